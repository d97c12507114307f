"""Action cards that bring advances: Quick Advance, Inspiration, Teach Us, Technology Trade, New Ideas, Synergies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.cards.clauses import action_clause
from aevum.games.clash_of_cultures.cards.opponents import is_in, neighbours_of, others, surroundings
from aevum.games.clash_of_cultures.constants import (
    ACTIONS,
    CATEGORY,
    FOOD,
    GOLD,
    IDEA,
    NONE,
    SCIENCE,
)
from aevum.games.clash_of_cultures.rule_values import (
    IDEA_FOR_SCIENCE,
    IDEA_WHEN_GAINED,
    SCIENCE_WITHOUT_FOOD,
    THINKS,
    WITHOUT_FOOD,
)
from aevum.games.clash_of_cultures.rules.clauses import ASKED
from aevum.games.clash_of_cultures.rules.grants import grant
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.learn import (
    ADVANCE_PRICE,
    buy,
    buyable,
    can_consecrate,
    can_gain_any,
    gainable,
    given_up,
    ideas_brought,
    price_of,
    takeable,
    why_not_buy,
)
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_LEARNING,
    can_pay,
    gain,
    known,
)
from aevum.games.clash_of_cultures.state_fields import CAPTURED, INSPIRED, KNOWN, NATION_WIDTH
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = ACTIONS.at
_INSPIRED_WITHIN: Final[int] = ACTIONS.figure("inspiration", "within")
_TRADES_WITHIN: Final[int] = ACTIONS.figure("technology-trade", "within")
_NEW_IDEAS: Final[int] = ACTIONS.figure("new-ideas", "ideas")


def _teachers(table: Table, seat: int, within: int) -> list[int]:
    """Return the neighbours at most `within` hexes away with an advance that the seat could gain."""
    area = surroundings(table, seat, within)
    return [
        other
        for other in others(table, seat)
        if can_gain_any(table, seat, known(table, other)) and is_in(table, other, area)
    ]


def _any_teacher(table: Table, seat: int, within: int) -> bool:
    area = 0
    for other in others(table, seat):
        if can_gain_any(table, seat, known(table, other)):
            area = area or surroundings(table, seat, within)
            if is_in(table, other, area):
                return True
    return False


@_at("judged", "quick-advance")
def quick_advance_judged(table: Table, seat: int) -> bool:
    return bool(gainable(table, seat))


@_at("played", "quick-advance")
def quick_advance(table: Table, seat: int) -> None:
    """Grant an advance of any category."""
    grant(table, seat)


@_at("judged", "inspiration")
def inspiration_judged(table: Table, seat: int) -> bool:
    """Whether Inspiration can be played: once a turn, and once more for each city captured."""
    nation, base = table.nation, seat * NATION_WIDTH
    if nation[base + INSPIRED] > nation[base + CAPTURED]:
        return False
    return _any_teacher(table, seat, _INSPIRED_WITHIN)


@_at("played", "inspiration")
def inspiration(table: Table, seat: int) -> None:
    """Grant an advance that a neighbour has."""
    table.nation[seat * NATION_WIDTH + INSPIRED] += 1
    grant(table, seat, owners=neighbours_of(table, seat, _INSPIRED_WITHIN))


@_at("played", "teach-us")
def teach_us(table: Table, seat: int, loser: int) -> None:
    """Grant an advance of the player who has lost the city."""
    grant(table, seat, owners=1 << loser)


@_at("judged", "technology-trade")
def technology_trade_judged(table: Table, seat: int) -> bool:
    return _any_teacher(table, seat, _TRADES_WITHIN)


@_at("played", "technology-trade")
def technology_trade(table: Table, seat: int) -> None:
    """Grant an advance of a neighbour; then the neighbour gains one of the seat's."""
    push(table, TEACHER, seat)


def _teacher_options(table: Table) -> Iterable[int]:
    return _teachers(table, table.frames[SEAT], _TRADES_WITHIN)


def _trade_knowledge(table: Table, other: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    grant(table, other, owners=1 << seat)
    grant(table, seat, owners=1 << other)


TEACHER: Final = LAW.choice(
    "teacher", ASKED, "whom", _teacher_options, _trade_knowledge, refused_by=action_clause("technology-trade")
)


@_at("judged", "new-ideas")
def new_ideas_judged(table: Table, seat: int) -> bool:
    return bool(buyable(table, seat))


@_at("played", "new-ideas")
def new_ideas(table: Table, seat: int) -> None:
    """Offer an advance at its price, then give ideas."""
    push(table, REWARD_IDEAS, seat)
    push(table, PURCHASE, seat, NONE)


def _reward_ideas(table: Table) -> None:
    seat = table.frames[SEAT]
    pop(table)
    gain(table, seat, IDEA, _NEW_IDEAS)


REWARD_IDEAS: Final = LAW.step("reward-ideas", action_clause("new-ideas"), run=_reward_ideas)

_WITHIN: Final = FIRST
_FIRST_OF_TWO: Final = SECOND


def _why_not_purchase(table: Table, advance: int) -> Clause | None:
    frames = table.frames
    refusal = why_not_buy(table, frames[SEAT], advance)
    if refusal is not None:
        return refusal
    if frames[_WITHIN] not in (NONE, CATEGORY[advance]):
        return action_clause("synergies")
    if frames[_FIRST_OF_TWO] and not _second(table, frames[SEAT], advance):
        return action_clause("synergies")
    return None


def _purchase(table: Table, advance: int) -> None:
    frames = table.frames
    seat, first = frames[SEAT], frames[_FIRST_OF_TWO]
    pop(table)
    if first:
        push(table, PURCHASE, seat, CATEGORY[advance])
    buy(table, seat, advance)


def _purchase_on(table: Table) -> None:
    """End the purchase if no advance can be bought: the second one may have become too expensive."""
    frames = table.frames
    if not any(_why_not_purchase(table, advance) is None for advance in buyable(table, frames[SEAT])):
        pop(table)


def _for_sale(table: Table) -> Iterable[int]:
    return buyable(table, table.frames[SEAT])


PURCHASE: Final = LAW.step("purchase", ASKED, fields=("within", "first"), run=_purchase_on, automatic=True)
PURCHASE.answer("advance", why_not=_why_not_purchase, apply=_purchase, candidates=_for_sale)


_MOST_IDEAS: Final = max(IDEA_WHEN_GAINED)
"""Maximum number of ideas that a seat gains with an advance."""
_MOST_IDEAS_OF_THINKERS: Final = _MOST_IDEAS + IDEA_FOR_SCIENCE
_SPARES_FOOD: Final = reduce(or_, WITHOUT_FOOD, SCIENCE_WITHOUT_FOOD)
"""Advances of which each saves the food of some other, as a bit mask."""


@_at("judged", "synergies")
def synergies_judged(table: Table, seat: int) -> bool:
    """Whether two advances of one category can be paid together; nearly always the food for both settles it."""
    nation, base = table.nation, seat * NATION_WIDTH
    mine, learning = nation[base + KNOWN], nation[base + FOOD] + nation[base + IDEA] + nation[base + GOLD]
    ideas = _MOST_IDEAS_OF_THINKERS if mine & THINKS else _MOST_IDEAS
    if learning + ideas < 2 * ADVANCE_PRICE and not mine & _SPARES_FOOD:
        return False
    return any(_second(table, seat, advance) for advance in buyable(table, seat))


def _second(table: Table, seat: int, first: int) -> bool:
    """Whether another advance of the category can be bought after this one, with the ideas the first brings.

    Cubes of a former government are placed before the second advance is bought.
    """
    nation, base = table.nation, seat * NATION_WIDTH
    mine, ideas = nation[base + KNOWN], nation[base + IDEA]
    due = price_of(table, seat, first)
    priests = can_consecrate(table, seat, first) or (CATEGORY[first] == SCIENCE and _priests(table, seat))
    old = given_up(table, seat, first)
    nation[base + KNOWN] = mine & ~old | 1 << first
    nation[base + IDEA] += ideas_brought(table, seat, first)
    open_to = [advance for advance in takeable(table, seat) if CATEGORY[advance] == CATEGORY[first]]
    found = len(open_to) >= max(1, old.bit_count()) and any(
        can_pay(table, seat, both - (2 * DUE_LEARNING if priests and both >= 2 * DUE_LEARNING else 0))
        for both in (due + price_of(table, seat, second) for second in open_to)
    )
    nation[base + KNOWN], nation[base + IDEA] = mine, ideas
    return found


def _priests(table: Table, seat: int) -> bool:
    return any(can_consecrate(table, seat, advance) for advance in range(SCIENCE * 4, SCIENCE * 4 + 4))


@_at("played", "synergies")
def synergies(table: Table, seat: int) -> None:
    """Offer two advances of one category, each at its price."""
    push(table, PURCHASE, seat, NONE, 1)
