"""Heuristics of Tempus for search bots: evaluation function, candidate moves and default policy."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from statistics import fmean
from typing import Final

from mypy_extensions import mypyc_attr

from aevum.games.tempus.heuristics.candidates import candidate_moves
from aevum.games.tempus.heuristics.default_policy import default_move
from aevum.games.tempus.heuristics.evaluation import TERMS, evaluate, evaluation_terms
from aevum.games.tempus.heuristics.named_features import FEATURES, feature_values, remaining_part
from aevum.games.tempus.heuristics.weights import WEIGHT_SET, WEIGHTS
from aevum.games.tempus.moves import DONE, IDEA, VERB
from aevum.games.tempus.state import World
from aevum.kernel.ai.calibration import NAME, Calibration, between, final_shares, soft_max
from aevum.kernel.ai.heuristics import Heuristics, Terms
from aevum.kernel.ai.value_weights import accepted_value
from aevum.kernel.game import OVER

_AMID_A_STEP: Final = frozenset(
    ("rotate", "move_to", "attack", "convert", "convert_to", "lead", "govern", "crowd", "advance")
)
_UNFORESEEN: Final = frozenset((IDEA, DONE))
_CALIBRATION: Final = Calibration.read(Path(__file__).with_name(NAME))
_LEAST_SLOPE: Final = 0.25
"""Slope at the beginning of a match, for which the calibration has none: all evaluations are alike then."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TempusHeuristics(Heuristics[World]):
    """Heuristics for a beam search that plans slot by slot: a whole action with its cards and fights."""

    weight_set = WEIGHT_SET
    features = FEATURES
    learned_value = accepted_value(Path(__file__).with_name("value.toml"), FEATURES)
    max_beam_width = 6
    rollout_weight = 0.8
    deep_rollout_weight = 0.8
    deep_rollout_evaluations = 100_000
    rollouts_play_on = True
    rollouts_count_victories = True
    segment_is_action = True

    def evaluate(self, state: World, seat: int) -> float:
        return evaluate(state, seat)

    def relative_evaluation(self, state: World, seat: int) -> float:
        others = [evaluate(state, other) for other in range(len(state.era)) if other != seat]
        return evaluate(state, seat) - WEIGHTS.best_of_the_others * max(others)

    def victory_share(self, state: World, seat: int) -> float:
        outcome = state.outcome()
        if outcome is not None:
            return final_shares(outcome)[seat]
        evaluations = [evaluate(state, other) for other in range(len(state.era))]
        return soft_max(evaluations, self.victory_slope(state))[seat]

    def victory_slope(self, state: World) -> float:
        time = fmean([remaining_part(state, seat) for seat in range(len(state.era))])
        return max(_LEAST_SLOPE, between(_CALIBRATION.share_slopes, time))

    def evaluation_terms(self, state: World, seat: int) -> Terms:
        return tuple(zip(TERMS, evaluation_terms(state, seat), strict=True))

    def feature_values(self, state: World, seat: int) -> list[float]:
        return feature_values(state, seat)

    def time_left(self, state: World, seat: int) -> float:
        return remaining_part(state, seat)

    def default_move(self, state: World) -> int:
        return default_move(state)

    def search_segment(self, state: World) -> Hashable:
        """Return the segment that a search plans at once.

        That is a tile, the start tokens of a seat, a slot with its fights, or a whole progress phase.
        """
        if state.step in ("tile", "rotate"):
            return state.to_lay
        if state.step == "settle":
            return "settling", state.actor
        if state.step in ("progress", "bonus"):
            return "progress", state.turn
        return state.turn, state.round, state.mover if state.frames else OVER

    def candidates(self, state: World, legal: list[int]) -> list[int]:
        return candidate_moves(state, legal) if len(legal) > 1 else legal

    def is_quiescent(self, state: World) -> bool:
        return state.step not in _AMID_A_STEP

    def is_deterministic(self, state: World, move: int) -> bool:
        """Whether the outcome of a move follows from what its actor knows.

        It does for a card that the actor plays, but not where cards are drawn, shown by others, or a tile is turned up.
        """
        return move not in _UNFORESEEN and VERB[move] != "turn"


HEURISTICS: Final = TempusHeuristics()
