"""Progress of a learner in a lesson, computed from the lesson and the records of the match alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.lessons.lesson import Lesson, Step
from aevum.kernel.lessons.predicates import Situation
from aevum.kernel.match import Match, Played, Record, Redrawn
from aevum.kernel.state import OVER, State
from aevum.kernel.words import Argument


@dataclass(frozen=True, slots=True)
class Progress:
    """Place of a learner in a lesson."""

    lesson: Lesson
    done: int
    """Number of completed steps."""
    since: int
    """Number of moves of the match when the current step began."""
    situation: Situation
    others: int
    """Number of moves that other seats have made since the step began."""
    moves: int
    """Number of moves that the learner has made in the lesson, undone ones too."""

    @property
    def finished(self) -> bool:
        """Whether all steps are completed."""
        return self.done == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step at hand; None after the last one."""
        return None if self.finished else self.lesson.steps[self.done]

    @property
    def is_lost(self) -> bool:
        """Whether the step can only be completed after going back to its beginning."""
        return self.step is not None and (self.situation.over or self.step.done.is_lost(self.situation))

    @property
    def stars(self) -> int:
        """Stars for the moves made so far."""
        return self.lesson.stars(self.moves)

    @property
    def scripted_move(self) -> int | None:
        """Move that the lesson gives to another seat that decides now; None if a bot has to choose."""
        given = self.step.others if self.step else ()
        return given[self.others] if self.others < len(given) and not self.situation.decides else None


class ProgressTracker:
    """Progress in a match that goes on: only records that are new are looked at."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self._game = match.game
        self._records = 0
        self._moves = 0
        state = match.game.start(match.options, len(match.seats), Chance.from_seed(match.seed))
        self._line: list[tuple[State, Progress | None]] = [(state, None if lesson.moves else self._begun(state))]

    def after(self, records: Sequence[Record]) -> Progress | None:
        """Return the progress after all records of the match; None before the first step."""
        for record in records[self._records :]:
            self._take(record)
        self._records = len(records)
        return self._line[-1][1]

    def _take(self, record: Record) -> None:
        state, progress = self._line[-1]
        if progress is not None and progress.finished:
            return
        if isinstance(record, Redrawn):
            self._line[-1] = state.resample(SPECTATOR, Chance.from_seed(record.seed)), progress
        elif isinstance(record, Played):
            after = state.copy()
            after.apply(record.move)
            self._line.append((after, self._next(after, progress, record)))
        else:
            del self._line[record.length + 1 :]
            self._moves = self.lesson.moves_after_undo(self._moves, record.length)
            state, progress = self._line[-1]
            self._line[-1] = state, progress and replace(progress, moves=self._moves)

    def _begun(self, state: State) -> Progress:
        view = self._view(state)
        situation = self._situation(state, view, view, ())
        length = len(self.lesson.moves)
        return self._advanced(Progress(self.lesson, 0, length, situation, 0, 0), state, length)

    def _next(self, state: State, progress: Progress | None, played: Played) -> Progress | None:
        length = len(self._line)
        if progress is None:
            return self._begun(state) if length == len(self.lesson.moves) else None
        own = played.seat == self.lesson.seat
        self._moves += own
        before = progress.situation
        moves = (*before.moves, self._game.book.notation(played.move)) if own else before.moves
        situation = self._situation(state, self._view(state), before.view_before, moves)
        others = progress.others + (not own)
        return self._advanced(replace(progress, situation=situation, others=others, moves=self._moves), state, length)

    def _advanced(self, progress: Progress, state: State, length: int) -> Progress:
        """Return the progress after all steps that are completed after a number of moves."""
        while progress.step is not None and progress.step.done.holds(progress.situation):
            view = progress.situation.view
            situation = self._situation(state, view, view, ())
            progress = replace(progress, done=progress.done + 1, since=length, situation=situation, others=0)
        return progress

    def _view(self, state: State) -> Mapping[str, Any]:
        data: Mapping[str, Any] = self._game.view(state, self.lesson.seat).to_json()
        return data

    def _situation(
        self, state: State, view: Mapping[str, Any], before: Mapping[str, Any], moves: tuple[str, ...]
    ) -> Situation:
        seat = self.lesson.seat
        return Situation(view, before, seat, moves, decides=state.actor == seat, over=state.actor == OVER)


def is_match_of(lesson: Lesson, match: Match) -> bool:
    """Whether a match begins as a lesson does, which may have changed since the match was made."""
    begun = tuple(record.move for record in match.records[: len(lesson.moves)] if isinstance(record, Played))
    return (match.seed, len(match.seats), begun) == (lesson.seed, lesson.seats, lesson.moves)


def progress_in(lesson: Lesson, match: Match) -> Progress | None:
    """Return the progress of a learner in a match; None before the first step of the lesson."""
    return ProgressTracker(lesson, match).after(match.records)


def sentence_arguments(progress: Progress, step: Step, match: Match) -> dict[str, Argument]:
    """Return the figures of the sentence of a step, as they are now."""
    seat, folder, view = progress.lesson.seat, match.game.folder, progress.situation.view
    goals = dict(step.done.goals())
    found = {name: figure.value(view, seat, folder, goals) for name, figure in step.figures.items()}
    return {name: value for name, value in found.items() if value is not None}
