"""Time slices of a program: a second of random play by each of two loops, one of move generation, copies of a state.

Time is CPU time of the process, so that other load on the machine is not counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from statistics import median
from typing import Protocol

SECONDS = 1.0
"""Duration in seconds of each part of a slice."""
COPIES = 2_000
"""Number of copies in a slice."""


class Program(Protocol):
    """Interface of a measured program, ours or a peer."""

    def play(self, seed: int) -> tuple[int, int]:
        """Play one random game from a seed; return the numbers of decisions and of legal moves generated."""

    def play_lightly(self, seed: int) -> tuple[int, int]:
        """Play one random game as `play` does, with as little of the benchmark's own work as possible."""

    def copy(self) -> object:
        """Return a copy of a position in the middle of a game."""

    def generate(self) -> tuple[int, int]:
        """Generate the legal moves of every stored position; return the numbers of lists and of moves."""


@dataclass(frozen=True)
class Slice:
    """Figures of one program."""

    decisions_a_second: float
    light_decisions_a_second: float
    moves_a_decision: float
    moves_a_second: float
    lists_a_second: float
    copy_microseconds: float


def one_slice(program: Program, first_seed: int) -> Slice:
    """Measure one slice of a program: random play by either loop, move generation, copies."""
    seeds = iter(range(first_seed, first_seed + 1_000_000))
    decisions, found = _repeated(lambda: program.play(next(seeds)))
    lightly, _ = _repeated(lambda: program.play_lightly(next(seeds)))
    lists, listed = _repeated(program.generate)
    began = time.process_time()
    for _ in range(COPIES):
        program.copy()
    copying = (time.process_time() - began) / COPIES * 1e6
    return Slice(decisions, lightly, found / decisions, listed, lists, copying)


def _repeated(work: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Repeat some work for SECONDS and return both of its counts a second."""
    first = second = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        more, others = work()
        first += more
        second += others
    seconds = time.process_time() - began
    return first / seconds, second / seconds


def middle_of(slices: Sequence[Slice]) -> Slice:
    """Return the median of each figure."""
    return Slice(*map(median, zip(*map(astuple, slices), strict=True)))
