"""Search in rows of numbers, with and without a bound on what can be found."""

from __future__ import annotations

import pytest

from aevum.kernel.rows import amount, indices

ROW = [2, 0, 1, 2, 0, 2]


@pytest.mark.parametrize(("value", "places"), [(2, [0, 3, 5]), (1, [2]), (0, [1, 4]), (7, [])])
def test_indices_of_a_value(value: int, places: list[int]) -> None:
    assert indices(ROW, value) == places
    assert amount(ROW, value) == len(places)


@pytest.mark.parametrize(("most", "places"), [(0, []), (1, [0]), (3, [0, 3, 5]), (4, [0, 3, 5])])
def test_search_ends_at_the_most_that_there_can_be(most: int, places: list[int]) -> None:
    assert indices(ROW, 2, most) == places
