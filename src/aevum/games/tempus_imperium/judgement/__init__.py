"""What a player of Tempus Imperium knows beyond the rules: what a sheet is worth, what to think of."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from aevum.games.tempus_imperium.judgement.choices import worth_a_thought
from aevum.games.tempus_imperium.judgement.weights import SCALES
from aevum.games.tempus_imperium.judgement.worth import TERMS, parts, worth
from aevum.games.tempus_imperium.moves import PASS
from aevum.games.tempus_imperium.rules.build import PAYMENT
from aevum.games.tempus_imperium.rules.law import LAW
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.game import OVER
from aevum.kernel.judgement import Judgement, Terms

_TURNS: Final = 5
"""So many turns are thought through together."""


class ImperiumJudgement(Judgement[Sheet]):
    """Thinks half a round through: nothing is hidden and nobody interferes, so a plan holds."""

    scales = SCALES
    answers = 0.0

    def value(self, state: Sheet, seat: int) -> float:
        return worth(state)

    def terms(self, state: Sheet, seat: int) -> Terms:
        return tuple(zip(TERMS, parts(state), strict=True))

    def habit(self, state: Sheet) -> int:
        if LAW.now(state) is PAYMENT:
            return worth_a_thought(state, state.legal())[0]
        return PASS

    def episode(self, state: Sheet) -> Hashable:
        return state.turn // _TURNS if state.frames else OVER

    def stretch(self, state: Sheet) -> Hashable:
        """A whole round."""
        return state.round if state.frames else OVER

    def candidates(self, state: Sheet, legal: list[int]) -> list[int]:
        return worth_a_thought(state, legal) if len(legal) > 1 else legal

    def is_whole(self, state: Sheet) -> bool:
        return LAW.now(state) is not PAYMENT

    def is_foreseen(self, state: Sheet, move: int) -> bool:
        return True


JUDGEMENT: Final = ImperiumJudgement()
