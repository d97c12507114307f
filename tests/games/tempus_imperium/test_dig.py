"""Rulebook chapter Acciones, 3-4 Excavar: a lake on an empty square adjacent to a lake square."""

from __future__ import annotations

import pytest

from aevum.games.tempus_imperium.rules.score import lakes
from games.tempus_imperium.positions import connected, legal, play, refusal, sheet_with, squares, symbol_on
from rule_marks import rule


@rule("tempus_imperium.dig.empty", "tempus_imperium.dig.beside_lake")
def test_it_12_dig_beside_a_lake_on_empty_squares_only() -> None:
    sheet = sheet_with(lake="E5", forest={"E4": 4}, dead_enemy="D5", digit=3)

    assert legal(sheet, "dig") == {"F5", "E6"}
    assert refusal(sheet, "dig E4") == "dig.empty"
    assert refusal(sheet, "dig D5") == "dig.empty"


@rule("tempus_imperium.dig.empty")
@pytest.mark.parametrize("symbol", ["farm", "market", "fort", "castle", "enemy"])
def test_a_building_or_an_enemy_is_not_dug_away(symbol: str) -> None:
    assert refusal(sheet_with(**symbol_on(symbol, "F5"), lake="E5", digit=4), "dig F5") == "dig.empty"


@rule("tempus_imperium.dig.empty")
def test_a_lake_square_is_not_dug_again() -> None:
    assert refusal(sheet_with(lake="E5 F5", digit=4), "dig F5") == "dig.empty"


@rule("tempus_imperium.dig.beside_lake")
def test_a_lake_is_not_dug_away_from_all_lakes_nor_at_the_corner_of_one() -> None:
    sheet = sheet_with(lake="E5", digit=3)

    assert refusal(sheet, "dig D4") == "dig.beside_lake"
    assert refusal(sheet, "dig G5") == "dig.beside_lake"
    assert refusal(sheet, "pay dig A1") == "dig.beside_lake"


@rule("tempus_imperium.dig.beside_lake")
def test_a_square_dug_is_a_lake_square_from_which_to_dig_on() -> None:
    sheet = play(sheet_with(lake="E5", digit=4), "dig F5", "dig G5")

    assert squares(sheet, "lake") == {"E5", "F5", "G5"}
    assert lakes(sheet) == [(3, 0)]
    assert sheet.gold == 10


@rule("tempus_imperium.dig.roads")
def test_ir_07_a_square_with_roads_on_its_sides_can_be_dug() -> None:
    sheet = sheet_with(lake="E5", roads="E5-F5 F5-G5 F5-F6", digit=3)

    play(sheet, "dig F5")

    assert squares(sheet, "lake") == {"E5", "F5"}
    assert connected(sheet, "F5") == {"E5", "F5", "G5", "F6"}


@rule("tempus_imperium.dig.roads")
def test_ir_07_a_road_can_be_drawn_between_two_lake_squares() -> None:
    sheet = play(sheet_with(lake="E5 F5", digit=1), "road E5-F5")

    assert connected(sheet, "E5") == {"E5", "F5"}
    assert lakes(sheet) == [(2, 0)]
