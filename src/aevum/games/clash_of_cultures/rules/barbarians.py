"""Rulebook chapter Bárbaros: icons of event cards, which are spawning, attacks, gold mines and exhausted land."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BARREN, GOLD, NONE, PLAYERS, SEA
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.rule_values import BARS_BARBARIANS, LIMITS, STACK
from aevum.games.clash_of_cultures.rules.battle import begin_raid
from aevum.games.clash_of_cultures.rules.city import (
    barbarians_left,
    camps,
    camps_left,
    cities,
    is_habitable,
    wonder_city,
)
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.discovery import pitch
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import gain
from aevum.games.clash_of_cultures.rules.units import is_empty
from aevum.kernel.game import SEAT
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

ATTACKING: Final = clause("barbarians.attack")
SPAWNING: Final = clause("barbarians.spawn")
REINFORCING: Final = clause("barbarians.reinforce")
EXHAUSTION: Final = clause("barbarians.exhausted")
MINE: Final = clause("barbarians.gold")

_RANGE: Final = 2
_GOLD: Final = 2


# -- the gold mine


def gold_mine(table: Table, seat: int) -> None:
    """Give a seat 2 gold."""
    if table.log is not None:
        table.log.add("event-gold-mine", MINE, player=PLAYERS[seat])
    gain(table, seat, GOLD, _GOLD)


# -- exhausted land


def _barren_places(table: Table) -> Iterable[int]:
    terrain = table.land.terrain
    return [
        cell
        for cell in table.land.open
        if terrain[cell] not in (BARREN, SEA) and not table.exhausted >> cell & 1 and is_empty(table, cell)
    ]


def exhaust(table: Table, seat: int) -> None:
    """Let a seat put an exhausted token on land without units and city, if a token and such land are left."""
    if table.exhausted.bit_count() < LIMITS["exhausted"] and _barren_places(table):
        push(table, EXHAUST, seat)


def _exhaust(table: Table, cell: int) -> None:
    table.exhausted |= 1 << cell
    if table.log is not None:
        table.log.add("event-exhausted", EXHAUSTION, player=PLAYERS[table.frames[SEAT]], hex=LABELS[cell])
    pop(table)


EXHAUST: Final = LAW.choice("exhaust", EXHAUSTION, "at", _barren_places, _exhaust)


# -- spawning


def spawn_sites(table: Table, seat: int) -> list[int]:
    """Return the empty habitable hexes within two hexes of a city of the seat, sorted."""
    near = {cell for city in cities(table, seat) for cell in table.land.within(city, _RANGE)}
    return sorted(cell for cell in near if is_habitable(table, cell) and is_empty(table, cell))


def spawn(table: Table, seat: int) -> None:
    """Place a settlement with a barbarian, then one more barbarian in any settlement."""
    push(table, SPAWN, seat)


def _spawn_on(table: Table) -> None:
    frames = table.frames
    seat = frames[SEAT]
    frames[FIRST] += 1
    if frames[FIRST] == 1:
        if camps_left(table) and barbarians_left(table) and spawn_sites(table, seat):
            push(table, SPAWN_AT, seat)
            return
        frames[FIRST] = 2
    if frames[FIRST] == 2 and barbarians_left(table) and _reinforced(table):
        push(table, REINFORCE, seat)
        return
    pop(table)


SPAWN: Final = LAW.step("spawn", SPAWNING, run=_spawn_on)


def _sites(table: Table) -> Iterable[int]:
    return spawn_sites(table, table.frames[SEAT])


def _settle(table: Table, cell: int) -> None:
    pitch(table, cell)
    pop(table)


SPAWN_AT: Final = LAW.choice("spawn-at", SPAWNING, "camp", _sites, _settle)


def _reinforced(table: Table) -> list[int]:
    return [cell for cell in camps(table) if table.barbarians[cell] < STACK]


def _reinforce(table: Table, cell: int) -> None:
    table.barbarians[cell] += 1
    if table.log is not None:
        table.log.add("event-reinforced", REINFORCING, hex=LABELS[cell], barbarians=table.barbarians[cell])
    pop(table)


REINFORCE: Final = LAW.choice("reinforce", REINFORCING, "at", _reinforced, _reinforce)


# -- attacking


def raiders(table: Table, seat: int) -> list[int]:
    """Return the settlements that may attack a seat: those near its cities with most barbarians."""
    near = {cell for city in cities(table, seat) for cell in table.land.within(city, _RANGE)}
    found = [cell for cell in camps(table) if table.barbarians[cell] and cell in near]
    most = max((table.barbarians[cell] for cell in found), default=0)
    return [cell for cell in found if table.barbarians[cell] == most]


def victims(table: Table, seat: int, camp: int) -> list[int]:
    """Return the cities of a seat that are nearest to a settlement of barbarians."""
    row = table.land.distances(camp)
    nearest = min(row[city] for city in cities(table, seat))
    return [city for city in cities(table, seat) if row[city] == nearest]


def raid(table: Table, seat: int) -> None:
    """Let barbarians attack the nearest city of a seat, unless a Wonder of the seat bars them."""
    if wonder_city(table, BARS_BARBARIANS, seat) == NONE and raiders(table, seat):
        push(table, RAIDERS, seat)


def _raiders(table: Table) -> Iterable[int]:
    return raiders(table, table.frames[SEAT])


def _choose_camp(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    push(table, VICTIM, seat, cell)


def _victims(table: Table) -> Iterable[int]:
    return victims(table, table.frames[SEAT], table.frames[FIRST])


def _attack(table: Table, city: int) -> None:
    seat, camp = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    begin_raid(table, camp, city, seat)


RAIDERS: Final = LAW.choice("raiders", ATTACKING, "at", _raiders, _choose_camp)
VICTIM: Final = LAW.choice("victim", ATTACKING, "at", _victims, _attack, fields=("camp",))

ICON_EFFECTS: Final[tuple[Callable[[Table, int], None], ...]] = (gold_mine, exhaust, spawn, raid)
"""Functions that carry out the icons, in the order of `constants.ICONS`."""
