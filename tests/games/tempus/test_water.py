"""Rulebook chapter Mover Población, lacustre and marítimo: over lakes from the beginning, over the sea with ships."""

from __future__ import annotations

from typing import Any

from aevum.games.tempus.constants import HEXES
from aevum.games.tempus.state import World
from games.tempus.positions import (
    AROUND_THE_LAKE,
    People,
    actor,
    after,
    axial,
    destinations,
    on,
    play,
    refusal,
    world_with,
)
from rule_marks import rule

TWO_LAKES = "D5 E5 F5 G5 C6 E6 G6 D7 E7 F7 G7"
"""Land round the lakes on D6 and F6; E5 E6 E7 lie on both shores."""


def places(text: str) -> set[str]:
    return set(axial(text).split())


def lake_world(red: str, blue: str = "", *, red_cities: str = "", blue_cities: str = "", **rest: Any) -> World:
    return world_with(
        woods=AROUND_THE_LAKE,
        red=People(axial(red), cities=axial(red_cities)),
        blue=People(axial(blue), cities=axial(blue_cities)),
        **rest,
    )


def lakes(world: World) -> list[set[str]]:
    return [{HEXES[place] for place in lake} for lake in world.island.lakes]


def coast(world: World) -> set[str]:
    return {HEXES[place] for place in world.island.coast}


@rule("tempus.move.land", "tempus.move.lake", "tempus.move.city", "tempus.move.others")
def test_tt_04_two_steps_on_land_or_across_the_lake_and_stop() -> None:
    world = lake_world("1,0", "0,1 -2,0", blue_cities="-1,-1:2 2,-1:2", era="roads")
    by_land = places("0,-1 0,2 1,-2 1,-1 1,1 2,-2 2,0")
    over_the_lake = places("-1,0 -1,1 0,-1 1,-1")

    assert destinations(world, axial("1,0")) == by_land | over_the_lake


@rule("tempus.move.lake")
def test_tt_04_over_the_lake_a_token_goes_as_far_in_the_first_era() -> None:
    world = lake_world("1,0", "0,1 -2,0", blue_cities="-1,-1:2 2,-1:2")

    assert destinations(world, axial("1,0")) == places("1,-1 1,1 2,0") | places("-1,0 -1,1 0,-1")


@rule("tempus.move.lake")
def test_tt_04_the_token_stops_on_the_other_shore() -> None:
    world = lake_world("1,0 2,-2", era="trade")
    play(world, f"move {axial('1,0')} to {axial('-1,0')}")

    assert refusal(world, f"move {axial('-1,0')}") == "move.once"


@rule("tempus.move.lake", "tempus.move.city")
def test_tt_05_not_on_the_shore_no_lake_move_even_after_one_step_but_past_the_own_city() -> None:
    world = lake_world("1,0", "0,1 -2,0", blue_cities="-1,-1:2 2,-1:2", era="roads", first="blue")

    assert actor(world) == "blue"
    assert destinations(world, axial("-2,0")) == places("-2,1 -2,2 -1,0 -1,1 0,-2 0,-1")
    assert refusal(world, f"move {axial('-2,0')} to {axial('1,-1')}") == "move.land"


@rule("tempus.move.city")
def test_tt_06_a_city_of_another_player_is_not_passed() -> None:
    world = lake_world("1,0", "0,1 -2,0", red_cities="-1,-1:2", blue_cities="2,-1:2", era="roads", first="blue")

    assert destinations(world, axial("-2,0")) == places("-2,1 -2,2 -1,0 -1,1 0,-1")


@rule("tempus.move.sea", "tempus.move.stacking")
def test_tt_07_ships_reach_any_coast_with_room() -> None:
    world = lake_world("1,1 2,0:3", "0,1 -2,0", blue_cities="-1,-1:2 2,-1:2", era="ships")
    by_sea = places("-2,1 -2,2 -1,2 0,-2 0,2 1,-2 2,-2")
    by_land = places("0,2 1,0")
    two_steps = places("1,-1")

    assert destinations(world, axial("1,1")) == by_sea | by_land | two_steps
    assert refusal(world, f"move {axial('1,1')} to {axial('2,0')}") == "move.stacking"
    assert refusal(world, f"move {axial('1,1')} to {axial('2,-1')}") == "move.city"
    assert refusal(world, f"move {axial('1,1')} to {axial('-2,0')}") == "move.others"


@rule("tempus.move.sea")
def test_tt_08_from_an_inner_hex_the_lake_is_open_and_the_sea_is_not() -> None:
    world = lake_world("1,0", era="ships")
    one_step = places("0,1 1,-1 1,1 2,-1 2,0")
    two_steps = places("-1,2 0,2 1,-2 2,-2")
    over_the_lake = places("-1,0 -1,1 0,-1 0,1 1,-1")

    assert destinations(world, axial("1,0")) == one_step | two_steps | over_the_lake
    assert refusal(world, f"move {axial('1,0')} to {axial('-2,0')}") == "move.land"


@rule("tempus.move.sea")
def test_without_ships_nobody_sails() -> None:
    world = world_with(woods="C3 J9", red=People("C3", era="trade"), blue=People(era="ships"))

    assert refusal(world, "move C3") == "move.nowhere"


@rule("tempus.move.sea", "tempus.turn.own_row")
def test_without_ships_in_the_own_row_a_coast_out_of_reach_is_refused_by_that_rule() -> None:
    world = world_with(woods="C3 D3 D4 J9", red=People("C3", era="trade"), blue=People("J9", era="ships"))

    assert refusal(world, "move C3 to J9") == "move.others"
    play(world, "red: move C3 to D3", "blue: move J9 to C3")
    assert on(world, "C3 D3 J9") == ["blue 1", "red 1", "-"]
    assert refusal(after(world, "green: move nobody"), "move D3 to J9") == "move.sea"


@rule("tempus.move.sea")
def test_a_sea_voyage_takes_no_step_before_and_none_after() -> None:
    world = world_with(woods="G6 F6 H6 G5 H5 G7 H7 B10 C10 C9 D9 C11 D11 D10", red=People("G6 F6"), era="ships")

    assert "B10" not in destinations(world, "G6")
    assert "B10" in destinations(world, "F6")
    assert "C10" not in destinations(world, "F6")


@rule("tempus.card.transport", "tempus.move.sea", "tempus.move.lake")
def test_transport_goes_by_lake_and_by_sea_too() -> None:
    world = world_with(woods=f"{TWO_LAKES} J10", red=People("C6 D5 E7", hand="transport-woods"), era="ships")

    play(world, "move D5 to J10", "move E7 to G6 play transport-woods", "move C6 to E6")

    assert on(world, "J10 G6 E6") == ["red 1", "red 1", "red 1"]


@rule("tempus.move.coast", "tempus.move.what_is_a_lake")
def test_tt_09_and_tr_11_water_between_land_and_the_frame_is_sea() -> None:
    world = world_with(woods="A2 B3 B1 B2 C3 C1 C2")

    assert lakes(world) == []
    assert coast(world) == {"A2", "B3", "B1", "C3", "C1", "C2"}


@rule("tempus.move.coast")
def test_tr_12_land_on_the_rim_with_no_water_beside_it_is_coast() -> None:
    world = world_with(woods="F1 G1 H1 F2 G2 J9", red=People("G1"), era="ships")

    assert {"G1", "J9"} <= coast(world)
    assert on(play(world, "move G1 to J9"), "J9") == ["red 1"]


@rule("tempus.move.what_is_a_lake")
def test_a_lake_is_water_that_land_closes_in() -> None:
    world = world_with(woods=TWO_LAKES)

    assert lakes(world) == [{"D6"}, {"F6"}]
    assert coast(world) == set(TWO_LAKES.split()) - {"E6"}


@rule("tempus.move.what_is_a_lake")
def test_a_gap_in_its_shore_makes_a_lake_sea() -> None:
    world = world_with(woods="D5 E5 F5 G5 C6 E6 G6 D7 E7 F7")

    assert lakes(world) == [{"D6"}]
    assert "E6" in coast(world)


@rule("tempus.move.lake")
def test_a_lake_of_several_hexes_is_one_lake() -> None:
    world = world_with(woods="D5 E5 F5 G5 C6 G6 D7 E7 F7 G7", red=People("C6"))

    assert lakes(world) == [{"D6", "E6", "F6"}]
    assert destinations(world, "C6") == {"D5", "E5", "F5", "G5", "G6", "D7", "E7", "F7", "G7"}


@rule("tempus.move.lake")
def test_tr_13_a_hex_on_two_lakes_may_use_either_but_not_both_in_one_move() -> None:
    world = world_with(woods=TWO_LAKES, red=People("E6 C6"))

    assert destinations(world, "E6") == set(TWO_LAKES.split()) - {"E6"}
    assert destinations(world, "C6") == {"D5", "E5", "E6", "D7", "E7"}


@rule("tempus.move.lake", "tempus.move.sea")
def test_tr_13_a_hex_on_a_lake_and_the_sea_may_use_either() -> None:
    world = world_with(woods=f"{TWO_LAKES} J10", red=People("C6"), era="ships")

    assert {"J10", "E6", "G6"} <= destinations(world, "C6")
    assert "J10" not in destinations(world_with(woods=f"{TWO_LAKES} J10", red=People("E6"), era="ships"), "E6")


@rule("tempus.move.lake", "tempus.move.stacking", "tempus.move.others", "tempus.move.city")
def test_tr_10_only_the_landing_hex_of_a_voyage_matters() -> None:
    world = world_with(
        woods=TWO_LAKES, red=People("C6 E6:2 D7", cities="E7:2"), blue=People("D5"), green=People(cities="E5:2")
    )

    assert destinations(world, "C6") == {"D7"}
    assert refusal(world, "move C6 to E6") == "move.stacking"
    assert refusal(world, "move C6 to D5") == "move.others"
    assert refusal(world, "move C6 to E7") == "move.city"
    assert refusal(world, "move C6 to E5") == "move.city"
