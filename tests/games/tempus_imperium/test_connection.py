"""Rulebook chapter Adyacente y Conectado."""

from __future__ import annotations

import pytest

from games.tempus_imperium.positions import (
    SIX_SQUARES_ROAD,
    connected,
    legal,
    may,
    play,
    refusal,
    sheet_with,
    symbol_on,
)
from rule_marks import rule


@rule("tempus_imperium.words.adjacent")
def test_it_07_adjacent_squares_of_a_lake_square() -> None:
    sheet = sheet_with(lake="E5", digit=3)

    assert legal(sheet, "dig") == {"E4", "D5", "F5", "E6"}


@rule("tempus_imperium.words.adjacent")
@pytest.mark.parametrize(
    ("lake", "shore"), [("A1", "B1 A2"), ("J10", "I10 J9"), ("J5", "J4 J6 I5"), ("E1", "D1 F1 E2"), ("A10", "A9 B10")]
)
def test_the_rim_does_not_go_round_to_the_other_side(lake: str, shore: str) -> None:
    assert legal(sheet_with(lake=lake, digit=3), "dig") == set(shore.split())


@rule("tempus_imperium.words.connected")
def test_it_08_six_squares_connected_by_one_road() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD)
    six = {"D5", "E5", "F5", "D6", "E6", "F6"}

    assert all(connected(sheet, square) == six for square in six)
    assert not {"C5", "G5", "G6", "E4"} & connected(sheet, "D5")
    assert all(connected(sheet, square) == set() for square in ("C5", "G5", "G6", "E4"))


@rule("tempus_imperium.words.road")
def test_it_09_two_networks_do_not_join_through_a_square() -> None:
    sheet = sheet_with(roads="E5-F5 H5-I5")

    assert len(set(sheet.network) - {0}) == 2
    assert connected(sheet, "E5") == {"E5", "F5"}
    assert connected(sheet, "I5") == {"H5", "I5"}


@rule("tempus_imperium.words.road")
def test_a_square_touched_by_two_roads_is_connected_through_each_but_does_not_join_them() -> None:
    sheet = sheet_with(roads="E5-F5 F5-G5")

    assert connected(sheet, "F5") == {"E5", "F5", "G5"}
    assert connected(sheet, "E5") == {"E5", "F5"}
    assert connected(sheet, "G5") == {"F5", "G5"}


@rule("tempus_imperium.words.road")
def test_a_fort_does_not_reach_through_a_square_onto_another_road() -> None:
    sheet = sheet_with(roads="E5-F5 F5-G5", fort="E5", market="F5", enemy="G5", digit=0)

    assert refusal(sheet, "use E5 G5") == "use.fort_target"


@rule("tempus_imperium.words.connected")
def test_ir_02_meeting_only_a_corner_of_a_square_does_not_connect_it() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, market="D5", farm="G5 C6 G6", digit=0)

    assert play(sheet, "use D5").gold == 10


@rule("tempus_imperium.words.road")
def test_sections_that_meet_at_a_corner_are_one_road() -> None:
    straight = sheet_with(roads="E5-E6 F5-F6")
    bent = sheet_with(roads="E5-E6 E6-F6")
    crossing = sheet_with(roads="E5-F5 F5-F6")

    assert connected(straight, "E5") == {"E5", "E6", "F5", "F6"}
    assert connected(bent, "E5") == {"E5", "E6", "F6"}
    assert connected(crossing, "E5") == {"E5", "F5", "F6"}


@rule("tempus_imperium.words.road")
@pytest.mark.parametrize("last", ["C5-C6", "G5-G6", "E5-E6"])
def test_a_new_section_joins_the_roads_it_meets(last: str) -> None:
    line = ["C5-C6", "D5-D6", "E5-E6", "F5-F6", "G5-G6"]
    sheet = sheet_with(roads=" ".join(section for section in line if section != last))

    play(sheet, f"road {last}")

    assert connected(sheet, "C5") == {square for section in line for square in section.split("-")}


@rule("tempus_imperium.words.road")
def test_two_long_roads_are_one_once_the_gap_between_them_is_closed() -> None:
    sheet = sheet_with(roads="B5-B6 C5-C6 A5-A6 E5-E6 F5-F6 G5-G6")
    assert "G6" not in connected(sheet, "A5")

    play(sheet, "road D5-D6")

    assert connected(sheet, "A5") == {f"{column}{row}" for column in "ABCDEFG" for row in (5, 6)}


@rule("tempus_imperium.words.empty")
@pytest.mark.parametrize("symbol", ["lake", "farm", "market", "fort", "castle", "enemy", "dead_enemy"])
def test_a_square_with_any_symbol_is_not_empty(symbol: str) -> None:
    shore = sheet_with(lake="A1", digit=3)
    assert may(shore, "dig B1")

    filled = sheet_with(**{"lake": "A1"} | symbol_on(symbol, "A1 B1" if symbol == "lake" else "B1"), digit=3)

    assert refusal(filled, "dig B1") == "dig.empty"


@rule("tempus_imperium.words.empty")
def test_ir_08_used_up_forests_and_quarries_and_dead_enemies_still_fill_their_squares() -> None:
    sheet = sheet_with(
        roads=SIX_SQUARES_ROAD, forest={"D5": 0, "E5": 4}, quarry={"F5": 0}, dead_enemy="E6", lake="D4 F4 E7"
    )

    assert [refusal(sheet, f"pay dig {square}") for square in ("D5", "F5", "E6")] == ["dig.empty"] * 3
    assert [refusal(sheet, f"pay build farm {square}") for square in ("D5", "F5", "E6")] == ["build.empty"] * 3
