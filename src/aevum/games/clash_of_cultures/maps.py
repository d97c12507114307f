"""Map layouts for two, three and four players, and the geography of discovered terrain: distances, seas, coasts.

A hex has the same number in every layout: its index in `LABELS`. Hexes have flat tops; directions run clockwise from
the north.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from aevum.games.clash_of_cultures.constants import DATA, NONE, REGIONS, SEA, TERRAINS

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Steps as (q, r): north, north-east, south-east, south, south-west, north-west."""
UNKNOWN: Final = -1
"""Terrain of a hex that is not discovered."""
FAR: Final = 99
"""Distance to a hex that cannot be reached over discovered hexes."""


def label(q: int, r: int) -> str:
    """Return the label of a hex: a letter for the column, then the row; odd columns sit half a hex lower."""
    return f"{chr(ord('A') + q)}{r + q // 2 + 1}"


def _places(layout: dict[str, Any]) -> list[tuple[int, int]]:
    tiles = [*layout["slots"], *(start["hexes"] for start in layout["starts"])]
    return [tuple(place) for tile in tiles for place in tile]


PLACES: Final = tuple(sorted({place for layout in DATA["layout"] for place in _places(layout)}))
"""Sorted coordinates (q, r) of all hexes of all layouts."""
INDEX: Final = {place: number for number, place in enumerate(PLACES)}
LABELS: Final = tuple(label(*place) for place in PLACES)
HEXES: Final = len(PLACES)


class Layout:
    """Arrangement of regions for a number of players.

    `tiles`: hexes of each region, first the slots to be discovered, then the start regions. `outline`: the hexes at
    the edge, clockwise. `neighbours[hex]` is empty for hexes the layout does not have.
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
        """Return the six neighbours of a place, clockwise from the north; NONE where the layout has no hex."""
        around = [INDEX.get((place[0] + q, place[1] + r), NONE) for q, r in DIRECTIONS]
        return [cell if cell != NONE and self.tile[cell] != NONE else NONE for cell in around]

    def _walk(self) -> tuple[int, ...]:
        """Return the hexes at the edge in clockwise order, by following the outside on the left."""
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
"""Layouts by number of players."""


class Geography:
    """Tables derived from discovered terrain: connected seas, distances and neighbours over discovered hexes.

    Built once for each terrain and shared by all states that have it.
    """

    __slots__ = (
        "_near",
        "_rows",
        "_within",
        "around",
        "ashore",
        "beside",
        "coasts",
        "faces",
        "group",
        "groups",
        "layout",
        "open",
        "seats",
        "terrain",
    )

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
        """Compute all tables from the terrain of each hex."""
        layout = self.layout
        self.terrain = tuple(terrain)
        self.open = tuple(cell for cell in layout.hexes if terrain[cell] != UNKNOWN)
        """Discovered hexes."""
        self.beside = tuple(
            tuple(other for other in layout.neighbours[cell] if terrain[other] != UNKNOWN) for cell in range(HEXES)
        )
        """By hex, its discovered neighbours."""
        self.around = tuple(tuple(sorted((cell, *beside))) for cell, beside in enumerate(self.beside))
        """By hex, the hex itself and its discovered neighbours, sorted."""
        self.ashore = tuple(
            tuple(other for other in neighbours if terrain[other] != SEA) for neighbours in layout.neighbours
        )
        """By hex, its neighbours that are land or not discovered."""
        self.coasts = tuple(tuple(other for other in beside if terrain[other] == SEA) for beside in self.beside)
        """By hex, the sea hexes beside it."""
        self.groups: list[tuple[int, ...]] = []
        self.group = [NONE] * HEXES
        self._flood()
        self._rows: dict[int, list[int]] = {}
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}
        self._near: dict[tuple[int, int], int] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return geography, (self.seats, self.faces)

    def _flood(self) -> None:
        """Find connected components of sea hexes by flood fill."""
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
        """Return by hex the number of steps to it over discovered hexes; FAR = cannot be reached."""
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
        """Return the discovered hexes at most `steps` away, including the hex itself."""
        found = self._within.get((cell, steps))
        if found is None:
            row = self.distances(cell)
            found = self._within[cell, steps] = tuple(other for other in self.open if row[other] <= steps)
        return found

    def near(self, cell: int, steps: int) -> int:
        """Return the discovered hexes at most `steps` away, including the hex itself, as a bit mask."""
        found = self._near.get((cell, steps))
        if found is None:
            found = self._near[cell, steps] = sum(1 << other for other in self.within(cell, steps))
        return found

    def coast(self, cell: int) -> tuple[int, ...]:
        """Return the sea hexes beside a hex."""
        return self.coasts[cell]


def turned(face: int) -> Sequence[int]:
    """Return the terrains of a region as it lies. `face`: 2 * region, + 1 if it is turned round."""
    region = REGIONS[face >> 1]
    return region[::-1] if face & 1 else region


@lru_cache(maxsize=4096)
def geography(seats: int, faces: tuple[int, ...]) -> Geography:
    """Return the geography of a layout. `faces`: by slot, the region as in `turned`; NONE = not discovered."""
    return Geography(seats, faces)
