"""Every lesson of a game can be read, fits its rules, and is solved by its solution."""

from __future__ import annotations

from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.lesson import FOLDER
from aevum.kernel.lessons.progress import progress_in
from aevum.kernel.lessons.reader import read_lesson
from aevum.kernel.lessons.validation import solved_match, validate


def test_every_lesson_fits_the_rules_and_is_solved_by_its_solution(game: AnyGame) -> None:
    for file in sorted((game.folder / FOLDER).glob("*.toml")):
        lesson = read_lesson(file, game)
        validate(lesson, game)
        progress = progress_in(lesson, solved_match(lesson, game))
        assert progress is not None
        assert progress.finished
        assert progress.stars == 3
