"""Rulebook chapter 3. Progreso: laggards catch up, cards are laid, and the leaders enter the next era."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.tempus.constants import ERA_TERRAIN, ERAS, TERRAINS
from aevum.games.tempus.state import World
from games.tempus.positions import (
    FAR,
    People,
    actor,
    discards,
    eras,
    hand,
    hand_sizes,
    may,
    pass_actions,
    phase,
    play,
    points,
    refusal,
    world_with,
)
from rule_marks import rule


def after_actions(**rest: Any) -> World:
    """Return the progress phase after all have spent their tokens on nothing."""
    return pass_actions(world_with(**rest))


@rule("tempus.progress.points", "tempus.progress.catch_up", "tempus.progress.winners", "tempus.card.education")
def test_tt_23_progress_into_ships() -> None:
    world = after_actions(
        woods="F6 G6 C3 D3 E3",
        hills="J9",
        red=People("F6:3 G6:2", era="trade", hand="weapons-woods"),
        blue=People("C3 D3 E3", cities="J9:3", era="roads", hand="education-woods"),
        green=People(era="trade"),
    )
    assert eras(world) == ["trade", "trade", "trade"]

    play(world, "red: lay weapons-woods done", "blue: lay education-woods done")

    assert points(world) == (6, 6, 0)
    assert eras(world) == ["ships", "ships", "trade"]
    assert hand_sizes(world) == [0, 0, 0]


@rule("tempus.progress.winners", "tempus.progress.bonus")
def test_tt_24_nobody_has_a_point_all_tie_and_advance() -> None:
    world = after_actions()

    assert points(world) == (0, 0, 0)
    assert eras(world) == ["writing", "writing", "writing"]
    assert hand_sizes(world) == [2, 2, 2]


@rule("tempus.progress.bonus", "tempus.progress.catch_up")
def test_tt_25_the_bonus_is_for_the_winners_never_for_those_who_catch_up() -> None:
    world = after_actions(
        farmland="F6 G6 C3 I9 J9", red=People("F6:2 G6"), blue=People("C3:2"), green=People("I9:2 J9")
    )
    assert points(world) == (3, 2, 3)
    assert eras(world) == ["writing", "start", "writing"]
    assert hand_sizes(world) == [2, 0, 2]

    pass_actions(world)

    assert eras(world) == ["writing", "writing", "writing"]
    assert phase(world) == "progress"
    assert hand_sizes(world) == [2, 0, 2]


@rule("tempus.progress.points", "tempus.city.terrain", "tempus.card.education", "tempus.cards.uses")
def test_tt_26_each_token_counts_and_each_city_one_whatever_its_value() -> None:
    world = after_actions(
        hills="F6 H6 J9",
        woods="C3",
        red=People("F6:3 H6", cities="J9:4 C3:2", hand="education-grassland weapons-hills medicine-farmland"),
        era="roads",
    )
    play(world, "red: lay education-grassland lay weapons-hills lay medicine-farmland done")

    assert points(world) == (8, 0, 0)


@rule("tempus.progress.points")
@pytest.mark.parametrize(
    ("card", "worth"),
    [("education-woods", 2), ("education-hills", 1), ("weapons-woods", 1), ("weapons-hills", 0), ("leader-woods", 1)],
)
def test_what_a_card_is_worth_on_the_way_into_a_woods_era(card: str, worth: int) -> None:
    world = after_actions(red=People(hand=card), era="trade")

    assert points(play(world, f"red: lay {card} done"))[0] == worth


@rule("tempus.progress.points", "tempus.city.terrain")
def test_a_city_on_the_terrain_counts_once() -> None:
    world = after_actions(woods="F6", red=People(cities="F6:4"), era="trade")

    assert points(world) == (1, 0, 0)


@rule("tempus.progress.points")
def test_the_scoring_terrain_is_that_of_the_next_era() -> None:
    assert [TERRAINS[ERA_TERRAIN[ERAS.index(era)]] for era in ("writing", "farming", "ships")] == [
        "farmland",
        "hills",
        "woods",
    ]
    world = after_actions(farmland="F6", hills="G6", red=People("F6:2"), blue=People("G6"), era="writing")

    assert points(world) == (0, 1, 0)


@rule("tempus.progress.winners")
def test_only_those_with_the_most_points_advance() -> None:
    world = after_actions(woods="F6 G6 H6", red=People("F6:2"), blue=People("G6:3"), green=People("H6"), era="trade")

    assert points(world) == (2, 3, 1)
    assert eras(world) == ["trade", "ships", "trade"]


@rule("tempus.progress.catch_up")
def test_laggards_reach_the_lead_era_before_points_are_counted_and_can_win() -> None:
    world = after_actions(
        woods="F6", red=People(era="trade"), blue=People("F6", era="roads"), green=People(era="roads")
    )

    assert eras(world) == ["trade", "ships", "trade"]


@rule("tempus.progress.catch_up")
def test_who_is_far_behind_catches_up_all_the_way() -> None:
    world = after_actions(
        red=People(era="trade", hand="weapons-hills"), blue=People(era="writing"), green=People(era="start")
    )

    assert eras(world) == ["trade", "trade", "trade"]


@rule("tempus.progress.cards")
def test_cards_are_laid_in_the_order_of_play_by_those_who_have_any() -> None:
    world = after_actions(
        red=People(hand="weapons-woods"),
        green=People(hand="weapons-hills leader-woods"),
        blue=People(),
        era="trade",
        first="green",
    )

    play(world, "green: lay leader-woods done")
    assert refusal(world, "lay leader-woods") == "cards.in_hand"
    assert refusal(world, "idea") == "progress.cards"
    assert refusal(world, "play weapons-woods") == "progress.cards"
    play(world, "red: done")

    assert points(world) == (0, 0, 1)
    assert hand(world, "red") == ["weapons-woods"]
    assert hand(world, "green") == ["weapons-hills"]


@rule("tempus.progress.cards")
def test_tr_23_and_tr_24_cards_laid_are_discarded_useless_ones_too() -> None:
    world = after_actions(red=People(hand="weapons-hills leader-woods"), era="trade")
    play(world, "red: lay weapons-hills lay leader-woods done")

    assert discards(world) == ["leader-woods", "weapons-hills"]
    assert hand(world, "red") == []


@rule("tempus.progress.bonus")
def test_printing_brings_two_cards_and_a_larger_hand() -> None:
    five = "weapons-woods weapons-hills leader-woods leader-hills medicine-woods"
    world = after_actions(red=People(hand=five), blue=People("F6"), era="ships")
    play(world, "red: done")

    assert eras(world) == ["printing", "printing", "printing"]
    assert hand_sizes(world) == [7, 2, 2]
    assert phase(world) == "slot"


@rule("tempus.progress.bonus", "tempus.idea.limit")
def test_tr_37_bonus_cards_above_the_limit_are_discarded_at_once_in_turn_order() -> None:
    five = "weapons-woods weapons-hills leader-woods leader-hills medicine-woods"
    four = "education-woods education-hills sanitation-woods sanitation-hills"
    world = world_with(
        red=People(f"F6 {FAR}", hand=five, actions=0),
        blue=People("G6", hand=four, actions=0),
        green=People(actions=1),
        first="green",
        deck="government-woods government-hills religion-woods religion-hills transport-woods transport-hills",
    )
    play(world, "green: move nobody", "red: done", "blue: done")

    assert hand(world, "green") == ["government-hills", "government-woods"]
    assert actor(world) == "red"
    assert hand_sizes(world) == [7, 4, 2]
    assert refusal(world, "play leader-woods") == "progress.bonus"
    assert refusal(world, "end") == "progress.bonus"
    play(world, "red: discard leader-woods", "red: discard religion-woods")
    assert hand_sizes(world) == [5, 6, 2]
    play(world, "blue: discard education-woods")

    assert hand_sizes(world) == [5, 5, 2]
    assert phase(world) == "slot"


@rule("tempus.progress.bonus")
@pytest.mark.parametrize("era", ["writing", "farming", "cities", "roads", "trade", "printing", "industry"])
def test_no_other_era_brings_cards(era: str) -> None:
    assert hand_sizes(after_actions(era=era)) == [0, 0, 0]


@rule("tempus.progress.cards")
def test_cards_in_progress_need_not_be_laid() -> None:
    world = after_actions(red=People(hand="education-woods"), blue=People(hand="weapons-woods"), era="trade")

    assert may(world, "done")
    play(world, "red: done", "blue: lay weapons-woods done")
    assert eras(world) == ["trade", "ships", "trade"]
