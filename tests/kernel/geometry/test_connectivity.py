"""Connected components and flood fill."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from aevum.kernel.geometry import SquareGrid, components, flood

LINE = [[1], [0, 2], [1, 3], [2, 4], [3]]
GRID = SquareGrid(5, 5).neighbours


def test_a_flood_stays_among_members() -> None:
    assert flood([0], LINE, {0, 1, 3, 4}) == {0, 1}
    assert flood([0, 4], LINE, {0, 1, 3, 4}) == {0, 1, 3, 4}
    assert flood([], LINE, {0, 1}) == set()


def test_components_are_sorted_by_their_lowest_cell() -> None:
    assert components([4, 3, 0], LINE) == [[0], [3, 4]]
    assert components([], LINE) == []
    assert components(range(5), LINE) == [[0, 1, 2, 3, 4]]


@given(st.sets(st.integers(0, 24)))
def test_components_part_the_members(members: set[int]) -> None:
    groups = components(members, GRID)
    assert sorted(cell for group in groups for cell in group) == sorted(members)
    for group in groups:
        assert flood(group[:1], GRID, members) == set(group)


@given(st.sets(st.integers(0, 24)))
def test_cells_of_two_components_never_touch(members: set[int]) -> None:
    group_of = {cell: number for number, group in enumerate(components(members, GRID)) for cell in group}
    for cell in members:
        assert all(group_of[other] == group_of[cell] for other in GRID[cell] if other in members)
