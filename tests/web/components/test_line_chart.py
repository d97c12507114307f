"""Line charts: numbers of marked moments cover neither each other nor the names at the ends of lines."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from aevum.kernel.words import Words
from aevum.web.components.line_chart import (
    _END_DISTANCE,
    _HEIGHT,
    _LEFT,
    _MOMENT_RADIUS,
    _RIGHT,
    _WIDTH,
    MarkedMoment,
    plot,
)
from aevum.web.text.site_words import LOCALE

LAST = 200


@pytest.mark.parametrize("moves", [(0, 1, 2), (50, 120, 180), (196, 197, 198, 199, 200), (10, 10, 200, 200)])
def test_numbers_of_moments_stand_apart_within_the_chart(moves: tuple[int, ...]) -> None:
    moments = [MarkedMoment(at, number, f"?at={at}", f"moment {number}") for number, at in enumerate(moves, start=1)]
    drawn = plot([("Ada", range(LAST + 1))], LAST, Words("en", (LOCALE,)), moments=moments)
    places = [float(x) for x in re.findall(rf'<circle cx="([\d.]+)" cy="\d+" r="{_MOMENT_RADIUS}"', str(drawn))]
    assert len(places) == len(moves)
    assert all(after - before >= 2 * _MOMENT_RADIUS for before, after in pairwise(places))
    assert places[0] >= _LEFT
    assert places[-1] <= _WIDTH - _RIGHT - _MOMENT_RADIUS


def test_names_at_the_ends_of_lines_stand_apart_within_the_chart() -> None:
    series = [(name, [25, last]) for name, last in (("Ada", 0), ("Bela", 0), ("Cleo", 0), ("Dora", 100))]
    drawn = plot(series, 1, Words("en", (LOCALE,)))
    places = [float(y) for y in re.findall(r'class="end end-\d" x="[\d.]+" y="([\d.]+)"', str(drawn))]
    assert len(places) == 4
    assert all(after - before >= _END_DISTANCE for before, after in pairwise(places))
    assert places[-1] <= _HEIGHT - 4
