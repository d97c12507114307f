"""Effects of great persons besides the advance that each brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.action_exploration import frontier
from aevum.games.clash_of_cultures.cards.clauses import event_clause
from aevum.games.clash_of_cultures.constants import (
    EVENTS,
    HAPPY,
    IDEA,
    NONE,
    PIECES,
    TEMPLE,
)
from aevum.games.clash_of_cultures.rule_values import GROUPS, TRADES
from aevum.games.clash_of_cultures.rules.advance_powers import collect_routes
from aevum.games.clash_of_cultures.rules.city import (
    cities,
    set_mood,
)
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.discovery import BY_CARD, discover
from aevum.games.clash_of_cultures.rules.founding import settle, why_not_settle
from aevum.games.clash_of_cultures.rules.groups import WARLORD, origins
from aevum.games.clash_of_cultures.rules.grow import grow, growth_price, why_not_add
from aevum.games.clash_of_cultures.rules.hands import draw_action
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.move import begin_moving, why_not_leave
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, can_pay, charge, gain, has
from aevum.kernel.game import SEAT
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = EVENTS.at
_PHILOSOPHER_IDEAS: Final[int] = EVENTS.figure("great-philosopher", "ideas")
_SCIENTIST_IDEAS: Final[int] = EVENTS.figure("great-scientist", "ideas")
_SCIENTIST_CARDS: Final[int] = EVENTS.figure("great-scientist", "action_cards")
_STATESMAN_CARDS: Final[int] = EVENTS.figure("elder-statesman", "action_cards")
_COLONY_PRICE: Final[int] = EVENTS.figure("great-explorer", "city_price") * DUE_FOOD

DELIGHTING: Final = clause("events.delight")
GROWING: Final = clause("events.endow")
EXPLORING: Final = clause("events.voyage")
COLONIZING: Final = clause("events.colonize")


@_at("called", "great-artist")
def great_artist(table: Table, seat: int) -> None:
    """Make a city happy."""
    if any(table.mood[cell] != HAPPY for cell in cities(table, seat)):
        push(table, DELIGHT, seat)


def _dull(table: Table) -> Iterable[int]:
    return [cell for cell in cities(table, table.frames[SEAT]) if table.mood[cell] != HAPPY]


def _delight(table: Table, cell: int) -> None:
    pop(table)
    set_mood(table, cell, HAPPY)


DELIGHT: Final = LAW.choice("delight", DELIGHTING, "at", _dull, _delight)


@_at("called", "great-philosopher")
def great_philosopher(table: Table, seat: int) -> None:
    gain(table, seat, IDEA, _PHILOSOPHER_IDEAS)


@_at("called", "great-scientist")
def great_scientist(table: Table, seat: int) -> None:
    gain(table, seat, IDEA, _SCIENTIST_IDEAS)
    for _ in range(_SCIENTIST_CARDS):
        draw_action(table, seat)


@_at("called", "elder-statesman")
def elder_statesman(table: Table, seat: int) -> None:
    for _ in range(_STATESMAN_CARDS):
        draw_action(table, seat)


@_at("called", "great-merchant")
def great_merchant(table: Table, seat: int) -> None:
    """Collect the income of trade routes once more."""
    if has(table, seat, TRADES):
        collect_routes(table, seat)


@_at("called", "great-warlord")
def great_warlord(table: Table, seat: int) -> None:
    """Begin a Move whose first battle the Great Warlord leads."""
    if any(why_not_leave(table, seat, cell) is None for cell in origins(table, seat)):
        begin_moving(table, seat, GROUPS, WARLORD)


@_at("called", "great-prophet")
def great_prophet(table: Table, seat: int) -> None:
    """Offer a Temple at its price, without activating the city."""
    _offer_growth(table, seat, TEMPLE)


@_at("called", "great-engineer")
def great_engineer(table: Table, seat: int) -> None:
    """Offer any city piece at its price, without activating the city."""
    _offer_growth(table, seat, NONE)


def _offer_growth(table: Table, seat: int, piece: int) -> None:
    push(table, ENDOW, seat, piece)


def _endowments(table: Table) -> list[int]:
    seat, only_piece = table.frames[SEAT], table.frames[FIRST]
    return [
        cell * len(PIECES) + piece
        for cell in cities(table, seat)
        for piece in range(len(PIECES))
        if only_piece in (NONE, piece)
        and why_not_add(table, seat, cell, piece, at_rest=True) is None
        and can_pay(table, seat, growth_price(table, seat, piece))
    ]


def _endow_on(table: Table) -> None:
    if not _endowments(table):
        pop(table)


def _endow(table: Table, argument: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    grow(table, seat, *divmod(argument, len(PIECES)))


def _decline(table: Table, _: int) -> None:
    pop(table)


ENDOW: Final = LAW.choice("endow", GROWING, "grow", _endowments, _endow, run=_endow_on, left=_decline)


@_at("called", "great-explorer")
def great_explorer(table: Table, seat: int) -> None:
    """Offer to discover a region beside one with a city, and to found a city there for food."""
    if frontier(table, seat):
        push(table, VOYAGE, seat)


def _unexplored(table: Table) -> Iterable[int]:
    return frontier(table, table.frames[SEAT])


def _explore(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    slot = table.land.layout.tile[cell]
    pop(table)
    push(table, COLONIZE, seat, slot)
    discover(table, seat, slot, BY_CARD)


VOYAGE: Final = LAW.choice("voyage", EXPLORING, "at", _unexplored, _explore, left=_decline)


def _colonies(table: Table) -> list[int]:
    seat, slot = table.frames[SEAT], table.frames[FIRST]
    if not can_pay(table, seat, _COLONY_PRICE):
        return []
    return [cell for cell in table.land.layout.tiles[slot] if why_not_settle(table, seat, cell) is None]


def _colonize_on(table: Table) -> None:
    if not _colonies(table):
        pop(table)


def _colonize(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    push(table, COLONY, seat, cell)
    charge(table, seat, _COLONY_PRICE)


COLONIZE: Final = LAW.choice(
    "colonize",
    COLONIZING,
    "at",
    _colonies,
    _colonize,
    fields=("slot",),
    run=_colonize_on,
    left=_decline,
)


def _colony(table: Table) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    settle(table, seat, cell)


COLONY: Final = LAW.step("colony", event_clause("great-explorer"), run=_colony)
