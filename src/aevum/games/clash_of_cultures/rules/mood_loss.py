"""Cities that lose mood by an event, chosen one after another by their owner; Myths may keep the mood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ANGRY, MOOD
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.rule_values import CONSOLES
from aevum.games.clash_of_cultures.rules.city import cities, coast, lower_mood, set_mood
from aevum.games.clash_of_cultures.rules.clauses import ASKED, UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import DUE_MOOD, charge, has, owned
from aevum.games.clash_of_cultures.rules.tokens import could_pay
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, Prompt, always, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

MOOD_RULE: Final = clause("events.mood")

_COUNT: Final = SECOND
_MANNER: Final = THIRD
"""Place in the frame: bit mask; 1 = the city turns angry, 2 = only cities at the sea."""
_HIT: Final = FOURTH
"""Place in the frame: cities hit or excluded, as a bit mask."""


def dampen(
    table: Table, seat: int, event: int, count: int, *, anger: bool = False, at_sea: bool = False, cells: int = 0
) -> None:
    """Let a seat choose cities that lose mood; `cells`: only these, as a bit mask."""
    if count:
        push(table, DAMPEN, seat, event, count, int(anger) + 2 * int(at_sea), ~cells if cells else 0)


def _damp(table: Table) -> list[int]:
    """Return the cities that can lose mood."""
    frames = table.frames
    return [
        cell
        for cell in cities(table, frames[SEAT])
        if table.mood[cell] != ANGRY
        and not frames[_HIT] >> cell & 1
        and (not frames[_MANNER] & 2 or coast(table, cell))
    ]


def _dampen_on(table: Table) -> None:
    """End the loss of mood once enough cities are hit, or none is left."""
    frames = table.frames
    if not frames[_COUNT] or not _damp(table):
        pop(table)
        return


def _dampen(table: Table, cell: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    frames[_COUNT] -= 1
    frames[_HIT] |= 1 << cell
    if has(table, seat, CONSOLES) and could_pay(table, seat, MOOD, 1):
        push(table, CONSOLE, seat, cell, frames[_MANNER] & 1)
        return
    _fall(table, cell, anger=bool(frames[_MANNER] & 1))


def _fall(table: Table, cell: int, *, anger: bool) -> None:
    if anger:
        set_mood(table, cell, ANGRY)
    else:
        lower_mood(table, cell)


def _why_not_damp(table: Table, cell: int) -> Clause | None:
    return None if cell in _damp(table) else MOOD_RULE


DAMPEN: Final = LAW.step("dampen", MOOD_RULE, fields=("event", "cities"), run=_dampen_on, automatic=True)
DAMPEN.answer("at", why_not=_why_not_damp, apply=_dampen, candidates=_damp)


def _why_not_comfort(table: Table, _: int) -> Clause | None:
    """Return the clause that forbids paying for Myths, or None.

    Drama & Music may have to bring the token first, or may have taken it.
    """
    return None if owned(table, table.frames[SEAT], MOOD) else UNPAID


def _comfort(table: Table, _: int) -> None:
    """Pay a mood token to keep the mood of a city (Myths)."""
    seat = table.frames[SEAT]
    pop(table)
    charge(table, seat, DUE_MOOD)


def _grieve(table: Table, _: int) -> None:
    frames = table.frames
    cell, anger = frames[FIRST], bool(frames[SECOND])
    pop(table)
    _fall(table, cell, anger=anger)


def _asks_console(view: TableView) -> Prompt:
    return "prompt-console", {"hex": LABELS[view.pending["city"]]}


CONSOLE: Final = LAW.step("console", ASKED, fields=("city",), asks=_asks_console, passed_by=("pass",))
CONSOLE.answer("yes", why_not=_why_not_comfort, apply=_comfort)
CONSOLE.answer("pass", why_not=always, apply=_grieve)
