"""The account of a person: name, e-mail, password, and the browsers that are signed in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from aevum.table.addresses import caller
from aevum.table.answers import Routes, by_method, go, hub_of, read_form, show, site_words, spend
from aevum.table.attempts import Attempts
from aevum.table.identity import (
    HASHER,
    KEY,
    NAME_LENGTH,
    NOBODY,
    clean_name,
    language,
    password_fits,
    somebody,
    who,
)
from aevum.table.notices import Notices
from aevum.table.storage import Person, new_token
from aevum.web.account_page import Account, account_page, confirm_page

EMAIL: Final = re.compile(r"[^@\s]{1,64}@[^@\s]{1,130}", re.ASCII)
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

# -- the page


async def show_account(request: Request) -> Response:
    return await _account(request)


async def _problem(request: Request, message: str) -> Response:
    return await _account(request, site_words(request)(message), 400)


async def _account(
    request: Request, problem: str = "", status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    words, hub = site_words(request), hub_of(request)
    person = await who(request, hub)
    email = await hub.ask(hub.storage.email_of, person.id) if _mails(request) else None
    main = account_page(Account(person.name, person.login, email), words, problem)
    return await show(request, words("web-account"), main, status=status, headers=headers)


def _mails(request: Request) -> Notices | None:
    """Who writes letters here, if the operator has set that up."""
    notices: Notices | None = request.app.state.notices
    return notices if notices and notices.ways.smtp else None


# -- name and e-mail


async def rename(request: Request) -> Response:
    hub = hub_of(request)
    form = await read_form(request)
    person, key = await somebody(request, hub)
    await hub.ask(hub.storage.rename, person.id, clean_name(str(form.get("name", ""))))
    address = str(form.get("email", "")).strip()
    if address and not EMAIL.fullmatch(address):
        return await _problem(request, "account-email-wrong")
    if "email" in form:
        await _wish_email(request, person, address)
    return go(request, "/account", key)


async def _wish_email(request: Request, person: Person, address: str) -> None:
    """No letter goes anywhere before somebody there has said yes, but for the one that asks."""
    hub, notices = hub_of(request), _mails(request)
    known, _ = await hub.ask(hub.storage.email_of, person.id)
    if not address or notices is None or address == known:
        await hub.ask(hub.storage.set_email, person.id, address if address == known else "", language(request))
        return
    request.app.state.limits.spend("letter", address=caller(request), person=person.id, other=address)
    proof = new_token()
    await hub.ask(hub.storage.wish_email, person.id, address, language(request), proof)
    hub.run(notices.ask_to_confirm(address, proof, site_words(request)))


async def show_confirmation(request: Request) -> Response:
    """To read the link confirms nothing: programs that look for danger in letters read it, too."""
    hub, words = hub_of(request), site_words(request)
    address = await hub.ask(hub.storage.wished_email, request.path_params["proof"])
    if address is None:
        raise HTTPException(404, "confirm-spent")
    return await show(request, words("confirm-title"), confirm_page(address, request.url.path, words))


async def confirm(request: Request) -> Response:
    hub = hub_of(request)
    await read_form(request)
    if not await hub.ask(hub.storage.confirm_email, request.path_params["proof"]):
        raise HTTPException(404, "confirm-spent")
    return go(request, "/account")


# -- signing in and out


def _password(form: FormData, field: str) -> str | None:
    given = str(form.get(field, ""))
    return given if SHORTEST_PASSWORD <= len(given) <= LONGEST_PASSWORD else None


async def _credentials(request: Request) -> tuple[str, str] | None:
    form = await read_form(request)
    login, password = clean_name(str(form.get("login", ""))), _password(form, "password")
    # In small letters a name may be longer.
    return (login, password) if password and 0 < len(login.casefold()) <= NAME_LENGTH else None


async def register(request: Request) -> Response:
    hub = hub_of(request)
    given = await _credentials(request)
    if given is None:
        return await _problem(request, "account-too-short")
    person, key = await somebody(request, hub)
    spend(request, "account", person.id)
    secret = await hub.unlock(HASHER.hash, given[1])
    if person.login or not await hub.ask(hub.storage.register, person.id, given[0], person.name or given[0], secret):
        return await _problem(request, "account-taken")
    return go(request, "/account", await hub.keyring.change(key or request.cookies[KEY]))


async def enter(request: Request) -> Response:
    hub = hub_of(request)
    given = await _credentials(request)
    if given is None:
        return await _problem(request, "account-wrong")
    found = await hub.ask(hub.storage.account, given[0])
    wait = await _unless_right(request, given[0], found[1] if found else None, given[1])
    if wait is not None:
        return wait
    assert found is not None
    _, key = await somebody(request, hub)
    return go(request, "/mine", await hub.keyring.log_in(key or request.cookies[KEY], found[0]))


async def _unless_right(request: Request, login: str, stored: str | None, given: str) -> Response | None:
    """What to answer if the password is wrong, or may not be looked at now."""
    attempts: Attempts = request.app.state.attempts
    attempt = (login.casefold(), request.client.host if request.client else "")
    wait = attempts.begin(*attempt)
    if wait:
        problem = site_words(request)("account-wait", minutes=-(-wait // 60))
        return await _account(request, problem, 429, {"retry-after": str(wait)})
    await asyncio.sleep(attempts.pause(attempt[0]))
    if not await hub_of(request).unlock(password_fits, stored, given):
        return await _problem(request, "account-wrong")
    attempts.right(*attempt)
    return None


async def change_password(request: Request) -> Response:
    """Who knows the old one sets another; all other browsers are signed out."""
    hub, form = hub_of(request), await read_form(request)
    person, new = await who(request, hub), _password(form, "new")
    found = await hub.ask(hub.storage.account, person.login) if person.login else None
    if found is None:
        return await _problem(request, "account-wrong")
    if new is None:
        return await _problem(request, "account-too-short")
    wait = await _unless_right(request, str(person.login), found[1], str(form.get("password", ""))[:LONGEST_PASSWORD])
    if wait is not None:
        return wait
    await hub.ask(hub.storage.set_password, person.id, await hub.unlock(HASHER.hash, new))
    await hub.keyring.log_out_everywhere(person, but=request.cookies[KEY])
    return go(request, "/account", await hub.keyring.change(request.cookies[KEY]))


async def leave(request: Request) -> Response:
    await hub_of(request).keyring.log_out(request.cookies.get(KEY, ""))
    return _gone()


async def leave_everywhere(request: Request) -> Response:
    hub = hub_of(request)
    await read_form(request)
    person = await who(request, hub)
    if person is not NOBODY:
        await hub.keyring.log_out_everywhere(person)
    return _gone()


def _gone() -> Response:
    response = RedirectResponse("/", status_code=303)
    response.delete_cookie(KEY)
    return response


ROUTES: Final[Routes] = (
    ("/account", show_account, "GET"),
    ("/account/name", rename, "POST"),
    ("/account/email/{proof}", by_method(GET=show_confirmation, POST=confirm), "GET", "POST"),
    ("/account/register", register, "POST"),
    ("/account/enter", enter, "POST"),
    ("/account/password", change_password, "POST"),
    ("/account/leave", leave, "POST"),
    ("/account/leave-everywhere", leave_everywhere, "POST"),
)
