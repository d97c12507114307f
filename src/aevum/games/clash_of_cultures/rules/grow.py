"""Rulebook chapter Aumentar el tamaño de ciudad: a city grows by a piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    ACADEMY,
    ADVANCES,
    ANGRY,
    DATA,
    IDEA,
    NONE,
    PIECES,
    PLAYERS,
    PORT,
    TEMPLE,
    THEOCRACY,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import ENDOWED
from aevum.games.clash_of_cultures.rule_values import (
    DOGMA,
    GROWS_AT_REST,
    LARGEST,
    PIECE,
    SETTLES_WITH_GROWTH,
    TEMPLE_WITHOUT_FOOD,
)
from aevum.games.clash_of_cultures.rules.activation import activate
from aevum.games.clash_of_cultures.rules.city import (
    SIZES,
    acts_neutral,
    add_piece,
    coast,
    has_piece,
    size,
    why_not_activate,
    wonder_city,
)
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, ASKED, EVENT, OWN_CITY, UNPAID, clause
from aevum.games.clash_of_cultures.rules.grants import grant
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, can_pay, charge, fixed_price, gain, has, price
from aevum.games.clash_of_cultures.rules.tokens import award
from aevum.games.clash_of_cultures.rules.turn import action, in_turn
from aevum.games.clash_of_cultures.rules.units import place_settler, settlers_left
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH, SICK, SUPPLY, USED
from aevum.kernel.game import SEAT
from aevum.kernel.rows import amount
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, THIRD, always, below, pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

GROWTH: Final = clause("grow.price")
UPSET: Final = clause("grow.angry")
LIMIT: Final = clause("grow.limit")
TWICE: Final = clause("grow.twice")
UNKNOWN_PIECE: Final = clause("grow.advance")
NONE_LEFT: Final = clause("grow.supply")
INLAND: Final = clause("grow.port")
FACING: Final = clause("grow.facing")
STRICKEN: Final = EVENT[0]
HEALTH: Final = ADVANCE[ADVANCES.number("sanitation")]

_PRICE: Final = price(DATA["price"]["piece"])
_IDEAS_OF_ACADEMY: Final = 2

_CITY: Final = FIRST
_PIECE: Final = SECOND
_STAGE: Final = THIRD
_FACING: Final = FOURTH
_INVITED: Final = FIFTH


def rests(table: Table, seat: int, cell: int) -> bool:
    """Whether a city grows without being activated: it has a Temple, and its owner the Great Mausoleum."""
    return has_piece(table, cell, TEMPLE) and wonder_city(table, GROWS_AT_REST, seat) != NONE


def why_not_add(table: Table, seat: int, cell: int, piece: int, *, at_rest: bool) -> Clause | None:
    """Return the clause that forbids a city to have a piece now, whatever it costs, or None.

    `at_rest`: the city is not activated by growing.
    """
    if table.city[cell] != seat:
        return OWN_CITY
    nation, base = table.nation, seat * NATION_WIDTH
    if nation[base + SICK]:
        return STRICKEN
    if table.mood[cell] == ANGRY and (at_rest or not acts_neutral(table, cell)):
        return UPSET
    if has_piece(table, cell, piece):
        return TWICE
    now = size(table, cell)
    if now >= LARGEST or now >= amount(table.city, seat):
        return LIMIT
    if not nation[base + KNOWN] & PIECE[piece]:
        return UNKNOWN_PIECE
    if not nation[base + SUPPLY + piece]:
        return NONE_LEFT
    return INLAND if piece == PORT and not coast(table, cell) else None


def endows(table: Table, seat: int, piece: int) -> bool:
    """Whether State Religion pays the food of a piece."""
    nation, base = table.nation, seat * NATION_WIDTH
    power = nation[base + KNOWN] & TEMPLE_WITHOUT_FOOD and not nation[base + USED] & ENDOWED
    return bool(power and piece == TEMPLE and in_turn(table, seat))


def growth_price(table: Table, seat: int, piece: int) -> int:
    """Return the price of a piece."""
    return _PRICE - DUE_FOOD if endows(table, seat, piece) else _PRICE


def why_not_grow(table: Table, seat: int, argument: int) -> Clause | None:
    cell, piece = divmod(argument, len(PIECES))
    at_rest = table.city[cell] == seat and rests(table, seat, cell)
    refusal = None if at_rest else why_not_activate(table, seat, cell)
    refusal = refusal or why_not_add(table, seat, cell, piece, at_rest=at_rest)
    if refusal is not None:
        return refusal
    return None if can_pay(table, seat, growth_price(table, seat, piece)) else UNPAID


def _grow(table: Table, seat: int, argument: int) -> None:
    cell, piece = divmod(argument, len(PIECES))
    if not rests(table, seat, cell):
        activate(table, seat, cell)
    grow(table, seat, cell, piece)


_PAYABLE: Final = fixed_price(_PRICE)
_PAYABLE_WITHOUT_FOOD: Final = fixed_price(_PRICE - DUE_FOOD)
_GROW_FIRST: Final = FIRST_MOVE["grow"]


def _quick_growth(table: Table, seat: int, own: list[int], prices: int) -> list[int]:
    """Return the moves by which cities grow (fast move generator): pieces that are known, left and paid come first."""
    if len(own) < 2:
        return []
    pieces = pieces_open(table, seat)
    if not prices & _PAYABLE:
        spared = prices & _PAYABLE_WITHOUT_FOOD
        pieces = [piece for piece in pieces if spared and endows(table, seat, piece)]
    return enlargements(table, seat, own, pieces, _GROW_FIRST) if pieces else pieces


def pieces_open(table: Table, seat: int) -> list[int]:
    """Return the pieces for which a seat knows the advance, and that are left in its supply."""
    nation, base = table.nation, seat * NATION_WIDTH
    mine, first = nation[base + KNOWN], base + SUPPLY
    return [piece for piece, power in enumerate(PIECE) if mine & power and nation[first + piece]]


def enlargements(table: Table, seat: int, own: list[int], pieces: list[int], first: int = 0) -> list[int]:
    """Return the moves, or the arguments of `grow`, by which cities grow by one of some pieces, whatever it costs.

    `own`: the cities of the seat; `pieces`: some of `pieces_open`; `first`: first move of the verb.
    """
    moves: list[int] = []
    limit, mood, coasts = min(len(own), LARGEST), table.mood, table.land.coasts
    if limit < 2 or table.nation[seat * NATION_WIDTH + SICK]:
        return moves
    for cell in own:
        standing = table.pieces[cell]
        if SIZES[standing] >= limit or (mood[cell] == ANGRY and not _grows_angry(table, seat, cell)):
            continue
        start = first + cell * len(PIECES)
        moves += [
            start + piece for piece in pieces if not standing >> 3 * piece & 7 and (piece != PORT or coasts[cell])
        ]
    return moves


def _grows_angry(table: Table, seat: int, cell: int) -> bool:
    """Whether an angry city may grow: it is activated for the first time, and Forced Labor makes it act as neutral."""
    return not table.active[cell] and acts_neutral(table, cell) and not rests(table, seat, cell)


action("grow", why_not_grow, _grow, quick=_quick_growth, prices=_PAYABLE, waived_by=TEMPLE_WITHOUT_FOOD)


def grow(table: Table, seat: int, cell: int, piece: int, *, paid: bool = True) -> None:
    """Add a piece to a city, for its price or for nothing."""
    push(table, GROW, seat, cell, piece, 0, NONE)
    if not paid:
        return
    due = growth_price(table, seat, piece)
    if endows(table, seat, piece):
        table.nation[seat * NATION_WIDTH + USED] |= ENDOWED
    charge(table, seat, due)


def _go_on(table: Table) -> None:
    """Run the next stage: where the Port points, the piece and what it brings, a Settler."""
    frames = table.frames
    frames[_STAGE] += 1
    if frames[_STAGE] > len(_STAGES):
        pop(table)
    else:
        _STAGES[frames[_STAGE] - 1](table, frames[SEAT], frames[_CITY], frames[_PIECE])


def _point(table: Table, seat: int, _: int, piece: int) -> None:
    if piece == PORT:
        push(table, PORT_AT, seat)


def _stand(table: Table, seat: int, cell: int, piece: int) -> None:
    add_piece(table, seat, cell, piece, table.frames[_FACING])
    if table.log is not None:
        name = Name(f"piece-{PIECES[piece]}")
        table.log.add("event-grow", GROWTH, player=PLAYERS[seat], hex=LABELS[cell], piece=name)
    if piece == ACADEMY:
        gain(table, seat, IDEA, _IDEAS_OF_ACADEMY)
    if piece == TEMPLE:
        if has(table, seat, DOGMA):
            grant(table, seat, THEOCRACY)
        award(table, seat)


def _invite(table: Table, seat: int, _: int, __: int) -> None:
    """Offer a Settler for 1 food (Sanitation)."""
    if has(table, seat, SETTLES_WITH_GROWTH) and settlers_left(table, seat) and can_pay(table, seat, DUE_FOOD):
        push(table, MIGRATE, seat)


def _welcome(table: Table, seat: int, cell: int, _: int) -> None:
    if table.frames[_INVITED]:
        place_settler(table, seat, cell)
        if table.log is not None:
            table.log.add("event-unit-settler", HEALTH, player=PLAYERS[seat], hex=LABELS[cell])


_STAGES: Final = (_point, _stand, _invite, _welcome)
GROW: Final = LAW.step("grow", GROWTH, fields=("city", "piece"), run=_go_on)


def _harbours(table: Table) -> Iterable[int]:
    return coast(table, table.frames[below(_CITY)])


def _face(table: Table, cell: int) -> None:
    pop(table)
    table.frames[_FACING] = cell


PORT_AT: Final = LAW.choice("port", FACING, "at", _harbours, _face)


def _settle(table: Table, _: int) -> None:
    """Pay 1 food for a Settler (Sanitation), which is placed in the next stage."""
    seat = table.frames[SEAT]
    pop(table)
    table.frames[_INVITED] = 1
    charge(table, seat, DUE_FOOD)


def _stay(table: Table, _: int) -> None:
    pop(table)


MIGRATE: Final = LAW.step("migrate", ASKED, passed_by=("pass",))
MIGRATE.answer("yes", why_not=always, apply=_settle)
MIGRATE.answer("pass", why_not=always, apply=_stay)
