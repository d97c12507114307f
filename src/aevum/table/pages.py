"""The pages of the house: what can be played, rules, the day's puzzle, and what is said when something fails."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import aevum
from aevum.bots import bots_for
from aevum.kernel.errors import AevumError
from aevum.kernel.registry import find_game, games
from aevum.table import account_pages, afterwards, beginning, face_pages, match_pages, people_pages, showcase
from aevum.table.answers import Routes, hub_of, show, site_words
from aevum.table.entries import offer_of
from aevum.table.identity import language, who
from aevum.table.pars import has_par
from aevum.table.puzzles import best, rank_in, streak
from aevum.table.showcase import picture_of
from aevum.table.staging import words_of
from aevum.web.lobby import lobby
from aevum.web.mine_page import Entry
from aevum.web.moments import spoken_date
from aevum.web.new_match import new_match
from aevum.web.notice_page import error_page
from aevum.web.puzzle_page import puzzle_page
from aevum.web.rules_page import rules_page

LATELY: Final = 7 * 24 * 3600.0
"""A public match in which nothing has happened for so many seconds is no longer shown to strangers."""
MOST_PUBLIC: Final = 8


async def show_lobby(request: Request) -> Response:
    words = site_words(request)
    known = {id: (game, words_of(id, words.language)) for id, game in games().items()}
    opponents = {id: tuple(bots_for(game)) for id, game in games().items()}
    now = datetime.now()
    main = lobby(
        known,
        opponents,
        words,
        now,
        matches=await people_pages.entries(request),
        public=await _public(request, now),
        pictures={id: picture_of(id, words.language) for id in games()},
    )
    return await show(request, words("lobby-title"), main)


async def _public(request: Request, now: datetime) -> list[Entry]:
    """What anybody may join or watch, what is still looked for first; not the reader's own."""
    hub, words = hub_of(request), site_words(request)
    person = await who(request, hub)
    found = await hub.ask(hub.storage.public_summaries, now.timestamp() - LATELY)
    offers = [offer_of(match, words, now) for match in found if not match.seats_of(person) and match.game in games()]
    return sorted(offers, key=lambda entry: not entry.mine)[:MOST_PUBLIC]


async def show_new(request: Request) -> Response:
    game = find_game(request.path_params["game"])
    words = words_of(game.id, language(request))
    person = await who(request, hub_of(request))
    bots, picture = tuple(bots_for(game)), picture_of(game.id, words.language)
    main = new_match(game, words, bots, datetime.now(), person.name, picture)
    return await show(request, f"{words('lobby-new')}: {words('game-title')}", main)


async def show_rules(request: Request) -> Response:
    game = find_game(request.path_params["game"])
    words = words_of(game.id, language(request))
    query = request.query_params.get("q", "")[:200]
    return await show(request, words("rules-title", title=words("game-title")), rules_page(game, query, words))


async def show_puzzle(request: Request) -> Response:
    hub = hub_of(request)
    game = find_game(request.path_params["game"])
    words = words_of(game.id, language(request))
    today = date.today()
    day = _day(request.query_params.get("day", ""), today)
    person = await who(request, hub)
    days = await hub.ask(hub.storage.puzzle_days, person.id, game.id)
    main = puzzle_page(
        str(day),
        best(await hub.ask(hub.storage.puzzle_results, str(day), game.id), words),
        streak(days, today),
        words,
        game=game,
        rank=await rank_in(hub, game.id, day, person),
        reader=person.id,
        today=today,
        par=await hub.pars.of(day, game),
        par_awaited=hub.pars.looking and day == today and has_par(game, datetime.now()),
    )
    return await show(request, words("puzzle-title", day=spoken_date(day, words)), main)


def _day(wish: str, today: date) -> date:
    """A day that has been; today unless another is asked for."""
    try:
        return min(date.fromisoformat(wish), today)
    except ValueError:
        return today


# -- the server


async def health(request: Request) -> Response:
    """Can a move be kept now? Those who ask often are told what was found a moment ago."""
    ok = await hub_of(request).health.good()
    return JSONResponse({"ok": ok}, 200 if ok else 503)


async def version(request: Request) -> Response:
    rules = {game.id: game.rules_version for game in games().values()}
    return JSONResponse({"aevum": aevum.__version__, "rules": rules})


async def not_possible(request: Request, error: Exception) -> Response:
    """Every known error as a page with one clear sentence."""
    words = site_words(request)
    status, message = 400, words("error-something")
    if isinstance(error, AevumError):
        spoken = words_of(game, words.language) if (game := str(error.arguments.get("game"))) in games() else words
        usual_status = 404 if type(error).__name__ in ("NoSuchMatch", "UnknownGame") else 400
        status, message = getattr(error, "status", usual_status), error.say(spoken)
    elif isinstance(error, HTTPException):
        status = error.status_code
        usual = "error-not-found" if status == 404 else "error-something"
        message = words(error.detail if words.knows(error.detail) else usual)
    headers = getattr(error, "headers", None)
    return await show(request, words("error-title"), error_page(message, words), status=status, headers=headers)


ROUTES: Final[Routes] = (
    ("/", show_lobby, "GET"),
    *beginning.ROUTES,
    ("/new/{game}", show_new, "GET"),
    *match_pages.ROUTES,
    *face_pages.ROUTES,
    *afterwards.ROUTES,
    *showcase.ROUTES,
    ("/rules/{game}", show_rules, "GET"),
    ("/puzzle/{game}", show_puzzle, "GET"),
    *people_pages.ROUTES,
    *account_pages.ROUTES,
    ("/health", health, "GET"),
    ("/version", version, "GET"),
)
