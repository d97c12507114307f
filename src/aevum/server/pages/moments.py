"""Endpoints for single moments of a match, which its page requests when a reader opens a line of the log."""

from __future__ import annotations

from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from aevum.kernel.markup import h
from aevum.kernel.records.draw_proof import draw_proof
from aevum.server.accounts.sessions import current_person, request_language
from aevum.server.live.reports import report_of
from aevum.server.live.snapshots import Snapshot, snapshot
from aevum.server.pages.requests import (
    HTML,
    JSON,
    PageFrame,
    Routes,
    frame_of,
    hub_of,
    live_of,
    number_in_path,
    rendered,
)
from aevum.server.presenters.past_positions import past_position
from aevum.web.components.draw_proof import proof_card
from aevum.web.components.event_sentence import Reader
from aevum.web.components.reports import report_card

MAX_PROVED_MOVES: Final = 200
"""Maximum number of moves whose random numbers one proof shows; a decision has a few."""


async def show_report(request: Request) -> Response:
    """Return the report with an event of the reader's log as HTML; empty if the event belongs to none."""
    live = await live_of(request)
    seat = live.seat_for(await current_person(request, hub_of(request)))
    number = number_in_path(request.path_params["number"])
    return await rendered(request, HTML, report_html, snapshot(live), seat, number, request_language(request))


def report_html(seen: Snapshot, seat: int, number: int, language: str) -> str:
    """Return the report with an event of a seat's log as HTML; empty if the event belongs to none."""
    live = seen.live()
    report = report_of(live.entries(seat), live.match.game, number)
    if report is None:
        return ""
    return report_card(report, Reader(live.match.game, live.words(language), seat), len(live.match.seats))


async def show_position(request: Request) -> Response:
    """Return the match page after a number of moves as JSON: its regions, the events, and where the next ones end."""
    live = await live_of(request)
    seat = live.seat_for(await current_person(request, hub_of(request)))
    at = min(number_in_path(request.path_params["at"]), len(live.match.moves))
    return await rendered(request, JSON, position_json, snapshot(live), seat, at, request_language(request))


def position_json(seen: Snapshot, seat: int, at: int, language: str) -> dict[str, Any]:
    """Return a past position as one seat saw it, in the regions of the match page."""
    live = seen.live()
    return past_position(live, seat, at, live.words(language))


async def show_fingerprint(request: Request) -> Response:
    """Return the commitment to the seed of a running match and its number of moves as JSON, for browsers to note."""
    match = (await live_of(request)).match
    if match.over:
        raise HTTPException(404)
    return JSONResponse({"commitment": match.commitment, "moves": len(match.moves)})


async def show_draws(request: Request) -> Response:
    """Return the proof of the rolls and draws of a decision in a finished match; with `?part` only its card."""
    live = await live_of(request)
    if not live.match.over:
        raise HTTPException(403, "export-when-over")
    at = min(number_in_path(request.path_params["at"]), len(live.match.moves))
    since = min(number_in_path(request.query_params.get("since", str(max(at - 1, 0)))), at)
    since = max(since, at - MAX_PROVED_MOVES)
    alone = "part" in request.query_params
    return await rendered(request, HTML, draws_html, snapshot(live), since, at, await frame_of(request), alone)


def draws_html(seen: Snapshot, since: int, at: int, frame: PageFrame, alone: bool) -> str:
    """Return the proof of the random numbers of some moves as HTML; `alone`: without the layout of a page."""
    live = seen.live()
    words = live.words(frame.language)
    origin = live.stored.origin
    known = live.stored.known_seed or (origin is not None and not origin.redrawn)
    card = proof_card(live.id, draw_proof(live.match, since, at), words, known_seed=known, closable=alone)
    if alone:
        return str(card)
    return frame.page(words("proof-title"), h.div(".reading")[card], scripts=("proof.js",))


ROUTES: Final[Routes] = (
    ("/m/{id}/fingerprint", show_fingerprint, "GET"),
    ("/m/{id}/draws/{at}", show_draws, "GET"),
    ("/m/{id}/reports/{number}", show_report, "GET"),
    ("/m/{id}/positions/{at}", show_position, "GET"),
)
