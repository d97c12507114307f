"""A bot that plays by information-set tree search with progressive widening, to compare with beam search.

    aevum arena tempus --bots bench/tree_search.py:TreeSearch,normal,normal,normal --games 40

Every simulation has a determinization of its own. All of them share one tree, whose nodes are sequences of moves; a
node counts how often each of its moves could have been chosen. Moves are tried in the order of the heuristics'
candidates, more of them the more often their node was visited.
"""

from __future__ import annotations

from math import ceil, log, sqrt
from typing import Any, Final

from aevum.bots import Bot, Sight
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.game import OVER, State

SIMULATIONS: Final = 600
SEGMENTS: Final = 2
"""Number of search segments that a simulation plays before it is evaluated."""
EXPLORATION: Final = 0.7
WIDENING: Final = 1.5
"""Number of moves that a node tries, as a multiple of the square root of its visits."""


class Node:
    """Statistics of a move: visits, chances to be visited, and the sum of values for the seat that made it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = self.available = 0
        self.total = 0.0


class TreeSearch(Bot):
    """Bot that grows a tree of moves of all seats and plays the move that was tried most often."""

    def choose(self, sight: Sight) -> int:
        """Return the most visited move."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        heuristics = sight.game.heuristics
        assert heuristics is not None
        self._low, self._high = float("inf"), float("-inf")
        root = Node()
        for _ in range(SIMULATIONS):
            self._simulate(root, sight.imagine(self.chance), heuristics)
        legal = set(sight.legal)
        return max((move for move in root.children if move in legal), key=lambda move: root.children[move].visits)

    def _simulate(self, root: Node, state: State, heuristics: Heuristics[Any]) -> None:
        path: list[tuple[int, Node]] = []
        node, segments, is_new = root, 0, False
        while state.actor != OVER and segments < SEGMENTS and not (is_new and heuristics.is_quiescent(state)):
            seat, segment = state.actor, heuristics.search_segment(state)
            move = heuristics.default_move(state) if is_new else self._selected(node, state, heuristics)
            state.apply(move)
            segments += state.actor != OVER and heuristics.search_segment(state) != segment
            if not is_new:
                node = node.children[move]
                path.append((seat, node))
                is_new = not node.visits
        values: dict[int, float] = {}
        for seat, visited in path:
            if seat not in values:
                values[seat] = heuristics.relative_evaluation(state, seat)
                self._low, self._high = min(self._low, values[seat]), max(self._high, values[seat])
            visited.visits += 1
            visited.total += values[seat]
        root.visits += 1

    def _selected(self, node: Node, state: State, heuristics: Heuristics[Any]) -> int:
        legal = state.legal()
        candidates = heuristics.candidates(state, legal) if len(legal) > 1 else legal
        moves = candidates[: ceil(WIDENING * sqrt(node.visits + 1))]
        for move in moves:
            child = node.children.setdefault(move, Node())
            child.available += 1
            if not child.visits:
                return move
        spread = max(1e-9, self._high - self._low)

        def bound(move: int) -> float:
            child = node.children[move]
            mean = (child.total / child.visits - self._low) / spread
            return mean + EXPLORATION * sqrt(log(child.available) / child.visits)

        return max(moves, key=bound)
