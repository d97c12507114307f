"""Rulebook chapter Acciones, 0 Usar: the ability of a building, each one once a round."""

from __future__ import annotations

import pytest

from games.tempus_imperium.positions import (
    SIX_SQUARES_ROAD,
    legal,
    may,
    pass_turns,
    play,
    refusal,
    sheet_with,
    squares,
    symbol_on,
)
from rule_marks import rule


@rule("tempus_imperium.use.farm", "tempus_imperium.use.once")
def test_it_14_a_farm_brings_one_gold_without_a_road_once_a_round() -> None:
    sheet = sheet_with(farm="E5", gold=0, digit=0)

    play(sheet, "use E5")
    assert sheet.gold == 1
    assert refusal(sheet, "use E5") == "use.once"

    pass_turns(sheet, 8)
    assert refusal(sheet, "use E5") == "use.once"

    pass_turns(sheet, 1)
    assert play(sheet, "use E5").gold == 2


@rule("tempus_imperium.use.market")
def test_it_15_a_market_brings_one_gold_for_each_connected_farm() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, market="D5", farm="D6 F6 I9", digit=0)

    assert play(sheet, "use D5").gold == 12


@rule("tempus_imperium.use.fort")
def test_it_16_a_fort_destroys_one_connected_enemy_and_brings_one_gold() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, fort="D5", enemy="E6 F6 I9", digit=0)
    assert legal(sheet, "use") == {"D5 E6", "D5 F6"}

    play(sheet, "use D5 F6")

    assert sheet.gold == 11
    assert squares(sheet, "enemy") == {"E6", "I9"}
    assert squares(sheet, "dead_enemy") == {"F6"}


@rule("tempus_imperium.use.castle")
def test_it_17_a_castle_brings_two_gold_for_each_connected_market_and_fort() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, castle="E5", market="D5 F6 I9", fort="D6", farm="F5", digit=0)

    assert play(sheet, "use E5").gold == 16


@rule("tempus_imperium.use.building")
@pytest.mark.parametrize("symbol", ["empty", "lake", "enemy", "dead_enemy"])
def test_only_buildings_can_be_used(symbol: str) -> None:
    sheet = sheet_with(**symbol_on(symbol, "E5"), digit=0)

    assert refusal(sheet, "use E5") == "use.building"
    assert refusal(sheet, "use E5 F5") == "use.building"
    assert refusal(sheet, "pay use E5") == "use.building"


@rule("tempus_imperium.use.building")
def test_forests_and_quarries_cannot_be_used() -> None:
    sheet = sheet_with(forest={"E5": 4}, quarry={"F5": 4}, digit=0)

    assert refusal(sheet, "use E5") == refusal(sheet, "use F5") == "use.building"


@rule("tempus_imperium.use.once")
@pytest.mark.parametrize(
    ("kind", "use"), [("farm", "use D5"), ("market", "use D5"), ("castle", "use D5"), ("fort", "use D5 E6")]
)
def test_every_kind_of_building_is_used_once_a_round(kind: str, use: str) -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, **symbol_on(kind, "D5"), enemy="E6 F6", digit=0)

    play(sheet, use)

    again = use.replace("E6", "F6")
    assert refusal(sheet, again) == "use.once"
    assert refusal(sheet, f"pay {again}") == "use.once"
    assert may(pass_turns(sheet, 9), again)


@rule("tempus_imperium.use.once")
def test_two_buildings_of_a_kind_are_used_one_after_the_other() -> None:
    sheet = sheet_with(farm="E5 F5", gold=0, digit=0)

    assert play(sheet, "use E5", "use F5").gold == 2


@rule("tempus_imperium.use.once")
def test_ir_12_a_building_may_be_used_in_the_round_it_was_built() -> None:
    sheet = sheet_with(roads="E5-F5", forest={"E5": 4}, gold=0, digits="5000000000")

    assert play(sheet, "build farm F5", "use F5").gold == 1


@rule("tempus_imperium.use.market", "tempus_imperium.use.castle")
@pytest.mark.parametrize("kind", ["market", "castle"])
def test_ir_09_a_market_or_castle_without_anything_to_count_may_be_used_for_nothing(kind: str) -> None:
    sheet = sheet_with(**symbol_on(kind, "E5"), digit=0)

    assert play(sheet, "use E5").gold == 10
    assert refusal(sheet, "use E5") == "use.once"


@rule("tempus_imperium.use.market")
def test_ir_11_a_farm_used_this_round_still_counts_for_a_market() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, market="D5", farm="D6", gold=0, digit=0)

    assert play(sheet, "use D6", "use D5").gold == 2


@rule("tempus_imperium.use.castle")
def test_ir_11_a_market_and_a_fort_used_this_round_still_count_for_a_castle() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, castle="E5", market="D5", fort="D6", enemy="F6", gold=0, digit=0)

    assert play(sheet, "use D5", "use D6 F6", "use E5").gold == 0 + 1 + 4


@rule("tempus_imperium.use.castle")
def test_ir_13_a_castle_counts_neither_itself_nor_other_castles_nor_farms() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, castle="E5 E6", farm="D5", digit=0)

    assert play(sheet, "use E5").gold == 10


@rule("tempus_imperium.use.market")
def test_ir_13_a_market_counts_neither_itself_nor_other_buildings_than_farms() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, market="E5 E6", fort="D5", castle="D6", digit=0)

    assert play(sheet, "use E5").gold == 10


@rule("tempus_imperium.use.market")
def test_a_farm_reached_by_two_roads_counts_once() -> None:
    sheet = sheet_with(roads="B3-C3 B4-C4 C3-D3 C4-D4", market="C3", farm="C4 B3 D4", digit=0)

    assert play(sheet, "use C3").gold == 13


@rule("tempus_imperium.use.market")
def test_a_farm_beside_a_market_without_a_road_does_not_count() -> None:
    assert play(sheet_with(market="E5", farm="F5", digit=0), "use E5").gold == 10


@rule("tempus_imperium.use.fort_target")
def test_ir_10_a_fort_without_a_connected_enemy_cannot_be_used() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, fort="D5", dead_enemy="E6", enemy="C5 I9", farm="F6", digit=0)

    assert legal(sheet, "use") == {"F6"}
    for use in ("use D5", "use D5 E6", "use D5 C5", "use D5 I9", "use D5 F6", "use D5 D5"):
        assert refusal(sheet, use) == "use.fort_target"


@rule("tempus_imperium.use.fort_target")
@pytest.mark.parametrize("corner", ["A1", "J1", "A10", "J10"])
def test_a_fort_does_not_destroy_itself(corner: str) -> None:
    sheet = sheet_with(fort=corner, digit=0)

    assert refusal(sheet, f"use {corner} {corner}") == "use.fort_target"
    assert refusal(sheet, f"pay use {corner} {corner}") == "use.fort_target"


@rule("tempus_imperium.use.fort_target")
def test_a_fort_with_an_enemy_in_reach_must_name_it() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, fort="D5", enemy="E6", digit=0)

    assert refusal(sheet, "use D5") == "use.fort_target"
    assert may(sheet, "use D5 E6")


@rule("tempus_imperium.use.fort")
def test_a_destroyed_enemy_neither_raids_nor_costs_points() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, fort="D5", enemy="D6", gold=0, digit=0, round=5, turn=10)

    play(sheet, "use D5 D6")

    outcome = sheet.outcome()
    assert outcome is not None
    assert sheet.gold == 1
    assert outcome.points[0]["enemies"] == 0


@rule("tempus_imperium.use.target")
@pytest.mark.parametrize("kind", ["farm", "market", "castle"])
def test_only_a_fort_names_an_enemy(kind: str) -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, **symbol_on(kind, "D5"), enemy="E6", digit=0)

    assert refusal(sheet, "use D5 E6") == "use.target"
    assert refusal(sheet, "pay use D5 E6") == "use.target"
    assert may(sheet, "use D5")
