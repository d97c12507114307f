"""Action cards for one of your cities: Production Focus, Mass Production, City Development, Militia."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import action_clause
from aevum.games.clash_of_cultures.constants import (
    ACTIONS,
    PIECES,
)
from aevum.games.clash_of_cultures.rules.activation import activate
from aevum.games.clash_of_cultures.rules.city import cities
from aevum.games.clash_of_cultures.rules.clauses import ASKED
from aevum.games.clash_of_cultures.rules.collect import AGAIN, begin_collect, is_free, why_not_collect
from aevum.games.clash_of_cultures.rules.grow import enlargements, grow, pieces_open, rests
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.spoils import levy
from aevum.games.clash_of_cultures.rules.turn import begun, spend
from aevum.games.clash_of_cultures.rules.units import (
    can_place_army,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = ACTIONS.at
_MASS_PRODUCTION: Final[int] = ACTIONS.figure("mass-production", "resources")


@_at("judged", "production-focus")
def production_focus_judged(table: Table, seat: int) -> bool:
    return any(why_not_collect(table, seat, cell) is None for cell in cities(table, seat))


def _collecting(table: Table, seat: int) -> list[int]:
    return [cell for cell in cities(table, seat) if why_not_collect(table, seat, cell) is None]


@_at("played", "production-focus")
def production_focus(table: Table, seat: int) -> None:
    """Begin a Collect in which hexes may be used more than once."""
    push(table, HARVEST, seat, AGAIN, 0)


@_at("judged", "mass-production")
def mass_production_judged(table: Table, seat: int) -> bool:
    return any(why_not_collect(table, seat, cell) is None for cell in cities(table, seat))


@_at("played", "mass-production")
def mass_production(table: Table, seat: int) -> None:
    """Begin a Collect of more resources."""
    push(table, HARVEST, seat, 0, _MASS_PRODUCTION)


def _harvests(table: Table) -> Iterable[int]:
    return _collecting(table, table.frames[SEAT])


def _harvest(table: Table, cell: int) -> None:
    frames = table.frames
    seat, mode, more = frames[SEAT], frames[FIRST], frames[SECOND]
    pop(table)
    if is_free(table, seat):
        begun(table)
    else:
        spend(table)
    begin_collect(table, seat, cell, mode, more)


def _harvest_card(table: Table) -> Clause:
    return action_clause("mass-production" if table.frames[SECOND] else "production-focus")


HARVEST: Final = LAW.choice("harvest", ASKED, "at", _harvests, _harvest, refused_by=_harvest_card)


@_at("judged", "city-development")
def city_development_judged(table: Table, seat: int) -> bool:
    return bool(_developing(table, seat))


def _developing(table: Table, seat: int) -> list[int]:
    return enlargements(table, seat, cities(table, seat), pieces_open(table, seat))


@_at("played", "city-development")
def city_development(table: Table, seat: int) -> None:
    """Let a city grow without paying for it."""
    push(table, DEVELOP, seat)


def _developments(table: Table) -> Iterable[int]:
    return _developing(table, table.frames[SEAT])


def _develop(table: Table, argument: int) -> None:
    seat = table.frames[SEAT]
    cell, piece = divmod(argument, len(PIECES))
    pop(table)
    if not rests(table, seat, cell):
        activate(table, seat, cell)
    grow(table, seat, cell, piece, paid=False)


DEVELOP: Final = LAW.choice(
    "develop", ASKED, "grow", _developments, _develop, refused_by=action_clause("city-development")
)


@_at("judged", "militia")
def militia_judged(table: Table, seat: int) -> bool:
    return any(can_place_army(table, seat, cell) for cell in cities(table, seat))


@_at("played", "militia")
def militia(table: Table, seat: int) -> None:
    """Place an Army in a city."""
    levy(table, seat, action_clause("militia"))
