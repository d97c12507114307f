"""Observations of a seat, written straight from the state: the numbers of `view.see`, in the order of its fields."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import CARDS, CITY_VALUES, ERA_TERRAIN, HEXES, LAST_ERA, TILES
from aevum.games.tempus.options import PREPARED
from aevum.games.tempus.rules import LAW, fight, score
from aevum.games.tempus.rules.babies import bearable
from aevum.games.tempus.rules.fight import BATTLEGROUND, SOURCE, TARGET
from aevum.games.tempus.rules.move import movable
from aevum.games.tempus.rules.pieces import city_count, exposed_seats
from aevum.games.tempus.rules.progress import points_of_cards, points_on_island
from aevum.games.tempus.rules.turn import NONE, SLOT
from aevum.games.tempus.state import World
from aevum.kernel.game import FRAME, OVER, STEP
from aevum.kernel.observation_row import ObservationRow

_CARDS: Final = len(CARDS)
_KINDS: Final = len(CITY_VALUES)
_PHASES: Final = 1 + len(LAW.steps)
_TILE: Final = len(TILES[0])
_FIGHT: Final = 13 + 2 * (1 + _CARDS)
"""Numbers of a fight, without the first, which says whether there is one."""


def write(world: World, seat: int, row: ObservationRow) -> None:
    """Write what a seat may know."""
    frames = world.frames
    over = world.actor == OVER
    in_slot = len(frames) > FRAME and frames[FRAME] == SLOT.id
    mover = world.mover if in_slot else -1
    row.put(seat)
    row.put(world.actor)
    row.one_of(0 if over else 1 + frames[STEP], _PHASES)
    row.put(min(world.turn + 1, LAST_ERA))
    row.put(world.round)
    row.put(world.first)
    row.put(mover)
    _write_island(world, row)
    _write_seats(world, seat, row)
    _write_cards(world, seat, row)
    _write_slot(world, seat == mover, row)
    _write_fight(world, seat, row)
    _write_progress(world, seat, row)
    for lines in score.lines(world):
        row.put_all([lines["cities"], lines["flight"], lines["hexes"]])
    row.put(over)


def _write_island(world: World, row: ObservationRow) -> None:
    row.put_all(world.terrain)
    row.put_all(world.owner)
    row.put_all(world.tokens)
    row.put_all(world.city)
    row.count_kinds(0, world.moved)
    row.count_kinds(len(HEXES), world.born)


def _write_seats(world: World, seat: int, row: ObservationRow) -> None:
    row.put_all(world.era)
    row.put_all(world.supply)
    row.put_all(world.cities_left)
    row.put_all([city_count(world, other) for other in range(len(world.era))])
    row.put_all([not exposed for exposed in exposed_seats(world)])
    row.put_all(world.actions)


def _write_cards(world: World, seat: int, row: ObservationRow) -> None:
    row.count_kinds(_CARDS, world.hands[seat])
    row.put_all([len(hand) for hand in world.hands])
    row.count_kinds(_CARDS, world.laid[seat])
    row.put_all([len(laid) for laid in world.laid])
    for out in world.out:
        row.count_kinds(_CARDS, out)
    row.count_kinds(_CARDS, world.discards)
    row.put(len(world.deck))
    if world.tile >= 0:
        row.put(1)
        row.put_all(TILES[world.tile])
    else:
        row.skip(1 if world.options.island == PREPARED else 1 + _TILE)  # no tile is ever laid on a prepared island
    row.put(world.to_lay)


def _write_slot(world: World, moves: bool, row: ObservationRow) -> None:
    """Write the action that is under way; `moves`: whether it is the seat's own."""
    pending = LAW.pending(world)
    row.put(pending.get("action", NONE))
    row.put(pending.get("allowance", 0))
    row.put(pending.get("to_begin", 0))
    row.put(bool(pending.get("closed", 0)))
    row.put(pending.get("source", -1))
    row.put(pending.get("target", -1))
    row.put(pending.get("following", 0))
    row.put(pending.get("needed", 0))
    row.put(movable(world) if moves else 0)
    row.put(bearable(world) if moves else 0)


def _write_fight(world: World, seat: int, row: ObservationRow) -> None:
    """Write the fight under way, of which each side knows its own cards, or else the last one of this slot."""
    if world.step in ("declare", "assault", "defence"):
        _write_fight_under_way(world, seat, row)
    elif world.last_fight:
        where, (tokens, strength, is_city), cards, sums = world.last_fight
        row.put(1)
        row.put_all(where)
        row.put_all((tokens, strength, bool(is_city)))
        for laid in cards:
            row.put(1)
            row.count_kinds(_CARDS, laid)
            row.put(len(laid))
        row.put_all(sums)
        row.put(1)
    else:
        row.skip(1 + _FIGHT)


def _write_fight_under_way(world: World, seat: int, row: ObservationRow) -> None:
    source, target = world.frames[SOURCE], world.frames[TARGET]
    attacker, defender = world.mover, world.owner[target]
    row.put_all([1, attacker, defender, source, target, world.frames[BATTLEGROUND]])
    row.put_all([world.tokens[source], fight.strength_of(world, target), world.city[target] > 0])
    for side in (attacker, defender):
        if seat == side:
            row.put(1)
            row.count_kinds(_CARDS, world.laid[side])
        else:
            row.skip(1 + _CARDS)
        row.put(len(world.laid[side]))
    row.put(fight.attack_sum(world, world.laid[attacker] if seat == attacker else []))
    row.put(fight.defence_sum(world, world.laid[defender] if seat == defender else []))
    row.put(0)


def _write_progress(world: World, seat: int, row: ObservationRow) -> None:
    seats = len(world.era)
    if world.last_progress:
        era, points, cards = world.last_progress
        row.put(1)
        row.put(era)
        row.put_all(points)
        for laid in cards:
            row.count_kinds(_CARDS, laid)
    else:
        row.skip(2 + seats * (1 + _CARDS))
    next_era = min(max(world.era) + 1, LAST_ERA)
    terrain = ERA_TERRAIN[next_era]
    progress = [points_on_island(world, other, terrain) for other in range(seats)]
    row.put(next_era)
    row.put_all(progress)
    row.put(progress[seat] + points_of_cards([*world.hands[seat], *world.laid[seat]], terrain))
