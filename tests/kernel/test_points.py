"""Points in wholes and halves: written, stored as JSON and ranked."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from aevum.kernel.game import Outcome
from aevum.kernel.points import HALF, Points, counted, halved, place_in, plain, points_of, rank, signed, written
from aevum.kernel.records.savefile import read_match, write_match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words
from half_point_game import finished, halve_tricks


@pytest.mark.parametrize(
    ("points", "figures"),
    [
        (0, "0"),
        (17, "17"),
        (-10, "-10"),
        (17 + HALF, "17½"),
        (HALF, "½"),
        (-HALF, "-½"),
        (-3 - HALF, "-3½"),
        (Fraction(34, 2), "17"),
    ],
)
def test_points_are_written_in_figures(points: Points, figures: str) -> None:
    assert written(points) == figures
    assert signed(points) == figures.replace("-", "−")


@pytest.mark.parametrize(
    ("points", "expected"), [(1, 1), (Fraction(4, 2), 2), (0, 0), (-1, "−1"), (1 + HALF, "1½"), (-HALF, "−½")]
)
def test_messages_count_whole_points_and_write_the_others(points: Points, expected: int | str) -> None:
    assert counted(points) == expected


@pytest.mark.parametrize("points", [0, 17, -10, 17 + HALF, -HALF])
def test_points_are_stored_as_numbers_of_json(points: Points) -> None:
    stored = json.loads(json.dumps(plain(points)))
    assert points_of(stored) == points
    assert isinstance(stored, int) == (points % 1 == 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_half_can_be_said_in_a_sentence(language: str, tmp_path: Path) -> None:
    (tmp_path / f"{language}.ftl").write_text(
        "won = { $points ->\n    [one] a point\n   *[other] { $points } points\n}\n"
    )
    assert Words(language, (tmp_path,))("won", points=17 + HALF) == "17½ points"


# -- ranking


@pytest.mark.parametrize(
    ("totals", "tie_breaks", "ranking"),
    [
        ([3, 9, 5], [], ((1,), (2,), (0,))),
        ([9, 3, 9], [], ((0, 2), (1,))),
        ([9, 9 + HALF, 9], [], ((1,), (0, 2))),
        ([9, 9, 3], [{"cards": 1}, {"cards": 2}, {"cards": 5}], ((1,), (0,), (2,))),
        ([9, 9], [{"cards": 2, "cities": 1}, {"cards": 2, "cities": 4}], ((1,), (0,))),
        ([9, 9], [{"cards": 2, "cities": 1}, {"cards": 2, "cities": 1}], ((0, 1),)),
    ],
)
def test_totals_rank_first_then_each_tie_break(
    totals: list[Points], tie_breaks: list[dict[str, int]], ranking: tuple[tuple[int, ...], ...]
) -> None:
    assert rank(totals, tie_breaks) == ranking


def test_tied_seats_share_a_place_and_leave_the_next_one_empty() -> None:
    assert [place_in(((2,), (0, 3), (1,)), seat) for seat in range(4)] == [2, 4, 1, 2]


# -- outcomes


def test_an_outcome_adds_its_lines_up_and_ranks() -> None:
    outcome = Outcome.counted(({"farms": 2 + HALF, "roads": 3}, {"farms": 6, "roads": 0}), "end")
    assert outcome.totals == (Fraction(11, 2), 6)
    assert (outcome.ranking, outcome.winners) == (((1,), (0,)), (1,))
    assert outcome.to_json() == {
        "scores": [5.5, 6],
        "points": [{"farms": 2.5, "roads": 3}, {"farms": 6, "roads": 0}],
        "ranking": [[1], [0]],
        "reason": "end",
    }


def test_points_are_counted_in_halves_and_nothing_finer() -> None:
    with pytest.raises(ValueError, match="halves"):
        Outcome.counted(({"farms": Fraction(1, 3)},), "end")


def test_a_match_that_ends_with_halves_is_saved_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    halve_tricks(monkeypatch)
    write_match(finished(), tmp_path / "halves.aevum")
    outcome = read_match(tmp_path / "halves.aevum", find_game).outcome()
    assert outcome is not None
    assert any(total % 1 for total in outcome.totals)


def test_half_of_a_number_is_a_fraction_only_where_it_must_be() -> None:
    halves = [halved(count) for count in (-3, -2, 0, 7, 8)]
    assert halves == [-1 - HALF, -1, 0, 3 + HALF, 4]
    assert [type(half) for half in halves] == [Fraction, int, int, Fraction, int]
