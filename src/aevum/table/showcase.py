"""Showcase: how each game looks in the lobby, drawn from a match that lies beside the game."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.events import WATCHING
from aevum.kernel.registry import find_game, games
from aevum.kernel.savefile import ENDING, read_match
from aevum.kernel.words import LANGUAGES
from aevum.table.answers import Routes

FILE: Final = f"showcase{ENDING}"


@cache
def _drawn(game: str, language: str) -> str | None:
    file = find_game(game).folder / FILE
    if not file.exists():
        return None
    match = read_match(file, find_game)
    return match.game.picture(match.view(WATCHING), match.game.words(language))


@cache
def picture_of(game: str, language: str) -> str | None:
    """The address of a game's picture, which browsers may keep: it changes with the picture. None: there is none."""
    svg = _drawn(game, language) if game in games() else None
    return svg and f"/static/games/{game}/{language}-{sha256(svg.encode()).hexdigest()[:10]}.svg"


async def show_picture(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    if request.url.path != (picture_of(game, language) if language in LANGUAGES else None):
        raise HTTPException(404)
    return Response(_drawn(game, language), media_type="image/svg+xml")


ROUTES: Final[Routes] = (("/static/games/{game}/{language}-{stamp}.svg", show_picture, "GET"),)
