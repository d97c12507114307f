"""Statistics of a match: ratings and civilizations from the view, deeds counted from the log."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.through_the_ages.constants import PLAYERS
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.event_tally import EventTally
from aevum.kernel.events import Event


def statistics(view: TableView, events: Sequence[Event]) -> dict[str, list[int]]:
    """Return the figures of all seats by name."""
    civilizations = view.civilizations
    tally = EventTally(events, PLAYERS[: len(civilizations)])
    return {
        "culture-rate": [own.culture_rate for own in civilizations],
        "science-rate": [own.science_rate for own in civilizations],
        "strength": [own.strength for own in civilizations],
        "population": [sum(own.workers) + own.idle for own in civilizations],
        "technologies": [len(own.technologies) for own in civilizations],
        "wonders": tally.count("event-wonder"),
        "colonies": [len(own.colonies) for own in civilizations],
        "cards-taken": tally.count("event-take"),
        "science-produced": tally.total("science", "event-produce"),
        "resources-produced": tally.total("resources", "event-produce"),
        "corruption": tally.total("lost", "event-corruption"),
        "uprisings": tally.count("event-uprising"),
        "attacks": tally.count("event-aggression", "event-war"),
        "attacks-won": tally.count("event-fight", result="succeeds"),
        "events-prepared": tally.count("event-seed"),
    }
