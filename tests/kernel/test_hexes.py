"""The hex grid: steps, distances, turns and reach."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.kernel.geometry import HexGrid
from aevum.kernel.geometry.hexes import DIRECTIONS, rotate

RADIUS = 3
PLACES = [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
numbers = st.integers(-50, 50)


@pytest.fixture(scope="module")
def grid() -> HexGrid:
    return HexGrid(PLACES)


def test_the_middle_has_six_neighbours_and_a_corner_three(grid: HexGrid) -> None:
    assert len(grid.hexes) == 37
    assert len(grid.neighbours[grid.index[0, 0]]) == 6
    assert len(grid.neighbours[grid.index[3, 0]]) == 3
    assert grid.on_rim(grid.index[3, 0])
    assert not grid.on_rim(grid.index[2, 0])


def test_a_step_and_the_opposite_step_lead_back(grid: HexGrid) -> None:
    for cell, row in enumerate(grid.ahead):
        for direction, other in enumerate(row):
            if other >= 0:
                assert grid.ahead[other][(direction + 3) % 6] == cell
                assert grid.distance(cell, other) == 1


def test_distance_is_the_number_of_steps(grid: HexGrid) -> None:
    everywhere = set(range(len(grid.hexes)))
    for start in everywhere:
        reached = grid.within([start], 2 * RADIUS, everywhere)
        assert reached == {cell: grid.distance(start, cell) for cell in everywhere}


def test_within_goes_only_through_members(grid: HexGrid) -> None:
    row = [grid.index[q, 0] for q in range(-3, 4)]
    broken = set(row) - {grid.index[1, 0]}
    start = grid.index[0, 0]
    assert grid.within([start], 2, set(row)) == {grid.index[q, 0]: abs(q) for q in range(-2, 3)}
    assert grid.within([start], 9, broken) == {grid.index[q, 0]: -q for q in range(-3, 1)}
    assert grid.within([start], 0, set(row)) == {start: 0}
    assert grid.within([], 5, set(row)) == {}


def test_within_counts_from_the_nearest_start(grid: HexGrid) -> None:
    starts = [grid.index[-3, 0], grid.index[3, 0]]
    reached = grid.within(starts, 3, set(range(len(grid.hexes))))
    assert reached[grid.index[0, 0]] == 3
    assert all(steps == min(grid.distance(start, cell) for start in starts) for cell, steps in reached.items())


def test_directions_are_sixths_of_a_turn() -> None:
    assert [rotate(1, 0, sixths) for sixths in range(6)] == list(DIRECTIONS)


@given(numbers, numbers, st.integers(-12, 12))
def test_six_sixths_are_a_whole_turn(q: int, r: int, sixths: int) -> None:
    assert rotate(q, r, 6) == (q, r)
    assert rotate(q, r, sixths + 6) == rotate(q, r, sixths)
    assert rotate(*rotate(q, r, sixths), -sixths) == (q, r)


@given(numbers, numbers, numbers, numbers, st.integers(0, 5))
def test_a_turn_keeps_distances(q: int, r: int, other_q: int, other_r: int, sixths: int) -> None:
    places = {(q, r), (other_q, other_r), rotate(q, r, sixths), rotate(other_q, other_r, sixths)}
    grid = HexGrid(places)
    turned = grid.distance(grid.index[rotate(q, r, sixths)], grid.index[rotate(other_q, other_r, sixths)])
    assert turned == grid.distance(grid.index[q, r], grid.index[other_q, other_r])
