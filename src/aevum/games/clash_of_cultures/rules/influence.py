"""Rulebook chapter Influencia cultural: a city wins a piece of another city."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ADVANCES, BARBARIAN, CULTURE, HAPPY, NONE, PIECES, PLAYERS, TEMPLE
from aevum.games.clash_of_cultures.maps import HEXES, LABELS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.nation import INFLUENCED, SCULPTED
from aevum.games.clash_of_cultures.rule_values import (
    ATTEMPT_PRICE,
    CONVERSION_FROM,
    CONVERTS,
    INFLUENCE_FROM,
    REWARD,
    REWARDED,
    SCULPTS,
    SHIELDS_ARMIES,
    SHIELDS_HAPPY,
    SHIELDS_TEMPLE,
    SHIELDS_WITHIN,
    WONDER_RANGE,
)
from aevum.games.clash_of_cultures.rules.city import (
    SIZES,
    SOLE_COLOUR,
    cities,
    has_piece,
    in_colour,
    own_pieces,
    recolour,
    size,
)
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, OWN_CITY, UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.signals import SETTLEMENT_INFLUENCED
from aevum.games.clash_of_cultures.rules.stock import DUE_CULTURE, charge, gain, has, limit, owned
from aevum.games.clash_of_cultures.rules.tokens import to_be_swapped
from aevum.games.clash_of_cultures.rules.turn import action, begun, freely
from aevum.games.clash_of_cultures.rules.units import armies_at
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH, SETTLEMENTS, SUPPLY, USED
from aevum.kernel.chance import Chance
from aevum.kernel.game import SEAT
from aevum.kernel.rows import mask
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, THIRD, Prompt, always, pop, push, replace_top
from aevum.kernel.words import Name

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table
    from aevum.games.clash_of_cultures.view import TableView

INFLUENCE: Final = clause("influence.attempt")
ONE_SUCCESS: Final = clause("influence.once")
PURE: Final = clause("influence.source")
NO_TARGET: Final = clause("influence.none")
SMALL: Final = clause("influence.size")
RANGE: Final = clause("influence.range")
SHIELDED: Final = clause("influence.shield")
NO_PIECE: Final = clause("influence.piece")
BOOSTING: Final = clause("influence.boost")
PROTECTED: Final = clause("influence.statue")
ART: Final = ADVANCE[ADVANCES.number("arts-and-sculpture")]

_SOURCE: Final = FIRST
_TARGET: Final = SECOND
_ROLL: Final = THIRD
_MORE: Final = FOURTH
"""Place in the frame: attempts that may follow this one (Great Pyramids)."""
_TAKEOVER: Final = FIFTH
"""Place in the frame: 1 if barbarians may be a target."""


def reach(table: Table, cell: int) -> int:
    """Return the range of a city's influence without a boost."""
    wonder = table.wonder[cell]
    return size(table, cell) + (0 if wonder == NONE else WONDER_RANGE[wonder])


def is_shielded(table: Table, seat: int, cell: int) -> bool:
    """Whether a seat may not boost influence against a city; the owner of the city always may."""
    owner = table.city[cell]
    if owner in (seat, BARBARIAN) or not has(table, owner, _SHIELDS):
        return False
    return bool(
        (table.mood[cell] == HAPPY and has(table, owner, SHIELDS_HAPPY))
        or (armies_at(table, cell) and table.holder[cell] == owner and has(table, owner, SHIELDS_ARMIES))
        or (has_piece(table, cell, TEMPLE) and has(table, owner, SHIELDS_TEMPLE))
    )


_SHIELDS: Final = SHIELDS_HAPPY | SHIELDS_ARMIES | SHIELDS_TEMPLE


def prizes(table: Table, seat: int, cell: int) -> list[int]:
    """Return the pieces of a city that a seat could win."""
    nation, first, pieces = table.nation, seat * NATION_WIDTH + SUPPLY, table.pieces[cell]
    return [
        piece for piece in range(len(PIECES)) if pieces >> 3 * piece & 7 not in (0, seat + 1) and nation[first + piece]
    ]


def _is_guarded(table: Table, seat: int, cell: int) -> bool:
    """Whether a Great Statue near a city keeps foreign influence away from it."""
    owner = table.city[cell]
    if owner in (seat, BARBARIAN) or table.wonder.count(NONE) == len(table.wonder):
        return False
    for place, wonder in enumerate(table.wonder):
        if wonder != NONE and SHIELDS_WITHIN[wonder] != NONE and table.city[place] == owner:
            return bool(table.land.distances(place)[cell] <= SHIELDS_WITHIN[wonder])
    return False


def why_not_target(table: Table, seat: int, source: int, cell: int, *, takeover: bool, fee: int = 0) -> Clause | None:
    """Return the clause that forbids influence of a city on another one, or None.

    `takeover`: barbarians may be a target; `fee`: culture tokens that are paid besides.
    """
    owner = table.city[cell]
    if owner == NONE:
        return NO_PIECE
    if owner == BARBARIAN:
        if not takeover or not table.nation[seat * NATION_WIDTH + SETTLEMENTS]:
            return NO_PIECE
    elif size(table, cell) < 2:
        return SMALL
    elif not prizes(table, seat, cell):
        return NO_PIECE
    if _is_guarded(table, seat, cell):
        return PROTECTED
    lacking = table.land.distances(source)[cell] - reach(table, source)
    if lacking <= 0:
        return None
    if lacking > owned(table, seat, CULTURE) - fee:
        return RANGE
    return SHIELDED if is_shielded(table, seat, cell) else None


def why_not_source(table: Table, seat: int, cell: int, *, takeover: bool = False, fee: int = 0) -> Clause | None:
    """Return the clause that forbids a city to try to influence another one, or None."""
    refusal = why_not_try(table, seat, cell)
    if refusal is not None:
        return refusal
    return None if _any_target(table, seat, cell, takeover=takeover, fee=fee) else NO_TARGET


def why_not_try(table: Table, seat: int, cell: int) -> Clause | None:
    """Return the clause that forbids a city to influence, whatever is in range, or None."""
    if table.city[cell] != seat:
        return OWN_CITY
    if table.nation[seat * NATION_WIDTH + USED] & INFLUENCED:
        return ONE_SUCCESS
    return None if own_pieces(table, cell) else PURE


def _any_target(table: Table, seat: int, source: int, *, takeover: bool, fee: int = 0) -> bool:
    return any(
        why_not_target(table, seat, source, cell, takeover=takeover, fee=fee) is None
        for cell in _worth_aiming(table, takeover=takeover)
    )


def _worth_aiming(table: Table, *, takeover: bool) -> list[int]:
    """Return the cities with more than a settlement, and barbarians if they may be a target."""
    grown = list(compress(_CELLS, table.pieces))
    return grown + cities(table, BARBARIAN) if takeover else grown


def attempt(table: Table, seat: int, source: int, more: int = 0, *, takeover: bool = False) -> None:
    """Begin the attempt of a city to influence another one.

    `more`: attempts that may follow; `takeover`: barbarians may be a target.
    """
    push(table, AIM, seat, source, NONE, 0, more, int(takeover))


def _why_not_influence(table: Table, seat: int, cell: int) -> Clause | None:
    return why_not_source(table, seat, cell)


def _influence(table: Table, seat: int, cell: int) -> None:
    attempt(table, seat, cell)


def _quick_sources(table: Table, seat: int, own: list[int], first: int, fee: int) -> list[int]:
    """Return the moves by which cities influence another one (fast move generator).

    Every city compares the cities that have pieces with the hexes in its range, both as bit masks. `first`: first move
    of the verb; `fee`: culture tokens that are paid besides.
    """
    nation, base, pieces = table.nation, seat * NATION_WIDTH, table.pieces
    if nation[base + USED] & INFLUENCED:
        return []
    targets = mask(pieces, _CELL_BITS)
    sources: list[int] = []
    for cell in own:
        if not pieces[cell]:
            sources.append(cell)
        elif SOLE_COLOUR[pieces[cell]] == seat:
            sources.append(cell)
            targets ^= _CELL_BITS[cell]
    moves: list[int] = []
    if not targets:
        return moves
    near, wonder, tokens = table.land.near, table.wonder, nation[base + CULTURE] - fee
    for source in sources:
        steps = SIZES[pieces[source]] if wonder[source] == NONE else reach(table, source)
        in_range = near(source, steps + tokens) & targets
        if in_range and _any_target_among(table, seat, in_range, near(source, steps)):
            moves.append(first + source)
    return moves


def _any_target_among(table: Table, seat: int, cells: int, unboosted: int) -> bool:
    """Whether a seat may influence a city with pieces on one of these hexes; see `why_not_target`.

    `cells`: the hexes in range, as a bit mask; `unboosted`: those in range without a boost.
    """
    stocked = _stocked(table, seat)
    while cells:
        cell = cells.bit_length() - 1
        if (
            table.city[cell] != BARBARIAN
            and not in_colour(table.pieces[cell] & stocked, seat)
            and not _is_guarded(table, seat, cell)
            and (unboosted >> cell & 1 or not is_shielded(table, seat, cell))
        ):
            return True
        cells ^= _CELL_BITS[cell]
    return False


def _stocked(table: Table, seat: int) -> int:
    """Return the kinds of pieces that are left in the supply of a seat: all bits that `Table.pieces` has for them."""
    first = seat * NATION_WIDTH + SUPPLY
    supply = table.nation[first : first + len(PIECES)]
    return _EVERY_PIECE if 0 not in supply else sum(7 << 3 * piece for piece, left in enumerate(supply) if left)


_EVERY_PIECE: Final = (1 << 3 * len(PIECES)) - 1
_CELLS: Final = range(HEXES)
_CELL_BITS: Final = tuple(1 << cell for cell in range(HEXES))
_INFLUENCE_FIRST: Final = FIRST_MOVE["influence"]
_SCULPT_FIRST: Final = FIRST_MOVE["sculpt"]


def _quick_influence(table: Table, seat: int, own: list[int], _: int) -> list[int]:
    return _quick_sources(table, seat, own, _INFLUENCE_FIRST, 0)


action("influence", _why_not_influence, _influence, quick=_quick_influence)


def _why_not_sculpt(table: Table, seat: int, cell: int) -> Clause | None:
    refusal = why_not_art(table, seat)
    return why_not_source(table, seat, cell, fee=ATTEMPT_PRICE) if refusal is None else refusal


def why_not_art(table: Table, seat: int) -> Clause | None:
    """Return the clause that forbids paying for an attempt by Arts & Sculpture now, or None."""
    if not has(table, seat, SCULPTS) or table.nation[seat * NATION_WIDTH + USED] & SCULPTED:
        return ART
    return None if owned(table, seat, CULTURE) >= ATTEMPT_PRICE else UNPAID


def pay_by_art(table: Table, seat: int) -> None:
    """Pay a culture token instead of the action (Arts & Sculpture); the turn counts as begun."""
    table.nation[seat * NATION_WIDTH + USED] |= SCULPTED
    begun(table)
    charge(table, seat, ATTEMPT_PRICE * DUE_CULTURE)


def _sculpt(table: Table, seat: int, cell: int) -> None:
    pay_by_art(table, seat)
    _influence(table, seat, cell)


def _quick_art(table: Table, seat: int, own: list[int], _: int) -> list[int]:
    return _quick_sources(table, seat, own, _SCULPT_FIRST, ATTEMPT_PRICE) if why_not_art(table, seat) is None else []


freely("sculpt", _why_not_sculpt, _sculpt, quick=_quick_art, needs=SCULPTS)


# -- the target


def _why_not_aim(table: Table, cell: int) -> Clause | None:
    frames = table.frames
    return why_not_target(table, frames[SEAT], frames[_SOURCE], cell, takeover=bool(frames[_TAKEOVER]))


def _aims(table: Table) -> Iterable[int]:
    """Return the cities to check: a target has more than a settlement, or belongs to barbarians."""
    return sorted(_worth_aiming(table, takeover=bool(table.frames[_TAKEOVER])))


def _aim(table: Table, cell: int) -> None:
    """Pay tokens for the range to the target, then roll the die."""
    frames = table.frames
    seat, source = frames[SEAT], frames[_SOURCE]
    frames[_TARGET] = cell
    lacking = max(0, table.land.distances(source)[cell] - reach(table, source))
    charge(table, seat, lacking * DUE_CULTURE)
    chance = Chance(table.chance)
    roll = frames[_ROLL] = chance.die()
    table.chance = chance.state
    if table.log is not None:
        table.log.add(
            "event-influence", INFLUENCE, player=PLAYERS[seat], source=LABELS[source], hex=LABELS[cell], roll=roll
        )
    if roll >= needed(table, seat):
        _succeed(table)
    elif _could_boost(table):
        replace_top(table, BOOST, seat)
    else:
        _fail(table)


def needed(table: Table, seat: int) -> int:
    """Return the lowest roll with which the influence of a seat succeeds."""
    return CONVERSION_FROM if has(table, seat, CONVERTS) else INFLUENCE_FROM


def _lacking(table: Table) -> int:
    return needed(table, table.frames[SEAT]) - table.frames[_ROLL]


def _could_boost(table: Table) -> bool:
    """Whether the seat could boost the roll, with its tokens or one more that Drama & Music could still bring."""
    seat, cell = table.frames[SEAT], table.frames[_TARGET]
    if is_shielded(table, seat, cell):
        return False
    return owned(table, seat, CULTURE) + to_be_swapped(table, seat, CULTURE) >= _lacking(table)


def _why_not_boost(table: Table, _: int) -> Clause | None:
    return None if owned(table, table.frames[SEAT], CULTURE) >= _lacking(table) else UNPAID


def _boost(table: Table, _: int) -> None:
    seat = table.frames[SEAT]
    charge(table, seat, _lacking(table) * DUE_CULTURE)
    _succeed(table)


def _give_up(table: Table, _: int) -> None:
    _fail(table)


def _fail(table: Table) -> None:
    if table.log is not None:
        table.log.add("event-influence-fails", INFLUENCE, hex=LABELS[table.frames[_TARGET]])
    _next(table)


def _next(table: Table) -> None:
    """End the attempt, and go on with the next one of the Great Pyramids, if any."""
    frames = table.frames
    seat, source, more = frames[SEAT], frames[_SOURCE], frames[_MORE]
    pop(table)
    if more:
        grant_attempts(table, seat, source, more)


def _succeed(table: Table) -> None:
    """Win a piece, or the settlement of barbarians."""
    frames = table.frames
    seat, cell = frames[SEAT], frames[_TARGET]
    table.nation[seat * NATION_WIDTH + USED] |= INFLUENCED
    if has(table, seat, REWARDED):
        gain(table, seat, CULTURE, REWARD)
    if table.city[cell] == BARBARIAN:
        for take_over in SETTLEMENT_INFLUENCED.listeners:
            take_over(table, seat, cell)
        return
    replace_top(table, PRIZE, seat)


def _prizes(table: Table) -> Iterable[int]:
    return prizes(table, table.frames[SEAT], table.frames[_TARGET])


def _why_not_prize(table: Table, piece: int) -> Clause | None:
    return None if piece in _prizes(table) else NO_PIECE


def _take_prize(table: Table, piece: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[_TARGET]
    recolour(table, cell, piece, seat)
    if table.log is not None:
        name = Name(f"piece-{PIECES[piece]}")
        table.log.add("event-influenced", INFLUENCE, player=PLAYERS[seat], hex=LABELS[cell], piece=name)
    _next(table)


def _asks_boost(view: TableView) -> Prompt:
    return "prompt-boost", {"roll": view.pending["roll"], "tokens": view.tokens_needed}


_NUMBERS: Final = ("source", "target", "roll", "attempts", "takeover")
AIM: Final = LAW.step("target", INFLUENCE, fields=_NUMBERS)
AIM.answer("target", why_not=_why_not_aim, apply=_aim, candidates=_aims)
AGAIN: Final = LAW.step("attempt", INFLUENCE, fields=_NUMBERS, passed_by=("pass",))
AGAIN.answer("target", why_not=_why_not_aim, apply=_aim, candidates=_aims)


def _leave(table: Table, _: int) -> None:
    pop(table)


AGAIN.answer("pass", why_not=always, apply=_leave)
BOOST: Final = LAW.step("boost", BOOSTING, fields=_NUMBERS, asks=_asks_boost, passed_by=("pass",))
BOOST.answer("boost", why_not=_why_not_boost, apply=_boost)
BOOST.answer("pass", why_not=always, apply=_give_up)
PRIZE: Final = LAW.step("prize", INFLUENCE, fields=_NUMBERS, automatic=True)
PRIZE.answer("swap", why_not=_why_not_prize, apply=_take_prize, candidates=_prizes)


def grant_attempts(table: Table, seat: int, source: int, attempts: int) -> None:
    """Grant attempts without an action, each of which may be left out.

    A token that Drama & Music may still bring counts for the range.
    """
    room = owned(table, seat, CULTURE) < limit(table, seat, CULTURE)
    more = to_be_swapped(table, seat, CULTURE) if room else 0
    if why_not_source(table, seat, source, fee=-more) is None:
        push(table, AGAIN, seat, source, NONE, 0, attempts - 1)
