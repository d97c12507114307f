"""Middleware that checks host, origin (CSRF) and body size of requests and adds security headers to responses."""

from __future__ import annotations

import logging
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aevum.kernel.errors import AevumError
from aevum.server.api.json_body import TooLarge
from aevum.server.error_responses import reject_early
from aevum.server.errors import Failed, ForbiddenOrigin, TwoLengths, WrongHost
from aevum.server.settings import Settings

MAX_BODY_BYTES: Final = 1_000_000
"""Maximum size of a request body, in bytes."""
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HSTS_SECONDS: Final = 365 * 24 * 3600
FOR_ANY_HOST: Final = ("/health", "/version")
"""Paths that monitoring tools may request under any host name."""
LOG: Final = logging.getLogger("aevum.server")


def same_origin(connection: HTTPConnection, public_url: str) -> bool:
    """Whether a request comes from a page of this server, or from a program that is not a browser (CSRF check).

    The pages of this server send no referrer, so their forms have the Origin `null`. Browsers then name the origin in
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
    """Whether the Host header is a name that the operator allows."""
    host = re.sub(r":\d*$", "", connection.headers.get("host", "")).lower()
    return not settings.own_hosts or host in settings.own_hosts


class SecurityMiddleware:
    """ASGI middleware that rejects dangerous HTTP requests and adds security headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or answer it with an error."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request, sender = Request(scope), _HeaderSender(send, scope["path"], secure=self.settings.secure)
        error = self._reject(request)
        response = self.app if error is None else reject_early(request, error)
        try:
            await response(scope, _limited_body(receive), sender)
        except ClientDisconnect:
            LOG.debug("%s %s: the client went away", request.method, scope["path"])
        except Exception:
            LOG.exception("%s %s failed", request.method, scope["path"])
            if not sender.begun:
                await reject_early(request, Failed())(scope, receive, sender)

    def _reject(self, request: Request) -> AevumError | None:
        if request.url.path not in FOR_ANY_HOST and not known_host(request, self.settings):
            return WrongHost()
        if request.method not in ("GET", "HEAD") and not same_origin(request, self.settings.public_url):
            return ForbiddenOrigin()
        if {"content-length", "transfer-encoding"} <= set(request.headers):
            # Request smuggling: a proxy in front of the server may use the other length.
            return TwoLengths()
        declared = request.headers.get("content-length", "0")
        bounded = re.fullmatch("[0-9]{1,9}", declared) is not None and int(declared) <= MAX_BODY_BYTES
        return None if bounded else TooLarge()


class _HeaderSender:
    """ASGI `send` that adds the security headers and remembers whether a response has begun."""

    def __init__(self, send: Send, path: str, *, secure: bool) -> None:
        self.begun = False
        self._send = send
        self._cacheable = path.startswith("/static/")
        self._secure = secure

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            self._add_headers(MutableHeaders(scope=message), found=message["status"] in (200, 206, 304))
        await self._send(message)

    def _add_headers(self, headers: MutableHeaders, *, found: bool) -> None:
        headers["content-security-policy"] = CONTENT_SECURITY_POLICY
        headers["referrer-policy"] = "no-referrer"
        headers["x-content-type-options"] = "nosniff"
        headers["cache-control"] = "public, max-age=31536000, immutable" if self._cacheable and found else "no-store"
        if self._secure:
            headers["strict-transport-security"] = f"max-age={HSTS_SECONDS}"


def _limited_body(receive: Receive) -> Receive:
    seen = 0

    async def bounded() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MAX_BODY_BYTES:
            raise TooLarge
        return message

    return bounded
