"""Pages and files that tell a finished match: its chronicle, the drawings in it, and the picture to share."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.events import SPECTATOR
from aevum.kernel.svg import export
from aevum.server.accounts.sessions import request_language
from aevum.server.live.hub import LiveMatch
from aevum.server.live.snapshots import Snapshot, snapshot
from aevum.server.pages.archived_match import or_archived, show_archived
from aevum.server.pages.requests import (
    HTML,
    PageFrame,
    Routes,
    frame_of,
    live_of,
    number_in_path,
    redirect,
    rendered,
)
from aevum.server.presenters.chronicle import chronicle_of
from aevum.server.presenters.shared_picture import picture_of_match
from aevum.web.components.drawing_links import share_address
from aevum.web.pages.chronicle import chronicle_page

PICTURES: Final = {"svg": "image/svg+xml", "png": "image/png"}


async def finished(request: Request) -> LiveMatch:
    """Return the finished match whose id is in the path of a request; 404 while it runs."""
    live = await live_of(request)
    if not live.match.over:
        raise HTTPException(404)
    return live


async def show_chronicle(request: Request) -> Response:
    """Return the chronicle of a finished match; while it runs, redirect to its page."""
    live = await live_of(request)
    if not live.match.over:
        return redirect(request, f"/m/{live.id}")
    return await rendered(request, HTML, chronicle_html, snapshot(live), await frame_of(request))


def chronicle_html(seen: Snapshot, frame: PageFrame) -> str:
    """Return the chronicle of a match as HTML."""
    live = seen.live()
    words = live.words(frame.language)
    chronicle = chronicle_of(live, words)
    preview = chronicle.opening, share_address(live.id)
    return frame.page(chronicle.title, chronicle_page(chronicle, words), preview=preview)


async def chronicle_drawing(request: Request) -> Response:
    """Return the drawing of a position of a finished match, as spectators saw it, for its chronicle."""
    live = await finished(request)
    at = number_in_path(request.path_params["at"])
    if at > len(live.match.moves):
        raise HTTPException(404)
    return await rendered(request, PICTURES["svg"], drawing_at, snapshot(live), at, request_language(request))


def drawing_at(seen: Snapshot, at: int, language: str) -> str:
    """Return the thumbnail of a position of a match as SVG."""
    live = seen.live()
    game = live.match.game
    return game.thumbnail(game.view(live.match.state_at(at), SPECTATOR), live.words(language))


async def share_picture(request: Request) -> Response:
    """Return the picture of a finished match to share, as SVG or, where that is installed, as PNG."""
    live, kind = await finished(request), request.path_params["kind"]
    if kind not in PICTURES or (kind == "png" and not export.available()):
        raise HTTPException(404)
    return await rendered(request, PICTURES[kind], picture_file, snapshot(live), kind, request_language(request))


def picture_file(seen: Snapshot, kind: str, language: str) -> str | bytes:
    """Return the picture of a finished match as SVG or PNG."""
    live = seen.live()
    svg = picture_of_match(live, live.words(language))
    return export.png(svg, width=1200) if kind == "png" else svg


ROUTES: Final[Routes] = (
    ("/m/{id}/chronicle", or_archived(show_chronicle, show_archived), "GET"),
    ("/m/{id}/chronicle/{at}.svg", chronicle_drawing, "GET"),
    ("/m/{id}/story.{kind:str}", share_picture, "GET"),
)
