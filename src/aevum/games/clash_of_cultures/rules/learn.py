"""Rulebook chapter Avances: the prices of advances, the conditions for taking them, and the effects of gaining them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import (
    ADVANCES,
    AFTER,
    BIT,
    BORDER,
    CATEGORY,
    CULTURE,
    DATA,
    FIRST_GOVERNMENT,
    FOOD,
    GOVERNING,
    IDEA,
    MOOD,
    NONE,
    OF_CATEGORY,
    ORE,
    PLAYERS,
    SCIENCE,
    TOP,
    named,
)
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import CONSECRATED, FORCED, INFORMED, LEARNED
from aevum.games.clash_of_cultures.rule_values import (
    CARDS_WITH_GOVERNMENT,
    FORCES,
    FREE_COLLECT,
    IDEA_FOR_SCIENCE,
    IDEA_FROM_LEFT,
    IDEA_WHEN_GAINED,
    LEARNS_FREELY,
    MOOD_FOR_LEARNING,
    OPENED_BY,
    ORE_IF_KNOWN,
    ORE_PRICE,
    RESERVES,
    REVEALS,
    SCALE,
    SCIENCE_WITHOUT_FOOD,
    THINKS,
    WITHOUT_FOOD,
    WITHOUT_ORE,
    WRITES,
)
from aevum.games.clash_of_cultures.rules.city import wonder_city
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, ASKED, UNPAID, clause
from aevum.games.clash_of_cultures.rules.hands import draw_action, draw_objective
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.signals import EVENT_DUE, RESERVATION_DUE, WONDER_DUE
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_LEARNING,
    DUE_ORE,
    can_pay,
    charge,
    fixed_price,
    gain,
    has,
    known,
    owned,
    payable,
    stock,
    trim,
)
from aevum.games.clash_of_cultures.rules.turn import action, in_turn
from aevum.games.clash_of_cultures.state_fields import (
    COLLECTED,
    CULTURE_LEVEL,
    DRAWN,
    FREED,
    KNOWN,
    NATION_WIDTH,
    SICK,
    USED,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, Prompt, always, below, pop, push
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

BUYING: Final = clause("learn.price")
KNOWN_ALREADY: Final = clause("learn.known")
TOP_FIRST: Final = clause("learn.top")
PREREQUISITE: Final = clause("learn.prerequisite")
OPENING: Final = clause("learn.government")
CHANGE: Final = clause("learn.change")
BORDERS: Final = clause("learn.border")

ADVANCE_PRICE: Final[int] = DATA["price"]["advance"]
"""Food, ideas or gold that an advance costs, besides its ore."""
_SANITATION: Final = ADVANCES.number("sanitation")
EVENT_LEVELS: Final = (3, 5, 7)

ADVANCES_COUNT: Final = len(ADVANCES)


# -- what may be taken


def why_not_take(table: Table, seat: int, advance: int) -> Clause | None:
    """Return the clause that forbids a seat to take an advance, whatever it costs, or None."""
    mine = table.nation[seat * NATION_WIDTH + KNOWN]
    if mine & BIT[advance]:
        return KNOWN_ALREADY
    category = CATEGORY[advance]
    top = TOP[category]
    if advance != top:
        if not mine & BIT[top]:
            return TOP_FIRST
        after = AFTER[advance]
        return None if after == NONE or mine & BIT[after] else PREREQUISITE
    if category >= FIRST_GOVERNMENT and not mine & OPENED_BY[category]:
        return OPENING
    return None


def _next_of(top: int, taken: int) -> tuple[int, ...]:
    """Return the advances that follow in a category of four whose advances `taken` are known, as a bit mask."""
    mine = taken << top
    return tuple(
        advance
        for advance in range(top + 1, top + 4)
        if not mine & BIT[advance] and (AFTER[advance] == NONE or mine & BIT[AFTER[advance]])
    )


_NEXT: Final = tuple(tuple(_next_of(top, taken) for taken in range(16)) for top in TOP)
"""Advances that follow the top one of each category, by those of the category that are known."""


@lru_cache(maxsize=4096)
def takeable_with(mine: int) -> tuple[int, ...]:
    """Return every advance that a seat which knows the advances `mine`, a bit mask, may take, whatever it costs."""
    found: list[int] = []
    for category, top in enumerate(TOP):
        if mine & BIT[top]:
            found += _NEXT[category][mine >> top & 15]
        elif category < FIRST_GOVERNMENT or mine & OPENED_BY[category]:
            found.append(top)
    return tuple(found)


def takeable(table: Table, seat: int) -> tuple[int, ...]:
    """Return every advance that a seat may take, whatever it costs."""
    return takeable_with(table.nation[seat * NATION_WIDTH + KNOWN])


def ore_price(table: Table, seat: int, advance: int) -> int:
    """Return the ore that is due however an advance is gained."""
    return 0 if known(table, seat) & WITHOUT_ORE[advance] else ORE_PRICE[advance]


def why_not_gain(table: Table, seat: int, advance: int) -> Clause | None:
    """Return the clause that forbids a seat to gain an advance without its food, or None."""
    refusal = why_not_take(table, seat, advance)
    if refusal is not None:
        return refusal
    ore = ore_price(table, seat, advance)
    return None if not ore or can_pay(table, seat, ore * DUE_ORE) else UNPAID


def gainable(table: Table, seat: int) -> list[int]:
    """Return every advance that a seat may gain without its food."""
    return [
        advance
        for advance in takeable(table, seat)
        if not ORE_PRICE[advance] or why_not_gain(table, seat, advance) is None
    ]


@lru_cache(maxsize=4096)
def _takeable_mask(mine: int) -> int:
    return sum(BIT[advance] for advance in takeable_with(mine))


def can_gain_any(table: Table, seat: int, among: int) -> bool:
    """Whether a seat may gain one of these advances, a bit mask, without its food."""
    open_to = _takeable_mask(known(table, seat)) & among
    if open_to & ~_ORE_MASK:
        return True
    return bool(open_to) and any(
        open_to & BIT[advance] and why_not_gain(table, seat, advance) is None for advance in _PAID_IN_ORE
    )


_PAID_IN_ORE: Final = tuple(advance for advance, ore in enumerate(ORE_PRICE) if ore)
_ORE_MASK: Final = sum(BIT[advance] for advance in _PAID_IN_ORE)


# -- buying


def price_of(table: Table, seat: int, advance: int) -> int:
    """Return the price of an advance, Priesthood aside."""
    due = ore_price(table, seat, advance) * DUE_ORE
    return due if known(table, seat) & WITHOUT_FOOD[advance] else due + ADVANCE_PRICE * DUE_LEARNING


def can_consecrate(table: Table, seat: int, advance: int) -> bool:
    """Whether Priesthood would pay the food of an advance."""
    nation, base = table.nation, seat * NATION_WIDTH
    return (
        CATEGORY[advance] == SCIENCE
        and bool(nation[base + KNOWN] & SCIENCE_WITHOUT_FOOD)
        and not nation[base + USED] & CONSECRATED
        and not nation[base + KNOWN] & WITHOUT_FOOD[advance]
        and in_turn(table, seat)
    )


def why_not_buy(table: Table, seat: int, advance: int) -> Clause | None:
    refusal = why_not_take(table, seat, advance)
    if refusal is not None:
        return refusal
    if can_pay(table, seat, price_of(table, seat, advance)):
        return None
    ore = ore_price(table, seat, advance) * DUE_ORE
    return None if can_consecrate(table, seat, advance) and can_pay(table, seat, ore) else UNPAID


def buyable(table: Table, seat: int) -> list[int]:
    """Return every advance that a seat can buy now."""
    return [move - _BUY_FIRST for move in _quick_purchases(table, seat, [], payable(stock(table, seat)))]


def _quick_purchases(table: Table, seat: int, _: list[int], prices: int) -> tuple[int, ...]:
    """Return the moves that buy an advance (fast move generator)."""
    nation, base = table.nation, seat * NATION_WIDTH
    mine = nation[base + KNOWN]
    priests = mine & SCIENCE_WITHOUT_FOOD and not nation[base + USED] & CONSECRATED and in_turn(table, seat)
    return _purchases(mine, prices & _ALL_PRICES, bool(priests))


@lru_cache(maxsize=4096)
def _purchases(mine: int, prices: int, has_priests: bool) -> tuple[int, ...]:
    """Return the moves that buy an advance for a seat with these advances, a bit mask.

    `prices`: the fixed prices that the seat can pay, as a bit mask; `has_priests`: whether Priesthood can pay the food.
    """
    moves: list[int] = []
    for advance in takeable_with(mine):
        ore = 0 if mine & WITHOUT_ORE[advance] else ORE_PRICE[advance]
        spared = mine & WITHOUT_FOOD[advance] or (has_priests and CATEGORY[advance] == SCIENCE)
        if prices & (_PAYABLE_WITHOUT_FOOD[ore] if spared else _PAYABLE[ore]):
            moves.append(_BUY_FIRST + advance)
    return tuple(moves)


_PAYABLE: Final = {ore: fixed_price(ore * DUE_ORE + ADVANCE_PRICE * DUE_LEARNING) for ore in sorted({0, *ORE_PRICE})}
"""By price of an advance in ore, the bit of `stock.payable` for it and the food."""
_PAYABLE_WITHOUT_FOOD: Final = {ore: fixed_price(ore * DUE_ORE) for ore in sorted({0, *ORE_PRICE})}
_ALL_PRICES: Final = sum(_PAYABLE.values()) + sum(_PAYABLE_WITHOUT_FOOD.values())
_BUY_FIRST: Final = FIRST_MOVE["advance"]

_ADVANCE: Final = FIRST
_FOOD_BEFORE: Final = SECOND
"""Place in the frame: food before the payment; NONE = the price asked for no food."""


def buy(table: Table, seat: int, advance: int) -> None:
    """Charge the price of an advance, after asking whether Priesthood pays; then the advance is gained."""
    if not can_consecrate(table, seat, advance):
        _purchase(table, seat, advance, pious=False)
    elif can_pay(table, seat, price_of(table, seat, advance)):
        push(table, CONSECRATE, seat, advance)
    else:
        _purchase(table, seat, advance, pious=True)


def _purchase(table: Table, seat: int, advance: int, *, pious: bool) -> None:
    """Charge the price of an advance; `pious`: Priesthood pays the food."""
    due = price_of(table, seat, advance)
    if pious:
        table.nation[seat * NATION_WIDTH + USED] |= CONSECRATED
        due = ore_price(table, seat, advance) * DUE_ORE
    push(table, BUY, seat, advance, owned(table, seat, FOOD) if due >= DUE_LEARNING else NONE)
    charge(table, seat, due)


def _bought(table: Table) -> None:
    """Reward a payment with ideas or gold alone (Free Education), then gain the advance."""
    seat, advance, before = table.frames[SEAT], table.frames[_ADVANCE], table.frames[_FOOD_BEFORE]
    nation, base = table.nation, seat * NATION_WIDTH
    pop(table)
    learned = before != NONE and owned(table, seat, FOOD) == before
    if learned and nation[base + KNOWN] & LEARNS_FREELY and not nation[base + USED] & LEARNED:
        nation[base + USED] |= LEARNED
        gain(table, seat, MOOD, MOOD_FOR_LEARNING)
    learn(table, seat, advance)


BUY: Final = LAW.step("buy", BUYING, fields=("advance",), run=_bought)


def _consecrate(table: Table, *, pious: bool) -> None:
    seat, advance = table.frames[SEAT], table.frames[_ADVANCE]
    pop(table)
    _purchase(table, seat, advance, pious=pious)


def _use_priests(table: Table, _: int) -> None:
    _consecrate(table, pious=True)


def _pay_oneself(table: Table, _: int) -> None:
    _consecrate(table, pious=False)


CONSECRATE: Final = LAW.step("consecrate", ASKED, fields=("advance",))
CONSECRATE.answer("yes", why_not=always, apply=_use_priests)
CONSECRATE.answer("pass", why_not=always, apply=_pay_oneself)


def _begin_advance(table: Table, seat: int, advance: int) -> None:
    buy(table, seat, advance)


action("advance", why_not_buy, _begin_advance, quick=_quick_purchases)


# -- gaining

_STAGE: Final = SECOND
_CUBES: Final = THIRD
"""Place in the frame: cubes of the old government still to be placed."""
_EVENT: Final = FOURTH
"""Place in the frame: 1 if a level brings an event."""


def learn(table: Table, seat: int, advance: int) -> None:
    """Begin to gain an advance whose price is paid."""
    push(table, LEARN, seat, advance)


def gain_free(table: Table, seat: int, advance: int) -> None:
    """Gain an advance without its food; the ore of Steel Weapons is due."""
    learn(table, seat, advance)
    charge(table, seat, ore_price(table, seat, advance) * DUE_ORE)


def _go_on_learning(table: Table) -> None:
    """Run the stages of gaining: cubes, border, effects at once, event."""
    frames = table.frames
    seat, advance = frames[SEAT], frames[_ADVANCE]
    frames[_STAGE] += 1
    stage = frames[_STAGE]
    if stage == 1:
        _place(table, seat, advance)
        if frames[_CUBES]:
            push(table, CUBES, seat)
            return
        stage = frames[_STAGE] = 2
    if stage == 2:
        _border(table, seat, advance)
        if _bring(table, seat, advance):
            return
        stage = frames[_STAGE] = 3
    draws = frames[_EVENT]
    pop(table)
    if draws:
        for draw_event in EVENT_DUE.listeners:
            draw_event(table, seat)


LEARN: Final = LAW.step("learn", BUYING, fields=("advance", "stage", "cubes"), run=_go_on_learning)


def given_up(table: Table, seat: int, advance: int) -> int:
    """Return the advances of another government that an advance takes the place of, as a bit mask."""
    category = CATEGORY[advance]
    return known(table, seat) & GOVERNING & ~OF_CATEGORY[category] if category >= FIRST_GOVERNMENT else 0


def _place(table: Table, seat: int, advance: int) -> None:
    """Place the cube of an advance.

    The cubes of another government move with it, and their effects on this turn end.
    """
    nation, base = table.nation, seat * NATION_WIDTH
    others = given_up(table, seat, advance)
    if others:
        nation[base + KNOWN] &= ~others
        table.frames[_CUBES] = min(others.bit_count() - 1, 3)
        if others & FREE_COLLECT:
            nation[base + FREED] = 0
        if others & FORCES:
            nation[base + USED] &= ~FORCED
        if table.log is not None:
            table.log.add("event-change", CHANGE, player=PLAYERS[seat])
        trim(table, seat)
    _know(table, seat, advance)


def _know(table: Table, seat: int, advance: int) -> None:
    """Add an advance to those a seat knows, and apply the rules that follow any gain."""
    nation, base = table.nation, seat * NATION_WIDTH
    nation[base + KNOWN] |= BIT[advance]
    if table.log is not None:
        table.log.add("event-advance", ADVANCE[advance], player=PLAYERS[seat], card=named(ADVANCES, advance))
    trim(table, seat)
    if BIT[advance] & FREE_COLLECT and not nation[base + COLLECTED]:
        nation[base + FREED] = int(in_turn(table, seat))
    if advance == _SANITATION:
        nation[base + SICK] = 0
    if not in_turn(table, seat):
        return
    for other in range(len(table.hands)):
        if table.clockwise[(table.clockwise.index(other) + 1) % len(table.clockwise)] != seat or other == seat:
            continue
        city = wonder_city(table, IDEA_FROM_LEFT, other)
        informed = nation[other * NATION_WIDTH + USED] & INFORMED
        if city != NONE and not informed and not known(table, other) & BIT[advance]:
            nation[other * NATION_WIDTH + USED] |= INFORMED
            gain(table, other, IDEA, IDEA_FROM_LEFT[table.wonder[city]])


def _border(table: Table, seat: int, advance: int) -> None:
    """Raise a level and give a token by the border of an advance; levels 3, 5 and 7 bring an event."""
    token = BORDER[advance]
    if token == NONE:
        return
    place = seat * NATION_WIDTH + CULTURE_LEVEL + token - CULTURE
    nation = table.nation
    if nation[place] < SCALE:
        nation[place] += 1
        if table.log is not None:
            level = Name("level-culture" if token == CULTURE else "level-happiness")
            table.log.add("event-level", BORDERS, player=PLAYERS[seat], level=level, number=nation[place])
        if nation[place] in EVENT_LEVELS:
            table.frames[_EVENT] = 1
    gain(table, seat, token, 1)


def _bring(table: Table, seat: int, advance: int) -> bool:
    """Apply the effects of an advance when it is gained; return whether a seat has to decide."""
    nation, base = table.nation, seat * NATION_WIDTH
    _write(table, seat)
    gain(table, seat, IDEA, ideas_brought(table, seat, advance))
    if ORE_IF_KNOWN[advance] and nation[base + KNOWN] & _freed_of_ore(advance):
        gain(table, seat, ORE, ORE_IF_KNOWN[advance])
    if BIT[advance] & REVEALS:
        for reveal in WONDER_DUE.listeners:
            reveal(table, seat)
    if BIT[advance] & RESERVES:
        depth = len(table.frames)
        for reserve in RESERVATION_DUE.listeners:
            reserve(table, seat)
        return len(table.frames) > depth
    return False


def ideas_brought(table: Table, seat: int, advance: int) -> int:
    """Return the ideas that a seat gains with an advance it has just learned."""
    ideas: int = IDEA_WHEN_GAINED[advance]
    return ideas + IDEA_FOR_SCIENCE if CATEGORY[advance] == SCIENCE and has(table, seat, THINKS) else ideas


def _freed_of_ore(advance: int) -> int:
    """Return the advances whose ore an advance pays, as a bit mask."""
    return sum(BIT[other] for other in range(ADVANCES_COUNT) if WITHOUT_ORE[other] & BIT[advance])


def _write(table: Table, seat: int) -> None:
    """Draw the cards of Writing, once, with the first government."""
    nation, base = table.nation, seat * NATION_WIDTH
    mine = nation[base + KNOWN]
    if mine & WRITES and mine & GOVERNING and not nation[base + DRAWN]:
        nation[base + DRAWN] = 1
        for _ in range(CARDS_WITH_GOVERNMENT):
            draw_action(table, seat)
            draw_objective(table, seat)


# -- the cubes of the old government


def _cube_places(table: Table) -> Iterable[int]:
    seat = table.frames[SEAT]
    category = CATEGORY[table.frames[below(_ADVANCE)]]
    return [advance for advance in takeable(table, seat) if CATEGORY[advance] == category]


def _why_not_cube(table: Table, advance: int) -> Clause | None:
    return None if advance in _cube_places(table) else CHANGE


def _put_cube(table: Table, advance: int) -> None:
    seat = table.frames[SEAT]
    _know(table, seat, advance)
    table.frames[below(_CUBES)] -= 1
    if not table.frames[below(_CUBES)]:
        pop(table)


def _asks_cubes(view: TableView) -> Prompt:
    return "prompt-cubes", {"left": view.pending["cubes"]}


CUBES: Final = LAW.step("cubes", CHANGE, asks=_asks_cubes, automatic=True)
CUBES.answer("gain", why_not=_why_not_cube, apply=_put_cube, candidates=_cube_places)
