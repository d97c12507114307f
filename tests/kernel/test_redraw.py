"""Redraws of everything hidden: another seed from there on, in states, files, replays and undo."""

from __future__ import annotations

import json

import pytest
from high_card import GAME
from high_card.state import Table

from aevum.kernel.errors import BeyondRedraw, EditedFile, MatchOver
from aevum.kernel.match import SNAPSHOT_EVERY, Match, Played, Redrawn, Undone, commitment
from aevum.kernel.records.codec import NoRecord, from_json, to_json
from aevum.kernel.records.savefile import match_from_bytes, match_to_bytes
from aevum.kernel.records.transcript import Transcript
from aevum.kernel.registry import find_game

NEW_SEED = 99


def begun(moves: int = 1, seed: int = 7, seats: int = 2) -> Match:
    """Return a match of `moves` moves; each is the first that is legal."""
    match = Match(GAME, seats=seats, seed=seed)
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


def redrawn(moves: int = 1) -> Match:
    match = begun(moves)
    match.redraw(1, NEW_SEED)
    return match


def hands(match: Match) -> list[list[int]]:
    state = match.state
    assert isinstance(state, Table)
    return state.hands


def played_out(match: Match) -> Match:
    while not match.over:
        match.play(match.legal()[-1])
    return match


def test_hands_and_the_chance_to_come_are_other_ones_and_what_lies_open_stays() -> None:
    before, after = begun(2), redrawn(2)
    assert hands(before) != hands(after)
    assert before.state.chance != after.state.chance
    assert before.view(-1).to_json() == after.view(-1).to_json()
    assert after.game.conserved_counts(before.state) == after.game.conserved_counts(after.state)


def test_another_seed_is_drawn_each_time_unless_it_is_given() -> None:
    one, other = begun(), begun()
    for match in (one, other):
        match.redraw(1)
    assert len({one.last_seed, other.last_seed, one.seed}) == 3


def test_the_commitment_is_that_of_the_seed_in_force() -> None:
    match = redrawn()
    assert (match.seed, match.last_seed) == (7, NEW_SEED)
    assert match.commitment == commitment(NEW_SEED) != begun().commitment
    assert match.records[-1] == Redrawn(1, NEW_SEED)
    assert match.redraws == [Redrawn(1, NEW_SEED)]


@pytest.mark.parametrize("moves", [0, 1, 3])
def test_undo_goes_back_as_far_as_the_redraw_and_no_further(moves: int) -> None:
    match = redrawn(moves)
    key = match.state.key()
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    match.undo(moves, agreed=True)
    assert match.state.key() == key
    assert match.records[-1] == Undone(match.records[-1].seat, moves)
    assert (match.undos, match.horizon) == (1, moves)
    if moves:
        with pytest.raises(BeyondRedraw):
            match.undo(moves - 1, agreed=True)
        assert match.length == moves + 4


@pytest.mark.parametrize("moves", range(4))
def test_every_position_is_found_again(moves: int) -> None:
    match = redrawn(moves)
    states = [begun(length).state.key() for length in range(moves)] + [match.state.key()]
    while not match.over:
        match.play(match.legal()[0])
        states.append(match.state.key())
    assert [match.state_at(length).key() for length in range(len(match.moves) + 1)] == states
    after = [state.key() for state, _ in match.replay()]
    assert after[moves:] == states[moves + 1 :]
    assert [events for _, events in match.replay()] == match.log()


def test_positions_are_found_again_in_a_long_match_too() -> None:
    """A redraw between two snapshots, and one at a snapshot."""
    game = find_game("tempus")
    for moves in (SNAPSHOT_EVERY, SNAPSHOT_EVERY + 5):
        match = Match(game, seed=3)
        for number in range(3 * SNAPSHOT_EVERY):
            if number == moves:
                match.redraw(1, NEW_SEED)
                there = match.state.key()
            match.play(match.legal()[0])
        assert match.state_at(moves).key() == there
        assert match.state_at(len(match.moves)).key() == match.state.key()
        assert [state.key() for state, _ in match.replay()][-1] == match.state.key()


def test_a_copy_goes_on_by_itself() -> None:
    match = begun()
    other = match.copy()
    other.redraw(1)
    assert match.redraws == []
    match.undo(0, agreed=True)
    assert (len(other.moves), match.moves) == (1, [])


def test_a_match_that_is_over_is_not_redrawn() -> None:
    with pytest.raises(MatchOver):
        played_out(begun()).redraw(0)


# -- records and files


def test_a_file_holds_both_seeds_and_is_read_again() -> None:
    match = played_out(redrawn())
    content = match_to_bytes(match)
    again = match_from_bytes(content, "match", find_game)
    assert again.records == match.records
    assert again.state.key() == match.state.key()
    assert (again.commitment, again.last_seed) == (match.commitment, NEW_SEED)
    lines = [json.loads(line) for line in content.decode().splitlines()]
    assert (lines[0]["aevum"], lines[0]["seed"], lines[2]["redraw"]) == (2, "7", f"{NEW_SEED:x}")


def test_a_file_without_redraws_is_one_that_older_programs_read() -> None:
    assert json.loads(match_to_bytes(begun()).decode().splitlines()[0])["aevum"] == 1


def test_a_file_whose_second_seed_was_changed_is_not_believed() -> None:
    content = match_to_bytes(redrawn())
    with pytest.raises(EditedFile):
        match_from_bytes(content.replace(b'"redraw": "63"', b'"redraw": "64"'), "match", find_game)


def test_a_redraw_is_no_move_of_the_line() -> None:
    match = redrawn()
    match.play(match.legal()[0])
    match.undo(agreed=True)
    match.play(match.legal()[1])
    assert Transcript.of(match).line() == [0, 4]
    assert isinstance(match.records[1], Redrawn)


def test_records_are_read_back() -> None:
    for record in (Redrawn(1, 2**256 - 1), Undone(0, 3), Played(1, 4)):
        assert from_json(to_json(record, GAME.book), GAME.book) == record


@pytest.mark.parametrize("seed", ["", "no number", "-1", "1" + 64 * "0", 7, None])
def test_what_is_no_seed_is_no_record(seed: object) -> None:
    with pytest.raises(NoRecord):
        from_json({"seat": 0, "redraw": seed}, GAME.book)
