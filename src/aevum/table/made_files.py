"""Files that are made here, not read: the letters of the pages and the colours of their drawings."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.table.answers import Routes
from aevum.web import made

PACKED: Final = "identity"
"""Letters are packed already; to pack them again would only cost time."""


async def made_file(request: Request) -> Response:
    found = await asyncio.to_thread(made.file, request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    content, kind = found
    headers = {"content-encoding": PACKED} if kind.startswith("font/") else None
    return Response(content, media_type=kind, headers=headers)


ROUTES: Final[Routes] = ((f"{made.folder()}/{{name}}", made_file, "GET"),)
