"""Rollouts of opponents' replies: a line that looks best by itself is dropped when opponents would punish it."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import replace
from typing import Any, Self

import pytest

from aevum.bots.beam_search import BeamSearch, Candidate, SearchBudget
from aevum.bots.rollouts import RolloutBudget, RolloutSelector, varied
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.game import OVER, SEAT, State
from aevum.kernel.rulebook import Chapter, Clause

BOLD, CAREFUL = 0, 1
SPARE, STRIKE = 0, 1
PROMISE = {BOLD: 3.0, CAREFUL: 1.0}
BUDGET = RolloutBudget(
    candidates=2,
    determinizations=8,
    segments=4,
    players=SearchBudget(beam_width=1, determinizations=1, max_evaluations=10),
    max_evaluations=1000,
)


FORBIDDEN = Clause("duel.bold", "", "", ("", "", ""), Chapter("duel", ("", "", "")))


class Duel(State):
    """Game of three moves: seat 0 is bold or careful, seat 1 may strike, seat 0 is asked again.

    A strike only hurts a seat 0 that was bold.
    """

    __slots__ = ("moves",)

    def __init__(self) -> None:
        self.moves: tuple[int, ...] = ()
        self.frames = [0] * 8
        self.chance = self.revealed = self.learned = 0
        self.log = None

    def legal(self) -> list[int]:
        return [0, 1] if self.frames else []

    def check(self, move: int) -> Clause | None:
        return None

    def apply(self, move: int) -> None:
        self.moves = (*self.moves, move)
        if len(self.moves) < 3:
            self.frames[SEAT] = len(self.moves) % 2
        else:
            self.frames = []

    def copy(self) -> Self:
        other = type(self)()
        other.moves, other.frames = self.moves, self.frames.copy()
        return other

    def key(self) -> tuple[Any, ...]:
        return self.moves


class Duellist(Heuristics[Duel]):
    """Heuristics that evaluate what a seat has, and no threats."""

    def __init__(self) -> None:
        self.asked = 0

    def evaluate(self, state: Duel, seat: int) -> float:
        self.asked += 1
        bold = state.moves[0] == BOLD
        struck = bold and len(state.moves) > 1 and state.moves[1] == STRIKE
        own = PROMISE[state.moves[0]] - (6.0 if struck else 0.0)
        return own if seat == 0 else -own

    def default_move(self, state: Duel) -> int:
        return SPARE

    def search_segment(self, state: Duel) -> Hashable:
        return len(state.moves)


def two_lines() -> list[Candidate]:
    return BeamSearch(
        Duellist(), [Duel()], SearchBudget(beam_width=2, determinizations=1, max_evaluations=20), lambda: 0.0
    ).best_lines(2)


def test_without_the_others_the_bold_line_looks_best() -> None:
    assert [line.moves for line in two_lines()] == [(BOLD,), (CAREFUL,)]


def test_the_others_are_heard_before_a_line_is_chosen() -> None:
    assert RolloutSelector(Duellist(), 0, BUDGET).best(two_lines(), Duel).moves == (CAREFUL,)


@pytest.mark.parametrize(("share", "chosen"), [(0.0, BOLD), (0.1, BOLD), (0.9, CAREFUL), (1.0, CAREFUL)])
def test_what_a_line_promised_counts_for_the_rest(share: float, chosen: int) -> None:
    class Listener(Duellist):
        rollout_weight = share

    assert RolloutSelector(Listener(), 0, BUDGET).best(two_lines(), Duel).moves == (chosen,)


def test_a_rollout_that_waits_for_the_seat_has_no_other_end() -> None:
    rollouts = RolloutSelector(Duellist(), 0, replace(BUDGET, segments=0))
    state, played = rollouts.play_out(Duel(), (BOLD,))
    assert state.actor == 0
    assert state.key() == (BOLD, STRIKE)
    assert played == [(1, STRIKE)]


def test_who_does_badly_leaves_early_and_one_that_is_left_is_not_heard_any_more() -> None:
    imagined: list[Duel] = []

    def imagine() -> Duel:
        imagined.append(Duel())
        return imagined[-1]

    RolloutSelector(Duellist(), 0, BUDGET).best(two_lines(), imagine)
    assert len(imagined) == BUDGET.determinizations // 4


class Draw(Duel):
    """Duel in which the bold line is worth a number that each determinization draws."""

    __slots__ = ("worth",)

    def __init__(self, worth: float = 0.0) -> None:
        super().__init__()
        self.worth = worth

    def copy(self) -> Self:
        other = super().copy()
        other.worth = self.worth
        return other


class Drawer(Heuristics[Draw]):
    """Heuristics that evaluate the worth of the bold line; the careful one is worth 0."""

    rollout_weight = 1.0

    def evaluate(self, state: Draw, seat: int) -> float:
        return state.worth if state.moves[0] == BOLD else 0.0

    def default_move(self, state: Draw) -> int:
        return SPARE

    def search_segment(self, state: Draw) -> Hashable:
        return len(state.moves)


@pytest.mark.parametrize(
    ("worths", "chosen", "heard"),
    [
        ([1.0, 1.2] * 4, BOLD, 2),
        ([1.0, -1.0] * 4, CAREFUL, 8),
        ([-1.0, 1.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5], BOLD, 5),
        ([0.0] * 8, CAREFUL, 2),
    ],
    ids=["clear", "close", "clear later", "equal"],
)
def test_a_close_choice_takes_more_determinizations_than_a_clear_one(
    worths: list[float], chosen: int, heard: int
) -> None:
    drawn: list[float] = []

    def determinize() -> Draw:
        drawn.append(worths[len(drawn)])
        return Draw(drawn[-1])

    lines = [Candidate((move,), Duel(), 0.0) for move in (CAREFUL, BOLD)]
    assert RolloutSelector(Drawer(), 0, BUDGET).best(lines, determinize).moves == (chosen,)
    assert len(drawn) == heard


def test_a_single_line_needs_no_answer() -> None:
    heuristics = Duellist()
    line = Candidate((BOLD,), Duel(), 0.0)
    assert RolloutSelector(heuristics, 0, BUDGET).best([line], Duel) is line
    assert not heuristics.asked


@pytest.mark.parametrize("judged", [1, 5, 9, 40])
def test_a_hearing_stops_in_time_and_counts_what_it_judges(judged: int) -> None:
    heuristics = Duellist()
    selector = RolloutSelector(heuristics, 0, RolloutBudget(2, 100, 4, BUDGET.players, judged))
    selector.best([Candidate((move,), Duel(), 0.0) for move in (CAREFUL, CAREFUL)], Duel)
    a_world = 2 * 3
    assert judged <= selector.evaluations == heuristics.asked < judged + a_world or selector.evaluations == a_world * 25


def test_a_line_that_another_world_does_not_allow_is_heard_as_far_as_it_goes() -> None:
    class Strict(Duel):
        """Duel in which being bold is forbidden."""

        def check(self, move: int) -> Clause | None:
            return FORBIDDEN if not self.moves and move == BOLD else None

    assert RolloutSelector(Duellist(), 0, BUDGET).best(two_lines(), Strict).moves == (CAREFUL,)


def test_a_match_that_ends_is_judged_as_it_ended() -> None:
    ended = Duel()
    for move in (CAREFUL, SPARE, SPARE):
        ended.apply(move)
    assert ended.actor == OVER
    line = Candidate((), ended, 0.0)
    assert RolloutSelector(Duellist(), 0, BUDGET).best([line, line], lambda: ended) is line


class Winner(Drawer):
    """Heuristics that count victories: a worth is the part of the victory that the bold line leads to."""

    rollouts_count_victories = True

    def victory_share(self, state: Draw, seat: int) -> float:
        return state.worth if state.moves[0] == BOLD else 0.5

    def victory_slope(self, state: Draw) -> float:
        return 0.5


@pytest.mark.parametrize(("worths", "chosen"), [([0.45, 0.65], BOLD), ([0.35, 0.55], CAREFUL)])
def test_rollouts_may_count_victories(worths: list[float], chosen: int) -> None:
    left = iter(worths * 4)
    lines = [Candidate((move,), Duel(), 0.0) for move in (CAREFUL, BOLD)]
    selector = RolloutSelector(Winner(), 0, BUDGET)
    assert selector.best(lines, lambda: Draw(next(left))).moves == (chosen,)


def test_a_part_of_the_victory_is_told_as_the_lead_that_stands_for_it() -> None:
    selector = RolloutSelector(Winner(), 0, BUDGET)
    shares = [selector.after_replies(Draw(worth), Candidate((BOLD,), Duel(), 0.0)) for worth in (0.6, 0.9)]
    assert shares == [0.6, 0.9]
    assert selector.mean_evaluation(shares) == pytest.approx(math.log(3) / 0.5)
    assert selector.mean_evaluation([0.5]) == 0.0
    assert math.isfinite(selector.mean_evaluation([1.0])), "a certain victory has a finite worth"


def test_the_last_places_go_to_lines_of_other_kinds() -> None:
    lines = [Candidate((move,), Duel(), -float(move)) for move in (10, 11, 12, 13, 20, 21, 30, 40)]

    def chosen(candidates: int, further_kinds: int) -> list[int]:
        budget = replace(BUDGET, candidates=candidates, further_kinds=further_kinds)
        return [line.moves[0] for line in varied(lines, budget, lambda move: move // 10)]

    assert chosen(4, 0) == [10, 11, 12, 13]
    assert chosen(4, 1) == [10, 11, 12, 20]
    assert chosen(4, 2) == [10, 11, 20, 30]
    assert chosen(5, 2) == [10, 11, 12, 30, 40], "20 is among the best by itself"
    assert chosen(9, 3) == [10, 11, 12, 13, 20, 21, 30, 40]
