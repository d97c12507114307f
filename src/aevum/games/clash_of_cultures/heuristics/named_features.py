"""Features of a position for a seat that a learned value weighs, from what the seat may know."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    ADVANCES,
    ANGRY,
    CATEGORIES,
    CIVIL,
    FOOD,
    FORTRESS,
    GOLD,
    GOODS,
    HAPPY,
    IDEA,
    MOODS,
    NONE,
    OF_CATEGORY,
    ORE,
    PIECES,
    WONDERS,
    WOOD,
)
from aevum.games.clash_of_cultures.heuristics.advance_value import ENGINEERING, TACTICS
from aevum.games.clash_of_cultures.heuristics.city_sites import ground
from aevum.games.clash_of_cultures.heuristics.evaluation import TERMS, free_places, growth_room, terms_of
from aevum.games.clash_of_cultures.heuristics.features import OWNERS, SIZE, TURNS, Features
from aevum.games.clash_of_cultures.heuristics.goals import progress_in_hand
from aevum.games.clash_of_cultures.heuristics.prospects import PROSPECTS, prospect_values
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.rules.events import turn_order
from aevum.games.clash_of_cultures.rules.law import ACTIVE
from aevum.games.clash_of_cultures.rules.status import rounds
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, TURN
from aevum.games.clash_of_cultures.rules.units import armies_at, armies_of, cargo_settlers, fleet, settlers_at
from aevum.games.clash_of_cultures.state_fields import CULTURE_LEVEL, HAPPY_LEVEL, KNOWN, LESS, NATION_WIDTH, SICK
from aevum.kernel.ai.features import Feature, thermometer
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_FIXED: Final = ("term-points", "term-rivals", "term-actions", "term-objective-cards")
"""Terms that learning leaves alone.

Points count as they are, states are compared with equal actions left, and bots hardly trade objective cards.
"""
_CITIES: Final = (2, 3, 4, 5, 6, 7)
_GOODS_LEAST: Final = ((FOOD, "food", (2, 4)), (IDEA, "ideas", (2, 4)), (GOLD, "gold", (2,)))
_NEAR: Final = 0.7
"""Progress from which an objective counts as nearly met."""
_REACH: Final = 2
"""Hexes within which barbarians and foreign armies are near."""
_MAX_SITES: Final = 5
_LARGE: Final = 3
_IN_CATEGORY: Final = 4
_ADVANCES: Final = len(ADVANCES)
_WONDER_PRICES: Final[tuple[dict[str, int], ...]] = WONDERS.figures("price")

_FEATURES: Final[tuple[Feature, ...]] = (
    *(Feature(term, is_learned=term not in _FIXED, of_opponents=term == "term-rivals") for term in TERMS),
    # cities
    Feature("feature-cities"),
    *thermometer("feature-cities-least", *_CITIES),
    Feature("feature-happy-cities"),
    Feature("feature-angry-cities"),
    Feature("feature-sizes"),
    Feature("feature-happy-sizes"),
    Feature("feature-angry-sizes"),
    Feature("feature-largest-city"),
    Feature("feature-small-cities"),
    Feature("feature-large-cities"),
    Feature("feature-foreign-pieces"),
    Feature("feature-pieces-abroad"),
    Feature("feature-ground"),
    Feature("feature-guarded-cities"),
    *(Feature("feature-cities-with", Name(f"piece-{piece}")) for piece in PIECES),
    Feature("feature-room"),
    Feature("feature-sites"),
    Feature("feature-exhausted"),
    Feature("feature-pestilence"),
    Feature("feature-actions-lacking"),
    # units
    Feature("feature-settlers"),
    Feature("feature-armies"),
    Feature("feature-any-army"),
    Feature("feature-ships"),
    Feature("feature-armies-behind"),
    Feature("feature-threats"),
    Feature("feature-barbarians-near"),
    # goods
    *(Feature("feature-good", Name(f"good-{good}")) for good in GOODS),
    Feature("feature-goods"),
    *(feature for _, name, least in _GOODS_LEAST for feature in thermometer(f"feature-{name}-least", *least)),
    Feature("feature-piece-ready"),
    Feature("feature-second-piece-ready"),
    Feature("feature-culture-level"),
    Feature("feature-happiness-level"),
    # advances
    *(Feature("feature-category", Name(f"category-{category}")) for category in CATEGORIES),
    Feature("feature-full-categories"),
    Feature("feature-begun-categories"),
    Feature("feature-advances-behind"),
    *(Feature("feature-advance", Name(f"card-{advance}")) for advance in ADVANCES.ids),
    # cards
    Feature("feature-hand"),
    Feature("feature-civil-worth"),
    Feature("feature-great-persons"),
    Feature("feature-objectives"),
    Feature("feature-better-halves"),
    Feature("feature-better-halves-squared"),
    Feature("feature-other-halves"),
    Feature("feature-objectives-met"),
    Feature("feature-objectives-near"),
    # Wonders
    Feature("feature-wonders", is_learned=False),  # built too rarely to learn what they are worth beyond their points
    Feature("feature-open-wonders"),
    Feature("feature-wonder-plans"),
    Feature("feature-wonder-goods"),
    *PROSPECTS,
)
FEATURES: Final = tuple(replace(feature, fades=not feature.is_term) for feature in _FEATURES)
"""Features of a state, the terms of the evaluation first."""


def feature_values(table: Table, seat: int) -> list[float]:
    """Return the values of `FEATURES`, in their order."""
    survey = Features(table, seat)
    values = list(terms_of(survey))
    values += _cities(survey)
    values += _city_pieces(survey)
    values += _surroundings(survey)
    values += _units(survey)
    values += _goods(survey)
    values += _advances(survey)
    values += _cards(survey)
    values += _wonders(survey)
    values += prospect_values(survey)
    return values


def remaining_part(table: Table, seat: int) -> float:
    """Return the part of the seat's turns, in thirds for its actions, that is still to come."""
    if not table.frames:
        return 0.0
    turns = rounds(table) * TURNS
    return (turns - (table.round - 1) * TURNS - table.turn + part_of_turn(table, seat)) / turns


def part_of_turn(table: Table, seat: int) -> float:
    """Return the part of a turn of all seats that a seat has still to play, in thirds for its actions."""
    frames = table.frames
    if frames[0] != TURN.id:
        return 0.0
    if frames[ACTIVE] == seat:
        return frames[ACTIONS] / 3
    order = turn_order(table)
    return float(order.index(seat) > order.index(frames[ACTIVE]))


# -- groups of features, in the order of `FEATURES`


def _cities(survey: Features) -> list[float]:
    table, cities = survey.table, len(survey.cities)
    counts, sizes = [0] * len(MOODS), [0] * len(MOODS)
    largest = small = large = 0
    for cell in survey.cities:
        size = SIZE[table.pieces[cell]]
        counts[table.mood[cell]] += 1
        sizes[table.mood[cell]] += size
        largest = max(largest, size)
        small += size == 1
        large += size >= _LARGE
    values = [float(cities)]
    values += [float(cities >= least) for least in _CITIES]
    values += [float(counts[HAPPY]), float(counts[ANGRY])]
    values += [float(sum(sizes)), float(sizes[HAPPY]), float(sizes[ANGRY])]
    values += [float(largest), float(small), float(large)]
    return values


def _city_pieces(survey: Features) -> list[float]:
    """Return foreign pieces in own cities, own ones in foreign cities, land, guards, and cities with each piece."""
    table, seat = survey.table, survey.seat
    foreign = guarded = 0
    land = 0.0
    with_piece = [0] * len(PIECES)
    for cell in survey.cities:
        packed = table.pieces[cell]
        foreign += sum(owner != seat for owner in OWNERS[packed])
        land += ground(table.land, cell)
        for piece in range(len(PIECES)):
            with_piece[piece] += packed >> 3 * piece & 7 > 0
        guarded += armies_at(table, cell) > 0 or packed >> 3 * FORTRESS & 7 > 0
    abroad = sum(owner == seat for cell in survey.foreign for owner in OWNERS[table.pieces[cell]])
    return [float(foreign), float(abroad), land, float(guarded), *(float(count) for count in with_piece)]


def _surroundings(survey: Features) -> list[float]:
    table = survey.table
    nation, base = table.nation, survey.seat * NATION_WIDTH
    exhausted = 0
    if table.exhausted:
        exhausted = sum(table.exhausted >> other & 1 for cell in survey.cities for other in table.land.beside[cell])
    return [
        float(growth_room(survey)),
        float(min(_MAX_SITES, free_places(survey))),
        float(exhausted),
        float(nation[base + SICK] > 0),
        float(min(3, nation[base + LESS])),
    ]


def _units(survey: Features) -> list[float]:
    table, seat = survey.table, survey.seat
    ships = fleet(table, seat)
    settlers = sum(cargo_settlers(table, ship) for ship in ships)
    threats = 0
    for cell, holder in enumerate(table.holder):
        if holder == seat:
            settlers += settlers_at(table, cell)
        elif holder != NONE and table.nation[holder * NATION_WIDTH + KNOWN] & TACTICS and _is_near(survey, cell):
            threats += armies_at(table, cell)
    armies = armies_of(table, seat)
    most = max(armies_of(table, other) for other in range(len(table.hands)) if other != seat)
    barbarians = sum(table.barbarians[camp] for camp in survey.camps if _is_near(survey, camp))
    amounts = (settlers, armies, int(armies > 0), len(ships), max(0, most - armies), threats, barbarians)
    return [float(amount) for amount in amounts]


def _is_near(survey: Features, cell: int) -> bool:
    """Whether a hex is within reach of a city of the seat."""
    steps = survey.table.land.distances(cell)
    return any(steps[city] <= _REACH for city in survey.cities)


def _goods(survey: Features) -> list[float]:
    nation, base = survey.table.nation, survey.seat * NATION_WIDTH
    store = nation[base : base + len(GOODS)]
    values = [float(amount) for amount in store]
    values.append(float(sum(store)))
    values += [float(store[good] >= least) for good, _, steps in _GOODS_LEAST for least in steps]
    for pieces in (1, 2):
        lacking = sum(max(0, pieces - store[good]) for good in (FOOD, ORE, WOOD))
        values.append(float(lacking <= store[GOLD]))
    values += [float(nation[base + CULTURE_LEVEL]), float(nation[base + HAPPY_LEVEL])]
    return values


def _advances(survey: Features) -> list[float]:
    table, seat = survey.table, survey.seat
    known = table.nation[seat * NATION_WIDTH + KNOWN]
    counts = [(known & category).bit_count() for category in OF_CATEGORY]
    most = max(
        table.nation[other * NATION_WIDTH + KNOWN].bit_count() for other in range(len(table.hands)) if other != seat
    )
    values = [float(count) for count in counts]
    values += [float(counts.count(_IN_CATEGORY)), float(len(counts) - counts.count(0))]
    values.append(float(max(0, most - known.bit_count())))
    values += [float(known >> advance & 1) for advance in range(_ADVANCES)]
    return values


def _cards(survey: Features) -> list[float]:
    table, seat = survey.table, survey.seat
    worth = 0.0
    for card in table.hands[seat]:
        worth += WEIGHTS.civil_worth[CIVIL[card]]
    values = [float(len(table.hands[seat])), worth, float(len(table.persons[seat])), float(len(table.goals[seat]))]
    better = squares = others = 0.0
    met = near = 0
    for first, second in progress_in_hand(survey):
        best = max(first, second)
        better += best
        squares += best * best
        others += min(first, second)
        met += best >= 1.0
        near += _NEAR <= best < 1.0
    values += [better, squares, others, float(met), float(near)]
    return values


def _wonders(survey: Features) -> list[float]:
    """Return Wonders owned and open, those open with Engineering, and the part of the nearest one's price in store."""
    table, seat = survey.table, survey.seat
    owned, opened = sum(table.wonder[cell] != NONE for cell in survey.cities), len(table.wonders_open)
    if not table.nation[seat * NATION_WIDTH + KNOWN] & ENGINEERING:
        return [float(owned), float(opened), 0.0, 0.0]
    best = 0.0
    for wonder in table.wonders_open:
        best = max(best, _in_store(table, seat, _WONDER_PRICES[wonder]))
    return [float(owned), float(opened), float(opened), best]


def _in_store(table: Table, seat: int, price: dict[str, int]) -> float:
    """Return the part of a price that lies in store, each good for itself."""
    base = seat * NATION_WIDTH
    have = sum(min(amount, table.nation[base + GOODS.index(good)]) for good, amount in price.items())
    return have / sum(price.values())
