"""Statistics of a match: gold and deeds of the only player."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.events import Event


def statistics(view: SheetView, events: Sequence[Event]) -> dict[str, list[int]]:
    """Return the figures of the only seat by name."""
    return {
        "gold": [view.gold],
        "roads": [_count(events, "event-road")],
        "lakes": [_count(events, "event-dig")],
        "buildings": [_count(events, "event-build")],
        "uses": [_count(events, "event-use")],
        "gold-earned": [_total(events, "event-use", "gold")],
        "gold-paid": [_total(events, "event-pay", "gold") + _total(events, "event-build", "gold")],
        "resources": [_total(events, "event-crossed-off", "count")],
        "enemies": [_count(events, "event-destroy")],
        "gold-raided": [_total(events, "event-raid", "gold")],
        "passes": [_count(events, "event-pass")],
    }


def _count(events: Sequence[Event], message: str) -> int:
    return sum(event.message == message for event in events)


def _total(events: Sequence[Event], message: str, figure: str) -> int:
    return sum(int(dict(event.arguments).get(figure, 0)) for event in events if event.message == message)
