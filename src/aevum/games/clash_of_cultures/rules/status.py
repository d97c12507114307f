"""Rulebook chapter Fase de estatus: objectives, free advance, cards, demolition, first player; course of rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import DATA, GOLD, NONE, PLAYERS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.options import DICE, FOUR, WONDER
from aevum.games.clash_of_cultures.rule_values import TURNS
from aevum.games.clash_of_cultures.rules.city import cities, demolish, size
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.events import turn_order
from aevum.games.clash_of_cultures.rules.grants import grant
from aevum.games.clash_of_cultures.rules.hands import draw_action, draw_objective
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.objectives import claim
from aevum.games.clash_of_cultures.rules.signals import WONDER_BUILT
from aevum.games.clash_of_cultures.rules.stock import gain
from aevum.games.clash_of_cultures.rules.turn import begin, freely
from aevum.games.clash_of_cultures.rules.units import refresh
from aevum.games.clash_of_cultures.state_fields import BUILT, CULTURE_LEVEL, FOUNDED, HAPPY_LEVEL, NATION_WIDTH
from aevum.kernel.chance import Chance
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, decline, pop, push

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
"""Number of rounds by length of the match; six otherwise."""
ENDS_ON: Final[tuple[int, ...]] = tuple(DATA["variants"]["ends_on"])

# Reasons for the end of a match.
LAST_ROUND: Final = 1
NO_CITIES: Final = 2
BY_DICE: Final = 3
BY_WONDER: Final = 4


def rounds(table: Table) -> int:
    """Return the maximum number of rounds of the match."""
    return int(ROUNDS.get(table.options.length, DATA["turn"]["rounds"]))


# -- turn after turn


def _why_not_end(table: Table, seat: int, _: int) -> Clause | None:
    return None


def _end_turn(table: Table, seat: int, _: int) -> None:
    """Begin the turn of the next seat; after the last seat, go on to the next turn of all."""
    refresh(table, seat)
    pop(table)
    order = turn_order(table)
    place = order.index(seat) + 1
    if place < len(order):
        begin(table, order[place])
    else:
        _end_of_all_turns(table)


def _quick_end(table: Table, seat: int, _: list[int], __: int) -> Sequence[int]:
    return _END


_END: Final = (FIRST_MOVE["end"],)
freely("end", _why_not_end, _end_turn, quick=_quick_end)


def _end_of_all_turns(table: Table) -> None:
    if table.wonder_built and table.options.length == WONDER:
        _finish(table, BY_WONDER)
    elif table.turn < TURNS:
        table.turn += 1
        begin_turns(table)
    else:
        push(table, STATUS, table.first, 0, NONE)


def late(table: Table) -> int:
    """Return the number of this turn among the last five, from 0; NONE = an earlier turn."""
    number = (table.round - 1) * TURNS + table.turn - (rounds(table) * TURNS - len(ENDS_ON) + 1)
    return number if number >= 0 else NONE


def begin_turns(table: Table) -> None:
    """Begin a turn of all with the first player, who in one variant rolls for the end of the match first."""
    place = late(table)
    if table.options.length == DICE and place != NONE:
        chance = Chance(table.chance)
        roll = chance.die()
        table.chance = chance.state
        if table.log is not None:
            table.log.add("event-end-roll", DICE_END, player=PLAYERS[table.first], roll=roll, ends=ENDS_ON[place])
        if roll <= ENDS_ON[place]:
            _finish(table, BY_DICE)
            return
    begin(table, table.first)


@WONDER_BUILT.connect
def _note_wonder(table: Table) -> None:
    """Record a Wonder built in one of the last turns, which ends the match of that variant."""
    if late(table) != NONE:
        table.wonder_built = 1


def _finish(table: Table, reason: int) -> None:
    """End the match: nothing is pending."""
    table.reason = reason
    table.frames.clear()
    if table.log is not None:
        table.log.add("event-end", ENDING)


# -- the phase

_STEP: Final = FIRST
_PLACE: Final = SECOND
"""Place in the frame: number of seats that have done this step; NONE = it has not begun."""
_HOMELESS: Final = THIRD
"""Place in the frame: 1 if a seat had no city when the phase began."""
_CHOSEN: Final = FOURTH
"""Place in the frame: next first player + 1; 0 = not chosen."""


def _go_on(table: Table) -> None:
    """Run the phase: every seat completes a step before the next one starts."""
    frames = table.frames
    order = turn_order(table)
    if frames[_PLACE] == NONE:
        frames[_PLACE] = 0
        if frames[_STEP] == 0:
            frames[_HOMELESS] = int(any(seat not in table.city for seat in order))
            if table.log is not None:
                table.log.add("event-status", PHASE, round=table.round)
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
    """Demolish a city of size 1 for 1 gold; units stay."""
    seat = table.frames[SEAT]
    pop(table)
    demolish(table, cell)
    gain(table, seat, GOLD, 1)
    if table.log is not None:
        table.log.add("event-demolish", DEMOLITION, player=PLAYERS[seat], hex=LABELS[cell])


def _spare(table: Table, _: int) -> None:
    decline(table, "event-pass", DEMOLITION, player=PLAYERS[table.actor])


DEMOLISH: Final = LAW.choice("demolish", DEMOLITION, "at", _villages, _demolish, left=_spare)


def starter(table: Table) -> int:
    """Return the seat that names the next first player; NONE = the first player stays."""
    sums = [
        table.nation[seat * NATION_WIDTH + CULTURE_LEVEL] + table.nation[seat * NATION_WIDTH + HAPPY_LEVEL]
        for seat in range(len(table.hands))
    ]
    highest = max(sums)
    if sums[table.first] == highest:
        return NONE
    return next(seat for seat in turn_order(table)[1:] if sums[seat] == highest)


def _name_first(table: Table, seat: int) -> None:
    """Ask the seat that names the next first player."""
    if seat == starter(table):
        push(table, NAME, seat)


def _everybody(table: Table) -> Iterable[int]:
    return range(len(table.hands))


def _named(table: Table, other: int) -> None:
    pop(table)
    table.frames[_CHOSEN] = other + 1
    if table.log is not None:
        table.log.add("event-first", STARTING, player=PLAYERS[other])


NAME: Final = LAW.choice("first", STARTING, "whom", _everybody, _named)


def _next_round(table: Table) -> None:
    frames = table.frames
    chosen = frames[_CHOSEN]
    pop(table)
    if chosen:
        table.first = chosen - 1
    table.round += 1
    table.turn = 1
    for seat in range(len(table.hands)):
        table.nation[seat * NATION_WIDTH + FOUNDED] = table.nation[seat * NATION_WIDTH + BUILT] = 0
    begin_turns(table)


_STEPS: Final[tuple[Callable[[Table, int], None], ...]] = (
    claim,
    _free_advance,
    _draw,
    _offer_demolition,
    _name_first,
)
_STEPS_OF_FOUR: Final = (claim, _free_advance, *_STEPS[1:])
"""Steps of a match of four rounds, in which the free advance comes twice."""
STATUS: Final = LAW.step("status", PHASE, fields=("step", "place"), run=_go_on)
