"""Action cards that win barbarians over: Cultural Takeover, Mercenaries."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import action_clause
from aevum.games.clash_of_cultures.constants import ACTIONS, BARBARIAN, NEUTRAL, NONE, PLAYERS, SEA
from aevum.games.clash_of_cultures.maps import HEXES, LABELS
from aevum.games.clash_of_cultures.rule_values import ATTEMPT_PRICE, BARS_BARBARIANS, STACK
from aevum.games.clash_of_cultures.rules.battle import begin_raid
from aevum.games.clash_of_cultures.rules.city import (
    barbarians_left,
    cities,
    wonder_city,
)
from aevum.games.clash_of_cultures.rules.clauses import ASKED, clause
from aevum.games.clash_of_cultures.rules.influence import (
    attempt,
    pay_by_art,
    why_not_art,
    why_not_source,
    why_not_target,
    why_not_try,
)
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.signals import SETTLEMENT_INFLUENCED
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_HIRE,
    can_pay,
    charge,
)
from aevum.games.clash_of_cultures.rules.turn import ACTIONS as ACTIONS_LEFT
from aevum.games.clash_of_cultures.rules.turn import NO_ACTION, spend
from aevum.games.clash_of_cultures.rules.units import (
    cargo_armies,
    fleet,
    foreign,
    held,
    place_army,
    place_settler,
)
from aevum.games.clash_of_cultures.state_fields import ARMIES, NATION_WIDTH, SETTLEMENTS, SETTLERS
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, Prompt, below, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

_at = ACTIONS.at
_HIRED_WITHIN: Final[int] = ACTIONS.figure("mercenaries", "within")


@_at("judged", "cultural-takeover")
def cultural_takeover_judged(table: Table, seat: int) -> bool:
    """Whether Cultural Takeover can be played: before influence by action or by Arts & Sculpture, camps in range."""
    if table.frames[ACTIONS_LEFT]:
        return _reaches_barbarians(table, seat, 0)
    return why_not_art(table, seat) is None and _reaches_barbarians(table, seat, ATTEMPT_PRICE)


def _reaches_barbarians(table: Table, seat: int, fee: int) -> bool:
    """Whether a city of a seat could target barbarians. `fee`: culture tokens that are paid besides."""
    camps = cities(table, BARBARIAN)
    return bool(camps) and any(
        why_not_target(table, seat, source, camp, takeover=True, fee=fee) is None
        for source in cities(table, seat)
        if why_not_try(table, seat, source) is None
        for camp in camps
    )


@_at("played", "cultural-takeover")
def cultural_takeover(table: Table, seat: int) -> None:
    """Begin an attempt of influence that may target barbarians."""
    push(table, MISSION, seat, int(why_not_art(table, seat) is None))


def _sources(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _why_not_by_action(table: Table, cell: int) -> Clause | None:
    if not table.frames[ACTIONS_LEFT]:
        return NO_ACTION
    return why_not_source(table, table.frames[SEAT], cell, takeover=True)


def _by_action(table: Table, cell: int) -> None:
    spend(table)
    _set_out(table, cell)


def _why_not_by_art(table: Table, cell: int) -> Clause | None:
    seat = table.frames[SEAT]
    refusal = why_not_art(table, seat)
    return why_not_source(table, seat, cell, takeover=True, fee=ATTEMPT_PRICE) if refusal is None else refusal


def _by_art(table: Table, cell: int) -> None:
    pay_by_art(table, table.frames[SEAT])
    _set_out(table, cell)


def _set_out(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    attempt(table, seat, cell, takeover=True)


def _asks_mission(view: TableView) -> Prompt:
    return ("prompt-mission-art" if view.pending["art"] else "prompt-mission"), {}


MISSION: Final = LAW.step("mission", ASKED, fields=("art",), asks=_asks_mission, automatic=True)
MISSION.answer("at", why_not=_why_not_by_action, apply=_by_action, candidates=_sources)
MISSION.answer("sculpt", why_not=_why_not_by_art, apply=_by_art, candidates=_sources)


@SETTLEMENT_INFLUENCED.connect
def _convert(table: Table, seat: int, cell: int) -> None:
    """Turn a settlement of barbarians into a neutral city; one barbarian becomes a Settler or an Army, the rest go."""
    there = table.barbarians[cell]
    table.barbarians[cell] = 0
    table.city[cell] = seat
    table.mood[cell] = NEUTRAL
    table.active[cell] = 0
    table.nation[seat * NATION_WIDTH + SETTLEMENTS] -= 1
    pop(table)
    if table.log is not None:
        table.log.add("event-takeover", action_clause("cultural-takeover"), player=PLAYERS[seat], hex=LABELS[cell])
    if there and (table.nation[seat * NATION_WIDTH + ARMIES] or table.nation[seat * NATION_WIDTH + SETTLERS]):
        push(table, CONVERT, seat, cell)


def _converts(table: Table) -> Iterable[int]:
    """Return the units in the supply that a barbarian can become: 0 = Army, 1 = Settler, as in `RECRUIT`."""
    base = table.frames[SEAT] * NATION_WIDTH
    supplies = (table.nation[base + ARMIES], table.nation[base + SETTLERS])
    return [unit for unit, left in enumerate(supplies) if left]


def _settle_convert(table: Table, unit: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[FIRST]
    pop(table)
    (place_settler if unit else place_army)(table, seat, cell)


CONVERT: Final = LAW.choice(
    "convert", ASKED, "unit", _converts, _settle_convert, refused_by=action_clause("cultural-takeover")
)


HIRING: Final = clause("actions.hire")
SENDING: Final = clause("actions.errand")


@_at("judged", "mercenaries")
def mercenaries_judged(table: Table, seat: int) -> bool:
    return can_pay(table, seat, DUE_HIRE) and bool(_for_hire(table, seat, 0))


def _for_hire(table: Table, seat: int, hired: int) -> list[int]:
    """Return the hexes of barbarians near a city or Army of the seat that are not hired yet and can move or attack."""
    near = 0
    for place in _recruiting(table, seat):
        near |= table.land.near(place, _HIRED_WITHIN)
    return [
        cell
        for cell in compress(range(HEXES), table.barbarians)
        if near >> cell & 1 and not hired >> cell & 1 and _reachable(table, seat, cell)
    ]


def _recruiting(table: Table, seat: int) -> set[int]:
    """Return the hexes with a city or an Army of a seat, aboard a Ship or not."""
    ashore = (cell for cell in held(table, seat) if table.armies[cell])
    aboard = (table.ship_at[ship] for ship in fleet(table, seat) if cargo_armies(table, ship))
    return {*cities(table, seat), *ashore, *aboard}


def _reachable(table: Table, seat: int, cell: int) -> list[int]:
    """Return the hexes beside an army of barbarians that it can enter or attack."""
    return [other for other in table.land.beside[cell] if _can_reach(table, seat, cell, other)]


def _can_reach(table: Table, seat: int, cell: int, other: int) -> bool:
    if table.land.terrain[other] == SEA:
        return False
    owner = foreign(table, BARBARIAN, other)
    if owner == NONE:
        return table.barbarians[cell] + table.barbarians[other] <= STACK
    walled = table.city[other] == owner and wonder_city(table, BARS_BARBARIANS, owner) != NONE
    return owner != seat and not walled


@_at("played", "mercenaries")
def mercenaries(table: Table, seat: int) -> None:
    """Hire barbarians, then let each army move or attack."""
    push(table, HIRED, seat, 0)
    push(table, HIRE, seat, 0)


_HIRED: Final = FIRST
"""Frame index of the bit mask of hexes with hired armies."""


def _hirable(table: Table) -> Iterable[int]:
    frames = table.frames
    seat = frames[SEAT]
    return _for_hire(table, seat, frames[below(_HIRED)]) if can_pay(table, seat, DUE_HIRE) else []


def _hire(table: Table, cell: int) -> None:
    frames = table.frames
    frames[below(_HIRED)] |= 1 << cell
    charge(table, frames[SEAT], DUE_HIRE)


def _hire_on(table: Table) -> None:
    if not _hirable(table):
        pop(table)


def _why_not_enough(table: Table, _: int) -> Clause | None:
    return None if table.frames[below(_HIRED)] else HIRING


def _leave(table: Table, _: int) -> None:
    pop(table)


HIRE: Final = LAW.step("hire", HIRING, run=_hire_on)


def _why_not_hire(table: Table, cell: int) -> Clause | None:
    return None if cell in _hirable(table) else HIRING


HIRE.answer("at", why_not=_why_not_hire, apply=_hire, candidates=_hirable)
HIRE.answer("done", why_not=_why_not_enough, apply=_leave)


def _waiting(table: Table) -> Iterable[int]:
    """Return the hexes of hired armies that have not acted yet and can."""
    frames = table.frames
    hired = [cell for cell, count in enumerate(table.barbarians) if count and frames[_HIRED] >> cell & 1]
    return [cell for cell in hired if _reachable(table, frames[SEAT], cell)]


def _lead_on(table: Table) -> None:
    if not _waiting(table):
        pop(table)


def _lead(table: Table, cell: int) -> None:
    """Let one hired army act; the seat that hired them chooses the order."""
    frames = table.frames
    frames[_HIRED] &= ~(1 << cell)
    push(table, MERCENARY_MOVE, frames[SEAT], cell)


HIRED: Final = LAW.choice("hired", SENDING, "at", _waiting, _lead, run=_lead_on)


def _destinations(table: Table) -> Iterable[int]:
    return _reachable(table, table.frames[SEAT], table.frames[FIRST])


def _move_or_attack(table: Table, other: int) -> None:
    cell = table.frames[FIRST]
    pop(table)
    owner = foreign(table, BARBARIAN, other)
    if owner != NONE:
        begin_raid(table, cell, other, owner)
        return
    table.barbarians[other] += table.barbarians[cell]
    table.barbarians[cell] = 0
    if table.city[cell] == BARBARIAN and barbarians_left(table):
        table.barbarians[cell] = 1
    if table.log is not None:
        table.log.add("event-errand", action_clause("mercenaries"), origin=LABELS[cell], hex=LABELS[other])


MERCENARY_MOVE: Final = LAW.choice("errand", SENDING, "to", _destinations, _move_or_attack, fields=("camp",))
