"""Data of the form in which a lesson is made: what can be asked at a moment of a match, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from aevum.kernel.game import View
from aevum.kernel.lessons.goals import FINISH, GAIN, HAVE, MOVE, Goal, goals_at
from aevum.kernel.lessons.lesson import FIGURE, PANEL
from aevum.kernel.lessons.marks import Mark, MarkedMatch
from aevum.kernel.match import Match
from aevum.kernel.words import Words
from aevum.server.live.live_match import LiveMatch
from aevum.web.components.lesson_maker import LessonMaker, MarkLine
from aevum.web.text.move_text import line_as_seen, pick_name, seen_name


class MadeLesson(NamedTuple):
    """A lesson that is being made."""

    id: str
    marked: MarkedMatch
    finished: bool
    """Whether it has been shared already."""
    problem: str = ""
    """Reason for which it could not be finished; empty without one."""


def lesson_maker(live: LiveMatch, made: MadeLesson, at: int, by: str, viewpoint: str, words: Words) -> LessonMaker:
    """Return the form at a moment of a match. `by` and `viewpoint`: of the replay beside it."""
    marked = made.marked
    match = live.match
    mark = marked.at(at)
    mover = match.moves[at].seat if at < len(match.moves) else None
    learner = learner_of(match, marked.without(at))
    seat = next((seat for seat in (learner, mover) if seat is not None), 0)
    view = match.game.view(match.state_at(at), seat)
    is_other = mover is not None and learner is not None and learner != mover
    return LessonMaker(
        lesson=made.id,
        match=live.id,
        at=at,
        last=len(match.moves),
        title=marked.title,
        about=marked.about,
        mark=mark or Mark(at, ""),
        is_marked=mark is not None,
        mover="" if mover is None else _name(live, mover, words),
        goals=[] if is_other or mover is None else list(_offered(match, at, view, words)),
        other_learner=_name(live, learner, words) if is_other and learner is not None else "",
        targets=list(_targets(match, view, words)),
        marks=[MarkLine(one.at, one.text, bool(one.goal)) for one in marked.marks],
        by=by,
        viewpoint=viewpoint,
        finished=made.finished,
        problem=made.problem,
    )


def learner_of(match: Match, marked: MarkedMatch) -> int | None:
    """Return the seat that is first asked to move; None if none is yet."""
    asked = (mark.at for mark in marked.marks if mark.goal and mark.at < len(match.moves))
    first = next(asked, None)
    return None if first is None else match.moves[first].seat


def _name(live: LiveMatch, seat: int, words: Words) -> str:
    return live.stored.seats[seat].called(words) or words("table-open-seat")


def _offered(match: Match, at: int, view: View, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the goals of a moment: id, and what the learner is asked for."""
    for goal in goals_at(match, at):
        yield goal.id, _with_limit(goal, _in_words(goal, match, view, words), words)


def _in_words(goal: Goal, match: Match, view: View, words: Words) -> str:
    game = match.game
    if goal.kind == MOVE:
        return words("goal-move", move=line_as_seen(goal.moves, game, view, words))
    if goal.kind == GAIN:
        return words("goal-gain", figure=words(goal.name), number=goal.number)
    if goal.kind == HAVE:
        return words("goal-have", thing=seen_name(game, view, words)(goal.label))
    if goal.kind == FINISH:
        return words("goal-finish")
    named = " ".join(pick_name(word, game.book, words) for word in game.book.verb_of(goal.moves[0]).words)
    return words("goal-kind", kind=named)


def _with_limit(goal: Goal, text: str, words: Words) -> str:
    """Return a goal in words, with the number of moves for it if it is not the move itself."""
    if goal.kind == MOVE or len(goal.moves) == 1:
        return text
    return words("goal-within", goal=text, moves=len(goal.moves))


def _targets(match: Match, view: View, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the figures and panels that can be highlighted: value and name."""
    game = match.game
    for figure in game.own_figures(view, words):
        yield f"{FIGURE}:{figure.id}", figure.name
    for panel in game.panels(view, words):
        if panel.about:
            yield f"{PANEL}:{panel.name}", panel.about
