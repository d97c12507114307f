"""What a player knows beyond the rules: what a table is worth, what to think of, what one does anyway."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from aevum.games.clash_of_cultures.judgement.choices import worth_a_thought
from aevum.games.clash_of_cultures.judgement.habits import habit
from aevum.games.clash_of_cultures.judgement.weights import SCALES
from aevum.games.clash_of_cultures.judgement.worth import TERMS, parts, worth
from aevum.games.clash_of_cultures.moves import VERB
from aevum.games.clash_of_cultures.nation import COLLECTED, FREED, SCULPTED, USED, WIDTH
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.law import ACTIVE
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, TURN
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.game import FRAME, OVER
from aevum.kernel.judgement import Judgement, Terms

_WHOLE: Final = frozenset(("turn", "move", "civic"))
_FORESEEN: Final = frozenset(
    (
        "collect",
        "take",
        "catch",
        "herd",
        "build",
        "unit",
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
"""Verbs that never bring anything by chance."""
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
"""What lies upon the turn without having cost an action."""


class ClashJudgement(Judgement[Table]):
    """Thinks action by action, with what is free before it."""

    scales = SCALES
    most_lines = 16
    answers = 0.0

    def value(self, state: Table, seat: int) -> float:
        return worth(state, seat)

    def terms(self, state: Table, seat: int) -> Terms:
        return tuple(zip(TERMS, parts(state, seat), strict=True))

    def habit(self, state: Table) -> int:
        return habit(state)

    def episode(self, state: Table) -> Hashable:
        """An action, until its seat has to choose the next one; in the Status Phase, what one seat does in one step."""
        frames = state.frames
        if not frames:
            return OVER
        if frames[0] != TURN.id:
            return state.round, *frames[:4]
        under_way = len(frames) > FRAME and not _is_free(state)
        return state.round, state.turn, frames[ACTIVE], frames[ACTIONS] + under_way

    def candidates(self, state: Table, legal: list[int]) -> list[int]:
        return worth_a_thought(state, legal) if len(legal) > 1 else legal

    def is_whole(self, state: Table) -> bool:
        return LAW.now(state).name in _WHOLE

    def is_foreseen(self, state: Table, move: int) -> bool:
        return VERB[move] in _FORESEEN or super().is_foreseen(state, move)


def _is_free(table: Table) -> bool:
    """Has what is under way cost no action?"""
    frames = table.frames
    lowest = LAW.steps[frames[FRAME]].name
    nation, base = table.nation, frames[ACTIVE] * WIDTH
    if lowest == "target":
        return bool(nation[base + USED] & SCULPTED)
    if lowest == "activity" and len(frames) > 2 * FRAME and LAW.steps[frames[2 * FRAME]].name == "collect":
        return bool(nation[base + FREED]) and nation[base + COLLECTED] == 1
    return lowest in _FREE


JUDGEMENT: Final = ClashJudgement()
