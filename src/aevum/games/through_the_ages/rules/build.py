"""Rulebook chapter Construir, mejorar, destruir; reclutar, dispersar: workers on farms, mines, buildings and units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    BIT,
    FIRST_GOVERNMENT,
    FIRST_LEADER,
    FIRST_SPECIAL,
    KIND,
    KINDS,
    LANDS,
    NONE,
    NUMBER,
    PLAYERS,
    SPECIALS,
    UNITS,
    UPGRADES,
    WORKS_OF,
    named,
)
from aevum.games.through_the_ages.rule_values import (
    BUILD_COST,
    BUILD_DISCOUNT,
    BUILDING_DISCOUNT,
    ENLISTS,
    LIMIT,
    RIVALS_PAY,
    WAR_DISCOUNT,
)
from aevum.games.through_the_ages.rules.clauses import (
    CARD,
    CIVIL_ACTION,
    FIRST_ROUND,
    KNOWN,
    MILITARY_ACTION,
    RESOURCES,
    UNUSED_WORKER,
    clause,
)
from aevum.games.through_the_ages.rules.growth import grow, why_not_grow
from aevum.games.through_the_ages.rules.ratings import rate
from aevum.games.through_the_ages.rules.stores import MINES, pay, resources
from aevum.games.through_the_ages.rules.turn import (
    ACTIVE,
    TURN,
    civil_action,
    civil_left,
    military_action,
    military_left,
    spend_civil,
    spend_military,
)
from aevum.games.through_the_ages.state_fields import (
    CIV_WIDTH,
    GOVERNMENT,
    IDLE,
    LEADER,
    LEADERS_SHARE,
    MILITARY_RESOURCES,
    OUT,
    TECHNOLOGY,
    WAR,
    WAR_ON,
)
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

BUILDING: Final = clause("build.cost")
TOO_MANY: Final = clause("build.limit")
UPGRADING: Final = clause("build.upgrade")
NOBODY_THERE: Final = clause("build.nobody")
DESTROYING: Final = clause("build.destroy")
RECRUITING: Final = clause("build.recruit")
DISBANDING: Final = clause("build.disband")
_BARBAROSSA: Final = CARD[NUMBER["frederick-barbarossa"]]
_CONSTRUCTION: Final = tuple(
    FIRST_SPECIAL + special for special in range(len(SPECIALS)) if any(BUILDING_DISCOUNT[special])
)


_SURCHARGED: Final = frozenset(kind for kind in range(len(KINDS)) if any(pay[kind] for pay in RIVALS_PAY))
"""Kinds of works that a leader makes dearer for rivals."""


def knows(table: Table, seat: int, technology: int) -> bool:
    """Whether a civilization has a technology in play."""
    return bool(table.civ[seat * CIV_WIDTH + TECHNOLOGY] & BIT[technology])


def leader_of(table: Table, seat: int) -> int:
    """Return the leader of a civilization, counted from the first leader; NONE if it has none."""
    leader = table.civ[seat * CIV_WIDTH + LEADER]
    return NONE if leader == NONE else leader - FIRST_LEADER


# -- prices


def build_cost(table: Table, seat: int, work: int) -> int:
    """Return the resources for a farm, a mine or an urban building."""
    return max(0, _reduced(table, seat, work) + _surcharge(table, seat, work))


def _reduced(table: Table, seat: int, work: int) -> int:
    """Return the printed price less the discounts of construction technologies and the leader."""
    cost = BUILD_COST[work]
    if LANDS <= work < UNITS:
        known = table.civ[seat * CIV_WIDTH + TECHNOLOGY]
        for special in _CONSTRUCTION:
            if known & BIT[special]:
                cost -= BUILDING_DISCOUNT[special - FIRST_SPECIAL][AGE[work]]
    leader = leader_of(table, seat)
    return cost if leader == NONE else cost - BUILD_DISCOUNT[leader][KIND[work]]


def _surcharge(table: Table, seat: int, work: int) -> int:
    """Return what the leaders of rivals add to the price."""
    more = 0
    if KIND[work] not in _SURCHARGED:
        return more
    for other in range(len(table.hands)):
        if other != seat and not table.civ[other * CIV_WIDTH + OUT]:
            leader = leader_of(table, other)
            if leader != NONE:
                more += RIVALS_PAY[leader][KIND[work]]
    return more


def upgrade_cost(table: Table, seat: int, old: int, new: int) -> int:
    """Return the difference of both prices, each less its discounts."""
    if old >= UNITS:
        return BUILD_COST[new] - BUILD_COST[old]
    difference = _reduced(table, seat, new) - _reduced(table, seat, old)
    return max(0, difference + _surcharge(table, seat, new))


def recruit_cost(table: Table, seat: int, work: int) -> int:
    """Return the resources for a new unit."""
    leader = leader_of(table, seat)
    discount = WAR_DISCOUNT[leader] if leader != NONE and WAR_DISCOUNT[leader] and at_war(table, seat) else 0
    return max(0, BUILD_COST[work] - discount)


def at_war(table: Table, seat: int) -> bool:
    """Whether a war declared on this seat is pending."""
    civ = table.civ
    return any(
        civ[other * CIV_WIDTH + WAR] != NONE and civ[other * CIV_WIDTH + WAR_ON] == seat
        for other in range(len(table.hands))
    )


def can_pay_for_units(table: Table, seat: int, cost: int) -> bool:
    """Whether resources, with those for units only, cover a price."""
    return resources(table, seat) + table.civ[seat * CIV_WIDTH + MILITARY_RESOURCES] >= cost


def pay_for_units(table: Table, seat: int, cost: int) -> None:
    """Pay for units; resources for units only are spent first, among them those of the leader."""
    civ, base = table.civ, seat * CIV_WIDTH
    special = min(cost, civ[base + MILITARY_RESOURCES])
    civ[base + MILITARY_RESOURCES] -= special
    civ[base + LEADERS_SHARE] = max(0, civ[base + LEADERS_SHARE] - special)
    pay(table, seat, MINES, cost - special)


def building_limit(table: Table, seat: int) -> int:
    """Return the number of urban buildings of one kind that may be built."""
    return LIMIT[table.civ[seat * CIV_WIDTH + GOVERNMENT] - FIRST_GOVERNMENT] + table.options.easier


# -- building


def why_not_place(table: Table, seat: int, work: int) -> Clause | None:
    """Return the clause that forbids putting a worker on this work, the price aside; None if it is allowed."""
    civ, base = table.civ, seat * CIV_WIDTH
    if not civ[base + TECHNOLOGY] & BIT[work]:
        return KNOWN
    if not civ[base + IDLE]:
        return UNUSED_WORKER
    if LANDS <= work < UNITS:
        standing = sum(civ[base + other] for other in WORKS_OF[KIND[work]])
        if standing >= building_limit(table, seat):
            return TOO_MANY
    return None


def why_not_build(table: Table, seat: int, work: int, discount: int = 0) -> Clause | None:
    """Return the clause that forbids building this work at a discount in resources; None if it is allowed."""
    forbidden = why_not_place(table, seat, work)
    if forbidden is not None:
        return forbidden
    return None if resources(table, seat) >= build_cost(table, seat, work) - discount else RESOURCES


def build(table: Table, seat: int, work: int, discount: int = 0) -> None:
    """Pay for a work and put a worker on it."""
    pay(table, seat, MINES, max(0, build_cost(table, seat, work) - discount))
    place_worker(table, seat, work)
    if table.log is not None:
        table.log.add("event-build", BUILDING, player=PLAYERS[seat], card=named(work))


def place_worker(table: Table, seat: int, work: int) -> None:
    """Put an unused worker on a work."""
    civ, base = table.civ, seat * CIV_WIDTH
    civ[base + IDLE] -= 1
    civ[base + work] += 1
    if work >= LANDS:
        rate(table, seat)


def _why_not_build(table: Table, work: int) -> Clause | None:
    return why_not_build(table, table.frames[ACTIVE], work)


def _build(table: Table, work: int) -> None:
    build(table, table.frames[ACTIVE], work)


civil_action("build", _why_not_build, _build)


# -- upgrading


def why_not_upgrade(table: Table, seat: int, old: int, new: int, discount: int = 0) -> Clause | None:
    """Return the clause that forbids moving a worker from one work to a higher one of its kind; None if allowed."""
    if not table.civ[seat * CIV_WIDTH + old]:
        return NOBODY_THERE
    if not knows(table, seat, new):
        return KNOWN
    cost = upgrade_cost(table, seat, old, new) - discount
    if old >= UNITS:
        return None if can_pay_for_units(table, seat, cost) else RESOURCES
    return None if resources(table, seat) >= cost else RESOURCES


def upgrade(table: Table, seat: int, old: int, new: int, discount: int = 0) -> None:
    """Pay the difference and move the worker."""
    civ, base = table.civ, seat * CIV_WIDTH
    cost = max(0, upgrade_cost(table, seat, old, new) - discount)
    if old >= UNITS:
        pay_for_units(table, seat, cost)
    else:
        pay(table, seat, MINES, cost)
    civ[base + old] -= 1
    civ[base + new] += 1
    rate(table, seat)
    if table.log is not None:
        table.log.add("event-upgrade", UPGRADING, player=PLAYERS[seat], old=named(old), card=named(new))


def _why_not_upgrade(table: Table, argument: int) -> Clause | None:
    seat, (old, new) = table.frames[ACTIVE], UPGRADES[argument]
    if table.round == 1:
        return FIRST_ROUND
    if old >= UNITS:
        if not military_left(table, seat):
            return MILITARY_ACTION
    elif not civil_left(table, seat):
        return CIVIL_ACTION
    return why_not_upgrade(table, seat, old, new)


def _upgrade(table: Table, argument: int) -> None:
    """Upgrade for a civil action, or a unit for a military one."""
    seat, (old, new) = table.frames[ACTIVE], UPGRADES[argument]
    (spend_military if old >= UNITS else spend_civil)(table, seat)
    upgrade(table, seat, old, new)


TURN.answer("upgrade", why_not=_why_not_upgrade, apply=_upgrade)


# -- destroying


def release(table: Table, seat: int, work: int) -> None:
    """Take a worker off its work; it is unused again."""
    civ, base = table.civ, seat * CIV_WIDTH
    civ[base + work] -= 1
    civ[base + IDLE] += 1
    if work >= LANDS:
        rate(table, seat)


def _why_not_destroy(table: Table, work: int) -> Clause | None:
    return None if table.civ[table.frames[ACTIVE] * CIV_WIDTH + work] else NOBODY_THERE


def _destroy(table: Table, work: int) -> None:
    seat = table.frames[ACTIVE]
    release(table, seat, work)
    if table.log is not None:
        table.log.add("event-destroy", DESTROYING, player=PLAYERS[seat], card=named(work))


civil_action("destroy", _why_not_destroy, _destroy)


# -- units


def why_not_recruit(table: Table, seat: int, work: int) -> Clause | None:
    """Return the clause that forbids recruiting this unit; None if it is allowed."""
    forbidden = why_not_place(table, seat, work)
    if forbidden is not None:
        return forbidden
    return None if can_pay_for_units(table, seat, recruit_cost(table, seat, work)) else RESOURCES


def _why_not_recruit(table: Table, argument: int) -> Clause | None:
    return why_not_recruit(table, table.frames[ACTIVE], UNITS + argument)


def _recruit(table: Table, argument: int) -> None:
    seat, work = table.frames[ACTIVE], UNITS + argument
    pay_for_units(table, seat, recruit_cost(table, seat, work))
    _muster(table, seat, work)


def _muster(table: Table, seat: int, work: int) -> None:
    place_worker(table, seat, work)
    if table.log is not None:
        table.log.add("event-recruit", RECRUITING, player=PLAYERS[seat], card=named(work))


military_action("recruit", _why_not_recruit, _recruit)


def _why_not_disband(table: Table, argument: int) -> Clause | None:
    return _why_not_destroy(table, UNITS + argument)


def _disband(table: Table, argument: int) -> None:
    seat = table.frames[ACTIVE]
    release(table, seat, UNITS + argument)
    if table.log is not None:
        table.log.add("event-disband", DISBANDING, player=PLAYERS[seat], card=named(UNITS + argument))


military_action("disband", _why_not_disband, _disband)


# -- Barbarossa: growth and recruiting in one, for one civil action


def _why_not_enlist(table: Table, argument: int) -> Clause | None:
    seat, work = table.frames[ACTIVE], UNITS + argument
    leader = leader_of(table, seat)
    if leader == NONE or not ENLISTS[leader]:
        return _BARBAROSSA
    if not knows(table, seat, work):
        return KNOWN
    hungry = why_not_grow(table, seat, ENLISTS[leader])
    if hungry is not None:
        return hungry
    cost = recruit_cost(table, seat, work) - ENLISTS[leader]
    return None if can_pay_for_units(table, seat, cost) else RESOURCES


def _enlist(table: Table, argument: int) -> None:
    seat, work = table.frames[ACTIVE], UNITS + argument
    off = ENLISTS[leader_of(table, seat)]
    grow(table, seat, off)
    pay_for_units(table, seat, max(0, recruit_cost(table, seat, work) - off))
    _muster(table, seat, work)


civil_action("enlist", _why_not_enlist, _enlist)
