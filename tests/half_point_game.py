"""High Card with half a point a trick, to test half points wherever points are shown."""

from __future__ import annotations

import pytest
from high_card.state import Table

import aevum
from aevum.kernel.game import OVER, Outcome
from aevum.kernel.match import Match
from aevum.kernel.points import HALF


def halve_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    def outcome(table: Table) -> Outcome | None:
        lines = tuple({"tricks": tricks * HALF} for tricks in table.tricks)
        return Outcome.counted(lines, "end-all-rounds") if table.actor == OVER else None

    monkeypatch.setattr(Table, "outcome", outcome)


def finished() -> Match:
    """Return a finished match of two seats and three tricks: one seat has an odd number of them."""
    match = aevum.new("high-card", seats=2, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    return match
