"""State of a match of Tempus Imperium, one player's sheet of paper: set-up, derived values, outcome."""

from __future__ import annotations

from typing import Any, Self

from aevum.games.tempus_imperium.constants import ACTION_OF_DIGIT, PER_SQUARE, ROUNDS, TURNS_PER_ROUND
from aevum.games.tempus_imperium.options import Options
from aevum.games.tempus_imperium.rules import LAW, road, score, setup, turn
from aevum.games.tempus_imperium.state_fields import SheetFields
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, Outcome
from aevum.kernel.rows import indices
from aevum.kernel.steps import Law


class Sheet(SheetFields):
    """Sheet of the player; `fields.py` lists its fields, the steps of `rules` what can be pending."""

    __slots__ = ()

    def set_up(self, options: Options, chance: Chance) -> Self:
        """Set up the sheet before the first turn."""
        self.lay_out(seats=1)
        self.options = options
        self.digits = tuple(map(int, options.digits)) or setup.draw_digits(chance)
        self.squares = setup.lay_out(self.digits, options.enemy_mode, chance)
        self.left = [PER_SQUARE.get(kind, 0) for kind in self.squares]
        self.undrawn += road.places(options)
        self.chance = chance.state
        turn.begin(self)
        return self

    @property
    def round(self) -> int:
        """Round, from 1 to 5; stays 5 when the game is over."""
        return min(self.turn // TURNS_PER_ROUND + 1, ROUNDS)

    def squares_with(self, kind: int) -> list[int]:
        """Return the squares that carry this kind, in order."""
        return indices(self.squares, kind)

    @property
    def free_action(self) -> int:
        """Action of the turn's digit."""
        return ACTION_OF_DIGIT[self.digits[self.turn % TURNS_PER_ROUND]]

    @property
    def step(self) -> str:
        """Name of the step that is decided now; empty when the match is over."""
        return LAW.now(self).name if self.frames else ""

    def law(self) -> Law[Any]:
        return LAW

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        return Outcome.counted((score.lines(self),), "end-all-rounds")

    def resample(self, seat: int, chance: Chance) -> Self:
        other = self.copy()
        other.chance = chance.state
        return other
