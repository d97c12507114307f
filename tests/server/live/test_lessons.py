"""Every lesson is solved by what it highlights, answers wrong clicks, and never leaves its learner stuck."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest

from aevum.kernel.errors import CannotUndo
from aevum.kernel.lessons.lesson import Lesson
from aevum.kernel.lessons.reader import find_lesson
from aevum.kernel.registry import find_game
from aevum.server.live.hint_service import may_ask
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_handler import pick
from aevum.server.live.undo import may_undo
from aevum.server.presenters.scene import scene
from aevum.server.storage.lessons import StepCount
from aevum.server.storage.matches import Storage
from aevum.server.storage.people import Person
from aevum.web.text.site_words import words_of
from server.lessons import LESSONS, answer, begun, click_at_random, highlighted, progress_of, settled, solve

pytestmark = pytest.mark.anyio
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


@pytest.fixture
async def hub(storage: Storage) -> AsyncIterator[Hub]:
    """Yield the hub of a process whose bots do not pause."""
    opened = Hub(storage, bot_pace=0)
    yield opened
    await opened.close()


def lesson_of(game: str, id: str) -> Lesson:
    lesson = find_lesson(find_game(game), id)
    assert lesson is not None
    return lesson


def step_id(live: LiveMatch) -> str:
    step = progress_of(live).step
    return step.id if step else ""


async def until(hub: Hub, live: LiveMatch, lesson: Lesson, id: str) -> None:
    """Pick what is highlighted until a step begins."""
    while step_id(live) != id:
        assert await pick(hub, live, lesson.seat, highlighted(live, lesson)[0])
        await settled(live)


@every_lesson
async def test_a_lesson_is_solved_by_what_it_highlights(hub: Hub, lesson: Lesson) -> None:
    live = await begun(hub, lesson)
    course = await solve(hub, live, lesson)
    assert progress_of(live).stars == 3
    for language in find_game(lesson.game).languages:
        assert abs(course.minutes(language) - lesson.minutes) < 1, f"{course.minutes(language):.1f} minutes"
    (person,) = live.stored.seats[lesson.seat].people
    assert hub.storage.stars_of(person) == {(lesson.game, lesson.id): 3}


def test_lessons_of_the_great_games_take_five_to_ten_minutes() -> None:
    assert [lesson.id for lesson in LESSONS if not 5 <= lesson.minutes <= 10] == ["first-trick"]


@every_lesson
async def test_a_random_player_is_answered_and_never_stuck(hub: Hub, lesson: Lesson) -> None:
    live = await begun(hub, lesson)
    _, answered = await click_at_random(hub, live, lesson, Random(5), 80)
    assert answered or not any(step.moves for step in lesson.steps)
    progress = progress_of(live)
    if not progress.finished and not live.match.over:
        if progress.since < len(live.match.moves):
            await hub.undo(live, lesson.seat, progress.since)
            await settled(live)
        live.drafts.clear()
        await solve(hub, live, lesson)
    assert progress_of(live).finished or live.match.over


async def test_a_wrong_pick_has_its_own_answer_or_one_that_names_the_wish(hub: Hub) -> None:
    lesson = lesson_of("tempus", "settling")
    live = await begun(hub, lesson)
    assert answer(live, lesson, "F6") == "A thought for later. Now: D6, D7, E6."
    for label in ("D7", "D6", "E6"):
        assert label in highlighted(live, lesson)
        assert await pick(hub, live, lesson.seat, label)
    await settled(live)
    assert answer(live, lesson, "idea").startswith("Thinking is next")
    assert answer(live, lesson, "babies") == ""
    assert await pick(hub, live, lesson.seat, "babies")
    assert highlighted(live, lesson) == ["E6"]
    assert answer(live, lesson, "D7").startswith("A fine meadow")


async def test_an_answer_is_about_the_move_that_is_not_asked_for(hub: Hub) -> None:
    """The right token is chosen for the fight, but a hex that is not asked for."""
    lesson = lesson_of("tempus", "settling")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "fight")
    assert await pick(hub, live, lesson.seat, "F6")
    assert answer(live, lesson, "G5").startswith("That neighbor has done nothing to you.")


async def test_a_race_of_tempus_asks_for_the_card_before_the_end(hub: Hub) -> None:
    lesson = lesson_of("tempus", "settling")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "progress")
    assert highlighted(live, lesson) == ["transport-farmland"]
    assert answer(live, lesson, "done").endswith("Lay your card first.")


async def test_an_answer_names_one_button_or_few_things(hub: Hub) -> None:
    lesson = lesson_of("clash-of-cultures", "neighbors")
    live = await begun(hub, lesson)
    assert highlighted(live, lesson) == ["E4", "move"]
    assert answer(live, lesson, "trade") == "A thought for later. Now: Move."
    exploring = lesson_of("clash-of-cultures", "exploring")
    live = await begun(hub, exploring)
    await until(hub, live, exploring, "choose")
    assert len(highlighted(live, exploring)) > 4
    assert answer(live, exploring, "trade") == "A thought for later. Now: one of the ringed ones, whichever you like."


async def test_other_seats_make_the_moves_that_the_lesson_gives_them(hub: Hub) -> None:
    lesson = lesson_of("tempus", "settling")
    live = await begun(hub, lesson)
    for label in ("D7", "D6", "E6"):
        await pick(hub, live, lesson.seat, label)
    await settled(live)
    book = live.match.game.book
    assert [book.notation(played.move) for played in live.match.moves[3:]] == [
        *("settle F5", "settle G5", "settle H5", "settle K4", "settle J4", "settle L4")
    ]


async def test_progress_survives_a_restart_and_is_counted_once(storage: Storage, hub: Hub) -> None:
    lesson = lesson_of("high-card", "first-trick")
    live = await begun(hub, lesson)
    await hub.play(live, 0, "play 7")
    await settled(live)
    assert progress_of(live).done == 1
    hub.live.clear()
    again = await hub.find(live.id)
    assert progress_of(again) == progress_of(live)
    assert storage.step_counts() == [
        StepCount("high-card", "first-trick", 0, 1),
        StepCount("high-card", "first-trick", 1, 1),
    ]
    await hub.undo(again, 0, 0)
    await hub.play(again, 0, "play 7")
    await settled(again)
    assert [entry.learners for entry in storage.step_counts()] == [1, 1]
    (person,) = again.stored.seats[0].people
    assert storage.open_lessons(person, "high-card") == {"first-trick": (live.id, 1)}


async def test_a_lesson_that_is_left_is_an_ordinary_match(storage: Storage, hub: Hub) -> None:
    lesson = lesson_of("tempus", "settling")
    live = await begun(hub, lesson)
    person = Person(next(iter(live.stored.seats[0].people)), "Ada", None)
    words = words_of("tempus", "en")
    assert scene(live, person, words).lesson is not None
    assert not may_ask(live, 0)
    await hub.leave_lesson(live)
    assert live.progress is None
    assert may_ask(live, 0)
    assert scene(live, person, words).lesson is None
    assert not answer(live, lesson, "F6")
    assert await pick(hub, live, 0, "F6")
    assert storage.open_lessons(person.id, "tempus") == {}
    hub.live.clear()
    assert (await hub.find(live.id)).progress is None


async def test_only_the_learner_sees_the_lesson(hub: Hub) -> None:
    live = await begun(hub, lesson_of("tempus", "settling"))
    assert scene(live, Person("somebody", "", None), words_of("tempus", "en")).lesson is None


async def test_no_undo_leads_behind_the_beginning(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lesson begins after the first trick."""
    game, first = find_game("high-card"), lesson_of("high-card", "first-trick")
    opening = tuple(game.book.parse(move) for move in ("play 7", "play 5"))
    later = replace(first, id="later", moves=opening, steps=first.steps[1:])
    monkeypatch.setattr("aevum.server.live.live_match.find_lesson", lambda *_: later)
    live = await begun(hub, later)
    assert live.least_length == 2
    assert not may_undo(live, 0)
    with pytest.raises(CannotUndo):
        await hub.undo(live, 0, 0)
    await hub.play(live, 0, "play 8")
    assert may_undo(live, 0)


async def test_a_place_that_is_only_the_goal_of_a_move_is_not_highlighted_before_its_origin(hub: Hub) -> None:
    lesson = lesson_of("clash-of-cultures", "neighbors")
    live = await begun(hub, lesson)
    assert highlighted(live, lesson) == ["E4", "move"]
    assert answer(live, lesson, "D4")
    assert await pick(hub, live, lesson.seat, "E4")
    assert highlighted(live, lesson) == ["D4"]
