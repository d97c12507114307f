"""Rulebook chapter Gobierno: two actions now, or none now and all of them a round later."""

from __future__ import annotations

from typing import Any

from aevum.games.tempus.constants import CARDS
from aevum.games.tempus.state import World
from games.tempus.positions import (
    FAR,
    People,
    actor,
    after,
    discards,
    hand,
    legal,
    may,
    on,
    pass_actions,
    play,
    refusal,
    rounds,
    world_with,
)
from rule_marks import card, rule

NOW = "red: play government-woods now"
LATER = "red: play government-woods later"
BLOCK = "D5 E5 F5 G5 D6 E6 F6 G6 D7 E7 F7 G7"


def council(hand: str = "government-woods", actions: int | None = None, **rest: Any) -> World:
    """Return a world of three players with three action tokens each, red first."""
    return world_with(woods=BLOCK, red=People("D6", hand=hand, actions=actions), **rest)


def lying_out(world: World) -> list[str]:
    return [CARDS[card] for cards in world.out for card in cards]


@rule("tempus.turn.rounds")
def test_without_government_everybody_acts_once_in_each_round() -> None:
    assert rounds(council(hand="")) == ["red blue green", "red blue green", "red blue green"]


@card("tempus.government")
@rule("tempus.government.now", "tempus.turn.rounds")
def test_tt_32_two_actions_now() -> None:
    world = play(council(), NOW)

    assert rounds(world) == ["red red blue green", "red blue green", "blue green"]


@rule("tempus.government.later")
def test_tt_33_pass_and_act_a_round_later() -> None:
    world = play(council(), LATER)
    assert actor(world) == "blue"
    assert world.actions == [3, 3, 3]

    assert rounds(world) == ["blue green", "red blue green", "red blue green", "red"]


@rule("tempus.government.lies_out", "tempus.end.turn")
def test_tt_33_the_card_is_discarded_at_the_end_of_the_turn() -> None:
    world = play(council(), LATER)
    assert lying_out(world) == ["government-woods"]
    assert discards(world) == []
    assert hand(world, "red") == []

    play(world, "blue: move nobody", "green: move nobody", "red: move nobody")
    assert lying_out(world) == ["government-woods"]

    pass_actions(world)
    assert world.turn == 1
    assert lying_out(world) == []
    assert discards(world) == ["government-woods"]


@rule("tempus.government.lies_out")
def test_tr_39_a_card_played_for_two_actions_lies_out_too_and_is_in_no_new_deck() -> None:
    world = council(deck="", discards="education-woods")
    play(world, NOW, "red: idea")

    assert lying_out(world) == ["government-woods"]
    assert hand(world, "red") == ["education-woods"]
    assert discards(pass_actions(world)) == []
    assert world.deck == []


@rule("tempus.government.now")
def test_tt_34_two_actions_need_two_tokens() -> None:
    world = council(actions=1)

    assert legal(after(world, "play government-woods")) == {"later"}
    assert refusal(world, "play government-woods now") == "government.now"
    assert may(world, "play government-woods later")


@rule("tempus.government.now")
def test_with_the_last_token_and_something_done_government_cannot_be_played() -> None:
    world = council(hand="government-woods education-hills religion-woods", actions=1, blue=People(f"D5 {FAR}"))
    play(world, "red: idea")

    assert refusal(world, "play government-woods") == "government.now"


@rule("tempus.government.choice")
def test_the_choice_is_made_at_once() -> None:
    world = play(council(), "play government-woods")

    assert legal(world) == {"now", "later"}
    assert refusal(world, "idea") == "government.choice"
    assert refusal(world, "end") == "government.choice"


@rule("tempus.turn.action")
def test_now_and_later_mean_nothing_without_the_card() -> None:
    assert refusal(council(), "now") == "turn.action"
    assert refusal(council(), "later") == "turn.action"


@rule("tempus.government.now", "tempus.cards.when")
def test_government_may_come_after_the_first_action() -> None:
    world = council(actions=3)
    play(world, "red: move D6 to E6", NOW, "red: end", "red: move E6 to F6")

    assert on(world, "F6") == ["red 1"]
    assert actor(world) == "blue"
    assert world.actions == [1, 3, 3]


@rule("tempus.government.now", "tempus.idea.draw")
def test_government_just_drawn_gives_a_second_action() -> None:
    world = council(hand="", deck="government-hills")
    play(world, "red: idea", "red: play government-hills now end", "red: move D6 to E6")

    assert world.actions == [1, 3, 3]


@rule("tempus.government.now", "tempus.move.once")
def test_tr_32_two_moves_may_move_the_same_token_twice() -> None:
    world = council()
    play(world, NOW, "red: move D6 to E6", "red: move E6 to F6")

    assert on(world, "D6 E6 F6") == ["-", "-", "red 1"]


@rule("tempus.government.now", "tempus.babies.once")
def test_tr_32_two_births_on_one_hex_in_two_actions() -> None:
    world = world_with(grassland="D6", red=People("D6", hand="government-woods"), era="cities")
    play(world, NOW, "red: babies D6", "red: babies D6")

    assert on(world, "D6") == ["red 3"]


@rule("tempus.government.now")
def test_tr_32_cards_go_with_either_action() -> None:
    world = world_with(woods=BLOCK, red=People("D6 F6 G6", hand="government-woods transport-woods transport-hills"))
    play(world, NOW, "red: move D6 to D5 play transport-woods", "red: move F6 to F5 end")
    play(world, "red: move D5 to D6 play transport-hills", "red: move F5 to F6")

    assert on(world, "D6 F6") == ["red 1", "red 1"]


@rule("tempus.government.now")
def test_tr_26_two_cards_give_three_actions_while_tokens_last() -> None:
    world = council(hand="government-woods government-farmland")
    play(world, NOW, "red: play government-farmland now")

    assert rounds(world) == ["red red red blue green", "blue green", "blue green"]


@rule("tempus.government.now")
def test_tr_26_no_card_gives_more_actions_than_tokens() -> None:
    world = council(hand="government-woods government-farmland", actions=2)
    play(world, NOW)

    assert refusal(world, "play government-farmland") == "government.now"


@rule("tempus.government.later")
def test_tr_26_passing_twice_delays_by_two_rounds() -> None:
    world = council(hand="government-woods government-farmland")
    play(world, LATER, "blue: move nobody", "green: move nobody", "red: play government-farmland later")

    assert rounds(world) == ["blue green", "red blue green", "red", "red"]


@rule("tempus.government.later")
def test_tr_27_no_other_card_goes_with_a_pass() -> None:
    world = council(hand="government-woods religion-woods", blue=People(f"D5 {FAR}"))
    play(world, "play religion-woods convert D5 to D6")

    assert legal(after(world, "play government-woods")) == {"now"}
    assert refusal(world, "play government-woods later") == "government.later"


@rule("tempus.government.later")
def test_a_pass_comes_before_any_action() -> None:
    world = council(actions=3)
    play(world, "move nobody")

    assert refusal(world, "play government-woods later") == "government.later"


@rule("tempus.government.later")
def test_who_takes_two_actions_now_cannot_pass_as_well() -> None:
    world = council(hand="government-woods government-farmland")
    play(world, NOW)

    assert refusal(world, "play government-farmland later") == "government.later"


@rule("tempus.government.later", "tempus.turn.phases")
def test_delayed_actions_are_all_taken_in_the_same_turn() -> None:
    world = council(actions=1, blue=People(actions=0), green=People(actions=0))
    play(world, LATER)

    assert actor(world) == "red"
    assert world.turn == 0
    play(world, "red: idea")
    assert world.turn == 0
    pass_actions(world)
    play(world, "red: done")
    assert world.turn == 1
    assert world.actions == [3, 3, 3]


@rule("tempus.government.later")
def test_who_has_taken_one_of_two_delayed_actions_cannot_pass_the_other_on() -> None:
    """With the option a pass makes the next slot a double one; after half of it, it is no longer a pass."""
    world = council(hand="government-woods government-farmland", options={"government_both_later": True})
    play(world, LATER, "blue: move nobody", "green: move nobody", "red: move nobody", "red: end")

    assert actor(world) == "red"
    assert legal(after(world, "play government-farmland")) == {"now"}
    assert refusal(world, "play government-farmland later") == "government.later"
