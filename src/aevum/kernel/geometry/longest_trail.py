"""Longest trail of a graph: the longest walk that uses no edge twice and may cross itself.

By Euler's theorem the edges of a trail are exactly a connected set with at most two corners of odd degree. So a longest
trail is a largest such set, and a sweep over the edges that remembers only the corners still open finds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Edge = tuple[int, int]


def longest_trail(edges: Sequence[Edge]) -> int:
    """Return the number of edges of a longest trail; `edges` join corners, no pair twice."""
    best = 0
    for network in sorted(_networks(edges), key=len, reverse=True):
        if len(network) <= best:
            break
        best = max(best, _longest_in_network(network))
    return best


def _networks(edges: Sequence[Edge]) -> list[list[Edge]]:
    at: dict[int, list[int]] = {}
    for number, (one, other) in enumerate(edges):
        at.setdefault(one, []).append(number)
        at.setdefault(other, []).append(number)
    left = set(range(len(edges)))
    networks: list[list[Edge]] = []
    while left:
        waiting = [min(left)]
        left.remove(waiting[0])
        network: list[Edge] = []
        while waiting:
            edge = edges[waiting.pop()]
            network.append(edge)
            for corner in edge:
                for number in at[corner]:
                    if number in left:
                        left.remove(number)
                        waiting.append(number)
        networks.append(network)
    return networks


def _longest_in_network(network: list[Edge]) -> int:
    degree: dict[int, int] = {}
    for edge in network:
        for corner in edge:
            degree[corner] = degree.get(corner, 0) + 1
    if sum(count & 1 for count in degree.values()) <= 2:
        return len(network)
    if len(network) < len(degree):
        return _longest_path_in_tree(network)
    return _sweep(min(sorted(network), _from_end_to_end(network), key=_width))


def _longest_path_in_tree(tree: list[Edge]) -> int:
    distance = _distances_from_an_end(tree)
    return max(distance.values())


def _distances_from_an_end(network: list[Edge]) -> dict[int, int]:
    """Return the steps to each corner, nearest first, from a corner that lies farthest from some other."""
    beside: dict[int, list[int]] = {}
    for one, other in network:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    end = list(_distances(beside, network[0][0]))[-1]
    return _distances(beside, end)


def _distances(beside: dict[int, list[int]], start: int) -> dict[int, int]:
    distance = {start: 0}
    queue = [start]
    for corner in queue:
        for other in beside[corner]:
            if other not in distance:
                distance[other] = distance[corner] + 1
                queue.append(other)
    return distance


def _from_end_to_end(network: list[Edge]) -> list[Edge]:
    """Return the edges in the order in which a wave from one end of the network reaches them."""
    order = {corner: place for place, corner in enumerate(_distances_from_an_end(network))}
    return sorted(network, key=lambda edge: sorted((order[edge[0]], order[edge[1]]), reverse=True))


def _width(network: list[Edge]) -> int:
    """Return the largest number of corners open at once in a sweep over the edges in this order."""
    last_use = {corner: number for number, edge in enumerate(network) for corner in edge}
    open_corners: set[int] = set()
    widest = 0
    for number, edge in enumerate(network):
        open_corners.update(edge)
        widest = max(widest, len(open_corners))
        open_corners = {corner for corner in open_corners if last_use[corner] > number}
    return widest


_Group = tuple[int, int]
"""(group, parity) of the chosen edges at an open corner; group 0 = no edge chosen there."""
_Position = tuple[tuple[_Group, ...], int]
"""The open corners in order, and the number of closed corners of odd degree."""
_FINISHED: Final[_Position] = ((), -1)


def _sweep(network: list[Edge]) -> int:
    last_use = {corner: number for number, edge in enumerate(network) for corner in edge}
    corners: list[int] = []
    positions: dict[_Position, int] = {((), 0): 0}
    best = 0
    for number, edge in enumerate(network):
        still = len(network) - number
        fresh = [corner for corner in edge if corner not in corners]
        corners += fresh
        one, other = (corners.index(corner) for corner in edge)
        closing = [place for place, corner in enumerate(corners) if last_use[corner] == number]
        following: dict[_Position, int] = {}
        for (open_corners, odd), chosen in positions.items():
            if chosen + still <= best:
                continue
            widened = [*open_corners, *[(0, 0)] * len(fresh)]
            for groups, count in ((widened, chosen), (_join(widened, one, other), chosen + 1)):
                position = _close(groups, closing, odd)
                if position is not None:
                    following[position] = max(count, following.get(position, 0))
        best = max(best, following.pop(_FINISHED, 0))
        corners = [corner for corner in corners if last_use[corner] != number]
        positions = following
    return best


def _join(groups: list[_Group], one: int, other: int) -> list[_Group]:
    """Return the groups after the edge between two open corners is chosen."""
    joined = groups.copy()
    old, label = joined[other][0], joined[one][0]
    label = label or old or 1 + max(group for group, _ in groups)
    if old and old != label:
        joined = [(label if group == old else group, parity) for group, parity in joined]
    for place in (one, other):
        joined[place] = (label, joined[place][1] ^ 1)
    return joined


def _close(groups: list[_Group], closing: list[int], odd: int) -> _Position | None:
    """Return the position after some corners close; _FINISHED if the trail is complete; None if it can never be one."""
    for place in closing:
        group, parity = groups[place]
        if not group:
            continue
        odd += parity
        if odd > 2:
            return None
        groups = groups.copy()
        groups[place] = (0, 0)
        if all(other != group for other, _ in groups):
            return None if any(other for other, _ in groups) else _FINISHED
    return _renumbered([entry for place, entry in enumerate(groups) if place not in closing]), odd


def _renumbered(groups: list[_Group]) -> tuple[_Group, ...]:
    names: dict[int, int] = {0: 0}
    return tuple((names.setdefault(group, len(names)), parity) for group, parity in groups)
