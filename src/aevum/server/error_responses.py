"""HTTP status and response of every error: JSON for the API, an HTML page for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from aevum.bots import CannotPlay, UnknownBot
from aevum.bots.hints import NoHints
from aevum.bots.move_explanation import NoExplanation
from aevum.kernel.errors import (
    AevumError,
    BadFile,
    BadOption,
    BadSeats,
    BeyondHorizon,
    BeyondRedraw,
    CannotUndo,
    Illegal,
    LineEnds,
    MatchOver,
    NotYourTurn,
    Stale,
    UnknownGame,
)
from aevum.server.api.json_body import Misshapen, TooLarge, WrongType
from aevum.server.errors import (
    Failed,
    ForbiddenOrigin,
    MethodNotAllowed,
    NoSeat,
    NotFound,
    NotSeated,
    Refused,
    StillRunning,
    WrongHost,
)
from aevum.server.live.hint_service import HintsOff
from aevum.server.localization import api_words
from aevum.server.pages import site
from aevum.server.security.rate_limits import Busy, DatabaseAway, TooOften
from aevum.server.storage.matches import NoSuchMatch
from aevum.web.layout import page
from aevum.web.pages.notice import error_page

_STATUS: Final[Mapping[type[AevumError], int]] = {
    NoSeat: 401,
    NotSeated: 403,
    NotYourTurn: 403,
    StillRunning: 403,
    HintsOff: 403,
    NoHints: 403,
    ForbiddenOrigin: 403,
    NotFound: 404,
    NoSuchMatch: 404,
    NoExplanation: 404,
    MethodNotAllowed: 405,
    Stale: 409,
    MatchOver: 409,
    CannotUndo: 409,
    BeyondHorizon: 409,
    BeyondRedraw: 409,
    BadFile: 409,
    TooLarge: 413,
    WrongType: 415,
    WrongHost: 421,
    Misshapen: 422,
    Illegal: 422,
    LineEnds: 422,
    BadOption: 422,
    BadSeats: 422,
    UnknownGame: 422,
    UnknownBot: 422,
    CannotPlay: 422,
    TooOften: 429,
    Failed: 500,
    Busy: 503,
}


_OF_STATUS: Final[Mapping[int, type[AevumError]]] = {404: NotFound, 405: MethodNotAllowed, 413: TooLarge}


def status_of(error: AevumError) -> int:
    """Return the HTTP status of an error; 400 if neither its class nor a base class has one."""
    return next((_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS), 400)


def error_json(request: Request, error: AevumError, headers: Mapping[str, str] | None = None) -> Response:
    """Return an error as a JSON response: its code, its message and, if a rule forbids the move, the clause."""
    words = api_words(request, getattr(request.state, "game", None) or str(error.arguments.get("game")))
    status = status_of(error)
    said = {"error": error.code, "message": error.say(words)}
    clause = {"clause": error.clause.id} if isinstance(error, Illegal) else {}
    challenge = {"www-authenticate": "Bearer"} if status == 401 else {}
    return JSONResponse(said | clause, status, headers={**(headers or {}), **challenge})


def is_api(path: str) -> bool:
    """Whether a path belongs to the JSON API."""
    return path.startswith("/api/")


def reject_early(request: Request, error: AevumError) -> Response:
    """Return the response to a request that no endpoint has handled: JSON for the API, else plain text.

    Failures of the server and of the database are answered with an HTML page.
    """
    headers = error.headers if isinstance(error, TooOften) else None
    if is_api(request.url.path):
        return error_json(request, error, headers)
    if isinstance(error, Failed | DatabaseAway):
        words = api_words(request)
        html = page(words("error-title"), error_page(error.say(words), words), words)
        return HTMLResponse(html, status_of(error), headers)
    return PlainTextResponse(error.say(api_words(request)), status_of(error))


async def handle_error(request: Request, error: Exception) -> Response:
    """Return the response to an error raised by an endpoint: JSON for the API, an HTML page for people."""
    if isinstance(error, TooLarge | DatabaseAway):
        return reject_early(request, error)
    if not is_api(request.url.path):
        return await site.error_page_response(request, error)
    if isinstance(error, HTTPException):
        return error_json(request, _OF_STATUS.get(error.status_code, Refused)(), error.headers)
    assert isinstance(error, AevumError)
    return error_json(request, error, error.headers if isinstance(error, TooOften) else None)


HANDLERS: Final[Mapping[Any, Any]] = {AevumError: handle_error, HTTPException: handle_error}
