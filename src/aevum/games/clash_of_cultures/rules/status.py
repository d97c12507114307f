"""Fase de estatus: objectives, a free advance, cards, demolition, the first player; and the course of the rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import DATA, GOLD, NONE, PLAYERS
from aevum.games.clash_of_cultures.figures import TURNS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import BUILT, CULTURE_LEVEL, FOUNDED, HAPPY_LEVEL, WIDTH
from aevum.games.clash_of_cultures.options import DICE, FOUR, WONDER
from aevum.games.clash_of_cultures.rules import wonders
from aevum.games.clash_of_cultures.rules.choosing import choice, decline
from aevum.games.clash_of_cultures.rules.city import cities, demolish, size
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.events import turn_order
from aevum.games.clash_of_cultures.rules.hands import draw_action, draw_objective
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.learn import grant
from aevum.games.clash_of_cultures.rules.objectives import claim
from aevum.games.clash_of_cultures.rules.stock import gain
from aevum.games.clash_of_cultures.rules.turn import begin, freely
from aevum.games.clash_of_cultures.rules.units import refresh
from aevum.kernel.chance import Chance
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

PHASE: Final = clause("status.steps")
DEMOLITION: Final = clause("status.demolish")
STARTING: Final = clause("status.first")
ENDING: Final = clause("score.end")
SHORT: Final = clause("score.short")
DICE_END: Final = clause("score.dice")
WONDER_END: Final = clause("score.wonder")

ROUNDS: Final = {
    FOUR: DATA["variants"]["rounds_short"],
    DICE: DATA["variants"]["rounds_long"],
    WONDER: DATA["variants"]["rounds_long"],
}
"""By length; six rounds otherwise."""
ENDS_ON: Final[tuple[int, ...]] = tuple(DATA["variants"]["ends_on"])

# Why a match ended.
LAST_ROUND: Final = 1
NO_CITIES: Final = 2
BY_DICE: Final = 3
BY_WONDER: Final = 4


def rounds(table: Table) -> int:
    """How many rounds the match has at most."""
    return int(ROUNDS.get(table.options.length, DATA["turn"]["rounds"]))


# -- turn after turn


def _why_not_end(table: Table, seat: int, _: int) -> Clause | None:
    return None


def _end_turn(table: Table, seat: int, _: int) -> None:
    """The next seat; after the last one the next turn."""
    refresh(table, seat)
    pop(table)
    order = turn_order(table)
    place = order.index(seat) + 1
    if place < len(order):
        begin(table, order[place])
    else:
        _end_of_all_turns(table)


freely("end", _why_not_end, _end_turn)


def _end_of_all_turns(table: Table) -> None:
    if table.wonder_built and table.options.length == WONDER:
        _finish(table, BY_WONDER)
    elif table.turn < TURNS:
        table.turn += 1
        begin_turns(table)
    else:
        push(table, STATUS, table.first, 0, NONE)


def late(table: Table) -> int:
    """Which of the last five turns this is, from 0; NONE: an earlier one."""
    number = (table.round - 1) * TURNS + table.turn - (rounds(table) * TURNS - len(ENDS_ON) + 1)
    return number if number >= 0 else NONE


def begin_turns(table: Table) -> None:
    """The first player begins a turn of all; in one variant he rolls for the end first."""
    place = late(table)
    if table.options.length == DICE and place != NONE:
        chance = Chance(table.chance)
        roll = chance.die()
        table.chance = chance.state
        if table.log is not None:
            table.log.tell("event-end-roll", DICE_END, player=PLAYERS[table.first], roll=roll, ends=ENDS_ON[place])
        if roll <= ENDS_ON[place]:
            _finish(table, BY_DICE)
            return
    begin(table, table.first)


def _note_wonder(table: Table) -> None:
    """A Wonder built in one of the last turns ends the match of that variant."""
    if late(table) != NONE:
        table.wonder_built = 1


wonders.ending.append(_note_wonder)


def _finish(table: Table, reason: int) -> None:
    """The match is over: nothing is pending."""
    table.reason = reason
    table.frames.clear()
    if table.log is not None:
        table.log.tell("event-end", ENDING)


# -- the phase

_STEP: Final = FIRST
_PLACE: Final = SECOND
"""How many seats have done this step; NONE: it has not begun."""
_HOMELESS: Final = THIRD
"""Had somebody no city when the phase began?"""
_CHOSEN: Final = FOURTH
"""The next first player, and 1."""


def _go_on(table: Table) -> None:
    """Every seat completes a step before the next one starts."""
    frames = table.frames
    order = turn_order(table)
    if frames[_PLACE] == NONE:
        frames[_PLACE] = 0
        if frames[_STEP] == 0:
            frames[_HOMELESS] = int(any(seat not in table.city for seat in order))
            if table.log is not None:
                table.log.tell("event-status", PHASE, round=table.round)
        return
    steps = _STEPS_OF_FOUR if table.options.length == FOUR else _STEPS
    step, place = frames[_STEP], frames[_PLACE]
    if place < len(order):
        frames[_PLACE] += 1
        steps[step](table, order[place])
        return
    if step == 0 and (frames[_HOMELESS] or table.round >= rounds(table)):
        _finish(table, NO_CITIES if frames[_HOMELESS] else LAST_ROUND)
        return
    frames[_STEP] += 1
    frames[_PLACE] = NONE
    if frames[_STEP] == len(steps):
        _next_round(table)


def _free_advance(table: Table, seat: int) -> None:
    grant(table, seat)


def _draw(table: Table, seat: int) -> None:
    draw_action(table, seat)
    draw_objective(table, seat)


def _offer_demolition(table: Table, seat: int) -> None:
    if any(size(table, cell) == 1 for cell in cities(table, seat)):
        push(table, DEMOLISH, seat)


def _villages(table: Table) -> Iterable[int]:
    return [cell for cell in cities(table, table.frames[SEAT]) if size(table, cell) == 1]


def _demolish(table: Table, cell: int) -> None:
    """A city of size 1 for 1 gold; units stay."""
    seat = table.frames[SEAT]
    pop(table)
    demolish(table, cell)
    gain(table, seat, GOLD, 1)
    if table.log is not None:
        table.log.tell("event-demolish", DEMOLITION, player=PLAYERS[seat], hex=LABELS[cell])


def _spare(table: Table, _: int) -> None:
    decline(table, DEMOLITION)


DEMOLISH: Final = choice("demolish", DEMOLITION, "at", _villages, _demolish, left=_spare)


def starter(table: Table) -> int:
    """Who names the next first player; NONE: nobody, it stays."""
    sums = [
        table.nation[seat * WIDTH + CULTURE_LEVEL] + table.nation[seat * WIDTH + HAPPY_LEVEL]
        for seat in range(len(table.hands))
    ]
    highest = max(sums)
    if sums[table.first] == highest:
        return NONE
    return next(seat for seat in turn_order(table)[1:] if sums[seat] == highest)


def _name_first(table: Table, seat: int) -> None:
    """Asked once, of who decides."""
    if seat == starter(table):
        push(table, NAME, seat)


def _everybody(table: Table) -> Iterable[int]:
    return range(len(table.hands))


def _named(table: Table, other: int) -> None:
    pop(table)
    table.frames[_CHOSEN] = other + 1
    if table.log is not None:
        table.log.tell("event-first", STARTING, player=PLAYERS[other])


NAME: Final = choice("first", STARTING, "whom", _everybody, _named)


def _next_round(table: Table) -> None:
    frames = table.frames
    chosen = frames[_CHOSEN]
    pop(table)
    if chosen:
        table.first = chosen - 1
    table.round += 1
    table.turn = 1
    for seat in range(len(table.hands)):
        table.nation[seat * WIDTH + FOUNDED] = table.nation[seat * WIDTH + BUILT] = 0
    begin_turns(table)


_STEPS: Final[tuple[Callable[[Table, int], None], ...]] = (
    claim,
    _free_advance,
    _draw,
    _offer_demolition,
    _name_first,
)
_STEPS_OF_FOUR: Final = (claim, _free_advance, *_STEPS[1:])
"""In four rounds the free advance comes twice."""
STATUS: Final = LAW.step("status", PHASE, numbers=("step", "place"), resume=_go_on)
