"""Page with the matches of the reader, and the endpoint that sets the language."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.words import language_of
from aevum.server.accounts.sessions import LANGUAGE_COOKIE, current_person, set_cookie
from aevum.server.pages.requests import Routes, html_page, hub_of, read_form, redirect, site_words
from aevum.server.presenters.match_list import entry_of
from aevum.web.pages.my_matches import MatchEntry, my_matches_page

# -- matches of the reader


async def show_my_matches(request: Request) -> Response:
    words = site_words(request)
    return await html_page(request, words("web-mine"), my_matches_page(await entries(request), words))


async def entries(request: Request) -> list[MatchEntry]:
    """Return list entries for the matches of the reader, the most recently moved first."""
    hub, words, now = hub_of(request), site_words(request), datetime.now()
    person = await current_person(request, hub)
    return [
        entry_of(summary, person, words, now)
        for summary in await hub.in_storage_thread(hub.storage.summaries_of, person.id)
    ]


# -- language


async def settings(request: Request) -> Response:
    form = await read_form(request)
    back = str(form.get("back", "/"))
    response = redirect(request, back if back.startswith("/") and not back.startswith("//") else "/")
    chosen = language_of(str(form.get("language", "")))
    if chosen:
        set_cookie(response, LANGUAGE_COOKIE, chosen, secure=request.app.state.secure)
    return response


ROUTES: Final[Routes] = (
    ("/mine", show_my_matches, "GET"),
    ("/settings", settings, "POST"),
)
