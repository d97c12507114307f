"""Judgments of decisions: reproducible, from what the seat knew, and hard on a planted blunder."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from aevum.kernel.chance import Chance
from aevum.kernel.errors import Illegal, MatchOver
from aevum.kernel.game import OVER
from aevum.review import judge_line, what_if
from aevum.review.decisions import decisions_of
from aevum.review.judge import QUICK, THOROUGH, Judge
from review.conftest import golden
from review.plant_blunders import stored

MATCHES = ("tempus-3-tie-break", "through-the-ages-full-3", "clash-of-cultures-3")


@pytest.mark.parametrize("name", MATCHES)
def test_no_byte_of_a_judgment_depends_on_what_the_seat_could_not_know(name: str) -> None:
    match = golden(name)
    heuristics = match.game.heuristics
    assert heuristics is not None
    states = [match.state_at(number) for number in range(len(match.moves) + 1)]
    decisions = decisions_of(match, states, heuristics)
    differing = 0
    for number, made in enumerate(decisions[5 :: len(decisions) // 6]):
        judge = Judge(match.game, len(match.seats), THOROUGH if number == 3 else QUICK)
        state = states[made.position]
        redrawn = state.resample(made.seat, Chance.from_seed(number))
        differing += redrawn.key() != state.key()
        one, other = (
            judge.decision(made.position, position, made.moves, Chance.from_seed(7)) for position in (state, redrawn)
        )
        assert json.dumps(one and one.to_json()) == json.dumps(other and other.to_json())
    assert differing


def test_a_planted_blunder_is_found() -> None:
    blunder = next(one for one in stored() if one.match == "through-the-ages-basic-2")
    match, position = blunder.planted(), blunder.position
    heuristics = match.game.heuristics
    assert heuristics is not None
    states = [match.state_at(number) for number in range(len(match.moves) + 1)]
    seat = match.moves[position].seat
    judge = Judge(match.game, len(match.seats), QUICK)
    own = [made for made in decisions_of(match, states, heuristics) if made.seat == seat]
    judged = [judge.decision(made.position, states[made.position], made.moves, Chance.from_seed(3)) for made in own]
    found = sorted((one for one in judged if one), key=lambda one: -one.loss.amount)[:5]
    assert position in [one.position for one in found]


def test_decisions_end_where_another_seat_decides_and_leave_forced_moves_out() -> None:
    match = golden("through-the-ages-basic-2")
    states = [match.state_at(number) for number in range(len(match.moves) + 1)]
    assert match.game.heuristics is not None
    decisions = decisions_of(match, states, match.game.heuristics)
    for made in decisions:
        assert len(states[made.position].legal()) > 1
        assert {states[number].actor for number in range(made.position, made.end)} == {made.seat}
    assert sum(len(made.moves) for made in decisions) > 0.7 * len(match.moves)


def test_the_best_line_found_costs_nothing_when_it_is_tried() -> None:
    match = golden("clash-of-cultures-four-rounds-2")
    position = next(number for number in range(40, 80) if match.state_at(number).actor == 0)
    played = (match.moves[position].move,)
    judged = judge_line(match, position, played)
    while judged is None or not judged.best:
        position += 1
        judged = judge_line(match, position, (match.moves[position].move,))
    better = judge_line(match, position, judged.best[0][:1])
    assert better is not None
    assert better.loss.amount <= judged.loss.amount


def test_the_same_line_has_the_same_results_in_every_future() -> None:
    match = golden("tempus-4")
    position = len(match.moves) // 2
    move = match.moves[position].move
    what = what_if(match, position, [(move,), (move,)], futures=4)
    assert what.lines[0].results == what.lines[1].results
    assert len(set(what.lines[0].results)) > 1
    assert what.seat == match.moves[position].seat


def test_lines_that_cannot_be_played_are_refused() -> None:
    match = golden("tempus-4")
    state = match.state_at(30)
    illegal = next(move for move in range(match.game.book.size) if move not in state.legal())
    with pytest.raises(Illegal):
        what_if(match, 30, [(illegal,)], futures=1)
    with pytest.raises(Illegal):
        judge_line(match, 30, (illegal,))
    assert match.state_at(len(match.moves)).actor == OVER
    with pytest.raises(MatchOver):
        what_if(match, len(match.moves), [(illegal,)], futures=1)


def test_a_loss_counts_as_far_as_it_lasts() -> None:
    blunder = next(one for one in stored() if one.match == "through-the-ages-basic-2")
    match, position = blunder.planted(), blunder.position
    found = []
    for lasting in (1.0, 0.25):
        judge = Judge(match.game, len(match.seats), QUICK)
        judge._forecast.calibration = replace(judge._forecast.calibration, lasting_loss=lasting)
        moves = (match.moves[position].move,)
        judged = judge.decision(position, match.state_at(position), moves, Chance.from_seed(3))
        assert judged is not None
        found.append(judged.loss.amount)
    assert found[0] > 0
    assert found[1] == pytest.approx(found[0] / 4, abs=0.001)
