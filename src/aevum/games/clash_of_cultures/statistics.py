"""Statistics of a match: cities and advances from the view, deeds counted from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import PLAYERS
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.event_tally import EventTally
from aevum.kernel.events import Event

RESOURCES: Final = ("food", "ore", "wood", "idea", "gold")


def statistics(view: TableView, events: Sequence[Event]) -> dict[str, list[int]]:
    """Return the figures of all seats by name."""
    nations = view.nations
    tally = EventTally(events, PLAYERS[: len(nations)])
    return {
        "cities": [nation.cities for nation in nations],
        "advances": [len(nation.advances) for nation in nations],
        "wonders": tally.count("event-wonder"),
        "objectives": tally.count("event-score"),
        "gained": _sums([tally.total("amount", "event-gain", good=good) for good in RESOURCES]),
        "spent": _sums([tally.total("amount", "event-pay", good=good) for good in RESOURCES]),
        "discovered": tally.count("event-discover"),
        "units-built": tally.count("event-unit-army", "event-unit-settler", "event-unit-ship"),
        "battles-won": _sums(
            [
                tally.count("event-battle-won", player="attacker"),
                tally.count("event-battle-held", player="defender"),
            ]
        ),
        "battles-lost": _sums(
            [
                tally.count("event-battle-won", player="defender"),
                tally.count("event-battle-held", player="attacker"),
            ]
        ),
        "captured": tally.count("event-capture"),
        "influenced": tally.count("event-influenced"),
        "deals": _sums([tally.count("event-deal"), tally.count("event-deal", player="partner")]),
        "action-cards": tally.count("event-play"),
    }


def _sums(counts: Sequence[Sequence[int]]) -> list[int]:
    """Return the sums of some counts, seat by seat."""
    return [sum(of_seat) for of_seat in zip(*counts, strict=True)]
