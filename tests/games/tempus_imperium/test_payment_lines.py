"""Lines of notation that name a building and the squares that pay for it."""

from __future__ import annotations

import pytest

from aevum.games.tempus_imperium.moves import BOOK
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.errors import AevumError, Illegal
from aevum.kernel.match import Match
from games.tempus_imperium.positions import TWO_FORESTS_ROAD, left, match_from, sheet_of, sheet_with, two_forests
from rule_marks import rule


def one_forest() -> Sheet:
    return sheet_with(roads=TWO_FORESTS_ROAD, forest={"B2": 4}, digit=5)


def moves_of(match: Match) -> list[str]:
    return [BOOK.notation(played.move) for played in match.moves]


@pytest.mark.parametrize("line", ["build market C3 from B2 from B4", "BUILD market c3 FROM b4 from B2"])
def test_a_line_names_the_building_and_the_squares_that_pay(line: str) -> None:
    match = match_from(two_forests())

    match.play(line)

    assert left(sheet_of(match), "B2", "B4") == [3, 3]
    assert sheet_of(match).turn == 1
    assert match.length == 3


def test_a_paid_line_takes_two_gold_more() -> None:
    match = match_from(two_forests(digit=1))

    match.play("pay build market C3 from B4 from B4")

    assert left(sheet_of(match), "B2", "B4") == [4, 2]
    assert sheet_of(match).gold == 6


@pytest.mark.parametrize("line", ["build market C3", "build market C3 from B2", "build market C3 from B2 from B2"])
def test_squares_named_without_need_are_forgiven(line: str) -> None:
    match = match_from(one_forest())

    match.play(line)

    assert moves_of(match) == ["build market C3"]
    assert left(sheet_of(match), "B2") == [2]


@pytest.mark.parametrize("named", ["from B2 from B4", "from B4 from B2"])
def test_a_square_that_pays_the_forced_rest_may_be_named_too(named: str) -> None:
    match = match_from(two_forests(b2=1, b4=4))

    match.play(f"build market C3 {named}")

    assert left(sheet_of(match), "B2", "B4") == [0, 3]


@rule("tempus_imperium.build.from_square")
@pytest.mark.parametrize("named", ["from J10", "from B2 from J10", "from J10 from B2", "from C3"])
def test_a_line_with_a_wrong_square_is_refused_whole(named: str) -> None:
    match = match_from(two_forests())

    with pytest.raises(Illegal) as refused:
        match.play(f"build market C3 {named}")

    assert refused.value.clause.id == "tempus_imperium.build.from_square"
    assert sheet_of(match).key() == two_forests().key()
    assert match.length == 0


@pytest.mark.parametrize("line", ["build market C3 from B4", "build market C3 from B2 from J10"])
def test_a_square_that_does_not_pay_is_refused_even_without_a_question(line: str) -> None:
    match = match_from(one_forest())

    with pytest.raises(Illegal):
        match.play(line)

    assert sheet_of(match).key() == one_forest().key()
    assert match.length == 0


@rule("tempus_imperium.build.nothing_owed")
@pytest.mark.parametrize("named", ["from A1 from B2 from B2", "from A1 from A1 from A1", "from B2 from B2 from A1"])
def test_a_line_that_pays_too_much_is_refused_whole(named: str) -> None:
    match = match_from(sheet_with(roads="A1-B1 B1-B2", forest={"A1": 4, "B2": 4}, digit=5))

    with pytest.raises(Illegal) as refused:
        match.play(f"build market B1 {named}")

    assert refused.value.clause.id == "tempus_imperium.build.nothing_owed"
    assert match.length == 0


def test_a_line_that_names_a_wrong_square_in_the_last_turn_is_refused_by_a_clause() -> None:
    match = match_from(two_forests(b4=0, round=5, turn=10))

    with pytest.raises(AevumError) as refused:
        match.play("build market C3 from J10")

    assert isinstance(refused.value, Illegal)
    assert match.length == 0


def test_a_line_whose_building_is_refused_is_refused_by_that_clause() -> None:
    match = match_from(two_forests(b2=1, b4=0))

    with pytest.raises(Illegal) as refused:
        match.play("build market C3 from B2")

    assert refused.value.clause.id == "tempus_imperium.build.resources"


def test_a_line_that_goes_on_after_a_refused_move_is_refused_by_the_clause_of_that_move() -> None:
    match = match_from(sheet_with(roads="A1-B1", digit=1))

    with pytest.raises(Illegal) as refused:
        match.play("road A1-B1 from B1")

    assert refused.value.clause.id == "tempus_imperium.road.once"


@rule("tempus_imperium.build.nothing_owed")
def test_a_line_that_pays_for_what_is_no_building_is_refused_whole() -> None:
    match = match_from(two_forests(digit=1))

    with pytest.raises(Illegal) as refused:
        match.play("road A1-B1 from B2")

    assert refused.value.clause.id == "tempus_imperium.build.nothing_owed"
    assert match.length == 0


def test_a_line_may_build_on_the_first_square_of_the_grid() -> None:
    match = match_from(sheet_with(roads="A1-B1 A1-A2", forest={"B1": 4, "A2": 4}, digit=5))

    match.play("build market A1 from A2 from B1")

    assert moves_of(match) == ["build market A1", "from A2", "from B1"]


@rule("tempus_imperium.build.from")
def test_a_partial_line_leaves_the_question_open() -> None:
    match = match_from(two_forests())

    match.play("build market C3 from B2")
    assert [str(move) for move in match.legal()] == ["from B2", "from B4"]

    match.play("from B4")
    assert left(sheet_of(match), "B2", "B4") == [3, 3]


def test_the_answers_alone_may_be_one_line() -> None:
    match = match_from(two_forests())

    match.play("build market C3")
    match.play("from B2 from B4")

    assert left(sheet_of(match), "B2", "B4") == [3, 3]
    assert sheet_of(match).turn == 1
