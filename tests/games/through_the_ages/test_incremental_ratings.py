"""Ratings that are updated move by move equal a fresh computation, in whole random matches."""

from __future__ import annotations

from random import Random

import pytest

from aevum.games.through_the_ages.moves import BOOK, RESIGN
from aevum.games.through_the_ages.rules.ratings import rate, tokens_owned
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, OUT, RED, WHITE
from aevum.kernel.game import OVER
from aevum.testing.figures import Count
from games.through_the_ages.positions import start

IDLE = {"end", "pass", "done"}


def eager_move(position: Table, random: Random) -> int:
    """Return a random move, but seldom one that does nothing, and never a resignation."""
    moves = [move for move in position.legal() if move != RESIGN]
    deeds = [move for move in moves if BOOK.notation(move) not in IDLE]
    return random.choice(deeds if deeds and random.random() < 0.85 else moves)


def counted_anew(position: Table) -> Table:
    """Return a copy with all ratings and action tokens computed from the cards."""
    anew = position.copy()
    for seat in range(len(anew.hands)):
        base = seat * CIV_WIDTH
        if not anew.civ[base + OUT]:
            rate(anew, seat)
            anew.civ[base + WHITE], anew.civ[base + RED] = tokens_owned(anew, seat)
    return anew


@pytest.mark.parametrize(("game", "seats"), [("basic", 2), ("advanced", 4), ("full", 3)])
def test_ratings_and_tokens_are_never_stale(game: str, seats: int, count: Count) -> None:
    position = start(seats, game, seed=7)
    random = Random(seats)
    moves = 0
    while position.actor != OVER:
        move = eager_move(position, random)
        position.apply(move)
        moves += 1
        assert counted_anew(position).civ == position.civ, BOOK.notation(move)
    count("positions counted anew", moves)
    assert position.round == position.last_round
