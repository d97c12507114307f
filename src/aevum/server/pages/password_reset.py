"""New password for an account whose old one is forgotten, by a link in an e-mail."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.words import Words
from aevum.server.accounts.passwords import HASHER
from aevum.server.live.hub import Hub
from aevum.server.notifications.turn_notices import TurnNotices
from aevum.server.pages.account import EMAIL, given_password, mail_service
from aevum.server.pages.requests import Routes, by_method, html_page, hub_of, read_form, redirect, site_words
from aevum.server.security.client_address import client_of
from aevum.server.security.rate_limits import DatabaseAway
from aevum.server.storage.matches import new_token
from aevum.web.pages.password_reset import forgotten_page, new_password_page

LOG: Final = logging.getLogger("aevum.notices")
VALID_SECONDS: Final = 3600.0
"""Seconds for which the link in an e-mail sets a new password."""
MAX_ACCOUNTS: Final = 5
"""Maximum number of accounts with one e-mail address that get an e-mail."""


async def show_forgotten(request: Request) -> Response:
    return await _forgotten(request)


async def _forgotten(request: Request, *, problem: str = "", sent_to: str = "", status: int = 200) -> Response:
    words = site_words(request)
    main = forgotten_page(words, sends=mail_service(request) is not None, problem=problem, sent_to=sent_to)
    return await html_page(request, words("forgotten-title"), main, status=status)


async def ask_for_link(request: Request) -> Response:
    """Send a link to every account with an e-mail address; the answer is the same whether there is one or not."""
    notices, words = mail_service(request), site_words(request)
    address = str((await read_form(request)).get("email", "")).strip()
    if notices is None:
        raise HTTPException(404)
    if not EMAIL.fullmatch(address):
        return await _forgotten(request, problem=words("account-email-wrong"), status=400)
    request.app.state.limits.consume("letter", address=client_of(request), other=address.lower())
    # In the background: the time until the answer does not tell whether the address is known, either.
    hub_of(request).spawn(_send_links(hub_of(request), notices, address, words))
    return await _forgotten(request, sent_to=address)


async def _send_links(hub: Hub, notices: TurnNotices, address: str, words: Words) -> None:
    storage = hub.storage
    try:
        for person in (await hub.in_storage_thread(storage.accounts_with_email, address))[:MAX_ACCOUNTS]:
            proof = new_token()
            await hub.in_storage_thread(storage.store_reset_token, person.id, proof, time.time() + VALID_SECONDS)
            await notices.send_password_link(address, str(person.login), proof, words)
    except DatabaseAway:
        LOG.warning("the link for a new password could not be sent: the database is away")


async def show_new_password(request: Request) -> Response:
    return await _new_password(request)


async def _new_password(request: Request, problem: str = "", status: int = 200) -> Response:
    hub, words = hub_of(request), site_words(request)
    person = await hub.in_storage_thread(hub.storage.person_of_reset, request.path_params["proof"])
    if person is None:
        raise HTTPException(404, "forgotten-spent")
    main = new_password_page(str(person.login), request.url.path, words, problem)
    return await html_page(request, words("forgotten-title"), main, status=status)


async def set_new_password(request: Request) -> Response:
    """Set a new password by the token of the link, and log out all browsers of the account."""
    hub, proof = hub_of(request), request.path_params["proof"]
    new = given_password(await read_form(request), "new")
    person = await hub.in_storage_thread(hub.storage.person_of_reset, proof)
    if person is None:
        raise HTTPException(404, "forgotten-spent")
    if new is None:
        return await _new_password(request, site_words(request)("account-too-short"), 400)
    secret = await hub.in_password_thread(HASHER.hash, new)
    if not await hub.in_storage_thread(hub.storage.reset_password, proof, secret):
        raise HTTPException(404, "forgotten-spent")
    await hub.session_keys.log_out_everywhere(person)
    return redirect(request, "/account")


ROUTES: Final[Routes] = (
    ("/account/forgotten", by_method(GET=show_forgotten, POST=ask_for_link), "GET", "POST"),
    ("/account/reset/{proof}", by_method(GET=show_new_password, POST=set_new_password), "GET", "POST"),
)
