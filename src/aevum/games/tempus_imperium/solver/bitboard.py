"""Bitboard model of the sheet: sets of squares, sections and corners as integers, to play thousands of plans a second.

The rules stay the authority: every plan that is reported has been replayed by them, and a test compares both on random
plans. Where squares can pay for a building in several ways, those with least left pay first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aevum.games.tempus_imperium.constants import (
    ACTION_OF_DIGIT,
    BUILDING_KINDS,
    BUILDINGS,
    CASTLE,
    EMPTY,
    ENEMY,
    FARM,
    FOREST,
    FORT,
    LAKE,
    MARKET,
    NEIGHBOURS,
    QUARRY,
    SECTION_CORNERS,
    SECTION_SQUARES,
    SECTIONS,
    SECTIONS_AT_CORNER,
    TURNS_PER_ROUND,
)
from aevum.games.tempus_imperium.constants import BUILD as BUILDS
from aevum.games.tempus_imperium.constants import DIG as DIGS
from aevum.games.tempus_imperium.constants import ROAD as ROADS
from aevum.games.tempus_imperium.constants import USE as USES
from aevum.games.tempus_imperium.moves import BOOK, GRID_SIZE
from aevum.games.tempus_imperium.rules import build, raid, score, turn, use
from aevum.games.tempus_imperium.state import Sheet

ROAD_AT: Final = BOOK.by_name["road"].first
DIG_AT: Final = BOOK.by_name["dig"].first
BUILD_AT: Final = BOOK.by_name["build"].first
USE_AT: Final = BOOK.by_name["use"].first
FORT_AT: Final = BOOK.by_name["use_fort"].first
ACTS: Final = BOOK.by_name["pay_road"].first
"""Number of acts. An act is the number of a free move; whether it has to be paid for depends on the turn."""

FARM_NO: Final = BUILDINGS.index("farm")
MARKET_NO: Final = BUILDINGS.index("market")
FORT_NO: Final = BUILDINGS.index("fort")
CASTLE_NO: Final = BUILDINGS.index("castle")

BIT: Final = tuple(1 << number for number in range(max(len(SECTIONS), len(SECTIONS_AT_CORNER), GRID_SIZE)))
CORNERS: Final = tuple(BIT[one] | BIT[other] for one, other in SECTION_CORNERS)
"""By section, its two corners."""
TOUCHED: Final = tuple(sum(BIT[square] for square in squares) for squares in SECTION_SQUARES)
"""By section, the squares on both sides."""
BESIDE: Final = tuple(sum(BIT[square] for square in beside) for beside in NEIGHBOURS)
"""By square, its neighbours."""
MEETING: Final = tuple(
    tuple(other for corner in SECTION_CORNERS[section] for other in SECTIONS_AT_CORNER[corner] if other != section)
    for section in range(len(SECTIONS))
)
"""By section, the sections that share a corner with it."""

KIND_OF_ACT: Final = tuple(
    -1 if act < ROAD_AT else ROADS if act < DIG_AT else DIGS if act < BUILD_AT else BUILDS if act < USE_AT else USES
    for act in range(ACTS)
)
WOOD: Final = tuple(build.resources(building)[0] for building in range(len(BUILDINGS)))
STONE: Final = tuple(build.resources(building)[1] for building in range(len(BUILDINGS)))
PRICE: Final = turn.PRICE
RAID: Final = raid.PRICE
FARM_GOLD: Final = use.gold_each(FARM)
MARKET_GOLD: Final = use.gold_each(MARKET)
FORT_GOLD: Final = use.gold_each(FORT)
CASTLE_GOLD: Final = use.gold_each(CASTLE)
CASTLE_POINTS: Final = score.RATES["castles"]
MARKET_POINTS: Final = score.RATES["markets_and_forts"]
FARM_POINTS: Final = score.RATES["farms"]
ROAD_POINTS: Final = score.RATES["longest_road"]
ENEMY_POINTS: Final = score.RATES["enemies"]
GOLD_PER_POINT: Final = score.RATES["gold"]

Network = tuple[int, int]
"""A road: bitboards of the corners it reaches and of the squares it runs along."""
Snapshot = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, tuple[Network, ...]]


def bits(mask: int) -> list[int]:
    """Return the numbers in a bitboard, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """Return the bitboard of some numbers."""
    mask = 0
    for number in numbers:
        mask |= BIT[number]
    return mask


def shores(mask: int) -> int:
    """Return the squares beside any of these; some of them may be among these."""
    found = 0
    while mask:
        low = mask & -mask
        found |= BESIDE[low.bit_length() - 1]
        mask ^= low
    return found


class Model:
    """Bitboard model of one sheet in play.

    Forests, quarries, costs and options never change; all else is saved and restored at once. `stock1` to `stock4`:
    squares with at least that many resources left.
    """

    __slots__ = (
        "castles",
        "enemies",
        "farms",
        "filled",
        "forests",
        "fort_needs_enemy",
        "forts",
        "free",
        "gold",
        "gold_costs",
        "lakes",
        "markets",
        "networks",
        "quarries",
        "roads",
        "sections",
        "stock1",
        "stock2",
        "stock3",
        "stock4",
        "used",
    )

    forests: int
    quarries: int
    free: list[int]
    gold_costs: list[int]
    fort_needs_enemy: bool
    sections: int
    filled: int
    lakes: int
    farms: int
    markets: int
    forts: int
    castles: int
    enemies: int
    used: int
    gold: int
    roads: int
    networks: tuple[Network, ...]
    stock1: int
    stock2: int
    stock3: int
    stock4: int

    def saved(self) -> Snapshot:
        """Return a snapshot of everything that changes."""
        return (
            self.filled,
            self.lakes,
            self.farms,
            self.markets,
            self.forts,
            self.castles,
            self.enemies,
            self.used,
            self.gold,
            self.roads,
            self.stock1,
            self.stock2,
            self.stock3,
            self.stock4,
            self.networks,
        )

    def restore(self, saved: Snapshot) -> None:
        """Restore a snapshot."""
        (
            self.filled,
            self.lakes,
            self.farms,
            self.markets,
            self.forts,
            self.castles,
            self.enemies,
            self.used,
            self.gold,
            self.roads,
            self.stock1,
            self.stock2,
            self.stock3,
            self.stock4,
            self.networks,
        ) = saved

    # -- a turn

    def take(self, act: int, turn: int) -> bool:
        """Carry out an act in this turn (0 to 49) if it is legal, end the turn and return whether it was legal."""
        done = False
        if act:
            kind = KIND_OF_ACT[act]
            if kind == self.free[turn % TURNS_PER_ROUND]:
                done = self.carry_out(act, kind)
            elif self.gold >= PRICE:
                self.gold -= PRICE
                done = self.carry_out(act, kind)
                if not done:
                    self.gold += PRICE
        if turn % TURNS_PER_ROUND == TURNS_PER_ROUND - 1:
            self.end_round()
        return done

    def carry_out(self, act: int, kind: int) -> bool:
        """Carry out an act of this kind if it is legal and return whether it was."""
        if kind == ROADS:
            return self._road(act - ROAD_AT)
        if kind == DIGS:
            return self._dig(act - DIG_AT)
        if kind == BUILDS:
            return self._build(act - BUILD_AT)
        if act < FORT_AT:
            return self._use(BIT[act - USE_AT])
        return self._destroy(act - FORT_AT)

    def _road(self, section: int) -> bool:
        bit = BIT[section]
        if self.roads & bit or not self.sections & bit:
            return False
        self.roads |= bit
        corners, touched = CORNERS[section], TOUCHED[section]
        ends = corners
        apart = []
        for network in self.networks:
            if network[0] & ends:
                corners |= network[0]
                touched |= network[1]
            else:
                apart.append(network)
        apart.append((corners, touched))
        self.networks = tuple(apart)
        return True

    def _dig(self, square: int) -> bool:
        bit = BIT[square]
        if self.filled & bit or not self.lakes & BESIDE[square]:
            return False
        self.filled |= bit
        self.lakes |= bit
        return True

    def reach(self, bit: int) -> int:
        """Return the squares connected to this one."""
        found = 0
        for network in self.networks:
            if network[1] & bit:
                found |= network[1]
        return found

    def _build(self, argument: int) -> bool:
        building = argument // GRID_SIZE
        bit = BIT[argument % GRID_SIZE]
        gold = self.gold_costs[building]
        if self.filled & bit or self.gold < gold:
            return False
        reach = self.reach(bit)
        wood, stone = WOOD[building], STONE[building]
        if wood and not self.holds(reach & self.forests, wood):
            return False
        if stone and not self.holds(reach & self.quarries, stone):
            return False
        for _ in range(wood):
            self._cross_off(reach & self.forests)
        for _ in range(stone):
            self._cross_off(reach & self.quarries)
        self.gold -= gold
        self.filled |= bit
        if building == FARM_NO:
            self.farms |= bit
        elif building == MARKET_NO:
            self.markets |= bit
        elif building == FORT_NO:
            self.forts |= bit
        else:
            self.castles |= bit
        return True

    def holds(self, squares: int, count: int) -> bool:
        """Whether at least `count` wood or stone is left on these squares."""
        held = (self.stock1 & squares).bit_count()
        if held and held < count:
            held += (self.stock2 & squares).bit_count()
            held += (self.stock3 & squares).bit_count()
            held += (self.stock4 & squares).bit_count()
        return held >= count

    def _cross_off(self, squares: int) -> None:
        """Cross off one resource, from the square with the least left."""
        if last := self.stock1 & ~self.stock2 & squares:
            self.stock1 ^= last & -last
        elif last := self.stock2 & ~self.stock3 & squares:
            self.stock2 ^= last & -last
        elif last := self.stock3 & ~self.stock4 & squares:
            self.stock3 ^= last & -last
        else:
            last = self.stock4 & squares
            self.stock4 ^= last & -last

    def _use(self, bit: int) -> bool:
        if self.used & bit:
            return False
        if self.castles & bit:
            gold = CASTLE_GOLD * (self.reach(bit) & (self.markets | self.forts)).bit_count()
        elif self.markets & bit:
            gold = MARKET_GOLD * (self.reach(bit) & self.farms).bit_count()
        elif self.farms & bit:
            gold = FARM_GOLD
        elif self.forts & bit and not self.fort_needs_enemy and not self.reach(bit) & self.enemies:
            gold = FORT_GOLD
        else:
            return False
        self.gold += gold
        self.used |= bit
        return True

    def _destroy(self, argument: int) -> bool:
        fort, enemy = BIT[argument // GRID_SIZE], BIT[argument % GRID_SIZE]
        if self.used & fort or not self.forts & fort or not self.enemies & enemy or not self.reach(fort) & enemy:
            return False
        self.enemies ^= enemy
        self.used |= fort
        self.gold += FORT_GOLD
        return True

    def end_round(self) -> None:
        """Let the enemies raid, and make every building usable again."""
        self.used = 0
        buildings = self.farms | self.markets | self.forts | self.castles
        raiders = (shores(buildings) & self.enemies).bit_count()
        self.gold = max(0, self.gold - RAID * raiders)

    # -- the score

    def lake_points(self) -> int:
        """Return the points of all lakes: squares times the buildings beside them."""
        buildings = self.farms | self.markets | self.forts | self.castles
        left, points = self.lakes, 0
        while left:
            lake, shore = 0, 0
            new = left & -left
            while new:
                lake |= new
                beside = shores(new)
                shore |= beside
                new = beside & left & ~lake
            left &= ~lake
            points += lake.bit_count() * (shore & buildings).bit_count()
        return points

    def points(self) -> int:
        """Return the points of all lines of the score but the road."""
        return (
            CASTLE_POINTS * self.castles.bit_count()
            + MARKET_POINTS * (self.markets | self.forts).bit_count()
            + FARM_POINTS * self.farms.bit_count()
            + self.lake_points()
            + self.gold // GOLD_PER_POINT
            + ENEMY_POINTS * self.enemies.bit_count()
        )


def model_of(sheet: Sheet) -> Model:
    """Return the model of a sheet before a turn."""
    model = Model()
    squares, left = sheet.squares, sheet.left
    places: list[int] = [0] * (max(squares) + 10)
    for square, kind in enumerate(squares):
        places[kind] |= BIT[square]
    model.filled = mask_of(square for square, kind in enumerate(squares) if kind != EMPTY)
    model.forests, model.quarries = places[FOREST], places[QUARRY]
    model.lakes, model.enemies = places[LAKE], places[ENEMY]
    model.farms, model.markets, model.forts, model.castles = (places[kind] for kind in BUILDING_KINDS)
    model.used = mask_of(square for square, used in enumerate(sheet.used) if used == sheet.round)
    model.gold = sheet.gold
    model.free = [ACTION_OF_DIGIT[digit] for digit in sheet.digits]
    model.gold_costs = list(build.gold_costs(sheet.options))
    model.fort_needs_enemy = sheet.options.fort_needs_enemy
    model.sections = mask_of(sheet.roads) | mask_of(sheet.undrawn)
    model.roads, model.networks = 0, ()
    for section in sheet.roads:
        model._road(section)
    model.stock1, model.stock2, model.stock3, model.stock4 = (
        mask_of(square for square, count in enumerate(left) if count >= least) for least in (1, 2, 3, 4)
    )
    return model
