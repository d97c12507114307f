"""Progress of the objectives in hand, and its value in the evaluation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.games.clash_of_cultures.constants import (
    CATEGORIES,
    DATA,
    FIRST_GOVERNMENT,
    GOODS,
    HALVES,
    HAPPY,
    NONE,
    OBJECTIVES,
    OF_CATEGORY,
    PIECES,
)
from aevum.games.clash_of_cultures.heuristics.advance_value import BUILDER, DRAFT, ENGINEERING, TRADE_ROUTES
from aevum.games.clash_of_cultures.heuristics.features import SIZE, TURNS
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.rules.advance_powers import routes
from aevum.games.clash_of_cultures.rules.units import armies_at, armies_of, fleet, held
from aevum.games.clash_of_cultures.state_fields import HOME, KNOWN, NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.heuristics.features import Features
    from aevum.games.clash_of_cultures.state import Table

Progress = Callable[["Features", Any], float]
"""Function that returns the progress of a condition from 0 to 1; 1 = it holds."""

_POINTS: Final[float] = DATA["points"]["objective"] / 2


def objectives_value(survey: Features) -> float:
    """Return the expected points from the objective cards in the seat's hand."""
    worth = 0.0
    for card, (far, farther) in zip(survey.table.goals[survey.seat], progress_in_hand(survey), strict=True):
        first, second = HALVES[card]
        upper, lower = _worth(survey, first, far), _worth(survey, second, farther)
        worth += max(upper, lower) + WEIGHTS.second_half * min(upper, lower)
    return worth


def card_value(share: float) -> float:
    """Return the points that an objective card may bring beyond its progress, by the fraction of the match to come."""
    return WEIGHTS.objective_card * share


def progress_in_hand(survey: Features) -> list[tuple[float, float]]:
    """Return the progress of both halves of each objective card in the seat's hand."""
    if survey.objectives is None:
        found = []
        for card in survey.table.goals[survey.seat]:
            upper, lower = HALVES[card]
            found.append((progress(survey, upper), progress(survey, lower)))
        survey.objectives = found
    return survey.objectives


def _worth(survey: Features, objective: int, far: float) -> float:
    held = _held(objective)[min(survey.table.turn, TURNS) - 1]
    if far >= 1.0:
        return _POINTS * held
    if held < WEIGHTS.hope:
        return _POINTS * held * far * far
    return _POINTS * WEIGHTS.hope * far * far * min(1.0, (survey.left + 1) / TURNS)


def progress(survey: Features, objective: int) -> float:
    """Return the estimated progress of an objective from 0 to 1; 1 = its condition holds."""
    measure, value = _MEASURES[objective]
    return measure(survey, value)


# -- counting


def _part(have: float, need: float) -> float:
    return have / need if have < need else 1.0


def _known(survey: Features, seat: int) -> int:
    return survey.table.nation[seat * NATION_WIDTH + KNOWN]


def _lead(survey: Features, count: Callable[[Table, int], int]) -> float:
    """Return the progress towards counting more than any other player; 1 = the seat leads."""
    table, seat = survey.table, survey.seat
    mine = count(table, seat)
    best = max(count(table, other) for other in range(len(table.hands)) if other != seat)
    return 1.0 if mine > best else WEIGHTS.nearly * (mine + 0.3) / (best + 1.3)


def _cities_with(survey: Features, name: str) -> float:
    piece = PIECES.index(name)
    table = survey.table

    def count(_: Table, seat: int) -> int:
        if not _known(survey, seat) & BUILDER[piece]:
            return 0
        cells = survey.cities if seat == survey.seat else survey.foreign
        return sum(table.city[cell] == seat and table.pieces[cell] >> 3 * piece & 7 > 0 for cell in cells)

    return _lead(survey, count)


def _most_advances(survey: Features, least: int) -> float:
    table, seat = survey.table, survey.seat
    mine = _known(survey, seat).bit_count()
    best = max(_known(survey, other).bit_count() for other in range(len(table.hands)) if other != seat)
    return min(_part(mine, least), 1.0 if mine > best else max(0.0, WEIGHTS.nearly - 0.12 * (best - mine)))


def _of_category(survey: Features, name: str) -> float:
    return (_known(survey, survey.seat) & OF_CATEGORY[CATEGORIES.index(name)]).bit_count() / 4


def _stock(survey: Features, least: dict[str, int]) -> float:
    base = survey.seat * NATION_WIDTH
    have = sum(min(amount, survey.table.nation[base + GOODS.index(good)]) for good, amount in least.items())
    return _part(have, sum(least.values()))


def _happy_cities(survey: Features, least: int) -> float:
    return _part(sum(survey.table.mood[cell] == HAPPY for cell in survey.cities), least)


def _own_pieces(survey: Features, kinds: int) -> float:
    known = _known(survey, survey.seat)
    mine = survey.seat + 1
    found = sum(
        bool(known & BUILDER[piece])
        and any(survey.table.pieces[cell] >> 3 * piece & 7 == mine for cell in survey.cities)
        for piece in range(len(PIECES))
    )
    return _part(found, kinds)


def _most_categories(survey: Features, _: bool) -> float:
    def count(table: Table, seat: int) -> int:
        known = _known(survey, seat)
        return sum(known & category == category for category in OF_CATEGORY)

    known = _known(survey, survey.seat)
    best = max((known & category).bit_count() if known & category != category else 0 for category in OF_CATEGORY)
    lead = _lead(survey, count)
    return lead if lead >= 1.0 else WEIGHTS.nearly * best / 4


def _far_city(survey: Features, least: int) -> float:
    """Return the progress towards a city this far from the first one; Settlers on the way count in part."""
    table = survey.table
    home = table.nation[survey.seat * NATION_WIDTH + HOME]
    if home == NONE:
        return 0.0
    steps = table.land.distances(home)
    if any(least <= steps[cell] < 99 for cell in survey.cities):
        return 1.0
    away = [steps[cell] for cell in held(table, survey.seat) if table.settlers[cell]]
    return 0.75 * min(1.0, max((step for step in away if step < 99), default=0) / least)


def _abroad(survey: Features) -> list[int]:
    """Return the number of the seat's pieces in each foreign city that has any."""
    mine = survey.seat + 1
    table = survey.table
    counts = [
        sum(table.pieces[cell] >> 3 * piece & 7 == mine for piece in range(len(PIECES))) for cell in survey.foreign
    ]
    return [count for count in counts if count]


def _cities_abroad(survey: Features, least: int) -> float:
    return _part(len(_abroad(survey)), least)


def _most_pieces_abroad(survey: Features, _: bool) -> float:
    table = survey.table

    def count(_: Table, seat: int) -> int:
        return sum(
            table.city[cell] != seat and table.pieces[cell] >> 3 * piece & 7 == seat + 1
            for cell in (*survey.cities, *survey.foreign)
            for piece in range(len(PIECES))
        )

    return _lead(survey, count)


def _size(survey: Features, least: int) -> float:
    return _part(max((SIZE[survey.table.pieces[cell]] for cell in survey.cities), default=0), least)


def _government(survey: Features, least: int) -> float:
    known = _known(survey, survey.seat)
    return max((known & category).bit_count() for category in OF_CATEGORY[FIRST_GOVERNMENT:]) / least


def _lonely_cities(survey: Features, least: int) -> float:
    table = survey.table
    beside = table.land.beside
    return _part(sum(all(table.city[other] == NONE for other in beside[cell]) for cell in survey.cities), least)


def _routes(survey: Features, least: int) -> float:
    if not _known(survey, survey.seat) & TRADE_ROUTES:
        return 0.15
    return max(0.3, _part(routes(survey.table, survey.seat), least))


def _ship_routes(survey: Features, least: int) -> float:
    if not _known(survey, survey.seat) & TRADE_ROUTES:
        return 0.15
    return max(0.3, _part(routes(survey.table, survey.seat, ships_alone=True), least))


def _categories(survey: Features, least: int) -> float:
    known = _known(survey, survey.seat)
    return _part(sum(known & category > 0 for category in OF_CATEGORY), least)


def _blockades(survey: Features, least: int) -> float:
    table = survey.table
    ports = {table.port[cell] for cell in survey.foreign}
    return _part(sum(table.ship_at[ship] in ports for ship in fleet(table, survey.seat)), least)


def _fleet(survey: Features, least: int) -> float:
    return _part(len(fleet(survey.table, survey.seat)), least)


def _leading_fleet(survey: Features, least: int) -> float:
    """Return the progress towards at least this many Ships and more than any other player, the lower of the two."""

    def count(table: Table, seat: int) -> int:
        return len(fleet(table, seat))

    return min(_fleet(survey, least), _lead(survey, count))


def _armies_ahead(survey: Features, more: int) -> float:
    table, seat = survey.table, survey.seat
    best = max(armies_of(table, other) for other in range(len(table.hands)) if other != seat)
    return max(0.0, _part(armies_of(table, seat) - best, more))


def _garrisons(survey: Features, least: int) -> float:
    return _part(sum(survey.table.armies[cell] > 0 for cell in survey.cities), least)


def _at_gates(survey: Features, least: int) -> float:
    table = survey.table
    gates = {other for cell in survey.foreign for other in table.land.beside[cell]}
    return _part(sum(armies_at(table, cell) for cell in held(table, survey.seat) if cell in gates), least)


def _forces(survey: Features, least: int) -> float:
    return _part(armies_of(survey.table, survey.seat) + len(fleet(survey.table, survey.seat)), least)


def _outposts(survey: Features, least: int) -> float:
    table, seat = survey.table, survey.seat
    home = {*survey.cities, *(other for cell in survey.cities for other in table.land.beside[cell])}
    return _part(sum(table.armies[cell] > 0 and cell not in home for cell in held(table, seat)), least)


_CONDITIONS: Final[dict[str, Progress]] = {
    "cities": lambda survey, least: _part(len(survey.cities), least),
    "most_cities_with": _cities_with,
    "most_advances": _most_advances,
    "category": _of_category,
    "stock": _stock,
    "happy_cities": _happy_cities,
    "own_pieces": _own_pieces,
    "most_categories": _most_categories,
    "far_city": _far_city,
    "cities_abroad": _cities_abroad,
    "most_pieces_abroad": _most_pieces_abroad,
    "size": _size,
    "government": _government,
    "lonely_cities": _lonely_cities,
    "routes": _routes,
    "ship_routes": _ship_routes,
    "categories": _categories,
    "blockades": _blockades,
    "leading_fleet": _leading_fleet,
    "armies_ahead": _armies_ahead,
    "garrisons": _garrisons,
    "armies_at_gates": _at_gates,
    "forces": _forces,
    "outposts": _outposts,
}


# -- instant objectives


def _founder(survey: Features, _: Any) -> float:
    """Return the progress towards City Founder: cities or Settlers five hexes from the first city."""
    return min(0.9, _far_city(survey, 5))


def _magnificence(survey: Features, _: Any) -> float:
    return 0.4 if _known(survey, survey.seat) & ENGINEERING else WEIGHTS.by_chance


def _conscription(survey: Features, _: Any) -> float:
    return 0.4 if _known(survey, survey.seat) & DRAFT else WEIGHTS.by_chance


def _conquest(survey: Features, _: Any) -> float:
    """Return the prospect of Barbarian Conquest: a camp of two or more barbarians, and Armies to attack it."""
    near = any(survey.table.barbarians[cell] >= 2 for cell in survey.camps)
    return (0.2 if near else 0.1) + 0.05 * min(4, armies_of(survey.table, survey.seat))


_AT_ONCE: Final[dict[str, Progress]] = {
    "city-founder": _founder,
    "magnificent-culture": _magnificence,
    "conscription": _conscription,
    "barbarian-conquest": _conquest,
}


def _luck(_: Features, __: Any) -> float:
    return WEIGHTS.by_chance


def _measure(objective: int) -> tuple[Progress, Any]:
    """Return the function that measures an objective, and the value it requires."""
    id, effects = OBJECTIVES.ids[objective], OBJECTIVES.rows[objective].effects
    declared = [(_CONDITIONS[word], value) for word, value in effects.items() if word in _CONDITIONS]
    return declared[0] if declared else (_AT_ONCE.get(id, _luck), None)


_MEASURES: Final = tuple(_measure(objective) for objective in range(len(OBJECTIVES)))
_LEADS: Final = frozenset(
    ("most_cities_with", "most_advances", "most_categories", "most_pieces_abroad", "armies_ahead")
)


def _held(objective: int) -> tuple[float, ...]:
    """Return by turn of the round the fraction of its points that an objective counts while its condition holds."""
    if _IS_STOCK[objective]:
        return WEIGHTS.stored
    return WEIGHTS.leading if _IS_LEAD[objective] else WEIGHTS.sure


_IS_STOCK: Final = tuple("stock" in row.effects for row in OBJECTIVES.rows)
_IS_LEAD: Final = tuple(not _LEADS.isdisjoint(row.effects) for row in OBJECTIVES.rows)
