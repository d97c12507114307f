"""The world of Tempus: everything that lies on the table, as flat lists of small numbers."""

from __future__ import annotations

from typing import Any, Final, Self

from aevum.games.tempus.facts import CITY_COPIES, DECK, HEXES, POPULATION, TILES, TILES_FOR, WATER
from aevum.games.tempus.island import Island, island_of
from aevum.games.tempus.options import Options
from aevum.games.tempus.rules import law, score, setup
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, Outcome, State
from aevum.kernel.rulebook import Clause

_SEA: Final = (WATER,) * len(HEXES)
_NOBODY: Final = -1


class World(State):
    """The state of a match.

    Lists are indexed by hex or by seat. A hex has one `owner` (-1: none) with `tokens` or a `city` (its value) there;
    `homes[seat]`: the hexes with tokens of a seat, sorted.
    `moved[hex]`: tokens that have moved in this Move, or 1 where a child was born in this action.
    `laid[seat]`: cards face down for a fight or for progress; `out[seat]`: Government cards that lie out.

    What is decided now is `phase`, by `actor`. `mover` has the slot: `to_begin` actions are still to be begun in it,
    `action` is under way or done, with `allowance` tokens to move or be born; `closed`: it goes no further. What the
    decision is about: `source`, `target` and `count`, and `purpose` what for; so many Sanitation cards are still
    `needed` for it; `ground` is the terrain fought on. `queue` holds the seats that are still to decide in this phase.
    """

    __slots__ = (
        "action",
        "actions",
        "allowance",
        "cards_played",
        "cities_left",
        "city",
        "closed",
        "count",
        "deck",
        "discards",
        "era",
        "first",
        "ground",
        "hands",
        "homes",
        "island",
        "laid",
        "last_fight",
        "last_progress",
        "moved",
        "mover",
        "needed",
        "options",
        "out",
        "owed_double",
        "owner",
        "phase",
        "purpose",
        "queue",
        "round",
        "source",
        "supply",
        "target",
        "terrain",
        "tile",
        "tiles",
        "to_begin",
        "to_lay",
        "tokens",
        "turn",
    )

    def __init__(self, options: Options, seats: int, chance: Chance) -> None:
        self.options = options
        self.terrain: tuple[int, ...] = _SEA
        self.island: Island = island_of(_SEA)
        self.owner: list[int] = [_NOBODY] * len(HEXES)
        self.tokens: list[int] = [0] * len(HEXES)
        self.city: list[int] = [0] * len(HEXES)
        self.moved: list[int] = [0] * len(HEXES)
        self.era: list[int] = [0] * seats
        self.supply: list[int] = [POPULATION] * seats
        self.homes: list[list[int]] = [[] for _ in range(seats)]
        self.cities_left: list[int] = list(CITY_COPIES) * seats
        self.actions: list[int] = [0] * seats
        self.owed_double: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.out: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []
        self.queue: list[int] = []
        self.turn: int = 0
        self.round: int = 0
        self.phase: int = 0
        self.mover: int = 0
        self.action: int = 0
        self.allowance: int = 0
        self.to_begin: int = 0
        self.closed: int = 0
        self.cards_played: int = 0
        self.source: int = _NOBODY
        self.target: int = _NOBODY
        self.ground: int = _NOBODY
        self.purpose: int = 0
        self.count: int = 0
        self.needed: int = 0
        self.last_fight: tuple[Any, ...] = ()
        self.last_progress: tuple[Any, ...] = ()
        self.revealed = 0
        self.unforeseen = 0
        self.log = None
        self.first: int = chance.below(seats)
        self.actor = self.first
        self.tiles: list[int] = list(range(len(TILES)))
        chance.shuffle(self.tiles)
        self.tile: int = _NOBODY
        self.to_lay: int = TILES_FOR[seats]
        self.deck: list[int] = list(DECK)
        chance.shuffle(self.deck)
        setup.begin(self, chance)
        self.chance = chance.state

    def legal(self) -> list[int]:
        return law.legal(self)

    def check(self, move: int) -> Clause | None:
        return law.check(self, move)

    def apply(self, move: int) -> None:
        law.apply(self, move)

    def outcome(self) -> Outcome | None:
        return score.outcome(self) if self.actor == OVER else None

    def copy(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        other.options = self.options
        other.terrain = self.terrain
        other.island = self.island
        other.owner = self.owner[:]
        other.tokens = self.tokens[:]
        other.city = self.city[:]
        other.moved = self.moved[:]
        other.era = self.era[:]
        other.supply = self.supply[:]
        other.homes = [places[:] for places in self.homes]
        other.cities_left = self.cities_left[:]
        other.actions = self.actions[:]
        other.owed_double = self.owed_double[:]
        other.hands = [cards[:] for cards in self.hands]
        other.laid = [cards[:] for cards in self.laid]
        other.out = [cards[:] for cards in self.out]
        other.discards = self.discards[:]
        other.queue = self.queue[:]
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.mover = self.mover
        other.action = self.action
        other.allowance = self.allowance
        other.to_begin = self.to_begin
        other.closed = self.closed
        other.cards_played = self.cards_played
        other.source = self.source
        other.target = self.target
        other.ground = self.ground
        other.purpose = self.purpose
        other.count = self.count
        other.needed = self.needed
        other.last_fight = self.last_fight
        other.last_progress = self.last_progress
        other.first = self.first
        other.tiles = self.tiles[:]
        other.tile = self.tile
        other.to_lay = self.to_lay
        other.deck = self.deck[:]
        other.actor = self.actor
        other.chance = self.chance
        other.revealed = self.revealed
        other.unforeseen = self.unforeseen
        other.log = None
        return other

    def resample(self, seat: int, chance: Chance) -> Self:
        """Every card and tile whose face this seat does not know changes places with the others of that kind."""
        other = self.copy()
        strangers = [stranger for stranger in range(len(self.hands)) if stranger != seat]
        piles = [other.deck]
        piles += [pile for stranger in strangers for pile in (other.hands[stranger], other.laid[stranger])]
        unknown = sorted(card for pile in piles for card in pile)  # where they lay must not shine through
        chance.shuffle(unknown)
        for pile in piles:
            pile[:] = [unknown.pop() for _ in pile]
        for stranger in strangers:
            other.hands[stranger].sort()
        other.tiles.sort()
        chance.shuffle(other.tiles)
        other.chance = chance.state
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            self.terrain,
            tuple(self.owner),
            tuple(self.tokens),
            tuple(self.city),
            tuple(self.moved),
            tuple(self.era),
            tuple(self.actions),
            tuple(self.owed_double),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.laid)),
            tuple(map(tuple, self.out)),
            tuple(self.discards),
            tuple(self.deck),
            tuple(self.tiles),
            tuple(self.queue),
            (self.turn, self.round, self.phase, self.actor, self.mover, self.first, self.tile, self.to_lay),
            (self.action, self.allowance, self.to_begin, self.closed, self.cards_played),
            (self.source, self.target, self.ground, self.purpose, self.count, self.needed),
            self.last_fight,
            self.last_progress,
        )
