"""A match is sent to the rendering process as its records, and is the same there."""

from __future__ import annotations

import pytest

from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live.snapshots import pickled_match, unpickled_match
from server.high_card_matches import dealt


def assert_same(match: Match) -> None:
    again = unpickled_match(pickled_match(match))
    assert again.records == match.records
    assert again.moves == match.moves
    assert again.log() == match.log()
    assert again.horizons == match.horizons
    assert again.commitment == match.commitment
    for length in range(len(match.moves) + 1):
        assert again.state_at(length).key() == match.state_at(length).key()
    for seat in (SPECTATOR, *range(len(match.seats))):
        assert again.view(seat).to_json() == match.view(seat).to_json()


def test_a_match_with_moves_and_undos() -> None:
    match = dealt()
    for _ in range(3):
        match.play(match.legal()[0])
    match.undo(1, agreed=True)
    match.play(match.legal()[-1])
    assert_same(match)


@pytest.mark.parametrize("before", [0, 3, 25])
def test_a_match_whose_hidden_things_were_drawn_anew(before: int) -> None:
    match = Match(find_game("clash-of-cultures"), seats=2, seed=7)
    for _ in range(before):
        match.play(match.legal()[0])
    match.redraw(1, 11)
    assert_same(match)
    match.redraw(0, 12)
    for _ in range(30):
        match.play(match.legal()[-1])
    match.undo(len(match.moves) - 2, agreed=True)
    assert_same(match)
