"""Whole reviews: they add up, and are the same each time."""

from __future__ import annotations

import json
from runpy import run_path

import pytest

from aevum.bots.beam_search import SearchBudget
from aevum.kernel.ai.calibration import final_margins
from aevum.kernel.game import OVER
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.review import Review, review, reviewer, solo
from aevum.review.decisions import MadeDecision
from aevum.review.reviewer import NotFinished
from review.conftest import GOLDEN, golden


def test_a_review_adds_up(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    outcome = match.outcome()
    assert outcome is not None
    assert [totals.result for totals in found.totals] == final_margins(outcome)
    for totals in found.totals:
        parts = totals.start + totals.luck.amount + totals.decisions.amount + totals.rivals.amount
        assert parts + totals.unexplained == pytest.approx(totals.result, abs=0.01)
    assert len(found.expected) == len(found.margins) == len(match.moves) + 1
    assert all(sum(row) == pytest.approx(1.0, abs=0.01) for row in found.expected)


def test_a_review_finds_the_costliest_decisions_of_each_seat(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    for seat, own in enumerate(found.costliest):
        losses = [decision.loss.amount for decision in own]
        assert 0 < len(own) <= 5
        assert losses == sorted(losses, reverse=True)
        for decision in own:
            assert decision.seat == seat == match.moves[decision.position].seat
            assert match.moves[decision.position].move == decision.played[0]
            assert decision.best
            assert decision.replies or match.state_at(decision.position + len(decision.played)).actor == OVER
            assert match.state_at(decision.position).check(decision.best[0][0]) is None


def test_a_turning_point_among_steps_that_cannot_be_evaluated_is_the_most_important_decision() -> None:
    """Expected results stay the same through a Status Phase; its last decision is to pass."""
    match = golden("clash-of-cultures-four-rounds-2")
    found = reviewer._Reviewer(match, 0, reviewer._no_progress)
    heuristics, states = found._forecast.heuristics, found._states
    ends = [made.end for made in found._made if made.end < len(match.moves)]
    unknown = [end for end in ends if not heuristics.is_quiescent(states[end])]
    first = next(end for end in unknown if found._importance(_ending(found, end)))
    group = [end for end in ends if first <= end <= min(one for one in ends if one > first and one not in unknown)]
    assert len(group) > 1
    flat = [[0.5, 0.5] if number < group[-1] else [0.75, 0.25] for number in range(len(states))]
    (point,) = found._turning_points(flat, flat, [])
    assert point.change == (0.25, -0.25)
    assert point.position in group
    importance = {end: found._importance(_ending(found, end)) for end in group}
    assert importance[group[-1]] < importance[point.position] == max(importance.values())


def _ending(found: reviewer._Reviewer, end: int) -> MadeDecision:
    return next(made for made in found._made if made.end == end)


def test_luck_is_told_of_draws_and_rolls_alone(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    assert found.chance_events
    for event in found.chance_events:
        before, after = match.state_at(event.position - 1), match.state_at(event.position)
        assert (before.chance, before.revealed) != (after.chance, after.revealed)
        assert sum(own.amount for own in event.luck) == pytest.approx(0, abs=0.01)


def test_a_review_survives_json_and_is_the_same_each_time(reviewed: tuple[Match, Review]) -> None:
    match, found = reviewed
    assert Review.from_json(json.loads(json.dumps(found.to_json()))) == found
    steps: list[tuple[int, int]] = []
    again = review(match.copy(), 1, lambda done, total: steps.append((done, total)))
    assert json.dumps(again.to_json()) == json.dumps(found.to_json())
    assert steps == sorted(steps)
    assert steps[-1][0] == steps[-1][1]


def test_the_example_tells_of_luck_and_of_the_costliest_decision(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["review.py", str(GOLDEN / "through-the-ages-basic-2.aevum"), "2"])
    run_path(str(GOLDEN.parents[1] / "examples" / "review.py"))
    assert "costliest decision: move" in capsys.readouterr().out


def test_a_match_is_reviewed_when_it_is_over() -> None:
    with pytest.raises(NotFinished):
        review(Match(find_game("tempus"), seats=3, seed=1), 0)


def test_a_solo_match_is_measured_by_what_could_still_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "_PIECES", 3)
    monkeypatch.setattr(solo, "_BUDGETS", (SearchBudget(beam_width=1, determinizations=1, max_evaluations=30),))
    found = review(golden("tempus-imperium-2001010000"), 0)
    totals = found.totals[0]
    assert totals.result == -32
    assert totals.decisions.amount < 0
    assert totals.start >= totals.result - totals.decisions.amount
    assert totals.luck.amount == totals.rivals.amount == 0
    assert found.costliest[0][0].reasons
