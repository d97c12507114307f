"""High Card in which a swap brings points, with heuristics that dislike swaps: the right correction is known."""

from __future__ import annotations

from fractions import Fraction

import pytest
from high_card import HighCard
from high_card.state import Table

from aevum.kernel.ai.features import Feature
from aevum.kernel.ai.heuristics import Heuristics, Terms
from aevum.kernel.game import OVER, Outcome
from aevum.kernel.points import Points

POINTS_OF_A_SWAP = 2
FEAR_OF_A_SWAP = -1
CORRECTION = POINTS_OF_A_SWAP - FEAR_OF_A_SWAP


class ToyHeuristics(Heuristics[Table]):
    """Evaluation by tricks, which counts a swap as a loss."""

    features = (
        Feature("term-tricks", is_learned=False),
        Feature("term-swaps", is_learned=False),
        Feature("feature-swaps"),
        Feature("feature-cards", 7),
    )

    def evaluate(self, state: Table, seat: int) -> float:
        return sum(part for _, part in self.evaluation_terms(state, seat))

    def evaluation_terms(self, state: Table, seat: int) -> Terms:
        return ("term-tricks", state.tricks[seat]), ("term-swaps", FEAR_OF_A_SWAP * len(state.given[seat]))

    def feature_values(self, state: Table, seat: int) -> list[float]:
        parts = [float(part) for _, part in self.evaluation_terms(state, seat)]
        return [*parts, float(len(state.given[seat])), float(len(state.hands[seat]))]

    def time_left(self, state: Table, seat: int) -> float:
        return len(state.hands[seat]) / 3

    def default_move(self, state: Table) -> int:
        return state.legal()[0]


class LearningToy(HighCard):
    id = "learning-toy"
    heuristics = ToyHeuristics()


def outcome(table: Table) -> Outcome | None:
    """Return tricks and points for swaps."""
    if table.actor != OVER:
        return None
    lines = [
        {"tricks": Fraction(tricks), "swaps": Fraction(POINTS_OF_A_SWAP * len(given))}
        for tricks, given in zip(table.tricks, table.given, strict=True)
    ]
    counted: tuple[dict[str, Points], ...] = tuple(dict(line) for line in lines)
    return Outcome.counted(counted, "end-all-rounds")


def install(monkeypatch: pytest.MonkeyPatch, games: dict[str, object]) -> None:
    """Add the toy to the installed games while a test runs."""
    monkeypatch.setitem(games, "learning-toy", LearningToy())
    monkeypatch.setattr(Table, "outcome", outcome)
