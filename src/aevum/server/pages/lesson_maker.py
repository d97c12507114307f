"""Pages on which a player makes a lesson of a finished match: begin, write at moments, finish."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.lessons.marks import BadMarks, Mark, MarkedMatch, check_match
from aevum.kernel.lessons.single_file import LENGTHS
from aevum.kernel.markup import fragment
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import current_person, request_language
from aevum.server.live.hub import LiveMatch
from aevum.server.live.snapshots import Snapshot, snapshot
from aevum.server.pages.requests import (
    HTML,
    JSON,
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
)
from aevum.server.presenters.lesson_maker import MadeLesson, learner_of, lesson_maker
from aevum.server.presenters.replay import MOVER, ReplayQuery, replay_position, replay_query
from aevum.server.security.text_input import clean_text
from aevum.server.storage.people import Person
from aevum.server.storage.player_lessons import PlayerLesson
from aevum.server.workers.lesson_tasks import finished_lesson
from aevum.web.components.lesson_maker import maker_address, maker_region
from aevum.web.pages.replay import ReplayPosition, maker_page, position_markup

REFUSED: Final = 422
"""Status of the page that says why a lesson cannot be finished."""
MAX_FIELDS: Final = 12
"""Maximum number of fields in the form."""


def may_make_lesson(live: LiveMatch, person: Person) -> bool:
    """Whether a person may make a lesson of a match: one that is over, and that they have played or uploaded.

    No lesson can be made of a match with a redraw, although they may: `check_match` says why.
    """
    return live.match.over and bool(live.seats_of(person))


async def begin_making(request: Request) -> Response:
    """Create a lesson of a match, or find the one that its author has not finished, and redirect to it."""
    form = await read_form(request)
    hub, live = hub_of(request), await live_of(request)
    person = await current_person(request, hub)
    check_match(live.match)
    if not may_make_lesson(live, person):
        raise HTTPException(403, "maker-not-yours")
    consume_limit(request, "lesson", person.id)
    known = await hub.in_storage_thread(hub.storage.player_lessons_of, person.id)
    open_one = next((lesson.id for lesson in known if lesson.match == live.id and lesson.content is None), "")
    id: str = open_one or await hub.in_storage_thread(
        hub.storage.new_player_lesson, person.id, live.match.game.id, request_language(request), live.id
    )
    return redirect(request, maker_address(id, number_in_path(str(form.get("at", "0")))))


async def own_lesson(request: Request) -> PlayerLesson:
    """Return the lesson of a request; 404 if there is none, 403 for people who are not its author."""
    hub = hub_of(request)
    lesson = await hub.in_storage_thread(hub.storage.player_lesson, request.path_params["lesson"])
    if lesson is None:
        raise HTTPException(404)
    if lesson.author != (await current_person(request, hub)).id:
        raise HTTPException(403, "maker-not-author")
    return lesson


async def _source(request: Request) -> tuple[PlayerLesson, MarkedMatch, LiveMatch]:
    """Return the lesson of a request, what its author has written, and its match; 404 for an uploaded one."""
    lesson = await own_lesson(request)
    if lesson.match is None or lesson.marked is None:
        raise HTTPException(404)
    return lesson, lesson.marked, await hub_of(request).find(lesson.match)


async def show_maker(request: Request) -> Response:
    """Return the page at a moment of the match; with `?part` only the regions that differ between moments, as JSON."""
    lesson, marked, live = await _source(request)
    person = await current_person(request, hub_of(request))
    query = replay_query(live, person, request.query_params)
    made = MadeLesson(lesson.id, marked, lesson.content is not None)
    if "part" in request.query_params:
        return await rendered(request, JSON, maker_part, snapshot(live), query, made, request_language(request))
    return await rendered(request, HTML, maker_html, snapshot(live), query, made, await frame_of(request, query=True))


def maker_part(seen: Snapshot, query: ReplayQuery, made: MadeLesson, language: str) -> dict[str, str]:
    """Return the regions of the page that differ between moments, as HTML by element id."""
    live = seen.live()
    words = live.words(language)
    position = _position(live, query, made, words)
    maker = lesson_maker(live, made, position.at, position.by, position.viewpoint, words)
    moment = fragment(*position_markup(position, words))
    return {"drawing": position.drawing, "moment": moment, "maker": maker_region(maker, words)}


def _position(live: LiveMatch, query: ReplayQuery, made: MadeLesson, words: Words) -> ReplayPosition:
    """Return the position at a moment, unless another is chosen with the eyes of the learner, or of who is to move."""
    if query.viewpoint not in ("", MOVER):
        return replay_position(live, query, words)
    match, learner = live.match, learner_of(live.match, made.marked)
    mover = match.moves[min(query.at, len(match.moves) - 1)].seat
    seen = replace(query, viewpoint=str(mover if learner is None else learner))
    position = replay_position(live, seen, words)
    return replace(position, viewpoint=MOVER if position.viewpoint else "")


def maker_html(seen: Snapshot, query: ReplayQuery, made: MadeLesson, frame: PageFrame) -> str:
    """Return the page on which a lesson is made, at a moment of its match, as HTML."""
    live = seen.live()
    words = live.words(frame.language)
    position = _position(live, query, made, words)
    maker = maker_region(lesson_maker(live, made, position.at, position.by, position.viewpoint, words), words)
    title = words("maker-page", title=words("game-title"))
    return frame.page(title, maker_page(live.id, position, maker, words), scripts=("replay.js",))


async def write(request: Request) -> Response:
    """Save what the author has written at a moment, or remove it; then finish the lesson if the form asks for it."""
    form = await read_form(request, fields=MAX_FIELDS)
    lesson, marked, live = await _source(request)
    hub = hub_of(request)
    consume_limit(request, "lesson", lesson.author)
    at = min(number_in_path(str(form.get("at", ""))), len(live.match.moves))
    marked = _written(marked, at, form)
    language = request_language(request)
    await hub.in_storage_thread(hub.storage.set_marks, lesson.id, marked, language)
    place = str(form.get("by", ""))[:10], str(form.get("as", ""))[:10]
    if form.get("do") != "finish":
        return redirect(request, maker_address(lesson.id, at, *place))
    consume_limit(request, "verify", lesson.author)
    try:
        content = await hub.replay_pool.run(finished_lesson, live.match, marked, language)
    except BadMarks as error:
        return await _refused(request, live, replace(lesson, marked=marked), error, at)
    await hub.in_storage_thread(hub.storage.finish_player_lesson, lesson.id, content)
    return redirect(request, f"/learn/{lesson.key}")


async def _refused(request: Request, live: LiveMatch, lesson: PlayerLesson, error: BadMarks, at: int) -> Response:
    """Return the page at the moment of a problem, which it names."""
    person = await current_person(request, hub_of(request))
    moment = str(at if error.at is None else error.at)
    query = replay_query(live, person, {"at": moment})
    words = live.words(request_language(request))
    made = MadeLesson(lesson.id, lesson.marked or MarkedMatch(), lesson.content is not None, error.say(words))
    response = await rendered(request, HTML, maker_html, snapshot(live), query, made, await frame_of(request))
    response.status_code = REFUSED
    return response


def _written(marked: MarkedMatch, at: int, form: Mapping[str, Any]) -> MarkedMatch:
    """Return what the author has written once the fields of a form are taken over."""
    titled = replace(
        marked,
        title=_text(form, "title") if "title" in form else marked.title,
        about=_text(form, "about") if "about" in form else marked.about,
    )
    mark = Mark(
        at=at,
        text=_text(form, "text", "sentence"),
        goal=str(form.get("goal", ""))[: LENGTHS["about"]],
        guided=form.get("guided") == "yes",
        highlight=str(form.get("highlight", ""))[: LENGTHS["about"]],
    )
    if form.get("do") == "remove" or not (mark.text or mark.goal):
        return titled.without(at)
    return titled.with_mark(mark)


def _text(form: Mapping[str, Any], field: str, kind: str = "") -> str:
    """Return a text of the form on one line, without control characters and no longer than it may be."""
    return clean_text(" ".join(str(form.get(field, "")).split()))[: LENGTHS[kind or field]]


ROUTES: Final[Routes] = (
    ("/m/{id}/lessons", begin_making, "POST"),
    ("/learn/by/{lesson}/edit", by_method(GET=show_maker, POST=write), "GET", "POST"),
)
