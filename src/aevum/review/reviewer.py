"""Review of a finished match: expected results, luck, decisions, and totals of each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from aevum.kernel.ai.calibration import final_margins
from aevum.kernel.ai.estimate import Estimate
from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.ai.luck import is_chance_event, luck_of
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError, MatchOver
from aevum.kernel.events import Event
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.match import Match
from aevum.kernel.trial import tried
from aevum.review.decisions import MadeDecision, decisions_of
from aevum.review.judge import QUICK, THOROUGH, Judge, rounded
from aevum.review.report import ChanceEvent, Decision, Review, SeatTotals, TurningPoint
from aevum.review.solo import judged_solo, plan_points

COSTLIEST: Final = 5
"""Maximum number of costliest decisions of a seat."""
TURNING_POINTS: Final = 5
"""Maximum number of turning points."""
OUTCOMES: Final = 24
"""Number of outcomes with which the actual one of a chance event is compared."""
_CANDIDATES: Final = 10
"""Number of decisions of a seat that are judged thoroughly, because they seem to be the costliest."""
_REVIEWS: Final = 1 << 20
"""First branch of the seed for judgments of decisions; hints and bots use lower ones."""
_LUCK: Final = 1 << 24
"""First branch of the seed for outcomes that an actual one is compared with."""
_DIGITS: Final = 3

Progress = Callable[[int, int], None]
"""Function that is told the number of pieces of work done, and of all."""


class NotFinished(AevumError):
    """A match that is still being played, so that a review would tell what seats must not know yet."""

    message = "error-review-running"


def review(match: Match, seat: int, progress: Progress | None = None) -> Review:
    """Return the review of a finished match for one of its seats; the same match always has the same review.

    Decisions are judged from what their seats knew then. Luck and expected results are told by someone who knows
    everything. Raises NotFinished, or NoForecast if the game has no heuristics.
    """
    return _Reviewer(match, seat, progress or _no_progress).review()


def judge_line(match: Match, position: int, moves: tuple[int, ...]) -> Decision | None:
    """Return the judgment of the first moves of a line at a moment, continued as well as possible.

    It is made for the seat that decides there, with the same random numbers as the review. None: no other line is
    reasonable. Raises MatchOver, Illegal or LineEnds if the line cannot be played there.
    """
    state = match.state_at(position)
    if state.actor == OVER:
        raise MatchOver
    tried(match.game, state, moves)
    judge = Judge(match.game, len(match.seats), THOROUGH)
    return judge.decision(position, state, moves, _chance(match, position), complete=False)


def _chance(match: Match, position: int) -> Chance:
    return Chance.from_seed(Chance.from_seed(match.last_seed).branch(_REVIEWS + position))


@dataclass(slots=True)
class _Judged:
    """A decision with its judgment, if there was an alternative."""

    made: MadeDecision
    decision: Decision | None
    is_thorough: bool = False
    """Whether it was judged with the larger effort, so that there are replies and reasons."""


class _Reviewer:
    def __init__(self, match: Match, seat: int, progress: Progress) -> None:
        outcome = match.outcome()
        if outcome is None:
            raise NotFinished
        self._match, self._seat, self._progress = match, seat, progress
        self._outcome = outcome
        self._seats = range(len(match.seats))
        self._is_solo = len(match.seats) == 1
        self._forecast = Forecast(match.game, len(match.seats))
        self._log = match.log()
        self._states = [match.state_at(number) for number in range(len(match.moves) + 1)]
        self._made = decisions_of(match, self._states, self._forecast.heuristics)
        self._done = 0
        self._work = len(match.moves) + len(self._made) + _CANDIDATES * len(self._seats)

    def review(self) -> Review:
        match = self._match
        margins, expected = self._curves()
        events = self._chance_events()
        judged = self._judge()
        return Review(
            game=match.game.id,
            seats=match.seats,
            seat=self._seat,
            expected=_rounded_rows(expected),
            margins=_rounded_rows(margins),
            turning_points=self._turning_points(expected, margins, events),
            chance_events=tuple(events),
            totals=tuple(self._totals(seat, margins, events, judged) for seat in self._seats),
            costliest=tuple(_costliest(judged, seat) for seat in self._seats),
        )

    def _step(self, pieces: int = 1) -> None:
        self._done = min(self._work, self._done + pieces)
        self._progress(self._done, self._work)

    # -- expected results

    def _curves(self) -> tuple[list[Sequence[float]], list[Sequence[float]]]:
        """Return expected margins and results at every position; in the middle of a step, those before it."""
        margins: list[Sequence[float]] = []
        expected: list[Sequence[float]] = []
        for state in self._states:
            if margins and state.actor != OVER and not self._forecast.heuristics.is_quiescent(state):
                margins.append(margins[-1])
                expected.append(expected[-1])
                continue
            margins.append(self._forecast.margins(state))
            expected.append(margins[-1] if self._is_solo else self._forecast.shares(state))
        return margins, expected

    # -- luck

    def _chance_events(self) -> list[ChanceEvent]:
        found: list[ChanceEvent] = []
        for number, played in enumerate(self._match.moves):
            luck = self._luck(number, played.move)
            if luck:
                line = _telling(self._match.game, self._log[number])
                found.append(ChanceEvent(number + 1, played.seat, tuple(map(rounded, luck)), line))
            self._step()
        return found

    def _luck(self, number: int, move: int) -> tuple[Estimate, ...]:
        before, after = self._states[number], self._states[number + 1]
        if not is_chance_event(before, after):
            return ()
        chance = Chance.from_seed(Chance.from_seed(self._match.last_seed).branch(_LUCK + number))
        return luck_of(before, move, after, self._forecast.luck_margins, chance, OUTCOMES)

    # -- decisions

    def _judge(self) -> list[_Judged]:
        """Judge all decisions quickly, then again and thoroughly those that seem to be the costliest of each seat."""
        if self._is_solo:
            solo = judged_solo(self._match, self._states, self._forecast.heuristics, self._step)
            return [_Judged(made, decision, True) for made, decision in solo]
        quick, thorough = (Judge(self._match.game, len(self._seats), effort) for effort in (QUICK, THOROUGH))
        judged = [_Judged(made, self._decision(quick, made)) for made in self._made]
        for seat in self._seats:
            of_seat = [one for one in judged if one.made.seat == seat and one.decision is not None]
            for one in sorted(of_seat, key=_loss, reverse=True)[:_CANDIDATES]:
                one.decision = self._decision(thorough, one.made)
                one.is_thorough = True
        self._step(self._work)
        return judged

    def _decision(self, judge: Judge, made: MadeDecision) -> Decision | None:
        self._step()
        state: State = self._states[made.position]
        return judge.decision(made.position, state, made.moves, _chance(self._match, made.position))

    # -- turning points and totals

    def _turning_points(
        self, expected: Sequence[Sequence[float]], margins: Sequence[Sequence[float]], events: Sequence[ChanceEvent]
    ) -> tuple[TurningPoint, ...]:
        """Return the decisions and chance events that changed expected results most; the end itself is none.

        Where several stand between two positions that can be evaluated, the chance event with most luck or the most
        important decision among them stands for all.
        """
        lucky = {event.position: event for event in events}
        start, *ends = sorted({0, *(made.end for made in self._made), *lucky} - {len(self._match.moves)})
        found: list[TurningPoint] = []
        waiting: list[int] = []
        for end in ends:
            waiting.append(end)
            if not self._forecast.heuristics.is_quiescent(self._states[end]):
                continue
            change = tuple(
                round(after - before, _DIGITS) for before, after in zip(expected[start], expected[end], strict=True)
            )
            moved = max(abs(after - before) for before, after in zip(margins[start], margins[end], strict=True))
            event = max((lucky[place] for place in waiting if place in lucky), key=_most_luck, default=None)
            by_chance = event is not None and 2 * _most_luck(event) > moved
            position = event.position if event is not None and by_chance else self._most_important(waiting)
            if any(change):
                found.append(TurningPoint(position, change, by_chance))
            start, waiting = end, []
        largest = sorted(found, key=lambda point: (-max(map(abs, point.change)), point.position))[:TURNING_POINTS]
        return tuple(sorted(largest, key=lambda point: point.position))

    def _most_important(self, ends: Sequence[int]) -> int:
        """Return the end of the decision with the most important event among those that end at these positions."""
        ending = [made for made in self._made if made.end in ends]
        return max(ending, key=lambda made: (self._importance(made), made.end)).end if ending else ends[-1]

    def _importance(self, made: MadeDecision) -> int:
        """Return the weight of the most important event of a decision."""
        weights = self._match.game.chronicle_weights
        events = (event for line in self._log[made.position : made.end] for event in line)
        return max((weights.get(event.message, 0) for event in events), default=0)

    def _totals(
        self, seat: int, margins: Sequence[Sequence[float]], events: Sequence[ChanceEvent], judged: Sequence[_Judged]
    ) -> SeatTotals:
        start, result = float(margins[0][seat]), final_margins(self._outcome)[seat]
        luck = _sum([event.luck[seat] for event in events])
        own = _sum([one.decision.loss for one in judged if one.decision and one.made.seat == seat], -1.0)
        others = [one.decision.loss for one in judged if one.decision and one.made.seat != seat]
        rivals = _sum(others, 1 / max(1, len(self._seats) - 1))
        count = sum(one.decision is not None and one.made.seat == seat for one in judged)
        if self._is_solo:
            start = plan_points(self._match, result - own.amount)
        explained = round(start, _DIGITS) + luck.amount + own.amount + rivals.amount
        return SeatTotals(
            round(start, _DIGITS), round(result, _DIGITS), luck, own, rivals, round(result - explained, _DIGITS), count
        )


def _most_luck(event: ChanceEvent) -> float:
    return max(abs(own.amount) for own in event.luck)


def _costliest(judged: Sequence[_Judged], seat: int) -> tuple[Decision, ...]:
    own = [one for one in judged if one.made.seat == seat and one.is_thorough and _loss(one) > 0]
    chosen = sorted(own, key=lambda one: (-_loss(one), one.made.position))[:COSTLIEST]
    return tuple(one.decision for one in chosen if one.decision is not None)


def _loss(judged: _Judged) -> float:
    return judged.decision.loss.amount if judged.decision else 0.0


def _sum(estimates: Sequence[Estimate], factor: float = 1.0) -> Estimate:
    amount = factor * sum(estimate.amount for estimate in estimates)
    return rounded(Estimate(amount, abs(factor) * hypot(*(estimate.error for estimate in estimates))))


def _telling(game: AnyGame, events: Sequence[Event]) -> int:
    """Return the index of the most important event of a move; -1 if there is none."""
    weights = game.chronicle_weights
    return max(range(len(events)), key=lambda place: (weights.get(events[place].message, 0), -place), default=-1)


def _rounded_rows(rows: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(round(figure, _DIGITS) for figure in row) for row in rows)


def _no_progress(done: int, total: int) -> None:
    pass
