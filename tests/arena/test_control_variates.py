"""Control variates: luck is taken out without bias, and luck that explains nothing does no harm."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from aevum.arena.contest import Contest, GameResult, Result
from aevum.arena.control_variates import Adjusted, Observation, t_95, without_luck
from aevum.arena.verdict import LEAST_DEALS, Verdict
from aevum.kernel.points import rank
from aevum.kernel.registry import find_game


def observations(dice: Random, deals: int, slope: float, mean: float = 0.0) -> list[Observation]:
    """Return two games of each deal, whose amounts are partly luck."""
    found = []
    for deal in range(deals):
        for _ in range(2):
            luck = dice.gauss(0, 3)
            found.append(Observation(deal, mean + slope * luck + dice.gauss(0, 4), luck))
    return found


def test_most_of_the_luck_is_taken_out_and_the_mean_stays() -> None:
    found = Adjusted.of(observations(Random(1), 200, slope=3.0, mean=2.0))
    assert found.factor < 0.25
    assert abs(found.adjusted.amount - 2.0) < 3 * found.adjusted.error
    assert found.adjusted.error < 0.5 * found.plain.error


def test_luck_that_explains_nothing_is_left_alone() -> None:
    dice = Random(2)
    factors = [Adjusted.of(observations(dice, 30, slope=0.0)).factor for _ in range(40)]
    assert fmean(factors) < 1.01
    assert max(factors) < 1.2


def test_the_multiple_for_a_deal_does_not_depend_on_it() -> None:
    usual = observations(Random(3), 40, slope=2.0)
    changed = [Observation(0, 1000.0, one.luck) if one.deal == 0 else one for one in usual]
    before, after = without_luck(usual), without_luck(changed)
    multiple = [(one.amount - rest) / one.luck for one, rest in zip(usual, before, strict=True)]
    assert (1000.0 - after[0]) / usual[0].luck == pytest.approx(multiple[0], abs=1e-6)
    assert multiple[0] == pytest.approx(2.0, abs=0.5)


@pytest.mark.parametrize("luck", [0.0, 1.0])
def test_luck_that_is_always_the_same_changes_nothing(luck: float) -> None:
    same = [Observation(deal, float(deal), luck) for deal in range(5)]
    assert without_luck(same) == [0.0, 1.0, 2.0, 3.0, 4.0]
    assert Adjusted.of(same[:1]).factor == 1.0


@pytest.mark.parametrize(("freedom", "expected"), [(5, 2.571), (10, 2.228), (29, 2.045), (199, 1.972)])
def test_intervals_are_those_of_student(freedom: int, expected: float) -> None:
    assert t_95(freedom) == pytest.approx(expected, abs=0.005)


# -- verdicts


def duel(dice: Random, deals: int, skill: float) -> Iterator[Result]:
    """Yield results of two games of each deal, in which the new player sits in the first and in the second seat."""
    contest = Contest("tempus", find_game("tempus").options_type(), ("new", "old"), seed=1)
    for number in range(2 * deals):
        luck = dice.gauss(0, 10)
        ahead = luck + dice.gauss(skill, 10)
        points = (round(100 + ahead), 100) if number % 2 == 0 else (100, round(100 + ahead))
        lucky = (luck, -luck) if number % 2 == 0 else (-luck, luck)
        yield Result.of(contest, number, GameResult(points, rank(points), 9, "end", luck=lucky))


def verdict(dice: Random, deals: int, skill: float) -> Verdict:
    return Verdict.of(2, list(duel(dice, deals, skill)), lambda number: number % 2)


def test_equal_players_are_seldom_called_better() -> None:
    dice = Random(4)
    assert sum(verdict(dice, LEAST_DEALS, 0.0).is_better for _ in range(300)) <= 14  # 7.5 expected


def test_a_better_player_is_found_more_often_without_luck() -> None:
    dice = Random(5)
    found = [verdict(dice, 60, 4.0) for _ in range(60)]
    plain = sum(one.interval[0] > one.chance for one in found)
    assert all(one.luck_decides for one in found)
    assert sum(one.is_better for one in found) > 1.2 * plain
    assert fmean(one.victories.factor for one in found) < 0.8


def test_few_deals_are_decided_by_games_won_alone() -> None:
    found = verdict(Random(6), LEAST_DEALS - 1, 50.0)
    assert not found.luck_decides
    assert found.is_better == (found.interval[0] > found.chance)


def test_players_that_play_alike_are_not_better() -> None:
    contest = Contest("tempus", find_game("tempus").options_type(), ("new", "old"), seed=1)
    results = [
        Result.of(contest, number, GameResult(points, rank(points), 9, "end", luck=(2.0, -2.0)))
        for number, points in enumerate([(9, 5), (9, 5)] * LEAST_DEALS)
    ]
    found = Verdict.of(2, results, lambda number: number % 2)
    assert found.luck_decides
    assert not found.is_better
    assert found.adjusted_share == pytest.approx(0.5)
