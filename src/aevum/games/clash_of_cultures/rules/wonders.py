"""Maravillas: revealed, reserved, built."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import ADVANCES, ANGRY, IDEA, NONE, PLAYERS, PORT, WONDERS, named
from aevum.games.clash_of_cultures.figures import (
    AT_PORT,
    ATTEMPTS,
    ERECTS,
    TURNS,
    WONDER_IDEAS,
    WONDER_NEEDS,
    WONDER_PRICE,
    WONDER_SHIP,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import BUILT, SICK, WIDTH
from aevum.games.clash_of_cultures.rules import learn
from aevum.games.clash_of_cultures.rules.activity import activate
from aevum.games.clash_of_cultures.rules.battle import launched
from aevum.games.clash_of_cultures.rules.build import breaks_truce
from aevum.games.clash_of_cultures.rules.choosing import choice
from aevum.games.clash_of_cultures.rules.city import acts_neutral, cities, has_piece, why_not_activate
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, EVENT, UNPAID, WONDER, clause
from aevum.games.clash_of_cultures.rules.influence import grant_attempts
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.objectives import boast
from aevum.games.clash_of_cultures.rules.stock import can_pay, charge, gain, has, known, price
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, NO_ACTION, freely, spend
from aevum.games.clash_of_cultures.rules.units import foreign_ships, launch, supply_ship
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, THIRD, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

REVEALING: Final = clause("wonders.reveal")
NOT_OPEN: Final = clause("wonders.open")
CLAIMED: Final = clause("wonders.reserved")
SITE: Final = clause("wonders.city")
MASONRY: Final = ADVANCE[ADVANCES.number("engineering")]
MONUMENTS: Final = ADVANCE[ADVANCES.number("monuments")]
STRICKEN: Final = EVENT[0]

_PRICES: Final = tuple(price(costs) for costs in WONDER_PRICE)


# -- revealed and reserved


def reveal(table: Table, seat: int) -> None:
    """The top Wonder lies open; an empty deck reveals nothing."""
    if not table.wonder_deck:
        return
    wonder = table.wonder_deck.pop()
    table.wonders_open.append(wonder)
    table.wonders_open.sort()
    table.revealed += 1
    table.unforeseen += 1
    if table.log is not None:
        table.log.tell("event-reveal", REVEALING, player=PLAYERS[seat], card=named(WONDERS, wonder))


learn.revealing.append(reveal)


def _unclaimed(table: Table) -> list[int]:
    return [wonder for wonder in table.wonders_open if table.reserved[wonder] == NONE]


def _reserve_one(table: Table, seat: int) -> None:
    """Monuments."""
    if _unclaimed(table):
        push(table, RESERVE, seat)


learn.reserving.append(_reserve_one)


def _reserve(table: Table, wonder: int) -> None:
    seat = table.frames[SEAT]
    table.reserved[wonder] = seat
    if table.log is not None:
        table.log.tell("event-reserve", MONUMENTS, player=PLAYERS[seat], card=named(WONDERS, wonder))
    pop(table)


RESERVE: Final = choice("reserve", MONUMENTS, "reserve", _unclaimed, _reserve)


# -- built


def why_not_city(table: Table, seat: int, wonder: int, cell: int) -> Clause | None:
    """May this city hold this Wonder?"""
    refusal = why_not_activate(table, seat, cell)
    if refusal is not None:
        return refusal
    if table.wonder[cell] != NONE or (table.mood[cell] == ANGRY and not acts_neutral(table, cell)):
        return SITE
    return SITE if AT_PORT[wonder] and not has_piece(table, cell, PORT) else None


def why_not_erect(table: Table, seat: int, wonder: int) -> Clause | None:
    if wonder not in table.wonders_open:
        return NOT_OPEN
    owner = table.reserved[wonder]
    if owner not in (NONE, seat):
        return CLAIMED
    if not has(table, seat, ERECTS):
        return MASONRY
    if known(table, seat) & WONDER_NEEDS[wonder] != WONDER_NEEDS[wonder]:
        return WONDER[wonder]
    if table.nation[seat * WIDTH + SICK]:
        return STRICKEN
    if owner == NONE and not table.frames[ACTIONS]:
        return NO_ACTION
    if not can_pay(table, seat, _PRICES[wonder]):
        return UNPAID
    return None if any(why_not_city(table, seat, wonder, cell) is None for cell in cities(table, seat)) else SITE


def _erect(table: Table, seat: int, wonder: int) -> None:
    """Which city; a reserved Wonder costs no action."""
    if table.reserved[wonder] == NONE:
        spend(table)
    push(table, ERECT, seat, wonder)


def _open_wonders(table: Table, _: int) -> Iterable[int]:
    return table.wonders_open


freely("erect", why_not_erect, _erect, _open_wonders, needs=ERECTS)

_WONDER: Final = FIRST
_CITY: Final = SECOND
_STAGE: Final = THIRD


def _sites(table: Table) -> list[int]:
    seat, wonder = table.frames[SEAT], table.frames[_WONDER]
    return [cell for cell in cities(table, seat) if why_not_city(table, seat, wonder, cell) is None]


def _build_at(table: Table, cell: int) -> None:
    seat, wonder = table.frames[SEAT], table.frames[_WONDER]
    pop(table)
    activate(table, seat, cell)
    push(table, RISE, seat, wonder, cell)
    charge(table, seat, _PRICES[wonder])


ERECT: Final = choice("erect", SITE, "at", _sites, _build_at, numbers=("wonder",))

ending: list[Callable[[Table], None]] = []
"""What a Wonder does to the length of the match."""


def _rise(table: Table) -> None:
    """The Wonder stands; what it brings when it is built."""
    frames = table.frames
    seat, wonder, cell = frames[SEAT], frames[_WONDER], frames[_CITY]
    pop(table)
    table.wonders_open.remove(wonder)
    table.reserved[wonder] = NONE
    table.wonder[cell] = wonder
    if table.turn == TURNS:
        table.nation[seat * WIDTH + BUILT] += 1
    if table.log is not None:
        table.log.tell(
            "event-wonder", WONDER[wonder], player=PLAYERS[seat], card=named(WONDERS, wonder), hex=LABELS[cell]
        )
    for end in ending:
        end(table)
    gain(table, seat, IDEA, WONDER_IDEAS[wonder])
    boast(table, seat, "wonder")
    if ATTEMPTS[wonder]:
        grant_attempts(table, seat, cell, ATTEMPTS[wonder])
    harbour = table.port[cell]
    if WONDER_SHIP[wonder] and supply_ship(table, seat) != NONE and not breaks_truce(table, seat, harbour):
        ship = launch(table, seat, harbour)
        if foreign_ships(table, seat, harbour) != NONE:
            launched(table, seat, harbour, 1 << ship % 4)


RISE: Final = LAW.step("rise", SITE, resume=_rise)
