"""Pages of lessons: the list of a game, begin one, leave one."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.bots import bots_for, find_bot
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.lesson import Lesson
from aevum.kernel.lessons.reader import find_lesson, lessons_of
from aevum.kernel.registry import find_game
from aevum.server.accounts.sessions import current_person, get_or_create_person, request_language
from aevum.server.live.hub import Hub
from aevum.server.live.seating import with_bot_names
from aevum.server.pages.requests import (
    Routes,
    consume_limit,
    html_page,
    hub_of,
    live_of,
    read_form,
    redirect,
    site_words,
)
from aevum.server.presenters.game_pictures import preview_picture
from aevum.server.storage.people import Person
from aevum.web.pages.learn import learn_page
from aevum.web.pages.new_match import easiest_bot
from aevum.web.text.site_words import words_of


async def show_lessons(request: Request) -> Response:
    """Return the page of the lessons of a game; 404 if it has none."""
    hub, game = hub_of(request), find_game(request.path_params["game"])
    lessons = lessons_of(game)
    if not lessons:
        raise HTTPException(404)
    words = words_of(game.id, request_language(request))
    person = await current_person(request, hub)
    stars = await hub.in_storage_thread(hub.storage.stars_of, person.id)
    begun = await hub.in_storage_thread(hub.storage.open_lessons, person.id, game.id)
    own = {lesson.id: stars[game.id, lesson.id] for lesson in lessons if (game.id, lesson.id) in stars}
    steps = {lesson.id: begun[lesson.id][1] for lesson in lessons if _goes_on(lesson, begun)}
    main = learn_page(game, lessons, own, steps, words)
    preview = words("learn-lead"), preview_picture(game.id, words.language)
    return await html_page(request, words("learn-title", title=words("game-title")), main, preview=preview)


def _goes_on(lesson: Lesson, begun: dict[str, tuple[str, int]]) -> bool:
    """Whether a lesson was begun and neither left nor finished."""
    return lesson.id in begun and begun[lesson.id][1] < len(lesson.steps)


async def begin_lesson(request: Request) -> Response:
    """Create the match of a lesson and redirect to it; one that was begun goes on unless the form asks anew."""
    form = await read_form(request)
    hub, game = hub_of(request), find_game(request.path_params["game"])
    lesson = find_lesson(game, request.path_params["lesson"])
    if lesson is None:
        raise HTTPException(404)
    person, key = await get_or_create_person(request, hub)
    begun = await hub.in_storage_thread(hub.storage.open_lessons, person.id, game.id)
    if form.get("anew") != "yes" and _goes_on(lesson, begun):
        return redirect(request, f"/m/{begun[lesson.id][0]}", key)
    return redirect(request, await begin_match(request, game, lesson, person), key)


async def begin_match(request: Request, game: AnyGame, lesson: Lesson, person: Person) -> str:
    """Create the match of a lesson or a practice position and return its address."""
    consume_limit(request, "match", person.id)
    name = person.name or site_words(request)("seat-guest")
    return f"/m/{await _create(hub_of(request), game, lesson, person, name)}"


async def _create(hub: Hub, game: AnyGame, lesson: Lesson, person: Person, name: str) -> str:
    """Create the match of a lesson with the learner and bots in their seats, and return its id."""
    bot = lesson.bot or easiest_bot(tuple(bots_for(game)))
    find_bot(bot, game)
    bots = [None if seat == lesson.seat else bot for seat in range(lesson.seats)]
    match = lesson.begin(game, [name if played_by is None else "" for played_by in bots])
    match.seats = with_bot_names(match.commitment, match.seats, bots)
    id = await hub.in_storage_thread(
        hub.storage.create, match, bots, None, person.id, known_seed=True, lesson=lesson.id
    )
    await hub.in_storage_thread(hub.storage.add_holder, id, lesson.seat, person.id)
    return id


async def leave_lesson(request: Request) -> Response:
    """Let the match of a lesson go on as an ordinary one; 403 for people without a seat in it."""
    await read_form(request)
    live, hub = await live_of(request), hub_of(request)
    if not live.seats_of(await current_person(request, hub)):
        raise HTTPException(403)
    await hub.leave_lesson(live)
    return redirect(request, f"/m/{live.id}")


ROUTES: Final[Routes] = (
    ("/learn/{game}", show_lessons, "GET"),
    ("/learn/{game}/{lesson}", begin_lesson, "POST"),
    ("/m/{id}/lesson", leave_lesson, "POST"),
)
