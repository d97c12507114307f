"""What a player of Tempus knows beyond the rules: what a position is worth, what to think of, what one does anyway."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from aevum.games.tempus.judgement.choices import worth_a_thought
from aevum.games.tempus.judgement.habits import habit
from aevum.games.tempus.judgement.weights import SCALES, WEIGHTS
from aevum.games.tempus.judgement.worth import TERMS, parts, worth
from aevum.games.tempus.moves import DONE, IDEA, VERB
from aevum.games.tempus.state import World
from aevum.kernel.game import OVER
from aevum.kernel.judgement import Judgement, Terms

_AMID_A_STEP: Final = frozenset(
    ("rotate", "move_to", "attack", "convert", "convert_to", "lead", "govern", "crowd", "advance")
)
_UNFORESEEN: Final = frozenset((IDEA, DONE))


class TempusJudgement(Judgement[World]):
    """Thinks slot by slot: the whole of an action, its cards and its fights."""

    scales = SCALES
    most_lines = 6

    def value(self, state: World, seat: int) -> float:
        return worth(state, seat)

    def standing(self, state: World, seat: int) -> float:
        others = [worth(state, other) for other in range(len(state.era)) if other != seat]
        return worth(state, seat) - WEIGHTS.best_of_the_others * max(others)

    def terms(self, state: World, seat: int) -> Terms:
        return tuple(zip(TERMS, parts(state, seat), strict=True))

    def habit(self, state: World) -> int:
        return habit(state)

    def episode(self, state: World) -> Hashable:
        """A tile, a seat's three tokens, a slot with its fights, or a whole progress phase."""
        if state.step in ("tile", "rotate"):
            return state.to_lay
        if state.step == "settle":
            return "settling", state.actor
        if state.step in ("progress", "bonus"):
            return "progress", state.turn
        return state.turn, state.round, state.mover if state.frames else OVER

    def candidates(self, state: World, legal: list[int]) -> list[int]:
        return worth_a_thought(state, legal) if len(legal) > 1 else legal

    def is_whole(self, state: World) -> bool:
        return state.step not in _AMID_A_STEP

    def is_foreseen(self, state: World, move: int) -> bool:
        """Cards that are drawn, or shown by others, are not; a card one plays oneself is."""
        return move not in _UNFORESEEN and VERB[move] != "turn"


JUDGEMENT: Final = TempusJudgement()
