"""Minimum length of roads that serve forests, a quarry and a market of the start together (Steiner trees).

A castle counts markets and forts on roads that touch its square (`use.castle`). Each of them was built with wood from a
forest on a road that touches its own square, the castle with stone from a quarry on a road that touches its square
(`build.resources`). So all these sections hang together, if sections that share a corner or touch a common square count
as neighbours. The fewest sections of such a set that touch some forests, a quarry and perhaps a market of the start
are found by the dynamic program of Dreyfus and Wagner over sets of these targets.
"""

from __future__ import annotations

from operator import add
from typing import Final

from aevum.games.tempus_imperium.solver.bitboard import BIT, CORNERS, TOUCHED, Model, bits

UNREACHABLE: Final = 1_000
"""Number of sections that stands for targets that no road can serve together."""


class RoadSteiner:
    """Minimum numbers of sections that hang together and touch the targets."""

    def __init__(self, model: Model) -> None:
        self.sections = bits(model.sections)
        self.forests = model.forests.bit_count()
        quarries, markets = model.quarries, model.markets | model.forts
        targets = [BIT[forest] for forest in bits(model.forests)] + [quarries, markets]
        self._smallest = _smallest_trees(self.sections, targets)

    def least(self, forests: int, *, quarry: bool, market: bool) -> int:
        """Return the least number of sections that touch this number of forests, and a quarry or first market."""
        if forests > self.forests:
            return UNREACHABLE
        others = quarry << self.forests | market << self.forests + 1
        return min(
            length
            for targets, length in enumerate(self._smallest)
            if targets >> self.forests << self.forests == others and (targets ^ others).bit_count() == forests
        )


def _smallest_trees(sections: list[int], targets: list[int]) -> list[int]:
    """Return for each set of targets, as a bit set, the least number of sections that hang together and touch all."""
    neighbours = _neighbours(sections)
    touches = [
        sum(BIT[number] for number, squares in enumerate(targets) if TOUCHED[section] & squares) for section in sections
    ]
    trees: list[list[int]] = [[1] * len(sections)]
    for wanted in range(1, 1 << len(targets)):
        shortest = [1 if wanted & ~touched == 0 else UNREACHABLE for touched in touches]
        part = wanted & wanted - 1
        while part:
            # Both parts share the section that they are joined at.
            joined = map(add, trees[part], trees[wanted ^ part])
            shortest = [min(one, other - 1) for one, other in zip(shortest, joined, strict=True)]
            part = part - 1 & wanted
        _extend(shortest, neighbours)
        trees.append(shortest)
    return [0, *(min(lengths, default=UNREACHABLE) for lengths in trees[1:])]


def _neighbours(sections: list[int]) -> list[list[int]]:
    """Return by place in the list the places of sections that share a corner or touch a common square."""
    return [
        [
            place
            for place, other in enumerate(sections)
            if other != section and (CORNERS[section] & CORNERS[other] or TOUCHED[section] & TOUCHED[other])
        ]
        for section in sections
    ]


def _extend(lengths: list[int], neighbours: list[list[int]]) -> None:
    """Lower each length to that of a neighbour plus one, shortest first."""
    buckets: list[list[int]] = [[] for _ in range(len(lengths) + 2)]
    for place, length in enumerate(lengths):
        if length < len(buckets):
            buckets[length].append(place)
    for length, places in enumerate(buckets):
        for place in places:
            if lengths[place] != length:
                continue
            for other in neighbours[place]:
                if lengths[other] > length + 1 and length + 1 < len(buckets):
                    lengths[other] = length + 1
                    buckets[length + 1].append(other)
