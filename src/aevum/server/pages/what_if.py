"""Pages that compare two moves at a moment of a finished match over many futures, for the people who played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.errors import AevumError
from aevum.kernel.game import OVER
from aevum.kernel.match import Match
from aevum.kernel.trial import tried
from aevum.kernel.words import Words
from aevum.server.live.hub import LiveMatch
from aevum.server.live.snapshots import Snapshot, snapshot
from aevum.server.pages.requests import (
    HTML,
    PageFrame,
    Routes,
    by_method,
    consume_limit,
    frame_of,
    hub_of,
    number_in_path,
    read_form,
    redirect,
    rendered,
)
from aevum.server.pages.review import progress_of, reviewed_seat
from aevum.server.presenters.replay_data import decisions
from aevum.server.presenters.review import seat_names, stage_at
from aevum.server.storage.reviews import MAX_QUESTION, ReviewKey, StoredReview
from aevum.server.workers.review_tasks import Comparison, line_notation, parse_moves, read_comparison
from aevum.web.pages.review import ReviewRequest
from aevum.web.pages.what_if import WhatIfMoment, comparison_address, what_if_page
from aevum.web.text.move_text import plan_as_seen

Lines = tuple[tuple[int, ...], ...]


class NothingToCompare(AevumError):
    """Two lines that are the same, or too long to be compared."""

    message = "error-nothing-to-compare"


async def show_what_if(request: Request) -> Response:
    """Return a moment of a match with two lines to compare, the progress of the comparison, or its result."""
    live, _, _ = await reviewed_seat(request)
    query = request.query_params
    at = decision_at(live.match, number_in_path(query.get("at", "0")))
    lines = _asked_lines(live.match, at, query.get("first", ""), query.get("second", ""))
    stored = None
    if lines:
        key = _key(live.id, live.match, at, lines)
        stored = await hub_of(request).in_storage_thread(hub_of(request).storage.review, key)
    return await rendered(request, HTML, what_if_html, snapshot(live), at, lines, stored, await frame_of(request))


def decision_at(match: Match, at: int) -> int:
    """Return the number of moves before the decision that was pending after a number of moves; at most the last one."""
    return max(stop for stop in decisions(match)[:-1] if stop <= at)


def _asked_lines(match: Match, at: int, first: str, second: str) -> Lines:
    """Return the two lines of a request, each checked by the rules; none if the request names none."""
    if not first or not second:
        return ()
    state = match.state_at(at)
    lines = tuple(parse_moves(text, match.game) for text in (first, second))
    for line in lines:
        tried(match.game, state, line)
    if lines[0] == lines[1]:
        raise NothingToCompare
    return lines


def _key(id: str, match: Match, at: int, lines: Lines) -> ReviewKey:
    """Return the key of a comparison, by the seat that decides at the moment."""
    question = Comparison(at, lines).to_text(match.game)
    if len(question) > MAX_QUESTION:
        raise NothingToCompare
    return ReviewKey(id, match.moves[at].seat, question)


async def ask_what_if(request: Request) -> Response:
    """Have two lines compared and redirect to the page of their comparison."""
    form = await read_form(request)
    live, person, _ = await reviewed_seat(request)
    hub, match = hub_of(request), live.match
    at = decision_at(match, number_in_path(str(form.get("at", ""))))
    try:
        lines = _asked_lines(match, at, str(form.get("first", "")), str(form.get("second", "")))
    except NothingToCompare as refused:
        return await _refused(request, live, at, refused)
    if not lines:
        raise HTTPException(404)
    key = _key(live.id, match, at, lines)
    stored = await hub.in_storage_thread(hub.storage.review, key)
    outdated = stored is not None and stored.content is not None and not read_comparison(stored.content, match.game)
    if stored is None or stored.failed or outdated:
        consume_limit(request, "comparison", person.id)
        await hub.reviews.ask(key, anew=outdated)
    return redirect(request, comparison_address(live.id, _query(match, at, lines)))


async def _refused(request: Request, live: LiveMatch, at: int, refused: NothingToCompare) -> Response:
    """Return the moment again, with the reason why two lines cannot be compared."""
    frame = await frame_of(request)
    reason = refused.say(live.words(frame.language))
    page = await rendered(request, HTML, what_if_html, snapshot(live), at, (), None, frame, reason)
    page.status_code = 400
    return page


async def show_what_if_progress(request: Request) -> Response:
    """Return the progress of a comparison as JSON."""
    live, _, _ = await reviewed_seat(request)
    query = request.query_params
    at = decision_at(live.match, number_in_path(query.get("at", "0")))
    lines = _asked_lines(live.match, at, query.get("first", ""), query.get("second", ""))
    if not lines:
        raise HTTPException(404)
    return await progress_of(request, live, _key(live.id, live.match, at, lines))


def _query(match: Match, at: int, lines: Lines) -> str:
    first, second = (line_notation(line, match.game) for line in lines)
    return urlencode({"at": at, "first": first, "second": second})


def what_if_html(
    seen: Snapshot, at: int, lines: Lines, stored: StoredReview | None, frame: PageFrame, refusal: str = ""
) -> str:
    """Return the page of a comparison as HTML. `refusal`: why the lines that were asked for cannot be compared."""
    live = seen.live()
    words = live.words(frame.language)
    match, stops = live.match, decisions(live.match)
    place, seat = stops.index(at), match.moves[at].seat
    state = match.state_at(at)
    assert state.actor != OVER
    view = match.game.view(state, seat)
    chosen = lines or _usual(match, at)
    offered = _offered(match, at, chosen, words)
    found = read_comparison(stored.content, match.game) if stored and stored.content else None
    awaited = stored is not None and stored.content is None
    moment = WhatIfMoment(
        id=live.id,
        at=at,
        stage=stage_at(match, at, words),
        player=seat_names(live, words)[seat],
        drawing=match.game.svg(view, words),
        lines=offered,
        chosen=[line_notation(line, match.game) for line in chosen],
        before=stops[place - 1] if place else None,
        after=stops[place + 1] if place + 2 < len(stops) else None,
        is_certain=len(match.seats) == 1 and match.game.solver is not None,
        request=ReviewRequest(stored.progress, stored.waiting, stored.failed) if stored and awaited else None,
        progress=f"/m/{live.id}/what-if/progress?{_query(match, at, lines)}" if lines else "",
        found=found,
        refusal=refusal,
    )
    return frame.page(
        words("what-if-title", title=words("game-title")), what_if_page(moment, words), scripts=("review.js",)
    )


def _usual(match: Match, at: int) -> Lines:
    """Return the line that was played at a moment, and another legal move."""
    played = played_line(match, at)
    other = next((move for move in match.state_at(at).legal() if move != played[0]), played[0])
    return (played, (other,))


def played_line(match: Match, at: int) -> tuple[int, ...]:
    """Return the moves of the decision that was made at a moment, to the first one that shows something new."""
    end = next(stop for stop in decisions(match) if stop > at)
    state, line = match.state_at(at), []
    for played in match.moves[at:end]:
        (trial,) = tried(match.game, state, (played.move,))
        line.append(played.move)
        if trial.breaks_line:
            break
        state = trial.after
    return tuple(line)


def _offered(match: Match, at: int, chosen: Lines, words: Words) -> list[tuple[str, str]]:
    """Return the lines that can be chosen: the chosen ones, the one that was played, and all legal moves."""
    state = match.state_at(at)
    view = match.game.view(state, match.moves[at].seat)
    played = played_line(match, at)
    lines: Sequence[Sequence[int]] = [*chosen, played, *((move,) for move in state.legal())]
    texts = {line_notation(line, match.game): plan_as_seen(line, match.game, view, words) for line in lines}
    as_played = line_notation(played, match.game)
    texts[as_played] = words("what-if-played", moves=texts[as_played])
    return sorted(texts.items(), key=lambda entry: entry[1])


ROUTES: Final[Routes] = (
    ("/m/{id}/what-if", by_method(GET=show_what_if, POST=ask_what_if), "GET", "POST"),
    ("/m/{id}/what-if/progress", show_what_if_progress, "GET"),
)
