"""Judgment of a solo match without chance: points that could still be reached before and after each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any, Final

from aevum.bots.beam_search import BeamSearch, SearchBudget
from aevum.kernel.ai.estimate import Estimate
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, State
from aevum.kernel.match import Match
from aevum.kernel.outcome import Outcome
from aevum.review.decisions import MadeDecision
from aevum.review.report import Decision, Reason

_BUDGETS: Final = (
    SearchBudget(beam_width=2, determinizations=1, max_evaluations=110),
    SearchBudget(beam_width=6, determinizations=1, max_evaluations=700),
)
"""Search budgets with which a position is played to its end; the most points count."""
_PIECES: Final = 300
"""Number of pieces of work for which the solver searches."""
_WIDTH: Final = 200
"""Beam width of solvers that follow several lines."""
_MAX_REASONS: Final = 4


@dataclass(frozen=True, slots=True)
class _Continuation:
    """Moves from a position to the end of the match, and the outcome."""

    moves: tuple[int, ...]
    outcome: Outcome

    @property
    def points(self) -> float:
        return float(self.outcome.totals[0])


def judged_solo(
    match: Match, states: Sequence[State], heuristics: Heuristics[Any], step: Callable[[], None]
) -> list[tuple[MadeDecision, Decision]]:
    """Return all decisions with alternatives and their judgments, in the order of the match.

    A position is worth the most points that are known to be reachable from it: by the moves that were played, or by a
    search at it or at a later position. A decision costs what can no longer be reached after it, so that all
    decisions together cost the difference between the first position and the result.
    """
    outcome = match.outcome()
    assert outcome is not None
    moves = tuple(played.move for played in match.moves)
    best = _Continuation((), outcome)
    found: list[tuple[MadeDecision, Decision]] = []
    for made in reversed(steps_of(match, states, heuristics)):
        after = _Continuation((*moves[made.position : made.end], *best.moves), best.outcome)
        tried = max((_played_on(states[made.position], heuristics, budget) for budget in _BUDGETS), key=_points)
        best = max((after, tried), key=_points)
        found.append((made, _decision(made, states[made.position], heuristics, after, best)))
        step()
    return found[::-1]


def steps_of(match: Match, states: Sequence[State], heuristics: Heuristics[Any]) -> list[MadeDecision]:
    """Return the steps of a solo match, from one quiescent position to the next; those without a choice left out."""
    stops = [number for number, state in enumerate(states) if state.actor == OVER or heuristics.is_quiescent(state)]
    return [
        MadeDecision(start, match.moves[start].seat, tuple(played.move for played in match.moves[start:end]))
        for start, end in pairwise(stops)
        if len(states[start].legal()) > 1
    ]


def plan_points(match: Match, otherwise: float) -> float:
    """Return the points of the best plan that the solver of a solo game finds; `otherwise` if it finds none better."""
    solver = match.game.solver
    if solver is None:
        return otherwise
    seed = Chance.from_seed(match.seed).branch(0) % (1 << 53)
    plans = solver.search(match.state_at(0), solver.methods[0], seed, _WIDTH)
    return max((otherwise, *(float(plan.points) for plan in islice(plans, _PIECES) if plan)))


def _points(continuation: _Continuation) -> float:
    return continuation.points


def _played_on(start: State, heuristics: Heuristics[Any], budget: SearchBudget) -> _Continuation:
    state, moves = start.copy(), list[int]()
    while state.actor != OVER:
        for move in BeamSearch(heuristics, [state], budget, _no_noise, heuristics.learned_value).best().moves:
            state.apply(move)
            moves.append(move)
    outcome = state.outcome()
    assert outcome is not None
    return _Continuation(tuple(moves), outcome)


def _decision(
    made: MadeDecision, state: State, heuristics: Heuristics[Any], after: _Continuation, best: _Continuation
) -> Decision:
    loss = best.points - after.points
    return Decision(
        position=made.position,
        seat=made.seat,
        played=made.moves,
        best=(_first_segment(state, heuristics, best.moves),) if loss else (),
        loss=Estimate(loss),
        share_lost=0.0,
        reasons=_reasons(best.outcome, after.outcome) if loss else (),
    )


def _first_segment(start: State, heuristics: Heuristics[Any], moves: Sequence[int]) -> tuple[int, ...]:
    """Return the moves up to the end of the search segment that begins in a position."""
    state, segment = start.copy(), heuristics.search_segment(start)
    for number, move in enumerate(moves, start=1):
        state.apply(move)
        if state.actor == OVER or heuristics.search_segment(state) != segment:
            return tuple(moves[:number])
    return tuple(moves)


def _reasons(best: Outcome, played: Outcome) -> tuple[Reason, ...]:
    """Return the lines of the score that differ most."""
    better, own = best.points[0], played.points[0]
    reasons = [Reason(f"score-{line}", "", float(better[line]), float(own[line])) for line in better if line in own]
    telling = [reason for reason in reasons if reason.difference]
    return tuple(sorted(telling, key=lambda reason: -abs(reason.difference))[:_MAX_REASONS])


def _no_noise() -> float:
    return 0.0
