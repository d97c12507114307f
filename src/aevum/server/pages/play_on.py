"""Pages that continue a match from one of its positions, or from a position as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from aevum.bots import bots_for
from aevum.kernel.errors import BadSeats, MatchOver
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.records.position_text import position_to_text, position_transcript
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import current_person, get_or_create_person
from aevum.server.live.hub import LiveMatch
from aevum.server.live.seating import SeatPlan, create_continuation, own_name, seat_plans
from aevum.server.live.snapshots import Snapshot, snapshot
from aevum.server.pages.requests import (
    HTML,
    PageFrame,
    Routes,
    by_method,
    consume_limit,
    frame_of,
    hub_of,
    live_of,
    number_in_path,
    read_form,
    redirect,
    rendered,
    site_words,
)
from aevum.server.storage.match_index import Origin
from aevum.server.storage.people import Person
from aevum.server.workers.replay_tasks import read_position, replay
from aevum.web.pages.play_on import PositionOffer, play_on_page
from aevum.web.text.site_words import words_of

MAX_FIELDS: Final = 40
"""Maximum number of fields in the form of a continuation: two for each seat, and a few more."""


def may_play_on(live: LiveMatch, person: Person) -> bool:
    """Whether a person may continue a match elsewhere and copy its positions, which reveals everything hidden.

    All may once the match is over. A running match from a file may be continued by those who sit there, because they
    have the file; as soon as a second person has joined, everything hidden is another.
    """
    return live.match.over or (live.stored.known_seed and bool(live.seats_of(person)))


async def _source(request: Request) -> tuple[LiveMatch, Person]:
    """Return the match of a request and the person; 403 if the match may not be continued elsewhere."""
    live = await live_of(request)
    person = await current_person(request, hub_of(request))
    if not may_play_on(live, person):
        raise HTTPException(403, "play-on-when-over")
    return live, person


def _moment(wish: str, live: LiveMatch) -> int:
    """Return the requested number of moves, at most those of the match; 404 if it is no number."""
    return min(number_in_path(wish), len(live.match.moves))


# -- from a match


async def show_play_on(request: Request) -> Response:
    """Return the form that continues a match after a number of moves."""
    live, person = await _source(request)
    at = _moment(request.query_params.get("at", "0"), live)
    if live.match.over and at == len(live.match.moves):
        raise MatchOver
    held = live.seats_of(person)
    own = held[0] if len(held) == 1 else None
    return await rendered(request, HTML, play_on_html, snapshot(live), at, own, person.name, await frame_of(request))


def play_on_html(seen: Snapshot, at: int, own: int | None, name: str, frame: PageFrame) -> str:
    """Return the page that continues a match. `own`: the seat that the reader has held; None if not one."""
    live = seen.live()
    words = words_of(live.match.game.id, frame.language)
    names = [seat.called(words) for seat in live.stored.seats]
    sources = f"/m/{live.id}/play-on", f"/m/{live.id}/replay?at={at}"
    return _form_html(live.match, at, names, sources, own, name, "", words, frame)


async def play_on(request: Request) -> Response:
    """Create the continuation of a match and redirect to it."""
    live, _ = await _source(request)
    form = await read_form(request, fields=MAX_FIELDS)
    at = _moment(str(form.get("at", "")), live)
    if live.match.over and at == len(live.match.moves):
        raise MatchOver
    transcript = position_transcript(live.match, at)
    match, _ = await hub_of(request).replay_pool.run(replay, transcript, live.id)
    return await _created(request, match, form, live.id, known=not live.match.over)


async def show_text(request: Request) -> Response:
    """Return a position of a match as text."""
    live, _ = await _source(request)
    return PlainTextResponse(position_to_text(live.match, _moment(request.path_params["at"], live)))


# -- from a text


async def open_position(request: Request) -> Response:
    """Return the form that continues a position as text; with the form filled in, create the match."""
    hub = hub_of(request)
    consume_limit(request, "file", (await current_person(request, hub)).id)
    form = await read_form(request, fields=MAX_FIELDS)
    text = str(form.get("text", ""))
    if "hidden" in form:
        return await _created(request, await hub.replay_pool.run(read_position, text), form, None, known=True)
    person = await current_person(request, hub)
    html = await hub.replay_pool.run(position_html, text, person.name, await frame_of(request))
    return HTMLResponse(html)


def position_html(text: str, name: str, frame: PageFrame) -> str:
    """Return the page that continues a position as text."""
    match = read_position(text)
    if match.over:
        raise MatchOver
    words = words_of(match.game.id, frame.language)
    names = [""] * len(match.seats)
    return _form_html(match, len(match.moves), names, ("/position", ""), None, name, text, words, frame)


# -- both


def _form_html(
    match: Match,
    at: int,
    names: Sequence[str],
    sources: tuple[str, str],
    own: int | None,
    name: str,
    text: str,
    words: Words,
    frame: PageFrame,
) -> str:
    game, state = match.game, match.state_at(at)
    view = game.view(state, SPECTATOR)
    stage = game.stage(view)
    offer = PositionOffer(
        game=game,
        action=sources[0],
        moves=at,
        stage=words(stage[0], **stage[1]) if stage else "",
        drawing=game.svg(view, words),
        players=names,
        bots=tuple(bots_for(game)),
        seat=max(state.actor, 0) if own is None else own,
        name=name,
        text=text,
        source=sources[1],
    )
    return frame.page(f"{words('play-on')}: {words('game-title')}", play_on_page(offer, words))


async def _created(
    request: Request, match: Match, form: Mapping[str, Any], source: str | None, *, known: bool
) -> Response:
    """Store a continuation as its form asks for and redirect to it.

    `known`: the sender has a file or text and so knows a seed that others do not; if hidden things stay as they were,
    they are redrawn as soon as a second person sits down.
    """
    hub = hub_of(request)
    if match.over:
        raise MatchOver
    person, key = await get_or_create_person(request, hub)
    asked = _plans(match, form, person, site_words(request)("seat-guest"))
    consume_limit(request, "match", person.id)
    if (given := own_name(match.game, form)) and not person.name:
        await hub.in_storage_thread(hub.storage.rename, person.id, given)
    redrawn, moves = form.get("hidden") != "same", len(match.moves)
    if redrawn:
        _redraw(match, asked)
    id = await create_continuation(
        hub, match, asked, person.id, Origin(source, moves, redrawn), known_seed=known and not redrawn
    )
    return redirect(request, f"/m/{id}", key)


def _plans(match: Match, form: Mapping[str, Any], person: Person, guest: str) -> list[SeatPlan]:
    """Return who plays each seat of the match; every seat must be played."""
    asked = seat_plans(match.game, form, person, person.name or guest)
    if len(asked) != len(match.seats):
        needed = str(len(match.seats))
        raise BadSeats(game=match.game.id, seats=str(len(asked)), allowed=needed)
    return asked


def _redraw(match: Match, asked: Sequence[SeatPlan]) -> None:
    """Draw everything hidden anew; a person who plays on against bots alone keeps what their seat knows."""
    played = [seat for seat, place in enumerate(asked) if not place.bot]
    match.redraw(played[0] if played else 0, keeps=played[0] if len(played) == 1 else SPECTATOR)


ROUTES: Final[Routes] = (
    ("/m/{id}/play-on", by_method(GET=show_play_on, POST=play_on), "GET", "POST"),
    ("/m/{id}/position/{at}", show_text, "GET"),
    ("/position", open_position, "POST"),
)
