"""Heuristics of Through the Ages for search bots: evaluation, candidate moves and default policy."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from aevum.games.through_the_ages.heuristics.candidates import candidate_moves
from aevum.games.through_the_ages.heuristics.default_policy import default_move
from aevum.games.through_the_ages.heuristics.evaluation import POINTS_PER_UNIT, TERMS, evaluate, terms
from aevum.games.through_the_ages.heuristics.named_features import FEATURES, feature_values, remaining_part
from aevum.games.through_the_ages.heuristics.weights import WEIGHT_SET
from aevum.games.through_the_ages.moves import VERB
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.turn import ACTIVE, TURN
from aevum.games.through_the_ages.state import Table
from aevum.kernel.ai.heuristics import Heuristics, Terms
from aevum.kernel.ai.value_weights import accepted_value
from aevum.kernel.game import OVER

_UNFORESEEN: Final = frozenset(("seed", "aggression", "offer", "draw", "settle", "keep"))


@mypyc_attr(allow_interpreted_subclasses=True)
class AgesHeuristics(Heuristics[Table]):
    """Heuristics whose search segment is all actions of a turn, or before it politics with all that follows from it."""

    weight_set = WEIGHT_SET
    features = FEATURES
    learned_value = accepted_value(Path(__file__).with_name("value.toml"), FEATURES)
    points_per_unit = POINTS_PER_UNIT
    rollout_weight = 0.0
    deep_rollout_weight = 0.0
    evolves_turns = True

    def evaluate(self, state: Table, seat: int) -> float:
        return evaluate(state, seat)

    def evaluation_terms(self, state: Table, seat: int) -> Terms:
        return tuple(zip(TERMS, terms(state, seat), strict=True))

    def feature_values(self, state: Table, seat: int) -> list[float]:
        return feature_values(state, seat)

    def time_left(self, state: Table, seat: int) -> float:
        return remaining_part(state, seat)

    def default_move(self, state: Table) -> int:
        return default_move(state)

    def search_segment(self, state: Table) -> Hashable:
        """Return a key that changes with the turn, and when its actions begin after politics."""
        if state.actor == OVER:
            return OVER
        return state.round, state.frames[ACTIVE], LAW.now(state) is TURN

    def candidates(self, state: Table, legal: list[int]) -> list[int]:
        return candidate_moves(state, legal)

    def is_deterministic(self, state: Table, move: int) -> bool:
        """Whether a move turns up or draws no card.

        Cards drawn as a turn ends do not matter here: the evaluation counts each as much as another.
        """
        return VERB[move] not in _UNFORESEEN


HEURISTICS: Final = AgesHeuristics()
