"""Lessons made of a finished match: comments at its moments, and marks where a learner is to move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final

from aevum.kernel.errors import AevumError
from aevum.kernel.lessons.bad_lesson import BadLesson
from aevum.kernel.lessons.goals import FINISH, MOVE, Goal, goals_at, pattern_of
from aevum.kernel.lessons.single_file import LENGTHS, MAX_MINUTES
from aevum.kernel.match import Match
from aevum.kernel.words import Words

MAX_MARKS: Final = 30
"""Maximum number of marks in a lesson."""
MOVES_A_MINUTE: Final = 3
"""Marks that a learner takes in a minute."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A comment at a moment of a match, or a goal that the learner is to reach from there."""

    at: int
    """Number of moves before the moment."""
    text: str
    goal: str = ""
    """Id of the goal that the learner is to reach; empty for a comment."""
    guided: bool = False
    """Whether the moves that were played are highlighted, and others refused."""
    highlight: str = ""
    """Another thing to highlight, as lessons name it; empty without one."""


@dataclass(frozen=True, slots=True)
class MarkedMatch:
    """Title and marks that an author has given to a match."""

    title: str = ""
    about: str = ""
    marks: tuple[Mark, ...] = ()
    """In the order of their moments."""

    def at(self, at: int) -> Mark | None:
        """Return the mark of a moment; None if it has none."""
        return next((mark for mark in self.marks if mark.at == at), None)

    def with_mark(self, mark: Mark) -> MarkedMatch:
        """Return the same with a mark in place of the one at its moment; TooManyMarks if there are more than may be."""
        marks = sorted((*self.without(mark.at).marks, mark), key=lambda one: one.at)
        if len(marks) > MAX_MARKS:
            raise TooManyMarks(most=MAX_MARKS)
        return MarkedMatch(self.title, self.about, tuple(marks))

    def without(self, at: int) -> MarkedMatch:
        """Return the same without the mark of a moment."""
        return MarkedMatch(self.title, self.about, tuple(mark for mark in self.marks if mark.at != at))

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MarkedMatch:
        """Return what `to_json` has written."""
        return cls(data["title"], data["about"], tuple(Mark(**mark) for mark in data["marks"]))


# -- errors


class BadMarks(AevumError):
    """Marks of which no lesson can be made, with the moment where that shows."""

    message: ClassVar[str] = "error-marks"

    def __init__(self, at: int | None = None, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.at = at
        """Number of moves before the moment; None if it concerns the whole lesson."""


class StepFails(BadMarks):
    """A step of the lesson that does not work, with its problem."""

    def __init__(self, at: int | None, problem: BadLesson) -> None:
        super().__init__(at)
        self.problem = problem

    def say(self, words: Words) -> str:
        """Return the sentence with the problem of the step."""
        return words(self.message, problem=self.problem.say(words))


class TooManyMarks(BadMarks):
    """More marks than a lesson may have."""

    message = "error-marks-many"


class NoTitle(BadMarks):
    """A lesson without a title."""

    message = "error-marks-title"


class NothingToDo(BadMarks):
    """A lesson in which the learner makes no move."""

    message = "error-marks-no-move"


class NoComment(BadMarks):
    """A mark without a sentence."""

    message = "error-marks-empty"


class LongComment(BadMarks):
    """A text that is longer than it may be."""

    message = "error-marks-long"


class OtherSeat(BadMarks):
    """A mark where another seat decides than the learner's."""

    message = "error-marks-other-seat"


class NoSuchGoal(BadMarks):
    """A goal that the moves of the match do not reach."""

    message = "error-marks-goal"


class InsideMoves(BadMarks):
    """A mark between the moves that the mark before it asks for."""

    message = "error-marks-inside"


class NotOver(BadMarks):
    """A match that is not over, and so still hides something."""

    message = "error-marks-not-over"


class RedrawnMatch(BadMarks):
    """A match in which everything hidden was drawn anew, so that its seed and moves do not tell it all."""

    message = "error-marks-redrawn"


# -- the lesson


def lesson_content(match: Match, marked: MarkedMatch, language: str) -> dict[str, Any]:
    """Return the content of the lesson that marks of a match make; a BadMarks error says why there is none."""
    check_match(match)
    _check_texts(marked)
    asked = {mark.at: _goal(match, mark) for mark in marked.marks if mark.goal}
    if not asked:
        raise NothingToDo
    seat = match.moves[next(iter(asked))].seat
    steps, closing = _steps(match, marked.marks, asked, seat)
    return {
        "game": match.game.id,
        "language": language,
        "title": marked.title,
        "about": marked.about,
        "closing": closing,
        "minutes": min(MAX_MINUTES, max(1, round(len(marked.marks) / MOVES_A_MINUTE))),
        "seat": seat + 1,
        "returns": True,
        "start": {
            "seed": match.seed,
            "seats": len(match.seats),
            "options": match.game.options_json(match.options),
            "moves": _notations(match, 0, marked.marks[0].at),
        },
        "step": steps,
    }


def check_match(match: Match) -> None:
    """Raise a BadMarks error if no lesson can be made of a match."""
    if not match.over:
        raise NotOver
    if match.redraws:
        raise RedrawnMatch


def _check_texts(marked: MarkedMatch) -> None:
    if not marked.title.strip():
        raise NoTitle
    for mark in marked.marks:
        if not mark.text.strip():
            raise NoComment(mark.at)
        if len(mark.text) > LENGTHS["sentence"]:
            raise LongComment(mark.at, most=LENGTHS["sentence"])


def _goal(match: Match, mark: Mark) -> Goal:
    goal = next((goal for goal in goals_at(match, mark.at) if goal.id == mark.goal), None)
    if goal is None:
        raise NoSuchGoal(mark.at)
    return goal


def _steps(
    match: Match, marks: Sequence[Mark], asked: Mapping[int, Goal], seat: int
) -> tuple[list[dict[str, Any]], str]:
    """Return the steps, and the sentence after the last one, which is a comment after all moves of the learner."""
    steps: list[dict[str, Any]] = []
    ends = [mark.at for mark in marks[1:]]
    for mark, end in zip(marks, [*ends, None], strict=True):
        goal = asked.get(mark.at)
        if goal is None and end is None:
            return steps, mark.text
        reached = mark.at
        if goal is not None:
            if match.moves[mark.at].seat != seat:
                raise OtherSeat(mark.at, seat=seat + 1)
            reached += len(goal.moves)
            if end is not None and end < reached:
                raise InsideMoves(end)
            steps.append(_asking(match, mark, goal))
        else:
            steps.append({"id": f"at-{mark.at}", "sentence": mark.text, **_pointing(mark)})
        if end is not None and (reached < end or goal is None):
            shown = {"plays": _notations(match, reached, end)}
            if goal is None:
                steps[-1] |= shown
            else:
                steps.append({"id": f"after-{mark.at}", **shown})
    return steps, ""


def _asking(match: Match, mark: Mark, goal: Goal) -> dict[str, Any]:
    """Return the step that asks the learner to reach a goal."""
    made = [match.game.book.notation(move) for move in goal.moves]
    guide = list(dict.fromkeys(pattern_of(match.game, move) for move in goal.moves)) if mark.guided else []
    is_bound = guide and goal.kind in (MOVE, FINISH)
    return {
        "id": f"at-{mark.at}",
        "sentence": mark.text,
        **({"moves": guide} if guide else {}),
        **_pointing(mark),
        "done": goal.predicate if is_bound else {"within": len(made), "of": goal.predicate},
        "solution": made,
    }


def _pointing(mark: Mark) -> dict[str, Any]:
    return {"highlights": [mark.highlight]} if mark.highlight else {}


def _notations(match: Match, start: int, end: int) -> list[str]:
    """Return the moves of a match from one number to another, in notation."""
    return [match.game.book.notation(played.move) for played in match.moves[start:end]]
