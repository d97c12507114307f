"""3. Progreso, 4. Fin de la Era: laggards catch up, the furthest enter the next era, the marker passes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.facts import (
    BONUS,
    CARDS,
    EDUCATION,
    EFFECT,
    ERA_TERRAIN,
    ERAS,
    GROUND,
    LAST_ERA,
    PLAYERS,
    PROGRESS_CARD,
    PROGRESS_CITY,
    PROGRESS_EDUCATION,
    named,
)
from aevum.games.tempus.phases import BONUS as BONUS_PHASE
from aevum.games.tempus.phases import PROGRESS
from aevum.games.tempus.rules import idea, turn
from aevum.games.tempus.rules.pieces import city_count
from aevum.kernel.game import OVER

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def begin(world: World) -> None:
    """Everybody behind moves up to the lead era; then cards are laid in the order of play."""
    lead = max(world.era)
    for seat in in_order(world):
        if world.era[seat] < lead:
            world.era[seat] = lead
            if world.log is not None:
                world.log.tell("event-catch-up", player=PLAYERS[seat], era=named("era", ERAS[lead]))
    world.queue = [seat for seat in in_order(world) if world.hands[seat]]
    _next_to_lay(world)


def in_order(world: World) -> list[int]:
    """The seats clockwise from the first player."""
    seats = len(world.era)
    return [(world.first + step) % seats for step in range(seats)]


def _next_to_lay(world: World) -> None:
    if world.queue:
        world.actor = world.queue[0]
        world.phase = PROGRESS
    else:
        _advance(world)


def apply_done(world: World) -> None:
    if world.log is not None:
        world.log.tell("event-progress-laid", player=PLAYERS[world.actor], count=len(world.laid[world.actor]))
    world.queue.pop(0)
    _next_to_lay(world)


def points_on_island(world: World, seat: int, terrain: int) -> int:
    """Progress points that lie open: tokens (or hexes, by option) on the terrain, and cities."""
    places = [place for place in world.homes[seat] if world.terrain[place] == terrain]
    here = len(places) if world.options.progress_per_hex else sum(world.tokens[place] for place in places)
    return here + PROGRESS_CITY * city_count(world, seat)


def points_of_cards(cards: list[int], terrain: int) -> int:
    """Progress points of cards: their terrain, and Education."""
    matching = sum(GROUND[card] == terrain for card in cards)
    return PROGRESS_CARD * matching + PROGRESS_EDUCATION * sum(EFFECT[card] == EDUCATION for card in cards)


def _advance(world: World) -> None:
    """All with the most points enter the next era."""
    entered = max(world.era) + 1
    terrain = ERA_TERRAIN[entered]
    seats = range(len(world.era))
    points = [points_on_island(world, seat, terrain) + points_of_cards(world.laid[seat], terrain) for seat in seats]
    world.last_progress = (entered, tuple(points), tuple(map(tuple, world.laid)))
    winners = [seat for seat in in_order(world) if points[seat] == max(points)]
    if world.log is not None:
        _tell(world, winners)
    if any(world.laid):
        world.revealed += 1
        world.unforeseen += 1
        for cards in world.laid:
            world.discards += cards
            cards.clear()
    for seat in winners:
        world.era[seat] = entered
    world.queue = winners if BONUS[entered] else []
    give_bonus(world)


def _tell(world: World, winners: list[int]) -> None:
    assert world.log is not None
    entered, points, laid = world.last_progress
    for seat in in_order(world):
        if laid[seat]:
            world.log.tell(
                "event-shows", player=PLAYERS[seat], cards=named("card", *(CARDS[card] for card in laid[seat]))
            )
        world.log.tell("event-points", player=PLAYERS[seat], points=points[seat])
    for seat in winners:
        world.log.tell("event-era", player=PLAYERS[seat], era=named("era", ERAS[entered]))


def give_bonus(world: World) -> None:
    """Those who win Writing or Printing draw in turn order, each keeping to the hand limit before the next draws."""
    while world.queue:
        seat = world.queue.pop(0)
        idea.draw(world, seat, BONUS[world.era[seat]])
        if idea.over_limit(world, seat):
            world.actor = seat
            world.phase = BONUS_PHASE
            return
    _end_turn(world)


def _end_turn(world: World) -> None:
    """4. Government cards are discarded and the first-player marker passes; Flight ends the game."""
    for cards in world.out:
        world.discards += cards
        cards.clear()
    world.owed_double = [0] * len(world.era)
    world.turn += 1
    if max(world.era) == LAST_ERA:
        world.actor = OVER
        if world.log is not None:
            world.log.tell("event-over")
        return
    world.first = (world.first + 1) % len(world.era)
    turn.begin(world)
