"""Past positions of a running match in the panels of its page, as one seat saw them."""

from __future__ import annotations

from typing import Any

from aevum.kernel.markup import Child, fragment
from aevum.kernel.words import Words
from aevum.server.live.live_match import LiveMatch
from aevum.web.components.draw_proof import proof_address, proof_link
from aevum.web.components.event_sentence import Reader, event_sentence
from aevum.web.components.panels import board_and_strips, layer_id, side_panels


def past_position(live: LiveMatch, seat: int, at: int, words: Words) -> dict[str, Any]:
    """Return the regions of the page after a number of moves, the events of that decision, and where the next one ends.

    Only decisions that the seat has read about in its log count.
    """
    match, game, reader = live.match, live.match.game, Reader(live.match.game, words, seat)
    entries = [entry for entry in live.entries(seat) if entry.events]
    entry = next((entry for entry in entries if entry.number >= at), None)
    at = entry.number if entry else len(match.moves)
    news = entry.events if entry else ()
    panels = game.panels(game.view(match.state_at(at), seat), words, news)
    layers = {layer_id(part, name): drawn for part in panels for name, drawn in part.layers.items()}
    return {
        "at": at,
        "next": next((later.number for later in entries if later.number > at), None),
        "told": fragment([*([event_sentence(event, reader), " "] for event in news), _proof(live, seat, at, words)]),
        "regions": {"play": board_and_strips(panels, words), "sheets": side_panels(panels), **layers},
    }


def _proof(live: LiveMatch, seat: int, at: int, words: Words) -> Child:
    """Return the link to the proof of a decision's rolls and draws; None without any, and while the match runs."""
    match = live.match
    if not match.over:
        return None
    since = max((entry.number for entry in live.entries(seat) if entry.number < at), default=0)
    before, after = match.state_at(since), match.state_at(at)
    if (before.chance, before.revealed) == (after.chance, after.revealed):
        return None
    return proof_link(proof_address(live.id, since, at), words)
