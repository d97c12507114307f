"""Reports of fights and of progress: which events belong to them."""

from __future__ import annotations

from typing import Final

from aevum.kernel.events import Event
from aevum.kernel.presentation import ASIDE, DETAIL, OPENING, RESULT, START

_PARTS: Final = {
    "event-turn": START,
    "event-progress-laid": START,
    "event-fight": OPENING,
    **dict.fromkeys(("event-declare", "event-assault", "event-shows", "event-advance", "event-points"), DETAIL),
    **dict.fromkeys(("event-lay", "event-lay-by-you"), ASIDE),
    **dict.fromkeys(("event-fight-won", "event-fight-lost", "event-era"), RESULT),
}


def part_of_report(event: Event) -> str:
    """Return the part of an event in the report of a fight or of the progress at the end of a turn."""
    return _PARTS.get(event.message, "")
