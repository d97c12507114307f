"""Flood fill and connected components on any grid given by a table of neighbours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def flood(starts: Iterable[int], neighbours: Sequence[Sequence[int]], members: set[int]) -> set[int]:
    """Return all members reached from the starts by stepping from member to member; the starts must be members."""
    reached = set(starts)
    edge = list(reached)
    while edge:
        for cell in neighbours[edge.pop()]:
            if cell in members and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return reached


def components(members: Iterable[int], neighbours: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the connected components of the members, each sorted, in the order of their lowest cells."""
    left = set(members)
    groups: list[list[int]] = []
    for cell in sorted(left):
        if cell in left:
            group = flood([cell], neighbours, left)
            left -= group
            groups.append(sorted(group))
    return groups
