"""Rulebook chapter Ganando el juego: victory points, and who wins a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.constants import LAST_ERA, SCORES
from aevum.games.tempus.rule_values import FLIGHT_POINTS, HEX_POINTS
from aevum.games.tempus.rules.pieces import city_count
from aevum.kernel.game import Outcome

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def flight_points(era: int) -> int:
    """Return the points for having reached an era: only Flight has any."""
    return FLIGHT_POINTS if era == LAST_ERA else 0


def lines(world: World) -> tuple[dict[str, int], ...]:
    """Return by seat the points of each line of the score; their sum is the total."""
    terrain = world.terrain
    cities = [0] * len(world.era)
    if any(world.city):
        for place, value in enumerate(world.city):
            if value:
                cities[world.owner[place]] += value
    return tuple(
        {
            "hexes": HEX_POINTS * sum([SCORES[terrain[place]] for place in world.homes[seat]]),
            "cities": cities[seat],
            "flight": flight_points(era),
        }
        for seat, era in enumerate(world.era)
    )


def tie_breaks(cards_in_hand: int, cities: int) -> dict[str, int]:
    """Return the values that decide between equal totals, in this order."""
    return {"cards": cards_in_hand, "city_count": cities}


def outcome(world: World) -> Outcome:
    seats = range(len(world.era))
    points = lines(world)
    breaks = tuple(tie_breaks(len(world.hands[seat]), city_count(world, seat)) for seat in seats)
    return Outcome.counted(points, "end-flight", breaks)
