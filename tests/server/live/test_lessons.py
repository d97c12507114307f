"""Every lesson is solved by what it highlights, answers wrong clicks, and never leaves its learner stuck."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest

from aevum.games.clash_of_cultures.constants import ADVANCES
from aevum.kernel.errors import CannotUndo
from aevum.kernel.lessons.lesson import Lesson
from aevum.kernel.lessons.reader import find_lesson
from aevum.kernel.registry import find_game
from aevum.server.live.hint_service import may_ask
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_handler import pick
from aevum.server.live.undo import may_undo
from aevum.server.presenters.lesson_panel import answer_to_touch, sentence
from aevum.server.presenters.scene import scene
from aevum.server.storage.lessons import StepCount
from aevum.server.storage.matches import Storage
from aevum.server.storage.people import Person
from aevum.web.components.controls import CONFIRM, ROTATE
from aevum.web.text.site_words import words_of
from server.lessons import LESSONS, answer, begun, click_at_random, highlighted, offered, progress_of, settled, solve

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
    assert answer(live, lesson, "F6").startswith("Good land too")
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


async def test_a_region_that_lies_the_other_way_highlights_its_rotation(hub: Hub) -> None:
    exploring = lesson_of("clash-of-cultures", "exploring")
    live = await begun(hub, exploring)
    await until(hub, live, exploring, "lay")
    assert highlighted(live, exploring) == [CONFIRM]
    assert await pick(hub, live, exploring.seat, ROTATE)
    assert answer(live, exploring, CONFIRM).startswith("That puts the settler on bare rock.")
    assert highlighted(live, exploring) == [ROTATE]


@pytest.mark.parametrize("chosen", ["writing", "myths", "arts-and-sculpture", "bartering"])
async def test_every_gift_with_a_heart_is_asked_for(hub: Hub, chosen: str) -> None:
    exploring = lesson_of("clash-of-cultures", "exploring")
    live = await begun(hub, exploring)
    await until(hub, live, exploring, "choose")
    assert await pick(hub, live, exploring.seat, chosen)
    await settled(live)
    await until(hub, live, exploring, "gift")
    with_heart = {id for id, border in zip(ADVANCES.ids, ADVANCES.figures("border"), strict=True) if border == "mood"}
    assert set(highlighted(live, exploring)) == with_heart & set(offered(live, exploring))


async def test_a_place_with_several_moves_gets_the_first_answer_of_its_step(hub: Hub) -> None:
    """The city has collected in this turn, and could also be improved."""
    lesson = lesson_of("clash-of-cultures", "cities")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "both")
    assert answer(live, lesson, "D2").startswith("This city has worked already")


async def test_the_city_of_the_next_step_is_not_called_a_worse_one(hub: Hub) -> None:
    """The conquered city would spend as much on influence as the one that is asked for."""
    lesson = lesson_of("clash-of-cultures", "neighbors")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "influence")
    assert await pick(hub, live, lesson.seat, "influence")
    assert answer(live, lesson, "D5").startswith("That city sings next.")
    assert answer(live, lesson, "E4").startswith("That would cost more songs")


async def test_a_second_boat_gets_its_own_answer(hub: Hub) -> None:
    lesson = lesson_of("through-the-ages", "neighbors")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "send")
    assert answer(live, lesson, "sacrifice") == ""
    assert await pick(hub, live, lesson.seat, "warriors")
    assert answer(live, lesson, "sacrifice").startswith("One boat was the deal")


async def test_giving_up_is_never_a_thought_for_later(hub: Hub) -> None:
    for name in ("first-turns", "inheritance", "neighbors"):
        lesson = lesson_of("through-the-ages", name)
        live = await begun(hub, lesson)
        while (step := progress_of(live).step) is not None and step.moves:
            if "resign" in offered(live, lesson):
                assert answer(live, lesson, "resign").startswith("Give up"), step.id
            await pick(hub, live, lesson.seat, highlighted(live, lesson)[0])
            await settled(live)


async def test_a_sentence_keeps_the_figures_with_which_its_step_began(hub: Hub) -> None:
    lesson = lesson_of("through-the-ages", "neighbors")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "discard")
    words = words_of("through-the-ages", "en")
    before = sentence(live, progress_of(live), words)
    assert "you hold 4" in before
    assert await pick(hub, live, lesson.seat, "phalanx")
    assert sentence(live, progress_of(live), words) == before


async def test_the_answer_to_a_touch_names_the_button_below_a_preview(hub: Hub) -> None:
    lesson = lesson_of("clash-of-cultures", "exploring")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "lay")
    told = answer_to_touch(live, lesson.seat, "A4", words_of("clash-of-cultures", "en"))
    assert told is not None
    assert told.text.endswith("Now: Leave it like this.")


async def test_a_long_rule_is_left_out_of_an_answer(hub: Hub) -> None:
    """The rule on laying a region has more lines than the step."""
    lesson = lesson_of("clash-of-cultures", "exploring")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "lay")
    told = answer_to_touch(live, lesson.seat, "A4", words_of("clash-of-cultures", "en"))
    assert told is not None
    assert told.text == "A thought for later. Now: Leave it like this."


async def test_names_with_commas_are_told_apart(hub: Hub) -> None:
    lesson = lesson_of("clash-of-cultures", "exploring")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "harvest")
    assert await pick(hub, live, lesson.seat, "D2")
    told = answer_to_touch(live, lesson.seat, "H6", words_of("clash-of-cultures", "ru"))
    assert told is not None
    assert told.text.endswith("Сейчас: Собрать; Выбрать, что собрать.")


@pytest.mark.parametrize(
    ("touched", "told"),
    [
        ("philosophy", "A thought for later. Now: Agriculture, Irrigation."),
        ("warriors", "A thought for later. Now: Agriculture, Irrigation."),
        ("pyramids", "Pyramids: there is nothing to do here now. Now: Agriculture, Irrigation."),
    ],
)
async def test_a_touch_after_a_first_pick_is_answered_by_what_may_be_done(hub: Hub, touched: str, told: str) -> None:
    """An upgrade was chosen; building, recruiting and a finished wonder are touched."""
    lesson = lesson_of("through-the-ages", "inheritance")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "upgrade")
    assert await pick(hub, live, lesson.seat, "upgrade")
    found = answer_to_touch(live, lesson.seat, touched, words_of("through-the-ages", "en"))
    assert found is not None
    assert found.text == told


async def test_an_answer_about_building_is_true_while_a_worker_is_idle(hub: Hub) -> None:
    lesson = lesson_of("through-the-ages", "first-turns")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "grow")
    assert live.position.view(lesson.seat).to_json()["civilizations"][0]["idle"] == 1
    assert answer(live, lesson, "bronze").startswith("The building is next. First one more worker")


async def test_a_touch_that_means_no_possible_move_is_answered_by_the_rule_alone(hub: Hub) -> None:
    """Cards are laid, and a hex of the board is touched."""
    lesson = lesson_of("tempus", "settling")
    live = await begun(hub, lesson)
    await until(hub, live, lesson, "weapons")
    told = answer_to_touch(live, lesson.seat, "C12", words_of("tempus", "en"))
    assert told is not None
    assert told.text.startswith("As the attacker you first lay any number of cards")


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
