"""What people do with a match besides playing it: leave it, throw it away, see how it ended, play it again."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any, Final

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from aevum.bots import bots_for
from aevum.bots.names import bot_names
from aevum.kernel.events import WATCHING
from aevum.kernel.markup import h
from aevum.kernel.words import Words
from aevum.table.answers import Routes, go, hub_of, live_of, read_form, show, spend
from aevum.table.entries import removal
from aevum.table.hub import Hub, Live
from aevum.table.identity import language, who
from aevum.table.looking_back import course
from aevum.table.people import Person
from aevum.table.places import as_before, seat_all
from aevum.table.puzzles import rank_in
from aevum.table.shelf import Summary
from aevum.table.staging import words_of
from aevum.web.ending import Ending, ending, with_its_style
from aevum.web.new_match import usual_bot

# -- to be rid of it


async def _may(request: Request, way: str) -> tuple[Summary, Person, FormData]:
    """A match that whoever asks may be rid of in this way, and what else they wrote."""
    hub, form = hub_of(request), await read_form(request)
    match = await hub.ask(hub.storage.summary, request.path_params["id"])
    person = await who(request, hub)
    if not match.seats_of(person) or removal(match, person) != way:
        raise HTTPException(403)
    return match, person, form


async def leave(request: Request) -> Response:
    """The reader gets up from every seat they hold; bots play on, or the seats are open."""
    hub = hub_of(request)
    match, person, form = await _may(request, "leave")
    live = await hub.find(match.id)
    bot = usual_bot(tuple(bots_for(live.match.game))) if form.get("to") == "bot" else None
    for seat in live.seats_of(person):
        taken = [entry.name for entry in live.stored.seats]
        name = bot_names(live.match.commitment, 1, taken)[0] if bot else ""
        await hub.leave(live, seat, person, bot, name)
    return go(request, "/mine")


async def hide(request: Request) -> Response:
    hub = hub_of(request)
    match, person, _ = await _may(request, "hide")
    await hub.ask(hub.storage.hide, match.id, person.id)
    return go(request, "/mine")


async def throw_away(request: Request) -> Response:
    hub = hub_of(request)
    match, *_ = await _may(request, "delete")
    await hub.delete(match.id)
    return go(request, "/mine")


# -- how it ended


async def ending_of(hub: Hub, live: Live, person: Person, words: Words) -> Ending | None:
    """How a match ended for whoever looks; None while it runs."""
    match, outcome = live.match, live.match.outcome()
    if outcome is None:
        return None
    held = live.seats_of(person)
    day = live.stored.puzzle
    return Ending(
        id=live.id,
        game=match.game,
        outcome=outcome,
        names=[seat.called(words) or words("table-open-seat") for seat in live.stored.seats],
        held=held,
        series=(await course(live, held[0] if len(held) == 1 else WATCHING, words)).series,
        colours=match.game.measure_colours,
        moves=len(match.moves),
        puzzle=await rank_in(hub, match.game.id, date.fromisoformat(day), person) if day and held else None,
        par=await hub.pars.of(date.fromisoformat(day), match.game) if day and held else None,
        rematch=await hub.ask(hub.storage.rematch_of, live.id),
        may_rematch=bool(held),
    )


async def show_ending(request: Request) -> Response:
    """The end as a page of its own, or alone for the page of the match, which asks for `?part`."""
    live, hub = await live_of(request), hub_of(request)
    words = words_of(live.match.game.id, language(request))
    end = await ending_of(hub, live, await who(request, hub), words)
    if end is None:
        return go(request, f"/m/{live.id}")
    shown = ending(end, words)
    if "part" in request.query_params:
        return HTMLResponse(with_its_style(shown))
    main = h.div(".reading.ended")[h.h1[words("game-title")], shown]
    return await show(request, words("game-title"), main, scripts=("ending.js",))


async def rematch(request: Request) -> Response:
    """The same people, bots and options once more; what the clock decides is decided anew.

    Whoever asks second is led to the match that was begun first.
    """
    await read_form(request)
    live, hub = await live_of(request), hub_of(request)
    match = live.match
    person = await who(request, hub)
    if not match.over or not live.seats_of(person):
        raise HTTPException(403)
    begun = await hub.ask(hub.storage.rematch_of, live.id)
    if begun is None:
        spend(request, "match", person.id)
        options, puzzle = _renewed(live, datetime.now())
        again = as_before(live.stored.seats)
        own = await seat_all(hub, match.game, options, again, puzzle, person.id, hints=live.stored.hints)
        begun = await hub.ask(hub.storage.follow_up, live.id, own)
        if begun != own:
            await hub.ask(hub.storage.delete, own)
    return go(request, f"/m/{begun}")


def _renewed(live: Live, now: datetime) -> tuple[Any, str | None]:
    """The options of a match that is played once more; today's puzzle stays the puzzle."""
    match, game = live.match, live.match.game
    if live.stored.puzzle == str(now.date()):
        return match.options, live.stored.puzzle
    written = game.options_json(match.options)
    kept = {
        entry.name: written[entry.field]
        for entry in game.option_names()
        if entry.name == entry.field and (entry.is_flag or entry.values)
    }
    return game.started_at(game.read_options(kept), now), None


ROUTES: Final[Routes] = (
    ("/m/{id}/leave", leave, "POST"),
    ("/m/{id}/hide", hide, "POST"),
    ("/m/{id}/delete", throw_away, "POST"),
    ("/m/{id}/end", show_ending, "GET"),
    ("/m/{id}/rematch", rematch, "POST"),
)
