"""Positions in which every seat has moved on by some places: what seat 0 had, seat `by` has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.games.clash_of_cultures import state_fields as clash
from aevum.games.tempus.constants import CITY_VALUES
from aevum.games.through_the_ages import state_fields as ages
from aevum.kernel.game import FRAME

Name = Callable[[int], int]


def turned(values: Any, by: int, each: int = 1) -> list[Any]:
    """Return a list by seat after every seat has moved on by a number of places."""
    at = len(values) - by * each
    return [*values[at:], *values[:at]]


def turned_mask(mask: int, by: int, seats: int) -> int:
    """Return a mask with a bit for each seat after every seat has moved on."""
    return sum(1 << (seat + by) % seats for seat in range(seats) if mask >> seat & 1)


def renamed_tempus(world: Any, other: Any, by: int, name: Name) -> None:
    other.owner = [name(seat) for seat in world.owner]
    for field in ("era", "supply", "homes", "actions", "owed_double", "hands", "laid", "out"):
        setattr(other, field, turned(getattr(world, field), by))
    other.cities_left = turned(world.cities_left, by, len(CITY_VALUES))
    if world.last_fight:
        (attacker, defender, *where), *rest = world.last_fight
        other.last_fight = ((name(attacker), name(defender), *where), *rest)
    if world.last_progress:
        era, points, cards = world.last_progress
        other.last_progress = (era, tuple(turned(points, by)), tuple(turned(cards, by)))


def renamed_ages(table: Any, other: Any, by: int, name: Name) -> None:
    seats = len(table.hands)
    for field in ("civil_hands", "hands", "private", "dealt"):
        setattr(other, field, turned(getattr(table, field), by))
    other.final = tuple(turned(table.final, by)) if table.final else ()
    other.sent = turned(table.sent, by, len(table.sent) // seats)
    other.civ = turned(table.civ, by, ages.CIV_WIDTH)
    for base in range(0, len(other.civ), ages.CIV_WIDTH):
        for at in (ages.WAR_ON, ages.PARTNER, ages.ATTACKER):
            other.civ[base + at] = name(other.civ[base + at])


def renamed_clash(table: Any, other: Any, by: int, name: Name) -> None:
    seats = len(table.hands)
    for field in ("hands", "goals", "scored", "persons", "offers"):
        setattr(other, field, turned(getattr(table, field), by))
    for field in ("ship_at", "ship_state", "cargo"):
        ships = getattr(table, field)
        setattr(other, field, [*turned(ships[: 4 * seats], by, 4), *ships[4 * seats :]])
    for field in ("city", "holder", "reserved"):
        setattr(other, field, [name(seat) for seat in getattr(table, field)])
    for field in ("action_seen", "objective_seen"):
        setattr(other, field, [turned_mask(mask, by, seats) for mask in getattr(table, field)])
    other.clockwise = tuple(map(name, table.clockwise))
    other.pieces = [sum(name((packed >> at & 7) - 1) + 1 << at for at in (0, 3, 6, 9)) for packed in table.pieces]
    other.nation = turned(table.nation, by, clash.NATION_WIDTH)
    for base in range(0, len(other.nation), clash.NATION_WIDTH):
        for at in (clash.TRUCE, clash.NEXT_TRUCE):
            other.nation[base + at] = turned_mask(other.nation[base + at], by, seats)
    for end in range(clash.BATTLE_WIDTH, len(table.fights) + 1, clash.BATTLE_WIDTH):
        for at in (clash.BATTLE_ATTACKER, clash.BATTLE_DEFENDER):
            other.fights[end + at] = name(table.fights[end + at])


RENAMED = {"tempus": renamed_tempus, "through-the-ages": renamed_ages, "clash-of-cultures": renamed_clash}
NAMES = {
    "through-the-ages": {"bidder", "victim", "aggressor", "target", "owner"},
    "clash-of-cultures": {"victim", "loser", "partner"},
}
"""Numbers of frames that name a seat."""
MASKS = {"through-the-ages": {"passed"}, "clash-of-cultures": {"owners"}}
"""Numbers of frames with a bit for each seat."""


def renamed(game: Any, state: Any, seats: int, by: int) -> Any:
    """Return a position in which every seat has moved on."""

    def name(seat: int) -> int:
        return (seat + by) % seats if 0 <= seat < seats else seat

    other = state.copy()
    RENAMED[game.id](state, other, by, name)
    other.first = name(state.first)
    for start in range(0, len(state.frames), FRAME):
        other.frames[start + 1] = name(state.frames[start + 1])
        for at, field in enumerate(game.law.steps[state.frames[start]].fields, start + 2):
            if field in NAMES.get(game.id, ()):
                other.frames[at] = name(state.frames[at])
            if field in MASKS.get(game.id, ()):
                other.frames[at] = turned_mask(state.frames[at], by, seats)
    return other
