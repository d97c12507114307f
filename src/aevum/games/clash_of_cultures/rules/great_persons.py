"""Rulebook chapter Grandes personajes: great persons kept from events are called once, as an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import CATEGORIES, EVENTS, PERSONS, PLAYERS, named
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rule_values import PERSON
from aevum.games.clash_of_cultures.rules.clauses import EVENT, clause
from aevum.games.clash_of_cultures.rules.grants import ANY_GOVERNMENT, grant
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.turn import action
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

CALLING: Final = clause("events.call")

_EVENT: Final = FIRST
_STAGE: Final = SECOND


def _why_not_call(table: Table, seat: int, person: int) -> Clause | None:
    return None if PERSONS[person] in table.persons[seat] else CALLING


def _call(table: Table, seat: int, person: int) -> None:
    event = PERSONS[person]
    table.persons[seat].remove(event)
    table.event_discards.append(event)
    if table.log is not None:
        table.log.add("event-call", EVENT[event], player=PLAYERS[seat], card=named(EVENTS, event))
    push(table, CALL, seat, event)


def _quick_calls(table: Table, seat: int, _: list[int], __: int) -> list[int]:
    persons = table.persons[seat]
    return sorted({_CALL_FIRST + PERSONS.index(event) for event in persons}) if persons else []


_CALL_FIRST: Final = FIRST_MOVE["call"]
action("call", _why_not_call, _call, quick=_quick_calls)


def _go_on(table: Table) -> None:
    """Grant an advance of the person's category, then apply the person's own effect.

    The frame stays until then, so the card counts as under way.
    """
    frames = table.frames
    seat, event = frames[SEAT], frames[_EVENT]
    frames[_STAGE] += 1
    if frames[_STAGE] == 1:
        category = PERSON[event]
        grant(table, seat, ANY_GOVERNMENT if category == len(CATEGORIES) else category)
        return
    called = EVENTS.acting("called")[event]
    if frames[_STAGE] == 2 and called is not None:
        called(table, seat)
        return
    pop(table)


CALL: Final = LAW.step("call", CALLING, fields=("event",), run=_go_on)
