"""Decisions of one kind: a hex, a rival, an advance out of those that a rule leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from aevum.games.clash_of_cultures.facts import PLAYERS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rules.clauses import first
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import Asked, Step, pop

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

Options = Callable[["Table"], Iterable[int]]
Deed = Callable[["Table", int], None]


def always(table: Table, _: int) -> Clause | None:
    """An answer that is never refused."""
    return None


def decline(table: Table, clause: Clause) -> None:
    """The seat that decides does nothing, and says so."""
    if table.log is not None:
        table.log.tell("event-pass", clause, player=PLAYERS[table.frames[SEAT]])
    pop(table)


def choice(
    name: str,
    clause: Clause,
    verb: str,
    options: Options,
    chosen: Deed,
    *,
    numbers: tuple[str, ...] = (),
    asks: Callable[[Any], Asked] | None = None,
    resume: Callable[[Table], None] | None = None,
    left: Deed | None = None,
    leave: str = "pass",
    ordered_by: Callable[[Table], Clause] | None = None,
) -> Step[Table]:
    """A step that asks for one of its options, which all can see; `left`: what happens if the seat leaves it.

    `ordered_by`: the clause that refuses other answers, where several rules ask for the same.
    """
    step = LAW.step(name, first(clause), numbers=numbers, asks=asks, resume=resume, left_by=(leave,) if left else ())
    first_move = FIRST_MOVE[verb]

    def why_not(table: Table, argument: int) -> Clause | None:
        if argument in options(table):
            return None
        return clause if ordered_by is None else ordered_by(table)

    def quick(table: Table) -> list[int]:
        return [first_move + option for option in sorted(options(table))]

    step.answer(verb, why_not=why_not, apply=chosen, legal=quick)
    if left is not None:
        step.answer(leave, why_not=always, apply=left)
    automatic(step)
    return step


def question(
    name: str,
    clause: Clause,
    yes: Deed,
    no: Deed,
    *,
    verbs: tuple[str, str] = ("yes", "pass"),
    numbers: tuple[str, ...] = (),
    asks: Callable[[Any], Asked] | None = None,
) -> Step[Table]:
    """A step with two answers, both always possible."""
    step = LAW.step(name, first(clause), numbers=numbers, asks=asks, left_by=verbs[1:] if verbs[1] == "pass" else ())
    step.answer(verbs[0], why_not=always, apply=yes)
    step.answer(verbs[1], why_not=always, apply=no)
    return step
