"""Rulebook chapter Maravillas: revealing, reserving and building Wonders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    ADVANCES,
    ANGRY,
    GOODS,
    IDEA,
    NONE,
    PLAYERS,
    PORT,
    WONDERS,
    named,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.rule_values import (
    AT_PORT,
    ATTEMPTS,
    ERECTS,
    TURNS,
    WONDER_IDEAS,
    WONDER_NEEDS,
    WONDER_PRICE,
    WONDER_SHIP,
)
from aevum.games.clash_of_cultures.rules.activation import activate
from aevum.games.clash_of_cultures.rules.battle import begin_after_launch
from aevum.games.clash_of_cultures.rules.build import breaks_truce
from aevum.games.clash_of_cultures.rules.city import acts_neutral, cities, has_piece, why_not_activate
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, ASKED, EVENT, UNPAID, WONDER, clause
from aevum.games.clash_of_cultures.rules.influence import grant_attempts
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.objectives import boast
from aevum.games.clash_of_cultures.rules.signals import RESERVATION_DUE, WONDER_BUILT, WONDER_DUE
from aevum.games.clash_of_cultures.rules.stock import can_pay, charge, gain, has, known, price
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, NO_ACTION, begun, freely, spend
from aevum.games.clash_of_cultures.rules.units import foreign_ships, launch, supply_ship
from aevum.games.clash_of_cultures.state_fields import BUILT, NATION_WIDTH, SICK
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
_AMOUNTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(costs.get(good, 0) for good in GOODS) for costs in WONDER_PRICE
)


# -- revealed and reserved


@WONDER_DUE.connect
def reveal(table: Table, seat: int) -> None:
    """Reveal the top Wonder; an empty deck reveals nothing."""
    if not table.wonder_deck:
        return
    wonder = table.wonder_deck.pop()
    table.wonders_open.append(wonder)
    table.wonders_open.sort()
    table.revealed += 1
    table.learned += 1
    if table.log is not None:
        table.log.add("event-reveal", REVEALING, player=PLAYERS[seat], card=named(WONDERS, wonder))


def _unclaimed(table: Table) -> list[int]:
    return [wonder for wonder in table.wonders_open if table.reserved[wonder] == NONE]


@RESERVATION_DUE.connect
def _reserve_one(table: Table, seat: int) -> None:
    """Let a seat reserve an open Wonder that is not reserved yet, if there is one (Monuments)."""
    if _unclaimed(table):
        push(table, RESERVE, seat)


def _reserve(table: Table, wonder: int) -> None:
    seat = table.frames[SEAT]
    table.reserved[wonder] = seat
    if table.log is not None:
        table.log.add("event-reserve", MONUMENTS, player=PLAYERS[seat], card=named(WONDERS, wonder))
    pop(table)


RESERVE: Final = LAW.choice("reserve", ASKED, "reserve", _unclaimed, _reserve, refused_by=MONUMENTS)


# -- built


def why_not_city(table: Table, seat: int, wonder: int, cell: int) -> Clause | None:
    """Return the clause that forbids a city to hold a Wonder, or None."""
    refusal = why_not_activate(table, seat, cell)
    if refusal is not None:
        return refusal
    return None if has_room(table, wonder, cell) else SITE


def has_room(table: Table, wonder: int, cell: int) -> bool:
    """Whether a city can hold a Wonder: it holds none, is not angry, and has a Port if the Wonder needs one."""
    if table.wonder[cell] != NONE or (table.mood[cell] == ANGRY and not acts_neutral(table, cell)):
        return False
    return not AT_PORT[wonder] or has_piece(table, cell, PORT)


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
    if table.nation[seat * NATION_WIDTH + SICK]:
        return STRICKEN
    if owner == NONE and not table.frames[ACTIONS]:
        return NO_ACTION
    if not can_pay(table, seat, _PRICES[wonder]):
        return UNPAID
    return None if any(why_not_city(table, seat, wonder, cell) is None for cell in cities(table, seat)) else SITE


def advances_lacking(table: Table, seat: int, wonder: int) -> int:
    """Return the number of advances that a seat still needs to build a Wonder."""
    lacking = (WONDER_NEEDS[wonder] & ~known(table, seat)).bit_count()
    return lacking if has(table, seat, ERECTS) or WONDER_NEEDS[wonder] & ERECTS else lacking + 1


def needed_advances(wonder: int) -> int:
    """Return the advances that a Wonder names, as bits."""
    return WONDER_NEEDS[wonder]


def cost(wonder: int) -> tuple[int, ...]:
    """Return how much of each good a Wonder costs."""
    return _AMOUNTS[wonder]


def _erect(table: Table, seat: int, wonder: int) -> None:
    """Ask for the city of a Wonder; a reserved Wonder costs no action."""
    if table.reserved[wonder] == NONE:
        spend(table)
    else:
        begun(table)
    push(table, ERECT, seat, wonder)


def _open_wonders(table: Table, seat: int) -> Iterable[int]:
    """Return the open Wonders to check: those of which the seat knows all advances."""
    lacking = ~known(table, seat)
    return [wonder for wonder in table.wonders_open if not WONDER_NEEDS[wonder] & lacking]


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


ERECT: Final = LAW.choice("erect", SITE, "at", _sites, _build_at, fields=("wonder",))


def _rise(table: Table) -> None:
    """Place the Wonder and apply what it brings when it is built."""
    frames = table.frames
    seat, wonder, cell = frames[SEAT], frames[_WONDER], frames[_CITY]
    pop(table)
    table.wonders_open.remove(wonder)
    table.reserved[wonder] = NONE
    table.wonder[cell] = wonder
    if table.turn == TURNS:
        table.nation[seat * NATION_WIDTH + BUILT] += 1
    if table.log is not None:
        table.log.add(
            "event-wonder", WONDER[wonder], player=PLAYERS[seat], card=named(WONDERS, wonder), hex=LABELS[cell]
        )
    for note in WONDER_BUILT.listeners:
        note(table)
    gain(table, seat, IDEA, WONDER_IDEAS[wonder])
    boast(table, seat, "wonder")
    if ATTEMPTS[wonder]:
        grant_attempts(table, seat, cell, ATTEMPTS[wonder])
    harbour = table.port[cell]
    if WONDER_SHIP[wonder] and supply_ship(table, seat) != NONE and not breaks_truce(table, seat, harbour):
        ship = launch(table, seat, harbour)
        if foreign_ships(table, seat, harbour) != NONE:
            begin_after_launch(table, seat, harbour, 1 << ship % 4)


RISE: Final = LAW.step("rise", SITE, run=_rise)
