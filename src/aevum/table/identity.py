"""Who is asking: a browser is known by an unguessable key in a cookie; a name and password are optional."""

from __future__ import annotations

from functools import cache
from typing import Final
from unicodedata import category

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from aevum.kernel.words import DEFAULT_LANGUAGE, language_of
from aevum.table.addresses import caller
from aevum.table.hub import Hub
from aevum.table.storage import Person, new_token

KEY: Final = "aevum_key"
LANGUAGE: Final = "aevum_language"
NOBODY: Final = Person("", "", None)
FIVE_YEARS: Final = 5 * 365 * 24 * 3600
NAME_LENGTH: Final = 40
HASHER: Final = PasswordHasher()


def clean_name(text: str) -> str:
    """A name without control signs, marks that turn the writing direction, or needless space."""
    plain = "".join(sign for sign in text if sign.isprintable())
    return " ".join(plain.split())[:NAME_LENGTH]


def clean_text(text: str) -> str:
    """What somebody says, without control signs and halves of signs, which no database could keep."""
    return "".join(sign for sign in text if category(sign) not in ("Cc", "Cs")).strip()


async def who(request: HTTPConnection, hub: Hub) -> Person:
    """The person behind a request; NOBODY if the browser has no key yet."""
    key = request.cookies.get(KEY)
    if not key:
        return NOBODY
    return await hub.ask(hub.storage.person_of_key, key) or NOBODY


async def somebody(request: HTTPConnection, hub: Hub) -> tuple[Person, str | None]:
    """The person behind a request, made known now if need be, and the new key to set."""
    person = await who(request, hub)
    if person is not NOBODY:
        return person, None
    request.app.state.limits.spend("newcomer", address=caller(request))
    key = new_token()
    return await hub.ask(hub.storage.new_person, key), key


def remember(response: Response, name: str, value: str, *, secure: bool) -> None:
    """Set a cookie that scripts cannot read and other sites cannot send."""
    response.set_cookie(name, value, max_age=FIVE_YEARS, httponly=True, samesite="lax", secure=secure)


def language(request: HTTPConnection) -> str:
    """The language chosen, else the first one the browser asks for that we speak."""
    chosen = language_of(request.cookies.get(LANGUAGE, ""))
    if chosen:
        return chosen
    wishes = request.headers.get("accept-language", "").split(",")
    return next(filter(None, (language_of(wish.split(";")[0].strip()) for wish in wishes)), DEFAULT_LANGUAGE)


def password_fits(stored: str | None, given: str) -> bool:
    """Does the password belong to the hash? Without a hash it takes as long to say no."""
    try:
        return HASHER.verify(stored or _nobodys_password(), given) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys_password() -> str:
    return HASHER.hash(new_token())
