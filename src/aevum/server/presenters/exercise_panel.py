"""Panel of an exercise on the match page: the question, the judgment of a try, and what the rivals do upon it."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Markup
from aevum.kernel.words import Words
from aevum.review import Decision
from aevum.server.live.exercises import Exercise, Verdict, exercise_of, first_decision, tried_line, verdict_of
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.match_story import main_events
from aevum.server.presenters.review import compare_address
from aevum.web.components.event_sentence import Reader, event_sentence
from aevum.web.components.exercise import ExercisePanel
from aevum.web.components.hints import gain_text
from aevum.web.text.move_text import plan_as_seen

MAX_REPLIES: Final = 3
"""Maximum number of rivals' moves that are told."""


def exercise_panel(live: LiveMatch, seat: int, words: Words) -> ExercisePanel | None:
    """Return the panel for the person who tries a decision again; None for other viewers and matches."""
    exercise, origin = exercise_of(live), live.stored.origin
    if exercise is None or origin is None or exercise.decision.seat != seat:
        return None
    decision, match = exercise.decision, live.match
    verdict = verdict_of(live, decision)
    view = match.game.view(match.state_at(decision.position), seat)
    replies = _replies(live, decision, words) if verdict is not Verdict.OPEN else []
    return ExercisePanel(
        verdict=verdict,
        is_begun=bool(tried_line(live, decision)),
        played=plan_as_seen(decision.played, match.game, view, words),
        loss=gain_text(decision.loss.amount, words).lstrip("+"),
        answer=f"/m/{origin.match}/review?seat={seat}#answer-{exercise.number}" if origin.match else "/mine",
        compare=_compare(live, exercise) if verdict is Verdict.OTHER else "",
        replies=replies,
        awaits_rivals=not replies and not match.over and match.actor != seat,
        may_go_back=not match.over and len(match.moves) > decision.position,
    )


def _compare(live: LiveMatch, exercise: Exercise) -> str:
    """Return the address at which a try is compared with the best line; empty if the match it is from is gone."""
    decision, origin = exercise.decision, live.stored.origin
    if origin is None or origin.match is None:
        return ""
    tried = first_decision(tried_line(live, decision), live.match.game.book)
    return compare_address(origin.match, live.match, decision.position, (tried, decision.best[0]))


def _replies(live: LiveMatch, decision: Decision, words: Words) -> list[Markup]:
    """Return what rivals have done between the try and the next move of the seat, in sentences."""
    match = live.match
    reader = Reader(match.game, words, decision.seat)
    first = decision.position + len(tried_line(live, decision))
    found: list[Markup] = []
    for played, events in zip(match.moves[first:], match.log()[first:], strict=True):
        if played.seat == decision.seat or len(found) == MAX_REPLIES:
            break
        seen = [event for event in events if event.seen_by(decision.seat)]
        found += [event_sentence(event, reader) for event in main_events(match.game, seen)[:1]]
    return found
