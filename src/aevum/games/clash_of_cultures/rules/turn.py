"""Una ronda de juego: the turn of a seat, its actions, and what is free in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import PLAYERS
from aevum.games.clash_of_cultures.figures import ACTIONS_A_TURN, FREE_COLLECT
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import (
    CAPTURED,
    COLLECTED,
    DRAFTED,
    FOUGHT,
    FREED,
    GREAT_IDEAS,
    HEROES,
    INFORMED,
    INSPIRED,
    LESS,
    NEXT_TRUCE,
    PLAYED,
    TRUCE,
    USED,
    WIDTH,
    WON,
)
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import ACTIVE, LAW
from aevum.games.clash_of_cultures.rules.stock import has
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Asked, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

ORDER: Final = clause("turn.order")
NO_ACTION: Final = clause("turn.actions")

# The frame of the turn lies at the bottom of the stack: it can be read whatever lies above it.
ACTIONS: Final = 2
"""Actions left."""
BEGUN: Final = 3
"""Has an action been taken?"""

_THIS_TURN: Final = (USED, DRAFTED, CAPTURED, PLAYED, INSPIRED, COLLECTED, GREAT_IDEAS, HEROES)
_OF_ALL: Final = (FOUGHT, WON)
"""Who is attacked fights in the turn of another."""

_openings: list[Callable[[Table, int], None]] = []
_watches: list[Callable[[Table], None]] = []


def at_start(begin: Callable[[Table, int], None]) -> Callable[[Table, int], None]:
    """Enter what a chapter does when a turn begins."""
    _openings.append(begin)
    return begin


def watched(watch: Callable[[Table], None]) -> Callable[[Table], None]:
    """Enter what a chapter looks for whenever the turn goes on."""
    _watches.append(watch)
    return watch


def begin(table: Table, seat: int) -> None:
    """The turn of a seat."""
    nation, base = table.nation, seat * WIDTH
    for place in _THIS_TURN:
        nation[base + place] = 0
    for other in range(len(table.hands)):
        for place in _OF_ALL:
            nation[other * WIDTH + place] = 0
        nation[other * WIDTH + USED] &= ~INFORMED
        table.offers[other] = 0
    nation[base + TRUCE], nation[base + NEXT_TRUCE] = nation[base + NEXT_TRUCE], 0
    nation[base + FREED] = int(has(table, seat, FREE_COLLECT))
    actions = max(0, ACTIONS_A_TURN - nation[base + LESS])
    nation[base + LESS] = 0
    for cell, owner in enumerate(table.city):
        if owner == seat:
            table.active[cell] = 0
    if table.log is not None:
        table.log.tell("event-turn", ORDER, player=PLAYERS[seat], round=table.round, turn=table.turn)
    push(table, TURN, seat, actions)
    for opening in _openings:
        opening(table, seat)


def watch(table: Table) -> None:
    """The turn goes on, unless somebody has to say something first."""
    for look in _watches:
        look(table)


def active(table: Table) -> int:
    """Whose turn it is; also in the Status Phase something, so ask `in_turn` first."""
    return table.frames[ACTIVE]


def in_turn(table: Table, seat: int) -> bool:
    """Is it this seat's turn?"""
    return bool(table.frames) and table.frames[0] == TURN.id and table.frames[ACTIVE] == seat


def spend(table: Table) -> None:
    """An action is used."""
    table.frames[ACTIONS] -= 1
    table.frames[BEGUN] = 1


def begun(table: Table) -> None:
    """Something counts as the first action, though it costs none: it is no longer the start of the turn."""
    table.frames[BEGUN] = 1


Judge = Callable[["Table", int, int], Clause | None]
"""Of the table, the seat and the argument."""
Deed = Callable[["Table", int, int], None]
Candidates = Callable[["Table", int], Iterable[int]]


def action(
    verb: str, why_not: Judge, apply: Deed, candidates: Candidates | None = None, *, quick: Candidates | None = None
) -> None:
    """A verb of the turn that costs an action. `quick`: its second judge, the arguments that are legal, sorted."""

    def law(table: Table, argument: int) -> Clause | None:
        if not table.frames[ACTIONS]:
            return NO_ACTION
        return why_not(table, table.frames[SEAT], argument)

    def deed(table: Table, argument: int) -> None:
        spend(table)
        apply(table, table.frames[ACTIVE], argument)

    def while_actions_last(table: Table, seat: int) -> Iterable[int]:
        if not table.frames[ACTIONS]:
            return ()
        return (0,) if candidates is None else candidates(table, seat)

    def quick_while_actions_last(table: Table, seat: int) -> Iterable[int]:
        return () if quick is None or not table.frames[ACTIONS] else quick(table, seat)

    _enter(verb, law, deed, while_actions_last, quick_while_actions_last if quick else None)


def freely(
    verb: str, why_not: Judge, apply: Deed, candidates: Candidates | None = None, *, quick: Candidates | None = None
) -> None:
    """A verb of the turn that costs no action by itself. `quick`: as for an action."""

    def law(table: Table, argument: int) -> Clause | None:
        return why_not(table, table.frames[SEAT], argument)

    def deed(table: Table, argument: int) -> None:
        apply(table, table.frames[ACTIVE], argument)

    _enter(verb, law, deed, candidates, quick)


def _enter(
    verb: str,
    law: Callable[[Table, int], Clause | None],
    deed: Callable[[Table, int], None],
    candidates: Candidates | None,
    quick: Candidates | None,
) -> None:
    if quick is not None:
        first, judge = FIRST_MOVE[verb], quick

        def legal(table: Table) -> list[int]:
            return [first + argument for argument in judge(table, table.frames[SEAT])]

        TURN.answer(verb, why_not=law, apply=deed, legal=legal)
        return
    if candidates is None:
        TURN.answer(verb, why_not=law, apply=deed)
        return
    found = candidates

    def worth_judging(table: Table) -> Iterable[int]:
        return found(table, table.frames[SEAT])

    TURN.answer(verb, why_not=law, apply=deed, candidates=worth_judging)


def _asks(view: TableView) -> Asked:
    return "prompt-turn", {"actions": view.actions}


TURN: Final = LAW.step("turn", ORDER, numbers=("actions", "begun"), resume=watch, asks=_asks, left_by=("end",))
