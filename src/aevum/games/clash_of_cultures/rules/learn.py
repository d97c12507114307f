"""Avances: what an advance costs, who may take it, and what gaining it brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
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
from aevum.games.clash_of_cultures.figures import (
    CARDS_WITH_GOVERNMENT,
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
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import (
    COLLECTED,
    CONSECRATED,
    DRAWN,
    FREED,
    INFORMED,
    KNOWN,
    LEARNED,
    LEVEL,
    SICK,
    USED,
    WIDTH,
)
from aevum.games.clash_of_cultures.rules.choosing import always
from aevum.games.clash_of_cultures.rules.city import wonder_city
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, ASKED, UNPAID, clause
from aevum.games.clash_of_cultures.rules.hands import draw_action, draw_objective
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_LEARNING,
    DUE_ORE,
    can_pay,
    charge,
    gain,
    known,
    owned,
    trim,
)
from aevum.games.clash_of_cultures.rules.turn import action, in_turn
from aevum.kernel.game import FRAME, SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, Asked, pop, push
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

_PRICE: Final[int] = DATA["price"]["advance"]
_SANITATION: Final = ADVANCES.number("sanitation")
EVENT_LEVELS: Final = (3, 5, 7)
_GAIN: Final = FIRST_MOVE["gain"]

ADVANCES_COUNT: Final = len(ADVANCES)


# -- what may be taken


def why_not_take(table: Table, seat: int, advance: int) -> Clause | None:
    """May this advance be taken, whatever it costs?"""
    mine = table.nation[seat * WIDTH + KNOWN]
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


def takeable(table: Table, seat: int) -> list[int]:
    """Every advance that may be taken, whatever it costs."""
    mine = table.nation[seat * WIDTH + KNOWN]
    found: list[int] = []
    for category, top in enumerate(TOP):
        if mine & BIT[top]:
            found += [
                advance
                for advance in range(top + 1, top + 4)
                if not mine & BIT[advance] and (AFTER[advance] == NONE or mine & BIT[AFTER[advance]])
            ]
        elif category < FIRST_GOVERNMENT or mine & OPENED_BY[category]:
            found.append(top)
    return found


def ore_price(table: Table, seat: int, advance: int) -> int:
    """Ore that is due however an advance is gained."""
    return 0 if known(table, seat) & WITHOUT_ORE[advance] else ORE_PRICE[advance]


def why_not_gain(table: Table, seat: int, advance: int) -> Clause | None:
    """May this advance be gained without its food?"""
    refusal = why_not_take(table, seat, advance)
    if refusal is not None:
        return refusal
    ore = ore_price(table, seat, advance)
    return None if not ore or can_pay(table, seat, ore * DUE_ORE) else UNPAID


def gainable(table: Table, seat: int) -> list[int]:
    """Every advance that may be gained without its food."""
    return [advance for advance in takeable(table, seat) if why_not_gain(table, seat, advance) is None]


# -- buying


def price_of(table: Table, seat: int, advance: int) -> int:
    """What an advance costs, Priesthood aside."""
    due = ore_price(table, seat, advance) * DUE_ORE
    return due if known(table, seat) & WITHOUT_FOOD[advance] else due + _PRICE * DUE_LEARNING


def can_consecrate(table: Table, seat: int, advance: int) -> bool:
    """Would Priesthood pay the food of this advance?"""
    nation, base = table.nation, seat * WIDTH
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
    """Every advance that can be bought now."""
    return [advance for advance in takeable(table, seat) if why_not_buy(table, seat, advance) is None]


_ADVANCE: Final = FIRST
_FOOD_BEFORE: Final = SECOND
"""Food before it was paid; NONE: the price asked for none."""


def buy(table: Table, seat: int, advance: int) -> None:
    """The price is paid, then the advance is gained."""
    if not can_consecrate(table, seat, advance):
        _purchase(table, seat, advance, pious=False)
    elif can_pay(table, seat, price_of(table, seat, advance)):
        push(table, CONSECRATE, seat, advance)
    else:
        _purchase(table, seat, advance, pious=True)


def _purchase(table: Table, seat: int, advance: int, *, pious: bool) -> None:
    """The payment; Priesthood pays the food if it is used."""
    due = price_of(table, seat, advance)
    if pious:
        table.nation[seat * WIDTH + USED] |= CONSECRATED
        due = ore_price(table, seat, advance) * DUE_ORE
    push(table, BUY, seat, advance, owned(table, seat, FOOD) if due >= DUE_LEARNING else NONE)
    charge(table, seat, due)


def _bought(table: Table) -> None:
    """Free Education rewards who paid with ideas or gold alone; then the advance is gained."""
    seat, advance, before = table.frames[SEAT], table.frames[_ADVANCE], table.frames[_FOOD_BEFORE]
    nation, base = table.nation, seat * WIDTH
    pop(table)
    learned = before != NONE and owned(table, seat, FOOD) == before
    if learned and nation[base + KNOWN] & LEARNS_FREELY and not nation[base + USED] & LEARNED:
        nation[base + USED] |= LEARNED
        gain(table, seat, MOOD, MOOD_FOR_LEARNING)
    learn(table, seat, advance)


BUY: Final = LAW.step("buy", BUYING, numbers=("advance",), resume=_bought)


def _consecrate(table: Table, *, pious: bool) -> None:
    seat, advance = table.frames[SEAT], table.frames[_ADVANCE]
    pop(table)
    _purchase(table, seat, advance, pious=pious)


def _use_priests(table: Table, _: int) -> None:
    _consecrate(table, pious=True)


def _pay_oneself(table: Table, _: int) -> None:
    _consecrate(table, pious=False)


CONSECRATE: Final = LAW.step("consecrate", ASKED, numbers=("advance",))
CONSECRATE.answer("yes", why_not=always, apply=_use_priests)
CONSECRATE.answer("pass", why_not=always, apply=_pay_oneself)


def _begin_advance(table: Table, seat: int, advance: int) -> None:
    buy(table, seat, advance)


def _quickly_buyable(table: Table, seat: int) -> list[int]:
    """The second judge: most advances cost the same food, so whether that can be paid is asked once."""
    mine = table.nation[seat * WIDTH + KNOWN]
    plain = can_pay(table, seat, _PRICE * DUE_LEARNING)
    found: list[int] = []
    for advance in takeable(table, seat):
        if ORE_PRICE[advance]:
            payable = why_not_buy(table, seat, advance) is None
        else:
            payable = plain or bool(mine & WITHOUT_FOOD[advance]) or can_consecrate(table, seat, advance)
        if payable:
            found.append(advance)
    return found


action("advance", why_not_buy, _begin_advance, quick=_quickly_buyable)


# -- gaining

_STAGE: Final = SECOND
_CUBES: Final = THIRD
"""Cubes of the old government still to be placed."""
_EVENT: Final = FOURTH
"""Does a level bring an event?"""

after_gaining: list[Callable[[Table, int], None]] = []
"""What draws an event: entered by its chapter, asked of the table and the seat."""
revealing: list[Callable[[Table, int], None]] = []
"""What reveals the top Wonder."""
reserving: list[Callable[[Table, int], None]] = []
"""What lets a seat reserve a Wonder."""


def learn(table: Table, seat: int, advance: int) -> None:
    """An advance is gained, its price paid."""
    push(table, LEARN, seat, advance)


def gain_free(table: Table, seat: int, advance: int) -> None:
    """An advance without its food; the ore of Steel Weapons is due."""
    learn(table, seat, advance)
    charge(table, seat, ore_price(table, seat, advance) * DUE_ORE)


def _go_on_learning(table: Table) -> None:
    """Cubes, border, what it brings at once, the event."""
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
        for event in after_gaining:
            event(table, seat)


LEARN: Final = LAW.step("learn", BUYING, numbers=("advance", "stage", "cubes"), resume=_go_on_learning)


def _place(table: Table, seat: int, advance: int) -> None:
    """The cube; those of another government move with it."""
    place = seat * WIDTH + KNOWN
    nation = table.nation
    others = nation[place] & GOVERNING & ~OF_CATEGORY[CATEGORY[advance]]
    if CATEGORY[advance] >= FIRST_GOVERNMENT and others:
        nation[place] &= ~others
        table.frames[_CUBES] = min(others.bit_count() - 1, 3)
        if table.log is not None:
            table.log.tell("event-change", CHANGE, player=PLAYERS[seat])
        trim(table, seat)
    _know(table, seat, advance)


def _know(table: Table, seat: int, advance: int) -> None:
    """An advance is owned; what rules ask of those gained."""
    nation, base = table.nation, seat * WIDTH
    nation[base + KNOWN] |= BIT[advance]
    if table.log is not None:
        table.log.tell("event-advance", ADVANCE[advance], player=PLAYERS[seat], card=named(ADVANCES, advance))
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
        told = nation[other * WIDTH + USED] & INFORMED
        if city != NONE and not told and not known(table, other) & BIT[advance]:
            nation[other * WIDTH + USED] |= INFORMED
            gain(table, other, IDEA, IDEA_FROM_LEFT[table.wonder[city]])


def _border(table: Table, seat: int, advance: int) -> None:
    """A level and a token; at 3, 5 and 7 an event."""
    token = BORDER[advance]
    if token == NONE:
        return
    place = seat * WIDTH + LEVEL + token - CULTURE
    nation = table.nation
    if nation[place] < SCALE:
        nation[place] += 1
        if table.log is not None:
            level = Name("level-culture" if token == CULTURE else "level-happiness")
            table.log.tell("event-level", BORDERS, player=PLAYERS[seat], level=level, number=nation[place])
        if nation[place] in EVENT_LEVELS:
            table.frames[_EVENT] = 1
    gain(table, seat, token, 1)


def _bring(table: Table, seat: int, advance: int) -> bool:
    """What an advance brings when it is gained; true if somebody has to decide."""
    nation, base = table.nation, seat * WIDTH
    _write(table, seat)
    if IDEA_WHEN_GAINED[advance]:
        gain(table, seat, IDEA, IDEA_WHEN_GAINED[advance])
    if CATEGORY[advance] == SCIENCE and nation[base + KNOWN] & THINKS:
        gain(table, seat, IDEA, IDEA_FOR_SCIENCE)
    if ORE_IF_KNOWN[advance] and nation[base + KNOWN] & _freed_of_ore(advance):
        gain(table, seat, ORE, ORE_IF_KNOWN[advance])
    if BIT[advance] & REVEALS:
        for reveal in revealing:
            reveal(table, seat)
    if BIT[advance] & RESERVES:
        depth = len(table.frames)
        for reserve in reserving:
            reserve(table, seat)
        return len(table.frames) > depth
    return False


def _freed_of_ore(advance: int) -> int:
    """The advances whose ore this one pays."""
    return sum(BIT[other] for other in range(ADVANCES_COUNT) if WITHOUT_ORE[other] & BIT[advance])


def _write(table: Table, seat: int) -> None:
    """Writing draws its cards once, with the first government."""
    nation, base = table.nation, seat * WIDTH
    mine = nation[base + KNOWN]
    if mine & WRITES and mine & GOVERNING and not nation[base + DRAWN]:
        nation[base + DRAWN] = 1
        for _ in range(CARDS_WITH_GOVERNMENT):
            draw_action(table, seat)
            draw_objective(table, seat)


# -- the cubes of the old government


def _cube_places(table: Table) -> Iterable[int]:
    seat = table.frames[SEAT]
    category = CATEGORY[table.frames[_ADVANCE - FRAME]]
    return [advance for advance in takeable(table, seat) if CATEGORY[advance] == category]


def _why_not_cube(table: Table, advance: int) -> Clause | None:
    return None if advance in _cube_places(table) else CHANGE


def _put_cube(table: Table, advance: int) -> None:
    seat = table.frames[SEAT]
    _know(table, seat, advance)
    below = _CUBES - FRAME
    table.frames[below] -= 1
    if not table.frames[below]:
        pop(table)


def _asks_cubes(view: TableView) -> Asked:
    return "prompt-cubes", {"left": view.pending["cubes"]}


CUBES: Final = LAW.step("cubes", CHANGE, asks=_asks_cubes)
CUBES.answer("gain", why_not=_why_not_cube, apply=_put_cube, candidates=_cube_places)
automatic(CUBES)


# -- an advance for nothing

_WITHIN: Final = FIRST
"""The category; NONE: any; -2: any government."""
_FROM: Final = SECOND
"""Seats of which one must own it, as a mask; 0: nobody need."""
ANY_GOVERNMENT: Final = -2


def free_choices(table: Table) -> list[int]:
    """The advances a seat may gain now, as the frame says."""
    frames = table.frames
    within, owners = frames[_WITHIN], frames[_FROM]
    found = gainable(table, frames[SEAT])
    if within == ANY_GOVERNMENT:
        found = [advance for advance in found if CATEGORY[advance] >= FIRST_GOVERNMENT]
    elif within != NONE:
        found = [advance for advance in found if CATEGORY[advance] == within]
    if owners:
        theirs = union(table, owners)
        found = [advance for advance in found if theirs & BIT[advance]]
    return found


def union(table: Table, owners: int) -> int:
    """What any of these seats knows."""
    theirs = 0
    for other in range(len(table.hands)):
        if owners >> other & 1:
            theirs |= known(table, other)
    return theirs


def grant(table: Table, seat: int, within: int = NONE, owners: int = 0) -> None:
    """A seat gains an advance for nothing, if there is one."""
    push(table, GRANT, seat, within, owners)


def _go_on_granting(table: Table) -> None:
    if not free_choices(table):
        pop(table)


def _why_not_granted(table: Table, advance: int) -> Clause | None:
    if advance in free_choices(table):
        return None
    return why_not_gain(table, table.frames[SEAT], advance) or CHOOSING


def _granted(table: Table) -> list[int]:
    return [_GAIN + advance for advance in free_choices(table)]


def _take_granted(table: Table, advance: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    gain_free(table, seat, advance)


CHOOSING: Final = clause("learn.free")
GRANT: Final = LAW.step("grant", CHOOSING, numbers=("within", "owners"), resume=_go_on_granting)
GRANT.answer("gain", why_not=_why_not_granted, apply=_take_granted, legal=_granted)
