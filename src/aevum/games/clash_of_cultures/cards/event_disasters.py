"""Events that destroy cities: Volcano, Earthquake, Heavy Earthquake."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import event_clause
from aevum.games.clash_of_cultures.constants import (
    EVENTS,
    NONE,
    PIECES,
    PLAYERS,
    PORT,
    WONDERS,
    named,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.rule_values import BREAKS_TIES, POINTS
from aevum.games.clash_of_cultures.rules.city import (
    cities,
    clear,
    colour,
    has_piece,
    tell_lost_piece,
)
from aevum.games.clash_of_cultures.rules.clauses import EVENT, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.mood_loss import dampen
from aevum.games.clash_of_cultures.rules.units import (
    armies_at,
    remove_armies,
    remove_settlers,
    settlers_at,
)
from aevum.games.clash_of_cultures.state_fields import BURIED, BURIED_WONDERS, GONE, NATION_WIDTH, TIES
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, THIRD, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = EVENTS.at
_VOLCANO_CITIES: Final[int] = EVENTS.figure("volcano", "cities")
_QUAKE_CITIES: Final[tuple[int, ...]] = EVENTS.figures("cities", 0)
_QUAKE_PIECES: Final[tuple[int, ...]] = EVENTS.figures("pieces", 0)
"""By event, the number of pieces or Wonders lost at most."""

ERUPTING: Final = clause("events.eruption")
SHAKING: Final = clause("events.quake")
_EVENT: Final = FIRST


def _bury_piece(table: Table, cell: int, piece: int) -> None:
    """Remove a piece from the game; its owner keeps points for it."""
    owner = colour(table, cell, piece)
    table.pieces[cell] &= ~(7 << 3 * piece)
    if piece == PORT:
        table.port[cell] = NONE
    base = owner * NATION_WIDTH
    table.nation[base + GONE + piece] += 1
    table.nation[base + BURIED] += POINTS["buried_piece"]


def _bury_wonder(table: Table, seat: int, cell: int) -> None:
    """Remove a Wonder from the game; its points stay with the seat, and its tie-break too."""
    wonder = table.wonder[cell]
    table.wonder[cell] = NONE
    table.wonders_gone.append(wonder)
    base = seat * NATION_WIDTH
    table.nation[base + BURIED_WONDERS] += POINTS["wonder"]
    if BREAKS_TIES[wonder]:
        table.nation[base + TIES] = 1


def _bury_settlement(table: Table, seat: int, cell: int) -> None:
    """Remove a bare settlement from the game, which ends the city."""
    clear(table, cell)
    base = seat * NATION_WIDTH
    table.nation[base + GONE + len(PIECES)] += 1
    table.nation[base + BURIED] += POINTS["buried_piece"]


@_at("drawn", "volcano")
def volcano(table: Table, seat: int, _: int) -> None:
    """Destroy a city of the seat's choice with all in it, if the seat has enough cities."""
    if table.city.count(seat) >= _VOLCANO_CITIES:
        push(table, ERUPTION, seat)


def _doomed(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _erupt(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    if table.log is not None:
        table.log.add("event-destroyed", event_clause("volcano"), hex=LABELS[cell])
    for piece in range(len(PIECES)):
        if has_piece(table, cell, piece):
            _bury_piece(table, cell, piece)
    if table.wonder[cell] != NONE:
        _bury_wonder(table, seat, cell)
    _bury_settlement(table, seat, cell)
    if table.holder[cell] != NONE:
        armies, settlers = armies_at(table, cell), settlers_at(table, cell)
        if armies:
            remove_armies(table, cell, armies)
        if settlers:
            remove_settlers(table, cell, settlers)


ERUPTION: Final = LAW.choice("eruption", ERUPTING, "at", _doomed, _erupt)


@_at("drawn", "earthquake")
def earthquake(table: Table, seat: int, event: int) -> None:
    """Destroy pieces or Wonders of the seat that drew the card, if it has enough cities."""
    _shake(table, seat, event)


@_at("struck", "heavy-earthquake")
def heavy_earthquake(table: Table, seat: int, event: int) -> None:
    """Destroy pieces or Wonders of a seat, if it has enough cities; called for each seat in turn."""
    _shake(table, seat, event)


def _shake(table: Table, seat: int, event: int) -> None:
    if table.city.count(seat) >= _QUAKE_CITIES[event]:
        push(table, QUAKE, seat, event, _QUAKE_PIECES[event], 0)


_LEFT: Final = SECOND
_HIT: Final = THIRD
"""Frame index of the bit mask of cities hit."""


def _quake_on(table: Table) -> None:
    frames = table.frames
    if not frames[_LEFT] or not cities(table, frames[SEAT]):
        _calm(table, 0)


def _calm(table: Table, _: int) -> None:
    """End the earthquake: cities hit that still stand lose mood."""
    frames = table.frames
    seat, event, hit = frames[SEAT], frames[_EVENT], frames[_HIT]
    pop(table)
    standing = sum(1 << cell for cell in cities(table, seat) if hit >> cell & 1)
    if standing:
        dampen(table, seat, event, standing.bit_count(), cells=standing)


def _shaken(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _why_not_shake(table: Table, cell: int) -> Clause | None:
    return None if cell in _shaken(table) else SHAKING


def _shake_city(table: Table, cell: int) -> None:
    frames = table.frames
    frames[_LEFT] -= 1
    frames[_HIT] |= 1 << cell
    push(table, CRACK, frames[SEAT], cell)


def _why_not_calm(table: Table, _: int) -> Clause | None:
    return None if table.frames[_HIT] else SHAKING


QUAKE: Final = LAW.step("quake", SHAKING, fields=("event", "left", "hit"), run=_quake_on)
QUAKE.answer("at", why_not=_why_not_shake, apply=_shake_city, candidates=_shaken)
QUAKE.answer("done", why_not=_why_not_calm, apply=_calm)


def _why_not_crack(table: Table, piece: int) -> Clause | None:
    return None if has_piece(table, table.frames[FIRST], piece) else SHAKING


def _crack(table: Table, piece: int) -> None:
    cell = table.frames[FIRST]
    pop(table)
    tell_lost_piece(table, cell, piece, EVENT[table.frames[_EVENT]])
    _bury_piece(table, cell, piece)


def _why_not_bury(table: Table, wonder: int) -> Clause | None:
    return None if table.wonder[table.frames[FIRST]] == wonder else SHAKING


def _bury(table: Table, _: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    if table.log is not None:
        rule, card = EVENT[table.frames[_EVENT]], named(WONDERS, table.wonder[cell])
        table.log.add("event-lost-wonder", rule, player=PLAYERS[seat], card=card, hex=LABELS[cell])
    _bury_wonder(table, seat, cell)


def _why_not_level(table: Table, _: int) -> Clause | None:
    """Return the clause that protects the settlement while the city has other pieces or a Wonder."""
    cell = table.frames[FIRST]
    return SHAKING if table.pieces[cell] or table.wonder[cell] != NONE else None


def _level(table: Table, _: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    if table.log is not None:
        table.log.add("event-destroyed", EVENT[table.frames[_EVENT]], hex=LABELS[cell])
    _bury_settlement(table, seat, cell)


CRACK: Final = LAW.step("crack", SHAKING, fields=("hex",), automatic=True)
CRACK.answer("raze", why_not=_why_not_crack, apply=_crack)
CRACK.answer("bury", why_not=_why_not_bury, apply=_bury)
CRACK.answer("destroy", why_not=_why_not_level, apply=_level)
