"""State of a match of Tempus: set-up, outcome, and redrawing what a seat cannot know."""

from __future__ import annotations

from typing import Any, Final, Self

from aevum.games.tempus.constants import DECK, HEXES, TILES, TILES_FOR, WATER
from aevum.games.tempus.island import island_of
from aevum.games.tempus.options import Options
from aevum.games.tempus.rules import LAW, score, setup
from aevum.games.tempus.rules.turn import MOVER
from aevum.games.tempus.state_fields import WorldFields
from aevum.kernel.chance import Chance, redeal
from aevum.kernel.game import OVER, Outcome
from aevum.kernel.steps import Law

_SEA: Final = (WATER,) * len(HEXES)


class World(WorldFields):
    """State of a match; `fields.py` lists its fields, the steps of `rules` what can be pending."""

    __slots__ = ()

    def set_up(self, options: Options, seats: int, chance: Chance) -> Self:
        """Set up the state before the first decision."""
        self.lay_out(seats)
        self.options = options
        self.terrain = _SEA
        self.island = island_of(_SEA)
        self.first = chance.below(seats)
        self.tiles += range(len(TILES))
        chance.shuffle(self.tiles)
        self.to_lay = TILES_FOR[seats]
        self.deck += DECK
        chance.shuffle(self.deck)
        setup.begin(self, chance)
        self.chance = chance.state
        return self

    @property
    def mover(self) -> int:
        """Seat whose slot it is, in the action phase."""
        return self.frames[MOVER]

    @property
    def step(self) -> str:
        """Name of the step that is decided now; empty when the match is over."""
        return LAW.now(self).name if self.frames else ""

    def law(self) -> Law[Any]:
        return LAW

    def outcome(self) -> Outcome | None:
        return score.outcome(self) if self.actor == OVER else None

    def resample(self, seat: int, chance: Chance) -> Self:
        """Return a determinization: every card and tile that the seat does not know changes places within its kind."""
        other = self.copy()
        strangers = [stranger for stranger in range(len(self.hands)) if stranger != seat]
        piles = [other.deck]
        piles += [pile for stranger in strangers for pile in (other.hands[stranger], other.laid[stranger])]
        redeal(piles, (), chance)
        for stranger in strangers:
            other.hands[stranger].sort()
        redeal([other.tiles], (), chance)
        other.chance = chance.state
        return other

    def redraw_unknown(self, chance: Chance) -> Self:
        """Return a copy with the deck and the tiles face down in another order; hands and laid cards stay."""
        other = self.copy()
        redeal([other.deck], (), chance)
        redeal([other.tiles], (), chance)
        other.chance = chance.state
        return other
