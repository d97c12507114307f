"""A lesson: a prepared match and steps, each with a sentence, moves it asks for, and a predicate that completes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.figures import Figure
from aevum.kernel.lessons.predicates import Predicate
from aevum.kernel.match import Match
from aevum.kernel.moves import MoveBook
from aevum.kernel.words import Words

FOLDER: Final = "lessons"
"""Folder of a game with its lessons; its `locale` has their messages."""
ACT, FIGURE, PANEL = TARGETS = ("act", "figure", "panel")
"""Kinds of things that a step can highlight: a pick, a figure of the bar above the board, and a panel."""
STARS: Final = 3
"""Stars for a lesson that was solved within its par."""
TWO_STAR_FACTOR: Final = 1.5
"""Moves, as a multiple of the par, up to which a lesson is worth two stars."""


@dataclass(frozen=True, slots=True)
class Target:
    """A thing on the page that a step highlights."""

    kind: str
    """One of TARGETS."""
    id: str
    """Label of a pick, id of a figure, or name of a panel."""


@dataclass(frozen=True, slots=True)
class WrongMove:
    """Answer to a legal move that a step does not ask for."""

    pattern: str
    text: str
    """Id of the message."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea of a lesson."""

    id: str
    text: str
    """Id of the sentence."""
    done: Predicate
    """Condition that completes the step."""
    moves: tuple[str, ...] = ()
    """Patterns of the moves that the step asks for; others are answered and not made. Empty: every move is free."""
    also: tuple[int, ...] = ()
    """Further moves that it asks for, legal only after another way than that of the solution."""
    once: bool = False
    """Whether each pattern is asked for once only."""
    highlights: tuple[Target, ...] = ()
    """Things that are highlighted besides the picks of the moves that the step asks for."""
    figures: Mapping[str, Figure] = field(default_factory=dict)
    """Figures of the sentence by the name of its variable."""
    wrong: tuple[WrongMove, ...] = ()
    others: tuple[int, ...] = ()
    """Moves that the other seats make from the beginning of the step on; a bot plays once they are used up."""
    solution: tuple[int, ...] = ()
    """Moves of the learner that complete the step."""
    plays: tuple[int, ...] = ()
    """Moves of all seats that the step shows, once its sentence has been read; the learner makes none of them."""
    waits: bool = True
    """Whether moves that the step shows wait until its sentence has been read; false without a sentence."""

    @property
    def line(self) -> tuple[int, ...]:
        """Moves of the step as they were played in the match of which the lesson was made."""
        return self.plays or self.solution

    def asks_for(self, moves: Sequence[int], book: MoveBook, made: Sequence[str] = ()) -> bool:
        """Whether the step asks for every move of a line. `made`: notations of the learner's moves in this step."""
        patterns = [one for one in self.moves if not (self.once and any(fnmatchcase(move, one) for move in made))]
        notations = [book.notation(move) for move in moves if move not in self.also]
        return all(any(fnmatchcase(move, pattern) for pattern in patterns) for move in notations)

    def answer_to(self, lines: Iterable[Sequence[int]], book: MoveBook, made: Sequence[str] = ()) -> str:
        """Return the id of the answer to lines, of which the step asks for none; empty if there is none.

        It is the first answer in the order of `wrong` that fits a move which the step does not ask for. `made`:
        notations of the learner's moves in this step.
        """
        moves = (move for line in lines for move in line if not self.asks_for((move,), book, made))
        notations = set(map(book.notation, moves))
        fitting = (one.text for one in self.wrong if any(fnmatchcase(move, one.pattern) for move in notations))
        return next(fitting, "")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    id: str
    game: str
    """Id of the game."""
    number: int
    """Place among the lessons of the game, from 1."""
    minutes: int
    seat: int
    """Seat of the learner, from 0."""
    seats: int
    seed: int
    options: Mapping[str, Any]
    moves: tuple[int, ...]
    """Moves of all seats before the first step."""
    bot: str
    """Bot of the other seats; empty for the easiest one."""
    steps: tuple[Step, ...]
    par: int
    """Number of moves of the learner for three stars."""
    locale: Path
    """Folder of the messages."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Sentences in one language by message id, for a lesson that is one file; empty: they are in `locale`."""
    language: str = ""
    """Language of `texts`; empty without them."""
    returns: bool = False
    """Whether every step begins with the position of the match of which the lesson was made."""

    @property
    def title(self) -> str:
        """Id of the title."""
        return f"lesson-{self.id}-title"

    @property
    def about(self) -> str:
        """Id of the sentence that says what is learnt."""
        return f"lesson-{self.id}-about"

    @property
    def closing(self) -> str:
        """Id of the sentences after the last step."""
        return f"lesson-{self.id}-closing"

    @property
    def own_messages(self) -> tuple[str, ...]:
        """Ids of the messages that the lesson needs besides those of its steps."""
        return self.title, self.about, self.closing

    def words(self, words: Words) -> Words:
        """Return messages together with those of the lesson, or of all lessons of the game."""
        return words.with_names(self.texts) if self.texts else words.with_folder(self.locale)

    def sentences(self, done: int | None = None) -> int:
        """Return the number of steps that say something, all of them or among the first `done`."""
        return sum(step.waits for step in self.steps[:done])

    @property
    def line(self) -> tuple[int, ...]:
        """Moves of all seats as they were played, from the first move to the end of the last step."""
        return (*self.moves, *(move for step in self.steps for move in step.line))

    @property
    def starts(self) -> tuple[int, ...]:
        """Numbers of moves in `line` before each step, and after the last one."""
        return tuple(accumulate((len(step.line) for step in self.steps), initial=len(self.moves)))

    def stars(self, moves: int) -> int:
        """Return the stars for a number of moves of the learner."""
        if moves <= self.par:
            return STARS
        return STARS - 1 if moves <= self.par * TWO_STAR_FACTOR else 1

    def moves_after_undo(self, moves: int, length: int) -> int:
        """Return the number of moves that count after an undo to a length of the match: undone ones, too."""
        return moves

    def begin(self, game: AnyGame, names: Sequence[str] | None = None) -> Match:
        """Return the match of the lesson before its first step; every move to it is checked."""
        match = Match(game, game.read_options(self.options), seats=names or self.seats, seed=self.seed)
        for move in self.moves:
            match.play(move)
        return match


def next_lesson(lessons: Iterable[Lesson], after: Lesson) -> Lesson | None:
    """Return the lesson after another one; None after the last."""
    return next((lesson for lesson in lessons if lesson.number > after.number), None)
