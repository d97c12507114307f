"""Contests whose games are made up, to look at what is said about them."""

from __future__ import annotations

from collections.abc import Sequence

from high_card.options import Options

from aevum.arena.contest import Contest, Ending, Result
from aevum.kernel.points import Points, rank


def contest(*bots: str) -> Contest:
    return Contest("high-card", Options(), bots, seed=1)


def results(of: Contest, games: Sequence[Sequence[Points]]) -> list[Result]:
    """Games with these points, one after the other."""
    return [
        Result.of(of, number, Ending(tuple(points), rank(points), 10 + number, "end-cards"))
        for number, points in enumerate(games)
    ]
