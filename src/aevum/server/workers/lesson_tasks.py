"""Tasks that play lessons which people have made, in worker processes because long matches take long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.bad_lesson import BadLesson
from aevum.kernel.lessons.lesson import Lesson
from aevum.kernel.lessons.marks import MarkedMatch, StepFails, lesson_content
from aevum.kernel.lessons.single_file import game_of_file, read_single_file
from aevum.kernel.lessons.validation import validate
from aevum.kernel.lessons.writer import to_toml
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words

ID: Final = "lesson"
"""Id of a lesson while it has none of its own."""


class LessonRefused(AevumError):
    """A lesson in a file that cannot be read, or that does not fit its game."""

    message = "error-lesson-file"

    def __init__(self, problem: BadLesson, game: str) -> None:
        super().__init__(step=problem.step or "none")
        self.problem = problem
        self.game = game
        """Id of the game; empty if the file names none that is installed."""

    def say(self, words: Words) -> str:
        """Return the sentence with the problem; it may name things of the game, so `words` should know them."""
        return words(self.message, problem=self.problem.say(words), **self.arguments)


class LessonOutdated(AevumError):
    """A lesson that the rules of today no longer allow."""

    message = "error-lesson-outdated"


def finished_lesson(match: Match, marked: MarkedMatch, language: str) -> str:
    """Return the lesson that marks of a match make, as TOML; BadMarks says why there is none.

    Its solution has been played once by the rules.
    """
    text = to_toml(lesson_content(match, marked, language))
    try:
        validate(read_single_file(text, ID, match.game), match.game)
    except BadLesson as error:
        raise StepFails(_moment(error.step), error) from error
    return text


def _moment(step: str) -> int | None:
    """Return the number of moves in the id of a step; None if there is none."""
    number = step.rpartition("-")[2]
    return int(number) if number.isdecimal() else None


def uploaded_lesson(text: str) -> tuple[str, str, str]:
    """Return game, language and title of a lesson in a file, played once by its rules; else raise LessonRefused."""
    known = ""
    try:
        game = find_game(game_of_file(text))
        known = game.id
        lesson = read_single_file(text, ID, game)
        validate(lesson, game)
    except BadLesson as error:
        raise LessonRefused(error, known) from error
    return game.id, lesson.language, lesson.texts[lesson.title]


def begun_lesson(text: str, id: str, game: AnyGame, names: Sequence[str]) -> Match:
    """Return the match of a lesson before its first step; raise LessonOutdated if the rules no longer allow it."""
    try:
        lesson: Lesson = read_single_file(text, id, game)
        return lesson.begin(game, names)
    except AevumError as error:
        raise LessonOutdated from error
