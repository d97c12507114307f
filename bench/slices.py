"""Slices: one second of a program playing, one of it listing legal moves, some copies; what was measured of many.

The clock is that of the process, so that whoever else works on the machine is not counted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from statistics import median
from typing import Protocol

SECONDS = 1.0
COPIES = 2_000


class Program(Protocol):
    """What plays, on either side."""

    def play(self, seed: int) -> tuple[int, int]:
        """One random game from a seed: decisions, and legal moves generated."""

    def copy(self) -> object:
        """A copy of a position in the middle of a game."""

    def generate(self) -> tuple[int, int]:
        """The legal moves of every position that is kept: lists, and moves in them."""


@dataclass(frozen=True)
class Slice:
    """What was measured of one program."""

    decisions_a_second: float
    moves_a_decision: float
    moves_a_second: float
    lists_a_second: float
    copy_microseconds: float


def one_slice(program: Program, first_seed: int) -> Slice:
    """A turn of one program: play, legal moves alone, copies."""
    seeds = iter(range(first_seed, first_seed + 1_000_000))
    decisions, found = _repeated(lambda: program.play(next(seeds)))
    lists, listed = _repeated(program.generate)
    began = time.process_time()
    for _ in range(COPIES):
        program.copy()
    copying = (time.process_time() - began) / COPIES * 1e6
    return Slice(decisions, found / decisions, listed, lists, copying)


def _repeated(work: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Both counts of some work, a second."""
    first = second = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        more, others = work()
        first += more
        second += others
    seconds = time.process_time() - began
    return first / seconds, second / seconds


def middle_of(slices: Sequence[Slice]) -> Slice:
    """The median of each figure."""
    return Slice(*map(median, zip(*map(astuple, slices), strict=True)))
