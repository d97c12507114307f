"""Rulebook chapter Construir una Ciudad: all tokens of a hex go back, a city takes their place."""

from __future__ import annotations

import pytest

from aevum.games.tempus.state import World
from games.tempus.positions import FAR, People, axial, cities_left, legal, may, on, play, refusal, supply, world_with
from rule_marks import rule

RINGS = axial("0,1 1,0 1,-1 0,-1 -1,0 -1,1 2,0 2,-1 2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 1,1")
"""The hex [0,0] and the two rings round it, without the mountains."""


def building_land() -> World:
    return world_with(
        farmland=RINGS,
        mountains=axial("0,0 0,2"),
        red=People(axial("1,0:2 0,1:2 0,0:3 0,2:3 0,-2:1 1,-2:3 -2,1:2"), cities=axial("-1,0:2")),
        blue=People(cities=axial("2,-1:2")),
        era="cities",
    )


@rule("tempus.city.adjacent", "tempus.city.mountains", "tempus.city.value")
def test_tt_27_where_red_may_build() -> None:
    sites = {words.split()[0] for words in legal(building_land(), "city")}

    assert sites == set(axial("0,1 1,-2").split())


@rule("tempus.city.adjacent", "tempus.city.mountains", "tempus.city.value")
@pytest.mark.parametrize(
    ("place", "clause"),
    [
        ("1,0", "city.adjacent"),
        ("0,0", "city.mountains"),
        ("0,2", "city.mountains"),
        ("0,-2", "city.value"),
        ("-2,1", "city.adjacent"),
    ],
)
def test_tt_27_where_red_may_not_build(place: str, clause: str) -> None:
    assert refusal(building_land(), f"city {axial(place)} 2") == clause


@rule("tempus.city.value", "tempus.city.tokens")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_tt_28_the_value_may_be_lower_than_the_stack(value: int) -> None:
    world = world_with(woods="F6", red=People("F6:4"), era="industry")
    assert legal(world, "city") == {"F6 2", "F6 3", "F6 4"}

    play(world, f"city F6 {value}")

    assert on(world, "F6") == [f"red city {value}"]
    assert supply(world, "red") == 16
    assert cities_left(world, "red") == {2: 3, 3: 3, 4: 2} | {value: {2: 2, 3: 2, 4: 1}[value]}


@rule("tempus.city.supply", "tempus.city.tokens")
def test_tt_29_and_tr_18_five_tokens_and_both_fours_built() -> None:
    world = world_with(woods="F6", red=People("F6:5", cities_left={2: 1, 3: 2, 4: 0}), era="industry")

    assert legal(world, "city") == {"F6 2", "F6 3"}
    assert refusal(world, "city F6 4") == "city.supply"
    play(world, "city F6 3")
    assert supply(world, "red") == 16
    assert cities_left(world, "red") == {2: 1, 3: 1, 4: 0}


@rule("tempus.city.value")
def test_tr_17_five_tokens_build_at_most_a_four() -> None:
    world = world_with(woods="F6", red=People("F6:5"), era="industry")

    assert legal(world, "city") == {"F6 2", "F6 3", "F6 4"}


@rule("tempus.city.tokens")
def test_tr_43_surplus_tokens_go_back_to_the_supply_and_bring_nothing() -> None:
    world = world_with(woods="F6", red=People("F6:4 A1:2"), era="industry")
    play(world, "city F6 2")

    assert on(world, "F6 A1") == ["red city 2", "red 2"]
    assert supply(world, "red") == 14


@rule("tempus.city.value")
def test_a_city_costs_no_more_than_the_tokens_there() -> None:
    world = world_with(woods="F6", red=People("F6:3"), era="cities")

    assert legal(world, "city") == {"F6 2", "F6 3"}
    assert refusal(world, "city F6 4") == "city.value"


@rule("tempus.city.supply")
def test_tr_18_without_any_city_left_none_is_built() -> None:
    world = world_with(woods="F6", red=People("F6:4", cities_left={2: 0, 3: 0, 4: 0}), era="industry")

    assert legal(world, "city") == set()
    assert refusal(world, "city F6 2") == "city.supply"


@rule("tempus.city.own")
def test_a_city_is_built_on_own_tokens() -> None:
    world = world_with(woods="F6 H6 C3 J9", red=People("F6:2", cities="J9:2"), blue=People("H6:3"), era="cities")

    assert refusal(world, "city H6 2") == "city.own"
    assert refusal(world, "city C3 2") == "city.own"
    assert refusal(world, "city J9 2") == "city.own"
    assert refusal(world, "city A1 2") == "city.mountains", "nor on water, as the same clause says"


@rule("tempus.city.adjacent")
def test_two_steps_from_a_city_is_far_enough() -> None:
    world = world_with(woods="F6 G6 H6", red=People("H6:2"), blue=People(cities="F6:2"), era="cities")

    assert may(world, "city H6 2")


@rule("tempus.city.terrain")
def test_under_a_city_the_terrain_does_not_count_in_a_fight() -> None:
    world = world_with(
        woods="G6", red=People("F6:3", hand="education-woods"), blue=People(FAR, cities="G6:3"), era="cities"
    )
    play(world, "red: fight F6 to G6", "blue: declare hills", "red: lay education-woods done")

    assert on(world, "F6 G6") == ["red 2", "blue city 3"]


@rule("tempus.city.terrain", "tempus.babies.grassland")
def test_no_child_is_born_in_a_city_on_grassland() -> None:
    world = world_with(grassland="F6", red=People(cities="F6:2"), era="cities")

    assert refusal(world, "babies F6") == "babies.grassland"


@rule("tempus.city.tokens")
def test_tokens_freed_by_a_city_can_be_born_again() -> None:
    world = world_with(
        grassland="F6 H6",
        red=People("F6:2 H6", supply=0, actions=2),
        blue=People(actions=0),
        green=People(actions=0),
        era="cities",
    )
    assert refusal(world, "babies H6") == "babies.supply"

    play(world, "red: city F6 2", "red: babies H6")

    assert on(world, "F6 H6") == ["red city 2", "red 2"]


@rule("tempus.turn.one_action")
def test_building_is_the_action_of_the_slot() -> None:
    world = world_with(woods="F6 H6", red=People("F6:2 H6:2", hand="education-woods"), era="cities")
    play(world, "city F6 2")

    assert refusal(world, "city H6 2") == "turn.one_action"
    assert world.actions == [3, 4, 4]
