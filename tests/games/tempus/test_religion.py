"""Rulebook chapter Religión: one token of a neighbour is replaced by an own one, beside it."""

from __future__ import annotations

from typing import Any

from aevum.games.tempus.state import World
from games.tempus.positions import (
    AROUND_THE_LAKE,
    FAR,
    People,
    actor,
    after,
    axial,
    discards,
    legal,
    may,
    on,
    play,
    refusal,
    supply,
    world_with,
)
from rule_marks import card, rule

CONVERT = "play religion-hills convert G6 to F6"


def mission(own: int = 1, *, elsewhere: str = FAR, hand: str = "religion-hills", **rest: Any) -> World:
    """Return a world with red on F6, blue on G6 and elsewhere; the stacking limit is 2."""
    return world_with(
        woods="F6 G6",
        red=People(f"F6:{own}", hand=hand, supply=rest.pop("supply", None)),
        blue=People(f"G6:2 {elsewhere}"),
    )


@card("tempus.religion")
@rule("tempus.religion.target", "tempus.move.once", "tempus.cards.when", "tempus.move.count")
def test_tt_30_religion_in_the_middle_of_a_move() -> None:
    here, first, second, third = axial("0,0 1,0 2,0 2,-1").split()
    world = world_with(
        grassland=here,
        farmland=first,
        woods=second,
        hills=third,
        red=People(here, hand="religion-hills", supply=5),
        blue=People(f"{second} {FAR}"),
        era="trade",
    )
    before = supply(world, "blue")

    play(world, f"red: move {here} to {first}")
    play(world, f"red: play religion-hills convert {second} to {first}")
    play(world, f"red: move {first} to {third}")

    assert on(world, f"{here} {first} {second} {third}") == ["-", "red 1", "-", "red 1"]
    assert supply(world, "red") == 4
    assert supply(world, "blue") == before + 1
    assert actor(world) == "blue"


@rule("tempus.move.once")
def test_tr_07_the_converted_token_moves_but_not_the_one_that_moved_before() -> None:
    world = world_with(
        woods="E6 F6 G6 H6 F5 G5",
        red=People("E6", hand="religion-hills transport-hills"),
        blue=People(f"G6 {FAR}"),
        era="trade",
    )
    play(world, "move E6 to F6", CONVERT, "move F6 to F5", "play transport-hills")

    assert refusal(world, "move F6") == "move.once"
    assert refusal(world, "move F5") == "move.once"


@rule("tempus.religion.supply")
def test_tt_31_without_an_own_token_in_the_supply_nobody_is_converted() -> None:
    assert refusal(mission(supply=0), CONVERT) == "religion.supply"
    assert may(mission(supply=1), CONVERT)


@rule("tempus.religion.stacking", "tempus.religion.nobody")
def test_tt_31_a_full_hex_takes_nobody_in() -> None:
    assert refusal(mission(own=2), CONVERT) == "religion.nobody"


@rule("tempus.religion.stacking")
def test_tt_31_a_full_hex_is_refused_by_the_stacking_limit_when_others_have_room() -> None:
    world = world_with(
        red=People("F6:2 C6", hand="religion-hills"), blue=People(f"G6 D6 {FAR}"), woods="C5", era="start"
    )
    play(world, "play religion-hills")

    assert legal(world, "convert") == {"D6"}
    assert refusal(world, "convert G6") == "religion.stacking"


@rule("tempus.religion.stacking")
def test_tt_31_a_full_hex_beside_one_with_room_is_refused_as_home() -> None:
    world = world_with(red=People("F6:2 H6", hand="religion-hills"), blue=People(f"G6 {FAR}"))

    assert refusal(world, CONVERT) == "religion.stacking"
    assert legal(after(world, "play religion-hills convert G6"), "to") == {"H6"}


@rule("tempus.religion.stacking", "tempus.sanitation.when")
def test_tt_31_with_sanitation_a_full_hex_takes_one_in() -> None:
    world = mission(own=2, hand="religion-hills sanitation-woods")
    play(world, CONVERT)
    assert on(world, "F6 G6") == ["red 2", "blue 2"]

    play(world, "play sanitation-woods")

    assert on(world, "F6 G6") == ["red 3", "blue 1"]
    assert discards(world) == ["religion-hills", "sanitation-woods"]


@rule("tempus.fight.protection", "tempus.religion.nobody")
def test_tt_31_a_protected_player_is_not_converted() -> None:
    assert refusal(mission(elsewhere="C12 E12"), CONVERT) == "religion.nobody"
    assert may(mission(elsewhere="A12 C12 E12"), CONVERT)


@rule("tempus.religion.target")
def test_tr_06_exactly_one_token_is_taken() -> None:
    world = mission()
    blue_before = supply(world, "blue")
    play(world, CONVERT)

    assert on(world, "F6 G6") == ["red 2", "blue 1"]
    assert supply(world, "red") == 14
    assert supply(world, "blue") == blue_before + 1
    assert discards(world) == ["religion-hills"]


@rule("tempus.religion.own", "tempus.religion.adjacent")
def test_tr_05_nobody_comes_into_a_city_or_an_empty_hex() -> None:
    world = world_with(
        woods="F6 G6 H6 G5", red=People("F6", cities="H6:2", hand="religion-hills"), blue=People(f"G6 {FAR}")
    )
    play(world, "play religion-hills convert G6")

    assert legal(world, "to") == {"F6"}
    assert refusal(world, "to H6") == "religion.own"
    assert refusal(world, "to G5") == "religion.own"
    assert refusal(world, "to G6") == "religion.adjacent"
    assert refusal(world, "to A12") == "religion.adjacent"


@rule("tempus.religion.own", "tempus.religion.nobody")
def test_tr_05_a_city_alone_does_not_reach_out() -> None:
    world = world_with(woods="H6 J9", red=People("J9", cities="H6:2", hand="religion-hills"), blue=People(f"G6 {FAR}"))

    assert refusal(world, "play religion-hills") == "religion.nobody"


@rule("tempus.religion.token")
def test_religion_converts_tokens_of_opponents_never_a_city() -> None:
    world = world_with(
        woods="F6 G6 E6 F5",
        red=People("F6 F5", hand="religion-hills"),
        blue=People(f"G6 {FAR}", cities="E6:2"),
    )
    play(world, "play religion-hills")

    assert legal(world, "convert") == {"G6"}
    assert refusal(world, "convert E6") == "religion.token"
    assert refusal(world, "convert F5") == "religion.token"
    assert refusal(world, "convert A1") == "religion.token"


@rule("tempus.religion.nobody")
def test_a_city_is_nobody_to_convert() -> None:
    world = world_with(woods="F6 E6", red=People("F6", hand="religion-hills"), blue=People(FAR, cities="E6:2"))

    assert refusal(world, "play religion-hills") == "religion.nobody"
    assert may(world, "fight F6 to E6")


@rule("tempus.religion.adjacent")
def test_the_converted_token_stands_next_to_own_tokens() -> None:
    world = mission()
    play(world, "play religion-hills")

    assert refusal(world, "convert A12") == "religion.adjacent"


@rule("tempus.religion.adjacent")
def test_religion_does_not_cross_water() -> None:
    world = world_with(
        woods=AROUND_THE_LAKE,
        red=People(axial("1,0"), hand="religion-hills"),
        blue=People(f"{axial('-1,0 2,0')} {FAR}"),
        era="ships",
    )
    play(world, "play religion-hills")

    assert legal(world, "convert") == {axial("2,0")}
    assert refusal(world, f"convert {axial('-1,0')}") == "religion.adjacent"


@rule("tempus.religion.target")
def test_once_religion_is_played_somebody_must_be_named() -> None:
    world = play(mission(), "play religion-hills")

    assert refusal(world, "idea") == "religion.target"
    assert refusal(world, "to F6") == "religion.target"
    assert refusal(play(world, "convert G6"), "end") == "turn.target"


@rule("tempus.cards.when")
def test_religion_is_played_before_during_and_after_an_action() -> None:
    before = play(mission(), CONVERT)
    assert before.actions == [3, 3, 3]
    assert actor(before) == "red"

    behind = play(mission(), "red: move nobody", CONVERT)
    assert on(behind, "F6 G6") == ["red 2", "blue 1"]
    assert actor(behind) == "blue"
