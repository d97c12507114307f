"""Fits of a learned value: the factors of an evaluation's terms are found in few games, other weights only in many."""

from __future__ import annotations

import random

import pytest

from aevum.arena.learning.ridge import Ridge
from aevum.arena.learning.rows import Row
from aevum.kernel.ai.features import Feature

pytest.importorskip("numpy")

FEATURES = (Feature("term-goods"), *(Feature("feature-advance", number) for number in range(40)))
FACTOR = -0.8
"""Correction that the term needs."""


def rows(chance: random.Random, count: int) -> list[Row]:
    """Return rows whose errors come from the term and from luck, with features that have nothing to do with them."""
    found = []
    for _ in range(count):
        values = [chance.gauss(0, 1), *(float(chance.random() < 0.5) for _ in FEATURES[1:])]
        found.append(Row(0, 0.5, values, FACTOR * values[0] + chance.gauss(0, 3)))
    return found


def test_few_games_correct_a_term_and_leave_features_alone() -> None:
    chance, ridge = random.Random(5), Ridge(FEATURES)
    for deal in range(10):
        ridge.add(deal, rows(chance, 30))
    fit = ridge.fit()
    weights = {name: end + more / 2 for name, (end, more) in fit.weights.weights}
    term = weights.pop("term-goods")
    assert term == pytest.approx(FACTOR, abs=0.25)
    assert max(map(abs, weights.values())) < abs(term) / 4
    assert fit.explained > 0
