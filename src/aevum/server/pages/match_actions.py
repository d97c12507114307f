"""Pages for actions on a match besides moves: leave, hide, delete, result, rematch."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.bots import bots_for
from aevum.bots.names import bot_names
from aevum.kernel.events import SPECTATOR
from aevum.kernel.markup import h
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import current_person
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.review_requests import may_review
from aevum.server.live.seating import create_seated_match, same_seating
from aevum.server.live.snapshots import Snapshot, snapshot
from aevum.server.pages.requests import (
    HTML,
    PageFrame,
    Routes,
    consume_limit,
    frame_of,
    hub_of,
    live_of,
    read_form,
    redirect,
    rendered,
)
from aevum.server.presenters.match_list import removal
from aevum.server.presenters.match_story import curves_of, story_of
from aevum.server.presenters.puzzle_ranking import rank_in
from aevum.server.presenters.replay_data import turn_axis
from aevum.server.storage.match_index import Summary
from aevum.server.storage.people import Person
from aevum.web.components.continuations import Continuations
from aevum.web.components.par import Par
from aevum.web.components.result import MatchResult, PuzzleRank, result_panel, with_its_style
from aevum.web.pages.new_match import default_bot

# -- leave, hide, delete


async def _may(request: Request, action: str) -> tuple[Summary, Person, FormData]:
    """Return match, person and form of a request to leave, hide or delete a match; 403 if that is not allowed."""
    hub, form = hub_of(request), await read_form(request)
    match = await hub.in_storage_thread(hub.storage.summary, request.path_params["id"])
    person = await current_person(request, hub)
    if not match.seats_of(person) or removal(match, person) != action:
        raise HTTPException(403)
    return match, person, form


async def leave(request: Request) -> Response:
    """Release all seats of the person in a match; bots take them over, or they become open."""
    hub = hub_of(request)
    match, person, form = await _may(request, "leave")
    live = await hub.find(match.id)
    bot = default_bot(tuple(bots_for(live.match.game))) if form.get("to") == "bot" else None
    for seat in live.seats_of(person):
        taken = [entry.name for entry in live.stored.seats]
        name = bot_names(live.match.commitment, 1, taken)[0] if bot else ""
        await hub.leave(live, seat, person, bot, name)
    return redirect(request, "/mine")


async def hide(request: Request) -> Response:
    hub = hub_of(request)
    match, person, _ = await _may(request, "hide")
    await hub.in_storage_thread(hub.storage.hide, match.id, person.id)
    return redirect(request, "/mine")


async def delete_match(request: Request) -> Response:
    hub = hub_of(request)
    match, *_ = await _may(request, "delete")
    await hub.delete(match.id)
    return redirect(request, "/mine")


# -- result and rematch


@dataclass(frozen=True, slots=True)
class ResultLinks:
    """Stored facts about a finished match for one person: rank in the daily puzzle, par, rematch."""

    puzzle: PuzzleRank | None
    par: Par | None
    par_shown: bool
    """Whether the reader may see how the par is reached."""
    rematch: str | None
    continuations: Continuations
    may_review: bool


def origin_address(live: LiveMatch) -> str:
    """Return the address of the position from which a match was continued; empty if none is known."""
    origin = live.stored.origin
    return f"/m/{origin.match}/replay?at={origin.moves}" if origin and origin.match else ""


async def continuations_of(hub: Hub, live: LiveMatch) -> Continuations:
    """Return the matches that continue a match, and the one that it continues."""
    return Continuations(origin_address(live), await hub.in_storage_thread(hub.storage.continuations_of, live.id))


async def result_links(hub: Hub, live: LiveMatch, person: Person) -> ResultLinks | None:
    """Return puzzle rank, par and rematch of a finished match for a person; None while it runs."""
    if not live.match.over:
        return None
    game, day = live.match.game, live.stored.puzzle
    asked = date.fromisoformat(day) if day and live.seats_of(person) else None
    rank = await rank_in(hub, game.id, asked, person) if asked else None
    return ResultLinks(
        puzzle=rank,
        par=await hub.daily_par.par_of(asked, game) if asked else None,
        par_shown=asked is not None and (asked < date.today() or (rank is not None and rank.given_up)),
        rematch=await hub.in_storage_thread(hub.storage.rematch_of, live.id),
        continuations=await continuations_of(hub, live),
        may_review=may_review(hub, live, person),
    )


def result_of(live: LiveMatch, person: Person, links: ResultLinks | None, words: Words) -> MatchResult | None:
    """Return the result of a finished match for a person; None while it runs."""
    match, outcome = live.match, live.match.outcome()
    if outcome is None or links is None:
        return None
    held = live.seats_of(person)
    story, names = story_of(match), [seat.called(words) or words("table-open-seat") for seat in live.stored.seats]
    return MatchResult(
        id=live.id,
        game=match.game,
        outcome=outcome,
        names=names,
        held=held,
        curves=curves_of(live, names, words, held[0] if len(held) == 1 else SPECTATOR),
        colours=match.game.chart_colours,
        turns=turn_axis(story.stages, words),
        statistics=story.statistics,
        sources=story.sources,
        turning_points=story.turning_points,
        moves=len(match.moves),
        puzzle=links.puzzle,
        par=links.par,
        par_shown=links.par_shown,
        rematch=links.rematch,
        may_rematch=bool(held),
        continuations=links.continuations,
        may_review=links.may_review,
    )


async def show_result(request: Request) -> Response:
    """Return the result as a whole page; with `?part` only its panel, which the match page inserts."""
    live, hub = await live_of(request), hub_of(request)
    person = await current_person(request, hub)
    links = await result_links(hub, live, person)
    if links is None:
        return redirect(request, f"/m/{live.id}")
    alone = "part" in request.query_params
    return await rendered(request, HTML, result_html, snapshot(live), person, links, await frame_of(request), alone)


def result_html(seen: Snapshot, person: Person, links: ResultLinks, frame: PageFrame, alone: bool) -> str:
    """Return the result of a match as HTML; `alone`: the panel without the layout of a page."""
    live = seen.live()
    words = live.words(frame.language)
    end = result_of(live, person, links, words)
    assert end is not None
    shown = result_panel(end, words)
    if alone:
        return with_its_style(shown)
    main = h.div(".reading.ended")[h.h1[words("game-title")], shown]
    return frame.page(words("game-title"), main, scripts=("result.js",))


async def rematch(request: Request) -> Response:
    """Create a rematch with the people, bots and options of a finished match, and redirect to it.

    Options that depend on the time are chosen anew. If a rematch already exists, redirect to that.
    """
    await read_form(request)
    live, hub = await live_of(request), hub_of(request)
    match = live.match
    person = await current_person(request, hub)
    if not match.over or not live.seats_of(person):
        raise HTTPException(403)
    begun = await hub.in_storage_thread(hub.storage.rematch_of, live.id)
    if begun is None:
        consume_limit(request, "match", person.id)
        options, puzzle = _renewed(live, datetime.now())
        people = {holder for seat in live.stored.seats for holder in seat.people}
        again = same_seating(live.stored.seats, await hub.in_storage_thread(hub.storage.names_of, people))
        hints, limit = live.stored.hints, live.stored.absence_limit
        own = await create_seated_match(
            hub, match.game, options, again, puzzle, person.id, hints=hints, absence_limit=limit
        )
        begun = await hub.in_storage_thread(hub.storage.set_rematch, live.id, own)
        if begun != own:
            await hub.in_storage_thread(hub.storage.delete, own)
    return redirect(request, f"/m/{begun}")


def _renewed(live: LiveMatch, now: datetime) -> tuple[Any, str | None]:
    """Return options and puzzle day of a rematch: a rematch of today's puzzle is the puzzle again."""
    match, game = live.match, live.match.game
    if live.stored.puzzle == str(now.date()):
        return match.options, live.stored.puzzle
    written = game.options_json(match.options)
    unchanged = {
        entry.name: written[entry.field]
        for entry in game.option_names()
        if entry.name == entry.field and (entry.is_flag or entry.values)
    }
    return game.options_at(game.read_options(unchanged), now), None


ROUTES: Final[Routes] = (
    ("/m/{id}/leave", leave, "POST"),
    ("/m/{id}/hide", hide, "POST"),
    ("/m/{id}/delete", delete_match, "POST"),
    ("/m/{id}/end", show_result, "GET"),
    ("/m/{id}/rematch", rematch, "POST"),
)
