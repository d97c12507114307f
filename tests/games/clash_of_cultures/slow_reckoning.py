"""Second computation of distances, seas, voyages, orientations and trade routes, slowly, from `data.toml` alone.

Hexes are (q, r); a map is a dictionary of the discovered ones, with the names of their terrain. Nothing here knows how
the rules compute: connected hexes are merged pair by pair, regions are laid on trial, pairings are all tried.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import aevum.games.clash_of_cultures as game

Place = tuple[int, int]
Land = dict[Place, str]

DATA: Final[dict[str, Any]] = tomllib.loads((Path(game.__file__).parent / "data.toml").read_text(encoding="utf-8"))
AROUND: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Offsets of the six neighbours, clockwise from the north."""


def layout(players: int) -> dict[str, Any]:
    """Return one of the three arrangements."""
    return next(data for data in DATA["layout"] if data["players"] == players)


@cache
def slots(players: int) -> list[list[Place]]:
    """Return the places of the regions that are discovered."""
    return [[(q, r) for q, r in slot] for slot in layout(players)["slots"]]


@cache
def every_hex(players: int) -> frozenset[Place]:
    """Return all hexes of a layout."""
    starts = [(q, r) for start in layout(players)["starts"] for q, r in start["hexes"]]
    return frozenset(starts) | {place for slot in slots(players) for place in slot}


def lie(region: int, side: int) -> list[str]:
    """Return the terrain of a region as it lies in a slot."""
    terrain: list[str] = DATA["regions"]["terrain"][region]
    return terrain if side == 0 else list(reversed(terrain))


def lands(players: int, discovered: dict[int, tuple[int, int]]) -> Land:
    """Return a map: by slot (from 0) the region (from 0) and its side."""
    open_land: Land = {}
    for start in layout(players)["starts"]:
        for (q, r), kind in zip(start["hexes"], start["terrain"], strict=True):
            open_land[q, r] = kind
    for slot, (region, side) in discovered.items():
        open_land |= dict(zip(slots(players)[slot], lie(region, side), strict=True))
    return open_land


def touching(here: Place, there: Place) -> bool:
    """Whether two hexes are neighbours, by their straight distance."""
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


def beside(place: Place) -> list[Place]:
    """Return all six neighbours, whether the layout has them or not."""
    return [(place[0] + q, place[1] + r) for q, r in AROUND]


def distances(land: Land, start: Place) -> dict[Place, int]:
    """Return the steps over discovered hexes, ring after ring."""
    found, ring, steps = {start: 0}, {start}, 0
    while ring:
        steps += 1
        ring = {place for here in ring for place in beside(here) if place in land and place not in found}
        found |= dict.fromkeys(ring, steps)
    return found


def seas(land: Land) -> list[set[Place]]:
    """Return the connected sea hexes: sets are merged for as long as two of them touch."""
    groups = [{place} for place, kind in land.items() if kind == "sea"]
    merged = True
    while merged:
        merged = False
        for first in groups:
            other = next((group for group in groups if group is not first and _touch(first, group)), None)
            if other is not None:
                groups.remove(other)
                first |= other
                merged = True
                break
    return groups


def _touch(first: Iterable[Place], second: Iterable[Place]) -> bool:
    return any(touching(here, there) for here in first for there in second)


def sea_of(land: Land, place: Place) -> set[Place]:
    """Return the sea that a hex belongs to."""
    return next(group for group in seas(land) if place in group)


# -- the outline


@cache
def outline(players: int) -> list[Place]:
    """Return the hexes at the edge, clockwise: along the border, side by side."""
    hexes = every_hex(players)
    place = min(hexes)
    side = next(turn for turn in range(6) if beside(place)[turn] not in hexes)
    first, walk = (place, side), [place]
    while True:
        following = (side + 1) % 6
        neighbour = beside(place)[following]
        place, side = (neighbour, (side - 1) % 6) if neighbour in hexes else (place, following)
        if (place, side) == first:
            return walk[:-1] if len(walk) > 1 and walk[-1] == walk[0] else walk
        if place != walk[-1]:
            walk.append(place)


# -- orientation of a region


def is_edge(players: int, place: Place) -> bool:
    """Whether the hex touches the outside."""
    return any(other not in every_hex(players) for other in beside(place))


def sides_by_land(players: int, land: Land, slot: int, region: int, entered: Place | None) -> set[int]:
    """Return the sides by the three rules one after the other.

    A rule that no side meets is left out. `entered` is None for a card.
    """
    places = slots(players)[slot]
    ways = {side: dict(zip(places, lie(region, side), strict=True)) for side in (0, 1)}
    if entered is not None:
        ways = {side: way for side, way in ways.items() if way[entered] != "sea"}
    joining = {side: way for side, way in ways.items() if any(_joins(land, place) for place in _sea(way))}
    ways = joining or ways
    edging = {side: way for side, way in ways.items() if any(is_edge(players, place) for place in _sea(way))}
    return set(edging or ways)


def _sea(way: Land) -> Iterator[Place]:
    return (place for place, kind in way.items() if kind == "sea")


def _joins(land: Land, place: Place) -> bool:
    return any(land.get(other) == "sea" for other in beside(place))


def ways_by_ship(
    players: int, land: Land, slot: int, region: int, sailed: set[Place], *, around: bool
) -> dict[int, set[Place]]:
    """Return by side the sea hexes of the region where the Ship may end; empty sets: it goes back.

    `sailed` is the sea that it has come through; `around` says whether it comes along the outline.
    """
    places = slots(players)[slot]
    ends: dict[int, set[Place]] = {}
    for side in (0, 1):
        way = dict(zip(places, lie(region, side), strict=True))
        laid = land | way
        reached = {
            place
            for place in _sea(way)
            if any(other in sea_of(laid, place) for other in sailed)
            or (around and any(is_edge(players, other) for other in sea_of(way, place)))
        }
        if reached:
            ends[side] = reached
    return ends or {side: set() for side in sides_by_land(players, land, slot, region, None)}


# -- voyages


def voyage(players: int, land: Land, start: Place, *, navigates: bool) -> tuple[set[Place], dict[int, bool]]:
    """Return the sea that a Ship reaches without Ships in its way, and the slots that it may explore.

    The value of a slot says whether it is reached round the outside.
    """
    home = sea_of(land, start)
    reached, explored = set(home), {}
    if navigates:
        walk = outline(players)
        for place, here in enumerate(walk):
            if here not in home:
                continue
            for way in (walk[place + 1 :] + walk[:place], (walk[place + 1 :] + walk[:place])[::-1]):
                first = next((other for other in way if other not in land or _is_other_sea(land, other, home)), None)
                if first is None:
                    continue
                if first in land:
                    reached |= sea_of(land, first)
                else:
                    explored[_slot_of(players, first)] = True
    for slot, places in enumerate(slots(players)):
        if places[0] not in land and _touch(places, reached):
            explored.setdefault(slot, False)
    return reached, explored


def _is_other_sea(land: Land, place: Place, home: set[Place]) -> bool:
    return land[place] == "sea" and place not in home


def _slot_of(players: int, place: Place) -> int:
    return next(slot for slot, places in enumerate(slots(players)) if place in places)


# -- trade routes


def pairs(near: list[set[Place]]) -> int:
    """Return the maximum number of carriers that can have a city each, by trying every pairing.

    `near[carrier]` are the cities that it reaches.
    """

    @cache
    def best(carrier: int, taken: frozenset[Place]) -> int:
        if carrier == len(near):
            return 0
        found = [best(carrier + 1, taken)]
        found += [1 + best(carrier + 1, taken | {city}) for city in near[carrier] - taken]
        return max(found)

    return best(0, frozenset())
