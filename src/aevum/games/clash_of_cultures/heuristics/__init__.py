"""Heuristics of Clash of Cultures for search bots: evaluation, candidate moves, default policy."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from aevum.games.clash_of_cultures.heuristics.candidates import candidate_moves
from aevum.games.clash_of_cultures.heuristics.default_policy import default_move
from aevum.games.clash_of_cultures.heuristics.evaluation import TERMS, evaluate, evaluation_terms
from aevum.games.clash_of_cultures.heuristics.named_features import (
    FEATURES,
    feature_values,
    part_of_turn,
    remaining_part,
)
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHT_SET, WEIGHTS
from aevum.games.clash_of_cultures.heuristics.wide_candidates import wide_candidate_moves
from aevum.games.clash_of_cultures.moves import VERB
from aevum.games.clash_of_cultures.nation import SCULPTED
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.hands import IN_PLAY
from aevum.games.clash_of_cultures.rules.law import ACTIVE
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, TURN, in_turn, usual_actions
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import COLLECTED, FREED, NATION_WIDTH, USED
from aevum.kernel.ai.heuristics import Heuristics, Terms
from aevum.kernel.ai.value_weights import accepted_value
from aevum.kernel.game import FRAME, OVER

_QUIESCENT: Final = frozenset(("turn", "move", "civic"))
_DETERMINISTIC: Final = frozenset(
    (
        "collect",
        "take",
        "catch",
        "herd",
        "build",
        "grow",
        "found",
        "improve",
        "vote",
        "garden",
        "tax",
        "liberty",
        "empower",
        "force",
        "drama",
        "barter",
        "move",
        "with",
        "chart",
        "token",
    )
)
"""Verbs whose outcome never depends on chance or hidden information; a unit may be a Ship among foreign ones."""
_TRADING: Final = frozenset(("compose", "answer"))
_FREE: Final = frozenset(
    (
        "token",
        "grant",
        "teacher",
        "harvest",
        "cheer",
        "cheer-more",
        "peace",
        "murder",
        "mission",
        "compose",
        "answer",
        "levy",
        "income",
        "claim",
    )
)
"""Names of steps that can lie above the turn on the stack without having cost an action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ClashHeuristics(Heuristics[Table]):
    """Heuristics whose search segment is one action, with free moves before it."""

    weight_set = WEIGHT_SET
    features = FEATURES
    learned_value = accepted_value(Path(__file__).with_name("value.toml"), FEATURES)
    max_beam_width = 16
    segment_is_action = True
    rollout_weight = 0.0
    deep_rollout_weight = 0.7
    deep_rollout_evaluations = 12_000

    def evaluate(self, state: Table, seat: int) -> float:
        return evaluate(state, seat)

    def evaluation_terms(self, state: Table, seat: int) -> Terms:
        return tuple(zip(TERMS, evaluation_terms(state, seat), strict=True))

    def feature_values(self, state: Table, seat: int) -> list[float]:
        return feature_values(state, seat)

    def time_left(self, state: Table, seat: int) -> float:
        return remaining_part(state, seat)

    def turn_to_come(self, state: Table, seat: int) -> float:
        if not state.frames or in_turn(state, seat):
            return 0.0
        return WEIGHTS.action * usual_actions() * part_of_turn(state, seat)

    def default_move(self, state: Table) -> int:
        return default_move(state)

    def search_segment(self, state: Table) -> Hashable:
        """Return a key that changes when the seat has to choose its next action, or when a trade is over.

        In the Status Phase it changes with seat and step.
        """
        frames = state.frames
        if not frames:
            return OVER
        if frames[0] != TURN.id:
            return state.round, *frames[:4]
        under_way = len(frames) > FRAME and not _is_free(state)
        trades = sum(state.offers) - (len(frames) > FRAME and LAW.now(state).name in _TRADING)
        return state.round, state.turn, frames[ACTIVE], frames[ACTIONS] + under_way, trades

    def candidates(self, state: Table, legal: list[int]) -> list[int]:
        return candidate_moves(state, legal) if len(legal) > 1 else legal

    def wide_candidates(self, state: Table, legal: list[int]) -> list[int]:
        return wide_candidate_moves(state, legal) if len(legal) > 1 else legal

    def is_quiescent(self, state: Table) -> bool:
        return LAW.now(state).name in _QUIESCENT

    def is_deterministic(self, state: Table, move: int) -> bool:
        return VERB[move] in _DETERMINISTIC or super().is_deterministic(state, move)


def _is_free(table: Table) -> bool:
    """Whether the step under way in the turn has cost no action."""
    frames = table.frames
    start = 2 * FRAME if frames[FRAME] == IN_PLAY.id else FRAME
    lowest = LAW.steps[frames[start]].name
    nation, base = table.nation, frames[ACTIVE] * NATION_WIDTH
    if lowest == "target":
        return bool(nation[base + USED] & SCULPTED)
    if lowest == "activity" and len(frames) > start + FRAME and LAW.steps[frames[start + FRAME]].name == "collect":
        return bool(nation[base + FREED]) and nation[base + COLLECTED] == 1
    return lowest in _FREE


HEURISTICS: Final = ClashHeuristics()
