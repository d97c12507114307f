"""Influencia cultural: a city wins a piece of another one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    ADVANCES,
    BARBARIAN,
    CULTURE,
    HAPPY,
    MOOD,
    NONE,
    PIECES,
    PLAYERS,
    TEMPLE,
)
from aevum.games.clash_of_cultures.figures import (
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
    SWAPS_TOKENS,
    WONDER_RANGE,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.nation import (
    INFLUENCED,
    PERFORMED,
    SCULPTED,
    SETTLEMENTS,
    SUPPLY,
    USED,
    WIDTH,
)
from aevum.games.clash_of_cultures.rules.choosing import always
from aevum.games.clash_of_cultures.rules.city import cities, colour, has_piece, own_pieces, recolour, size
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, OWN_CITY, UNPAID, clause
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.games.clash_of_cultures.rules.stock import DUE_CULTURE, charge, gain, has, owned
from aevum.games.clash_of_cultures.rules.turn import action, freely, in_turn
from aevum.games.clash_of_cultures.rules.units import armies_at
from aevum.kernel.chance import Chance
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIFTH, FIRST, FOURTH, SECOND, THIRD, Asked, become, pop, push
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
"""Attempts that may follow this one: the Great Pyramids."""
_TAKEOVER: Final = FIFTH
"""May barbarians be a target?"""


def reach(table: Table, cell: int) -> int:
    """How far the influence of a city goes without a boost."""
    wonder = table.wonder[cell]
    return size(table, cell) + (0 if wonder == NONE else WONDER_RANGE[wonder])


def is_shielded(table: Table, seat: int, cell: int) -> bool:
    """May nobody boost influence against this city? Its owner may."""
    owner = table.city[cell]
    if owner in (seat, BARBARIAN):
        return False
    return bool(
        (table.mood[cell] == HAPPY and has(table, owner, SHIELDS_HAPPY))
        or (armies_at(table, cell) and table.holder[cell] == owner and has(table, owner, SHIELDS_ARMIES))
        or (has_piece(table, cell, TEMPLE) and has(table, owner, SHIELDS_TEMPLE))
    )


def prizes(table: Table, seat: int, cell: int) -> list[int]:
    """The pieces of a city that a seat could win."""
    supply = table.nation[seat * WIDTH + SUPPLY : seat * WIDTH + SUPPLY + len(PIECES)]
    return [piece for piece in range(len(PIECES)) if supply[piece] and colour(table, cell, piece) not in (NONE, seat)]


def _is_guarded(table: Table, seat: int, cell: int) -> bool:
    """Does a Great Statue near it keep foreign influence away?"""
    owner = table.city[cell]
    if owner in (seat, BARBARIAN) or table.wonder.count(NONE) == len(table.wonder):
        return False
    for place, wonder in enumerate(table.wonder):
        if wonder != NONE and SHIELDS_WITHIN[wonder] != NONE and table.city[place] == owner:
            return bool(table.land.distances(place)[cell] <= SHIELDS_WITHIN[wonder])
    return False


def why_not_target(table: Table, seat: int, source: int, cell: int, *, takeover: bool, fee: int = 0) -> Clause | None:
    """May influence go from a city to another? `fee`: culture tokens that are paid besides."""
    owner = table.city[cell]
    if owner == NONE:
        return NO_PIECE
    if owner == BARBARIAN:
        if not takeover or not table.nation[seat * WIDTH + SETTLEMENTS]:
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
    """May this city try to influence another?"""
    if table.city[cell] != seat:
        return OWN_CITY
    if table.nation[seat * WIDTH + USED] & INFLUENCED:
        return ONE_SUCCESS
    if not own_pieces(table, cell):
        return PURE
    return None if _any_target(table, seat, cell, takeover=takeover, fee=fee) else NO_TARGET


def _any_target(table: Table, seat: int, source: int, *, takeover: bool, fee: int = 0) -> bool:
    return any(
        why_not_target(table, seat, source, cell, takeover=takeover, fee=fee) is None
        for cell in _worth_aiming(table, takeover=takeover)
    )


def _worth_aiming(table: Table, *, takeover: bool) -> list[int]:
    """Cities with more than a settlement, and barbarians if they may be a target."""
    grown = [cell for cell, pieces in enumerate(table.pieces) if pieces]
    return grown + cities(table, BARBARIAN) if takeover else grown


def attempt(table: Table, seat: int, source: int, more: int = 0, *, takeover: bool = False) -> None:
    """A city tries to influence another."""
    push(table, AIM, seat, source, NONE, 0, more, int(takeover))


def _why_not_influence(table: Table, seat: int, cell: int) -> Clause | None:
    return why_not_source(table, seat, cell)


def _influence(table: Table, seat: int, cell: int) -> None:
    attempt(table, seat, cell)


def _quick_sources(table: Table, seat: int, fee: int) -> list[int]:
    """The second judge: what can be won is found once, then every city measures how far it is."""
    if table.nation[seat * WIDTH + USED] & INFLUENCED or not any(table.pieces):
        return []
    prey = [
        (cell, is_shielded(table, seat, cell))
        for cell, pieces in enumerate(table.pieces)
        if pieces and prizes(table, seat, cell) and not _is_guarded(table, seat, cell)
    ]
    if not prey:
        return []
    tokens = owned(table, seat, CULTURE) - fee
    found: list[int] = []
    for source in cities(table, seat):
        far, row = reach(table, source), table.land.distances(source)
        if any(row[cell] <= (far if shielded else far + tokens) for cell, shielded in prey) and own_pieces(
            table, source
        ):
            found.append(source)
    return found


def _influencing(table: Table, seat: int) -> list[int]:
    return _quick_sources(table, seat, 0)


action("influence", _why_not_influence, _influence, quick=_influencing)


def _why_not_sculpt(table: Table, seat: int, cell: int) -> Clause | None:
    if not has(table, seat, SCULPTS) or table.nation[seat * WIDTH + USED] & SCULPTED:
        return ART
    if owned(table, seat, CULTURE) < ATTEMPT_PRICE:
        return UNPAID
    return why_not_source(table, seat, cell, fee=ATTEMPT_PRICE)


def _sculpt(table: Table, seat: int, cell: int) -> None:
    table.nation[seat * WIDTH + USED] |= SCULPTED
    charge(table, seat, ATTEMPT_PRICE * DUE_CULTURE)
    _influence(table, seat, cell)


def _artists(table: Table, seat: int) -> list[int]:
    if not has(table, seat, SCULPTS) or table.nation[seat * WIDTH + USED] & SCULPTED:
        return []
    return _quick_sources(table, seat, ATTEMPT_PRICE) if owned(table, seat, CULTURE) >= ATTEMPT_PRICE else []


freely("sculpt", _why_not_sculpt, _sculpt, quick=_artists, needs=SCULPTS)


# -- the target


def _why_not_aim(table: Table, cell: int) -> Clause | None:
    frames = table.frames
    return why_not_target(table, frames[SEAT], frames[_SOURCE], cell, takeover=bool(frames[_TAKEOVER]))


def _aims(table: Table) -> Iterable[int]:
    return [cell for cell, owner in enumerate(table.city) if owner != NONE]


def _aim(table: Table, cell: int) -> None:
    """Tokens for the range, then the die."""
    frames = table.frames
    seat, source = frames[SEAT], frames[_SOURCE]
    frames[_TARGET] = cell
    lacking = max(0, table.land.distances(source)[cell] - reach(table, source))
    charge(table, seat, lacking * DUE_CULTURE)
    chance = Chance(table.chance)
    roll = frames[_ROLL] = chance.die()
    table.chance = chance.state
    if table.log is not None:
        table.log.tell(
            "event-influence", INFLUENCE, player=PLAYERS[seat], source=LABELS[source], hex=LABELS[cell], roll=roll
        )
    if roll >= needed(table, seat):
        _succeed(table)
    elif _could_boost(table):
        become(table, BOOST, seat)
    else:
        _fail(table)


def needed(table: Table, seat: int) -> int:
    """The roll with which influence succeeds."""
    return CONVERSION_FROM if has(table, seat, CONVERTS) else INFLUENCE_FROM


def _lacking(table: Table) -> int:
    return needed(table, table.frames[SEAT]) - table.frames[_ROLL]


def _could_boost(table: Table) -> bool:
    """With the tokens there are, or with one that Drama & Music could still bring."""
    seat, cell = table.frames[SEAT], table.frames[_TARGET]
    if is_shielded(table, seat, cell):
        return False
    tokens = owned(table, seat, CULTURE)
    nation = table.nation
    theatre = has(table, seat, SWAPS_TOKENS) and not nation[seat * WIDTH + USED] & PERFORMED and in_turn(table, seat)
    return tokens + (1 if theatre and nation[seat * WIDTH + MOOD] else 0) >= _lacking(table)


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
        table.log.tell("event-influence-fails", INFLUENCE, hex=LABELS[table.frames[_TARGET]])
    _next(table)


def _next(table: Table) -> None:
    """Another attempt of the Great Pyramids, or the end."""
    frames = table.frames
    seat, source, more = frames[SEAT], frames[_SOURCE], frames[_MORE]
    pop(table)
    if more and why_not_source(table, seat, source) is None:
        push(table, AGAIN, seat, source, NONE, 0, more - 1)
        return


def _succeed(table: Table) -> None:
    """A piece, or the settlement of barbarians."""
    frames = table.frames
    seat, cell = frames[SEAT], frames[_TARGET]
    table.nation[seat * WIDTH + USED] |= INFLUENCED
    if has(table, seat, REWARDED):
        gain(table, seat, CULTURE, REWARD)
    if table.city[cell] == BARBARIAN:
        for take in taking_over:
            take(table, seat, cell)
        return
    become(table, PRIZE, seat)


taking_over: list[Callable[[Table, int, int], None]] = []
"""What Cultural Takeover does with a settlement of barbarians; the frame of the attempt is its to end."""


def _prizes(table: Table) -> Iterable[int]:
    return prizes(table, table.frames[SEAT], table.frames[_TARGET])


def _why_not_prize(table: Table, piece: int) -> Clause | None:
    return None if piece in _prizes(table) else NO_PIECE


def _take_prize(table: Table, piece: int) -> None:
    seat, cell = table.frames[SEAT], table.frames[_TARGET]
    recolour(table, cell, piece, seat)
    if table.log is not None:
        name = Name(f"piece-{PIECES[piece]}")
        table.log.tell("event-influenced", INFLUENCE, player=PLAYERS[seat], hex=LABELS[cell], piece=name)
    _next(table)


def _asks_boost(view: TableView) -> Asked:
    return "prompt-boost", {"roll": view.pending["roll"], "tokens": view.tokens_needed}


_NUMBERS: Final = ("source", "target", "roll", "attempts", "takeover")
AIM: Final = LAW.step("target", INFLUENCE, numbers=_NUMBERS)
AIM.answer("target", why_not=_why_not_aim, apply=_aim, candidates=_aims)
AGAIN: Final = LAW.step("attempt", INFLUENCE, numbers=_NUMBERS, left_by=("pass",))
AGAIN.answer("target", why_not=_why_not_aim, apply=_aim, candidates=_aims)


def _leave(table: Table, _: int) -> None:
    pop(table)


AGAIN.answer("pass", why_not=always, apply=_leave)
BOOST: Final = LAW.step("boost", BOOSTING, numbers=_NUMBERS, asks=_asks_boost, left_by=("pass",))
BOOST.answer("boost", why_not=_why_not_boost, apply=_boost)
BOOST.answer("pass", why_not=always, apply=_give_up)
PRIZE: Final = LAW.step("prize", INFLUENCE, numbers=_NUMBERS)
PRIZE.answer("swap", why_not=_why_not_prize, apply=_take_prize, candidates=_prizes)
automatic(PRIZE)


def grant_attempts(table: Table, seat: int, source: int, attempts: int) -> None:
    """Attempts without an action, each of which may be left out."""
    if why_not_source(table, seat, source) is None:
        push(table, AGAIN, seat, source, NONE, 0, attempts - 1)
