"""Candidate moves of units: Settlers to good sites, Armies to weak enemies, Ships to undiscovered regions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import FORTRESS, NONE, SEA
from aevum.games.clash_of_cultures.heuristics.advance_value import TACTICS
from aevum.games.clash_of_cultures.heuristics.city_sites import free_sites, site
from aevum.games.clash_of_cultures.heuristics.conquest import winning_chance
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.maps import UNKNOWN
from aevum.games.clash_of_cultures.moves import FIRST, FIRST_CARGO, FIRST_SHIP, VERB
from aevum.games.clash_of_cultures.rules.groups import ORIGIN, PICKED, SHIPS, UNLOADED, group_of
from aevum.games.clash_of_cultures.rules.units import armies_at, foreign, ships_at
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_DESTINATIONS: Final = 3
_FAR: Final = 3
"""Maximum distance of targets for which Armies set out, in hexes."""

_SURE: Final = 0.6
"""Probability of winning from which an attack is considered."""


def is_worth_leaving(table: Table, seat: int, cell: int, targets: set[int]) -> bool:
    """Whether units on a hex have a destination worth a move."""
    if table.land.terrain[cell] == SEA:
        return _can_explore_by_sea(table, cell) or any(table.cargo[ship] for ship in ships_at(table, seat, cell))
    if table.holder[cell] != seat:
        return False
    if table.settlers[cell]:
        return True
    return bool(table.armies[cell]) and any(table.land.distances(cell)[target] <= _FAR for target in targets)


def _can_explore_by_sea(table: Table, cell: int) -> bool:
    """Whether the sea around a Ship borders on undiscovered hexes."""
    land = table.land
    group = land.groups[land.group[cell]]
    return any(land.terrain[other] == UNKNOWN for sea in group for other in land.layout.neighbours[sea])


def army_targets(table: Table, seat: int) -> set[int]:
    """Return the hexes that Armies of a seat may attack: foreign cities, units, barbarians; empty without Tactics."""
    if not table.nation[seat * NATION_WIDTH + KNOWN] & TACTICS:
        return set()
    foes = {cell for cell, owner in enumerate(table.city) if owner not in (NONE, seat)}
    foes |= {cell for cell, holder in enumerate(table.holder) if holder not in (NONE, seat)}
    foes |= {cell for cell, barbarians in enumerate(table.barbarians) if barbarians}
    return foes


def group_moves(table: Table, legal: list[int]) -> list[int]:
    """Return the candidate moves of a group: units to add to it, and destinations."""
    frames = table.frames
    tos = [move for move in legal if VERB[move] == "to"]
    units = [move - FIRST["with"] for move in legal if VERB[move] == "with"]
    if not tos:
        return [FIRST["with"] + unit for unit in units]
    if frames[SHIPS]:
        return _voyages(table, tos)
    group = group_of(frames[PICKED], frames[UNLOADED])
    if not group.armies:
        return _settler_journeys(table, tos)
    more = [FIRST["with"] + unit for unit in units if _is_army(unit)]
    return more[:1] + _army_journeys(table, group.armies, tos)


def _is_army(unit: int) -> bool:
    return not unit & 1 if unit < FIRST_SHIP else unit >= FIRST_CARGO and not (unit - FIRST_CARGO) & 1


def _best(tos: list[int], scores: dict[int, float]) -> list[int]:
    """Return the destinations with the highest positive scores; if there are none, the highest one."""
    ranked = sorted(tos, key=lambda move: -scores[move])
    good = [move for move in ranked if scores[move] > 0]
    return good[:_DESTINATIONS] or ranked[:1]


def _settler_journeys(table: Table, tos: list[int]) -> list[int]:
    seat = table.actor
    return _best(tos, {move: _prospect(table, seat, move - FIRST["to"]) for move in tos})


def _prospect(table: Table, seat: int, cell: int) -> float:
    """Return the value of a hex as a destination of a Settler."""
    terrain = table.land.terrain[cell]
    if terrain == UNKNOWN:
        return WEIGHTS.settler_unseen
    if terrain == SEA:
        return WEIGHTS.settler_aboard
    here = site(table, seat, cell)
    around = max(
        (worth - WEIGHTS.settler_step * steps for worth, steps, _ in free_sites(table, seat, cell, 1)), default=0.0
    )
    return max(here, around, 0.01)


def _army_journeys(table: Table, armies: int, tos: list[int]) -> list[int]:
    """Return the best destinations of Armies: attacks in superior number, own cities near enemies, towards targets."""
    seat = table.actor
    targets = army_targets(table, seat)
    origin = table.frames[ORIGIN]
    scores: dict[int, float] = {}
    for move in tos:
        cell = move - FIRST["to"]
        terrain = table.land.terrain[cell]
        if terrain == UNKNOWN:
            scores[move] = 0.4
        elif terrain == SEA:
            scores[move] = -0.1
        elif foreign(table, seat, cell) != NONE:
            strength = strength_at(table, cell)
            scores[move] = 2.0 - 0.2 * strength if winning_chance(table, armies, cell) > _SURE else -2.0 - strength
        else:
            steps = table.land.distances(cell)
            before = table.land.distances(origin)
            nearest = min((steps[target] for target in targets), default=9)
            nearer = min((before[target] for target in targets), default=9) - nearest
            scores[move] = 0.3 * nearer + (0.3 if table.city[cell] == seat and nearest <= 2 else 0.0)
    return _best(tos, scores)


def strength_at(table: Table, cell: int) -> int:
    """Return the strength that defends a hex: Armies + barbarians, + 1 for a Fortress."""
    return armies_at(table, cell) + table.barbarians[cell] + (table.pieces[cell] >> 3 * FORTRESS & 7 > 0)


def _voyages(table: Table, tos: list[int]) -> list[int]:
    """Return the best destinations of Ships: undiscovered hexes, then sea beside foreign cities and city sites.

    Hexes with foreign Ships come last.
    """
    terrain = table.land.terrain
    seat = table.actor
    scores = {}
    for move in tos:
        cell = move - FIRST["to"]
        if terrain[cell] != SEA:
            scores[move] = 1.0
        elif any(place == cell and ship // 4 != seat for ship, place in enumerate(table.ship_at)):
            scores[move] = -1.0
        else:
            scores[move] = 0.1 * sum(table.city[other] not in (NONE, seat) for other in table.land.beside[cell])
            scores[move] += 0.1 * sum(site(table, seat, other) > 0 for other in table.land.beside[cell])
    return _best(tos, scores)
