"""Sessions by cookie, and the person and the language of a request.

A browser is identified by an unguessable key in a cookie; a name and a password are optional.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from aevum.kernel.words import DEFAULT_LANGUAGE, language_of
from aevum.server.live.hub import Hub
from aevum.server.security.client_address import client_of
from aevum.server.storage.matches import Person, new_token

KEY_COOKIE: Final = "aevum_key"
LANGUAGE_COOKIE: Final = "aevum_language"
ANONYMOUS: Final = Person("", "", None)
"""Person of a request without a valid session key."""
COOKIE_SECONDS: Final = 5 * 365 * 24 * 3600
"""Seconds after which a cookie expires."""


async def current_person(request: HTTPConnection, hub: Hub) -> Person:
    """Return the person whose session key a request carries; ANONYMOUS without a valid key.

    The person is looked up once per request.
    """
    key = request.cookies.get(KEY_COOKIE)
    if not key:
        return ANONYMOUS
    known = getattr(request.state, "person", None)
    if known is None:
        known = request.state.person = await hub.in_storage_thread(hub.storage.person_of_key, key) or ANONYMOUS
    return known


async def get_or_create_person(request: HTTPConnection, hub: Hub) -> tuple[Person, str | None]:
    """Return the person of a request and None, or a newly created person and the session key to set as a cookie."""
    person = await current_person(request, hub)
    if person is not ANONYMOUS:
        return person, None
    request.app.state.limits.consume("newcomer", address=client_of(request))
    key = new_token()
    return await hub.in_storage_thread(hub.storage.new_person, key), key


def set_cookie(response: Response, name: str, value: str, *, secure: bool) -> None:
    """Set a cookie that scripts cannot read and other sites cannot send."""
    response.set_cookie(name, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def request_language(request: HTTPConnection) -> str:
    """Return the language of the cookie, else the first supported one of Accept-Language, else the default."""
    chosen = language_of(request.cookies.get(LANGUAGE_COOKIE, ""))
    if chosen:
        return chosen
    wishes = request.headers.get("accept-language", "").split(",")
    return next(filter(None, (language_of(wish.split(";")[0].strip()) for wish in wishes)), DEFAULT_LANGUAGE)
