"""Standings of bots: wins, intervals and ratings computed from results."""

from __future__ import annotations

from fractions import Fraction

import pytest

from aevum.arena.standings import standings, summary, wilson
from aevum.kernel.points import HALF
from arena.fake_results import contest, results


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (128, 400, 0.2762, 0.3672),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0, 1)


def test_a_shared_first_place_is_a_shared_victory() -> None:
    two = contest("a", "b")
    a, b = standings(two, results(two, [(3, 1), (2, 2), (0, 3)]))
    # In the second game they have changed seats, and are equal; in the third a has its first seat again.
    assert (a.wins, b.wins) == (Fraction(3, 2), Fraction(3, 2))
    assert a.points == (3, 2, 0)


def test_a_bot_with_several_seats_wins_with_any_of_them() -> None:
    three = contest("a", "b", "b")
    a, b = standings(three, results(three, [(1, 5, 0), (1, 5, 0), (5, 1, 0), (2, 2, 2)]))
    # a sits in the first, then in the second, then in the third seat.
    assert a.wins == 1 + Fraction(1, 3)
    assert b.wins == 2 + Fraction(2, 3)
    assert a.share + b.share == pytest.approx(1)
    assert (a.chance, b.chance) == (Fraction(1, 3), Fraction(2, 3))
    assert a.interval[0] + b.interval[1] == pytest.approx(1)
    assert len(b.points) == 8


def test_points_are_spread() -> None:
    two = contest("a", "b")
    spread = standings(two, results(two, [(1, 0), (0, 2 + HALF), (6, 0)]))[0].spread
    assert (spread.least, spread.median, spread.most) == (1, 2.5, 6)
    assert spread.mean == pytest.approx(9.5 / 3)


def test_who_wins_more_is_rated_higher() -> None:
    three = contest("a", "b", "b")
    games = [(9, 1, 0), (0, 9, 1), (1, 0, 9)] * 10
    a, b = standings(three, results(three, games))
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating.mu > 25 > b.rating.mu
    assert max(a.rating.sigma, b.rating.sigma) < 25 / 3


def test_nobody_is_rated_against_itself() -> None:
    two = contest("a", "a")
    assert standings(two, results(two, [(9, 1)] * 5))[0].rating is None


def test_the_summary_is_the_same_for_programs() -> None:
    two = contest("a", "b")
    numbers = summary(two, results(two, [(3, 1), (1, 2), (3, 2)]))
    assert (numbers["games"], numbers["deals"]) == (3, 2)
    assert [own["wins"] for own in numbers["standings"]] == [3, 0]
    assert numbers["decisions"]["median"] == 11
