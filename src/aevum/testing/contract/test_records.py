"""Seed and moves are the match: it replays, saves, loads, undoes and redoes without loss."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aevum
from aevum.kernel.errors import BeyondHorizon, CannotUndo
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER, State
from aevum.kernel.match import Match, Played, Undone
from aevum.kernel.records.savefile import match_from_bytes, match_to_bytes
from aevum.kernel.registry import find_game
from aevum.testing.budget import Budget
from aevum.testing.variants import Variant
from aevum.testing.walks import LONGEST, choices, line_from_start, played, seeds

pytestmark = pytest.mark.main_variants


def reread(match: Match) -> Match:
    """Return the match as it is read back from the bytes of its file."""
    return match_from_bytes(match_to_bytes(match), "again", find_game)


def assert_same(one: Match, other: Match) -> None:
    assert one.state.key() == other.state.key()
    assert one.state.chance == other.state.chance
    assert (one.records, one.moves, one.horizon) == (other.records, other.moves, other.horizon)
    assert (one.seats, one.seed, one.options) == (other.seats, other.seed, other.options)
    assert sha256(match_to_bytes(one)).digest() == sha256(match_to_bytes(other)).digest()


def test_the_same_moves_give_the_same_match(variant: Variant, budget: Budget) -> None:
    for seed in range(3):
        match, again = played(variant, seed, budget.recorded), variant.match(seed)
        for move in match.moves:
            again.play(move.move, move.seat)
        assert_same(match, again)
        assert match.outcome() == again.outcome()


def test_every_earlier_position_can_be_seen_again(variant: Variant, budget: Budget) -> None:
    match = played(variant, 1, budget.recorded)
    states = [variant.match(1).state.key(), *(state.key() for state, _ in match.replay())]
    assert [match.state_at(length).key() for length in range(len(match.moves) + 1)] == states
    for length in (-1, len(match.moves) + 1):
        with pytest.raises(CannotUndo):
            match.state_at(length)


def test_the_log_holds_the_events_of_the_moves_as_they_were_made(variant: Variant, budget: Budget) -> None:
    match = variant.match(2)
    events = [match.play(move) for move in islice(line_from_start(variant, 2).moves(), budget.recorded)]
    assert match.log() == events


def test_a_file_brings_the_match_back_at_any_length(variant: Variant, tmp_path: Path) -> None:
    for length in (0, 1, 2, 5, 16, 17, 33, LONGEST):
        match, file = played(variant, 3, length), tmp_path / f"{length}.aevum"
        aevum.save(match, file)
        loaded = aevum.load(file)
        assert_same(match, loaded)
        assert file.read_bytes() == match_to_bytes(loaded)


def test_a_match_drawn_anew_goes_on_and_a_file_brings_it_back(variant: Variant) -> None:
    for length in (0, 7, 16, 40):
        match, dice = played(variant, 4, length), Random(length)
        if match.over:
            return
        seen = json.dumps(match.view(SPECTATOR).to_json())
        match.redraw(variant.seats - 1)
        assert json.dumps(match.view(SPECTATOR).to_json()) == seen
        assert match.horizon == len(match.moves)
        for _ in range(30):
            if not match.over:
                match.play(dice.choice(match.legal()))
        again = match_from_bytes(match_to_bytes(match), "match", find_game)
        assert_same(match, again)
        assert (again.records, again.commitment) == (match.records, match.commitment)
        assert [state.key() for state, _ in match.replay()] == [state.key() for state, _ in again.replay()]
        assert match.state_at(len(match.moves)).key() == match.state.key()


def test_undo_and_redo_lead_to_the_same_position(variant: Variant, budget: Budget) -> None:
    match = played(variant, 4, budget.recorded)
    line, key = list(match.moves), match.state.key()
    for length in sorted({0, 1, len(line) // 2, 16, len(line) - 1} & set(range(len(line)))):
        match.undo(length, agreed=True)
        assert match.state.key() == match.state_at(length).key()
        assert match.moves == line[:length]
        for move in line[length:]:
            match.play(move.move, move.seat)
        assert match.state.key() == key
        assert match.moves == line
    assert_same(match, reread(match))


def test_the_horizon_stands_where_something_could_not_be_taken_back(variant: Variant, budget: Budget) -> None:
    for seed in range(4):
        match, horizon = variant.match(seed), 0
        moves = islice(line_from_start(variant, seed).moves(), budget.recorded)
        for number, move in enumerate(moves, start=1):
            before = match.state
            match.play(move)
            horizon = number if shows_something(before, match.state) else horizon
            assert match.horizon == horizon


def shows_something(before: State, after: State) -> bool:
    """Whether chance was used, a secret was revealed, or the decision passed to another seat."""
    passed_on = after.actor not in (before.actor, OVER)
    return passed_on or after.chance != before.chance or after.revealed != before.revealed


def test_undo_is_free_to_the_horizon_and_needs_consent_beyond(variant: Variant) -> None:
    for seed in range(8):
        match = played(variant, seed, 2 + 3 * seed)
        last, horizon = len(match.moves), match.horizon
        for length in range(last):
            trial = match.copy()
            if length < horizon:
                with pytest.raises(BeyondHorizon):
                    trial.undo(length)
                assert_same(trial, match)
            trial.undo(length, agreed=length < horizon)
            assert trial.state.key() == match.state_at(length).key()
            assert trial.records == [*match.records, Undone(match.moves[-1].seat, length)]


def test_there_is_nothing_to_undo_before_the_first_move(variant: Variant) -> None:
    match = variant.match(1)
    for length in (None, 0, 1, -1):
        with pytest.raises(CannotUndo):
            match.undo(length, agreed=True)


@given(seed=seeds, steps=st.lists(st.tuples(st.booleans(), st.integers(0, 10**6)), max_size=40))
def test_records_keep_everything(variant: Variant, seed: int, steps: list[tuple[bool, int]]) -> None:
    """After any moves and undos the file restores the position, the line and every record."""
    match = variant.match(seed)
    records: list[Played | Undone] = []
    line: list[Played] = []
    for goes_back, choice in steps:
        legal = match.state.legal()
        if goes_back and line:
            record: Played | Undone = Undone(line[-1].seat, choice % len(line))
            match.undo(choice % len(line), agreed=True)
            line = line[: choice % len(line)]
        elif legal:
            record = Played(match.actor, legal[choice % len(legal)])
            match.play(record.move)
            line = [*line, record]
        else:
            continue
        records.append(record)
    assert match.records == records
    assert match.moves == line
    assert_same(match, reread(match))


@given(seed=seeds, chosen=choices)
def test_a_file_brings_the_match_back_wherever_choices_lead(variant: Variant, seed: int, chosen: list[int]) -> None:
    match = variant.match(seed)
    for choice in chosen[:30]:
        legal = match.state.legal()
        if legal:
            match.play(legal[choice % len(legal)])
    assert_same(match, reread(match))
