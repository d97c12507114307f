"""Guard: what every request passes first: hosts we know, bodies of bounded size, no forms of other sites.

Every answer leaves with the headers that keep it safe.
"""

from __future__ import annotations

import logging
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aevum.kernel.errors import AevumError
from aevum.table.bodies import TooLarge
from aevum.table.refusals import Failed, ForbiddenOrigin, WrongHost, turned_away
from aevum.table.settings import Settings

LARGEST_BODY: Final = 1_000_000
POLICY: Final = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
A_YEAR: Final = 365 * 24 * 3600
FOR_ANY_HOST: Final = ("/health", "/version")
"""What those ask who watch over servers, by whatever name."""
LOG: Final = logging.getLogger("aevum.table")


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


def known_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Is this server called by a name that the operator allows?"""
    host = re.sub(r":\d*$", "", connection.headers.get("host", "")).lower()
    return not settings.own_hosts or host in settings.own_hosts


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request, exit = Request(scope), _Exit(send, scope["path"], secure=self.settings.secure)
        objection = self._objection(request)
        answer = self.app if objection is None else turned_away(request, objection)
        try:
            await answer(scope, _bounded(receive), exit)
        except Exception:
            LOG.exception("%s %s failed", request.method, scope["path"])
            if not exit.begun:
                await turned_away(request, Failed())(scope, receive, exit)

    def _objection(self, request: Request) -> AevumError | None:
        if request.url.path not in FOR_ANY_HOST and not known_host(request, self.settings):
            return WrongHost()
        if request.method not in ("GET", "HEAD") and not same_origin(request, self.settings.public_url):
            return ForbiddenOrigin()
        declared = request.headers.get("content-length", "0")
        bounded = re.fullmatch("[0-9]{1,9}", declared) is not None and int(declared) <= LARGEST_BODY
        return None if bounded else TooLarge()


class _Exit:
    """Where answers leave, with the headers that keep them safe."""

    def __init__(self, send: Send, path: str, *, secure: bool) -> None:
        self.begun = False
        self._send = send
        self._lasting = path.startswith("/static/")
        self._secure = secure

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            self._dress(MutableHeaders(scope=message))
        await self._send(message)

    def _dress(self, headers: MutableHeaders) -> None:
        headers["content-security-policy"] = POLICY
        headers["referrer-policy"] = "no-referrer"
        headers["x-content-type-options"] = "nosniff"
        headers["cache-control"] = "public, max-age=31536000, immutable" if self._lasting else "no-store"
        if self._secure:
            headers["strict-transport-security"] = f"max-age={A_YEAR}"


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
