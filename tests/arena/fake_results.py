"""Contests with made-up results, to test what reports and standings say about them."""

from __future__ import annotations

from collections.abc import Sequence

from high_card.options import Options

from aevum.arena.contest import Contest, GameResult, Result
from aevum.kernel.points import Points, rank


def contest(*bots: str) -> Contest:
    return Contest("high-card", Options(), bots, seed=1)


def results(of: Contest, games: Sequence[Sequence[Points]]) -> list[Result]:
    """Return the results of games with these points, numbered in this order."""
    return [
        Result.of(of, number, GameResult(tuple(points), rank(points), 10 + number, "end-cards"))
        for number, points in enumerate(games)
    ]
