"""Rulebook chapter Mejora cívica: raising the mood of cities for mood tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ADVANCES, FOOD, GOLD, HAPPY, MOOD, NONE, ORE, PLAYERS, WONDERS, WOOD
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import FIRST as FIRST_MOVE
from aevum.games.clash_of_cultures.rule_values import GARDENS, RITUALS, SMALLER, SMALLER_BY, VOTE_PRICE, VOTES
from aevum.games.clash_of_cultures.rules.city import cities, raise_mood, size, wonder_city
from aevum.games.clash_of_cultures.rules.clauses import ADVANCE, OWN_CITY, UNPAID, WONDER, clause
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.stock import DUE_MOOD, DUE_RITE, PAYS_MOOD, can_pay, charge, has, owned
from aevum.games.clash_of_cultures.rules.turn import action, begun, freely
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, always, pop, push

if TYPE_CHECKING:
    from collections.abc import Iterable

    from aevum.games.clash_of_cultures.state import Table

IMPROVING: Final = clause("civic.price")
CONTENT: Final = clause("civic.happy")
BALLOT: Final = ADVANCE[ADVANCES.number("voting")]
GARDEN: Final = WONDER[WONDERS.number("great-gardens")]

_CITY: Final = FIRST
"""Place in the frame: city that is being paid for + 1; 0 = none."""
_GARDEN: Final = SECOND
"""Place in the frame: 1 if the power of the Great Gardens is used, which raises one city only."""


def improvement_price(table: Table, seat: int, cell: int) -> int:
    """Return the price of raising the mood of a city by one step."""
    steps = max(1, size(table, cell) - SMALLER_BY) if has(table, seat, SMALLER) else size(table, cell)
    return steps * (DUE_RITE if has(table, seat, RITUALS) else DUE_MOOD)


def why_not_improve(table: Table, seat: int, cell: int, extra: int = 0) -> Clause | None:
    if table.city[cell] != seat:
        return OWN_CITY
    if table.mood[cell] == HAPPY:
        return CONTENT
    return None if can_pay(table, seat, improvement_price(table, seat, cell) + extra) else UNPAID


def _improve(table: Table, seat: int, cell: int) -> None:
    _begin(table, seat, cell, improvement_price(table, seat, cell))


def _begin(table: Table, seat: int, cell: int, due: int, garden: int = 0) -> None:
    push(table, CIVIC, seat, cell + 1, garden)
    charge(table, seat, due)


def _improvable(table: Table, seat: int, own: list[int], first: int, votes: int) -> list[int]:
    """Return the moves that raise the mood of a city (fast move generator): those whose price is low enough.

    `first`: first move of the verb; `votes`: mood tokens that are paid besides.
    """
    nation, base = table.nation, seat * NATION_WIDTH
    mine, steps = nation[base + KNOWN], nation[base + MOOD] - votes
    if steps < 0:
        return []
    if mine & RITUALS:
        steps += nation[base + FOOD] + nation[base + ORE] + nation[base + WOOD] + nation[base + GOLD]
    if not steps:
        return []
    largest = steps + SMALLER_BY if mine & SMALLER else steps
    mood = table.mood
    return [first + cell for cell in own if mood[cell] != HAPPY and size(table, cell) <= largest]


def _quick_improvements(table: Table, seat: int, own: list[int], _: int) -> list[int]:
    return _improvable(table, seat, own, _IMPROVE_FIRST, 0)


def _can_improve(known: int, prices: int) -> bool:
    return bool(prices & PAYS_MOOD or known & RITUALS)


_IMPROVE_FIRST: Final = FIRST_MOVE["improve"]
action("improve", why_not_improve, _improve, quick=_quick_improvements, prices=PAYS_MOOD, waived_by=RITUALS)


def _why_not_vote(table: Table, seat: int, cell: int) -> Clause | None:
    if not has(table, seat, VOTES):
        return BALLOT
    return why_not_improve(table, seat, cell, VOTE_PRICE * DUE_MOOD)


def _vote(table: Table, seat: int, cell: int) -> None:
    begun(table)
    _begin(table, seat, cell, improvement_price(table, seat, cell) + VOTE_PRICE * DUE_MOOD)


def _quick_votes(table: Table, seat: int, own: list[int], _: int) -> list[int]:
    return _improvable(table, seat, own, _VOTE_FIRST, VOTE_PRICE)


_VOTE_FIRST: Final = FIRST_MOVE["vote"]
freely("vote", _why_not_vote, _vote, quick=_quick_votes, needs=VOTES)


def _gardens(table: Table, seat: int) -> int:
    """Return the mood tokens that the Great Gardens ask for; 0 = the seat does not own them."""
    city = wonder_city(table, GARDENS, seat)
    return 0 if city == NONE else GARDENS[table.wonder[city]]


def _why_not_garden(table: Table, seat: int, cell: int) -> Clause | None:
    tokens = _gardens(table, seat)
    if not tokens:
        return GARDEN
    if table.city[cell] != seat:
        return OWN_CITY
    if table.mood[cell] == HAPPY:
        return CONTENT
    return None if can_pay(table, seat, tokens * DUE_MOOD) else UNPAID


def _garden(table: Table, seat: int, cell: int) -> None:
    _begin(table, seat, cell, _gardens(table, seat) * DUE_MOOD, garden=1)


def _quick_gardens(table: Table, seat: int, own: list[int], _: int) -> list[int]:
    wonder = table.wonder
    for cell in own:
        if wonder[cell] != NONE and GARDENS[wonder[cell]]:
            break
    else:
        return []
    if owned(table, seat, MOOD) < _gardens(table, seat):
        return []
    return [_GARDEN_FIRST + cell for cell in own if table.mood[cell] != HAPPY]


_GARDEN_FIRST: Final = FIRST_MOVE["garden"]
action("garden", _why_not_garden, _garden, quick=_quick_gardens, prices=PAYS_MOOD)


def _paid(table: Table) -> None:
    """Raise the mood of the city that was paid for; more cities may follow in the same action."""
    frames = table.frames
    if not frames[_CITY]:
        return
    seat, cell = frames[SEAT], frames[_CITY] - 1
    frames[_CITY] = 0
    raise_mood(table, cell)
    if table.log is not None:
        table.log.add("event-improve", IMPROVING, player=PLAYERS[seat], hex=LABELS[cell])
    if frames[_GARDEN] or not any(why_not_improve(table, seat, city) is None for city in cities(table, seat)):
        pop(table)


def _why_not_more(table: Table, cell: int) -> Clause | None:
    return why_not_improve(table, table.frames[SEAT], cell)


def _more(table: Table, cell: int) -> None:
    frames = table.frames
    frames[_CITY] = cell + 1
    charge(table, frames[SEAT], improvement_price(table, frames[SEAT], cell))


def _own_cities(table: Table) -> Iterable[int]:
    return cities(table, table.frames[SEAT])


def _done(table: Table, _: int) -> None:
    pop(table)


CIVIC: Final = LAW.step("civic", IMPROVING, fields=("paid",), run=_paid, passed_by=("done",))
CIVIC.answer("improve", why_not=_why_not_more, apply=_more, candidates=_own_cities)
CIVIC.answer("done", why_not=always, apply=_done)
