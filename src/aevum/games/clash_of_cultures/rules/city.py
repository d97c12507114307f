"""Ciudades: pieces, size, mood and activation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    ANGRY,
    BARBARIAN,
    HAPPY,
    MOODS,
    NEUTRAL,
    NONE,
    PIECES,
    PORT,
    SEA,
)
from aevum.games.clash_of_cultures.figures import FORCES, LIMITS, PIECE
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import FORCED, KNOWN, SETTLEMENTS, SUPPLY, USED, WIDTH
from aevum.games.clash_of_cultures.rules.clauses import OWN_CITY, clause
from aevum.kernel.rulebook import Clause
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

MOOD_RULE: Final = clause("city.mood")
ONCE_WHEN_ANGRY: Final = clause("city.angry_once")
SIZE: Final = clause("city.size")
POWERS: Final = clause("city.pieces")
"""See `works`."""

_SIZES: Final = tuple(
    1 + sum(packed >> 3 * piece & 7 > 0 for piece in range(len(PIECES))) for packed in range(1 << 3 * len(PIECES))
)


def size(table: Table, cell: int) -> int:
    """City pieces, the settlement included."""
    return _SIZES[table.pieces[cell]]


def cities(table: Table, seat: int) -> list[int]:
    """The cities of a seat."""
    city, found, cell = table.city, [], -1
    for _ in range(city.count(seat)):
        cell = city.index(seat, cell + 1)
        found.append(cell)
    return found


def colour(table: Table, cell: int, piece: int) -> int:
    """Whose a piece of a city is; NONE: the city has none."""
    return (table.pieces[cell] >> 3 * piece & 7) - 1


def has_piece(table: Table, cell: int, piece: int) -> bool:
    """Has the city this piece?"""
    return bool(table.pieces[cell] >> 3 * piece & 7)


def works(table: Table, cell: int, piece: int) -> bool:
    """Has it this piece, and does its owner know how to use it?"""
    owner = table.city[cell]
    if not table.pieces[cell] >> 3 * piece & 7 or owner in (NONE, BARBARIAN):
        return False
    return bool(table.nation[owner * WIDTH + KNOWN] & PIECE[piece])


def acts_neutral(table: Table, cell: int) -> bool:
    """Does Forced Labor hold its owner's angry cities to work?"""
    nation, base = table.nation, table.city[cell] * WIDTH
    return bool(nation[base + USED] & FORCED and nation[base + KNOWN] & FORCES)


def strength(table: Table, cell: int) -> int:
    """Its size for collecting and building."""
    mood = table.mood[cell]
    if mood == ANGRY and not acts_neutral(table, cell):
        return 1
    return _SIZES[table.pieces[cell]] + (mood == HAPPY)


def why_not_activate(table: Table, seat: int, cell: int) -> Clause | None:
    """May the seat activate this city now?"""
    if table.city[cell] != seat:
        return OWN_CITY
    return ONCE_WHEN_ANGRY if table.mood[cell] == ANGRY and table.active[cell] else None


# -- mood


def set_mood(table: Table, cell: int, mood: int) -> None:
    """A city's mood changes."""
    if table.mood[cell] == mood:
        return
    table.mood[cell] = mood
    if table.log is not None:
        table.log.tell("event-mood", MOOD_RULE, hex=LABELS[cell], mood=Name(f"mood-{MOODS[mood]}"))


def lower_mood(table: Table, cell: int) -> None:
    """One step, to angry at worst."""
    set_mood(table, cell, max(ANGRY, table.mood[cell] - 1))


def raise_mood(table: Table, cell: int) -> None:
    """One step, to happy at best."""
    set_mood(table, cell, min(HAPPY, table.mood[cell] + 1))


# -- pieces


def found(table: Table, seat: int, cell: int, mood: int = NEUTRAL) -> None:
    """A settlement from the supply makes a city."""
    table.city[cell] = seat
    table.mood[cell] = mood
    table.active[cell] = 0
    if seat != BARBARIAN:
        table.nation[seat * WIDTH + SETTLEMENTS] -= 1


def add_piece(table: Table, seat: int, cell: int, piece: int, facing: int = NONE) -> None:
    """A piece of a seat's colour from its supply."""
    table.pieces[cell] |= seat + 1 << 3 * piece
    table.nation[seat * WIDTH + SUPPLY + piece] -= 1
    if piece == PORT:
        table.port[cell] = facing


def remove_piece(table: Table, cell: int, piece: int) -> None:
    """A piece goes back to the supply of whose it is."""
    owner = colour(table, cell, piece)
    table.pieces[cell] &= ~(7 << 3 * piece)
    table.nation[owner * WIDTH + SUPPLY + piece] += 1
    if piece == PORT:
        table.port[cell] = NONE


def recolour(table: Table, cell: int, piece: int, seat: int) -> None:
    """A piece is exchanged for the same of another seat."""
    owner = colour(table, cell, piece)
    table.pieces[cell] += seat - owner << 3 * piece
    table.nation[owner * WIDTH + SUPPLY + piece] += 1
    table.nation[seat * WIDTH + SUPPLY + piece] -= 1


def demolish(table: Table, cell: int) -> None:
    """The whole city goes, its pieces to their supplies, its Wonder for good."""
    for piece in range(len(PIECES)):
        if has_piece(table, cell, piece):
            remove_piece(table, cell, piece)
    owner = table.city[cell]
    if owner != BARBARIAN:
        table.nation[owner * WIDTH + SETTLEMENTS] += 1
    clear(table, cell)


def clear(table: Table, cell: int) -> None:
    """Nothing of the city is left; its pieces are the caller's."""
    table.city[cell] = table.port[cell] = NONE
    table.pieces[cell] = table.mood[cell] = table.active[cell] = 0
    if table.wonder[cell] != NONE:
        table.wonders_gone.append(table.wonder[cell])
        table.wonder[cell] = NONE


def own_pieces(table: Table, cell: int) -> bool:
    """Are all pieces of a city its owner's?"""
    owner = table.city[cell]
    return all(colour(table, cell, piece) in (NONE, owner) for piece in range(len(PIECES)))


# -- barbarians


def camps(table: Table) -> list[int]:
    """The settlements of barbarians."""
    return cities(table, BARBARIAN)


def camps_left(table: Table) -> int:
    """Settlements of barbarians in the box."""
    return LIMITS["barbarian_settlements"] - table.city.count(BARBARIAN)


def barbarians_left(table: Table) -> int:
    """Barbarians in the box."""
    return LIMITS["barbarians"] - sum(table.barbarians)


def is_habitable(table: Table, cell: int) -> bool:
    """Land on which a city could stand: neither barren nor exhausted."""
    return table.land.terrain[cell] in _HABITABLE and not table.exhausted >> cell & 1


_HABITABLE: Final = (0, 1, 2)


def wonder_city(table: Table, power: tuple[int | bool, ...], seat: int) -> int:
    """The city of a seat with a Wonder that has this power; NONE: it has none."""
    if table.wonder.count(NONE) == len(table.wonder):
        return NONE
    for cell, wonder in enumerate(table.wonder):
        if wonder != NONE and power[wonder] and table.city[cell] == seat:
            return cell
    return NONE


def coast(table: Table, cell: int) -> list[int]:
    """Sea hexes beside a hex."""
    terrain = table.land.terrain
    return [other for other in table.land.beside[cell] if terrain[other] == SEA]
