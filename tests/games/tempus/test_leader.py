"""Rulebook card Líder militar: an attack beside the action."""

from __future__ import annotations

from typing import Any

from aevum.games.tempus.state import World
from games.tempus.positions import FAR, People, actor, discards, may, on, play, refusal, world_with
from rule_marks import card, rule

LEADER = "play leader-woods"


def front(hand: str = "leader-woods", **rest: Any) -> World:
    """Return a world with red on F6 and D6, blue on G6; two tokens move, two steps. Only red has action tokens."""
    return world_with(
        woods="C6 D6 E6 F6 G6 H6",
        red=People("F6:2 D6", hand=hand, actions=2),
        blue=People(f"G6 {FAR}", actions=0),
        green=People(actions=0),
        **{"era": "trade"} | rest,
    )


@card("tempus.leader")
@rule("tempus.leader.attack", "tempus.cards.when")
def test_an_attack_before_the_action_leaves_the_action() -> None:
    world = front()
    play(world, LEADER, "fight F6 to G6", "advance 1")

    assert world.actions[0] == 2
    assert on(play(world, "move G6 to H6"), "F6 G6 H6") == ["red 1", "-", "red 1"]
    assert discards(world) == ["leader-woods"]


@rule("tempus.leader.attack")
def test_an_attack_after_the_action() -> None:
    world = front()
    play(world, "red: move D6 to F6", LEADER, "fight F6 to G6", "advance 3")

    assert on(world, "F6 G6") == ["-", "red 3"]
    assert world.actions[0] == 1


@rule("tempus.idea.draw", "tempus.leader.attack", "tempus.cards.when")
def test_an_idea_and_the_leader_just_drawn_at_once() -> None:
    world = front(hand="", deck="leader-farmland education-woods")
    play(world, "red: idea", "red: play leader-farmland", "red: fight F6 to G6 done", "red: advance 2")

    assert on(world, "F6 G6") == ["-", "red 2"]
    assert world.actions[0] == 1


@rule("tempus.leader.attack")
def test_tr_29_leaders_come_before_and_after_the_same_action_and_with_a_fight() -> None:
    world = world_with(
        red=People("F6:3", hand="leader-woods leader-hills", actions=2),
        blue=People(f"G6 H6 I6 {FAR}", actions=0),
        green=People(actions=0),
        era="cities",
    )
    play(world, LEADER, "fight F6 to G6 done", "advance 3")
    play(world, "fight G6 to H6 done", "advance 3")
    play(world, "play leader-hills", "fight H6 to I6", "advance 3")

    assert on(world, "F6 G6 H6 I6") == ["-", "-", "-", "red 3"]
    assert world.actions[0] == 1


@rule("tempus.leader.attack")
def test_once_the_leader_is_played_the_attacking_hex_must_be_named() -> None:
    world = play(front(), LEADER)

    assert refusal(world, "idea") == "leader.attack"
    assert refusal(world, "end") == "leader.attack"
    assert refusal(world, "fight D6") == "fight.no_target"
    assert may(world, "fight F6 to G6")


@rule("tempus.fight.no_target")
def test_a_leader_with_nobody_to_attack_stays_in_hand() -> None:
    world = world_with(woods="F6", red=People("F6", hand="leader-woods"), blue=People("G6 C3 E3"))

    assert refusal(world, LEADER) == "fight.no_target"


@rule("tempus.fight.no_target", "tempus.fight.own")
def test_a_city_does_not_attack_not_even_with_a_leader() -> None:
    world = world_with(woods="F6 J9", red=People("J9", cities="F6:4", hand="leader-woods"), blue=People(f"G6 {FAR}"))

    assert refusal(world, LEADER) == "fight.no_target"


@rule("tempus.leader.any_time")
def test_a_leader_in_the_middle_of_a_move_ends_the_move() -> None:
    world = front(hand="leader-woods transport-woods")
    play(world, "red: move D6 to E6", LEADER, "fight F6 to G6 done", "advance 0")

    assert refusal(world, "move F6") == "turn.one_action"
    assert refusal(world, "play transport-woods") == "card.transport"


@rule("tempus.leader.any_time")
def test_a_leader_after_a_birth_ends_the_births() -> None:
    world = world_with(
        grassland="D6 F6",
        red=People("D6 F6:2", hand="leader-woods medicine-woods"),
        blue=People(f"G6 {FAR}"),
        era="cities",
    )
    play(world, "babies D6", LEADER, "fight F6 to G6 done", "advance 0")

    assert refusal(world, "babies F6") == "turn.one_action"
    assert refusal(world, "play medicine-woods") == "card.medicine"


@rule("tempus.fight.advance")
def test_tr_16_and_tr_34_tokens_that_have_moved_attack_and_advance() -> None:
    world = front()
    play(world, "red: move D6 to F6", LEADER, "fight F6 to G6", "advance 3")

    assert on(world, "D6 F6 G6") == ["-", "-", "red 3"]


@rule("tempus.fight.advance")
def test_tr_34_tokens_that_have_advanced_may_move() -> None:
    world = front()
    play(world, LEADER, "fight F6 to G6", "advance 2", "move G6 to H6", "move G6 to H6")

    assert on(world, "F6 G6 H6") == ["-", "-", "red 2"]


@rule("tempus.leader.attack")
def test_an_attack_of_the_leader_may_be_lost() -> None:
    world = world_with(woods="F6", red=People("F6:2", hand="leader-woods"), blue=People(f"G6:3 {FAR}"), era="cities")
    play(world, LEADER, "fight F6 to G6")

    assert on(world, "F6 G6") == ["red 1", "blue 3"]
    assert actor(world) == "red"
    assert world.actions[0] == 4
