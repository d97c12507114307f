"""The pages of the house: what can be played, rules, the day's puzzle, and what is said when something fails."""

from __future__ import annotations

import json
from datetime import date, datetime, timedelta
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import aevum
from aevum.bots import bots_for
from aevum.kernel.errors import AevumError
from aevum.kernel.points import Points, points_of
from aevum.kernel.registry import find_game, games
from aevum.table import account_pages, beginning, match_pages, people_pages
from aevum.table.answers import Routes, hub_of, show, site_words
from aevum.table.identity import language, who
from aevum.table.staging import words_of
from aevum.web.lobby import lobby
from aevum.web.notice_page import error_page
from aevum.web.puzzle_page import puzzle_page
from aevum.web.rules_page import rules_page


async def show_lobby(request: Request) -> Response:
    words = site_words(request)
    known = {id: (game, words_of(id, words.language)) for id, game in games().items()}
    opponents = {id: tuple(bots_for(game)) for id, game in games().items()}
    main = lobby(known, opponents, words, datetime.now(), matches=await people_pages.entries(request))
    return await show(request, words("lobby-title"), main)


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
    rows = await hub.ask(hub.storage.puzzle_results, f"{today}")
    person = await who(request, hub)
    days = await hub.ask(hub.storage.puzzle_days, person.id)
    main = puzzle_page(str(today), _best(rows), _streak(days, today), words, game=game)
    return await show(request, words("puzzle-title", day=str(today)), main)


def _best(rows: list[Any]) -> list[tuple[str, str, Points]]:
    """The best result of each person, highest first."""
    best: dict[str, tuple[str, str, Points]] = {}
    for row in rows:
        score = points_of(json.loads(row.scores)["scores"][0])
        if row.person not in best or best[row.person][2] < score:
            best[row.person] = (row.id, row.name, score)
    return sorted(best.values(), key=lambda entry: -entry[2])[:50]


def _streak(days: set[str], today: date) -> int:
    """Days in a row with a finished puzzle, up to today or yesterday."""
    day = today if str(today) in days else today - timedelta(days=1)
    streak = 0
    while str(day) in days:
        streak += 1
        day -= timedelta(days=1)
    return streak


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
    *match_pages.ROUTES,
    ("/rules/{game}", show_rules, "GET"),
    ("/puzzle/{game}", show_puzzle, "GET"),
    *people_pages.ROUTES,
    *account_pages.ROUTES,
    ("/health", health, "GET"),
    ("/version", version, "GET"),
)
