"""The world of Tempus: what lies on the table, and how it begins."""

from __future__ import annotations

from typing import Final, Self

from aevum.games.tempus.facts import DECK, HEXES, TILES, TILES_FOR, WATER
from aevum.games.tempus.island import island_of
from aevum.games.tempus.options import Options
from aevum.games.tempus.rules import LAW, score, setup
from aevum.games.tempus.rules.turn import MOVER
from aevum.games.tempus.state_fields import WorldFields
from aevum.kernel.chance import Chance, redeal
from aevum.kernel.game import OVER, Outcome
from aevum.kernel.rulebook import Clause

_SEA: Final = (WATER,) * len(HEXES)


class World(WorldFields):
    """The state of a match. Its fields are said in `fields.py`, what is pending by the steps of `rules`."""

    __slots__ = ()

    def set_up(self, options: Options, seats: int, chance: Chance) -> Self:
        """Before the first decision."""
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
        """Whose slot it is, in the action phase."""
        return self.frames[MOVER]

    @property
    def step(self) -> str:
        """What is decided now; nothing when the match is over."""
        return LAW.now(self).name if self.frames else ""

    def legal(self) -> list[int]:
        return LAW.legal(self)

    def check(self, move: int) -> Clause | None:
        return LAW.check(self, move)

    def apply(self, move: int) -> None:
        LAW.apply(self, move)

    def outcome(self) -> Outcome | None:
        return score.outcome(self) if self.actor == OVER else None

    def resample(self, seat: int, chance: Chance) -> Self:
        """Every card and tile whose face this seat does not know changes places with the others of that kind."""
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
