"""The longest trail, compared with networks computed by hand and with exhaustive search."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aevum.kernel.geometry import SquareGrid, longest_trail
from aevum.kernel.geometry.longest_trail import Edge

SIDES_3X3 = SquareGrid(3, 3).side_corners
SIDES_2X3 = SquareGrid(2, 3).side_corners
EDGES_OF_7 = list(combinations(range(7), 2))
many = settings(max_examples=max(300, settings().max_examples))


def longest_by_trying_every_way(edges: list[Edge]) -> int:
    """Return the longest trail by walking on from every corner over every unused edge."""

    @cache
    def on_from(corner: int, unused: frozenset[Edge]) -> int:
        ways = (edge for edge in unused if corner in edge)
        return max((1 + on_from(sum(edge) - corner, unused - {edge}) for edge in ways), default=0)

    corners = {corner for edge in edges for corner in edge}
    return max((on_from(corner, frozenset(edges)) for corner in corners), default=0)


@many
@given(st.lists(st.sampled_from(SIDES_3X3), max_size=13, unique=True))
def test_roads_on_a_small_grid(edges: list[Edge]) -> None:
    assert longest_trail(edges) == longest_by_trying_every_way(edges)


@many
@given(st.lists(st.sampled_from(SIDES_2X3), min_size=9, max_size=14, unique=True))
def test_dense_roads_on_a_smaller_grid(edges: list[Edge]) -> None:
    assert longest_trail(edges) == longest_by_trying_every_way(edges)


@many
@given(st.lists(st.sampled_from(EDGES_OF_7), max_size=9, unique=True))
def test_any_small_network(edges: list[Edge]) -> None:
    assert longest_trail(edges) == longest_by_trying_every_way(edges)


@given(st.lists(st.sampled_from(SIDES_3X3), max_size=20, unique=True), st.randoms(use_true_random=False))
def test_the_order_of_the_edges_and_of_their_ends_does_not_matter(edges: list[Edge], luck: random.Random) -> None:
    turned = [(other, one) if luck.random() < 0.5 else (one, other) for one, other in edges]
    luck.shuffle(turned)

    assert longest_trail(turned) == longest_trail(edges)


@given(st.lists(st.sampled_from(SIDES_3X3), min_size=1, max_size=24, unique=True))
def test_one_more_edge_never_shortens_a_trail(edges: list[Edge]) -> None:
    *before, _last = edges

    assert longest_trail(before) <= longest_trail(edges) <= len(edges)


@pytest.mark.parametrize(
    ("edges", "length"),
    [
        ([], 0),
        ([(0, 1)], 1),
        ([(0, 1), (2, 3)], 1),
        ([(0, 1), (0, 2), (0, 3)], 2),  # three arms
        ([(0, 1), (0, 2), (0, 3), (0, 4)], 2),  # a crossing of four arms
        ([(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2)], 6),  # two rings that share a corner
        ([(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3), (2, 3)], 7),  # two rings joined by a bridge
        ([(0, 1), (1, 2), (2, 0), (0, 3), (1, 4), (2, 5)], 4),  # a ring with three tails
        (list(combinations(range(4), 2)), 5),  # four corners, each joined to each: one edge is left out
        (list(combinations(range(5), 2)), 10),  # five corners: all even, nothing is left out
    ],
)
def test_hand_computed_networks(edges: list[Edge], length: int) -> None:
    assert longest_trail(edges) == length


@pytest.mark.parametrize(("size", "edges", "length"), [(1, 4, 4), (2, 12, 10), (3, 24, 21), (4, 40, 34)])
def test_whole_grids(size: int, edges: int, length: int) -> None:
    """Each side has size - 1 odd corners; all but two of them are paired off by the fewest edges left out."""
    sides = SquareGrid(size, size).side_corners

    assert len(sides) == edges
    assert longest_trail(sides) == length
