"""What a player of Through the Ages knows beyond the rules: what a position is worth, and what to think of."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from aevum.games.through_the_ages.judgement.choices import worth_a_thought
from aevum.games.through_the_ages.judgement.habits import habit
from aevum.games.through_the_ages.judgement.weights import SCALES
from aevum.games.through_the_ages.judgement.worth import CULTURE_IN_ONE, TERMS, terms, worth
from aevum.games.through_the_ages.moves import VERB
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.turn import ACTIVE, TURN
from aevum.games.through_the_ages.state import Table
from aevum.kernel.game import OVER
from aevum.kernel.judgement import Judgement, Terms

_UNFORESEEN: Final = frozenset(("seed", "aggression", "offer", "draw", "settle", "keep"))


class AgesJudgement(Judgement[Table]):
    """Plans a whole turn of actions; before it, politics with all that follows from it."""

    scales = SCALES
    points_in_one = CULTURE_IN_ONE
    answers = 0.0

    def value(self, state: Table, seat: int) -> float:
        return worth(state, seat)

    def terms(self, state: Table, seat: int) -> Terms:
        return tuple(zip(TERMS, terms(state, seat), strict=True))

    def habit(self, state: Table) -> int:
        return habit(state)

    def episode(self, state: Table) -> Hashable:
        """The actions of a turn, or all that is decided before them."""
        if state.actor == OVER:
            return OVER
        return state.round, state.frames[ACTIVE], LAW.now(state) is TURN

    def candidates(self, state: Table, legal: list[int]) -> list[int]:
        return worth_a_thought(state, legal)

    def is_foreseen(self, state: Table, move: int) -> bool:
        """Cards that are turned up or drawn are not. Those drawn as a turn ends are: one counts as much as another."""
        return VERB[move] not in _UNFORESEEN


JUDGEMENT: Final = AgesJudgement()
