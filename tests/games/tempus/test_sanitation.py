"""Rulebook chapter Saneamiento: a token above the stacking limit needs a card of its own."""

from __future__ import annotations

import pytest

from aevum.games.tempus.state import World
from games.tempus.positions import FAR, People, actor, after, discards, legal, may, on, play, refusal, world_with
from rule_marks import card, rule

TWO_CARDS = "sanitation-woods sanitation-grassland"


def crowd(hand: str = TWO_CARDS, stacks: str = "F6:3 H6:3 G6:2") -> World:
    """Return full stacks on F6 and H6 and two tokens between them; the limit is 3, two tokens move."""
    return world_with(grassland="F6 G6 H6", red=People(stacks, hand=hand), era="trade")


@rule("tempus.sanitation.when")
@pytest.mark.parametrize(
    ("first", "second", "expected"), [("F6", "F6", [5, 3]), ("F6", "H6", [4, 4]), ("H6", "H6", [3, 5])]
)
def test_tt_35_two_cards_lift_one_hex_by_two_or_two_hexes_by_one(first: str, second: str, expected: list[int]) -> None:
    world = crowd()

    play(world, f"move G6 to {first} play sanitation-woods", f"move G6 to {second} play sanitation-grassland")

    assert on(world, "F6 H6") == [f"red {count}" for count in expected]
    assert discards(world) == sorted(TWO_CARDS.split())


@card("tempus.sanitation")
@rule("tempus.sanitation.when", "tempus.move.stacking")
def test_one_card_lets_one_token_into_a_hex_that_is_already_above_the_limit() -> None:
    world = crowd(hand="sanitation-woods", stacks="F6:4 G6")

    play(world, "move G6 to F6 play sanitation-woods")

    assert on(world, "F6 G6") == ["red 5", "-"]


@rule("tempus.sanitation.when", "tempus.babies.stacking")
def test_one_card_lets_a_child_be_born_where_there_are_too_many_already() -> None:
    world = crowd(hand="sanitation-woods", stacks="F6:4")

    assert on(play(world, "babies F6 play sanitation-woods"), "F6") == ["red 5"]


@rule("tempus.sanitation.stays")
def test_tt_36_the_permission_is_gone_once_a_token_has_left() -> None:
    def stack_of_three(hand: str) -> World:
        return world_with(
            woods="E6 F6 G6 H6",
            red=People("F6:3 G6", hand=hand, actions=2),
            blue=People(actions=0),
            green=People(actions=0),
        )

    without = play(stack_of_three("education-woods"), "red: move F6 to E6 end")
    assert on(without, "F6") == ["red 2"]
    assert refusal(without, "move G6 to F6") == "move.stacking"

    with_card = play(stack_of_three("sanitation-woods"), "red: move F6 to E6 end")
    assert on(play(with_card, "red: move G6 to F6 play sanitation-woods"), "F6") == ["red 3"]


@rule("tempus.sanitation.stays")
def test_tr_15_what_is_left_may_still_be_above_the_limit() -> None:
    world = world_with(woods="E6 F6", red=People("F6:5"), blue=People(f"G6:5 {FAR}"), era="cities")

    assert on(after(world, "red: move F6 to E6"), "F6") == ["red 4"]
    assert on(after(world, "red: fight F6 to G6"), "F6") == ["red 4"]


@rule("tempus.sanitation.stays")
def test_tr_15_a_hex_above_the_limit_stays_so() -> None:
    world = world_with(woods="F6", red=People("F6:5"), era="cities")
    play(world, "red: move nobody", "blue: move nobody", "green: move nobody")

    assert on(world, "F6") == ["red 5"]


@rule("tempus.sanitation.when")
def test_tr_36_sanitation_is_not_played_in_advance() -> None:
    world = crowd()

    assert refusal(world, "play sanitation-woods") == "sanitation.when"
    assert refusal(after(world, "move G6"), "play sanitation-woods") == "turn.target"


@rule("tempus.sanitation.when", "tempus.cards.in_hand")
def test_the_token_waits_for_a_sanitation_card_and_no_other() -> None:
    world = crowd(hand="sanitation-woods education-hills")
    play(world, "move G6 to F6")

    assert legal(world) == {"play sanitation-woods"}
    assert refusal(world, "play education-hills") == "sanitation.when"
    assert refusal(world, "play sanitation-farmland") == "cards.in_hand"
    assert refusal(world, "end") == "sanitation.when"
    assert on(world, "F6 G6") == ["red 3", "red 2"]


@rule("tempus.sanitation.when", "tempus.move.stacking")
def test_without_a_card_in_hand_a_full_hex_is_no_target() -> None:
    world = crowd(hand="education-hills", stacks="F6:3 G6:2")

    assert refusal(world, "move G6 to F6") == "move.stacking"


@rule("tempus.sanitation.when")
def test_where_there_is_room_no_card_is_asked_for() -> None:
    world = crowd(stacks="F6:2 G6:2")
    play(world, "move G6 to F6")

    assert on(world, "F6") == ["red 3"]
    assert actor(world) == "red"
    assert discards(world) == []


@rule("tempus.fight.advance_limit", "tempus.sanitation.when")
def test_tr_16_sanitation_lets_one_more_advance() -> None:
    world = world_with(hills="G6", red=People("F6:5", hand="sanitation-woods"), blue=People(f"G6 {FAR}"), era="cities")
    play(world, "fight F6 to G6 done")

    assert legal(world, "advance") == {"0", "1", "2", "3", "4"}
    assert refusal(world, "advance 5") == "fight.advance_limit"
    play(world, "advance 4")
    assert refusal(world, "end") == "sanitation.when"
    play(world, "play sanitation-woods")
    assert on(world, "F6 G6") == ["red 1", "red 4"]


@rule("tempus.fight.advance_limit", "tempus.sanitation.when")
def test_tr_16_two_sanitation_cards_let_two_more_advance() -> None:
    world = world_with(hills="G6", red=People("F6:5", hand=TWO_CARDS), blue=People(f"G6 {FAR}"), era="cities")
    play(world, "fight F6 to G6 done", "advance 5", "play sanitation-woods")
    assert on(world, "F6 G6") == ["red 5", "-"]

    play(world, "play sanitation-grassland")

    assert on(world, "F6 G6") == ["-", "red 5"]


@rule("tempus.fight.advance_limit")
def test_sanitation_in_hand_need_not_be_used_for_an_advance() -> None:
    world = world_with(hills="G6", red=People("F6:3", hand=TWO_CARDS), blue=People(f"G6 {FAR}"), era="cities")
    play(world, "fight F6 to G6 done", "advance 3")

    assert on(world, "F6 G6") == ["-", "red 3"]
    assert discards(world) == []


@rule("tempus.move.nowhere")
def test_with_sanitation_a_token_shut_in_by_full_stacks_can_leave() -> None:
    full = world_with(woods="F6 G6", red=People("F6:2 G6:2"))
    with_card = world_with(woods="F6 G6", red=People("F6:2 G6:2", hand="sanitation-woods"))

    assert refusal(full, "move F6") == "move.nowhere"
    assert may(with_card, "move F6 to G6 play sanitation-woods")
