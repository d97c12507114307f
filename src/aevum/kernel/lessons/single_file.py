"""Reader of lessons in one file: the game, a match and all sentences in one language, as people make and share them.

Such a file comes from strangers: it names no other files, and everything in it has a limit.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final

from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.bad_lesson import BadLesson
from aevum.kernel.lessons.lesson import Lesson, WrongMove
from aevum.kernel.lessons.predicates import Predicate
from aevum.kernel.lessons.reader import LessonReader
from aevum.kernel.words import LANGUAGES, Argument

FILE: Final = "lesson.toml"
"""Name of such a file in errors and as a download."""
MAX_CHARACTERS: Final = 100_000
"""Maximum length of a file."""
MAX_STEPS: Final = 80
"""Maximum number of steps."""
MAX_MOVES: Final = 4000
"""Maximum number of moves in a list."""
MAX_PATTERN: Final = 120
"""Maximum number of characters in a pattern, a path or a name."""
MAX_DEPTH: Final = 5
"""Maximum number of predicates that contain one another."""
MAX_PARTS: Final = 20
"""Maximum number of entries in a list of patterns, targets, answers or predicates."""
LENGTHS: Final[Mapping[str, int]] = {"title": 80, "about": 200, "closing": 600, "sentence": 600}
"""Maximum number of characters in what the author has written, by key."""
MAX_MINUTES: Final = 120
LESSONS_CACHED: Final = 32
"""Maximum number of lessons that a process keeps as it has read them."""


def game_of_file(text: str) -> str:
    """Return the id of the game that a lesson names; BadLesson if it names none."""
    return str(_content(text).get("game", ""))


def read_single_file(text: str, id: str, game: AnyGame) -> Lesson:
    """Return the lesson of a file's text; BadLesson names what is wrong with it."""
    return _SingleFileReader(id, game).lesson(_content(text))


@lru_cache(maxsize=LESSONS_CACHED)
def known_lesson(text: str, id: str, game: AnyGame) -> Lesson | None:
    """Return the lesson of a file's text; None if it cannot be read, such as after a change of its game."""
    try:
        return read_single_file(text, id, game)
    except BadLesson:
        return None


def _content(text: str) -> dict[str, Any]:
    if len(text) > MAX_CHARACTERS:
        raise BadLesson(FILE, "long-file", most=MAX_CHARACTERS)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadLesson.in_toml(FILE, error) from error


class _SingleFileReader(LessonReader):
    """Reader of a lesson in one file, with a limit for everything."""

    _keys: ClassVar = {**LessonReader._keys, "game": str, "language": str, "title": str, "about": str, "closing": str}
    _step_keys: ClassVar = {
        **{key: kind for key, kind in LessonReader._step_keys.items() if key not in ("text", "figures")},
        "sentence": str,
    }

    def __init__(self, id: str, game: AnyGame) -> None:
        super().__init__(Path(f"{id}.toml"), game)
        self._id = id
        self._depth = 0
        self._sentences: dict[str, str] = {}

    def lesson(self, content: dict[str, Any]) -> Lesson:
        self._check(content, self._keys, ("game", "language", "title"))
        if content["game"] != self._game.id:
            raise self._bad("game", game=self._game.id)
        if content["language"] not in LANGUAGES:
            raise self._bad("language", known=", ".join(LANGUAGES))
        if not content["title"].strip():
            raise self._bad("no-title")
        if len(content.get("step", [])) > MAX_STEPS:
            raise self._bad("many-steps", most=MAX_STEPS)
        for key, most in (("minutes", MAX_MINUTES), ("number", MAX_STEPS), ("par", MAX_MOVES)):
            if not 1 <= content.get(key, 1) <= most:
                raise self._bad("range", key=key, most=most)
        for key in ("title", "about", "closing"):
            self._sentences[f"lesson-{self._id}-{key}"] = self._written(content.get(key, ""), key)
        return replace(super().lesson(content), texts=self._sentences, language=content["language"])

    def _written(self, text: str, key: str) -> str:
        """Return what the author has written under a key, which must not be too long or hold control characters."""
        if len(text) > LENGTHS[key]:
            raise self._bad("long-text", key=key, most=LENGTHS[key])
        if not all(char.isprintable() or char == "\n" for char in text):
            raise self._bad("control", key=key)
        return text

    def _start(self, table: dict[str, Any]) -> Any:
        if "file" in table:
            raise self._bad("other-file")
        start = super()._start(table)
        if not 0 <= start.seed < 1 << SEED_BITS:
            raise self._bad("seed")
        try:
            self._game.read_options(start.options)
        except AevumError as error:
            raise self._bad("reason", error) from error
        return start

    def _sentence(self, table: dict[str, Any]) -> tuple[str, bool]:
        for key in ("moves", "highlights", "wrong"):
            if len(table.get(key, [])) > MAX_PARTS:
                raise self._bad("many-entries", key=key, most=MAX_PARTS)
        self._short(table["id"])
        text = self._written(table.get("sentence", ""), "sentence")
        message = f"lesson-{self._id}-step-{table['id']}"
        if not text.strip() and not table.get("plays"):
            raise self._bad("no-sentence")
        self._sentences[message] = text
        return message, bool(text.strip())

    def _wrong(self, table: Any) -> WrongMove:
        wrong = super()._wrong(table)
        message = f"lesson-{self._id}-wrong-{len(self._sentences)}"
        self._sentences[message] = self._written(wrong.text, "sentence")
        self._short(wrong.pattern)
        return WrongMove(wrong.pattern, message)

    def _predicate(self, table: Any) -> Predicate:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise self._bad("deep", most=MAX_DEPTH)
        for value in table.values() if isinstance(table, dict) else ():
            if isinstance(value, str):
                self._short(value)
            elif isinstance(value, list) and len(value) > MAX_PARTS:
                raise self._bad("many-parts", most=MAX_PARTS)
        predicate = super()._predicate(table)
        self._depth -= 1
        return predicate

    def _texts(self, entries: list[Any], name: str) -> tuple[str, ...]:
        texts = super()._texts(entries, name)
        if len(texts) > MAX_MOVES:
            raise self._bad("many-entries", key=name, most=MAX_MOVES)
        for text in texts:
            self._short(text)
        return texts

    def _short(self, text: str) -> None:
        """Raise BadLesson for a pattern, a path or a name that is too long."""
        if len(text) > MAX_PATTERN:
            raise self._bad("long-text", key=f"{text[:20]}…", most=MAX_PATTERN)

    def _bad(self, problem: str, reason: AevumError | None = None, **arguments: Argument) -> BadLesson:
        return BadLesson(FILE, problem, self._step, reason, **arguments)
