"""Validation of lessons: what a lesson names must exist, and its solution must solve it by the rules of today."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest
from high_card import GAME

from aevum.kernel.lessons.bad_lesson import BadLesson
from aevum.kernel.lessons.figures import game_data
from aevum.kernel.lessons.progress import progress_in, sentence_arguments
from aevum.kernel.lessons.reader import lessons_of, read_lesson
from aevum.kernel.lessons.validation import solved_match, validate
from aevum.kernel.registry import find_game

FOLDER = GAME.folder / "lessons"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the lessons of High Card."""
    return Path(copytree(FOLDER, tmp_path / "lessons"))


def problem_with(folder: Path, file: str, old: str, new: str) -> str:
    """Return what is wrong with the lesson once a text in one of its files is replaced."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadLesson) as error:
        validate(read_lesson(folder / "first-trick.toml", GAME), GAME)
    return str(error.value)


def test_a_good_lesson_is_solved_by_its_solution() -> None:
    (lesson,) = lessons_of(GAME)
    validate(lesson, GAME)
    progress = progress_in(lesson, solved_match(lesson, GAME))
    assert progress is not None
    assert progress.finished


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "all"', 'id = "rest"', "step rest: there is no message lesson-first-trick-rest"),
        ("lesson-first-trick-wrong-swap", "lesson-no-such", "there is no message lesson-no-such"),
        ('goal = "goal:tricks.me", ', "", "uses the figures ['cards', 'goal'], not ['cards']"),
        ("view:in_hand.me", "view:in_hnd.me", "the figure cards leads nowhere"),
        ("goal:tricks.me", "goal:tricks.0", "the figure goal leads nowhere"),
        ("view:in_hand.me", "message:no-such", "there is no message no-such"),
        ('"tricks.me", at_least = 1', '"triks.me", at_most = 0', "the step is already done when it begins"),
        ('figure = "tricks.me", gained = 2', 'not = { figure = "triks.me", at_most = 0 }', "over before the step"),
        ('moves = ["play 7", "play 8"]', 'moves = ["play 8"]', "does not ask for play 7"),
        ('moves = ["play 7"', 'moves = ["draw", "play 7"', "no legal move fits draw"),
        ('move = "swap *"', 'move = "draw"', "no legal move fits draw"),
        ('moves = ["play 7"', 'highlights = ["13"]\nmoves = ["play 7"', "there is no act 13"),
        ('moves = ["play 7"', 'highlights = ["panel:moon"]\nmoves = ["play 7"', "there is no panel moon"),
        ('moves = ["play 7"', 'highlights = ["figure:moon"]\nmoves = ["play 7"', "there is no figure moon"),
        ('others = ["play 5"]', "", "seat 2 has no move"),
        ('others = ["play 5"]', 'others = ["play 5", "play 6"]', "the other seats have more moves"),
        ('solution = ["play 7"]', 'solution = ["play 12"]', "play 12"),
        ('solution = ["play 7"]', 'solution = ["play 7", "play 8"]', "completed before its solution ends"),
        ('solution = ["play 8", "play 11"]', 'solution = ["play 8"]', "the solution does not complete the step"),
        ("seats = 2", "seats = 7", "the match before the first step"),
    ],
)
def test_a_lesson_that_does_not_fit_its_game_is_an_error(folder: Path, old: str, new: str, problem: str) -> None:
    assert problem in problem_with(folder, "first-trick.toml", old, new)


def test_a_figure_written_by_hand_is_an_error_in_every_language(folder: Path) -> None:
    problem = problem_with(folder, "locale/ru.ftl", "Now the others.", "Now the other 2.")
    assert "a figure that does not come from the data" in problem


def test_a_missing_language_and_an_unreadable_file_are_errors(folder: Path) -> None:
    assert "cannot be read" in problem_with(folder, "locale/es.ftl", "lesson-first-trick-all =", "lesson first trick")
    (folder / "locale" / "es.ftl").unlink()
    with pytest.raises(BadLesson, match=r"es\.ftl: there is no such file"):
        validate(read_lesson(folder / "first-trick.toml", GAME), GAME)


def test_a_rule_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lowest card takes the trick."""
    monkeypatch.setattr("high_card.rules.max", min, raising=False)
    with pytest.raises(BadLesson, match="step trick: seat 2 has no move"):
        validate(lessons_of(GAME)[0], GAME)


def test_a_figure_in_a_sentence_follows_the_data_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    tempus = find_game("tempus")
    (lesson, *_) = lessons_of(tempus)
    match = lesson.begin(tempus)
    progress = progress_in(lesson, match)
    assert progress is not None
    data = game_data(tempus.folder)
    assert sentence_arguments(progress, lesson.steps[0], match) == {"tokens": 3, "points": 1}
    monkeypatch.setitem(data["setup"], "start_tokens", 4)
    assert sentence_arguments(progress, lesson.steps[0], match) == {"tokens": 4, "points": 1}
