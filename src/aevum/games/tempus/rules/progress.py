"""3. Progreso, 4. Fin de la Era: laggards catch up, the furthest enter the next era, the marker passes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import (
    BONUS_CARDS,
    CARDS,
    ERA_TERRAIN,
    ERAS,
    GROUND,
    LAST_ERA,
    PLAYERS,
    TERRAINS,
    named,
)
from aevum.games.tempus.rule_values import PROGRESS as PROGRESS_POINTS
from aevum.games.tempus.rule_values import PROGRESS_CARD, PROGRESS_CITY
from aevum.games.tempus.rules import turn
from aevum.games.tempus.rules.card_laying import cards_in_hand, lay, why_not_lay
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.idea import (
    asks_to_discard,
    cards_to_discard,
    discard,
    draw,
    over_limit,
    why_not_discard,
)
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import city_count
from aevum.kernel.game import SEAT
from aevum.kernel.steps import FIRST, Prompt, always, push

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

CATCH_UP: Final = clause("progress.catch_up")
LAID: Final = clause("progress.cards")
POINTS: Final = clause("progress.points")
WINNERS: Final = clause("progress.winners")
FLIGHT: Final = clause("end.flight")

PHASE: Final = FIRST
"""Index of the next phase, in the frame of the turn at the bottom of the stack."""


def begin_turn(world: World) -> None:
    """Begin a turn: its frame lies at the bottom, its phases lie on it, one after another."""
    push(world, TURN, world.first)
    turn.begin(world)


def _next_phase(world: World) -> None:
    phase = world.frames[PHASE]
    world.frames[PHASE] += 1
    _PHASES[phase](world)


def in_order(world: World) -> list[int]:
    """Return the seats clockwise from the first player."""
    seats = len(world.era)
    return [(world.first + step) % seats for step in range(seats)]


def _catch_up(world: World) -> None:
    """Move all who are behind up to the lead era; then cards are laid in the order of play."""
    lead = max(world.era)
    for seat in in_order(world):
        if world.era[seat] < lead:
            world.era[seat] = lead
            if world.log is not None:
                world.log.add("event-catch-up", CATCH_UP, player=PLAYERS[seat], era=named("era", ERAS[lead]))
    for seat in reversed(in_order(world)):
        if world.hands[seat]:
            push(world, PROGRESS, seat)
    LAW.resume(world)


# -- cards for progress


def _end_laying(world: World, _: int) -> None:
    seat = world.frames[SEAT]
    if world.log is not None:
        world.log.add("event-progress-laid", LAID, player=PLAYERS[seat], count=len(world.laid[seat]))
    LAW.finish(world)


def _asks(view: WorldView) -> Prompt:
    return "prompt-progress", {
        "era": named("era", ERAS[view.next_era]),
        "terrain": named("terrain", TERRAINS[view.next_terrain]),
        "points": view.progress[view.actor],
        "best": max(view.progress),
    }


PROGRESS: Final = LAW.step("progress", LAID, asks=_asks, passed_by=("done",))
PROGRESS.answer("lay", why_not=why_not_lay, apply=lay, candidates=cards_in_hand)
PROGRESS.answer("done", why_not=always, apply=_end_laying)


def points_on_island(world: World, seat: int, terrain: int) -> int:
    """Return the progress points that lie open: tokens (or hexes, by option) on the terrain, and cities."""
    places = [place for place in world.homes[seat] if world.terrain[place] == terrain]
    here = len(places) if world.options.progress_per_hex else sum(world.tokens[place] for place in places)
    return here + PROGRESS_CITY * city_count(world, seat)


def card_points(card: int, terrain: int) -> int:
    """Return the progress points of a card: for its terrain, and those its idea adds."""
    return PROGRESS_POINTS[card] + (PROGRESS_CARD if GROUND[card] == terrain else 0)


def points_of_cards(cards: list[int], terrain: int) -> int:
    """Return the progress points of several cards."""
    return sum(card_points(card, terrain) for card in cards)


# -- who enters the next era


def _enter_era(world: World) -> None:
    """Let all with the most points enter the next era."""
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
        world.learned += 1
        for cards in world.laid:
            world.discards += cards
            cards.clear()
    for seat in winners:
        world.era[seat] = entered
    if BONUS_CARDS[entered]:
        for seat in reversed(winners):
            push(world, BONUS, seat)
    LAW.resume(world)


def _tell(world: World, winners: list[int]) -> None:
    assert world.log is not None
    entered, points, laid = world.last_progress
    for seat in in_order(world):
        if laid[seat]:
            shown = named("card", *(CARDS[card] for card in laid[seat]))
            world.log.add("event-shows", LAID, player=PLAYERS[seat], cards=shown)
        world.log.add("event-points", POINTS, player=PLAYERS[seat], points=points[seat])
    for seat in winners:
        world.log.add("event-era", WINNERS, player=PLAYERS[seat], era=named("era", ERAS[entered]))


def _give_bonus(world: World) -> None:
    """Draw bonus cards for a seat that entered Writing or Printing, and let it discard to the hand limit.

    Seats draw in turn order, each keeping to the hand limit before the next draws.
    """
    seat = world.frames[SEAT]
    draw(world, seat, BONUS_CARDS[world.era[seat]])
    if not over_limit(world, seat):
        LAW.finish(world)


BONUS: Final = LAW.step("bonus", clause("progress.bonus"), resume=_give_bonus, asks=asks_to_discard)
BONUS.answer("discard", why_not=why_not_discard, apply=discard, candidates=cards_to_discard)


def _end_turn(world: World) -> None:
    """4. Government cards are discarded and the first-player marker passes; Flight ends the game."""
    for cards in world.out:
        world.discards += cards
        cards.clear()
    world.frames.clear()
    world.turn += 1
    if max(world.era) == LAST_ERA:
        if world.log is not None:
            world.log.add("event-over", FLIGHT)
        return
    world.first = (world.first + 1) % len(world.era)
    begin_turn(world)


_PHASES: Final[tuple[Callable[[World], None], ...]] = (_catch_up, _enter_era, _end_turn)
TURN: Final = LAW.step("turn", CATCH_UP, fields=("phase",), resume=_next_phase)
