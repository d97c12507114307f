"""The pages of a person: one's matches and one's language."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.registry import games
from aevum.kernel.words import Words, language_of
from aevum.table.answers import Routes, go, hub_of, read_form, show, site_words
from aevum.table.identity import LANGUAGE, remember, who
from aevum.table.kept_pages import title_of
from aevum.table.shelf import Summary
from aevum.table.staging import words_of
from aevum.table.storage import Person
from aevum.web.mine_page import Entry, mine_page

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
