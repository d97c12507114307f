"""Grids of hexes in axial coordinates, numbered in the order given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six steps (q, r), each a sixth of a turn after the one before."""


class HexGrid:
    """Tables over the hexes: `ahead[hex][direction]` (-1 off the grid) and `neighbours[hex]`."""

    __slots__ = ("ahead", "hexes", "index", "neighbours")

    def __init__(self, hexes: Iterable[tuple[int, int]]) -> None:
        self.hexes = tuple(hexes)
        self.index = {place: number for number, place in enumerate(self.hexes)}
        self.ahead = [[self.index.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS] for q, r in self.hexes]
        self.neighbours = [sorted(cell for cell in row if cell >= 0) for row in self.ahead]

    def on_rim(self, cell: int) -> bool:
        """Whether a hex lies at the edge of the grid."""
        return -1 in self.ahead[cell]

    def distance(self, one: int, other: int) -> int:
        """Return the number of steps between two hexes on an endless plane."""
        q = self.hexes[one][0] - self.hexes[other][0]
        r = self.hexes[one][1] - self.hexes[other][1]
        return max(abs(q), abs(r), abs(q + r))
