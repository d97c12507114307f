"""Rulebook chapter Recursos y fichas: the goods of a seat, their limits, and paying prices.

A price is a number of dues, five bits for each kind; each kind names the goods that settle it.
"""

from __future__ import annotations

from functools import lru_cache
from operator import ge
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import CULTURE, FOOD, GOLD, GOODS, IDEA, MOOD, ORE, PLAYERS, WOOD
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rule_values import (
    FOOD_STORED,
    IDEAS_LIMITED,
    LIMITS,
    LIMITS_IDEAS,
    SCALE,
    STORES_FOOD,
)
from aevum.games.clash_of_cultures.rules.clauses import UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.state_fields import CULTURE_LEVEL, HAPPY_LEVEL, KNOWN, NATION_WIDTH
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, Prompt, always, pop, push

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

PAYING: Final = clause("stock.pay")
GAINS: Final = clause("stock.limits")

_FOOD_LIMIT: Final = LIMITS["food"]

# -- what is owned


def known(table: Table, seat: int) -> int:
    """Return the advances of a seat, as a bit mask."""
    return table.nation[seat * NATION_WIDTH + KNOWN]


def has(table: Table, seat: int, power: int) -> bool:
    """Whether a seat knows one of the advances (a bit mask) that give a power."""
    return bool(table.nation[seat * NATION_WIDTH + KNOWN] & power)


def owned(table: Table, seat: int, good: int) -> int:
    """Return the amount of a good that a seat has."""
    return table.nation[seat * NATION_WIDTH + good]


def limit(table: Table, seat: int, good: int) -> int:
    """Return the maximum amount of a good that a seat can have."""
    nation, base = table.nation, seat * NATION_WIDTH
    if good == FOOD:
        return FOOD_STORED if nation[base + KNOWN] & STORES_FOOD else _FOOD_LIMIT
    if good == IDEA and nation[base + KNOWN] & LIMITS_IDEAS:
        return IDEAS_LIMITED
    if good == CULTURE:
        return nation[base + CULTURE_LEVEL]
    if good == MOOD:
        return nation[base + HAPPY_LEVEL]
    return SCALE


def gain(table: Table, seat: int, good: int, amount: int) -> int:
    """Give a seat goods as far as there is room, and return the amount gained; the rest is lost."""
    place = seat * NATION_WIDTH + good
    gained = max(0, min(amount, limit(table, seat, good) - table.nation[place]))
    table.nation[place] += gained
    if gained and table.log is not None:
        table.log.add("event-gain", GAINS, player=PLAYERS[seat], amount=gained, good=GOODS[good])
    return gained


def lose(table: Table, seat: int, good: int, amount: int, event: str = "event-lose") -> int:
    """Take goods from a seat, at most what is there, and return the amount lost.

    `event`: message id of the event.
    """
    place = seat * NATION_WIDTH + good
    lost = min(amount, table.nation[place])
    table.nation[place] -= lost
    if lost and table.log is not None:
        table.log.add(event, GAINS, player=PLAYERS[seat], amount=lost, good=GOODS[good])
    return lost


def trim(table: Table, seat: int) -> None:
    """Discard the goods that exceed a limit that has fallen."""
    for good in (FOOD, IDEA):
        excess = owned(table, seat, good) - limit(table, seat, good)
        if excess > 0:
            lose(table, seat, good, excess)


# -- prices

_DUES: Final = (
    (FOOD, GOLD),
    (ORE, GOLD),
    (WOOD, GOLD),
    (FOOD, IDEA, GOLD),
    (CULTURE,),
    (MOOD,),
    (MOOD, FOOD, ORE, WOOD, GOLD),
    (MOOD, CULTURE),
    (FOOD, ORE, WOOD, GOLD, CULTURE),
)
"""Goods that settle a due, by kind of due; the preferred good comes first."""
_BITS: Final = 5
_MASK: Final = (1 << _BITS) - 1
PACKED: Final = (len(_DUES), _BITS)
"""Number of kinds of due in a price, and number of bits of each."""
DUE_FOOD: Final = 1
DUE_ORE: Final = 1 << _BITS
DUE_WOOD: Final = 1 << 2 * _BITS
DUE_LEARNING: Final = 1 << 3 * _BITS
"""Due for the food of an advance, for which ideas stand in."""
DUE_CULTURE: Final = 1 << 4 * _BITS
DUE_MOOD: Final = 1 << 5 * _BITS
DUE_RITE: Final = 1 << 6 * _BITS
"""Due for a mood token for which resources stand in, by Rituals."""
DUE_TOLL: Final = 1 << 7 * _BITS
"""Due for a mood or culture token."""
DUE_HIRE: Final = 1 << 8 * _BITS
"""Due for Mercenaries: food, ore, wood, gold or a culture token."""
_DUE_OF: Final = {"food": DUE_FOOD, "ore": DUE_ORE, "wood": DUE_WOOD, "culture": DUE_CULTURE}

Payment = tuple[int, ...]
"""Amount paid by good."""


def price(costs: Mapping[str, int]) -> int:
    """Return the price that the data states as amounts by good."""
    return sum(_DUE_OF[good] * amount for good, amount in costs.items())


def can_pay(table: Table, seat: int, due: int) -> bool:
    """Whether a seat can pay a price in any way."""
    if not due:
        return True
    base = seat * NATION_WIDTH
    return _suffices(table.nation[base : base + len(GOODS)], due)


def _suffices(goods: Sequence[int], due: int) -> bool:
    """Whether a price can be paid out of amounts of all goods."""
    food, ore, wood, idea, gold, culture, mood = goods
    for_food, for_ore, for_wood = due & _MASK, due >> _BITS & _MASK, due >> 2 * _BITS & _MASK
    learning = due >> 3 * _BITS & _MASK
    lacking, spare_food = 0, food - for_food
    if spare_food < 0:
        lacking, spare_food = -spare_food, 0
    if for_ore > ore:
        lacking += for_ore - ore
    if for_wood > wood:
        lacking += for_wood - wood
    if learning > idea + spare_food:
        lacking += learning - idea - spare_food
    if lacking > gold or culture < due >> 4 * _BITS & _MASK or mood < due >> 5 * _BITS & _MASK:
        return False
    if due < DUE_RITE:
        return True
    spare = mood - (due >> 5 * _BITS & _MASK)
    rites, toll, hire = due >> 6 * _BITS & _MASK, due >> 7 * _BITS & _MASK, due >> 8 * _BITS & _MASK
    if rites > spare + food + ore + wood + gold:
        return False
    return toll <= mood + culture and hire <= food + ore + wood + gold + culture


_fixed_prices: list[int] = []


def fixed_price(due: int) -> int:
    """Register a price that never changes, and return its bit in the result of `payable`."""
    if due not in _fixed_prices:
        _fixed_prices.append(due)
    return 1 << _fixed_prices.index(due)


PAYS_MOOD: Final = fixed_price(DUE_MOOD)
"""Bit in the result of `payable` for one mood token."""


@lru_cache(maxsize=4096)
def payable(goods: Payment) -> int:
    """Return the fixed prices that can be paid out of a stock, as a bit mask."""
    found, bit = 0, 1
    for due in _fixed_prices:
        if _suffices(goods, due):
            found |= bit
        bit <<= 1
    return found


@lru_cache(maxsize=4096)
def ways(due: int, stock: Payment) -> tuple[Payment, ...]:
    """Return every way to pay a price out of a stock, the plainest first; see `_plainness`."""
    found: set[Payment] = {(0,) * len(GOODS)}
    for kind, goods in enumerate(_DUES):
        for _ in range(due >> kind * _BITS & _MASK):
            found = {
                (*paid[:good], paid[good] + 1, *paid[good + 1 :])
                for paid in found
                for good in goods
                if paid[good] < stock[good]
            }
    return tuple(sorted(found, key=_plainness))


def _plainness(paid: Payment) -> tuple[int, ...]:
    """Return the sort key of a payment: gold is given last, before that ideas, before that resources for tokens."""
    return paid[GOLD], paid[IDEA], *(-amount for amount in reversed(paid))


def stock(table: Table, seat: int) -> Payment:
    """Return the amounts of all goods of a seat."""
    base = seat * NATION_WIDTH
    return tuple(table.nation[base : base + len(GOODS)])


def charge(table: Table, seat: int, due: int) -> None:
    """Charge a price: paid at once if there is one way, else the seat is asked and the frame below waits."""
    if not due:
        return
    possible = ways(due, stock(table, seat))
    if len(possible) == 1:
        _pay(table, seat, possible[0])
    else:
        push(table, PAY, seat, due, 0)


def _pay(table: Table, seat: int, paid: Payment) -> None:
    base = seat * NATION_WIDTH
    for good, amount in enumerate(paid):
        table.nation[base + good] -= amount
    if table.log is not None:
        for good, amount in enumerate(paid):
            if amount:
                table.log.add("event-pay", PAYING, player=PLAYERS[seat], amount=amount, good=GOODS[good])


# -- choosing a payment, where there is more than one way

_PAY: Final = FIRST_MOVE["pay"]
_DUE: Final = FIRST
_GIVEN: Final = SECOND
"""Place in the frame: goods picked so far, five bits for each good."""


def given(picked: int) -> Payment:
    """Return the amounts by good of a packed number of goods picked."""
    return tuple(picked >> good * _BITS & _MASK for good in range(len(GOODS)))


def _left(table: Table) -> list[Payment]:
    """Return the ways to pay that contain the goods picked so far."""
    frames = table.frames
    return _ways_left(frames[_DUE], stock(table, frames[SEAT]), frames[_GIVEN])


@lru_cache(maxsize=4096)
def _ways_left(due: int, goods: Payment, picked: int) -> list[Payment]:
    here = given(picked)
    return [paid for paid in ways(due, goods) if all(map(ge, paid, here))]


@lru_cache(maxsize=4096)
def _quick_picks(due: int, goods: Payment, picked: int) -> list[int]:
    """Return the moves that pick a good towards a price out of a stock (fast move generator)."""
    left = _ways_left(due, goods, picked)
    return [_PAY + good for good, there in enumerate(given(picked)) if any(paid[good] > there for paid in left)]


def _payable(table: Table) -> list[int]:
    frames = table.frames
    return _quick_picks(frames[_DUE], stock(table, frames[SEAT]), frames[_GIVEN])


def _why_not_pay(table: Table, good: int) -> Clause | None:
    picked = given(table.frames[_GIVEN])[good]
    return None if any(paid[good] > picked for paid in _left(table)) else UNPAID


def _pick(table: Table, good: int) -> None:
    table.frames[_GIVEN] += 1 << good * _BITS
    left = _left(table)
    if len(left) == 1:
        _finish(table, left[0])


def _settle(table: Table, _: int) -> None:
    """Pay the rest in the plainest way."""
    _finish(table, _left(table)[0])


def _finish(table: Table, paid: Payment) -> None:
    seat = table.frames[SEAT]
    _pay(table, seat, paid)
    pop(table)


def _asks(view: TableView) -> Prompt:
    return "prompt-pay", {"left": view.due_left}


PAY: Final = LAW.step("pay", PAYING, fields=("due", "given"), asks=_asks)
PAY.answer("pay", why_not=_why_not_pay, apply=_pick, legal=_payable)
PAY.answer("settle", why_not=always, apply=_settle)


def dues(due: int) -> int:
    """Return the number of goods that a price asks for."""
    return sum(due >> kind * _BITS & _MASK for kind in range(len(_DUES)))
