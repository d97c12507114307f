"""The pages of a person: one's matches and one's language."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.words import language_of
from aevum.table.answers import Routes, go, hub_of, read_form, show, site_words
from aevum.table.entries import entry_of
from aevum.table.identity import LANGUAGE, remember, who
from aevum.web.mine_page import Entry, mine_page

# -- one's matches


async def show_mine(request: Request) -> Response:
    words = site_words(request)
    return await show(request, words("web-mine"), mine_page(await entries(request), words))


async def entries(request: Request) -> list[Entry]:
    """The matches of whoever asks, the latest moved first."""
    hub, words, now = hub_of(request), site_words(request), datetime.now()
    person = await who(request, hub)
    return [entry_of(summary, person, words, now) for summary in await hub.ask(hub.storage.summaries_of, person.id)]


# -- language


async def settings(request: Request) -> Response:
    form = await read_form(request)
    back = str(form.get("back", "/"))
    response = go(request, back if back.startswith("/") and not back.startswith("//") else "/")
    chosen = language_of(str(form.get("language", "")))
    if chosen:
        remember(response, LANGUAGE, chosen, secure=request.app.state.secure)
    return response


ROUTES: Final[Routes] = (
    ("/mine", show_mine, "GET"),
    ("/settings", settings, "POST"),
)
