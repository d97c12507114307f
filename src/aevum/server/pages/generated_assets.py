"""Endpoints for generated assets: colours of drawings, emblems of each game, avatars of people."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.server.pages.requests import Routes
from aevum.web.assets import generated
from aevum.web.components.avatar import avatar_svg

AVATAR_CODE: Final = re.compile("[0-9a-f]{12}")


async def generated_style(_: Request) -> Response:
    return Response(generated.style(), media_type="text/css")


async def avatar_image(request: Request) -> Response:
    code = request.path_params["code"]
    if not AVATAR_CODE.fullmatch(code):
        raise HTTPException(404)
    return Response(avatar_svg(code), media_type="image/svg+xml")


def _emblems(game: AnyGame) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint for the emblems of a game."""

    async def emblems(_: Request) -> Response:
        return Response(generated.emblem_sheet(game), media_type="image/svg+xml")

    return emblems


ROUTES: Final[Routes] = (
    ("/static/avatars/1/{code}.svg", avatar_image, "GET"),
    (generated.address(), generated_style, "GET"),
    *((generated.emblem_address(game), _emblems(game), "GET") for game in games().values() if game.emblems()),
)
