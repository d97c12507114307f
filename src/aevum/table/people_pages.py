"""The pages of a person: the name at the table, the account, one's matches."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from aevum.kernel.registry import games
from aevum.kernel.words import Words, language_of
from aevum.table.answers import Routes, go, hub_of, read_form, show, site_words, spend
from aevum.table.attempts import Attempts
from aevum.table.identity import (
    HASHER,
    KEY,
    LANGUAGE,
    NAME_LENGTH,
    clean_name,
    language,
    password_fits,
    remember,
    somebody,
    who,
)
from aevum.table.kept_pages import title_of
from aevum.table.shelf import Summary
from aevum.table.staging import words_of
from aevum.table.storage import Person
from aevum.web.account_page import account_page
from aevum.web.mine_page import Entry, mine_page

EMAIL: Final = re.compile(r"[^@\s]{1,64}@[^@\s]{1,130}", re.ASCII)

# -- one's matches


async def show_mine(request: Request) -> Response:
    words = site_words(request)
    return await show(request, words("web-mine"), mine_page(await entries(request), words))


async def entries(request: Request) -> list[Entry]:
    """The matches of whoever asks, the latest moved first."""
    hub, words = hub_of(request), site_words(request)
    person = await who(request, hub)
    return [_entry(summary, person, words) for summary in await hub.ask(hub.storage.summaries_of, person.id)]


def _entry(match: Summary, person: Person, words: Words) -> Entry:
    known = words_of(match.game, words.language) if match.game in games() else words
    names = ", ".join(seat.name for seat in match.seats if seat.name)
    title = title_of(match.game, known)
    if match.objection is not None:
        why = match.objection.say(known)
        return Entry(match.id, title, names, words("mine-kept"), mine=False, over=match.over, kept=True, note=why)
    mine = match.actor in match.seats_of(person)
    state = "mine-over" if match.over else "mine-your-turn" if mine else "mine-waiting"
    return Entry(match.id, title, names, words(state), mine, over=match.over)


# -- name and language


async def settings(request: Request) -> Response:
    form = await read_form(request)
    back = str(form.get("back", "/"))
    response = go(request, back if back.startswith("/") and not back.startswith("//") else "/")
    chosen = language_of(str(form.get("language", "")))
    if chosen:
        remember(response, LANGUAGE, chosen, secure=request.app.state.secure)
    return response


async def rename(request: Request) -> Response:
    hub = hub_of(request)
    form = await read_form(request)
    person, key = await somebody(request, hub)
    await hub.ask(hub.storage.rename, person.id, clean_name(str(form.get("name", ""))))
    if "email" in form:
        address = str(form["email"]).strip()
        if address and not EMAIL.fullmatch(address):
            return await _problem(request, "account-email-wrong")
        await hub.ask(hub.storage.set_email, person.id, address, language(request))
    return go(request, "/account", key)


# -- the account


async def show_account(request: Request) -> Response:
    return await _account(request)


async def _problem(request: Request, message: str) -> Response:
    return await _account(request, site_words(request)(message), 400)


async def _account(
    request: Request, problem: str = "", status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    words = site_words(request)
    hub = hub_of(request)
    person = await who(request, hub)
    email = await hub.ask(hub.storage.email_of, person.id) if hub.notice else None
    main = account_page(person.name, person.login, words, problem, email)
    return await show(request, words("web-account"), main, status=status, headers=headers)


async def _credentials(request: Request) -> tuple[str, str] | None:
    form = await read_form(request)
    login, password = clean_name(str(form.get("login", ""))), str(form.get("password", ""))
    # In small letters a name may be longer.
    fits = 0 < len(login.casefold()) <= NAME_LENGTH and 8 <= len(password) <= 200
    return (login, password) if fits else None


async def register(request: Request) -> Response:
    hub = hub_of(request)
    given = await _credentials(request)
    if given is None:
        return await _problem(request, "account-too-short")
    person, key = await somebody(request, hub)
    spend(request, "account", person.id)
    secret = await asyncio.to_thread(HASHER.hash, given[1])
    if person.login or not await hub.ask(hub.storage.register, person.id, given[0], person.name or given[0], secret):
        return await _problem(request, "account-taken")
    return go(request, "/account", key)


async def enter(request: Request) -> Response:
    hub = hub_of(request)
    given = await _credentials(request)
    if given is None:
        return await _problem(request, "account-wrong")
    attempts: Attempts = request.app.state.attempts
    attempt = (given[0].casefold(), request.client.host if request.client else "")
    wait = attempts.begin(*attempt)
    if wait:
        return await _too_often(request, wait)
    found = await hub.ask(hub.storage.account, given[0])
    if found is None or not await asyncio.to_thread(password_fits, found[1], given[1]):
        return await _problem(request, "account-wrong")
    attempts.right(*attempt)
    _, key = await somebody(request, hub)
    await hub.log_in(key or request.cookies[KEY], found[0])
    return go(request, "/mine", key)


async def _too_often(request: Request, wait: int) -> Response:
    problem = site_words(request)("account-wait", minutes=-(-wait // 60))
    return await _account(request, problem, 429, {"retry-after": str(wait)})


async def leave(request: Request) -> Response:
    hub = hub_of(request)
    await hub.ask(hub.storage.forget_key, request.cookies.get(KEY, ""))
    response = RedirectResponse("/", status_code=303)
    response.delete_cookie(KEY)
    return response


ROUTES: Final[Routes] = (
    ("/mine", show_mine, "GET"),
    ("/settings", settings, "POST"),
    ("/account", show_account, "GET"),
    ("/account/name", rename, "POST"),
    ("/account/register", register, "POST"),
    ("/account/enter", enter, "POST"),
    ("/account/leave", leave, "POST"),
)
