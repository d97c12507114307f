"""Account page of a person, with name, e-mail address, registration, login, password and logout."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from aevum.server.accounts.passwords import HASHER, verify_password
from aevum.server.accounts.sessions import ANONYMOUS, KEY_COOKIE, current_person, get_or_create_person, request_language
from aevum.server.notifications.turn_notices import TurnNotices
from aevum.server.pages.requests import (
    Routes,
    by_method,
    consume_limit,
    html_page,
    hub_of,
    read_form,
    redirect,
    site_words,
)
from aevum.server.security.client_address import client_of
from aevum.server.security.login_throttle import LoginThrottle
from aevum.server.security.text_input import NAME_LENGTH, clean_name, of_one_script
from aevum.server.storage.matches import Person, new_token
from aevum.web.pages.account import Account, account_page, confirm_page

EMAIL: Final = re.compile(r"[^@\s]{1,64}@[^@\s]{1,130}", re.ASCII)
MIN_PASSWORD_LENGTH: Final = 8
"""Minimum number of characters in a password."""
MAX_PASSWORD_LENGTH: Final = 200
"""Maximum number of characters in a password."""

# -- the page


async def show_account(request: Request) -> Response:
    return await _account(request)


async def _problem(request: Request, message: str) -> Response:
    return await _account(request, site_words(request)(message), 400)


async def _account(
    request: Request, problem: str = "", status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    words, hub = site_words(request), hub_of(request)
    person = await current_person(request, hub)
    email = await hub.in_storage_thread(hub.storage.email_of, person.id) if mail_service(request) else None
    main = account_page(Account(person.name, person.login, person.id, email), words, problem)
    return await html_page(request, words("web-account"), main, status=status, headers=headers)


def mail_service(request: Request) -> TurnNotices | None:
    """Return the service that sends e-mail; None if the operator has not configured SMTP."""
    notices: TurnNotices = request.app.state.notices
    return notices if notices.delivery.smtp else None


# -- name and e-mail


async def rename(request: Request) -> Response:
    hub = hub_of(request)
    form = await read_form(request)
    person, key = await get_or_create_person(request, hub)
    consume_limit(request, "name", person.id)
    await hub.in_storage_thread(hub.storage.rename, person.id, clean_name(str(form.get("name", ""))))
    address = str(form.get("email", "")).strip()
    if address and not EMAIL.fullmatch(address):
        return await _problem(request, "account-email-wrong")
    if "email" in form:
        await _wish_email(request, person, address)
    return redirect(request, "/account", key)


async def _wish_email(request: Request, person: Person, address: str) -> None:
    """Store a new e-mail address and ask its owner to confirm it; nothing else is sent there before that."""
    hub, notices = hub_of(request), mail_service(request)
    known, _ = await hub.in_storage_thread(hub.storage.email_of, person.id)
    if not address or notices is None or address == known:
        await hub.in_storage_thread(
            hub.storage.set_email, person.id, address if address == known else "", request_language(request)
        )
        return
    request.app.state.limits.consume("letter", address=client_of(request), person=person.id, other=address)
    proof = new_token()
    await hub.in_storage_thread(hub.storage.set_unconfirmed_email, person.id, address, request_language(request), proof)
    hub.spawn(notices.ask_to_confirm(address, proof, site_words(request)))


async def show_confirmation(request: Request) -> Response:
    """Return the page that asks to confirm an e-mail address.

    The GET request confirms nothing, because mail scanners open links, too.
    """
    hub, words = hub_of(request), site_words(request)
    address = await hub.in_storage_thread(hub.storage.unconfirmed_email, request.path_params["proof"])
    if address is None:
        raise HTTPException(404, "confirm-spent")
    return await html_page(request, words("confirm-title"), confirm_page(address, request.url.path, words))


async def confirm(request: Request) -> Response:
    hub = hub_of(request)
    await read_form(request)
    if not await hub.in_storage_thread(hub.storage.confirm_email, request.path_params["proof"]):
        raise HTTPException(404, "confirm-spent")
    return redirect(request, "/account")


# -- login and logout


def given_password(form: FormData, field: str) -> str | None:
    """Return the password in a field of a form; None if it is too short or too long."""
    given = str(form.get(field, ""))
    return given if MIN_PASSWORD_LENGTH <= len(given) <= MAX_PASSWORD_LENGTH else None


async def _credentials(request: Request) -> tuple[str, str] | None:
    form = await read_form(request)
    login, password = clean_name(str(form.get("login", ""))), given_password(form, "password")
    # Case folding can make a name longer.
    return (login, password) if password and 0 < len(login.casefold()) <= NAME_LENGTH else None


async def register(request: Request) -> Response:
    hub = hub_of(request)
    given = await _credentials(request)
    if given is None:
        return await _problem(request, "account-too-short")
    if not of_one_script(given[0]):
        return await _problem(request, "account-mixed-scripts")
    person, key = await get_or_create_person(request, hub)
    consume_limit(request, "account", person.id)
    secret = await hub.in_password_thread(HASHER.hash, given[1])
    if person.login or not await hub.in_storage_thread(
        hub.storage.register, person.id, given[0], person.name or given[0], secret
    ):
        return await _problem(request, "account-taken")
    return redirect(request, "/account", await hub.session_keys.change(key or request.cookies[KEY_COOKIE]))


async def log_in(request: Request) -> Response:
    hub = hub_of(request)
    given = await _credentials(request)
    if given is None:
        return await _problem(request, "account-wrong")
    found = await hub.in_storage_thread(hub.storage.account, given[0])
    wait = await _wrong_password_response(request, given[0], found[1] if found else None, given[1])
    if wait is not None:
        return wait
    assert found is not None
    _, key = await get_or_create_person(request, hub)
    return redirect(request, "/mine", await hub.session_keys.log_in(key or request.cookies[KEY_COOKIE], found[0]))


async def _wrong_password_response(request: Request, login: str, stored: str | None, given: str) -> Response | None:
    """Return the error page if the password is wrong or the client must wait; None if the password is right."""
    throttle: LoginThrottle = request.app.state.attempts
    attempt = (login.casefold(), request.client.host if request.client else "")
    wait = throttle.begin(*attempt)
    if wait:
        problem = site_words(request)("account-wait", minutes=-(-wait // 60))
        return await _account(request, problem, 429, {"retry-after": str(wait)})
    await asyncio.sleep(throttle.pause(attempt[0]))
    if not await hub_of(request).in_password_thread(verify_password, stored, given):
        return await _problem(request, "account-wrong")
    throttle.succeed(*attempt)
    return None


async def change_password(request: Request) -> Response:
    """Set a new password, given the old one, and log out all other browsers."""
    hub, form = hub_of(request), await read_form(request)
    person, new = await current_person(request, hub), given_password(form, "new")
    found = await hub.in_storage_thread(hub.storage.account, person.login) if person.login else None
    if found is None:
        return await _problem(request, "account-wrong")
    if new is None:
        return await _problem(request, "account-too-short")
    wait = await _wrong_password_response(
        request, str(person.login), found[1], str(form.get("password", ""))[:MAX_PASSWORD_LENGTH]
    )
    if wait is not None:
        return wait
    await hub.in_storage_thread(hub.storage.set_password, person.id, await hub.in_password_thread(HASHER.hash, new))
    await hub.session_keys.log_out_everywhere(person, but=request.cookies[KEY_COOKIE])
    return redirect(request, "/account", await hub.session_keys.change(request.cookies[KEY_COOKIE]))


async def log_out(request: Request) -> Response:
    await hub_of(request).session_keys.log_out(request.cookies.get(KEY_COOKIE, ""))
    return _logged_out()


async def log_out_everywhere(request: Request) -> Response:
    hub = hub_of(request)
    await read_form(request)
    person = await current_person(request, hub)
    if person is not ANONYMOUS:
        await hub.session_keys.log_out_everywhere(person)
    return _logged_out()


def _logged_out() -> Response:
    response = RedirectResponse("/", status_code=303)
    response.delete_cookie(KEY_COOKIE)
    return response


ROUTES: Final[Routes] = (
    ("/account", show_account, "GET"),
    ("/account/name", rename, "POST"),
    ("/account/email/{proof}", by_method(GET=show_confirmation, POST=confirm), "GET", "POST"),
    ("/account/register", register, "POST"),
    ("/account/enter", log_in, "POST"),
    ("/account/password", change_password, "POST"),
    ("/account/leave", log_out, "POST"),
    ("/account/leave-everywhere", log_out_everywhere, "POST"),
)
