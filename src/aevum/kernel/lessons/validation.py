"""Validation of a lesson against its game: its solution is played, and everything that it names has to exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.bad_lesson import BadLesson
from aevum.kernel.lessons.figures import MESSAGE, values_at
from aevum.kernel.lessons.lesson import ACT, FIGURE, Lesson, Step, Target
from aevum.kernel.lessons.progress import Progress, ProgressTracker, sentence_arguments
from aevum.kernel.match import Match
from aevum.kernel.words import DEFAULT_LANGUAGE, LANGUAGES, Argument

_DIGIT: Final = re.compile(r"\d")


def validate(lesson: Lesson, game: AnyGame) -> None:
    """Raise BadLesson if the lesson names what does not exist, or if its solution does not solve it."""
    _check_messages(lesson, game)
    _Rehearsal(lesson, game).play()


# -- messages


class _Text(Visitor):
    """Collects the variables of a message, and its words outside of placeables."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.written: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own way)
        self.written.append(node.value)


def _check_messages(lesson: Lesson, game: AnyGame) -> None:
    if lesson.texts:
        return
    for language in game.languages or LANGUAGES[:1]:
        texts = _texts(lesson, language)
        for message in lesson.own_messages:
            _check_message(lesson, texts, message, set(), "")
        for step in lesson.steps:
            _check_message(lesson, texts, step.text, set(step.figures), step.id)
            for wrong in step.wrong:
                _check_message(lesson, texts, wrong.text, set(), step.id)


def _texts(lesson: Lesson, language: str) -> dict[str, _Text]:
    file = lesson.locale / f"{language}.ftl"
    if not file.exists():
        raise BadLesson(file, "no-file")
    found: dict[str, _Text] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise BadLesson(file, "junk", found=repr(entry.content))
        if isinstance(entry, ast.Message):
            found[entry.id.name] = text = _Text()
            text.visit(entry)
    return found


def _check_message(lesson: Lesson, texts: dict[str, _Text], message: str, figures: set[str], step: str) -> None:
    file = f"{lesson.id}.toml"
    if message not in texts:
        raise BadLesson(file, "message", step, message=message)
    text = texts[message]
    if text.variables != figures:
        raise BadLesson(
            file, "figures", step, message=message, found=str(sorted(text.variables)), known=str(sorted(figures))
        )
    if any(map(_DIGIT.search, text.written)):
        raise BadLesson(file, "digit", step, message=message)


# -- rules


class _Rehearsal:
    """The solution of a lesson, played step by step."""

    def __init__(self, lesson: Lesson, game: AnyGame) -> None:
        self._lesson = lesson
        self._game = game
        self._words = lesson.words(game.words(DEFAULT_LANGUAGE))
        self._step = ""
        try:
            self._match = lesson.begin(game)
        except AevumError as error:
            raise self._bad("start", error) from error
        self._tracker = ProgressTracker(lesson, self._match)

    def play(self) -> None:
        """Play all steps, and raise BadLesson at the first problem."""
        for number, step in enumerate(self._lesson.steps):
            self._step = step.id
            if self._progress.done != number:
                raise self._bad("done-already")
            if self._lesson.returns and step.others:
                raise self._bad("others-return")
            if step.plays:
                self._show_step(step)
            else:
                self._play_step(step, number)

    @property
    def _progress(self) -> Progress:
        progress = self._tracker.after(self._match.records)
        if progress is None:
            raise self._bad("unreached")
        return progress

    def _show_step(self, step: Step) -> None:
        """Make the moves that a step shows."""
        self._check_step(step)
        for move in step.plays:
            self._make(move)

    def _play_step(self, step: Step, number: int) -> None:
        offered: set[str] = set()
        resolved = self._resolved(step)
        own, others = iter(step.solution), 0
        self._check_step(step)
        while self._progress.done == number:
            if self._match.over:
                raise self._bad("over")
            if self._match.actor == self._lesson.seat:
                offered |= {str(move) for move in self._match.legal()}
                self._make(self._own_move(step, own))
            else:
                self._make(self._move_of_other())
                others += 1
            resolved |= self._resolved(step)
        if next(own, None) is not None:
            raise self._bad("long-solution")
        if others < len(step.others):
            raise self._bad("many-others")
        self._check_patterns(step, offered)
        self._check_paths(step, resolved)

    def _own_move(self, step: Step, own: Iterator[int]) -> int:
        move = next(own, None)
        if move is None:
            raise self._bad("short-solution")
        if step.moves and not step.asks_for((move,), self._game.book, self._progress.situation.moves):
            raise self._bad("not-asked", move=self._game.book.notation(move))
        return move

    def _move_of_other(self) -> int:
        move = self._progress.scripted_move
        if move is None:
            known = ", ".join(str(move) for move in self._match.legal()[:5])
            raise self._bad("no-move", seat=self._match.actor + 1, known=known)
        return move

    def _make(self, move: int) -> None:
        try:
            self._match.play(move)
        except AevumError as error:
            raise self._bad("move", error, move=self._game.book.notation(move)) from error

    def _check_patterns(self, step: Step, offered: set[str]) -> None:
        """Raise BadLesson for a pattern of which no move was legal."""
        for pattern in (*step.moves, *(wrong.pattern for wrong in step.wrong)):
            if not any(fnmatchcase(move, pattern) for move in offered):
                raise self._bad("pattern", pattern=pattern)

    def _check_paths(self, step: Step, resolved: set[str]) -> None:
        """Raise BadLesson for a figure of the predicate that the view never had."""
        for path in step.done.paths():
            if path not in resolved:
                raise self._bad("view", path=path)

    def _resolved(self, step: Step) -> set[str]:
        """Return the paths of a step that lead to something now."""
        view, seat = self._progress.situation.view, self._lesson.seat
        return {path for path in step.done.paths() if values_at(view, path, seat)}

    def _check_step(self, step: Step) -> None:
        """Raise BadLesson for a figure or a target that does not exist when the step begins."""
        known = sentence_arguments(self._progress, step, self._match)
        for name, figure in step.figures.items():
            if name not in known:
                raise self._bad("nowhere", name=name, path=figure.path)
            if figure.source == MESSAGE and not self._words.knows(figure.path):
                raise self._bad("message", message=figure.path)
        for target in step.highlights:
            if target.id not in self._targets(target):
                raise self._bad("target", kind=target.kind, id=target.id)

    def _targets(self, target: Target) -> Iterator[str]:
        """Return the ids of all targets of the kind of one."""
        seen = self._match.view(self._lesson.seat)
        if target.kind == ACT:
            verbs = self._game.book.verbs
            return (label for verb in verbs for label in (*verb.words, *(x for d in verb.domains for x in d.labels)))
        if target.kind == FIGURE:
            return (figure.id for figure in self._game.own_figures(seen, self._words))
        return (panel.name for panel in self._game.panels(seen, self._words))

    def _bad(self, problem: str, reason: AevumError | None = None, **arguments: Argument) -> BadLesson:
        return BadLesson(f"{self._lesson.id}.toml", problem, self._step, reason, **arguments)


def solved_match(lesson: Lesson, game: AnyGame) -> Match:
    """Return the match of a lesson after its solution; BadLesson if it does not solve the lesson."""
    rehearsal = _Rehearsal(lesson, game)
    rehearsal.play()
    return rehearsal._match
