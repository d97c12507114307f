"""Recursos y fichas: what a seat owns, how much of it, and how prices are paid.

A price is a number of dues, five bits for each kind; each kind names the goods that settle it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import CULTURE, FOOD, GOLD, GOODS, IDEA, MOOD, ORE, PLAYERS, WOOD
from aevum.games.clash_of_cultures.figures import (
    FOOD_STORED,
    IDEAS_LIMITED,
    LIMITS,
    LIMITS_IDEAS,
    SCALE,
    STORES_FOOD,
)
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import CULTURE_LEVEL, HAPPY_LEVEL, KNOWN, WIDTH
from aevum.games.clash_of_cultures.rules.clauses import UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, Asked, pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

PAYING: Final = clause("stock.pay")
GAINS: Final = clause("stock.limits")

_FOOD_LIMIT: Final = LIMITS["food"]

# -- what is owned


def known(table: Table, seat: int) -> int:
    """The advances of a seat."""
    return table.nation[seat * WIDTH + KNOWN]


def has(table: Table, seat: int, power: int) -> bool:
    """Does the seat know an advance that gives this power?"""
    return bool(table.nation[seat * WIDTH + KNOWN] & power)


def owned(table: Table, seat: int, good: int) -> int:
    """How much of a good a seat has."""
    return table.nation[seat * WIDTH + good]


def limit(table: Table, seat: int, good: int) -> int:
    """How much of a good a seat can have."""
    nation, base = table.nation, seat * WIDTH
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
    """Goods are gained as far as there is room; the rest is lost. How much was gained."""
    place = seat * WIDTH + good
    gained = max(0, min(amount, limit(table, seat, good) - table.nation[place]))
    table.nation[place] += gained
    if gained and table.log is not None:
        table.log.tell("event-gain", GAINS, player=PLAYERS[seat], amount=gained, good=Name(f"good-{GOODS[good]}"))
    return gained


def lose(table: Table, seat: int, good: int, amount: int) -> int:
    """Goods are lost, at most what is there. How much was lost."""
    place = seat * WIDTH + good
    lost = min(amount, table.nation[place])
    table.nation[place] -= lost
    if lost and table.log is not None:
        table.log.tell("event-lose", GAINS, player=PLAYERS[seat], amount=lost, good=Name(f"good-{GOODS[good]}"))
    return lost


def trim(table: Table, seat: int) -> None:
    """What exceeds a limit that has fallen is discarded."""
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
"""By kind of due: what settles it, what one would give first first."""
_BITS: Final = 5
_MASK: Final = (1 << _BITS) - 1
PACKED: Final = (len(_DUES), _BITS)
"""A price is so many numbers of so many bits each."""
DUE_FOOD: Final = 1
DUE_ORE: Final = 1 << _BITS
DUE_WOOD: Final = 1 << 2 * _BITS
DUE_LEARNING: Final = 1 << 3 * _BITS
"""Food of an advance, for which ideas stand in."""
DUE_CULTURE: Final = 1 << 4 * _BITS
DUE_MOOD: Final = 1 << 5 * _BITS
DUE_RITE: Final = 1 << 6 * _BITS
"""A mood token for which resources stand in, by Rituals."""
DUE_TOLL: Final = 1 << 7 * _BITS
"""A mood or culture token."""
DUE_HIRE: Final = 1 << 8 * _BITS
"""What Mercenaries take."""
_DUE_OF: Final = {"food": DUE_FOOD, "ore": DUE_ORE, "wood": DUE_WOOD, "culture": DUE_CULTURE}

Payment = tuple[int, ...]
"""How much of each good is paid."""


def price(costs: Mapping[str, int]) -> int:
    """A price as the data says it."""
    return sum(_DUE_OF[good] * amount for good, amount in costs.items())


def can_pay(table: Table, seat: int, due: int) -> bool:
    """Is there any way to pay?"""
    if not due:
        return True
    base = seat * WIDTH
    food, ore, wood, idea, gold, culture, mood = table.nation[base : base + len(GOODS)]
    for_food, for_ore, for_wood = due & _MASK, due >> _BITS & _MASK, due >> 2 * _BITS & _MASK
    learning = due >> 3 * _BITS & _MASK
    lacking = max(0, for_food - food) + max(0, for_ore - ore) + max(0, for_wood - wood)
    lacking += max(0, learning - idea - max(0, food - for_food))
    if lacking > gold or culture < due >> 4 * _BITS & _MASK or mood < due >> 5 * _BITS & _MASK:
        return False
    if due < DUE_RITE:
        return True
    spare = mood - (due >> 5 * _BITS & _MASK)
    rites, toll, hire = due >> 6 * _BITS & _MASK, due >> 7 * _BITS & _MASK, due >> 8 * _BITS & _MASK
    if rites > spare + food + ore + wood + gold:
        return False
    return toll <= mood + culture and hire <= food + ore + wood + gold + culture


@lru_cache(maxsize=4096)
def ways(due: int, stock: Payment) -> tuple[Payment, ...]:
    """Every way to pay a price out of a stock, the plainest first."""
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
    """Gold is kept longest, then ideas, then resources given for tokens."""
    return paid[GOLD], paid[IDEA], *(-amount for amount in reversed(paid))


def stock(table: Table, seat: int) -> Payment:
    """All that a seat owns."""
    base = seat * WIDTH
    return tuple(table.nation[base : base + len(GOODS)])


def charge(table: Table, seat: int, due: int) -> None:
    """A price is paid, at once if there is one way; else the seat is asked, and what lies below waits."""
    if not due:
        return
    possible = ways(due, stock(table, seat))
    if len(possible) == 1:
        _pay(table, seat, possible[0])
    else:
        push(table, PAY, seat, due, 0)


def _pay(table: Table, seat: int, paid: Payment) -> None:
    base = seat * WIDTH
    for good, amount in enumerate(paid):
        table.nation[base + good] -= amount
    if table.log is not None:
        for good, amount in enumerate(paid):
            if amount:
                good_name = Name(f"good-{GOODS[good]}")
                table.log.tell("event-pay", PAYING, player=PLAYERS[seat], amount=amount, good=good_name)


# -- how it is paid, where there is more than one way

_PAY: Final = FIRST_MOVE["pay"]
_DUE: Final = FIRST
_GIVEN: Final = SECOND
"""What has been picked so far, five bits for each good."""


def given(picked: int) -> Payment:
    """What has been picked so far, by good."""
    return tuple(picked >> good * _BITS & _MASK for good in range(len(GOODS)))


def _left(table: Table) -> list[Payment]:
    """The ways that go with what has been picked."""
    frames = table.frames
    picked = given(frames[_GIVEN])
    return [
        paid
        for paid in ways(frames[_DUE], stock(table, frames[SEAT]))
        if all(there >= here for there, here in zip(paid, picked, strict=True))
    ]


def _payable(table: Table) -> list[int]:
    """The second judge: the ways that are left are found once for all goods."""
    picked, left = given(table.frames[_GIVEN]), _left(table)
    return [_PAY + good for good, there in enumerate(picked) if any(paid[good] > there for paid in left)]


def _why_not_pay(table: Table, good: int) -> Clause | None:
    picked = given(table.frames[_GIVEN])[good]
    return None if any(paid[good] > picked for paid in _left(table)) else UNPAID


def _pick(table: Table, good: int) -> None:
    table.frames[_GIVEN] += 1 << good * _BITS
    left = _left(table)
    if len(left) == 1:
        _finish(table, left[0])


def _why_not_settle(table: Table, _: int) -> Clause | None:
    return None


def _settle(table: Table, _: int) -> None:
    """The rest is paid the plain way."""
    _finish(table, _left(table)[0])


def _finish(table: Table, paid: Payment) -> None:
    seat = table.frames[SEAT]
    _pay(table, seat, paid)
    pop(table)


def _asks(view: TableView) -> Asked:
    return "prompt-pay", {"left": view.due_left}


PAY: Final = LAW.step("pay", PAYING, numbers=("due", "given"), asks=_asks)
PAY.answer("pay", why_not=_why_not_pay, apply=_pick, legal=_payable)
PAY.answer("settle", why_not=_why_not_settle, apply=_settle)


def dues(due: int) -> int:
    """How many goods a price asks for."""
    return sum(due >> kind * _BITS & _MASK for kind in range(len(_DUES)))
