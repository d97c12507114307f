"""Heuristics of Tempus Imperium for search bots: evaluation function, candidate moves and default policy."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from aevum.games.tempus_imperium.heuristics.candidates import candidate_moves
from aevum.games.tempus_imperium.heuristics.evaluation import TERMS, evaluate, evaluation_terms
from aevum.games.tempus_imperium.heuristics.weights import WEIGHT_SET
from aevum.games.tempus_imperium.moves import PASS
from aevum.games.tempus_imperium.rules.build import PAYMENT
from aevum.games.tempus_imperium.rules.law import LAW
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.ai.heuristics import Heuristics, Terms
from aevum.kernel.game import OVER

_TURNS: Final = 5
"""Number of turns that a search plans at once."""


class ImperiumHeuristics(Heuristics[Sheet]):
    """Heuristics for a beam search that plans half a round: without hidden information or opponents a plan holds."""

    weight_set = WEIGHT_SET
    rollout_weight = 0.0
    deep_rollout_weight = 0.0

    def evaluate(self, state: Sheet, seat: int) -> float:
        return evaluate(state)

    def evaluation_terms(self, state: Sheet, seat: int) -> Terms:
        return tuple(zip(TERMS, evaluation_terms(state), strict=True))

    def default_move(self, state: Sheet) -> int:
        if LAW.now(state) is PAYMENT:
            return candidate_moves(state, state.legal())[0]
        return PASS

    def search_segment(self, state: Sheet) -> Hashable:
        return state.turn // _TURNS if state.frames else OVER

    def long_segment(self, state: Sheet) -> Hashable:
        """Return the round: a search with long segments plans all of it."""
        return state.round if state.frames else OVER

    def candidates(self, state: Sheet, legal: list[int]) -> list[int]:
        return candidate_moves(state, legal) if len(legal) > 1 else legal

    def is_quiescent(self, state: Sheet) -> bool:
        return LAW.now(state) is not PAYMENT

    def is_deterministic(self, state: Sheet, move: int) -> bool:
        return True


HEURISTICS: Final = ImperiumHeuristics()
