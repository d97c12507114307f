"""Rulebook chapter Acciones, 5-9 Construir: wood and stone along the roads and gold from the treasury."""

from __future__ import annotations

import pytest

from games.tempus_imperium.positions import (
    SIX_SQUARES_ROAD,
    left,
    legal,
    may,
    play,
    refusal,
    sheet_with,
    squares,
    symbol_on,
)
from rule_marks import rule

KINDS = ("farm", "market", "fort", "castle")


@rule("tempus_imperium.build.resources", "tempus_imperium.build.costs")
def test_it_13_what_can_be_built_with_four_wood_and_one_stone_on_the_road() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 4}, quarry={"E5": 1}, gold=10, digit=5)

    assert {kind for kind in KINDS if may(sheet, f"build {kind} F6")} == {"farm", "market", "fort"}
    assert refusal(sheet, "build castle F6") == "build.resources"
    assert {refusal(sheet, f"build {kind} F7") for kind in KINDS} == {"build.resources"}

    play(sheet, "build fort F6")
    assert squares(sheet, "fort") == {"F6"}
    assert left(sheet, "D5", "E5") == [3, 0]
    assert sheet.gold == 8


@rule("tempus_imperium.build.costs")
@pytest.mark.parametrize(
    ("kind", "wood", "stone", "gold"), [("farm", 1, 0, 0), ("market", 2, 0, 2), ("fort", 1, 1, 2), ("castle", 0, 2, 2)]
)
def test_each_building_has_its_price(kind: str, wood: int, stone: int, gold: int) -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": wood}, quarry={"E5": stone}, gold=gold, digit=5)

    play(sheet, f"build {kind} F6")

    assert squares(sheet, kind) == {"F6"}
    assert left(sheet, "D5", "E5") == [0, 0]
    assert sheet.gold == 0
    assert sheet.turn == 1


@rule("tempus_imperium.build.resources")
@pytest.mark.parametrize(
    ("kind", "wood", "stone"), [("farm", 0, 4), ("market", 1, 4), ("fort", 0, 4), ("fort", 4, 0), ("castle", 4, 1)]
)
def test_a_building_is_refused_for_one_wood_or_stone_too_few(kind: str, wood: int, stone: int) -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": wood}, quarry={"E5": stone}, digit=6)

    assert refusal(sheet, f"build {kind} F6") == "build.resources"


@rule("tempus_imperium.build.gold")
@pytest.mark.parametrize(("kind", "gold"), [("market", 1), ("fort", 1), ("castle", 0)])
def test_a_building_is_refused_without_its_gold(kind: str, gold: int) -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 4}, quarry={"E5": 4}, gold=gold, digit=8)

    assert refusal(sheet, f"build {kind} F6") == "build.gold"


@rule("tempus_imperium.build.gold")
@pytest.mark.parametrize("gold", [2, 3])
def test_ir_15_both_payments_are_checked_together(gold: int) -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 4}, quarry={"E5": 4}, gold=gold, digit=1)

    assert {refusal(sheet, f"pay build {kind} F6") for kind in KINDS[1:]} == {"build.gold"}
    assert may(sheet, "pay build farm F6")


@rule("tempus_imperium.build.gold")
def test_ir_05_gold_needs_no_road() -> None:
    lonely = sheet_with(roads="A1-B1", forest={"A1": 2}, gold=2, digit=5)

    assert play(lonely, "build market B1").gold == 0


@rule("tempus_imperium.build.empty")
@pytest.mark.parametrize("symbol", [*KINDS, "lake", "enemy", "dead_enemy"])
def test_a_building_stands_on_an_empty_square(symbol: str) -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 4}, **symbol_on(symbol, "F6"), digit=9)

    assert refusal(sheet, "build farm F6") == "build.empty"
    assert legal(sheet, "build farm") == {"E5", "F5", "D6", "E6"}


@rule("tempus_imperium.build.empty")
def test_a_forest_pays_for_no_building_on_its_own_square() -> None:
    assert refusal(sheet_with(roads="E5-F5", forest={"E5": 4}, digit=5), "build farm E5") == "build.empty"


@rule("tempus_imperium.build.resources")
def test_ir_03_a_forest_beside_the_site_without_a_road_does_not_pay() -> None:
    sheet = sheet_with(forest={"E5": 4}, digit=5)
    assert refusal(sheet, "build farm F5") == "build.resources"

    # A road that passes the forest but only meets a corner of the building's square.
    play(sheet, "pay road E4-E5")
    assert refusal(sheet, "build farm F5") == "build.resources"

    play(sheet, "pay road E5-F5")
    assert may(sheet, "build farm F5")


@rule("tempus_imperium.build.resources")
def test_ir_04_resources_may_come_from_several_squares_of_one_road() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 1, "D6": 1}, digit=5)

    play(sheet, "build market F6")

    assert left(sheet, "D5", "D6") == [0, 0]


@rule("tempus_imperium.build.resources")
def test_ir_04_resources_may_come_by_two_roads_that_touch_the_site() -> None:
    sheet = sheet_with(roads="E5-F5 F5-G5", forest={"E5": 1, "G5": 1}, digit=5)

    play(sheet, "build market F5")

    assert squares(sheet, "market") == {"F5"}
    assert left(sheet, "E5", "G5") == [0, 0]


@rule("tempus_imperium.build.resources")
def test_resources_beyond_a_second_road_that_does_not_touch_the_site_are_out_of_reach() -> None:
    sheet = sheet_with(roads="E5-F5 F5-G5", forest={"E5": 1}, quarry={"F5": 4}, digit=5)

    assert refusal(sheet, "build farm G5") == "build.resources"
    assert may(sheet, "build castle G5")


@rule("tempus_imperium.build.resources")
def test_a_forest_on_two_roads_of_the_site_is_counted_once() -> None:
    two_roads = "B3-C3 B4-C4 C3-D3 C4-D4"
    one_wood = sheet_with(roads=two_roads, forest={"C4": 1}, digit=5)
    two_wood = sheet_with(roads=two_roads, forest={"C4": 2}, digit=5)

    assert refusal(one_wood, "build market C3") == "build.resources"
    assert left(play(two_wood, "build market C3"), "C4") == [0]
    assert two_wood.turn == 1
