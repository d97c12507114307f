"""Outlines of hexes with corners, sides in their directions, and several hexes as one shape."""

from __future__ import annotations

import re
from math import hypot, isclose

import pytest

from aevum.kernel.geometry.hex_grid import DIRECTIONS
from aevum.kernel.svg.hex_outlines import FLAT, POINTED, HexOutline

every_shape = pytest.mark.parametrize("shape", [FLAT, POINTED])


@every_shape
def test_corners_lie_a_radius_away_and_sides_are_as_long(shape: HexOutline) -> None:
    corners = shape.corners(3, 4, 100)
    for (x, y), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        assert isclose(hypot(x - 3, y - 4), 100, abs_tol=0.1)
        assert isclose(hypot(x2 - x, y2 - y), 100, abs_tol=0.2)


def test_sides_of_pointed_hexes_face_the_directions_of_the_grid() -> None:
    for number, (q, r) in enumerate(DIRECTIONS):
        across, down = POINTED.towards(number)
        step = ((q + r / 2) * 3**0.5, r * 1.5)
        assert isclose(across * 2, step[0], abs_tol=1e-9)
        assert isclose(down * 2, step[1], abs_tol=1e-9)


def test_sides_of_flat_hexes_run_clockwise_from_the_north() -> None:
    ways = [FLAT.towards(number) for number in range(6)]
    assert [(round(x, 2), round(y, 2)) for x, y in ways[:3]] == [(0.0, -0.87), (0.75, -0.43), (0.75, 0.43)]


@every_shape
def test_a_contour_ends_where_an_outline_ends(shape: HexOutline) -> None:
    x, y = 0.0, 0.0
    passed: list[tuple[float, float]] = []
    for letter, numbers in re.findall(r"([A-Za-z])([-\d. ]*)", shape.contour(50, 60, 40)):
        given = list(map(float, re.findall(r"-?\d+\.?\d*", numbers)))
        if letter == "z":
            continue
        dx, dy = (given[0], 0.0) if letter == "h" else (0.0, given[0]) if letter == "v" else given
        x, y = x + dx, y + dy
        passed.append((x, y))
    for (x, y), (there, below) in zip(passed, shape.corners(50, 60, 40), strict=True):
        assert isclose(x, there, abs_tol=0.3)
        assert isclose(y, below, abs_tol=0.3)


def test_neighbours_are_one_shape() -> None:
    """Two hexes side by side have ten sides, three around a corner have twelve."""
    height = 3**0.5 * 100
    two = [(0.0, 0.0), (0.0, height)]
    three = [*two, (150.0, height / 2)]
    assert [len(line) for line in FLAT.around(two, 100)] == [10]
    assert [len(line) for line in FLAT.around(three, 100)] == [12]


def test_hexes_apart_are_two_shapes_and_a_ring_has_a_hole() -> None:
    height = 3**0.5 * 100
    ring = [(2 * 100 * x, 2 * 100 * y) for x, y in (FLAT.towards(side) for side in range(6))]
    assert sorted(len(line) for line in FLAT.around([(0, 0), (0, 3 * height)], 100)) == [6, 6]
    assert sorted(len(line) for line in FLAT.around(ring, 100)) == [6, 18]
