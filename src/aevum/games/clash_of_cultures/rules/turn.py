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
    KNOWN,
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


class Option:
    """A verb of the turn as its second judge reads it."""

    __slots__ = ("candidates", "costs_action", "first", "is_legal", "needs", "why_not")

    def __init__(self, verb: str, why_not: Judge, candidates: Candidates, costs_action: bool, needs: int) -> None:
        self.first = FIRST_MOVE[verb]
        self.why_not = why_not
        self.candidates = candidates
        self.costs_action = costs_action
        self.needs = needs
        self.is_legal = False
        """Is every candidate legal?"""


_options: list[Option] = []


def action(
    verb: str,
    why_not: Judge,
    apply: Deed,
    candidates: Candidates | None = None,
    *,
    quick: Candidates | None = None,
    needs: int = 0,
) -> None:
    """A verb of the turn that costs an action.

    `candidates`: arguments worth judging, sorted, by default 0; `quick`: its second judge, those that are legal.
    `needs`: nobody may who knows none of these advances.
    """

    def law(table: Table, argument: int) -> Clause | None:
        if not table.frames[ACTIONS]:
            return NO_ACTION
        return why_not(table, table.frames[SEAT], argument)

    def deed(table: Table, argument: int) -> None:
        spend(table)
        apply(table, table.frames[ACTIVE], argument)

    TURN.answer(verb, why_not=law, apply=deed)
    _enter(Option(verb, why_not, quick or candidates or _the_only, True, needs), is_legal=quick is not None)


def freely(
    verb: str,
    why_not: Judge,
    apply: Deed,
    candidates: Candidates | None = None,
    *,
    quick: Candidates | None = None,
    needs: int = 0,
) -> None:
    """A verb of the turn that costs no action by itself; the rest as for an action."""

    def law(table: Table, argument: int) -> Clause | None:
        return why_not(table, table.frames[SEAT], argument)

    def deed(table: Table, argument: int) -> None:
        apply(table, table.frames[ACTIVE], argument)

    TURN.answer(verb, why_not=law, apply=deed)
    _enter(Option(verb, why_not, quick or candidates or _the_only, False, needs), is_legal=quick is not None)


def _the_only(table: Table, seat: int) -> Iterable[int]:
    return (0,)


def _enter(option: Option, *, is_legal: bool) -> None:
    option.is_legal = is_legal
    _options.append(option)
    _options.sort(key=lambda entered: entered.first)


def _legal(table: Table) -> list[int]:
    """The second judge of a turn: most verbs are out of the question for want of an advance or an action."""
    frames = table.frames
    seat, actions = frames[SEAT], frames[ACTIONS]
    mine = table.nation[seat * WIDTH + KNOWN]
    moves: list[int] = []
    for option in _options:
        if (option.costs_action and not actions) or (option.needs and not mine & option.needs):
            continue
        first = option.first
        if option.is_legal:
            moves += [first + argument for argument in option.candidates(table, seat)]
            continue
        why_not = option.why_not
        for argument in option.candidates(table, seat):
            if why_not(table, seat, argument) is None:
                moves.append(first + argument)
    return moves


def _asks(view: TableView) -> Asked:
    return "prompt-turn", {"actions": view.actions}


TURN: Final = LAW.step("turn", ORDER, numbers=("actions", "begun"), resume=watch, asks=_asks, left_by=("end",))
TURN.judged_by(_legal)
