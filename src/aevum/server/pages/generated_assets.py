"""Endpoint for the generated style sheet with the colours of drawings."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from aevum.server.pages.requests import Routes
from aevum.web.assets import generated


async def generated_style(_: Request) -> Response:
    return Response(generated.style(), media_type="text/css")


ROUTES: Final[Routes] = ((generated.address(), generated_style, "GET"),)
