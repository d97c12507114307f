"""Features of a position that the evaluation uses more than once, gathered in one pass over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, DATA, NONE, PIECES, SEATS
from aevum.games.clash_of_cultures.heuristics.wonder_plan import nearest_wonder
from aevum.games.clash_of_cultures.rules.status import rounds
from aevum.games.clash_of_cultures.state_fields import BURIED, BURIED_WONDERS, KNOWN, NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

TURNS: Final[int] = DATA["turn"]["turns"]
_POINTS: Final[dict[str, int]] = DATA["points"]
_PACKED: Final = 1 << 3 * len(PIECES)
SIZE: Final = tuple(1 + sum(packed >> 3 * piece & 7 > 0 for piece in range(len(PIECES))) for packed in range(_PACKED))
"""Size of a city by its packed pieces."""
OWNERS: Final = tuple(
    tuple((packed >> 3 * piece & 7) - 1 for piece in range(len(PIECES)) if 0 < packed >> 3 * piece & 7 <= SEATS)
    for packed in range(_PACKED)
)
"""Owners of the pieces of a city by its packed pieces."""


def turns_left(table: Table) -> int:
    """Return the number of turns of each seat after this one."""
    return (rounds(table) - table.round) * TURNS + TURNS - table.turn if table.frames else 0


def share_left(table: Table) -> float:
    """Return the fraction of the match that is still to come."""
    return turns_left(table) / (rounds(table) * TURNS)


class Features:
    """Features of a position for one seat: cities, points of all seats, and time left."""

    __slots__ = ("camps", "cities", "foreign", "left", "objectives", "points", "seat", "share", "table", "wonder_plan")

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cities: list[int] = []
        self.foreign: list[int] = []
        """Cities of other players."""
        self.camps: list[int] = []
        self.left = turns_left(table)
        """Number of turns after this one."""
        self.share = share_left(table)
        """Fraction of the match that is still to come."""
        self.objectives: list[tuple[float, float]] | None = None
        """Progress of both halves of each objective card in hand, once it was measured."""
        self.points = self._count()
        self.wonder_plan = nearest_wonder(table, seat, self.cities)
        """Plan for the Wonder that takes the fewest actions; None if none can be built."""

    def _count(self) -> list[float]:
        """Return the points of each seat as the position stands, and sort cities by owner."""
        table, nation = self.table, self.table.nation
        seats = len(table.hands)
        halves = [
            nation[base + KNOWN].bit_count() * _POINTS["advance"]
            + nation[base + BURIED]
            + nation[base + BURIED_WONDERS]
            for base in range(0, seats * NATION_WIDTH, NATION_WIDTH)
        ]
        for other, scored in enumerate(table.scored):
            halves[other] += len(scored) * _POINTS["objective"]
        piece = _POINTS["piece"]
        for cell, owner in enumerate(table.city):
            if owner == NONE:
                continue
            if owner == BARBARIAN:
                self.camps.append(cell)
                continue
            (self.cities if owner == self.seat else self.foreign).append(cell)
            halves[owner] += piece
            for colour in OWNERS[table.pieces[cell]]:
                halves[colour] += piece
            if table.wonder[cell] != NONE:
                halves[owner] += _POINTS["wonder"]
        return [count / 2 for count in halves]

    def size(self, cell: int) -> int:
        """Return the number of city pieces, the settlement included."""
        return SIZE[self.table.pieces[cell]]
