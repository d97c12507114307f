"""Neighbours, directions and distances on the hex grid."""

from __future__ import annotations

import pytest

from aevum.kernel.geometry import HexGrid
from aevum.kernel.geometry.hex_grid import DIRECTIONS

RADIUS = 3
PLACES = [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]


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


def steps_from(grid: HexGrid, start: int) -> dict[int, int]:
    """Return the distance of every hex from this one, found by breadth-first search."""
    reached, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        new = [cell for cell in grid.neighbours[here] if cell not in reached]
        reached |= dict.fromkeys(new, reached[here] + 1)
        edge += new
    return reached


def test_distance_is_the_number_of_steps(grid: HexGrid) -> None:
    for start in range(len(grid.hexes)):
        assert steps_from(grid, start) == {cell: grid.distance(start, cell) for cell in range(len(grid.hexes))}


def test_directions_are_sixths_of_a_turn() -> None:
    turned = [(q + r, -q) for q, r in DIRECTIONS]
    assert turned == [*DIRECTIONS[1:], DIRECTIONS[0]]
