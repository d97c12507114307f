"""Geography of random maps, computed twice: as the rules do it, and slowly."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from aevum.games.clash_of_cultures.constants import COLOURS, MOODS, NONE
from aevum.games.clash_of_cultures.maps import FAR, INDEX, LABELS, LAYOUTS, PLACES
from aevum.games.clash_of_cultures.rules import sailing
from aevum.games.clash_of_cultures.rules.advance_powers import routes
from aevum.games.clash_of_cultures.rules.discovery import BY_CARD, BY_LAND, BY_SHIP, harbours, lying, sides
from aevum.games.clash_of_cultures.state import Table
from aevum.testing.figures import Count
from games.clash_of_cultures import slow_reckoning as slow
from games.clash_of_cultures.positions import at, city, discover, give, hide, ship, table, units
from rule_marks import rule

USUAL: Final = 300
EXHAUSTIVE: Final = 10_000


def drawn(seed: int) -> tuple[Table, slow.Land]:
    """Return a random map in both forms."""
    dice = Random(seed)
    seats = 2 + seed % 3
    count = LAYOUTS[seats].slots
    regions = dice.sample(range(16), count)
    share = dice.random()
    faces = {slot: (regions[slot], dice.randrange(2)) for slot in range(count) if dice.random() < share}
    position = table(seats)
    for slot in range(count):
        hide(position, slot + 1, regions[slot] + 5)
    discover(position, *((slot + 1, region + 5, side) for slot, (region, side) in faces.items()))
    return position, slow.lands(seats, faces)


@pytest.fixture
def maps(exhaustive: bool) -> range:
    return range(EXHAUSTIVE if exhaustive else USUAL)


def cells(places: set[slow.Place]) -> set[int]:
    return {INDEX[place] for place in places}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_outlines(seats: int) -> None:
    walk = [INDEX[place] for place in slow.outline(seats)]
    ours = list(LAYOUTS[seats].outline)
    turn = ours.index(walk[0])
    assert ours[turn:] + ours[:turn] == walk


def test_distances_and_seas(maps: range, count: Count) -> None:
    for seed in maps:
        position, land = drawn(seed)
        ours = position.land
        assert {PLACES[cell] for cell in ours.open} == set(land)
        for place in Random(seed).sample(sorted(land), 6):
            found = slow.distances(land, place)
            row = ours.distances(INDEX[place])
            assert [row[INDEX[other]] for other in sorted(land)] == [found.get(other, FAR) for other in sorted(land)]
            for steps in (1, 2, 4):
                assert set(ours.within(INDEX[place], steps)) == cells({p for p, far in found.items() if far <= steps})
        assert sorted(ours.groups) == sorted(tuple(sorted(cells(group))) for group in slow.seas(land))
        count("clash-of-cultures: maps reckoned twice, distances and seas", 1)


@rule("clash_of_cultures.explore.lay")
def test_ways_a_region_may_lie(maps: range, count: Count) -> None:
    for seed in maps:
        position, land = drawn(seed)
        seats = len(position.hands)
        for slot, places in enumerate(slow.slots(seats)):
            if places[0] in land:
                continue
            region = position.regions[slot]
            for entered in places:
                ours = sides(position, slot, BY_LAND, INDEX[entered])
                assert set(ours) == slow.sides_by_land(seats, land, slot, region, entered)
            assert set(sides(position, slot, BY_CARD)) == slow.sides_by_land(seats, land, slot, region, None)
            count("clash-of-cultures: undiscovered regions laid twice, by land", 1)


@rule("clash_of_cultures.sail.reach", "clash_of_cultures.sail.explore")
def test_voyages_and_what_they_discover(maps: range, count: Count) -> None:
    for seed in maps:
        position, land = drawn(seed)
        seats = len(position.hands)
        seas = slow.seas(land)
        if not seas:
            continue
        start = min(Random(seed).choice(seas))
        navigates = bool(seed & 1)
        give(position, advances="fishing cartography navigation" if navigates else "fishing")
        found = sailing.voyage(position, 0, INDEX[start])
        sailed, explored = slow.voyage(seats, land, start, navigates=navigates)
        assert found.free == cells(sailed)
        assert {slot: bool(around) for slot, around in found.slots.items()} == explored
        reached = sum(1 << cell for cell in found.free)
        for slot, around in explored.items():
            region = position.regions[slot]
            ends = slow.ways_by_ship(seats, land, slot, region, sailed, around=around)
            ours = sides(position, slot, BY_SHIP, NONE, reached, int(around))
            assert set(ours) == set(ends)
            for side in ours:
                way = lying(position, slot, side)
                assert set(harbours(position, slot, way, reached, int(around))) == cells(ends[side])
            count("clash-of-cultures: regions explored twice, by Ship", 1)


@rule("clash_of_cultures.card.trade-routes")
def test_trade_routes(maps: range, count: Count) -> None:
    for seed in maps:
        position, land = drawn(seed)
        dice = Random(-seed)
        ground = [place for place, kind in land.items() if kind != "sea"]
        water = [place for place, kind in land.items() if kind == "sea"]
        dice.shuffle(ground)
        towns: dict[slow.Place, str] = {}
        for _ in range(dice.randint(1, 7)):
            place, mood = ground.pop(), dice.choice(MOODS)
            colour = dice.choice(COLOURS[: len(position.hands)])
            city(position, at(*place), colour, mood=mood)
            if colour != "red" and mood != "angry":
                towns[place] = colour
        carriers = [dice.choice(ground) for _ in range(dice.randint(0, 4))]
        for place in carriers:
            units(position, at(*place), settlers=1)
        if water:
            for _ in range(dice.randint(0, 4)):
                place = dice.choice(water)
                ship(position, at(*place))
                carriers.append(place)
        near = [{town for town in towns if slow.distances(land, place).get(town, FAR) <= 2} for place in carriers]
        assert routes(position, 0) == slow.pairs(near), [LABELS[INDEX[place]] for place in carriers]
        count("clash-of-cultures: trade routes paired twice", 1)
