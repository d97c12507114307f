"""Layouts of observation vectors, and the encoder that writes the views of a match into them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame
from aevum.research.encoding.infer import _EncoderInference
from aevum.research.encoding.nodes import Encoder, Numbers

MATCHES: Final = 6
"""Number of random matches from which views are sampled."""
EVERY: Final = 9
"""Number of decisions for each sampled view."""


class Layout:
    """Layout of an observation vector, and encoding of views by it; immutable, so that copies are the same object."""

    def __init__(self, root: Encoder) -> None:
        self.root = root
        self.size = root.size
        self.fields = tuple(root.fields("", 0))
        self.rewrite = root.rewriter(0)
        self._write = root.writer(0)
        self._empty = array("f", bytes(4 * root.size))

    def __deepcopy__(self, memo: Any) -> Layout:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.root,)

    def row(self, view: Any) -> Numbers[float]:
        """Return a view as numbers."""
        row = self._empty[:]
        self._write(view, row)
        return row


class IncrementalEncoder:
    """Encoder of the successive views of a match, which writes only what has changed since the last view.

    A copy remembers nothing: it writes its first view as a whole.
    """

    __slots__ = ("_layout", "_memory", "_row")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._row = array("f", bytes(4 * layout.size))
        self._memory = layout.root.memory()

    def __deepcopy__(self, memo: Any) -> IncrementalEncoder:
        return IncrementalEncoder(self._layout)

    def __reduce__(self) -> tuple[Any, ...]:
        return IncrementalEncoder, (self._layout,)

    def row(self, view: Any) -> Numbers[float]:
        """Return a view as numbers, equal to `Layout.row`."""
        self._layout.rewrite(view, self._row, self._memory)
        return self._row[:]


@cache
def layout_of(game: AnyGame, seats: int, options: Any) -> Layout:
    """Return the layout of a game as it is played with these options and this number of seats."""
    views = list(_views(game, seats, options))
    return Layout(_EncoderInference(game).of(type(views[0]), views))


def _views(game: AnyGame, seats: int, options: Any) -> Iterator[Any]:
    for seed in range(MATCHES):
        choose = Random(seed).choice
        state = game.start(options, seats, Chance.from_seed(seed))
        decisions = 0
        while state.actor != OVER:
            if decisions % EVERY == 0:
                yield game.view(state, state.actor)
            state.apply(choose(game.without_resignations(state.legal())))
            decisions += 1
        yield from (game.view(state, seat) for seat in range(seats))
