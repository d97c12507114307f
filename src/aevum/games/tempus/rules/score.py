"""Ganando el juego: victory points, and who wins a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.games.tempus.facts import LAST_ERA, SCORES
from aevum.games.tempus.figures import FLIGHT_POINTS, HEX_POINTS
from aevum.games.tempus.rules.pieces import city_count
from aevum.kernel.game import Outcome

if TYPE_CHECKING:
    from aevum.games.tempus.state import World


def flight_points(era: int) -> int:
    """Points for having reached an era: only Flight has any."""
    return FLIGHT_POINTS if era == LAST_ERA else 0


def lines(world: World, seat: int) -> dict[str, int]:
    """Points of each line; their sum is the total."""
    hexes = [place for place in world.homes[seat] if SCORES[world.terrain[place]]]
    owned = [place for place in world.island.land if world.owner[place] == seat]
    return {
        "hexes": HEX_POINTS * len(hexes),
        "cities": sum(world.city[place] for place in owned),
        "flight": flight_points(world.era[seat]),
    }


def tie_breaks(cards_in_hand: int, cities: int) -> dict[str, int]:
    """What decides between equal totals, in this order."""
    return {"cards": cards_in_hand, "city_count": cities}


def outcome(world: World) -> Outcome:
    seats = range(len(world.era))
    points = tuple(lines(world, seat) for seat in seats)
    breaks = tuple(tie_breaks(len(world.hands[seat]), city_count(world, seat)) for seat in seats)
    return Outcome.counted(points, "end-flight", breaks)
