"""Fields of the state of Tempus. Written by `make states` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Self

from aevum.games.tempus.island import Island
from aevum.games.tempus.options import Options
from aevum.kernel.steps import RuledState


class WorldFields(RuledState):
    """Fields of the state of Tempus."""

    __slots__ = (
        "actions",
        "born",
        "cities_left",
        "city",
        "deck",
        "discards",
        "era",
        "first",
        "hands",
        "homes",
        "island",
        "laid",
        "last_fight",
        "last_progress",
        "moved",
        "options",
        "out",
        "owed_double",
        "owner",
        "round",
        "supply",
        "terrain",
        "tile",
        "tiles",
        "to_lay",
        "tokens",
        "turn",
    )

    options: Options
    terrain: tuple[int, ...]
    """By hex; water where no land lies."""
    island: Island
    """Tables that follow from the terrain."""
    owner: list[int]
    """The seat whose tokens or city stand there, -1: none."""
    tokens: list[int]
    city: list[int]
    """The value of the city there."""
    moved: list[int]
    """A hex for each token that has moved in this Move and stands there."""
    born: list[int]
    """Hexes where a child was born in this action, or that were empty when it began."""
    era: list[int]
    supply: list[int]
    """Tokens off the island."""
    homes: list[list[int]]
    """The hexes with tokens of a seat, sorted."""
    cities_left: list[int]
    """Cities off the island; a number for each value."""
    actions: list[int]
    """Action tokens."""
    owed_double: list[int]
    """Actions that a Government has put off to the next slot."""
    hands: list[list[int]]
    """Sorted."""
    laid: list[list[int]]
    """Face down, for a fight or for progress."""
    out: list[list[int]]
    """Government cards that lie out."""
    discards: list[int]
    deck: list[int]
    """The top card is the last."""
    tiles: list[int]
    """The next tile is the last."""
    tile: int
    """The tile turned up, -1: none."""
    to_lay: int
    """Tiles still to be laid."""
    first: int
    """Seat that has the first-player marker."""
    turn: int
    round: int
    last_fight: tuple[Any, ...]
    """The fight of this action: sides, strengths, cards; empty = none."""
    last_progress: tuple[Any, ...]
    """The era entered, points and cards of each seat."""

    def lay_out(self, seats: int) -> None:
        """Every field as it is before anything lies on the table, but for those that the game sets."""
        self.chance = 0
        self.frames = []
        self.revealed = 0
        self.learned = 0
        self.owner = [-1] * 156
        self.tokens = [0] * 156
        self.city = [0] * 156
        self.moved = []
        self.born = []
        self.era = [0] * seats
        self.supply = [16] * seats
        self.homes = [[] for _ in range(seats)]
        self.cities_left = [3, 3, 2] * seats
        self.actions = [0] * seats
        self.owed_double = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.laid = [[] for _ in range(seats)]
        self.out = [[] for _ in range(seats)]
        self.discards = []
        self.deck = []
        self.tiles = []
        self.tile = -1
        self.to_lay = 0
        self.first = 0
        self.turn = 0
        self.round = 0
        self.last_fight = ()
        self.last_progress = ()
        self.log = None

    def copy(self) -> Self:
        other = self.__class__()
        other.chance = self.chance
        other.frames = self.frames.copy()
        other.revealed = self.revealed
        other.learned = self.learned
        other.options = self.options
        other.terrain = self.terrain
        other.island = self.island
        other.owner = self.owner.copy()
        other.tokens = self.tokens.copy()
        other.city = self.city.copy()
        other.moved = self.moved.copy()
        other.born = self.born.copy()
        other.era = self.era.copy()
        other.supply = self.supply.copy()
        other.homes = [pile.copy() for pile in self.homes]
        other.cities_left = self.cities_left.copy()
        other.actions = self.actions.copy()
        other.owed_double = self.owed_double.copy()
        other.hands = [pile.copy() for pile in self.hands]
        other.laid = [pile.copy() for pile in self.laid]
        other.out = [pile.copy() for pile in self.out]
        other.discards = self.discards.copy()
        other.deck = self.deck.copy()
        other.tiles = self.tiles.copy()
        other.tile = self.tile
        other.to_lay = self.to_lay
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.last_fight = self.last_fight
        other.last_progress = self.last_progress
        other.log = None
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.frames),
            self.terrain,
            tuple(self.owner),
            tuple(self.tokens),
            tuple(self.city),
            tuple(self.moved),
            tuple(self.born),
            tuple(self.era),
            tuple(self.supply),
            tuple(map(tuple, self.homes)),
            tuple(self.cities_left),
            tuple(self.actions),
            tuple(self.owed_double),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.laid)),
            tuple(map(tuple, self.out)),
            tuple(self.discards),
            tuple(self.deck),
            tuple(self.tiles),
            self.tile,
            self.to_lay,
            self.first,
            self.turn,
            self.round,
            self.last_fight,
            self.last_progress,
        )

    def saved(self) -> tuple[Any, ...]:
        return (
            self.chance,
            tuple(self.frames),
            self.revealed,
            self.learned,
            self.options,
            self.terrain,
            self.island,
            tuple(self.owner),
            tuple(self.tokens),
            tuple(self.city),
            tuple(self.moved),
            tuple(self.born),
            tuple(self.era),
            tuple(self.supply),
            tuple(map(tuple, self.homes)),
            tuple(self.cities_left),
            tuple(self.actions),
            tuple(self.owed_double),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.laid)),
            tuple(map(tuple, self.out)),
            tuple(self.discards),
            tuple(self.deck),
            tuple(self.tiles),
            self.tile,
            self.to_lay,
            self.first,
            self.turn,
            self.round,
            self.last_fight,
            self.last_progress,
        )

    def restore(self, saved: tuple[Any, ...]) -> None:
        (
            chance,
            frames,
            revealed,
            learned,
            options,
            terrain,
            island,
            owner,
            tokens,
            city,
            moved,
            born,
            era,
            supply,
            homes,
            cities_left,
            actions,
            owed_double,
            hands,
            laid,
            out,
            discards,
            deck,
            tiles,
            tile,
            to_lay,
            first,
            turn,
            round,
            last_fight,
            last_progress,
        ) = saved
        self.chance = chance
        self.frames = list(frames)
        self.revealed = revealed
        self.learned = learned
        self.options = options
        self.terrain = terrain
        self.island = island
        self.owner = list(owner)
        self.tokens = list(tokens)
        self.city = list(city)
        self.moved = list(moved)
        self.born = list(born)
        self.era = list(era)
        self.supply = list(supply)
        self.homes = [list(pile) for pile in homes]
        self.cities_left = list(cities_left)
        self.actions = list(actions)
        self.owed_double = list(owed_double)
        self.hands = [list(pile) for pile in hands]
        self.laid = [list(pile) for pile in laid]
        self.out = [list(pile) for pile in out]
        self.discards = list(discards)
        self.deck = list(deck)
        self.tiles = list(tiles)
        self.tile = tile
        self.to_lay = to_lay
        self.first = first
        self.turn = turn
        self.round = round
        self.last_fight = last_fight
        self.last_progress = last_progress
        self.log = None
