"""Endpoints for tooltips of matches, replays and rules, which pages request when a reader first opens one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.game import AnyGame, View
from aevum.kernel.presentation import Tooltip
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import current_person, request_language
from aevum.server.live.hub import LiveMatch
from aevum.server.live.snapshots import Snapshot, snapshot, snapshot_for
from aevum.server.pages.requests import JSON, Routes, hub_of, live_of, rendered
from aevum.server.presenters.move_changes import changes_by_label
from aevum.server.presenters.refused_pick import why_not, why_not_action
from aevum.web.components.scene import Refusal
from aevum.web.components.tooltips import MoveChanges, tooltips_json
from aevum.web.text.site_words import words_of

PICK_PREFIX: Final = "pick-"
"""Beginning of the names of tooltips that belong to buttons, before the label."""


async def tooltips_of_match(request: Request) -> Response:
    """Return the tooltips of a match as the reader may see them; with `?at=N`, of the position after N moves."""
    live = await live_of(request)
    person = await current_person(request, hub_of(request))
    seat, moves = live.seat_for(person), request.query_params.get("at", "")
    if moves.isascii() and moves.isdigit() and len(moves) < 9 and int(moves) <= len(live.match.moves):
        return await rendered(request, JSON, tooltips_at, snapshot(live), seat, int(moves), request_language(request))
    seen = snapshot_for(live, person) if _decides(live, seat) else snapshot(live)
    return await rendered(request, JSON, tooltips_now, seen, seat, request_language(request))


def tooltips_at(seen: Snapshot, seat: int, moves: int, language: str) -> dict[str, str]:
    """Return the tooltips for a seat in the position after a number of moves."""
    live = seen.live()
    game, words = live.match.game, live.words(language)
    view = game.view(live.match.state_at(moves), seat)
    tooltips = {**_of_figures(game, view, len(live.match.seats), words), **game.tooltips(view, words)}
    return tooltips_json(game, tooltips, words, {})


def tooltips_now(seen: Snapshot, seat: int, language: str) -> dict[str, str]:
    """Return the tooltips for a seat in the current position, with the reason where something cannot be picked."""
    live = seen.live()
    game, words = live.match.game, live.words(language)
    view = live.match.view(seat)
    refused = _refused_actions(live, seat, words)
    actions = {name: Tooltip(words(name), "") for name in refused}
    tooltips = {**_of_figures(game, view, len(live.match.seats), words), **actions, **game.tooltips(view, words)}
    refusals = _refusals(live, seat, tooltips, words) | refused
    return tooltips_json(game, tooltips, words, refusals, _changes(live, seat, tooltips, words))


def _decides(live: LiveMatch, seat: int) -> bool:
    """Whether a seat decides now; never in a finished match, where OVER is the same number as SPECTATOR."""
    return not live.match.over and seat == live.match.actor


def _of_figures(game: AnyGame, view: View, seats: int, words: Words) -> dict[str, Tooltip]:
    """Return tooltips with the names of all figures, for those that the game itself does not explain."""
    of_seats = (figure for seat in range(seats) for figure in game.seat_figures(view, seat, words))
    return {figure.id: Tooltip(figure.name, "") for figure in (*game.own_figures(view, words), *of_seats)}


def _refused_actions(live: LiveMatch, seat: int, words: Words) -> dict[str, Refusal]:
    """Return the refusals of usual actions in the current decision of a seat, by the name of the tooltip."""
    match = live.match
    if not _decides(live, seat):
        return {}
    actions = {word: why_not_action(match, word, words) for word in match.game.standing_actions(match.view(seat))}
    return {f"{PICK_PREFIX}{word}": refusal for word, refusal in actions.items() if refusal is not None}


def _changes(live: LiveMatch, seat: int, tooltips: Mapping[str, Tooltip], words: Words) -> dict[str, list[MoveChanges]]:
    """Return what picking a thing or a button would change for the seat that decides, by the name of the tooltip."""
    decision = live.decision_of(seat)
    if decision is None:
        return {}
    labels = {name: tooltip.label or name.removeprefix(PICK_PREFIX) for name, tooltip in tooltips.items()}
    found = changes_by_label(live.match, decision, labels.values(), words)
    return {name: found[label] for name, label in labels.items() if label in found}


def _refusals(live: LiveMatch, seat: int, tooltips: Mapping[str, Tooltip], words: Words) -> dict[str, Refusal]:
    """Return the refusals of picks in the current decision of a seat, by the name of the tooltip.

    None for things that the current step does not ask for at all: what has to be decided first is in the prompt.
    """
    match = live.match
    if not _decides(live, seat):
        return {}
    book, step = match.game.book, match.game.law.now(match.state)
    offered = {pick for move in match.state.legal() for pick in book.picks(move)}
    asked = {
        name: tooltip.label for name, tooltip in tooltips.items() if tooltip.label and tooltip.label not in offered
    }
    refused = {name: why_not(live, seat, label, words) for name, label in asked.items()}
    return {
        name: refusal
        for name, refusal in refused.items()
        if refusal and refusal.clause and refusal.clause != step.clause.id
    }


async def tooltips_of_rules(request: Request) -> Response:
    """Return the tooltips of a game that do not depend on a match."""
    game = find_game(request.path_params["game"])
    return await rendered(request, JSON, rules_tooltips, game, request_language(request))


def rules_tooltips(game: AnyGame, language: str) -> dict[str, str]:
    """Return the tooltips on the rules page of a game."""
    words = words_of(game.id, language)
    return tooltips_json(game, game.tooltips(None, words), words, {})


ROUTES: Final[Routes] = (
    ("/m/{id}/faces", tooltips_of_match, "GET"),
    ("/rules/{game}/faces", tooltips_of_rules, "GET"),
)
