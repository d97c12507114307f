"""Pages of the review of a finished match, for the people who played: ask for it, its progress, the report."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from aevum.bots import bots_for
from aevum.kernel.records.position_text import position_transcript
from aevum.review import Review
from aevum.server.accounts.sessions import current_person, request_language
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.review_requests import may_review
from aevum.server.live.seating import SeatPlan, create_continuation
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
from aevum.server.presenters.review import seat_names, shown_review
from aevum.server.storage.match_index import Origin
from aevum.server.storage.people import Person
from aevum.server.storage.reviews import ReviewKey, StoredReview
from aevum.server.workers.replay_tasks import replay
from aevum.server.workers.review_tasks import read_review
from aevum.web.pages.new_match import default_bot
from aevum.web.pages.review import ReviewFrame, ReviewRequest, progress_text, review_page
from aevum.web.text.site_words import words_of


async def reviewed_seat(request: Request) -> tuple[LiveMatch, Person, int]:
    """Return the match of a request, the reader and the seat for which they read its review; 403 if there is none."""
    live, hub = await live_of(request), hub_of(request)
    person = await current_person(request, hub)
    held = live.seats_of(person)
    if not may_review(hub, live, person):
        raise HTTPException(403, _refusal(live, held))
    seat = number_in_path(request.query_params.get("seat", str(held[0])))
    if seat not in held:
        raise HTTPException(403, "review-for-players")
    return live, person, seat


def _refusal(live: LiveMatch, held: Sequence[int]) -> str:
    """Return the message that says why a person may not review a match. `held`: their seats in it."""
    if not live.match.over:
        return "review-not-over"
    return "review-not-offered" if held else "review-for-players"


async def show_review(request: Request) -> Response:
    """Return the review, its progress, or the button that asks for it."""
    live, person, seat = await reviewed_seat(request)
    stored = await stored_review(hub_of(request), live, seat)
    held = tuple(live.seats_of(person))
    return await rendered(request, HTML, review_html, snapshot(live), seat, held, stored, await frame_of(request))


async def stored_review(hub: Hub, live: LiveMatch, seat: int) -> StoredReview | None:
    """Return what is stored of the review of a match for a seat; None if it is to be computed, or anew."""
    stored = await hub.in_storage_thread(hub.storage.review, ReviewKey(live.id, seat))
    if stored is None or stored.content is None or read_review(stored.content, live.match.game):
        return stored
    return None


def review_html(seen: Snapshot, seat: int, held: tuple[int, ...], stored: StoredReview | None, frame: PageFrame) -> str:
    """Return the page of a review as HTML."""
    live = seen.live()
    words = live.words(frame.language)
    review = read_review(stored.content, live.match.game) if stored and stored.content else None
    main = review_page(
        ReviewFrame(live.id, seat, seat_names(live, words), held),
        _request(stored) if stored and review is None else None,
        shown_review(live, review, words) if review else None,
        words,
    )
    return frame.page(words("review-title", title=words("game-title")), main, scripts=("review.js",))


def _request(stored: StoredReview) -> ReviewRequest:
    return ReviewRequest(stored.progress, stored.waiting, stored.failed)


async def ask_review(request: Request) -> Response:
    """Have the review of a match computed and redirect to its page."""
    await read_form(request)
    live, person, seat = await reviewed_seat(request)
    hub = hub_of(request)
    stored = await hub.in_storage_thread(hub.storage.review, ReviewKey(live.id, seat))
    if stored is None or stored.failed or await stored_review(hub, live, seat) is None:
        consume_limit(request, "review", person.id)
        await hub.reviews.ask(ReviewKey(live.id, seat), anew=stored is not None)
    return redirect(request, f"/m/{live.id}/review?seat={seat}")


async def show_progress(request: Request) -> Response:
    """Return the progress of a review as JSON."""
    live, _, seat = await reviewed_seat(request)
    return await progress_of(request, live, ReviewKey(live.id, seat))


async def progress_of(request: Request, live: LiveMatch, key: ReviewKey) -> Response:
    """Return the progress of what was asked for about a match, as JSON; 404 if it was not."""
    hub = hub_of(request)
    stored = await hub.in_storage_thread(hub.storage.review, key)
    if stored is None:
        raise HTTPException(404)
    text = progress_text(_request(stored), words_of(live.match.game.id, request_language(request)))
    done = stored.content is not None or stored.failed
    return JSONResponse({"progress": stored.progress, "text": text, "done": done})


# -- find a better move


async def try_decision(request: Request) -> Response:
    """Create a match that begins with a costly decision of the reader, against bots, and redirect to it.

    Everything that the seat did not know then is drawn anew.
    """
    await read_form(request)
    live, person, seat = await reviewed_seat(request)
    hub, number = hub_of(request), number_in_path(request.path_params["number"])
    stored = await stored_review(hub, live, seat)
    review = read_review(stored.content, live.match.game) if stored and stored.content else None
    if review is None or not 1 <= number <= len(review.costliest[seat]):
        raise HTTPException(404)
    consume_limit(request, "match", person.id)
    name = person.name or site_words(request)("seat-guest")
    return redirect(request, f"/m/{await _create_exercise(hub, live, review, number, person, name)}")


async def _create_exercise(hub: Hub, live: LiveMatch, review: Review, number: int, person: Person, name: str) -> str:
    """Store the match in which a decision is tried again and return its id."""
    decision = review.costliest[review.seat][number - 1]
    match, _ = await hub.replay_pool.run(replay, position_transcript(live.match, decision.position), live.id)
    bot = default_bot(tuple(bots_for(match.game)))
    plans = [
        SeatPlan(name, people=frozenset({person.id})) if seat == review.seat else SeatPlan(live.match.seats[seat], bot)
        for seat in range(len(match.seats))
    ]
    if match.game.has_hidden_information:
        match.redraw(review.seat, keeps=review.seat)
    exercise = json.dumps({"number": number, **decision.to_json()})
    origin = Origin(live.id, decision.position, match.game.has_hidden_information)
    return await create_continuation(hub, match, plans, person.id, origin, known_seed=False, exercise=exercise)


ROUTES: Final[Routes] = (
    ("/m/{id}/review", by_method(GET=show_review, POST=ask_review), "GET", "POST"),
    ("/m/{id}/review/progress", show_progress, "GET"),
    ("/m/{id}/review/{number}/try", try_decision, "POST"),
)
