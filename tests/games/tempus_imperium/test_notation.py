"""Notation of moves: what a person may write, and the errors for what cannot be read."""

from __future__ import annotations

import pytest

from aevum.games.tempus_imperium.moves import BOOK
from aevum.kernel.errors import Malformed
from games.tempus_imperium.positions import (
    SIX_SQUARES_ROAD,
    legal,
    match_from,
    may,
    play,
    sheet_of,
    sheet_with,
    two_forests,
)

FIRST_WORDS = {"pass", "road", "dig", "build", "use", "pay", "from"}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("ROAD e5 - F5", "road E5-F5"),
        ("roadE5-F5", "road E5-F5"),
        ("road F5-E5", "road E5-F5"),
        ("  road\tE5-F5  ", "road E5-F5"),
        ("Pass", "pass"),
        ("DIG a10", "dig A10"),
        ("dig A 1", "dig A1"),
        ("Build FARM j10", "build farm J10"),
        ("buildfarmA1", "build farm A1"),
        ("pay  build castle A 1 0", "pay build castle A10"),
        ("PayRoadA10-A9", "pay road A9-A10"),
        ("use a1", "use A1"),
        ("use A1 A10", "use A1 A10"),
        ("useA10A1", "use A10 A1"),
        ("pay use c3 d4", "pay use C3 D4"),
        ("road a1-n", "road A1-N"),
        ("road N-A1", "road A1-N"),
        ("from b2", "from B2"),
    ],
)
def test_case_spacing_and_direction_are_forgiven(written: str, meant: str) -> None:
    assert BOOK.notation(BOOK.parse(written)) == meant


def test_a_match_takes_untidy_notation() -> None:
    match = match_from(sheet_with(digit=1))

    match.play("ROAD e5 - F5")
    match.play("roadE6-F6")
    match.play("road H8-G8")

    assert [BOOK.notation(played.move) for played in match.moves] == ["road E5-F5", "road E6-F6", "road G8-H8"]


def test_the_letter_is_the_column_and_the_number_the_row() -> None:
    assert legal(sheet_with(lake="A10", digit=3), "dig") == {"A9", "B10"}


@pytest.mark.parametrize(("corner", "sides"), [("A1", "NW"), ("J1", "NE"), ("A10", "SW"), ("J10", "SE")])
def test_sides_on_the_rim_are_named_by_the_points_of_the_compass(corner: str, sides: str) -> None:
    sheet = sheet_with(options={"rim_roads": True}, digit=1)

    assert {side for side in "NSWE" if f"{corner}-{side}" in legal(sheet, "road")} == set(sides)
    for side in sides:
        assert may(sheet, f"road {corner}-{side}")


def test_a_fort_with_its_enemy_differs_from_a_building_alone() -> None:
    sheet = sheet_with(roads="A9-A10", fort="A10", farm="A1", enemy="A9", digit=0)

    play(sheet, "use A10 A9", "use A1")

    assert sheet.gold == 12


# -- notation that cannot be read


@pytest.mark.parametrize(
    ("text", "understood", "rest", "expected"),
    [
        ("", "", "", FIRST_WORDS),
        ("fly E5", "", "fly E5", FIRST_WORDS),
        ("roa", "", "roa", FIRST_WORDS),
        ("road", "road", "", {"<section>"}),
        ("road E5", "road", "E5", {"<section>"}),
        ("road E5-G5", "road", "E5-G5", {"<section>"}),
        ("road E5-F6", "road", "E5-F6", {"<section>"}),
        ("road B2-N", "road", "B2-N", {"<section>"}),
        ("Dig  K1 ", "dig", "K1", {"<square>"}),
        ("dig A11", "dig", "A11", {"<square>"}),
        ("dig A0", "dig", "A0", {"<square>"}),
        ("build", "build", "", {"<building>"}),
        ("build tower C3", "build", "tower C3", {"<building>"}),
        ("build Market", "build market", "", {"<square>"}),
        ("build market Z3", "build market", "Z3", {"<square>"}),
        ("use", "use", "", {"<square>"}),
        ("use forest", "use", "forest", {"<square>"}),
        ("use D5 Z9", "use D5", "Z9", {"<end>", "<square>", "from"}),
        ("pay", "pay", "", {"road", "dig", "build", "use"}),
        ("pay pass", "pay", "pass", {"road", "dig", "build", "use"}),
        ("pay road", "pay road", "", {"<section>"}),
        ("from", "from", "", {"<square>"}),
        ("pass now", "pass", "now", {"<end>", "from"}),
        ("road E5-F5 road F5-G5", "road E5-F5", "road F5-G5", {"<end>", "from"}),
        ("build market C3 from", "build market C3 from", "", {"<square>"}),
        ("build market C3 from B2 from Z9", "build market C3 from B2 from", "Z9", {"<square>"}),
        ("build market C3 from B2, B4", "build market C3 from B2", ", B4", {"<end>", "from"}),
    ],
)
def test_malformed_text_is_answered_with_what_was_understood_and_what_was_expected(
    text: str, understood: str, rest: str, expected: set[str]
) -> None:
    match = match_from(two_forests())

    with pytest.raises(Malformed) as answer:
        match.play(text)

    assert answer.value.arguments == {"understood": understood, "rest": rest}
    assert set(answer.value.expected) == expected
    assert len(answer.value.expected) == len(expected)


@pytest.mark.parametrize("number", [-1, BOOK.size, 10**9])
def test_a_number_outside_the_book_is_no_move(number: int) -> None:
    match = match_from(sheet_with())

    with pytest.raises(Malformed) as answer:
        match.play(number)

    assert answer.value.arguments["rest"] == str(number)
    assert answer.value.expected == (f"0 .. {BOOK.size - 1}",)


def test_malformed_text_changes_nothing() -> None:
    match = match_from(two_forests())

    with pytest.raises(Malformed):
        match.play("build market C3 from B2 from")

    assert match.length == 0
    assert sheet_of(match).key() == two_forests().key()


def test_every_legal_move_reads_back_from_its_notation() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 4}, lake="A1", fort="E6", enemy="F6", digit=1)

    assert [BOOK.parse(BOOK.notation(move)) for move in sheet.legal()] == sheet.legal()
