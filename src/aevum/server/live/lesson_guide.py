"""Guidance in a lesson: the picks that lead to what its step asks for, and answers to others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.lessons.lesson import Step
from aevum.kernel.lessons.progress import Progress
from aevum.server.live.live_match import LiveMatch
from aevum.server.live.pick_options import EMPTY, Draft, Moves, PickOptions
from aevum.server.live.position import Decision
from aevum.web.components.controls import BACK, CONFIRM, LESS, ROTATE


@dataclass(frozen=True, slots=True)
class Guidance:
    """Picks that lead to the moves that a step asks for."""

    picks: frozenset[str]
    off_path: bool = False
    """Whether no legal move is one that the step asks for, so that every move is free."""


FREE = Guidance(frozenset())
"""Guidance of a step that asks for no special moves."""


def current_step(live: LiveMatch, seat: int) -> tuple[Progress, Step] | None:
    """Return the progress of a seat and its step; None if it takes no lesson or has finished it."""
    progress = live.progress
    if progress is None or progress.step is None or progress.lesson.seat != seat:
        return None
    return progress, progress.step


def guidance(live: LiveMatch, seat: int, found: PickOptions) -> Guidance:
    """Return the picks among those of a seat that lead to what its step asks for."""
    current, decision = current_step(live, seat), live.decision_of(seat)
    if current is None or decision is None or not current[1].moves:
        return FREE
    step = current[1]
    if not _asked_lines(live, step, decision.picks.options(EMPTY).left):
        return Guidance(frozenset(), off_path=True)
    return Guidance(_asked_picks(live, decision, step, found))


def _asked_picks(live: LiveMatch, decision: Decision, step: Step, found: PickOptions) -> frozenset[str]:
    """Return the labels that lead to lines that a step asks for; the way back if none does."""
    confirms = found.draft.confirming or found.tried is not None
    if confirms and found.decided is not None and _asks(live, step, found.decided):
        return frozenset({CONFIRM})
    if found.draft.confirming:
        return frozenset({BACK})
    if found.tried is not None:
        return frozenset({ROTATE})
    lines = _asked_lines(live, step, found.left)
    book = live.match.game.book
    named = {label for line in lines for move in line for label in book.picks(move)}
    under = {label for label, below in found.under.items() if _asked_lines(live, step, below)}
    places = [label for label in found.touchable if label in named]
    touched = {label for label in places if _leads_there(live, decision, step, found.draft, label)}
    return frozenset((under | touched) - found.hidden or {BACK})


def _leads_there(live: LiveMatch, decision: Decision, step: Step, draft: Draft, label: str) -> bool:
    """Whether a line that a step asks for is left after a touch, such as a hex that is the goal of one move only."""
    lines = _lines_after(decision, draft, label)
    return not lines or bool(_asked_lines(live, step, lines))


def _asked_lines(live: LiveMatch, step: Step, lines: Sequence[Moves]) -> list[Moves]:
    return [line for line in lines if _asks(live, step, line)]


def _asks(live: LiveMatch, step: Step, line: Moves) -> bool:
    made = live.progress.situation.moves if live.progress else ()
    return step.asks_for(line, live.match.game.book, made)


def wrong_lines(live: LiveMatch, seat: int, label: str) -> Sequence[Moves]:
    """Return the lines that a pick would lead to if the step asks for none of them; empty if the pick is right.

    A pick that makes no move by itself, such as the way back, is always right.
    """
    current, decision = current_step(live, seat), live.decision_of(seat)
    if current is None or decision is None or label in (BACK, ROTATE) or label.startswith(LESS):
        return ()
    step, draft = current[1], live.draft(seat)
    if not step.moves or not _asked_lines(live, step, decision.picks.options(EMPTY).left):
        return ()
    lines = _lines_after(decision, draft, label)
    return () if _asked_lines(live, step, lines) else lines


def _lines_after(decision: Decision, draft: Draft, label: str) -> Sequence[Moves]:
    """Return the lines that a pick leaves open; none if it is not offered."""
    now = decision.picks.options(draft)
    if label == CONFIRM or (draft.tapped and label == draft.picks[-1]):
        return () if now.decided is None else (now.decided,)
    after = decision.picks.after(draft.back() if draft.tapped else draft, label)
    if after is None or after.tried is not None:
        return ()
    return after.left if after.decided is None else (after.decided,)
