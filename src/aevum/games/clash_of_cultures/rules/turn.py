"""Rulebook chapter Una ronda de juego: the turn of a seat, its actions, and its verbs that cost no action."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import PLAYERS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import INFORMED
from aevum.games.clash_of_cultures.rule_values import ACTIONS_A_TURN, FREE_COLLECT
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import ACTIVE, LAW
from aevum.games.clash_of_cultures.rules.signals import TURN_BEGINS, TURN_GOES_ON
from aevum.games.clash_of_cultures.rules.stock import has
from aevum.games.clash_of_cultures.state_fields import (
    CAPTURED,
    COLLECTED,
    DRAFTED,
    FOUGHT,
    FREED,
    GREAT_IDEAS,
    HEROES,
    INSPIRED,
    KNOWN,
    LESS,
    MARKED,
    NATION_WIDTH,
    NEXT_TRUCE,
    TRUCE,
    USED,
    WON,
    WON_ON,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Prompt, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

ORDER: Final = clause("turn.order")
NO_ACTION: Final = clause("turn.actions")

# The frame of the turn lies at the bottom of the stack, so it can be read whatever lies above it.
ACTIONS: Final = 2
"""Place in the frame: actions left."""
BEGUN: Final = 3
"""Place in the frame: 1 once an action has been taken."""

_THIS_TURN: Final = (USED, DRAFTED, CAPTURED, MARKED, INSPIRED, COLLECTED, GREAT_IDEAS, HEROES)
_OF_ALL: Final = (FOUGHT, WON, WON_ON)
"""Places in `nation` cleared for all seats, because an attacked seat fights in the turn of another."""


def begin(table: Table, seat: int) -> None:
    """Begin the turn of a seat."""
    nation, base = table.nation, seat * NATION_WIDTH
    for place in _THIS_TURN:
        nation[base + place] = 0
    for other in range(len(table.hands)):
        for place in _OF_ALL:
            nation[other * NATION_WIDTH + place] = 0
        nation[other * NATION_WIDTH + USED] &= ~INFORMED
        table.offers[other] = 0
    nation[base + TRUCE], nation[base + NEXT_TRUCE] = nation[base + NEXT_TRUCE], 0
    nation[base + FREED] = int(has(table, seat, FREE_COLLECT))
    actions = max(0, ACTIONS_A_TURN - nation[base + LESS])
    nation[base + LESS] = 0
    for cell, owner in enumerate(table.city):
        if owner == seat:
            table.active[cell] = 0
    if table.log is not None:
        table.log.add("event-turn", ORDER, player=PLAYERS[seat], round=table.round, turn=table.turn)
    push(table, TURN, seat, actions)
    for opening in TURN_BEGINS.listeners:
        opening(table, seat)


def watch(table: Table) -> None:
    """Send the signal that the turn goes on; a listener may push a decision that comes first."""
    for look in TURN_GOES_ON.listeners:
        look(table)


def active(table: Table) -> int:
    """Return the seat whose turn it is; without meaning in the Status Phase, so check `in_turn` first."""
    return table.frames[ACTIVE]


def in_turn(table: Table, seat: int) -> bool:
    """Whether it is the turn of a seat."""
    return bool(table.frames) and table.frames[0] == TURN.id and table.frames[ACTIVE] == seat


def spend(table: Table) -> None:
    """Use an action of the turn."""
    table.frames[ACTIONS] -= 1
    table.frames[BEGUN] = 1


def begun(table: Table) -> None:
    """Mark the turn as begun, for an action taken without its cost."""
    table.frames[BEGUN] = 1


WhyNot = Callable[["Table", int, int], Clause | None]
"""Function of the table, the seat and the argument that returns the clause that forbids a move, or None."""
Deed = Callable[["Table", int, int], None]
Candidates = Callable[["Table", int], Iterable[int]]


class Option:
    """Verb of the turn as the fast move generator of the turn reads it."""

    __slots__ = ("candidates", "costs_action", "first", "is_legal", "needs", "why_not")

    def __init__(self, verb: str, why_not: WhyNot, candidates: Candidates, costs_action: bool, needs: int) -> None:
        self.first = FIRST_MOVE[verb]
        self.why_not = why_not
        self.candidates = candidates
        self.costs_action = costs_action
        self.needs = needs
        self.is_legal = False
        """Whether every candidate is legal."""


_options: list[Option] = []


def action(
    verb: str,
    why_not: WhyNot,
    apply: Deed,
    candidates: Candidates | None = None,
    *,
    quick: Candidates | None = None,
    needs: int = 0,
) -> None:
    """Register a verb of the turn that costs an action.

    `candidates`: arguments to check, sorted, by default 0; `quick`: fast move generator of the verb, which returns the
    legal arguments. `needs`: advances of which the seat must know one, as a bit mask; 0 = none needed.
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
    why_not: WhyNot,
    apply: Deed,
    candidates: Candidates | None = None,
    *,
    quick: Candidates | None = None,
    needs: int = 0,
) -> None:
    """Register a verb of the turn that costs no action by itself; parameters as for `action`."""

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
    """Return the legal moves of a turn (fast move generator).

    Most verbs are ruled out at once for want of an advance or an action.
    """
    frames = table.frames
    seat, actions = frames[SEAT], frames[ACTIONS]
    mine = table.nation[seat * NATION_WIDTH + KNOWN]
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


def _asks(view: TableView) -> Prompt:
    return "prompt-turn", {"actions": view.actions}


TURN: Final = LAW.step("turn", ORDER, fields=("actions", "begun"), run=watch, asks=_asks, passed_by=("end",))
TURN.legal_by(_legal)
