"""Reader of lesson files: `lessons/<id>.toml` in the folder of a game."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.bad_lesson import BadLesson
from aevum.kernel.lessons.figures import SOURCES, START, VIEW, Figure
from aevum.kernel.lessons.lesson import ACT, FOLDER, TARGETS, Lesson, Step, Target, WrongMove
from aevum.kernel.lessons.practice import (
    PARS,
    POSITIONS,
    PRACTICE_FOLDER,
    THEMES,
    BotResult,
    Par,
    PracticePosition,
)
from aevum.kernel.lessons.predicates import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Decides,
    Equals,
    Gained,
    Has,
    Not,
    Over,
    Played,
    Predicate,
    Shown,
    While,
    Within,
)
from aevum.kernel.records.savefile import read_transcript
from aevum.kernel.records.transcript import Transcript
from aevum.kernel.words import Argument

LOG: Final = logging.getLogger(__name__)


@cache
def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; a file that cannot be read is left out with a warning."""
    found = []
    for file in sorted((game.folder / FOLDER).glob("*.toml")):
        try:
            found.append(read_lesson(file, game))
        except BadLesson:
            LOG.warning("a lesson of %s cannot be read", game.id, exc_info=True)
    return tuple(sorted(found, key=lambda lesson: (lesson.number, lesson.id)))


@cache
def practice_of(game: AnyGame) -> tuple[PracticePosition, ...]:
    """Return the practice positions of a game in their order; none, with a warning, if they cannot be read."""
    try:
        return read_positions(game.folder / PRACTICE_FOLDER, game)
    except BadLesson:
        LOG.warning("the practice positions of %s cannot be read", game.id, exc_info=True)
        return ()


def find_lesson(game: AnyGame, id: str) -> Lesson | None:
    """Return the lesson or practice position of an id; None if the game has none."""
    known = practice_of(game) if id.startswith(f"{PRACTICE_FOLDER}/") else lessons_of(game)
    return next((lesson for lesson in known if lesson.id == id), None)


def siblings_of(lesson: Lesson, game: AnyGame) -> Sequence[Lesson]:
    """Return the list in which a lesson stands: the lessons of the game, or its practice positions."""
    return practice_of(game) if isinstance(lesson, PracticePosition) else lessons_of(game)


def read_lesson(file: Path, game: AnyGame) -> Lesson:
    """Return the lesson of a file; BadLesson names what is wrong with it."""
    return LessonReader(file, game).lesson(_content(file))


def read_positions(folder: Path, game: AnyGame) -> tuple[PracticePosition, ...]:
    """Return the practice positions of a folder; none if it has no such file. BadLesson names what is wrong."""
    file = folder / POSITIONS
    if not file.exists():
        return ()
    pars = _content(folder / PARS) if (folder / PARS).exists() else {}
    return LessonReader(file, game).positions(_content(file), pars)


def _content(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, OSError) as error:
        raise BadLesson(file, "unreadable") from error
    except tomllib.TOMLDecodeError as error:
        raise BadLesson.in_toml(file, error) from error


class _Start(NamedTuple):
    """Match before the first step."""

    seed: int
    seats: int
    options: Mapping[str, Any]
    moves: tuple[int, ...]


_KEYS: Final[Mapping[str, type]] = {
    "number": int,
    "minutes": int,
    "seat": int,
    "bot": str,
    "par": int,
    "returns": bool,
    "start": dict,
    "step": list,
}
"""Types of the keys of a lesson."""
_STEP_KEYS: Final[Mapping[str, type]] = {
    "id": str,
    "text": str,
    "done": dict,
    "moves": list,
    "also": list,
    "once": bool,
    "highlights": list,
    "figures": dict,
    "wrong": list,
    "others": list,
    "solution": list,
    "plays": list,
}
"""Types of the keys of a step."""


class LessonReader:
    """Reader of one file, which knows the file and the step for its errors."""

    _keys: ClassVar[Mapping[str, type]] = _KEYS
    _step_keys: ClassVar[Mapping[str, type]] = _STEP_KEYS

    def __init__(self, file: Path, game: AnyGame) -> None:
        self._file = file
        self._game = game
        self._step = ""
        self._transcripts: dict[str, Transcript] = {}

    def lesson(self, content: dict[str, Any]) -> Lesson:
        self._check(content, self._keys, ("minutes", "start", "step"))
        start = self._start(content["start"])
        steps = tuple(map(self._step_of, content["step"]))
        self._step = ""
        if not steps:
            raise self._bad("no-step")
        if len({step.id for step in steps}) < len(steps):
            raise self._bad("same-step")
        if any(step.plays for step in steps) and not content.get("returns", False):
            raise self._bad("shows")
        return Lesson(
            id=self._file.stem,
            game=self._game.id,
            number=content.get("number", 1),
            minutes=content["minutes"],
            seat=self._seat(content, start),
            seats=start.seats,
            seed=start.seed,
            options=start.options,
            moves=start.moves,
            bot=content.get("bot", ""),
            steps=steps,
            par=content.get("par", sum(len(step.solution) for step in steps)),
            locale=self._file.parent / "locale",
            returns=content.get("returns", False),
        )

    # -- practice

    def positions(self, content: dict[str, Any], pars: Mapping[str, Any]) -> tuple[PracticePosition, ...]:
        self._check(content, {"position": list}, ("position",))
        found = tuple(self._position(table, number, pars) for number, table in enumerate(content["position"], start=1))
        self._step = ""
        if len({position.id for position in found}) < len(found):
            raise self._bad("same-position")
        return found

    def _position(self, table: Any, number: int, pars: Mapping[str, Any]) -> PracticePosition:
        if not isinstance(table, dict):
            raise self._bad("table-position")
        self._step = id = str(table.get("id", ""))
        known = {"id": str, "theme": str, "file": str, "moves": int, "seat": int, "bot": str, "goal": dict}
        texts = {"text": str, "figures": dict, "others": list, "solution": list}
        self._check(table, known | texts, ("id", "theme", "file", "moves", "goal", "solution"))
        if table["theme"] not in THEMES:
            raise self._bad("theme", name=table["theme"], known=", ".join(THEMES))
        start = self._start_from_file({"file": table["file"], "moves": table["moves"]})
        goal = self._goal(table, id)
        results = self._par(pars[id]) if id in pars else None
        return PracticePosition(
            id=f"{PRACTICE_FOLDER}/{id}",
            game=self._game.id,
            number=number,
            minutes=0,
            seat=self._seat(table, start),
            seats=start.seats,
            seed=start.seed,
            options=start.options,
            moves=start.moves,
            bot=table.get("bot", ""),
            steps=(goal,),
            par=(results.hard.moves if results else 0) or len(goal.solution),
            locale=self._file.parent / "locale",
            theme=table["theme"],
            results=results,
        )

    def _goal(self, table: dict[str, Any], id: str) -> Step:
        figures = {name: self._figure(path) for name, path in table.get("figures", {}).items()}
        if any(figure.source in (VIEW, START) for figure in figures.values()):
            raise self._bad("goal-view")
        return Step(
            id="goal",
            text=table.get("text", f"practice-{id}-goal"),
            done=self._predicate(table["goal"]),
            figures=figures,
            others=self._moves(table.get("others", [])),
            solution=self._moves(table["solution"]),
        )

    def _par(self, table: Any) -> Par:
        known = {"rules_version": int, "seed": int, "hard": dict, "random": dict}
        self._check(table, known, tuple(known))
        return Par(table["rules_version"], table["seed"], self._result(table["hard"]), self._result(table["random"]))

    def _result(self, table: dict[str, Any]) -> BotResult:
        known = {"tries": int, "solved": int, "moves": int}
        self._check(table, known, tuple(known))
        return BotResult(**table)

    # -- the start

    def _seat(self, table: Mapping[str, Any], start: _Start) -> int:
        """Return the seat of the learner, from 0."""
        seat: int = table.get("seat", 1)
        if not 1 <= seat <= start.seats:
            raise self._bad("seat", seat=seat)
        return seat - 1

    def _start(self, table: dict[str, Any]) -> _Start:
        if "file" in table:
            return self._start_from_file(table)
        self._check(table, {"seed": int, "seats": int, "options": dict, "moves": list}, ("seed", "seats"))
        moves = self._moves(table.get("moves", []))
        return _Start(table["seed"], table["seats"], table.get("options", {}), moves)

    def _start_from_file(self, table: dict[str, Any]) -> _Start:
        """Return the first moves of a save file that lies beside the lesson."""
        self._check(table, {"file": str, "moves": int}, ("file", "moves"))
        transcript = self._transcript(table["file"])
        lines = [transcript.records[number].get("move", "") for number in transcript.line()]
        if table["moves"] > len(lines):
            raise self._bad("short-file", file=table["file"], count=len(lines))
        moves = self._moves(lines[: table["moves"]])
        return _Start(transcript.seed, len(transcript.seats), transcript.options, moves)

    def _transcript(self, name: str) -> Transcript:
        """Return the transcript of a save file beside the lesson, which several positions may share."""
        if name not in self._transcripts:
            try:
                self._transcripts[name] = read_transcript(self._file.parent / name)
            except AevumError as error:
                raise self._bad("reason", error) from error
        return self._transcripts[name]

    # -- steps

    def _step_of(self, table: Any) -> Step:
        if not isinstance(table, dict):
            raise self._bad("table-step")
        self._step = str(table.get("id", ""))
        self._check(table, self._step_keys, ("id",) if table.get("plays") else ("id", "done", "solution"))
        plays = self._moves(table.get("plays", []))
        if plays and {"done", "solution", "others", "moves"} & table.keys():
            raise self._bad("shows-alone")
        text, waits = self._sentence(table)
        return Step(
            id=table["id"],
            text=text,
            done=Shown(len(plays)) if plays else self._predicate(table["done"]),
            moves=self._texts(table.get("moves", []), "moves"),
            also=self._moves(table.get("also", [])),
            once=table.get("once", False),
            highlights=tuple(map(self._target, self._texts(table.get("highlights", []), "highlights"))),
            figures={name: self._figure(path) for name, path in table.get("figures", {}).items()},
            wrong=tuple(map(self._wrong, table.get("wrong", []))),
            others=self._moves(table.get("others", [])),
            solution=self._moves(table.get("solution", [])),
            plays=plays,
            waits=waits,
        )

    def _sentence(self, table: dict[str, Any]) -> tuple[str, bool]:
        """Return the message id of the sentence of a step, and whether there is one."""
        return table.get("text", f"lesson-{self._file.stem}-{table['id']}"), True

    def _target(self, text: str) -> Target:
        kind, colon, id = text.partition(":")
        if not colon:
            return Target(ACT, text)
        if kind not in TARGETS:
            raise self._bad("target-kind", name=kind, known=", ".join(TARGETS))
        return Target(kind, id)

    def _figure(self, text: Any) -> Figure:
        source, colon, path = str(text).partition(":")
        if not colon or source not in SOURCES:
            raise self._bad("source", name=str(text), known=", ".join(SOURCES))
        return Figure(source, path)

    def _wrong(self, table: Any) -> WrongMove:
        if not isinstance(table, dict):
            raise self._bad("table-answer")
        self._check(table, {"move": str, "text": str}, ("move", "text"))
        return WrongMove(table["move"], table["text"])

    # -- predicates

    def _predicate(self, table: Any) -> Predicate:
        if not isinstance(table, dict):
            raise self._bad("table-predicate")
        name = next((name for name in _PREDICATES if name in table), None)
        if name is None:
            raise self._bad("predicate", found=str(table), known=", ".join(_PREDICATES))
        return _PREDICATES[name](self, table)

    def _part(self, table: dict[str, Any], name: str, **others: type) -> Any:
        """Return the value of a predicate that has no other keys than those named."""
        kind = others.pop(name, object)
        self._check(table, {name: kind, **others}, (name,))
        return table[name]

    def _parts(self, table: dict[str, Any], name: str) -> tuple[Predicate, ...]:
        parts = self._part(table, name, **{name: list})
        if not parts:
            raise self._bad("no-parts", key=name)
        return tuple(map(self._predicate, parts))

    def _within(self, table: dict[str, Any]) -> Predicate:
        self._check(table, {"within": int, "of": dict, "figure": str}, ("within", "of"))
        return Within(self._predicate(table["of"]), table["within"], table.get("figure", ""))

    def _while(self, table: dict[str, Any]) -> Predicate:
        self._check(table, {"while": dict, "of": dict}, ("while", "of"))
        return While(self._predicate(table["of"]), self._predicate(table["while"]))

    def _played(self, table: dict[str, Any]) -> Predicate:
        pattern = self._part(table, "played", played=str, times=int)
        return Played(pattern, table.get("times", 1))

    def _compared(self, table: dict[str, Any]) -> Predicate:
        known = [name for name in _COMPARISONS if name in table]
        if len(known) != 1:
            raise self._bad("comparison", known=", ".join(_COMPARISONS))
        (name,) = known
        kind, make = _COMPARISONS[name]
        self._check(table, {"figure": str, name: kind}, ("figure",))
        return make(table["figure"], table[name])

    def _flag(self, table: dict[str, Any], name: str, predicate: Predicate) -> Predicate:
        return predicate if self._part(table, name, **{name: bool}) else Not(predicate)

    # -- checks

    def _check(self, table: Mapping[str, Any], known: Mapping[str, type], needed: Sequence[str]) -> None:
        """Raise BadLesson for a key that is unknown, missing, or of another type."""
        for name, value in table.items():
            if name not in known:
                raise self._bad("key", key=name, known=", ".join(known))
            if not isinstance(value, known[name]) or (known[name] is int and isinstance(value, bool)):
                raise self._bad("kind", key=name, kind=known[name].__name__)
        for name in needed:
            if name not in table:
                raise self._bad("missing", key=name)

    def _texts(self, entries: list[Any], name: str) -> tuple[str, ...]:
        if not all(isinstance(entry, str) for entry in entries):
            raise self._bad("texts", key=name)
        return tuple(entries)

    def _moves(self, lines: list[Any]) -> tuple[int, ...]:
        """Return the moves of lines of notation."""
        moves: list[int] = []
        for line in self._texts(lines, "moves"):
            try:
                moves += self._game.book.parse_line(line)
            except AevumError as error:
                raise self._bad("move", error, move=line) from error
        return tuple(moves)

    def _bad(self, problem: str, reason: AevumError | None = None, **arguments: Argument) -> BadLesson:
        return BadLesson(self._file, problem, self._step, reason, **arguments)


_COMPARISONS: Final[Mapping[str, tuple[type, Callable[[str, Any], Predicate]]]] = {
    "at_least": (int, AtLeast),
    "at_most": (int, AtMost),
    "gained": (int, Gained),
    "equals": (object, Equals),
    "has": (str, Has),
}
_PREDICATES: Final[Mapping[str, Callable[[LessonReader, dict[str, Any]], Predicate]]] = {
    "all": lambda reader, table: AllOf(reader._parts(table, "all")),
    "any": lambda reader, table: AnyOf(reader._parts(table, "any")),
    "not": lambda reader, table: Not(reader._predicate(reader._part(table, "not"))),
    "within": LessonReader._within,
    "while": LessonReader._while,
    "played": LessonReader._played,
    "figure": LessonReader._compared,
    "decides": lambda reader, table: reader._flag(table, "decides", Decides()),
    "over": lambda reader, table: reader._flag(table, "over", Over()),
}
"""Readers of predicates by the key that names them; `within` comes before `figure`, which it may contain."""
