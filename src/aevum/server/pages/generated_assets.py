"""Endpoint for generated files: subset fonts, and the style sheet with the colours of drawings."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.server.pages.requests import Routes
from aevum.web.assets import generated

NO_COMPRESSION: Final = "identity"
"""Content-Encoding that keeps the gzip middleware from compressing fonts, which are compressed already."""


async def generated_file(request: Request) -> Response:
    found = await asyncio.to_thread(generated.file, request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    content, kind = found
    headers = {"content-encoding": NO_COMPRESSION} if kind.startswith("font/") else None
    return Response(content, media_type=kind, headers=headers)


ROUTES: Final[Routes] = ((f"{generated.folder()}/{{name}}", generated_file, "GET"),)
