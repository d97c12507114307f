"""Pages of the site: lobby, rules, API reference, daily puzzle, errors; health and version; the routes of all pages."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

import aevum
from aevum.bots import bots_for
from aevum.kernel.errors import AevumError, UnknownGame
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.reader import lessons_of
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES, Words
from aevum.server.accounts.sessions import current_person, get_or_create_person, request_language
from aevum.server.api import openapi
from aevum.server.jobs.daily_par import has_par
from aevum.server.pages import (
    account,
    lesson_maker,
    lessons,
    match_actions,
    moments,
    move_explanations,
    my_matches,
    password_reset,
    play_on,
    player_lessons,
    practice,
    profile,
    review,
    story,
    tooltips,
    web_app,
    what_if,
)
from aevum.server.pages import match as match_pages
from aevum.server.pages import new_match as beginning
from aevum.server.pages.requests import (
    HTML,
    PageFrame,
    Routes,
    consume_limit,
    frame_of,
    html_page,
    hub_of,
    read_form,
    redirect,
    rendered,
    site_words,
)
from aevum.server.presenters.game_pictures import game_picture, game_picture_png, picture_of, preview_picture
from aevum.server.presenters.match_list import offer_of
from aevum.server.presenters.puzzle_ranking import rank_in, ranking, streak
from aevum.server.storage.matches import NoSuchMatch
from aevum.web.components.worked_examples import draw_picture, has_picture, picture_address
from aevum.web.pages.api_reference import api_page
from aevum.web.pages.lobby import LearnOffer, lobby
from aevum.web.pages.my_matches import MatchEntry
from aevum.web.pages.new_match import new_match
from aevum.web.pages.notice import error_page
from aevum.web.pages.puzzle import puzzle_page
from aevum.web.pages.rules import rules_page
from aevum.web.text.dates import spoken_date
from aevum.web.text.site_words import words_of

RECENT_SECONDS: Final = 7 * 24 * 3600.0
"""Seconds after its last move for which a public match is listed in the lobby."""
MAX_PUBLIC_MATCHES: Final = 8
"""Maximum number of public matches listed in the lobby."""


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
        matches=await my_matches.entries(request),
        public=await _public(request, now),
        pictures={id: picture_of(id, words.language) for id in games()},
        learning=await _learning(request),
    )
    preview = words("lobby-lead"), preview_picture(next(iter(known)), words.language)
    return await html_page(request, words("lobby-title"), main, preview=preview)


async def _learning(request: Request) -> dict[str, LearnOffer]:
    """Return the offer of lessons of each game that has some, first of all to people who have not finished them."""
    hub = hub_of(request)
    person = await current_person(request, hub)
    known = await hub.in_storage_thread(hub.storage.games_finished_by, person.id)
    stars = await hub.in_storage_thread(hub.storage.stars_of, person.id)
    return {
        id: LearnOffer(
            sum(lesson.minutes for lesson in found),
            first=id not in known and any((id, lesson.id) not in stars for lesson in found),
        )
        for id, game in games().items()
        if (found := lessons_of(game))
    }


async def _public(request: Request, now: datetime) -> list[MatchEntry]:
    """Return public matches in which the reader holds no seat, those with an open seat first."""
    hub, words = hub_of(request), site_words(request)
    person = await current_person(request, hub)
    found = await hub.in_storage_thread(hub.storage.public_summaries, now.timestamp() - RECENT_SECONDS)
    offers = [offer_of(match, words, now) for match in found if not match.seats_of(person) and match.game in games()]
    return sorted(offers, key=lambda entry: not entry.mine)[:MAX_PUBLIC_MATCHES]


async def show_new(request: Request) -> Response:
    game = find_game(request.path_params["game"])
    words = words_of(game.id, request_language(request))
    person = await current_person(request, hub_of(request))
    bots, picture = tuple(bots_for(game)), picture_of(game.id, words.language)
    main = new_match(game, words, bots, datetime.now(), person.name, picture)
    title, preview = f"{words('lobby-new')}: {words('game-title')}", _preview(game, words)
    return await html_page(request, title, main, preview=preview)


def _preview(game: AnyGame, words: Words) -> tuple[str, str | None]:
    """Return description and picture of a game for links to its pages."""
    return words("game-about"), preview_picture(game.id, words.language)


async def show_rules(request: Request) -> Response:
    game = find_game(request.path_params["game"])
    query = request.query_params.get("q", "")[:200]
    return await rendered(request, HTML, rules_html, game, query, await frame_of(request, query=True))


def rules_html(game: AnyGame, query: str, frame: PageFrame) -> str:
    """Return the rules page of a game; with a query, the clauses that match it."""
    words = words_of(game.id, frame.language)
    title = words("rules-title", title=words("game-title"))
    return frame.page(title, rules_page(game, query, words), scripts=("rules.js",), preview=_preview(game, words))


async def show_rule_picture(request: Request) -> Response:
    """Return a picture of the rules of a game as SVG; 404 for an outdated URL."""
    game, language, name = (request.path_params[part] for part in ("game", "language", "name"))
    known = find_game(game) if game in games() and language in LANGUAGES else None
    if known is None or request.url.path != picture_address(known, name, language) or not has_picture(known, name):
        raise HTTPException(404)
    return await rendered(request, "image/svg+xml", draw_picture, known, name, language)


async def show_api(request: Request) -> Response:
    """Return the OpenAPI document as a page for readers."""
    words = site_words(request)
    return await html_page(request, words("api-title"), api_page(openapi.description(), words))


async def show_puzzle(request: Request) -> Response:
    hub = hub_of(request)
    game = find_game(request.path_params["game"])
    words = words_of(game.id, request_language(request))
    today = date.today()
    day = _day(request.query_params.get("day", ""), today)
    person = await current_person(request, hub)
    days = await hub.in_storage_thread(hub.storage.puzzle_days, person.id, game.id)
    tries = await hub.in_storage_thread(hub.storage.puzzle_tries, str(day), game.id)
    main = puzzle_page(
        str(day),
        ranking(tries, words, await hub.in_storage_thread(hub.storage.unranked, str(day), game.id)),
        streak(days, today),
        words,
        game=game,
        rank=await rank_in(hub, game.id, day, person),
        reader=person.id,
        today=today,
        par=await hub.daily_par.par_of(day, game),
        par_awaited=hub.daily_par.running and day == today and has_par(game, datetime.now()),
    )
    title = words("puzzle-title", day=spoken_date(day, words))
    return await html_page(request, title, main, query=True, preview=_preview(game, words))


async def give_up_rank(request: Request) -> Response:
    """Take the reader out of today's ranking, so that they may see how the par is reached."""
    await read_form(request)
    hub, game = hub_of(request), find_game(request.path_params["game"])
    if not any(preset.puzzle for preset in game.presets(datetime.now())):
        raise HTTPException(404)
    person, key = await get_or_create_person(request, hub)
    consume_limit(request, "name", person.id)
    await hub.in_storage_thread(hub.storage.give_up_rank, str(date.today()), game.id, person.id)
    return redirect(request, f"/puzzle/{game.id}", key)


def _day(wish: str, today: date) -> date:
    """Return the requested day if it is not in the future, else today."""
    try:
        return min(date.fromisoformat(wish), today)
    except ValueError:
        return today


# -- the server


async def health(request: Request) -> Response:
    """Return 200 if moves can be stored now, else 503; the finding is cached for a second."""
    ok = await hub_of(request).health.good()
    return JSONResponse({"ok": ok}, 200 if ok else 503)


async def version(request: Request) -> Response:
    rules = {game.id: game.rules_version for game in games().values()}
    return JSONResponse({"aevum": aevum.__version__, "rules": rules})


async def error_page_response(request: Request, error: Exception) -> Response:
    """Return an error page with one sentence and the HTTP status of the error."""
    words = site_words(request)
    status, message = 400, words("error-something")
    if isinstance(error, AevumError):
        spoken = words_of(game, words.language) if (game := str(error.arguments.get("game"))) in games() else words
        usual_status = 404 if isinstance(error, NoSuchMatch | UnknownGame) else 400
        status, message = getattr(error, "status", usual_status), error.say(spoken)
    elif isinstance(error, HTTPException):
        status = error.status_code
        usual = "error-not-found" if status == 404 else "error-something"
        message = words(error.detail if words.knows(error.detail) else usual)
    headers = getattr(error, "headers", None)
    shown = error_page(message, words, lost=status == 404)
    return await html_page(request, words("error-title"), shown, status=status, headers=headers)


async def show_picture(request: Request) -> Response:
    """Return the picture of a game as SVG, for the lobby, or as PNG, for links; 404 for an outdated URL."""
    game, language = request.path_params["game"], request.path_params["language"]
    known = (picture_of(game, language), preview_picture(game, language)) if language in LANGUAGES else ()
    if request.url.path not in known:
        raise HTTPException(404)
    if request.url.path.endswith(".png"):
        return await rendered(request, "image/png", game_picture_png, game, language)
    return Response(game_picture(game, language), media_type="image/svg+xml")


async def show_thumbnail(request: Request) -> Response:
    """Return the position of a match as a small SVG for lists; a redirect to the picture of the game without one."""
    hub, id, language = hub_of(request), request.path_params["id"], request.path_params["language"]
    svg = await hub.in_storage_thread(hub.storage.small_thumbnail, id, language)
    if svg is not None:
        return Response(svg, media_type="image/svg+xml")
    summary = await hub.in_storage_thread(hub.storage.summary, id)
    picture = picture_of(summary.game, language) if language in LANGUAGES else None
    if picture is None:
        raise HTTPException(404)
    return redirect(request, picture)


ROUTES: Final[Routes] = (
    ("/", show_lobby, "GET"),
    *beginning.ROUTES,
    ("/new/{game}", show_new, "GET"),
    *match_pages.ROUTES,
    *tooltips.ROUTES,
    *moments.ROUTES,
    *play_on.ROUTES,
    *story.ROUTES,
    *review.ROUTES,
    *what_if.ROUTES,
    *move_explanations.ROUTES,
    *match_actions.ROUTES,
    ("/static/games/{game}/{language}-{stamp}.{kind}", show_picture, "GET"),
    ("/static/matches/{id}/{language}-{length}.svg", show_thumbnail, "GET"),
    ("/static/rules/{game}/{language}-{stamp}/{name}.svg", show_rule_picture, "GET"),
    ("/rules/{game}", show_rules, "GET"),
    ("/api/docs", show_api, "GET"),
    ("/puzzle/{game}", show_puzzle, "GET"),
    ("/puzzle/{game}/give-up", give_up_rank, "POST"),
    *lesson_maker.ROUTES,
    *player_lessons.ROUTES,
    *lessons.ROUTES,
    *practice.ROUTES,
    *my_matches.ROUTES,
    *account.ROUTES,
    *password_reset.ROUTES,
    *profile.ROUTES,
    *web_app.ROUTES,
    ("/health", health, "GET"),
    ("/version", version, "GET"),
)
