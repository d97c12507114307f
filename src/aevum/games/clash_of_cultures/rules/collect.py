"""Rulebook chapter Recoger recursos: the resources that a city collects, and the hexes they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    ACADEMY,
    ADVANCES,
    ANGRY,
    BARREN,
    FERTILE,
    FOOD,
    FOREST,
    IDEA,
    MOOD,
    MOUNTAIN,
    NONE,
    ORE,
    PLAYERS,
    PORT,
    SEA,
    WOOD,
)
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import CAUGHT
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import HERDED
from aevum.games.clash_of_cultures.rule_values import (
    COLLECTS,
    FREE_COLLECT,
    FURTHER_COLLECT,
    FURTHER_PRICE,
    GARDEN_FOOD,
    HERDING,
    HERDS,
    HERDS_FREELY,
    IDEA_WITH_ACADEMY,
    TEACHES,
)
from aevum.games.clash_of_cultures.rules.activation import activate
from aevum.games.clash_of_cultures.rules.city import strength, why_not_activate, works
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import DUE_FOOD, DUE_MOOD, can_pay, charge, gain, has, owned
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, NO_ACTION, begun, freely, spend
from aevum.games.clash_of_cultures.rules.units import foreign, foreign_ships
from aevum.games.clash_of_cultures.state_fields import COLLECTED, FREED, KNOWN, NATION_WIDTH, USED
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, THIRD, Prompt, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

COLLECTING: Final = clause("collect.count")
NOTHING: Final = clause("collect.nothing")
NOT_THERE: Final = clause("collect.reach")
BARRED: Final = clause("collect.barred")
UNSKILLED: Final = clause("collect.terrain")
ONCE: Final = clause("collect.once")
ONE_SEA: Final = clause("collect.sea")
AT_PORT: Final = clause("collect.port")
FIRST_TAKE: Final = clause("collect.finish")
ECONOMY: Final = ADVANCE[ADVANCES.number("free-economy")]
HUSBANDRY: Final = ADVANCE[ADVANCES.number("husbandry")]

YIELD: Final = {FERTILE: FOOD, FOREST: WOOD, MOUNTAIN: ORE, BARREN: FOOD, SEA: FOOD}

_CITY: Final = FIRST
_LEFT: Final = SECOND
"""Place in the frame: number of resources that may still be taken."""
_TAKEN: Final = THIRD
"""Place in the frame: hexes used, as a bit mask."""
_MODE: Final = FOURTH
_COUNT: Final = FIFTH

HERD: Final = 1
AGAIN: Final = 2
"""Flag of Production Focus: hexes may be used more than once."""
FISHED: Final = 4


# -- whether a city may collect


def is_free(table: Table, seat: int) -> bool:
    """Whether the next Collect of a seat costs no action."""
    nation, base = table.nation, seat * NATION_WIDTH
    return bool(nation[base + FREED] and nation[base + KNOWN] & FREE_COLLECT and not nation[base + COLLECTED])


def surcharge(table: Table, seat: int) -> int:
    """Return the mood tokens that a further Collect costs under Free Economy; 0 = none."""
    nation, base = table.nation, seat * NATION_WIDTH
    burdened = nation[base + FREED] and nation[base + KNOWN] & FURTHER_COLLECT and nation[base + COLLECTED]
    return FURTHER_PRICE if burdened else 0


def why_not_collect(table: Table, seat: int, cell: int) -> Clause | None:
    refusal = why_not_activate(table, seat, cell)
    if refusal is not None:
        return refusal
    if not table.frames[ACTIONS] and not is_free(table, seat):
        return NO_ACTION
    return why_not_yield(table, seat, cell)


def why_not_yield(table: Table, seat: int, cell: int) -> Clause | None:
    """Return the clause that forbids a city to collect, apart from the actions left, or None."""
    extra = surcharge(table, seat)
    if extra and owned(table, seat, MOOD) < extra:
        return ECONOMY
    return None if any_harvest(table, seat, cell) else NOTHING


def any_harvest(table: Table, seat: int, cell: int) -> bool:
    """Whether there is anything for a city to collect, with Husbandry if need be."""
    for other in table.land.around[cell]:
        if why_not_harvest(table, seat, cell, other) is None:
            return True
    return can_herd(table, seat) and any(
        table.land.terrain[other] != SEA and why_not_harvest(table, seat, cell, other) is None
        for other in table.land.within(cell, HERDING)
    )


def why_not_harvest(table: Table, seat: int, city: int, cell: int) -> Clause | None:
    """Return the clause that forbids a city to collect from a hex, whatever its distance, or None."""
    terrain = table.land.terrain[cell]
    if terrain == UNKNOWN or not table.nation[seat * NATION_WIDTH + KNOWN] & COLLECTS[terrain]:
        return UNSKILLED
    if cell == city:
        return BARRED if table.exhausted >> cell & 1 else None
    if terrain == SEA:
        return None if foreign_ships(table, seat, cell) == NONE else BARRED
    if table.exhausted >> cell & 1 or table.city[cell] != NONE or foreign(table, seat, cell) != NONE:
        return BARRED
    return None


# -- the Collect


def begin_collect(table: Table, seat: int, cell: int, mode: int = 0, more: int = 0) -> None:
    """Begin the Collect of a city.

    `mode`: flags such as `AGAIN`; `more`: resources beyond those the city's size and mood allow.
    """
    activate(table, seat, cell)
    push(table, COLLECT, seat, cell, strength(table, cell) + more, 0, mode)
    extra = surcharge(table, seat)
    table.nation[seat * NATION_WIDTH + COLLECTED] += 1
    if table.log is not None:
        table.log.add("event-collect", COLLECTING, player=PLAYERS[seat], hex=LABELS[cell])
    charge(table, seat, extra * DUE_MOOD)


def _collect(table: Table, seat: int, cell: int) -> None:
    if is_free(table, seat):
        begun(table)
    else:
        spend(table)
    begin_collect(table, seat, cell)


def _quick_collectors(table: Table, seat: int, own: list[int], _: int) -> list[int]:
    """Return the moves by which cities collect (fast move generator); most cities can collect from their own hex."""
    if not table.frames[ACTIONS] and not is_free(table, seat):
        return []
    extra = surcharge(table, seat)
    if extra and owned(table, seat, MOOD) < extra:
        return []
    mine, exhausted = table.nation[seat * NATION_WIDTH + KNOWN], table.exhausted
    terrain, mood, active = table.land.terrain, table.mood, table.active
    return [
        _COLLECT_FIRST + cell
        for cell in own
        if not (active[cell] and mood[cell] == ANGRY)
        and ((mine & COLLECTS[terrain[cell]] and not exhausted >> cell & 1) or any_harvest(table, seat, cell))
    ]


_COLLECT_FIRST: Final = FIRST_MOVE["collect"]
_TAKE_FIRST: Final = FIRST_MOVE["take"]
freely("collect", why_not_collect, _collect, quick=_quick_collectors)


def in_reach(table: Table) -> Sequence[int]:
    """Return the hexes that the Collect of the top frame reaches, sorted."""
    frames = table.frames
    near = table.land.around[frames[_CITY]]
    if not frames[_MODE] & HERD:
        return near
    terrain = table.land.terrain
    return sorted({*near, *(other for other in table.land.within(frames[_CITY], HERDING) if terrain[other] != SEA)})


def _why_not_take(table: Table, cell: int) -> Clause | None:
    if cell not in in_reach(table):
        return NOT_THERE
    frames = table.frames
    refusal = why_not_harvest(table, frames[SEAT], frames[_CITY], cell)
    if refusal is not None:
        return refusal
    used = frames[_TAKEN] >> cell & 1
    if table.land.terrain[cell] == SEA and frames[_MODE] & FISHED and not used:
        return ONE_SEA
    return ONCE if used and not frames[_MODE] & AGAIN else None


def _ripe(table: Table) -> list[int]:
    """Return the hexes in reach that can still be used (fast move generator); see `_why_not_take`."""
    frames, land, exhausted = table.frames, table.land, table.exhausted
    seat, city, taken, mode = frames[SEAT], frames[_CITY], frames[_TAKEN], frames[_MODE]
    mine, terrain, owner = table.nation[seat * NATION_WIDTH + KNOWN], land.terrain, table.city
    holder, barbarians = table.holder, table.barbarians
    found: list[int] = []
    for cell in in_reach(table):
        kind = terrain[cell]
        if not mine & COLLECTS[kind] or (taken >> cell & 1 and not mode & AGAIN):
            continue
        if kind == SEA:
            if (mode & FISHED and not taken >> cell & 1) or foreign_ships(table, seat, cell) != NONE:
                continue
        elif exhausted >> cell & 1 or (
            cell != city and (owner[cell] != NONE or holder[cell] not in (NONE, seat) or barbarians[cell])
        ):
            continue
        found.append(cell)
    return found


def _take(table: Table, cell: int) -> None:
    terrain = table.land.terrain[cell]
    _yield(table, cell, YIELD[terrain])


def _yield(table: Table, cell: int, good: int) -> None:
    frames = table.frames
    frames[_TAKEN] |= 1 << cell
    if table.land.terrain[cell] == SEA:
        frames[_MODE] |= FISHED
    frames[_LEFT] -= 1
    frames[_COUNT] += 1
    gain(table, frames[SEAT], good, 1)
    if not frames[_LEFT] or not _ripe(table):
        _finish(table)


def fishing_ground(table: Table) -> int:
    """Return the sea hex from which gold or a mood token can be caught; NONE = there is none."""
    frames = table.frames
    if not works(table, frames[_CITY], PORT):
        return NONE
    for cell in table.land.beside[frames[_CITY]]:
        if table.land.terrain[cell] == SEA and _why_not_take(table, cell) is None:
            return cell
    return NONE


def _why_not_catch(table: Table, _: int) -> Clause | None:
    return AT_PORT if fishing_ground(table) == NONE else None


def _catch(table: Table, argument: int) -> None:
    _yield(table, fishing_ground(table), CAUGHT[argument])


def can_herd(table: Table, seat: int) -> bool:
    """Whether a seat could use Husbandry now."""
    nation, base = table.nation, seat * NATION_WIDTH
    if not nation[base + KNOWN] & HERDS or nation[base + USED] & HERDED:
        return False
    return bool(nation[base + KNOWN] & HERDS_FREELY) or can_pay(table, seat, DUE_FOOD)


def _why_not_herd(table: Table, _: int) -> Clause | None:
    """Return the clause that forbids Husbandry, or None; it is used before the first resource is taken."""
    frames = table.frames
    if frames[_COUNT] or not table.nation[frames[SEAT] * NATION_WIDTH + KNOWN] & HERDS:
        return HUSBANDRY
    if table.nation[frames[SEAT] * NATION_WIDTH + USED] & HERDED:
        return HUSBANDRY
    return None if can_herd(table, frames[SEAT]) else UNPAID


def _herd(table: Table, _: int) -> None:
    frames = table.frames
    seat = frames[SEAT]
    table.nation[seat * NATION_WIDTH + USED] |= HERDED
    frames[_MODE] |= HERD
    if table.log is not None:
        table.log.add("event-herd", HUSBANDRY, player=PLAYERS[seat])
    if not has(table, seat, HERDS_FREELY):
        charge(table, seat, DUE_FOOD)


def _why_not_done(table: Table, _: int) -> Clause | None:
    return None if table.frames[_COUNT] else FIRST_TAKE


def _done(table: Table, _: int) -> None:
    _finish(table)


def _finish(table: Table) -> None:
    """End the Collect with the gains that follow each one: ideas with an Academy, food by a Wonder."""
    seat, cell = table.frames[SEAT], table.frames[_CITY]
    pop(table)
    if has(table, seat, TEACHES) and works(table, cell, ACADEMY):
        gain(table, seat, IDEA, IDEA_WITH_ACADEMY)
    wonder = table.wonder[cell]
    if wonder != NONE and GARDEN_FOOD[wonder]:
        gain(table, seat, FOOD, GARDEN_FOOD[wonder])


def _asks(view: TableView) -> Prompt:
    return "prompt-collect", {"left": view.pending["left"]}


COLLECT: Final = LAW.step("collect", COLLECTING, fields=("city", "left", "taken", "mode", "count"), asks=_asks)
COLLECT.answer("take", why_not=_why_not_take, apply=_take)
COLLECT.answer("catch", why_not=_why_not_catch, apply=_catch)
COLLECT.answer("herd", why_not=_why_not_herd, apply=_herd)
COLLECT.answer("done", why_not=_why_not_done, apply=_done)

_CATCHES: Final = tuple(FIRST_MOVE["catch"] + place for place in range(len(CAUGHT)))
_HERD: Final = FIRST_MOVE["herd"]
_DONE: Final = FIRST_MOVE["done"]


def _legal(table: Table) -> list[int]:
    """Return the legal moves of a Collect (fast move generator)."""
    frames = table.frames
    moves = [_TAKE_FIRST + cell for cell in _ripe(table)]
    if fishing_ground(table) != NONE:
        moves += _CATCHES
    if _why_not_herd(table, 0) is None:
        moves.append(_HERD)
    if frames[_COUNT]:
        moves.append(_DONE)
    return moves


COLLECT.legal_by(_legal)
