"""Signals that chapters send to later ones; `rules/__init__.py` passes them to `Law.complete`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.kernel.signals import Signal

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

OfTable = Callable[["Table"], None]
OfSeat = Callable[["Table", int], None]
OfTwo = Callable[["Table", int, int], None]
"""Listener that takes the table, the seat, and a hex or another seat."""

TURN_BEGINS: Final = Signal[OfSeat]("the turn of a seat begins")
TURN_GOES_ON: Final = Signal[OfTable]("the turn goes on, unless a seat has to say something first")
LIGHTHOUSE_ACTIVATED: Final = Signal[OfSeat]("the city of the Great Lighthouse was activated")
EVENT_DUE: Final = Signal[OfSeat]("a level brings an event")
WONDER_DUE: Final = Signal[OfSeat]("an advance reveals the top Wonder")
RESERVATION_DUE: Final = Signal[OfSeat]("an advance lets a seat reserve a Wonder")
WONDER_BUILT: Final = Signal[OfTable]("a Wonder was built")
CITY_CAPTURED: Final = Signal[OfTwo]("a seat has captured a city of another seat")
SETTLEMENT_INFLUENCED: Final = Signal[OfTwo]("Cultural Takeover wins a settlement of barbarians; ends the attempt")
HAPPENING: Final = Signal[Callable[["Table", int, str, int], None]]("something happened that may reach an objective")
"""Listeners take the table, the seat, the happening, and the hex of a city that was founded, else NONE."""

SIGNALS: Final[tuple[Signal[Any], ...]] = (
    TURN_BEGINS,
    TURN_GOES_ON,
    LIGHTHOUSE_ACTIVATED,
    EVENT_DUE,
    WONDER_DUE,
    RESERVATION_DUE,
    WONDER_BUILT,
    CITY_CAPTURED,
    SETTLEMENT_INFLUENCED,
    HAPPENING,
)
