"""Minimum number of digs that bring lakes of the start beside one building (Steiner trees over squares).

A lake grows by empty squares beside it (`dig.beside_lake`, `dig.empty`), so forests, quarries and enemies stand in its
way, and a lake that they shut in never grows. A building brings points for the squares of each lake beside it
(`score.lakes`). How many lakes of the start can be among them depends on the number of digs.
"""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.moves import GRID_SIZE
from aevum.games.tempus_imperium.solver.bitboard import BESIDE, BIT, Model, bits, shores

UNREACHABLE: Final = 1_000
"""Number of digs that stands for what no number of digs can do."""


class LakeReach:
    """Most squares that the lakes beside a building can have, by number of digs."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.lakes = _lakes(model.lakes)
        self._trees = self._smallest_trees()
        everywhere = [self._digs_for(square) for square in range(GRID_SIZE) if not model.filled & BIT[square]]
        self._new = [min(digs) for digs in zip(*everywhere, strict=True)] if everywhere else []
        there = model.farms | model.markets | model.forts | model.castles
        self._there = [self._digs_for(square) for square in bits(there)]

    def squares(self, digs: int) -> int:
        """Return the most squares that the lakes beside a new building can have."""
        return self._squares(self._new, digs)

    def squares_there(self, digs: int) -> int:
        """Return the most squares that the lakes beside each building of the start can have, added up."""
        return sum(self._squares(needed, digs) for needed in self._there)

    def _squares(self, needed: list[int], digs: int) -> int:
        """Return the squares dug and those of the lakes that these digs bring here; none if no lake comes here."""
        reached = [
            sum(lake.bit_count() for number, lake in enumerate(self.lakes) if BIT[number] & wanted)
            for wanted, least in enumerate(needed)
            if wanted and least <= digs
        ]
        return digs + max(reached) if reached else 0

    def _digs_for(self, square: int) -> list[int]:
        """Return for each set of lakes the least number of digs that bring all of them beside a building here."""
        beside = bits(BESIDE[square])
        needed = [0]
        for wanted in range(1, 1 << len(self.lakes)):
            together = min(self._trees[wanted][other] for other in beside)
            part = wanted & wanted - 1
            while part:
                together = min(together, needed[part] + needed[wanted ^ part])
                part = part - 1 & wanted
            needed.append(together)
        return needed

    def _smallest_trees(self) -> list[list[int]]:
        """Return for each set of lakes, by square, the fewest digs of a lake that has the square and all of the set."""
        squares = range(GRID_SIZE)
        cost = [0 if self.model.lakes & BIT[square] else 1 for square in squares]
        trees: list[list[int]] = [cost]
        for wanted in range(1, 1 << len(self.lakes)):
            own = self.lakes[wanted.bit_length() - 1] if wanted & wanted - 1 == 0 else 0
            fewest = [0 if own & BIT[square] else UNREACHABLE for square in squares]
            part = wanted & wanted - 1
            while part:
                for square in squares:
                    joined = trees[part][square] + trees[wanted ^ part][square] - cost[square]
                    fewest[square] = min(fewest[square], joined)
                part = part - 1 & wanted
            self._grow(fewest, cost)
            trees.append(fewest)
        return trees

    def _grow(self, fewest: list[int], cost: list[int]) -> None:
        """Lower the digs of each square that can be water to those of a neighbour and its own dig."""
        water = bits((BIT[GRID_SIZE - 1] * 2 - 1) & (~self.model.filled | self.model.lakes))
        changed = True
        while changed:
            changed = False
            for square in water:
                for other in bits(BESIDE[square]):
                    if fewest[other] + cost[square] < fewest[square]:
                        fewest[square] = fewest[other] + cost[square]
                        changed = True


def _lakes(left: int) -> list[int]:
    """Return each lake as a bitboard."""
    found = []
    while left:
        lake = left & -left
        while grown := shores(lake) & left & ~lake:
            lake |= grown
        found.append(lake)
        left &= ~lake
    return found
