"""Action cards that add or take actions, or forbid attacks, in a turn: Leadership, Assassination, Negotiations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import action_clause
from aevum.games.clash_of_cultures.cards.opponents import others, rivals
from aevum.games.clash_of_cultures.constants import (
    ACTIONS,
    PLAYERS,
)
from aevum.games.clash_of_cultures.nation import NEGOTIATED
from aevum.games.clash_of_cultures.rules.actions import has_begun
from aevum.games.clash_of_cultures.rules.clauses import ASKED
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.turn import ACTIONS as ACTIONS_LEFT
from aevum.games.clash_of_cultures.state_fields import LESS, MARKED, NATION_WIDTH, NEXT_TRUCE, TRUCE, USED
from aevum.kernel.game import SEAT
from aevum.kernel.steps import pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = ACTIONS.at
_ACTIONS_WON: Final[int] = ACTIONS.figure("leadership", "actions")
_ACTIONS_LOST: Final[int] = ACTIONS.figure("assassination", "actions_lost")


@_at("judged", "leadership")
def leadership_judged(_: Table, __: int) -> bool:
    return True


@_at("played", "leadership")
def leadership(table: Table, _: int) -> None:
    """Add actions to this turn."""
    table.frames[ACTIONS_LEFT] += _ACTIONS_WON


@_at("judged", "negotiations")
def negotiations_judged(table: Table, seat: int) -> bool:
    """Whether Negotiations can be played: at the start of the turn, one card a turn."""
    return not has_begun(table) and not table.nation[seat * NATION_WIDTH + USED] & NEGOTIATED


@_at("played", "negotiations")
def negotiations(table: Table, seat: int) -> None:
    """Make peace with another player for this turn and that player's next one."""
    table.nation[seat * NATION_WIDTH + USED] |= NEGOTIATED
    push(table, PEACE, seat)


def _agree(table: Table, other: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    table.nation[seat * NATION_WIDTH + TRUCE] |= 1 << other
    table.nation[other * NATION_WIDTH + NEXT_TRUCE] |= 1 << seat
    if table.log is not None:
        table.log.add("event-truce", action_clause("negotiations"), player=PLAYERS[seat], partner=PLAYERS[other])


PEACE: Final = LAW.choice("peace", ASKED, "whom", rivals, _agree, refused_by=action_clause("negotiations"))


@_at("judged", "assassination")
def assassination_judged(table: Table, seat: int) -> bool:
    return bool(_unharmed(table, seat))


def _unharmed(table: Table, seat: int) -> list[int]:
    """Return the players not yet marked by Assassination; an action lost to a Revolution does not count."""
    return [other for other in others(table, seat) if not table.nation[other * NATION_WIDTH + MARKED]]


@_at("played", "assassination")
def assassination(table: Table, seat: int) -> None:
    """Take an action from another player's next turn."""
    push(table, MURDER, seat)


def _marks(table: Table) -> Iterable[int]:
    return _unharmed(table, table.frames[SEAT])


def _murder(table: Table, other: int) -> None:
    pop(table)
    table.nation[other * NATION_WIDTH + LESS] += _ACTIONS_LOST
    table.nation[other * NATION_WIDTH + MARKED] = 1
    if table.log is not None:
        table.log.add("event-assassination", action_clause("assassination"), player=PLAYERS[other])


MURDER: Final = LAW.choice("murder", ASKED, "whom", _marks, _murder, refused_by=action_clause("assassination"))
