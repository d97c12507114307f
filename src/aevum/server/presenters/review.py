"""Review of a match in the words of its reader: moments of the match with their events, decisions with their lines."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from urllib.parse import urlencode

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.match import Match
from aevum.kernel.points import Points
from aevum.kernel.words import Words
from aevum.review import ChanceEvent, Decision, Estimate, Review, TurningPoint
from aevum.review.decisions import ends_decision
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.match_story import main_events, story_of
from aevum.server.presenters.replay_data import turn_axis
from aevum.server.workers.review_tasks import line_notation
from aevum.web.components.curves import Curve
from aevum.web.components.event_sentence import Reader, event_sentence
from aevum.web.components.hints import gain_text
from aevum.web.components.review import (
    CONFIDENCE,
    ShownDecision,
    ShownMoment,
    ShownReason,
    ShownReview,
    estimate_text,
    whole_text,
)
from aevum.web.text.move_text import foreseen_plan, plan_as_seen


def shown_review(live: LiveMatch, review: Review, words: Words) -> ShownReview:
    """Return a review as the seat for which it was made reads it."""
    names = seat_names(live, words)
    reader = Reader(live.match.game, words, review.seat)
    has_plan = review.is_solo and live.match.game.solver is not None
    draws = sorted(review.chance_events, key=lambda event: -abs(event.luck[review.seat].amount))
    costly = [(number, one) for number, one in enumerate(review.costliest[review.seat], start=1) if is_measurable(one)]
    return ShownReview(
        id=live.id,
        seat=review.seat,
        names=names,
        sentence=luck_and_skill(review, words, has_plan=has_plan),
        totals=review.totals,
        curves=_curves(review, names, words),
        colours=live.match.game.chart_colours,
        turns=turn_axis(story_of(live.match).stages, words),
        turning_points=[_turning_point(live.match, point, names, reader) for point in review.turning_points],
        draws=[_draw(live.match, event, names, reader) for event in draws],
        decisions=[shown_decision(live, one, number, words) for number, one in costly],
        has_plan=has_plan,
    )


def seat_names(live: LiveMatch, words: Words) -> list[str]:
    """Return the display names of the seats."""
    return [seat.called(words) or words("table-open-seat") for seat in live.stored.seats]


def is_measurable(decision: Decision) -> bool:
    """Whether a decision has certainly cost something, and enough to be shown."""
    return decision.loss.amount > CONFIDENCE * decision.loss.error and bool(round(decision.loss.amount, 1))


def luck_and_skill(review: Review, words: Words, *, has_plan: bool) -> str:
    """Return the sentence that tells luck and decisions of the reader apart; `has_plan`: a solver has made a plan."""
    own = review.totals[review.seat]
    result = whole_text(abs(own.result), words)
    figures = {
        "points": words("review-points", count=_counted(own.result), amount=result),
        "luck": _sentence("review-luck-gave" if own.luck.amount >= 0 else "review-luck-cost", own.luck, words),
        "decisions": _cost("decisions", own.decisions, words),
        "rest": gain_text(own.unexplained, words),
    }
    if has_plan and not review.chance_events:
        cost = whole_text(abs(own.decisions.amount), words)
        return words("review-sentence-plan", points=figures["points"], plan=whole_text(own.start, words), cost=cost)
    if review.is_solo:
        return words("review-sentence-solo", **figures)
    company = "one" if len(review.seats) == 2 else "many"
    outcome = "level" if result == "0" else "ahead" if own.result > 0 else "behind"
    rivals = _cost(f"rivals-{company}", Estimate(-own.rivals.amount, own.rivals.error), words)
    return words("review-sentence", result=f"{outcome}-{company}", rivals=rivals, **figures)


def _counted(points: float) -> int | Fraction:
    """Return points to a tenth without their sign, from which a language chooses its plural form."""
    tenths = abs(round(10 * points))
    return Fraction(tenths, 10) if tenths % 10 else tenths // 10


def _cost(part: str, estimate: Estimate, words: Words) -> str:
    """Return what decisions have cost, or that they have cost nothing that can be measured."""
    is_loss = -estimate.amount > CONFIDENCE * estimate.error
    return _sentence(f"review-{part}-cost" if is_loss else f"review-{part}-free", estimate, words)


def _sentence(message: str, estimate: Estimate, words: Words) -> str:
    """Return a sentence about an amount without its sign."""
    amount = estimate_text(Estimate(abs(estimate.amount), estimate.error), words).lstrip("+")
    return words(message, amount=amount)


def _curves(review: Review, names: Sequence[str], words: Words) -> list[Curve]:
    """Return the expected results and the expected points of all seats over the match."""
    stops = range(len(review.expected))
    if review.is_solo:
        return [Curve(words("review-curve-points"), _series(review.margins, 1, names), stops)]
    margins = Curve(words("review-curve-margin"), _series(review.margins, 1, names), stops)
    return [Curve(words("review-curve-share"), _series(review.expected, 100, names), stops), margins]


def _series(rows: Sequence[Sequence[float]], factor: int, names: Sequence[str]) -> list[tuple[str, list[Points]]]:
    """Return the figures of each seat, multiplied and rounded, under its name."""
    return [(name, [round(factor * row[seat]) for row in rows]) for seat, name in enumerate(names)]


def _turning_point(match: Match, point: TurningPoint, names: Sequence[str], reader: Reader) -> ShownMoment:
    changes = [(name, change) for name, change in zip(names, point.change, strict=True) if round(100 * change)]
    if point.by_chance:
        return _moment(match, point.position, None, changes, reader)
    start = decision_start(match, point.position)
    seat, words = match.moves[start].seat, reader.words
    view = match.game.view(match.state_at(start), seat)
    line = [played.move for played in match.moves[start : point.position]]
    cause = words("review-by-own-decision" if seat == reader.seat else "review-by-decision", name=names[seat])
    moves = plan_as_seen(line, match.game, view, words)
    return ShownMoment(point.position, stage_at(match, start, words), moves, changes, cause)


def decision_start(match: Match, end: int) -> int:
    """Return the number of moves before the decision that ended after `end` moves."""
    heuristics = match.game.heuristics
    assert heuristics is not None
    start, after = end - 1, match.state_at(end - 1)
    while start:
        before = match.state_at(start - 1)
        if ends_decision(before, match.moves[start - 1].move, after, heuristics):
            break
        start, after = start - 1, before
    return start


def _draw(match: Match, event: ChanceEvent, names: Sequence[str], reader: Reader) -> ShownMoment:
    events = match.log()[event.position - 1]
    line = events[event.line] if 0 <= event.line < len(events) else None
    return _moment(match, event.position, line, list(zip(names, event.luck, strict=True)), reader)


def _moment(
    match: Match,
    at: int,
    line: Event | None,
    changes: Sequence[tuple[str, float | Estimate]],
    reader: Reader,
) -> ShownMoment:
    """Return a moment at which chance decided.

    `line`: the event that tells it; by default the main ones of the move before it.
    """
    events = [line] if line is not None else main_events(match.game, match.log()[at - 1] if at else ())
    sentences = [[" ", event_sentence(event, reader)] for event in events]
    return ShownMoment(at, stage_at(match, max(0, at - 1), reader.words), sentences, changes)


def stage_at(match: Match, at: int, words: Words) -> str:
    """Return the progress of a match after a number of moves, in words; the number where the game names none."""
    stage = match.game.stage(match.game.view(match.state_at(at), SPECTATOR))
    return words(stage[0], **stage[1]) if stage else words("story-move", number=at + 1)


def shown_decision(live: LiveMatch, one: Decision, number: int, words: Words) -> ShownDecision:
    """Return a costly decision with its lines in words."""
    match, names = live.match, seat_names(live, words)
    view, end = (match.game.view(match.state_at(at), one.seat) for at in (one.position, len(match.moves)))
    return ShownDecision(
        number=number,
        at=one.position,
        stage=stage_at(match, one.position, words),
        played=plan_as_seen(one.played, match.game, view, words),
        best=[plan_as_seen(line, match.game, view, words) for line in one.best],
        loss=one.loss,
        share_lost=one.share_lost,
        replies=[
            (names[seat], foreseen_plan([reply.move for reply in replies], match.game, view, end, words))
            for seat, replies in groupby(one.replies, key=lambda reply: reply.seat)
        ],
        reasons=[ShownReason(reason.describe(words), reason.best, reason.played) for reason in one.reasons],
        compare=compare_address(live.id, match, one.position, (one.best[0], one.played)),
    )


def compare_address(id: str, match: Match, at: int, lines: Sequence[Sequence[int]]) -> str:
    """Return the address of the page that compares two lines at a moment."""
    first, second = (line_notation(line, match.game) for line in lines)
    return f"/m/{id}/what-if?{urlencode({'at': at, 'first': first, 'second': second})}"
