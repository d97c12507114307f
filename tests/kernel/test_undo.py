"""Undo of moves: free up to the horizon, by consent beyond it, always recorded.

High Card, seed 1: 7 8 11 against 5 6 9.
"""

from __future__ import annotations

import pytest

import aevum
from aevum.kernel.errors import BeyondHorizon, CannotUndo, NotYourTurn
from aevum.kernel.match import SNAPSHOT_EVERY, Match, Played, Undone


@pytest.fixture
def match() -> Match:
    return aevum.new("high-card", seats=2, seed=1, swap_cards=2)


def test_what_showed_nothing_is_taken_back_freely(match: Match) -> None:
    match.play("swap 7")
    match.play("swap 8")
    assert match.horizon == 0
    match.undo()
    assert match.view().to_json()["aside"] == (7,)
    match.undo(0)
    assert match.view().to_json()["hand"] == (7, 8, 11)
    assert match.moves == []


def test_a_card_seen_is_a_horizon(match: Match) -> None:
    match.play("swap 7 draw")
    assert match.horizon == 2
    with pytest.raises(BeyondHorizon) as refusal:
        match.undo()
    assert refusal.value.arguments == {"length": "1", "horizon": "2"}
    assert len(match.moves) == 2


def test_anothers_turn_is_a_horizon(match: Match) -> None:
    match.play("play 7")
    assert match.horizon == 1
    with pytest.raises(BeyondHorizon):
        match.undo()


def test_all_together_may_go_back_any_way(match: Match) -> None:
    for move in ("play 7", "play 5", "play 8"):
        match.play(move)
    match.undo(0, agreed=True)
    assert match.state.key() == aevum.new("high-card", seats=2, seed=1, swap_cards=2).state.key()
    assert match.horizon == 0


def test_the_horizon_goes_back_too(match: Match) -> None:
    match.play("play 7")
    match.play("swap 5")
    assert match.horizon == 1
    match.play("draw")
    assert match.horizon == 3
    match.undo(2, agreed=True)
    assert match.horizon == 1
    match.undo()
    assert match.view().to_json()["hand"] == (5, 6, 9)


def test_undo_is_a_record_not_a_deletion(match: Match) -> None:
    match.play("swap 7")
    match.undo()
    match.play("swap 8")
    swaps = [match.game.book.parse(text) for text in ("swap 7", "swap 8")]
    assert match.records == [Played(0, swaps[0]), Undone(0, 0), Played(0, swaps[1])]
    assert match.moves == [Played(0, swaps[1])]
    assert match.length == 3


def test_only_who_moved_last_takes_back_alone(match: Match) -> None:
    match.play("swap 7")
    with pytest.raises(NotYourTurn):
        match.undo(seat=1)
    match.undo(seat=0)
    match.play("swap 7")
    match.undo(seat=1, agreed=True)
    assert match.records[-1] == Undone(1, 0)


@pytest.mark.parametrize("length", [None, 0, 1, -1, 10**9])
def test_there_is_no_position_before_the_first(match: Match, length: int | None) -> None:
    with pytest.raises(CannotUndo):
        match.undo(length, agreed=True)


def test_where_nothing_was_done_nothing_can_be_undone(match: Match) -> None:
    with pytest.raises(CannotUndo, match=r"^Nothing to undo\.$"):
        match.undo()


def test_undo_does_not_stand_still_or_go_forward(match: Match) -> None:
    match.play("swap 7")
    for length in (1, 2, -1):
        with pytest.raises(CannotUndo, match=f"cannot go back to move no. {length}; it stands at move no. 1"):
            match.undo(length, agreed=True)
    assert match.length == 1


def play_on(match: Match, taste: int, moves: int) -> list[object]:
    """Make up to `moves` moves selected by a taste; return the keys of the positions after each."""
    keys: list[object] = []
    while not match.over and len(keys) < moves:
        legal = match.legal()
        match.play(legal[(taste + len(match.moves)) % 7 % len(legal)])
        keys.append(match.state.key())
    return keys


def test_a_long_match_goes_back_to_every_length_and_takes_another_way_from_there() -> None:
    """Snapshots are only a cache: positions before, at and after each of them are those that were played."""
    match = aevum.new("tempus-imperium", digits="1806061935", seed=1)
    keys = [match.state.key(), *play_on(match, 0, 1_000)]
    assert len(match.moves) > 3 * SNAPSHOT_EVERY
    assert [match.state_at(length).key() for length in range(len(keys))] == keys
    for taste, length in enumerate(reversed(range(len(match.moves)))):
        match.undo(length, agreed=True)
        assert match.state.key() == keys[length]
        keys = keys[: length + 1] + play_on(match, taste, 2 * SNAPSHOT_EVERY)
        assert [match.state_at(length).key() for length in range(len(keys))] == keys
