"""Cartas de objetivo: when an objective is reached, and scoring it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from aevum.games.clash_of_cultures.facts import (
    ANGRY,
    BARBARIAN,
    CATEGORIES,
    FIRST_GOVERNMENT,
    GOODS,
    HALVES,
    HAPPY,
    NONE,
    OBJECTIVES,
    OF_CATEGORY,
    PIECES,
    PLAYERS,
    PORT,
    named,
)
from aevum.games.clash_of_cultures.figures import CHECK, NOT_WITH, PAYS, ROUTES, TRADES
from aevum.games.clash_of_cultures.nation import FOUNDED, HOME, TERROR, WIDTH
from aevum.games.clash_of_cultures.rules import build, founding, spoils
from aevum.games.clash_of_cultures.rules.choosing import always, decline
from aevum.games.clash_of_cultures.rules.city import cities, colour, size, works
from aevum.games.clash_of_cultures.rules.clauses import OBJECTIVE, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.powers import routes
from aevum.games.clash_of_cultures.rules.stock import has, known, lose, owned
from aevum.games.clash_of_cultures.rules.turn import watched
from aevum.games.clash_of_cultures.rules.units import armies_at, armies_of, fleet, held
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

SCORING: Final = clause("objectives.score")
NOT_HELD: Final = clause("objectives.in_hand")
NOT_TWICE: Final = clause("objectives.twice")

Condition = Callable[["Table", int, Any], bool]
_STATUS: Final = ("status_phase", "instant_or_status_phase")
_INSTANT: Final = ("instant", "instant_or_status_phase")


# -- conditions that rows declare


def _others(table: Table, seat: int) -> list[int]:
    return [other for other in range(len(table.hands)) if other != seat]


def _leads(table: Table, seat: int, count: Callable[[Table, int], int]) -> bool:
    """More than any other player."""
    return count(table, seat) > max(count(table, other) for other in _others(table, seat))


def _cities_with(piece: int) -> Callable[[Table, int], int]:
    def count(table: Table, seat: int) -> int:
        return sum(works(table, cell, piece) for cell in cities(table, seat))

    return count


def _advances(table: Table, seat: int) -> int:
    return known(table, seat).bit_count()


def _complete(table: Table, seat: int) -> int:
    mine = known(table, seat)
    return sum(mine & category == category for category in OF_CATEGORY)


def _pieces_abroad(table: Table, seat: int) -> int:
    return sum(
        colour(table, cell, piece) == seat
        for cell, owner in enumerate(table.city)
        if owner not in (NONE, seat)
        for piece in range(len(PIECES))
    )


def _ships(table: Table, seat: int) -> int:
    return len(fleet(table, seat))


def _of_category(table: Table, seat: int, category: int) -> bool:
    return known(table, seat) & OF_CATEGORY[category] == OF_CATEGORY[category]


def _has_stock(table: Table, seat: int, least: dict[str, int]) -> bool:
    return all(owned(table, seat, GOODS.index(good)) >= amount for good, amount in least.items())


def _happy_cities(table: Table, seat: int, least: int) -> bool:
    return sum(table.mood[cell] == HAPPY for cell in cities(table, seat)) >= least


def _own_colours(table: Table, seat: int, kinds: int) -> bool:
    found = {
        piece
        for cell in cities(table, seat)
        for piece in range(len(PIECES))
        if colour(table, cell, piece) == seat and works(table, cell, piece)
    }
    return len(found) >= kinds


def is_far(table: Table, seat: int, cell: int, least: int) -> bool:
    """Does a hex lie so far from the hex of a seat's first city?"""
    return table.land.distances(table.nation[seat * WIDTH + HOME])[cell] >= least


def _far_city(table: Table, seat: int, least: int) -> bool:
    return any(is_far(table, seat, cell, least) for cell in cities(table, seat))


def _cities_abroad(table: Table, seat: int, least: int) -> bool:
    found = {
        cell
        for cell, owner in enumerate(table.city)
        if owner not in (NONE, seat) and any(colour(table, cell, piece) == seat for piece in range(len(PIECES)))
    }
    return len(found) >= least


def _governs(table: Table, seat: int, _: int) -> bool:
    return any(_of_category(table, seat, category) for category in range(FIRST_GOVERNMENT, len(CATEGORIES)))


def _lonely_cities(table: Table, seat: int, least: int) -> bool:
    lonely = [
        cell for cell in cities(table, seat) if all(table.city[other] == NONE for other in table.land.beside[cell])
    ]
    return len(lonely) >= least


def _begun(table: Table, seat: int, least: int) -> bool:
    return sum(bool(known(table, seat) & category) for category in OF_CATEGORY) >= least


def _blockades(table: Table, seat: int, least: int) -> bool:
    ports = {
        table.port[cell]
        for cell, owner in enumerate(table.city)
        if owner not in (NONE, seat) and works(table, cell, PORT)
    }
    return sum(table.ship_at[ship] in ports for ship in fleet(table, seat)) >= least


def _garrisons(table: Table, seat: int, least: int) -> bool:
    return sum(armies_at(table, cell) > 0 for cell in cities(table, seat)) >= least


def _at_gates(table: Table, seat: int, least: int) -> bool:
    return least <= sum(
        armies_at(table, cell)
        for cell in held(table, seat)
        if any(table.city[other] not in (NONE, seat, BARBARIAN) for other in table.land.beside[cell])
    )


def _outposts(table: Table, seat: int, least: int) -> bool:
    return least <= sum(
        armies_at(table, cell) > 0
        and seat not in (table.city[cell], *(table.city[other] for other in table.land.beside[cell]))
        for cell in held(table, seat)
    )


_CONDITIONS: Final[dict[str, Condition]] = {
    "cities": lambda table, seat, least: table.city.count(seat) >= least,
    "most_cities_with": lambda table, seat, piece: _leads(table, seat, _cities_with(PIECES.index(piece))),
    "most_advances": lambda table, seat, least: _advances(table, seat) >= least and _leads(table, seat, _advances),
    "category": lambda table, seat, name: _of_category(table, seat, CATEGORIES.index(name)),
    "stock": _has_stock,
    "happy_cities": _happy_cities,
    "own_pieces": _own_colours,
    "most_categories": lambda table, seat, _: _leads(table, seat, _complete),
    "far_city": _far_city,
    "cities_abroad": _cities_abroad,
    "size": lambda table, seat, least: any(size(table, cell) >= least for cell in cities(table, seat)),
    "government": _governs,
    "lonely_cities": _lonely_cities,
    "routes": lambda table, seat, least: has(table, seat, TRADES) and min(ROUTES, routes(table, seat)) >= least,
    "ship_routes": lambda table, seat, least: (
        has(table, seat, TRADES) and min(ROUTES, routes(table, seat, ships_alone=True)) >= least
    ),
    "categories": _begun,
    "most_pieces_abroad": lambda table, seat, _: _leads(table, seat, _pieces_abroad),
    "blockades": _blockades,
    "armies_ahead": lambda table, seat, more: all(
        armies_of(table, seat) >= armies_of(table, other) + more for other in _others(table, seat)
    ),
    "garrisons": _garrisons,
    "armies_at_gates": _at_gates,
    "forces": lambda table, seat, least: armies_of(table, seat) + _ships(table, seat) >= least,
    "outposts": _outposts,
}


def _fleet(table: Table, seat: int, effects: Any) -> bool:
    """Large Fleet: so many Ships, or fewer and more than any other."""
    mine = _ships(table, seat)
    if "fleet" in effects and mine >= effects["fleet"]:
        return True
    return "leading_fleet" in effects and mine >= effects["leading_fleet"] and _leads(table, seat, _ships)


def is_met(table: Table, seat: int, objective: int) -> bool:
    """Does an objective's condition hold now, as far as it can be seen at any moment?"""
    effects = OBJECTIVES.rows[objective].effects
    if "fleet" in effects or "leading_fleet" in effects:
        return _fleet(table, seat, effects)
    conditions = [(word, value) for word, value in effects.items() if word in _CONDITIONS]
    return bool(conditions) and all(_CONDITIONS[word](table, seat, value) for word, value in conditions)


# -- scoring


def score(table: Table, seat: int, card: int, half: int) -> None:
    """A card is laid out for one of its objectives."""
    objective = HALVES[card][half]
    table.goals[seat].remove(card)
    table.scored[seat].append(2 * card + half)
    table.objective_seen[card] = 0
    table.revealed += 1
    for good, amount in PAYS[objective]:
        lose(table, seat, good, amount)
    if objective == _CITY_FOUNDER:
        table.nation[seat * WIDTH + FOUNDED] = 1
    if table.log is not None:
        table.log.tell("event-score", OBJECTIVE[objective], player=PLAYERS[seat], card=named(OBJECTIVES, objective))


_CITY_FOUNDER: Final = OBJECTIVES.number("city-founder")

# -- at once

_MET: Final = FIRST
"""Objectives reached by what has just happened, as a mask."""


def boast(table: Table, seat: int, happening: str, cell: int = NONE) -> None:
    """What has happened may reach objectives: whoever holds cards is asked, if all can see that one is reached."""
    if not table.goals[seat]:
        return
    met = 0
    for objective, judge in enumerate(OBJECTIVES.acting("met")):
        if judge is not None and CHECK[objective] in _INSTANT and judge(table, seat, happening, cell):
            met |= 1 << objective
    if met:
        push(table, BOAST, seat, met)


spoils.boasting.append(boast)


def _why_not_boast(table: Table, argument: int) -> Clause | None:
    card, half = divmod(argument, 2)
    frames = table.frames
    if card not in table.goals[frames[SEAT]]:
        return NOT_HELD
    objective = HALVES[card][half]
    return None if frames[_MET] >> objective & 1 else OBJECTIVE[objective]


def _cards(table: Table) -> Iterable[int]:
    return [2 * card + half for card in table.goals[table.frames[SEAT]] for half in (0, 1)]


def _boast(table: Table, argument: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    card, half = divmod(argument, 2)
    frames[_MET] &= ~(1 << HALVES[card][half])
    score(table, seat, card, half)
    if not frames[_MET] or not table.goals[seat]:
        pop(table)


def _silent(table: Table, _: int) -> None:
    decline(table, SCORING)


BOAST: Final = LAW.step("boast", SCORING, numbers=("met",), left_by=("pass",))
BOAST.answer("score", why_not=_why_not_boast, apply=_boast, candidates=_cards)
BOAST.answer("pass", why_not=always, apply=_silent)


def _founded(table: Table, seat: int, cell: int) -> None:
    boast(table, seat, "founded", cell)


founding.founding.append(_founded)


def _conscripted(table: Table, seat: int) -> None:
    boast(table, seat, "drafted")


build.conscripting.append(_conscripted)


@watched
def _terror(table: Table) -> None:
    """Four angry cities, looked for whenever the turn goes on."""
    for seat in range(len(table.hands)):
        place = seat * WIDTH + TERROR
        terror = int(
            table.city.count(seat) >= _TERROR
            and sum(table.mood[cell] == ANGRY for cell in cities(table, seat)) >= _TERROR
        )
        if terror != table.nation[place]:
            table.nation[place] = terror
            if terror:
                boast(table, seat, "terror")


_TERROR: Final = 4

# -- in the Status Phase

_SCORED: Final = FIRST
"""Objectives scored in this phase, as a mask."""


def why_not_claim(table: Table, seat: int, card: int, half: int, scored: int) -> Clause | None:
    """May a card be scored in the Status Phase?"""
    if card not in table.goals[seat]:
        return NOT_HELD
    objective = HALVES[card][half]
    if scored >> objective & 1:
        return NOT_TWICE
    if CHECK[objective] not in _STATUS:
        return OBJECTIVE[objective]
    rival = NOT_WITH[objective]
    if rival != NONE and (scored >> rival & 1 or (rival == _CITY_FOUNDER and table.nation[seat * WIDTH + FOUNDED])):
        return OBJECTIVE[objective]
    judge = OBJECTIVES.acting("met")[objective]
    met = judge(table, seat, "status", NONE) if judge is not None else is_met(table, seat, objective)
    return None if met else OBJECTIVE[objective]


def _why_not_claim(table: Table, argument: int) -> Clause | None:
    frames = table.frames
    return why_not_claim(table, frames[SEAT], argument >> 1, argument & 1, frames[_SCORED])


def _claim(table: Table, argument: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    frames[_SCORED] |= 1 << HALVES[argument >> 1][argument & 1]
    score(table, seat, argument >> 1, argument & 1)
    if not table.goals[seat]:
        pop(table)


def _done(table: Table, _: int) -> None:
    decline(table, SCORING)


CLAIM: Final = LAW.step("claim", SCORING, numbers=("scored",), left_by=("done",))
CLAIM.answer("score", why_not=_why_not_claim, apply=_claim, candidates=_cards)
CLAIM.answer("done", why_not=always, apply=_done)


def claim(table: Table, seat: int) -> None:
    """A seat scores in the Status Phase; who holds no card is not asked."""
    if table.goals[seat]:
        push(table, CLAIM, seat)
