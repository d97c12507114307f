"""The action card Explorer, and the regions that a card can discover."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import action_clause
from aevum.games.clash_of_cultures.constants import (
    ACTIONS,
    PLAYERS,
)
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.rules.city import (
    cities,
)
from aevum.games.clash_of_cultures.rules.clauses import ASKED
from aevum.games.clash_of_cultures.rules.discovery import BY_CARD, discover
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.spoils import shelter
from aevum.games.clash_of_cultures.rules.units import (
    place_settler,
    settlers_left,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = ACTIONS.at


@_at("judged", "explorer")
def explorer_judged(table: Table, seat: int) -> bool:
    return bool(frontier(table, seat)) or _can_shelter(table, seat)


def _can_shelter(table: Table, seat: int) -> bool:
    return settlers_left(table, seat) > 0 and seat in table.city


def frontier(table: Table, seat: int) -> list[int]:
    """Return the undiscovered regions beside a region with a city of the seat, each by its first hex."""
    layout = table.land.layout
    home = {layout.tile[cell] for cell in cities(table, seat)}
    slots = {
        layout.tile[other]
        for tile in home
        for cell in layout.tiles[tile]
        for other in layout.neighbours[cell]
        if table.land.terrain[other] == UNKNOWN
    }
    return sorted(layout.tiles[slot][0] for slot in slots)


@_at("played", "explorer")
def explorer(table: Table, seat: int) -> None:
    """Discover a region and place a Settler: both, or one of them."""
    push(table, SCOUTING, seat, 0)


_STAGE: Final = FIRST
_EXPLORED: Final = 2


def _scout_on(table: Table) -> None:
    """Offer the region first, then the Settler, which is optional after a discovery."""
    frames = table.frames
    seat, stage = frames[SEAT], frames[_STAGE]
    if stage == 0:
        frames[_STAGE] = 1
        if frontier(table, seat):
            push(table, EXPEDITION, seat)
        return
    pop(table)
    if stage != _EXPLORED:
        shelter(table, seat, action_clause("explorer"))
    elif _can_shelter(table, seat):
        push(table, COLONIST, seat)


SCOUTING: Final = LAW.step("scouting", action_clause("explorer"), run=_scout_on)


def _frontier(table: Table) -> Iterable[int]:
    return frontier(table, table.frames[SEAT])


def _explore(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    table.frames[_STAGE] = _EXPLORED
    discover(table, seat, table.land.layout.tile[cell], BY_CARD)


def _stay(table: Table, _: int) -> None:
    pop(table)


EXPEDITION: Final = LAW.step("expedition", ASKED, passed_by=("pass",), automatic=True)


def _why_not_explore(table: Table, cell: int) -> Clause | None:
    return None if cell in _frontier(table) else action_clause("explorer")


def _why_not_stay(table: Table, _: int) -> Clause | None:
    """Return the clause that forbids to skip the discovery if no Settler can be placed: one of the two must be done."""
    return None if _can_shelter(table, table.frames[SEAT]) else action_clause("explorer")


EXPEDITION.answer("at", why_not=_why_not_explore, apply=_explore, candidates=_frontier)
EXPEDITION.answer("pass", why_not=_why_not_stay, apply=_stay)


def _homes(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _settle(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    place_settler(table, seat, cell)
    if table.log is not None:
        table.log.add("event-unit-settler", action_clause("explorer"), player=PLAYERS[seat], hex=LABELS[cell])


COLONIST: Final = LAW.choice("colonist", ASKED, "at", _homes, _settle, left=_stay, refused_by=action_clause("explorer"))
