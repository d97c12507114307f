"""Endpoints of the installable web app: manifest, service worker, and Web Push subscriptions of browsers."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from aevum.server.accounts.sessions import ANONYMOUS, KEY_COOKIE, current_person, request_language
from aevum.server.api.json_body import JsonSchema, read_body
from aevum.server.notifications.turn_notices import TurnNotices
from aevum.server.notifications.web_push import is_valid
from aevum.server.pages.requests import Routes, by_method, consume_limit, hub_of, site_words
from aevum.server.storage.push_subscriptions import PushSubscription
from aevum.web.assets.manifest import web_app_manifest
from aevum.web.assets.static_text import STATIC
from aevum.web.layout import static

_TEXT: Final[JsonSchema] = {"type": "string", "maxLength": 1000}
SUBSCRIPTION: Final[JsonSchema] = {
    "type": "object",
    "required": ["endpoint", "p256dh", "auth"],
    "properties": {"endpoint": _TEXT, "p256dh": _TEXT, "auth": _TEXT},
    "additionalProperties": False,
}
"""Schema of the subscription that a browser sends."""
_SERVICE_WORKER: Final = (STATIC / "worker.js").read_bytes()


async def manifest(request: Request) -> Response:
    """Return the web app manifest in the reader's language."""
    content = web_app_manifest(site_words(request), static)
    return JSONResponse(content, media_type="application/manifest+json")


async def service_worker(_: Request) -> Response:
    """Return the service worker; at the root, so that it belongs to the whole site and outlives a release."""
    return Response(_SERVICE_WORKER, media_type="text/javascript")


async def push_key(request: Request) -> Response:
    """Return the public key with which browsers subscribe."""
    notices: TurnNotices = request.app.state.notices
    return JSONResponse({"key": notices.push.public_key if notices.push else ""})


async def subscribe(request: Request) -> Response:
    """Store the push subscription of the reader's browser."""
    hub = hub_of(request)
    given = PushSubscription(**await read_body(request, SUBSCRIPTION), language=request_language(request))
    person = await current_person(request, hub)
    if person is ANONYMOUS:
        raise HTTPException(403)
    consume_limit(request, "subscription", person.id)
    if not is_valid(given):
        raise HTTPException(400)
    await hub.in_storage_thread(hub.storage.subscribe, request.cookies[KEY_COOKIE], given)
    return Response(status_code=204)


async def unsubscribe(request: Request) -> Response:
    """Delete the push subscription of the reader's browser."""
    hub = hub_of(request)
    await hub.in_storage_thread(hub.storage.unsubscribe, request.cookies.get(KEY_COOKIE, ""))
    return Response(status_code=204)


ROUTES: Final[Routes] = (
    ("/manifest.webmanifest", manifest, "GET"),
    ("/worker.js", service_worker, "GET"),
    ("/push", by_method(GET=push_key, POST=subscribe, DELETE=unsubscribe), "GET", "POST", "DELETE"),
)
