"""Endpoints for generated assets: the style sheet with the colours of drawings, and the emblems of each game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.server.pages.requests import Routes
from aevum.web.assets import generated


async def generated_style(_: Request) -> Response:
    return Response(generated.style(), media_type="text/css")


def _emblems(game: AnyGame) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint for the emblems of a game."""

    async def emblems(_: Request) -> Response:
        return Response(generated.emblem_sheet(game), media_type="image/svg+xml")

    return emblems


ROUTES: Final[Routes] = (
    (generated.address(), generated_style, "GET"),
    *((generated.emblem_address(game), _emblems(game), "GET") for game in games().values() if game.emblems()),
)
