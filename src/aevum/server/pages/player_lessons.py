"""Pages of lessons that people have made: one by its link, those of the reader, upload, download, delete."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from aevum.bots import bots_for, find_bot
from aevum.kernel.errors import AevumError
from aevum.kernel.lessons.lesson import Lesson
from aevum.kernel.lessons.reader import lessons_of
from aevum.kernel.lessons.single_file import FILE, MAX_CHARACTERS, known_lesson
from aevum.kernel.registry import find_game, games
from aevum.server.accounts.sessions import current_person, get_or_create_person, request_language
from aevum.server.live.seating import with_bot_names
from aevum.server.pages.lesson_maker import own_lesson
from aevum.server.pages.requests import (
    Routes,
    by_method,
    consume_limit,
    html_page,
    hub_of,
    read_form,
    read_upload,
    redirect,
    server_url,
    site_words,
)
from aevum.server.presenters.game_pictures import preview_picture
from aevum.server.storage.people import Person
from aevum.server.storage.player_lessons import PlayerLesson
from aevum.server.workers.lesson_tasks import LessonOutdated, LessonRefused, begun_lesson, uploaded_lesson
from aevum.web.pages.new_match import easiest_bot
from aevum.web.pages.player_lessons import LessonPage, OwnLesson, own_lessons_page, player_lesson_page
from aevum.web.text.site_words import words_of


class LargeLesson(AevumError):
    """A file that is too large for a lesson."""

    message = "error-lesson-size"


class NoLessonText(AevumError):
    """A file that is no text."""

    message = "error-lesson-text"


async def _shared(request: Request) -> tuple[PlayerLesson, Lesson]:
    """Return the finished lesson of a request; 404 if there is none, LessonOutdated if it cannot be read any more."""
    hub = hub_of(request)
    stored = await hub.in_storage_thread(hub.storage.player_lesson, request.path_params["lesson"])
    if stored is None or stored.content is None or stored.game not in games():
        raise HTTPException(404)
    lesson = known_lesson(stored.content, stored.id, find_game(stored.game))
    if lesson is None:
        raise LessonOutdated
    return stored, lesson


async def show_player_lesson(request: Request) -> Response:
    """Return the page of a lesson, to which its link leads."""
    hub = hub_of(request)
    stored, lesson = await _shared(request)
    person = await current_person(request, hub)
    words = words_of(stored.game, request_language(request))
    names = await hub.in_storage_thread(hub.storage.names_of, [stored.author])
    stars = await hub.in_storage_thread(hub.storage.stars_of, person.id)
    begun = await hub.in_storage_thread(hub.storage.open_lessons, person.id, stored.game)
    page = LessonPage(
        lesson=lesson,
        author=names.get(stored.author, ""),
        address=f"/learn/{stored.key}",
        link=f"{server_url(request)}/learn/{stored.key}",
        is_own=person.id == stored.author,
        editable=stored.match is not None,
        has_others=bool(lessons_of(find_game(stored.game))),
        stars=stars.get((stored.game, stored.key)),
        begun=begun[stored.key][1] if stored.key in begun and begun[stored.key][1] < len(lesson.steps) else None,
    )
    spoken = lesson.words(words)
    preview = spoken(lesson.about) or words("game-title"), preview_picture(stored.game, words.language)
    return await html_page(request, spoken(lesson.title), player_lesson_page(page, words), preview=preview)


async def begin_player_lesson(request: Request) -> Response:
    """Create the match of a lesson and redirect to it; one that was begun goes on unless the form asks anew."""
    form = await read_form(request)
    hub = hub_of(request)
    stored, lesson = await _shared(request)
    person, key = await get_or_create_person(request, hub)
    begun = await hub.in_storage_thread(hub.storage.open_lessons, person.id, stored.game)
    if form.get("anew") != "yes" and stored.key in begun and begun[stored.key][1] < len(lesson.steps):
        return redirect(request, f"/m/{begun[stored.key][0]}", key)
    consume_limit(request, "match", person.id)
    id = await _create(request, stored, lesson, person, person.name or site_words(request)("seat-guest"))
    return redirect(request, f"/m/{id}", key)


async def _create(request: Request, stored: PlayerLesson, lesson: Lesson, person: Person, name: str) -> str:
    """Create the match of a lesson with the learner and bots in their seats, and return its id."""
    hub, game = hub_of(request), find_game(stored.game)
    known = tuple(bots_for(game))
    bot = lesson.bot if lesson.bot in known else easiest_bot(known)
    find_bot(bot, game)
    bots = [None if seat == lesson.seat else bot for seat in range(lesson.seats)]
    names = [name if played_by is None else "" for played_by in bots]
    match = await hub.replay_pool.run(begun_lesson, stored.content, stored.id, game, names)
    match.seats = with_bot_names(match.commitment, match.seats, bots)
    id = await hub.in_storage_thread(
        hub.storage.create, match, bots, None, person.id, known_seed=True, lesson=stored.key
    )
    await hub.in_storage_thread(hub.storage.add_holder, id, lesson.seat, person.id)
    return id


async def download(request: Request) -> Response:
    """Return a finished lesson as a file."""
    stored, _ = await _shared(request)
    headers = {"content-disposition": f'attachment; filename="{FILE}"'}
    return PlainTextResponse(stored.content, media_type="application/toml", headers=headers)


async def delete(request: Request) -> Response:
    """Delete a lesson of the reader; matches in which it is taken go on as ordinary ones."""
    await read_form(request)
    lesson = await own_lesson(request)
    hub = hub_of(request)
    await hub.in_storage_thread(hub.storage.delete_player_lesson, lesson.id)
    for live in [live for live in hub.live.values() if live.stored.lesson == lesson.key]:
        await hub.leave_lesson(live)
    return redirect(request, "/learn/mine")


async def show_own_lessons(request: Request) -> Response:
    """Return the page of the lessons that the reader has made."""
    return await _own_page(request)


async def _own_page(request: Request, problem: str = "", status: int = 200) -> Response:
    hub, words = hub_of(request), site_words(request)
    person = await current_person(request, hub)
    found = await hub.in_storage_thread(hub.storage.player_lessons_of, person.id)
    own = [
        OwnLesson(
            address=f"/learn/{lesson.key}",
            title=lesson.title,
            game=words_of(lesson.game, words.language)("game-title") if lesson.game in games() else lesson.game,
            finished=lesson.content is not None,
            editable=lesson.match is not None,
            moments=len(lesson.marked.marks) if lesson.marked else 0,
        )
        for lesson in found
    ]
    return await html_page(request, words("maker-mine"), own_lessons_page(own, problem, words), status=status)


async def upload_lesson(request: Request) -> Response:
    """Store a lesson from a file and redirect to it; else return the list with the reason why it is refused."""
    hub = hub_of(request)
    content, _ = await read_upload(request)
    person, key = await get_or_create_person(request, hub)
    try:
        text = _decoded(content)
        game, language, title = await hub.replay_pool.run(uploaded_lesson, text)
    except AevumError as error:
        of_game = isinstance(error, LessonRefused) and error.game
        words = words_of(of_game, request_language(request)) if of_game else site_words(request)
        return await _own_page(request, error.say(words), 422)
    id = await hub.in_storage_thread(hub.storage.new_player_lesson, person.id, game, language, None, text, title)
    return redirect(request, f"/learn/by/{id}", key)


def _decoded(content: bytes) -> str:
    """Return the text of an uploaded file; raise an error if it is too large or no text."""
    if len(content) > 4 * MAX_CHARACTERS:
        raise LargeLesson(most=MAX_CHARACTERS)
    try:
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise NoLessonText from error


ROUTES: Final[Routes] = (
    ("/learn/mine", by_method(GET=show_own_lessons, POST=upload_lesson), "GET", "POST"),
    ("/learn/by/{lesson}", by_method(GET=show_player_lesson, POST=begin_player_lesson), "GET", "POST"),
    ("/learn/by/{lesson}/lesson.toml", download, "GET"),
    ("/learn/by/{lesson}/delete", delete, "POST"),
)
