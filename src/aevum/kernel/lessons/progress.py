"""Progress of a learner in a lesson, computed from the lesson and the records of the match alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.lessons.figures import START, VIEW
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
    common: int | None = None
    """Number of moves after which the match left the line of the lesson before this step; None if it did not."""

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
        """Move that the lesson itself makes next; None if the learner or a bot has to choose."""
        if self.step is None or self.strayed:
            return None
        if self.step.plays:
            return self.step.plays[self.situation.shown]
        given = self.step.others
        return given[self.others] if self.others < len(given) and not self.situation.decides else None

    @property
    def strayed(self) -> bool:
        """Whether the learner has gone another way than the lesson, which goes back before it goes on."""
        return self.common is not None and not self.finished

    @property
    def awaits_reader(self) -> bool:
        """Whether nothing happens until the learner has read on."""
        step = self.step
        return step is not None and (self.strayed or (bool(step.plays) and step.waits and not self.situation.shown))

    @property
    def moves_to_show(self) -> int:
        """Number of moves that the step at hand still shows."""
        return 0 if self.step is None or not self.step.plays else len(self.step.plays) - self.situation.shown

    @property
    def shows(self) -> bool:
        """Whether the lesson shows moves now, or waits to be read on, so that the learner makes none."""
        return self.step is not None and (self.strayed or bool(self.step.plays))


class ProgressTracker:
    """Progress in a match that goes on: only records that are new are looked at."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self._game = match.game
        self._records = 0
        self._moves = 0
        self._reached = 0
        self._played: list[int] = []
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
            self._played.append(record.move)
            self._line.append((after, self._next(after, progress, record)))
        else:
            del self._line[record.length + 1 :]
            del self._played[record.length :]
            self._moves = self.lesson.moves_after_undo(self._moves, record.length)
            state, progress = self._line[-1]
            self._line[-1] = state, progress and replace(progress, moves=self._moves)

    def _begun(self, state: State) -> Progress:
        view = self._view(state)
        situation = self._situation(state, view, view, (), 0)
        length = len(self.lesson.moves)
        return self._advanced(Progress(self.lesson, 0, length, situation, 0, 0), state, length)

    def _next(self, state: State, progress: Progress | None, played: Played) -> Progress | None:
        length = len(self._line)
        if progress is None:
            return self._begun(state) if length == len(self.lesson.moves) else None
        own = played.seat == self.lesson.seat
        # Moves that the lesson shows, or makes again as they were played, are not the learner's.
        is_repeated = self.lesson.returns and progress.done < self._reached
        self._moves += own and not progress.shows and not is_repeated
        before = progress.situation
        moves = (*before.moves, self._game.book.notation(played.move)) if own else before.moves
        situation = self._situation(state, self._view(state), before.view_before, moves, before.shown + 1)
        others, common = progress.others + (not own), progress.common
        if progress.step is not None and progress.step.plays and played.move != progress.scripted_move:
            common = progress.since
        after = replace(progress, situation=situation, others=others, moves=self._moves, common=common)
        return self._advanced(after, state, length)

    def _advanced(self, progress: Progress, state: State, length: int) -> Progress:
        """Return the progress after all steps that are completed after a number of moves."""
        while progress.step is not None and progress.step.done.holds(progress.situation):
            view = progress.situation.view
            situation = self._situation(state, view, view, (), 0)
            progress = replace(progress, done=progress.done + 1, since=length, situation=situation, others=0)
            progress = replace(progress, common=self._common(progress.done))
        self._reached = max(self._reached, progress.done)
        return progress

    def _common(self, done: int) -> int | None:
        """Return the number of moves after which the match left the line of the lesson; None if it did not."""
        line = self.lesson.line[: self.lesson.starts[done]]
        if not self.lesson.returns or tuple(self._played) == line:
            return None
        pairs = zip(self._played, line, strict=False)
        return next((at for at, (made, given) in enumerate(pairs) if made != given), min(len(self._played), len(line)))

    def _view(self, state: State) -> Mapping[str, Any]:
        data: Mapping[str, Any] = self._game.view(state, self.lesson.seat).to_json()
        return data

    def _situation(
        self, state: State, view: Mapping[str, Any], before: Mapping[str, Any], moves: tuple[str, ...], shown: int
    ) -> Situation:
        seat = self.lesson.seat
        return Situation(view, before, seat, moves, decides=state.actor == seat, over=state.actor == OVER, shown=shown)


def is_match_of(lesson: Lesson, match: Match) -> bool:
    """Whether a match begins as a lesson does, which may have changed since the match was made."""
    begun = tuple(record.move for record in match.records[: len(lesson.moves)] if isinstance(record, Played))
    return (match.seed, len(match.seats), begun) == (lesson.seed, lesson.seats, lesson.moves)


def progress_in(lesson: Lesson, match: Match) -> Progress | None:
    """Return the progress of a learner in a match; None before the first step of the lesson."""
    return ProgressTracker(lesson, match).after(match.records)


def sentence_arguments(progress: Progress, step: Step, match: Match) -> dict[str, Argument]:
    """Return the figures of the sentence of a step."""
    seat, folder, situation = progress.lesson.seat, match.game.folder, progress.situation
    views = {VIEW: situation.view, START: situation.view_before}
    goals = dict(step.done.goals())
    found = {name: figure.value(views, seat, folder, goals) for name, figure in step.figures.items()}
    return {name: value for name, value in found.items() if value is not None}
