"""Judgment of tries to make a costly decision of a reviewed match better, in a match of its own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from aevum.kernel.moves import MoveBook
from aevum.review import Decision
from aevum.server.live.live_match import LiveMatch


class Verdict(StrEnum):
    """Judgment of a try."""

    OPEN = "open"
    """Nothing has been tried yet, or the line is not complete."""
    BEST = "best"
    """The best line that the review has found."""
    GOOD = "good"
    """Another line that the review has found to be better than the one played."""
    SAME = "same"
    """The line that was played in the match."""
    OTHER = "other"
    """A line that is not among the best ones found."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A costly decision that is to be made better."""

    number: int
    """Number of the decision in the review, the costliest first."""
    decision: Decision


def exercise_of(live: LiveMatch) -> Exercise | None:
    """Return the exercise of a match; None in other matches."""
    return None if live.stored.exercise is None else _exercise(live.stored.exercise)


@lru_cache(maxsize=64)
def _exercise(text: str) -> Exercise:
    data = json.loads(text)
    return Exercise(int(data["number"]), Decision.from_json(data))


def is_untried(live: LiveMatch) -> bool:
    """Whether a match is an exercise in which nothing has been tried yet."""
    exercise = exercise_of(live)
    return exercise is not None and len(live.match.moves) <= exercise.decision.position


def tried_line(live: LiveMatch, decision: Decision) -> tuple[int, ...]:
    """Return the moves that the seat has made in a row since the decision was to be made."""
    line = []
    for played in live.match.moves[decision.position :]:
        if played.seat != decision.seat:
            break
        line.append(played.move)
    return tuple(line)


def verdict_of(live: LiveMatch, decision: Decision) -> Verdict:
    """Return the judgment of the present try."""
    tried, goes_on = tried_line(live, decision), live.match.actor == decision.seat
    if goes_on and any(_is_begun(tried, line) for line in decision.best):
        return Verdict.OPEN
    for number, line in enumerate(decision.best):
        if _is_same(tried, line):
            return Verdict.GOOD if number else Verdict.BEST
    if _is_same(tried, decision.played):
        return Verdict.SAME
    return Verdict.OPEN if goes_on and _is_begun(tried, decision.played) else Verdict.OTHER


def _is_begun(tried: Sequence[int], line: Sequence[int]) -> bool:
    """Whether a try has made some moves of a line, in whatever order, but not all."""
    return len(tried) < len(line) and not Counter(tried) - Counter(line)


def _is_same(tried: Sequence[int], line: Sequence[int]) -> bool:
    """Whether a try begins with the moves of a line, in whatever order."""
    return len(tried) >= len(line) and sorted(tried[: len(line)]) == sorted(line)


def first_decision(line: Sequence[int], book: MoveBook) -> tuple[int, ...]:
    """Return the first move of a line with those that follow it as parts of the same decision."""
    end = next((at for at, move in enumerate(line) if at and not book.verb_of(move).follows), len(line))
    return tuple(line[:end])
