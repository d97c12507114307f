"""Rulebook chapter Una ronda de juego: the turn of a seat, its actions, and its verbs that cost no action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import GOODS, PLAYERS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import INFORMED
from aevum.games.clash_of_cultures.rule_values import ACTIONS_A_TURN, FREE_COLLECT
from aevum.games.clash_of_cultures.rules.city import cities
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import ACTIVE, LAW
from aevum.games.clash_of_cultures.rules.signals import TURN_BEGINS, TURN_GOES_ON
from aevum.games.clash_of_cultures.rules.stock import has, payable
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


def usual_actions() -> int:
    """Return the number of actions of a turn from which nothing is taken away."""
    return ACTIONS_A_TURN


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
Quick = Callable[["Table", int, list[int], int], Sequence[int]]
"""Fast move generator of a verb, which returns the legal moves, sorted.

It is given the table, the seat, the cities of the seat and the fixed prices that the seat can pay (`stock.payable`):
what several verbs ask for is found once.
"""


class Option:
    """Verb of the turn as the fast move generator of the turn reads it; attributes as for `action`."""

    __slots__ = ("costs_action", "first", "needs", "prices", "quick", "waived_by")

    def __init__(self, verb: str, quick: Quick, costs_action: bool, needs: int, prices: int, waived_by: int) -> None:
        self.first = FIRST_MOVE[verb]
        self.quick = quick
        self.costs_action = costs_action
        self.needs = needs
        self.prices = prices
        self.waived_by = waived_by

    def is_open(self, known: int, prices: int, has_action: bool) -> bool:
        """Whether the verb is not ruled out by the advances of a seat, the fixed prices it can pay and its actions."""
        if not has_action and self.costs_action:
            return False
        if self.needs and not known & self.needs:
            return False
        return not self.prices or bool(prices & self.prices or known & self.waived_by)


_options: list[Option] = []
_decisive_prices = 0
"""Fixed prices on which it depends whether a verb is open, as a bit mask."""


def action(
    verb: str,
    why_not: WhyNot,
    apply: Deed,
    candidates: Candidates | None = None,
    *,
    quick: Quick | None = None,
    needs: int = 0,
    prices: int = 0,
    waived_by: int = 0,
) -> None:
    """Register a verb of the turn that costs an action.

    `candidates`: arguments to check, sorted, by default 0; not used if there is a fast move generator, `quick`.
    `needs`: advances of which the seat must know one, as a bit mask; 0 = none needed. `prices`: fixed prices
    (`stock.fixed_price`) of which it must be able to pay one, as a bit mask, unless it knows one of the advances
    `waived_by`; 0 = none needed.
    """

    def law(table: Table, argument: int) -> Clause | None:
        if not table.frames[ACTIONS]:
            return NO_ACTION
        return why_not(table, table.frames[SEAT], argument)

    def deed(table: Table, argument: int) -> None:
        spend(table)
        apply(table, table.frames[ACTIVE], argument)

    TURN.answer(verb, why_not=law, apply=deed)
    _enter(Option(verb, quick or _checking(verb, why_not, candidates), True, needs, prices, waived_by))


def freely(
    verb: str,
    why_not: WhyNot,
    apply: Deed,
    candidates: Candidates | None = None,
    *,
    quick: Quick | None = None,
    needs: int = 0,
    prices: int = 0,
    waived_by: int = 0,
) -> None:
    """Register a verb of the turn that costs no action by itself; parameters as for `action`."""

    def law(table: Table, argument: int) -> Clause | None:
        return why_not(table, table.frames[SEAT], argument)

    def deed(table: Table, argument: int) -> None:
        apply(table, table.frames[ACTIVE], argument)

    TURN.answer(verb, why_not=law, apply=deed)
    _enter(Option(verb, quick or _checking(verb, why_not, candidates), False, needs, prices, waived_by))


def _checking(verb: str, why_not: WhyNot, candidates: Candidates | None) -> Quick:
    """Return a move generator that checks the candidates of a verb one by one."""
    first = FIRST_MOVE[verb]

    def check_all(table: Table, seat: int, _: list[int], __: int) -> list[int]:
        arguments = (0,) if candidates is None else candidates(table, seat)
        return [first + argument for argument in arguments if why_not(table, seat, argument) is None]

    return check_all


def _enter(option: Option) -> None:
    global _decisive_prices
    _decisive_prices |= option.prices
    _options.append(option)
    _options.sort(key=lambda entered: entered.first)


@lru_cache(maxsize=4096)
def _open_verbs(known: int, prices: int, has_action: bool) -> list[Quick]:
    """Return the move generators of the verbs that are not ruled out for want of an advance, goods or an action."""
    return [option.quick for option in _options if option.is_open(known, prices, has_action)]


def _legal(table: Table) -> list[int]:
    """Return the legal moves of a turn (fast move generator)."""
    frames, nation = table.frames, table.nation
    seat = frames[SEAT]
    base = seat * NATION_WIDTH
    own, prices = cities(table, seat), payable(tuple(nation[base : base + len(GOODS)]))
    moves: list[int] = []
    for quick in _open_verbs(nation[base + KNOWN], prices & _decisive_prices, frames[ACTIONS] > 0):
        moves += quick(table, seat, own, prices)
    return moves


def _asks(view: TableView) -> Prompt:
    return "prompt-turn", {"actions": view.actions}


TURN: Final = LAW.step("turn", ORDER, fields=("actions", "begun"), run=watch, asks=_asks, passed_by=("end",))
TURN.legal_by(_legal)
