"""Permission to ask for the review of a match."""

from __future__ import annotations

from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.storage.people import Person


def may_review(hub: Hub, live: LiveMatch, person: Person) -> bool:
    """Whether a person may ask for the review of a match: one who played, once it is over."""
    is_possible = live.match.over and live.match.game.heuristics is not None and bool(live.match.moves)
    return is_possible and hub.reviews.is_offered and bool(live.seats_of(person))
