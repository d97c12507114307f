"""Squares, sides and corners of the square grid."""

from __future__ import annotations

import pytest

from aevum.kernel.geometry import SquareGrid


@pytest.fixture(scope="module")
def grid() -> SquareGrid:
    return SquareGrid(10, 10)


def test_ten_by_ten_has_180_inner_sides_and_40_on_the_rim(grid: SquareGrid) -> None:
    assert grid.inner_sides == 180
    assert len(grid.side_squares) == len(grid.side_corners) == len(grid.side_labels) == 220
    assert all(len(squares) == 2 for squares in grid.side_squares[:180])
    assert all(len(squares) == 1 for squares in grid.side_squares[180:])


def test_squares_are_labelled_by_column_and_row(grid: SquareGrid) -> None:
    assert grid.square_labels[:2] == ("A1", "B1")
    assert grid.square_labels[-1] == "J10"
    assert grid.square_labels[grid.square(4, 2)] == "C5"


def test_every_side_has_a_label_of_its_own(grid: SquareGrid) -> None:
    assert len(set(grid.side_labels)) == 220
    assert {"E5-F5", "E5-E6", "A1-N", "A1-W", "J10-S", "J10-E"} <= set(grid.side_labels)


def test_neighbours_share_a_side(grid: SquareGrid) -> None:
    names = grid.square_labels
    beside = {names[square]: {names[other] for other in grid.neighbours[square]} for square in range(100)}
    assert beside["E5"] == {"E4", "E6", "D5", "F5"}
    assert beside["A1"] == {"A2", "B1"}
    assert beside["J10"] == {"J9", "I10"}
    assert beside["A5"] == {"A4", "A6", "B5"}
    assert all(square in grid.neighbours[other] for square in range(100) for other in grid.neighbours[square])
    assert sum(map(len, grid.neighbours)) == 2 * 180


def test_every_square_has_four_sides_and_every_side_two_corners(grid: SquareGrid) -> None:
    assert all(len(sides) == 4 for sides in grid.sides_of)
    for square, sides in enumerate(grid.sides_of):
        assert all(square in grid.side_squares[side] for side in sides)
        assert len({corner for side in sides for corner in grid.side_corners[side]}) == 4


def test_sides_meet_at_corners(grid: SquareGrid) -> None:
    assert len(grid.sides_at_corner) == 121
    assert sorted(map(len, grid.sides_at_corner)) == [2] * 4 + [3] * 36 + [4] * 81
    for corner, sides in enumerate(grid.sides_at_corner):
        assert all(corner in grid.side_corners[side] for side in sides)


def test_a_grid_need_not_be_square() -> None:
    grid = SquareGrid(2, 3)
    assert grid.square_labels == ("A1", "B1", "C1", "A2", "B2", "C2")
    assert (grid.inner_sides, len(grid.side_squares)) == (7, 17)
    assert grid.neighbours == [[1, 3], [0, 2, 4], [1, 5], [0, 4], [1, 3, 5], [2, 4]]
