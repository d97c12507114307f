"""Statistics of a match: land and people from the view, deeds counted from the log."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.tempus.constants import PLAYERS
from aevum.games.tempus.view import WorldView
from aevum.kernel.event_tally import EventTally
from aevum.kernel.events import Event


def statistics(view: WorldView, events: Sequence[Event]) -> dict[str, list[int]]:
    """Return the figures of all seats by name."""
    seats = range(view.seats)
    tally = EventTally(events, PLAYERS[: view.seats])
    attacks_won, attacks_lost = tally.count("event-fight-won"), tally.count("event-fight-lost")
    repelled = tally.count("event-fight-lost", player="other")
    return {
        "hexes": [view.owner.count(seat) for seat in seats],
        "people": [sum(n for n, owner in zip(view.tokens, view.owner, strict=True) if owner == seat) for seat in seats],
        "births": tally.count("event-birth"),
        "moves": tally.count("event-move"),
        "cities": tally.count("event-city"),
        "cards-drawn": tally.total("count", "event-draw"),
        "ideas-played": tally.count("event-play"),
        "progress-cards": tally.total("count", "event-progress-laid"),
        "eras-first": tally.count("event-era"),
        "fights-won": [won + held for won, held in zip(attacks_won, repelled, strict=True)],
        "fights-lost": [
            lost + beaten
            for lost, beaten in zip(attacks_lost, tally.count("event-fight-won", player="other"), strict=True)
        ],
        "converted": tally.count("event-convert"),
    }
