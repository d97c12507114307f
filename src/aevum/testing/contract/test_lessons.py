"""Every lesson of a game can be read, fits its rules, and is solved by its solution."""

from __future__ import annotations

from dataclasses import replace

from aevum.bots import bots_for
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.lesson import FOLDER, Lesson
from aevum.kernel.lessons.predicates import AnyOf
from aevum.kernel.lessons.progress import progress_in
from aevum.kernel.lessons.reader import lessons_of, read_lesson
from aevum.kernel.lessons.validation import solved_match, validate


def test_every_lesson_fits_the_rules_and_is_solved_by_its_solution(game: AnyGame) -> None:
    for file in sorted((game.folder / FOLDER).glob("*.toml")):
        lesson = read_lesson(file, game)
        validate(lesson, game)
        assert not lesson.bot or lesson.bot in bots_for(game)
        progress = progress_in(lesson, solved_match(lesson, game))
        assert progress is not None
        assert progress.finished
        assert progress.stars == 3


def test_no_step_of_a_lesson_passes_without_its_predicate(game: AnyGame) -> None:
    """The moves of the solution lead no further than to a step whose predicate never holds."""
    for lesson in lessons_of(game):
        solved = solved_match(lesson, game)
        for number in range(len(lesson.steps)):
            progress = progress_in(_with_closed_step(lesson, number), solved)
            assert progress is not None
            assert progress.done == number


def _with_closed_step(lesson: Lesson, number: int) -> Lesson:
    """Return a lesson in which the predicate of a step never holds."""
    steps = list(lesson.steps)
    steps[number] = replace(steps[number], done=AnyOf(()))
    return replace(lesson, steps=tuple(steps))
