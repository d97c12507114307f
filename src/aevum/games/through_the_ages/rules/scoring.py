"""Rulebook chapter Eventos de la Era III y final: culture for what a civilization has achieved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    ARENA,
    EVENTS,
    FIRST_EVENT,
    FIRST_GOVERNMENT,
    FIRST_SPECIAL,
    FIRST_WONDER,
    KIND,
    LANDS,
    TECHNOLOGIES,
    UNITS,
    WORKS,
)
from aevum.games.through_the_ages.options import FULL
from aevum.games.through_the_ages.rule_values import BASIC_END
from aevum.games.through_the_ages.rules.production import food_output, resource_output
from aevum.games.through_the_ages.rules.ratings import bits, discontent, in_play
from aevum.games.through_the_ages.state_fields import (
    CIV_WIDTH,
    COLONIES,
    FACES,
    FINISHED,
    GOVERNMENT,
    IDLE,
    RED,
    SCIENCE_RATE,
    STRENGTH,
    TECHNOLOGY,
    WHITE,
)

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

SCORE: Final[tuple[dict[str, int], ...]] = EVENTS.effects("score", {})
RANK: Final[tuple[dict[str, Any], ...]] = EVENTS.effects("rank", {})
WONDER_POINTS: Final[tuple[tuple[int, ...], ...]] = tuple(map(tuple, EVENTS.effects("wonders", ())))
_CONTENT: Final = 10
"""Number of content workers that score nothing."""


def _levels(table: Table, seat: int, *ranges: range) -> int:
    civ, base = table.civ, seat * CIV_WIDTH
    return sum(civ[base + work] * AGE[work] for works in ranges for work in works)


def _urban_levels(table: Table, seat: int) -> int:
    return _levels(table, seat, range(LANDS, UNITS))


def _martial_levels(table: Table, seat: int) -> int:
    arenas = [work for work in range(LANDS, UNITS) if KIND[work] == ARENA]
    return _levels(table, seat, range(UNITS, len(WORKS)), range(arenas[0], arenas[-1] + 1))


def _content_beyond_ten(table: Table, seat: int) -> int:
    civ, base = table.civ, seat * CIV_WIDTH
    workers = sum(civ[base : base + len(WORKS)]) + civ[base + IDLE]
    return max(0, workers - discontent(table, seat) - _CONTENT)


def _guiding_levels(table: Table, seat: int) -> int:
    """Return the sum of the levels of the government and the special technologies."""
    civ, base = table.civ, seat * CIV_WIDTH
    specials = civ[base + TECHNOLOGY] >> FIRST_SPECIAL & (1 << FIRST_GOVERNMENT - FIRST_SPECIAL) - 1
    return AGE[civ[base + GOVERNMENT]] + sum(AGE[FIRST_SPECIAL + special] for special in bits(specials))


def _newest_technologies(table: Table, seat: int) -> int:
    """Return the number of technologies of level III, in the advanced game of level II."""
    level = 3 if table.options.game == FULL else 2
    return _technologies(table, seat, level)


def _technologies(table: Table, seat: int, level: int) -> int:
    known = table.civ[seat * CIV_WIDTH + TECHNOLOGY] & (1 << TECHNOLOGIES) - 1
    return sum(AGE[technology] == level for technology in bits(known))


MEASURES: Final[dict[str, Callable[[Table, int], int]]] = {
    "food_output": food_output,
    "resource_output": resource_output,
    "urban_levels": _urban_levels,
    "martial_levels": _martial_levels,
    "colonies": lambda table, seat: table.civ[seat * CIV_WIDTH + COLONIES].bit_count(),
    "civil_actions": lambda table, seat: table.civ[seat * CIV_WIDTH + WHITE],
    "military_actions": lambda table, seat: table.civ[seat * CIV_WIDTH + RED],
    "faces": lambda table, seat: table.civ[seat * CIV_WIDTH + FACES],
    "discontent": discontent,
    "content_beyond_ten": _content_beyond_ten,
    "guiding_levels": _guiding_levels,
    "newest_technologies": _newest_technologies,
}
_RATING: Final = {"science": SCIENCE_RATE, "strength": STRENGTH}


def event_points(table: Table, event: int, order: list[int] | None = None) -> list[tuple[int, int]]:
    """Return (seat, culture) that an event of Age III gives.

    `order`: seats in the order that breaks ties, by default turn order from the active seat.
    """
    seats = in_play(table) if order is None else order
    number = event - FIRST_EVENT
    if RANK[number]:
        ((what, by_players),) = RANK[number].items()
        ranked = sorted(seats, key=lambda seat: -table.civ[seat * CIV_WIDTH + _RATING[what]])
        points: list[int] = by_players[len(seats) - 2]
        return list(zip(ranked, points, strict=True))
    if WONDER_POINTS[number]:
        return [(seat, _wonder_points(table, seat, WONDER_POINTS[number])) for seat in seats]
    each = SCORE[number].items()
    return [(seat, sum(points * MEASURES[what](table, seat) for what, points in each)) for seat in seats]


def _wonder_points(table: Table, seat: int, by_age: tuple[int, ...]) -> int:
    return sum(by_age[AGE[FIRST_WONDER + wonder]] for wonder in bits(table.civ[seat * CIV_WIDTH + FINISHED]))


def basic_points(table: Table, seat: int) -> dict[str, int]:
    """Return the points that the basic game adds at its end, line by line."""
    civ, base = table.civ, seat * CIV_WIDTH
    counts = {
        "technology": _technologies(table, seat, 1),
        "strength": civ[base + STRENGTH],
        "face": civ[base + FACES],
        "science": civ[base + SCIENCE_RATE],
        "food": food_output(table, seat),
        "resource": resource_output(table, seat),
    }
    return {line: BASIC_END[line] * count for line, count in counts.items()}


def is_final(event: int) -> bool:
    """Whether an event is of Age III, which gives points for what a civilization has achieved."""
    return AGE[event] == 3
