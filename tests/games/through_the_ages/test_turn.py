"""Rulebook chapter El turno: rounds, the stages of a turn, its actions, and the first two rounds."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.constants import NUMBER
from games.through_the_ages.positions import (
    actor,
    begin_turn,
    give,
    idle_until,
    ids,
    lay,
    legal,
    military_hand,
    own,
    phase,
    play,
    politics,
    refused,
    stack,
    start,
    table,
    verbs,
)
from rule_marks import rule

# -- rounds


@rule("through_the_ages.turn.rounds")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_from_whoever_began(seats: int) -> None:
    match = start(seats, "basic", seed=3)
    first = match.first
    turns = []
    for _ in range(2 * seats):
        turns.append((match.round, (match.actor - first) % seats))
        play(match, "end")

    assert turns == [(number, seat) for number in (1, 2) for seat in range(seats)]


@rule("through_the_ages.turn.order")
def test_a_turn_is_row_war_politics_discards_actions_production() -> None:
    turn = give(table(), military="barbarians rats raiders foray")
    lay(turn, "iron coal oil")
    turn = begin_turn(turn)
    assert ids(turn.box) == ["iron", "coal"]
    assert phase(turn) == "politics"
    assert refused(turn, "end") == "politics.one"

    play(turn, "pass")
    assert phase(turn) == "discard"
    assert refused(turn, "end") == "politics.hand_limit"
    play(turn, "discard rats", "discard foray")
    assert phase(turn) == "turn"
    assert refused(turn, "seed barbarians") == "turn.order"
    play(turn, "end")
    assert own(turn).resources == 2
    assert actor(turn) == "green"


@rule("through_the_ages.politics.one", "through_the_ages.turn.order")
def test_who_has_no_military_card_and_no_pact_is_not_asked_for_politics() -> None:
    assert phase(begin_turn(table())) == "turn"
    assert phase(begin_turn(give(table(), military="rats"))) == "politics"


@rule("through_the_ages.politics.one")
def test_one_political_action_a_turn() -> None:
    turn = stack(give(table(), military="barbarians rats"), current="no-event no-event")

    play(politics(turn), "seed rats")

    assert refused(turn, "seed barbarians") == "turn.order"


@rule("through_the_ages.politics.hand_limit")
def test_cards_above_the_limit_go_face_down_with_or_without_a_political_action() -> None:
    turn = politics(give(table(), military="barbarians rats foray"))

    play(turn, "pass")
    assert refused(turn, "discard raiders") == "row.in_hand"
    play(turn, "discard foray")

    assert military_hand(turn) == ["barbarians", "rats"]
    assert turn.used_seen[turn.used.index(NUMBER["foray"])] == 1


# -- actions


@rule("through_the_ages.turn.civil_actions", "through_the_ages.turn.military_actions")
def test_actions_in_any_order_as_many_as_there_are_tokens() -> None:
    busy = give(table(), resources=9, food=9, idle=2, workers="warriors:2")

    play(busy, "build bronze", "recruit warriors", "grow", "disband warriors", "destroy bronze", "grow")

    assert (own(busy).civil_left, own(busy).military_left) == (0, 0)
    for move in ("grow", "build bronze", "destroy bronze", "upgrade bronze iron", "stage x1", "lead moses"):
        assert refused(busy, move) == "turn.civil_actions"
    for move in ("recruit warriors", "disband warriors", "upgrade warriors swordsmen", "tactic legion"):
        assert refused(busy, move) == "turn.military_actions"


@rule("through_the_ages.turn.civil_actions")
def test_unused_actions_are_lost() -> None:
    idle = idle_until(table(2, "basic"), 6)

    assert own(idle).civil_left == 4


# -- the first round


@rule("through_the_ages.turn.first_round")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ["basic", "advanced", "full"])
def test_in_the_first_round_seats_have_one_to_four_civil_actions(game: str, seats: int) -> None:
    match = start(seats, game, seed=1)
    for actions in range(1, seats + 1):
        seat = match.actor
        assert (own(match, seat).civil_left, own(match, seat).military_left) == (actions, 0)
        assert verbs(match) == {"take", "end", "resign"}
        play(match, "end")
        assert own(match, seat).hand_ages == ()

    seat = match.actor
    assert match.round == 2
    assert (own(match, seat).civil_left, own(match, seat).military_left) == (4, 2)


@rule("through_the_ages.turn.first_round")
@pytest.mark.parametrize(
    "move",
    [
        "grow",
        "build bronze",
        "recruit warriors",
        "upgrade bronze iron",
        "destroy bronze",
        "disband warriors",
        "stage x1",
        "lead moses",
        "develop iron",
        "govern monarchy",
        "revolt monarchy",
        "play work-of-art-a",
        "breakthrough revolt breakthrough-i monarchy",
        "tactic legion",
        "ship",
        "draw",
        "enlist warriors",
    ],
)
def test_in_the_first_round_nothing_but_taking(move: str) -> None:
    assert refused(begin_turn(table(3, round=1)), move) == "turn.first_round"


@rule("through_the_ages.turn.first_round")
def test_hands_are_limited_by_white_tokens_in_the_first_round_too() -> None:
    assert own(begin_turn(table(3, round=1))).civil_limit == 4


# -- the second round


@rule("through_the_ages.ages.end")
@pytest.mark.parametrize("game", ["basic", "advanced", "full"])
def test_antiquity_ends_with_the_turn_of_whoever_began_in_round_two(game: str) -> None:
    match = start(3, game, seed=2)
    for _ in range(3):
        play(match, "end")
    assert (match.round, match.age) == (2, 0)
    laid = {card for card in match.card_row if card in match.civil[0]}
    assert len(laid) == len(set(match.card_row))

    play(match, "end")

    assert match.age == 1
    assert [card in match.civil[1] for card in match.card_row[-2:]] == [True, True]
    assert all(own(match, seat).yellow == 18 for seat in range(3))


@rule("through_the_ages.turn.order")
def test_in_the_second_round_military_cards_are_drawn_from_deck_one() -> None:
    second = play(begin_turn(table(3, round=2)), "end")

    assert own(second).hand_ages == (1, 1)


# -- the basic game


@rule("through_the_ages.turn.order", "through_the_ages.events.basic")
def test_in_the_basic_game_the_first_player_turns_an_event_from_round_three() -> None:
    third = stack(table(3, "basic", round=2, age=0), current="development-of-science development-of-crafts")
    idle_until(third, 2, 0)
    play(third, "end", "end", "end")
    assert third.round == 3
    assert [own(third, seat).science for seat in range(3)] == [3, 3, 3]
    assert ids(third.current) == ["development-of-crafts"]

    play(third, "end")
    assert ids(third.current) == ["development-of-crafts"]
    assert ids(third.past) == ["development-of-science"]


@rule("through_the_ages.turn.order")
def test_in_the_basic_game_there_is_no_event_once_none_is_left() -> None:
    late = begin_turn(stack(table(3, "basic"), current=""))

    assert phase(late) == "turn"
    assert legal(late, "seed") == set()
