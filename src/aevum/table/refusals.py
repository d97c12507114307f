"""Refusals: every error of the API as JSON with its status."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from aevum.bots import CannotPlay, UnknownBot
from aevum.bots.hints import NoHints
from aevum.kernel.errors import (
    AevumError,
    BadFile,
    BadOption,
    BadSeats,
    BeyondHorizon,
    CannotUndo,
    Illegal,
    LineEnds,
    MatchOver,
    NotYourTurn,
    Stale,
    UnknownGame,
)
from aevum.kernel.registry import games
from aevum.kernel.words import Words
from aevum.table import pages
from aevum.table.advising import HintsOff
from aevum.table.bodies import Misshapen, TooLarge, WrongType
from aevum.table.identity import language
from aevum.table.limits import Busy, TooOften
from aevum.table.staging import words_of
from aevum.table.storage import NoSuchMatch
from aevum.web.notice_page import error_page
from aevum.web.shell import LOCALE as WEB_LOCALE
from aevum.web.shell import page

LOCALE: Final = Path(__file__).with_name("locale")


class NoSeat(AevumError):
    """The caller has not shown the token of a seat in this match."""

    message = "api-no-seat"


class Invited(NoSeat):
    """The token is an invitation to a seat that nobody has taken yet."""

    message = "api-invited"


class NotSeated(AevumError):
    """The caller is known, but does not sit here."""

    message = "api-not-seated"


class StillRunning(AevumError):
    """Only a finished match gives its seed away."""

    message = "export-when-over"


class ForbiddenOrigin(AevumError):
    """A page of another site sent this."""

    message = "api-forbidden-origin"


class WrongHost(AevumError):
    """The server is called by a name that is not its own."""

    message = "error-wrong-host"


class Failed(AevumError):
    """Our own fault."""

    message = "error-failed"


class NotFound(AevumError):
    """Nothing has this address."""

    message = "error-not-found"


class MethodNotAllowed(AevumError):
    """The address exists, but does not take this."""

    message = "api-method"


class Refused(AevumError):
    """The request could not be understood."""

    message = "error-something"


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
    MethodNotAllowed: 405,
    Stale: 409,
    MatchOver: 409,
    CannotUndo: 409,
    BeyondHorizon: 409,
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
    """The status that says what kind of error it is."""
    return next((_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS), 400)


def refusal(request: Request, error: AevumError, headers: Mapping[str, str] | None = None) -> Response:
    """An error as JSON: its type, its sentence, and the clause if a rule forbids something."""
    words = spoken(request, getattr(request.state, "game", None) or str(error.arguments.get("game")))
    status = status_of(error)
    said = {"error": type(error).__name__, "message": error.say(words)}
    clause = {"clause": error.clause.id} if isinstance(error, Illegal) else {}
    challenge = {"www-authenticate": "Bearer"} if status == 401 else {}
    return JSONResponse(said | clause, status, headers={**(headers or {}), **challenge})


def spoken(request: Request, game: str | None = None) -> Words:
    """The words of the site, of the API and of a game, in the caller's language."""
    base = words_of(game, language(request)) if game in games() else Words(language(request), (WEB_LOCALE,))
    return base.with_folder(LOCALE)


def is_api(path: str) -> bool:
    """Does a program ask?"""
    return path.startswith("/api/")


def turned_away(request: Request, error: AevumError) -> Response:
    """The answer to a request nobody has looked at: JSON to programs, a line to people."""
    if is_api(request.url.path):
        return refusal(request, error)
    if isinstance(error, Failed):
        words = spoken(request)
        return HTMLResponse(page(words("error-title"), error_page(error.say(words), words), words), status_of(error))
    return PlainTextResponse(error.say(spoken(request)), status_of(error))


async def refused(request: Request, error: Exception) -> Response:
    """Every known error: as JSON to programs, as a page to people."""
    if isinstance(error, TooLarge):
        return turned_away(request, error)
    if not is_api(request.url.path):
        return await pages.not_possible(request, error)
    if isinstance(error, HTTPException):
        return refusal(request, _OF_STATUS.get(error.status_code, Refused)(), error.headers)
    assert isinstance(error, AevumError)
    return refusal(request, error, error.headers if isinstance(error, TooOften) else None)


HANDLERS: Final[Mapping[Any, Any]] = {AevumError: refused, HTTPException: refused}
