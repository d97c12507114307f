"""Tries of a costly decision: their moves may come in any order, and half a line is judged by nobody."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from aevum.kernel.match import Played
from aevum.review import Decision, Estimate
from aevum.server.live.exercises import Verdict, verdict_of
from aevum.server.live.live_match import LiveMatch

DECISION = Decision(0, 0, (90, 91), ((1, 2, 3), (4,)), Estimate(5.0), 0.0)


@pytest.mark.parametrize(
    ("tried", "actor", "verdict"),
    [
        ((), 0, Verdict.OPEN),
        ((3,), 0, Verdict.OPEN),
        ((2, 1), 0, Verdict.OPEN),
        ((91,), 0, Verdict.OPEN),
        ((3, 1, 2), 1, Verdict.BEST),
        ((4,), 0, Verdict.GOOD),
        ((91, 90), 0, Verdict.SAME),
        ((3, 3), 0, Verdict.OTHER),
        ((3,), 1, Verdict.OTHER),
    ],
)
def test_a_try_is_judged_once_it_is_complete(tried: tuple[int, ...], actor: int, verdict: Verdict) -> None:
    match = SimpleNamespace(moves=[Played(0, move) for move in tried], actor=actor)
    assert verdict_of(cast("LiveMatch", SimpleNamespace(match=match)), DECISION) is verdict
