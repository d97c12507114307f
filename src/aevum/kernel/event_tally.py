"""Counts of events by player, for statistics of a match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aevum.kernel.events import Event
from aevum.kernel.words import Argument


class EventTally:
    """Events of a match, to be counted by the player that they name."""

    __slots__ = ("_events", "_players")

    def __init__(self, events: Iterable[Event], players: Sequence[str]) -> None:
        """Prepare the count. `players`: what events call the players, seat by seat."""
        self._players = players
        self._events = [(event.message, dict(event.arguments)) for event in events]

    def count(self, *messages: str, player: str = "player", **wanted: Argument) -> list[int]:
        """Return the number of events with one of some messages for each seat.

        `player`: argument that names the player. `wanted`: values that other arguments must have.
        """
        return self._sum(messages, "", player, wanted)

    def total(self, figure: str, *messages: str, player: str = "player", **wanted: Argument) -> list[int]:
        """Return the sum of a figure in events with one of some messages, for each seat."""
        return self._sum(messages, figure, player, wanted)

    def _sum(self, messages: Sequence[str], figure: str, player: str, wanted: dict[str, Argument]) -> list[int]:
        sums = [0] * len(self._players)
        for message, arguments in self._events:
            name = arguments.get(player)
            if message in messages and name in self._players and wanted.items() <= arguments.items():
                sums[self._players.index(str(name))] += int(arguments[figure]) if figure else 1
        return sums
