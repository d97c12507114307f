"""Pages of practice: the positions of a game with the reader's stars, begin one, and their thumbnails."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.lessons.practice import PRACTICE_FOLDER, PracticePosition
from aevum.kernel.lessons.reader import find_lesson, practice_of
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.server.accounts.sessions import current_person, get_or_create_person, request_language
from aevum.server.pages.lessons import begin_match
from aevum.server.pages.requests import Routes, html_page, hub_of, read_form, redirect, rendered
from aevum.server.presenters.game_pictures import draw_practice, practice_picture, preview_picture
from aevum.web.pages.practice import practice_page
from aevum.web.text.site_words import words_of


async def show_practice(request: Request) -> Response:
    """Return the page of the practice positions of a game; 404 if it has none."""
    hub, game = hub_of(request), find_game(request.path_params["game"])
    positions = practice_of(game)
    if not positions:
        raise HTTPException(404)
    words = words_of(game.id, request_language(request))
    person = await current_person(request, hub)
    stars = await hub.in_storage_thread(hub.storage.stars_of, person.id)
    own = {position.id: stars[game.id, position.id] for position in positions if (game.id, position.id) in stars}
    pictures = {position.id: practice_picture(position, words.language) for position in positions}
    main = practice_page(game, positions, own, pictures, words)
    preview = words("practice-lead"), preview_picture(game.id, words.language)
    return await html_page(request, words("practice-title", title=words("game-title")), main, preview=preview)


async def begin_position(request: Request) -> Response:
    """Create the private match of a practice position and redirect to it."""
    await read_form(request)
    hub, position = hub_of(request), _position(request)
    person, key = await get_or_create_person(request, hub)
    return redirect(request, await begin_match(request, find_game(position.game), position, person), key)


async def show_practice_picture(request: Request) -> Response:
    """Return a practice position as a small SVG; 404 for an outdated URL."""
    position, language = _position(request), request.path_params["language"]
    if language not in LANGUAGES or request.url.path != practice_picture(position, language):
        raise HTTPException(404)
    return await rendered(request, "image/svg+xml", draw_practice, position.game, position.id, language)


def _position(request: Request) -> PracticePosition:
    """Return the position that a request names, or raise HTTPException for 404."""
    game = find_game(request.path_params["game"])
    found = find_lesson(game, f"{PRACTICE_FOLDER}/{request.path_params['position']}")
    if not isinstance(found, PracticePosition):
        raise HTTPException(404)
    return found


ROUTES: Final[Routes] = (
    ("/practice/{game}", show_practice, "GET"),
    ("/practice/{game}/{position}", begin_position, "POST"),
    ("/static/practice/{game}/{language}-{stamp}/{position}.svg", show_practice_picture, "GET"),
)
