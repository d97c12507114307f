"""Rulebook chapter Tener Niños: new tokens on grassland where own tokens stand."""

from __future__ import annotations

import pytest

from games.tempus.positions import (
    FAR,
    People,
    actor,
    after,
    legal,
    may,
    on,
    play,
    refusal,
    supply,
    terrain_on,
    world_with,
)
from rule_marks import rule


@rule("tempus.babies.once", "tempus.babies.count")
def test_tt_10_two_children_but_one_grassland_hex_one_birth() -> None:
    world = world_with(grassland="F6", woods="H6", red=People("F6 H6", supply=5, hand="education-woods"), era="cities")
    play(world, "babies F6")

    assert refusal(world, "babies F6") == "babies.once"
    assert refusal(world, "babies H6") == "babies.grassland"
    assert on(world, "F6 H6") == ["red 2", "red 1"]
    assert supply(world, "red") == 4


@rule("tempus.card.medicine", "tempus.babies.once")
def test_tt_11_medicine_does_not_lift_one_per_hex() -> None:
    world = world_with(grassland="F6 H6", red=People("F6 H6", supply=5, hand="medicine-woods"), era="cities")
    play(world, "babies F6", "babies H6")

    assert may(world, "play medicine-woods")
    assert refusal(after(world, "play medicine-woods"), "babies F6") == "babies.once"
    assert refusal(after(world, "play medicine-woods"), "babies H6") == "babies.once"


@rule("tempus.card.medicine", "tempus.babies.count")
def test_medicine_brings_one_more_child_on_a_third_hex() -> None:
    world = world_with(
        grassland="D6 F6 H6", red=People("D6 F6 H6", hand="medicine-woods education-hills"), era="cities"
    )
    play(world, "babies D6", "babies F6")
    assert refusal(world, "babies H6") == "babies.count"

    play(world, "play medicine-woods", "babies H6")

    assert on(world, "D6 F6 H6") == ["red 2", "red 2", "red 2"]


@rule("tempus.card.medicine", "tempus.cards.when")
def test_medicine_is_still_in_time_after_the_last_child_of_the_last_action() -> None:
    world = world_with(grassland="D6 F6", red=People("D6 F6", hand="medicine-woods", actions=1))
    play(world, "red: babies D6")
    assert actor(world) == "red"

    assert on(play(world, "red: play medicine-woods", "red: babies F6"), "D6 F6") == ["red 2", "red 2"]


@rule("tempus.card.medicine", "tempus.cards.when")
def test_medicine_played_first_begins_to_have_babies() -> None:
    world = world_with(grassland="D6 F6 H6", red=People("D6 F6 H6", hand="medicine-woods medicine-hills"))
    play(world, "play medicine-woods")

    assert world.actions[0] == 2
    assert refusal(world, "move D6") == "turn.one_action"
    assert refusal(world, "babies nobody") == "turn.one_action"
    assert on(play(world, "babies D6", "babies F6"), "D6 F6") == ["red 2", "red 2"]


@rule("tempus.card.medicine")
def test_medicine_goes_with_babies_only() -> None:
    world = world_with(
        grassland="D6 F6 H6", woods="E6", red=People("D6 H6", hand="medicine-woods government-hills"), era="farming"
    )

    assert refusal(after(world, "idea"), "play medicine-woods") == "card.medicine"
    assert refusal(after(world, "move D6 to E6"), "play medicine-woods") == "card.medicine"
    assert refusal(after(world, "babies nobody"), "play medicine-woods") == "card.medicine"


@rule("tempus.babies.stacking")
def test_tt_12_a_full_hex_needs_sanitation() -> None:
    world = world_with(grassland="F6 H6", red=People("F6:2 H6", supply=5, hand="sanitation-woods"), era="farming")
    without = world_with(grassland="F6 H6", red=People("F6:2 H6", supply=5), era="farming")

    assert refusal(without, "babies F6") == "babies.stacking"
    assert actor(after(without, "babies H6 end")) == "blue"
    play(world, "babies H6", "babies F6 play sanitation-woods")
    assert on(world, "F6 H6") == ["red 3", "red 2"]


@rule("tempus.babies.stacking")
def test_tt_12_without_sanitation_there_is_one_birth() -> None:
    world = world_with(grassland="F6 H6", red=People("F6:2 H6", supply=5, hand="education-woods"), era="farming")
    play(world, "babies H6")

    assert refusal(world, "babies F6") == "babies.stacking"
    assert refusal(world, "babies H6") == "babies.once"


@rule("tempus.babies.supply")
def test_tt_13_the_supply_bounds_births() -> None:
    world = world_with(
        grassland="D6 F6 H6",
        red=People("D6 F6 H6", supply=1, hand="education-woods", actions=2),
        blue=People(FAR),
        era="cities",
    )
    play(world, "babies D6")

    assert supply(world, "red") == 0
    assert refusal(world, "babies F6") == "babies.supply"


@rule("tempus.babies.supply")
def test_without_supply_no_birth_can_be_chosen() -> None:
    world = world_with(grassland="D6 F6", red=People("D6 F6", supply=0), era="cities")

    assert legal(world, "babies") == {"nobody"}
    assert refusal(world, "babies D6") == "babies.supply"


@rule("tempus.babies.grassland")
@pytest.mark.parametrize("terrain", ["farmland", "hills", "woods", "mountains"])
def test_children_are_born_on_grassland_only(terrain: str) -> None:
    world = world_with(grassland="F6", red=People("F6 H6"), **terrain_on(terrain, "H6"))

    assert legal(world, "babies") == {"F6", "nobody"}
    assert refusal(world, "babies H6") == "babies.grassland"


@rule("tempus.babies.grassland")
def test_children_are_born_only_where_own_tokens_stand() -> None:
    world = world_with(grassland="E6 F6 G6 H6", red=People("F6", cities="H6:2"), blue=People("E6"))

    assert legal(world, "babies") == {"F6", "nobody"}
    assert refusal(world, "babies E6") == "babies.grassland"
    assert refusal(world, "babies G6") == "babies.grassland"
    assert refusal(world, "babies H6") == "babies.grassland"
    assert refusal(world, "babies A1") == "babies.grassland"


@rule("tempus.babies.count", "tempus.turn.own_row")
@pytest.mark.parametrize(("era", "children"), [("start", 1), ("writing", 1), ("farming", 2), ("trains", 2)])
def test_as_many_children_as_the_own_row_says(era: str, children: int) -> None:
    world = world_with(
        grassland="D6 F6 H6", red=People("D6 F6 H6", era=era, hand="education-woods"), blue=People(era="trains")
    )
    play(world, *["babies D6", "babies F6"][:children])

    assert refusal(world, "babies H6") == "babies.count"


@rule("tempus.babies.count", "tempus.turn.must")
def test_tr_31_to_have_babies_may_bring_fewer_or_none() -> None:
    world = world_with(grassland="D6 F6", red=People("D6 F6"), era="farming")

    assert on(after(world, "red: babies D6 end"), "D6 F6") == ["red 2", "red 1"]
    play(world, "red: babies nobody")
    assert actor(world) == "blue"
    assert on(world, "D6 F6") == ["red 1", "red 1"]
    assert world.actions == [2, 3, 3]


@rule("tempus.babies.once")
def test_a_hex_bears_again_in_the_next_action() -> None:
    world = world_with(
        grassland="F6", red=People("F6", actions=2), blue=People(actions=0), green=People(actions=0), era="cities"
    )

    assert on(play(world, "red: babies F6", "red: babies F6"), "F6") == ["red 3"]
