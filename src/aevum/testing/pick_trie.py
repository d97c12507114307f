"""Trie of the picks of some moves, to compare with what the move book says of them."""

from __future__ import annotations

from collections.abc import Iterable

from aevum.kernel.moves import MoveBook


class Picks:
    """Trie of picks over some legal moves: the picks that can follow, and the move that is complete here."""

    __slots__ = ("move", "next")

    def __init__(self) -> None:
        self.move: int | None = None
        self.next: dict[str, Picks] = {}

    @classmethod
    def over(cls, book: MoveBook, legal: Iterable[int]) -> Picks:
        """Return the trie of these moves."""
        root = cls()
        for number in legal:
            node = root
            for pick in book.picks(number):
                node = node.next.setdefault(pick, cls())
            node.move = number
        return root

    def walk(self, path: Iterable[str]) -> Picks | None:
        """Return the node that a path of picks leads to; None if it leaves the trie."""
        node: Picks | None = self
        for pick in path:
            node = node.next.get(pick) if node else None
        return node

    def moves(self) -> list[int]:
        """Return all moves at and below this node, sorted."""
        own = [] if self.move is None else [self.move]
        return sorted(own + [number for child in self.next.values() for number in child.moves()])
