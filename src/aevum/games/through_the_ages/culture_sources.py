"""Sources of culture points, counted from the log, so that players see where the points of a match came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.through_the_ages.constants import PLAYERS
from aevum.kernel.event_tally import EventTally
from aevum.kernel.events import Event
from aevum.kernel.outcome import Outcome
from aevum.kernel.points import Points

COLLECTED: Final = "collected"
"""Line of the outcome with the culture that was scored before the end."""
_OCCASIONS: Final = {
    "event-wonder": "wonders",
    "event-colony": "colonies",
    "event-turned": "events",
    "event-aggression": "wars",
    "event-strike": "wars",
    "event-fight": "wars",
    "event-turn": "events",
}
"""By message id, the source of culture points that are told after an event."""
_ENDINGS: Final = frozenset(("event-final", "event-basic-end"))
"""Events that begin the count at the end, whose points are lines of the outcome."""


def point_sources(outcome: Outcome, events: Sequence[Event]) -> Mapping[str, Sequence[Points]]:
    """Return the culture of all seats by source; points that no event tells come from action cards and leaders."""
    during, seats = _before_the_count(events), len(outcome.totals)
    players = PLAYERS[:seats]
    found: dict[str, list[Points]] = {
        "production": list(EventTally(during, players).total("culture", "event-produce")),
        "prepared": list(EventTally(during, players).total("points", "event-seed")),
        "hunger": [-lost for lost in EventTally(during, players).total("points", "event-hunger")],
        **_by_occasion(during, players),
    }
    counted = [sum(row[seat] for row in found.values()) for seat in range(seats)]
    found["cards"] = [own[COLLECTED] - counted[seat] for seat, own in enumerate(outcome.points)]
    lines = [line for line in outcome.points[0] if line != COLLECTED]
    return {name: row for name, row in found.items() if any(row)} | {
        line: [own[line] for own in outcome.points] for line in lines
    }


def usual_points(events: Sequence[Event], seats: int) -> Sequence[Points]:
    """Return the culture that each seat produces in some events."""
    return EventTally(events, PLAYERS[:seats]).total("culture", "event-produce")


def _before_the_count(events: Sequence[Event]) -> list[Event]:
    end = next((place for place, event in enumerate(events) if event.message in _ENDINGS), len(events))
    return list(events[:end])


def _by_occasion(events: Sequence[Event], players: Sequence[str]) -> dict[str, list[Points]]:
    """Return the culture gained and lost by wonders, colonies, event cards and attacks."""
    found: dict[str, list[Points]] = {name: [0] * len(players) for name in dict.fromkeys(_OCCASIONS.values())}
    occasion = "events"
    for event in events:
        occasion = _OCCASIONS.get(event.message, occasion)
        figures = dict(event.arguments)
        for argument, sign in _CHANGES.get(event.message, {}).items():
            source = "wars" if event.message == "event-culture-moved" else occasion
            found[source][players.index(str(figures[argument]))] += sign * int(figures["points"])
    return found


_CHANGES: Final[Mapping[str, Mapping[str, int]]] = {
    "event-culture": {"player": 1},
    "event-culture-lost": {"player": -1},
    "event-culture-moved": {"player": 1, "target": -1},
}
"""By message id, the arguments that name players whose culture changes, and whether it grows."""
