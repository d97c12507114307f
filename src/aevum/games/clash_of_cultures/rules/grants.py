"""Choice of an advance among those that a rule grants to a seat without their food."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import BIT, CATEGORY, FIRST_GOVERNMENT, NONE
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rules.clauses import clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.learn import gain_free, gainable, why_not_gain
from aevum.games.clash_of_cultures.rules.stock import known
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

CHOOSING: Final = clause("learn.free")
_GAIN: Final = FIRST_MOVE["gain"]

_WITHIN: Final = FIRST
"""Place in the frame: category of the advance; NONE = any."""
_FROM: Final = SECOND
"""Place in the frame: seats of which one must know the advance, as a bit mask; 0 = no such condition."""
ANY_GOVERNMENT: Final = -2
"""Value in place of a category: all governments."""


def free_choices(table: Table) -> list[int]:
    """Return the advances that the seat of the top frame may gain."""
    frames = table.frames
    within, owners = frames[_WITHIN], frames[_FROM]
    found = gainable(table, frames[SEAT])
    if within == ANY_GOVERNMENT:
        found = [advance for advance in found if CATEGORY[advance] >= FIRST_GOVERNMENT]
    elif within != NONE:
        found = [advance for advance in found if CATEGORY[advance] == within]
    if owners:
        theirs = union(table, owners)
        found = [advance for advance in found if theirs & BIT[advance]]
    return found


def union(table: Table, owners: int) -> int:
    """Return the advances that any of these seats knows, as a bit mask."""
    theirs = 0
    for other in range(len(table.hands)):
        if owners >> other & 1:
            theirs |= known(table, other)
    return theirs


def grant(table: Table, seat: int, within: int = NONE, owners: int = 0) -> None:
    """Let a seat gain an advance without its food, if there is one.

    `within`: the advance is of this category; `owners`: a seat of this bit mask knows it.
    """
    push(table, GRANT, seat, within, owners)


def _go_on_granting(table: Table) -> None:
    if not free_choices(table):
        pop(table)


def _why_not_granted(table: Table, advance: int) -> Clause | None:
    if advance in free_choices(table):
        return None
    return why_not_gain(table, table.frames[SEAT], advance) or CHOOSING


def _granted(table: Table) -> list[int]:
    return [_GAIN + advance for advance in free_choices(table)]


def _take_granted(table: Table, advance: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    gain_free(table, seat, advance)


GRANT: Final = LAW.step("grant", CHOOSING, fields=("within", "owners"), run=_go_on_granting)
GRANT.answer("gain", why_not=_why_not_granted, apply=_take_granted, legal=_granted)
