"""Rulebook chapter Ciudades: pieces, size, mood and activation of cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    ANGRY,
    BARBARIAN,
    HAPPY,
    MOODS,
    NEUTRAL,
    NONE,
    PIECES,
    PLAYERS,
    PORT,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import FORCED
from aevum.games.clash_of_cultures.rule_values import FORCES, LIMITS, PIECE
from aevum.games.clash_of_cultures.rules.clauses import OWN_CITY, clause
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH, SETTLEMENTS, SUPPLY, USED
from aevum.kernel.rows import amount, indices
from aevum.kernel.rulebook import Clause
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

MOOD_RULE: Final = clause("city.mood")
ONCE_WHEN_ANGRY: Final = clause("city.angry_once")
SIZE: Final = clause("city.size")
POWERS: Final = clause("city.pieces")
"""Clause about the powers of pieces; applied by `works`."""

SIZES: Final = tuple(
    1 + sum(packed >> 3 * piece & 7 > 0 for piece in range(len(PIECES))) for packed in range(1 << 3 * len(PIECES))
)
"""Size of a city by its pieces, packed as in `Table.pieces`."""


def in_colour(pieces: int, seat: int) -> bool:
    """Whether all pieces, packed as in `Table.pieces`, have the colour of a seat."""
    return not pieces or SOLE_COLOUR[pieces] == seat


def _sole_colour(packed: int) -> int:
    colours = {packed >> 3 * piece & 7 for piece in range(len(PIECES))} - {0}
    return colours.pop() - 1 if len(colours) == 1 else NONE


SOLE_COLOUR: Final = tuple(_sole_colour(packed) for packed in range(1 << 3 * len(PIECES)))
"""Seat whose colour all pieces have, packed as in `Table.pieces`; NONE = there is none, or several."""


def size(table: Table, cell: int) -> int:
    """Return the number of pieces of a city, the settlement included."""
    return SIZES[table.pieces[cell]]


_ALL_SETTLEMENTS: Final = LIMITS["settlement"]


def cities(table: Table, seat: int) -> list[int]:
    """Return the hexes of a seat's cities, sorted; there are no more than settlements missing in its supply."""
    if seat == BARBARIAN:
        return indices(table.city, seat)
    return indices(table.city, seat, _ALL_SETTLEMENTS - table.nation[seat * NATION_WIDTH + SETTLEMENTS])


def colour(table: Table, cell: int, piece: int) -> int:
    """Return the seat whose colour a piece of a city has; NONE = the city lacks the piece."""
    return (table.pieces[cell] >> 3 * piece & 7) - 1


def has_piece(table: Table, cell: int, piece: int) -> bool:
    """Whether a city has a piece."""
    return bool(table.pieces[cell] >> 3 * piece & 7)


def works(table: Table, cell: int, piece: int) -> bool:
    """Whether a city has a piece and its owner knows the advance for it."""
    owner = table.city[cell]
    if not table.pieces[cell] >> 3 * piece & 7 or owner in (NONE, BARBARIAN):
        return False
    return bool(table.nation[owner * NATION_WIDTH + KNOWN] & PIECE[piece])


def acts_neutral(table: Table, cell: int) -> bool:
    """Whether Forced Labor makes angry cities of this city's owner act as neutral ones."""
    nation, base = table.nation, table.city[cell] * NATION_WIDTH
    return bool(nation[base + USED] & FORCED and nation[base + KNOWN] & FORCES)


def strength(table: Table, cell: int) -> int:
    """Return the size of a city for collecting and building: 1 if it is angry, one more if it is happy."""
    mood = table.mood[cell]
    if mood == ANGRY and not acts_neutral(table, cell):
        return 1
    return SIZES[table.pieces[cell]] + (mood == HAPPY)


def why_not_activate(table: Table, seat: int, cell: int) -> Clause | None:
    """Return the clause that forbids a seat to activate a city now, or None."""
    if table.city[cell] != seat:
        return OWN_CITY
    return ONCE_WHEN_ANGRY if table.mood[cell] == ANGRY and table.active[cell] else None


# -- mood


def set_mood(table: Table, cell: int, mood: int) -> None:
    """Set the mood of a city."""
    if table.mood[cell] == mood:
        return
    table.mood[cell] = mood
    if table.log is not None:
        table.log.add("event-mood", MOOD_RULE, hex=LABELS[cell], mood=Name(f"mood-{MOODS[mood]}"))


def lower_mood(table: Table, cell: int) -> None:
    """Lower the mood of a city by one step, to angry at worst."""
    set_mood(table, cell, max(ANGRY, table.mood[cell] - 1))


def raise_mood(table: Table, cell: int) -> None:
    """Raise the mood of a city by one step, to happy at best."""
    set_mood(table, cell, min(HAPPY, table.mood[cell] + 1))


# -- pieces


def found(table: Table, seat: int, cell: int, mood: int = NEUTRAL) -> None:
    """Make a hex a city of a seat, or of barbarians, with a settlement from the supply."""
    table.city[cell] = seat
    table.mood[cell] = mood
    table.active[cell] = 0
    if seat != BARBARIAN:
        table.nation[seat * NATION_WIDTH + SETTLEMENTS] -= 1


def add_piece(table: Table, seat: int, cell: int, piece: int, facing: int = NONE) -> None:
    """Add a piece of a seat's colour from its supply to a city; `facing`: the sea hex that a Port points at."""
    table.pieces[cell] |= seat + 1 << 3 * piece
    table.nation[seat * NATION_WIDTH + SUPPLY + piece] -= 1
    if piece == PORT:
        table.port[cell] = facing


def tell_lost_piece(table: Table, cell: int, piece: int, rule: Clause) -> None:
    """Log that the owner of a piece loses it; must be called while the piece still stands."""
    if table.log is not None:
        owner, name = PLAYERS[colour(table, cell, piece)], Name(f"piece-{PIECES[piece]}")
        table.log.add("event-lost-piece", rule, player=owner, hex=LABELS[cell], piece=name)


def remove_piece(table: Table, cell: int, piece: int) -> None:
    """Move a piece of a city back to the supply of the seat whose colour it has."""
    owner = colour(table, cell, piece)
    table.pieces[cell] &= ~(7 << 3 * piece)
    table.nation[owner * NATION_WIDTH + SUPPLY + piece] += 1
    if piece == PORT:
        table.port[cell] = NONE


def recolour(table: Table, cell: int, piece: int, seat: int) -> None:
    """Exchange a piece of a city for the same piece of another seat."""
    owner = colour(table, cell, piece)
    table.pieces[cell] += seat - owner << 3 * piece
    table.nation[owner * NATION_WIDTH + SUPPLY + piece] += 1
    table.nation[seat * NATION_WIDTH + SUPPLY + piece] -= 1


def demolish(table: Table, cell: int) -> None:
    """Remove a whole city: its pieces go to their supplies, its Wonder is gone for good."""
    for piece in range(len(PIECES)):
        if has_piece(table, cell, piece):
            remove_piece(table, cell, piece)
    owner = table.city[cell]
    if owner != BARBARIAN:
        table.nation[owner * NATION_WIDTH + SETTLEMENTS] += 1
    clear(table, cell)


def clear(table: Table, cell: int) -> None:
    """Clear all that the table holds of a city; the caller returns its pieces to the supply."""
    table.city[cell] = table.port[cell] = NONE
    table.pieces[cell] = table.mood[cell] = table.active[cell] = 0
    if table.wonder[cell] != NONE:
        table.wonders_gone.append(table.wonder[cell])
        table.wonder[cell] = NONE


def own_pieces(table: Table, cell: int) -> bool:
    """Whether all pieces of a city have the colour of its owner."""
    return in_colour(table.pieces[cell], table.city[cell])


# -- barbarians


def camps(table: Table) -> list[int]:
    """Return the hexes with settlements of barbarians."""
    return cities(table, BARBARIAN)


def camps_left(table: Table) -> int:
    """Return the number of settlements of barbarians in the box."""
    return LIMITS["barbarian_settlements"] - amount(table.city, BARBARIAN)


def barbarians_left(table: Table) -> int:
    """Return the number of barbarians in the box."""
    return LIMITS["barbarians"] - sum(table.barbarians)


def is_habitable(table: Table, cell: int) -> bool:
    """Whether a city could stand on a hex: land neither barren nor exhausted."""
    return table.land.terrain[cell] in _HABITABLE and not table.exhausted >> cell & 1


_HABITABLE: Final = (0, 1, 2)


def wonder_city(table: Table, power: tuple[int | bool, ...], seat: int) -> int:
    """Return the city of a seat with a Wonder that has this power; NONE = there is none."""
    if table.wonder.count(NONE) == len(table.wonder):
        return NONE
    for cell, wonder in enumerate(table.wonder):
        if wonder != NONE and power[wonder] and table.city[cell] == seat:
            return cell
    return NONE


def coast(table: Table, cell: int) -> tuple[int, ...]:
    """Return the sea hexes beside a hex."""
    return table.land.coasts[cell]
