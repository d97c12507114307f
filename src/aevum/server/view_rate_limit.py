"""Middleware that rate limits all HTTP requests of a person, so that request loops cannot take up the server."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from aevum.server.accounts.sessions import current_person
from aevum.server.error_responses import handle_error
from aevum.server.pages.requests import hub_of
from aevum.server.security.client_address import client_of
from aevum.server.security.rate_limits import DatabaseAway, RateLimits, TooOften

REFUSAL_DELAY_SECONDS: Final = 1.0
"""Seconds before a refusal is sent, because clients that ignore it would repeat the request at once."""
NOT_COUNTED: Final = ("/version", "/health")
"""Paths without rate limit, for monitoring tools."""
STATIC: Final = "/static/"


class ViewRateLimit:
    """Middleware that counts requests against the `look` limit of person and address, except those for static files."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, after a delay if the limit is exceeded a little, or refuse it."""
        if scope["type"] != "http" or scope["path"] in NOT_COUNTED or scope["path"].startswith(STATIC):
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        limits: RateLimits = request.app.state.limits
        try:
            person = await current_person(request, hub_of(request))
            wait = limits.delay("look", address=client_of(request), person=person.id)
        except TooOften as error:
            await asyncio.sleep(0 if isinstance(error, DatabaseAway) else REFUSAL_DELAY_SECONDS)
            response = await handle_error(request, error)
            await response(scope, receive, send)
            return
        if wait:
            await asyncio.sleep(wait)
        await self.app(scope, receive, send)
