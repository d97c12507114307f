"""The application: routes, safety headers, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aevum.kernel.errors import AevumError
from aevum.table import api, made_files, pages
from aevum.table.attempts import Attempts
from aevum.table.bodies import TooLarge
from aevum.table.hub import Hub
from aevum.table.notices import Notices, Ways
from aevum.table.notify import listening
from aevum.table.refusals import HANDLERS, ForbiddenOrigin, turned_away
from aevum.table.socket import live_socket
from aevum.table.storage import Storage
from aevum.web import letters
from aevum.web.shell import STAMP, STATIC

LARGEST_BODY: Final = 1_000_000
POLICY: Final = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"


@dataclass(frozen=True, slots=True)
class Settings:
    """What the operator decides."""

    database: str
    public_url: str = ""
    webhook: str = ""
    smtp: str = ""
    sender: str = ""
    bot_pace: float = 1.0
    """How long bots pause, as a multiple of the usual."""


def make_app(settings: Settings) -> Starlette:
    """The whole table on one database."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = Storage(settings.database)
        storage.prepare()
        app.state.hub = hub = Hub(storage, settings.bot_pace)
        ways = Ways(settings.webhook, settings.smtp, settings.sender, settings.public_url)
        hub.notice = Notices(hub, ways).changed if ways.any else None
        hub.open()
        cutting = asyncio.create_task(asyncio.to_thread(letters.cut_all))
        async with listening(hub):
            yield
        await cutting
        await hub.close()

    app = Starlette(
        routes=[
            *[
                Route(path, work, methods=methods)
                for path, work, *methods in (*pages.ROUTES, *api.ROUTES, *made_files.ROUTES)
            ],
            WebSocketRoute("/m/{id}/live", live_socket),
            Mount(f"/static/{STAMP}", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(Guard, public_url=settings.public_url), Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.allows_origin = lambda connection: same_origin(connection, settings.public_url)
    app.state.attempts = Attempts()
    app.state.secure = settings.public_url.startswith("https:")
    return app


def same_origin(connection: HTTPConnection, public_url: str) -> bool:
    """Does the request come from one of our own pages, or from a program that is no browser?

    Our pages send no referrer, so their forms have the Origin `null`; browsers then say where they come from in
    Sec-Fetch-Site, which no page can forge.
    """
    site = connection.headers.get("sec-fetch-site")
    if site is not None and connection.scope["type"] == "http":
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {connection.headers.get("host", ""), urlsplit(public_url).netloc} - {""}
    return origin.partition("://")[2] in ours


class Guard:
    """Safety headers on every answer; bodies of bounded size; no forms from other sites."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self.app = app
        self.public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        objection = self._objection(request)
        answer = self.app if objection is None else turned_away(request, objection)
        await answer(scope, _bounded(receive), self._guarded(scope, send))

    def _objection(self, request: Request) -> AevumError | None:
        if request.method not in ("GET", "HEAD") and not same_origin(request, self.public_url):
            return ForbiddenOrigin()
        declared = request.headers.get("content-length", "0")
        bounded = re.fullmatch("[0-9]{1,9}", declared) is not None and int(declared) <= LARGEST_BODY
        return None if bounded else TooLarge()

    def _guarded(self, scope: Scope, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = POLICY
                headers["referrer-policy"] = "no-referrer"
                headers["x-content-type-options"] = "nosniff"
                lasting = scope["path"].startswith("/static/")
                headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-store"
            await send(message)

        return guarded


def _bounded(receive: Receive) -> Receive:
    seen = 0

    async def bounded() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_BODY:
            raise TooLarge
        return message

    return bounded
