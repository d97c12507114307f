"""Continuations at moments of the golden games: the same position, or one in which a seat sees no difference."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

import aevum
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.records.position_text import position_from_text, position_to_text
from aevum.kernel.registry import find_game
from aevum.testing.contract.test_secrets import differing, received
from aevum.testing.plugin import is_exhaustive
from aevum.testing.walks import sample

FOLDER = Path(__file__).parent
GAMES = ("clash-of-cultures-four-rounds-2", "tempus-4", "tempus-imperium-2611152030", "through-the-ages-full-3")
MOMENTS = 50
"""Moments of each game in an exhaustive run."""
SAMPLE = 3
"""Moments of each game in the usual run."""


@cache
def golden(name: str) -> Match:
    return aevum.load(FOLDER / f"{name}.aevum")


@pytest.fixture(params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    return golden(request.param)


@pytest.fixture
def moments(match: Match, request: pytest.FixtureRequest) -> list[int]:
    """Numbers of moves after which the match is continued: the beginning and some at random."""
    count = MOMENTS if is_exhaustive(request.config) else SAMPLE
    return [0, *Random(len(match.moves)).sample(range(1, len(match.moves)), min(count, len(match.moves)) - 1)]


def continued(match: Match, at: int) -> Match:
    return position_from_text(position_to_text(match, at), find_game)


def test_a_continuation_begins_at_the_original_position(match: Match, moments: list[int]) -> None:
    for at in moments:
        again, original = continued(match, at), match.state_at(at)
        assert (again.state.key(), again.actor) == (original.key(), original.actor)
        assert again.moves == match.moves[:at]
        assert [list(events) for events in again.log()] == match.log()[:at]


def test_a_continuation_with_hidden_things_as_they_were_goes_on_as_the_original_did(match: Match) -> None:
    at = len(match.moves) - 12
    again = continued(match, at)
    for played in match.moves[at:]:
        again.play(played.move, played.seat)
    assert again.outcome() == match.outcome()


def test_a_redraw_changes_nothing_that_the_seat_for_which_it_is_done_may_see(match: Match, moments: list[int]) -> None:
    """The same for a spectator, when several people play on: all public things stay."""
    game, moves = match.game, sample(match.game.book, Random(1), 60)
    for at in moments:
        before = match.state_at(at)
        again = continued(match, at)
        for seat in (SPECTATOR, *range(len(match.seats))):
            redrawn = again.copy()
            redrawn.redraw(max(seat, 0), seed=at, keeps=seat)
            assert differing(received(game, before, seat, moves), received(game, redrawn.state, seat, moves)) == []
            assert game.conserved_counts(redrawn.state) == game.conserved_counts(before)
            assert redrawn.state.chance != before.chance


def test_a_redraw_for_one_seat_gives_the_others_other_cards() -> None:
    match = golden("tempus-4")
    again = continued(match, 200)
    before = [match.game.view(again.state, seat).to_json() for seat in range(4)]
    again.redraw(0, seed=3, keeps=0)
    after = [match.game.view(again.state, seat).to_json() for seat in range(4)]
    assert before[0] == after[0]
    assert before[1:] != after[1:]
