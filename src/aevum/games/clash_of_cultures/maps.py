"""Maps: the three layouts as tables, and what follows from the terrain that has been discovered.

A hex has the same number in every layout: its place in `LABELS`. Flat tops; directions run clockwise from the north.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from aevum.games.clash_of_cultures.facts import DATA, NONE, REGIONS, SEA, TERRAINS

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, north-east, south-east, south, south-west, north-west as (q, r)."""
UNKNOWN: Final = -1
"""The terrain of a hex nobody has seen."""
FAR: Final = 99
"""No way."""


def label(q: int, r: int) -> str:
    """A letter for the column, then the row; odd columns sit half a hex lower."""
    return f"{chr(ord('A') + q)}{r + q // 2 + 1}"


def _places(layout: dict[str, Any]) -> list[tuple[int, int]]:
    tiles = [*layout["slots"], *(start["hexes"] for start in layout["starts"])]
    return [tuple(place) for tile in tiles for place in tile]


PLACES: Final = tuple(sorted({place for layout in DATA["layout"] for place in _places(layout)}))
"""All hexes of all layouts, as (q, r)."""
INDEX: Final = {place: number for number, place in enumerate(PLACES)}
LABELS: Final = tuple(label(*place) for place in PLACES)
HEXES: Final = len(PLACES)


class Layout:
    """One arrangement of regions. `tiles`: slots to be discovered first, then the start regions.

    `outline`: the hexes at the edge, clockwise; `neighbours[hex]` is empty for hexes the layout does not have.
    """

    __slots__ = ("clockwise", "edge", "hexes", "neighbours", "outline", "slots", "starts", "tile", "tiles")

    def __init__(self, data: dict[str, Any]) -> None:
        slots = [tuple(INDEX[tuple(place)] for place in tile) for tile in data["slots"]]
        starts = [tuple(INDEX[tuple(place)] for place in start["hexes"]) for start in data["starts"]]
        self.tiles = (*slots, *starts)
        self.slots = len(slots)
        self.hexes = tuple(sorted(cell for tile in self.tiles for cell in tile))
        self.tile = [NONE] * HEXES
        for number, tile in enumerate(self.tiles):
            for cell in tile:
                self.tile[cell] = number
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(cell for cell in self._around(place) if cell != NONE) if self.tile[INDEX[place]] != NONE else ()
            for place in PLACES
        )
        self.edge = tuple(self.tile[cell] != NONE and len(self.neighbours[cell]) < 6 for cell in range(HEXES))
        self.outline = self._walk()
        self.starts = tuple(
            tuple(zip(tile, (TERRAINS.index(terrain) for terrain in start["terrain"]), strict=True))
            for tile, start in zip(starts, data["starts"], strict=True)
        )
        self.clockwise = tuple(number - 1 for number in data["seats_clockwise"])

    def _around(self, place: tuple[int, int]) -> list[int]:
        """The neighbours of a place in the layout, clockwise from the north; NONE outside."""
        around = [INDEX.get((place[0] + q, place[1] + r), NONE) for q, r in DIRECTIONS]
        return [cell if cell != NONE and self.tile[cell] != NONE else NONE for cell in around]

    def _walk(self) -> tuple[int, ...]:
        """Once round the outside, clockwise, with the outside on the left hand."""
        start = min((cell for cell in self.hexes if self.edge[cell]), key=lambda cell: PLACES[cell])
        walk, cell, back = [start], start, 5
        while True:
            around = self._around(PLACES[cell])
            back = next(turn % 6 for turn in range(back + 1, back + 7) if around[turn % 6] != NONE)
            cell, back = around[back], (back + 3) % 6
            if cell == start:
                return tuple(walk)
            walk.append(cell)


LAYOUTS: Final = {int(data["players"]): Layout(data) for data in DATA["layout"]}
"""By number of players."""


class Geography:
    """What follows from the terrain: sea groups, distances over discovered hexes, neighbours that lie open.

    Made once for each terrain and shared by all states that have it.
    """

    __slots__ = ("_rows", "_within", "beside", "faces", "group", "groups", "layout", "open", "seats", "terrain")

    def __init__(self, seats: int, faces: tuple[int, ...]) -> None:
        self.seats = seats
        self.faces = faces
        layout = self.layout = LAYOUTS[seats]
        terrain = [UNKNOWN] * HEXES
        for slot, face in enumerate(faces):
            if face != NONE:
                for cell, kind in zip(layout.tiles[slot], turned(face), strict=True):
                    terrain[cell] = kind
        for start in layout.starts:
            for cell, kind in start:
                terrain[cell] = kind
        self.survey(terrain)

    def survey(self, terrain: Sequence[int]) -> None:
        """Reckon what follows from this terrain."""
        layout = self.layout
        self.terrain = tuple(terrain)
        self.open = tuple(cell for cell in layout.hexes if terrain[cell] != UNKNOWN)
        """Discovered hexes."""
        self.beside = tuple(
            tuple(other for other in layout.neighbours[cell] if terrain[other] != UNKNOWN) for cell in range(HEXES)
        )
        """Discovered neighbours."""
        self.groups: list[tuple[int, ...]] = []
        self.group = [NONE] * HEXES
        self._flood()
        self._rows: dict[int, list[int]] = {}
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return geography, (self.seats, self.faces)

    def _flood(self) -> None:
        """Sea hexes that hang together."""
        for cell in self.open:
            if self.terrain[cell] != SEA or self.group[cell] != NONE:
                continue
            found = [cell]
            self.group[cell] = len(self.groups)
            for here in found:
                for other in self.beside[here]:
                    if self.terrain[other] == SEA and self.group[other] == NONE:
                        self.group[other] = len(self.groups)
                        found.append(other)
            self.groups.append(tuple(sorted(found)))

    def distances(self, cell: int) -> list[int]:
        """Steps from a hex to every other over discovered hexes; FAR without a way."""
        row = self._rows.get(cell)
        if row is None:
            row = self._rows[cell] = [FAR] * HEXES
            row[cell] = 0
            queue = [cell]
            for here in queue:
                for other in self.beside[here]:
                    if row[other] == FAR:
                        row[other] = row[here] + 1
                        queue.append(other)
        return row

    def within(self, cell: int, steps: int) -> tuple[int, ...]:
        """Hexes at most so many steps away, the hex itself too."""
        found = self._within.get((cell, steps))
        if found is None:
            row = self.distances(cell)
            found = self._within[cell, steps] = tuple(other for other in self.open if row[other] <= steps)
        return found

    def coast(self, cell: int) -> tuple[int, ...]:
        """Sea hexes beside a hex."""
        return tuple(other for other in self.beside[cell] if self.terrain[other] == SEA)


def turned(face: int) -> Sequence[int]:
    """The terrain of a region as it lies: twice its number, and 1 if it is turned round."""
    region = REGIONS[face >> 1]
    return region[::-1] if face & 1 else region


@lru_cache(maxsize=4096)
def geography(seats: int, faces: tuple[int, ...]) -> Geography:
    """The geography of a layout with these regions discovered: by slot, see `turned`; NONE: not yet."""
    return Geography(seats, faces)
