"""Rulebook chapter Detalles de los avances: powers used as an action or freely, and trade routes at a turn's start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    ADVANCES,
    ANGRY,
    BARBARIAN,
    CULTURE,
    FOOD,
    GOLD,
    IDEA,
    MOOD,
    NONE,
    PLAYERS,
)
from aevum.games.clash_of_cultures.nation import BARTERED, CHARTED, EMPOWERED, FORCED, TAXED
from aevum.games.clash_of_cultures.rule_values import (
    BARTERS,
    CHARTS,
    EMPOWERS,
    FORCE_PRICE,
    FORCES,
    LIBERTIES,
    LIBERTY,
    POWER_PRICE,
    ROUTES,
    ROUTES_IN_GOLD,
    TAX_PRICE,
    TAXES,
    TRADES,
)
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, IN_HAND, UNPAID
from aevum.games.clash_of_cultures.rules.hands import action_card, discard_action
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.signals import TURN_BEGINS
from aevum.games.clash_of_cultures.rules.stock import DUE_MOOD, charge, gain, has, owned
from aevum.games.clash_of_cultures.rules.tokens import FOOD_OR_GOLD, GOLD_OR_CULTURE, award
from aevum.games.clash_of_cultures.rules.turn import ACTIONS, action, freely
from aevum.games.clash_of_cultures.rules.units import cargo_settlers, fleet, held, settlers_at
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH, USED
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, pop, push

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.games.clash_of_cultures.state import Table


def _of(id: str) -> Clause:
    return ADVANCE[ADVANCES.number(id)]


CHARTING: Final = _of("cartography")
TAXING: Final = _of("taxes")
FREEDOM: Final = _of("civil-liberties")
POWER: Final = _of("absolute-power")
LABOUR: Final = _of("forced-labor")
BARTER: Final = _of("bartering")
ROUTE: Final = _of("trade-routes")


def _used(table: Table, seat: int, what: int) -> bool:
    return bool(table.nation[seat * NATION_WIDTH + USED] & what)


# -- as an action


def charted(table: Table, seat: int) -> int:
    """Return the number of regions that hold a Ship of the seat."""
    tile = table.land.layout.tile
    return len({tile[table.ship_at[ship]] for ship in fleet(table, seat)})


def _why_not_chart(table: Table, seat: int, _: int) -> Clause | None:
    if not has(table, seat, CHARTS) or _used(table, seat, CHARTED):
        return CHARTING
    return None if fleet(table, seat) else CHARTING


def _chart(table: Table, seat: int, _: int) -> None:
    table.nation[seat * NATION_WIDTH + USED] |= CHARTED
    regions = charted(table, seat)
    if table.log is not None:
        table.log.add("event-chart", CHARTING, player=PLAYERS[seat], regions=regions)
    gain(table, seat, CULTURE, regions)
    gain(table, seat, IDEA, regions)


action("chart", _why_not_chart, _chart, needs=CHARTS)


def _why_not_tax(table: Table, seat: int, _: int) -> Clause | None:
    if not has(table, seat, TAXES) or _used(table, seat, TAXED) or seat not in table.city:
        return TAXING
    return None if owned(table, seat, MOOD) >= TAX_PRICE else UNPAID


def _tax(table: Table, seat: int, _: int) -> None:
    table.nation[seat * NATION_WIDTH + USED] |= TAXED
    if table.log is not None:
        table.log.add("event-tax", TAXING, player=PLAYERS[seat])
    charge(table, seat, TAX_PRICE * DUE_MOOD)
    gain(table, seat, GOLD, table.city.count(seat))


action("tax", _why_not_tax, _tax, needs=TAXES)


def _why_not_liberty(table: Table, seat: int, _: int) -> Clause | None:
    return None if has(table, seat, LIBERTIES) else FREEDOM


def _liberty(table: Table, seat: int, _: int) -> None:
    if table.log is not None:
        table.log.add("event-liberty", FREEDOM, player=PLAYERS[seat])
    gain(table, seat, MOOD, LIBERTY)


action("liberty", _why_not_liberty, _liberty, needs=LIBERTIES)


# -- freely


def _why_not_empower(table: Table, seat: int, _: int) -> Clause | None:
    if not has(table, seat, EMPOWERS) or _used(table, seat, EMPOWERED):
        return POWER
    return None if owned(table, seat, MOOD) >= POWER_PRICE else UNPAID


def _empower(table: Table, seat: int, _: int) -> None:
    table.nation[seat * NATION_WIDTH + USED] |= EMPOWERED
    if table.log is not None:
        table.log.add("event-empower", POWER, player=PLAYERS[seat])
    charge(table, seat, POWER_PRICE * DUE_MOOD)
    table.frames[ACTIONS] += 1


freely("empower", _why_not_empower, _empower, needs=EMPOWERS)


def _why_not_force(table: Table, seat: int, _: int) -> Clause | None:
    if not has(table, seat, FORCES) or _used(table, seat, FORCED):
        return LABOUR
    angry = any(owner == seat and table.mood[cell] == ANGRY for cell, owner in enumerate(table.city))
    if not angry:
        return LABOUR
    return None if owned(table, seat, MOOD) >= FORCE_PRICE else UNPAID


def _force(table: Table, seat: int, _: int) -> None:
    table.nation[seat * NATION_WIDTH + USED] |= FORCED
    if table.log is not None:
        table.log.add("event-force", LABOUR, player=PLAYERS[seat])
    charge(table, seat, FORCE_PRICE * DUE_MOOD)


freely("force", _why_not_force, _force, needs=FORCES)


def _why_not_barter(table: Table, seat: int, card: int) -> Clause | None:
    if not has(table, seat, BARTERS) or _used(table, seat, BARTERED):
        return BARTER
    return None if card in table.hands[seat] else IN_HAND


def _barter(table: Table, seat: int, card: int) -> None:
    table.nation[seat * NATION_WIDTH + USED] |= BARTERED
    discard_action(table, seat, card)
    if table.log is not None:
        table.log.add("event-barter", BARTER, player=PLAYERS[seat], card=action_card(card))
    award(table, seat, GOLD_OR_CULTURE)


def _hand(table: Table, seat: int) -> Iterable[int]:
    return table.hands[seat]


freely("barter", _why_not_barter, _barter, _hand, needs=BARTERS)


# -- trade routes


def routes(table: Table, seat: int, *, ships_alone: bool = False) -> int:
    """Return the maximum number of trade routes of a seat (a maximum bipartite matching).

    A route joins a Settler or Ship with a city of another player that is not angry, within two hexes; each Settler,
    Ship and city serves one route. `ships_alone`: Settlers do not count.
    """
    carriers = [table.ship_at[ship] for ship in fleet(table, seat)]
    if not ships_alone:
        for cell in held(table, seat):
            carriers += [cell] * settlers_at(table, cell)
        for ship in fleet(table, seat):
            carriers += [table.ship_at[ship]] * cargo_settlers(table, ship)
    partners = [
        cell
        for cell, owner in enumerate(table.city)
        if owner not in (NONE, seat, BARBARIAN) and table.mood[cell] != ANGRY
    ]
    if not carriers or not partners:
        return 0
    reached = [[city for city in partners if city in table.land.within(cell, 2)] for cell in carriers]
    paired: dict[int, int] = {}
    return sum(_pair(carrier, reached, paired, set()) for carrier in range(len(carriers)))


def _pair(carrier: int, reached: list[list[int]], paired: dict[int, int], tried: set[int]) -> bool:
    """Whether a city is found for a carrier, by moving other carriers to other cities if need be (augmenting path)."""
    for city in reached[carrier]:
        if city not in tried:
            tried.add(city)
            if city not in paired or _pair(paired[city], reached, paired, tried):
                paired[city] = carrier
                return True
    return False


@TURN_BEGINS.connect
def trade_income(table: Table, seat: int) -> None:
    """Pay out the trade routes of a seat at the start of its turn, if it knows an advance for them."""
    if not has(table, seat, TRADES):
        return
    collect_routes(table, seat)


def collect_routes(table: Table, seat: int) -> None:
    """Pay out the trade routes of a seat: 1 food each, with Currency 1 food or 1 gold each as the seat chooses."""
    found = min(ROUTES, routes(table, seat))
    if not found:
        return
    if table.log is not None:
        table.log.add("event-routes", ROUTE, player=PLAYERS[seat], routes=found)
    if has(table, seat, ROUTES_IN_GOLD):
        push(table, INCOME, seat, found)
    else:
        gain(table, seat, FOOD, found)


_LEFT: Final = FIRST


def _pay_out(table: Table) -> None:
    """Let the seat choose food or gold, route by route."""
    frames = table.frames
    seat = frames[SEAT]
    while frames[_LEFT]:
        frames[_LEFT] -= 1
        depth = len(frames)
        award(table, seat, FOOD_OR_GOLD)
        if len(frames) > depth:
            return
    pop(table)


INCOME: Final = LAW.step("income", ROUTE, fields=("routes",), run=_pay_out)
