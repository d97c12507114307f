"""Benchmark of our engines, plain and compiled, against catanatron and games of OpenSpiel.

All take turns in one run, because machines are noisy and ratios are not. Random play comes first, then the same by a
loop that is light for our engines, then legal moves alone: at positions of our golden games, and from the middle of
games of the others.

Run it by `make bench`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from bench.engines import Engine
from bench.peers import OF_OPENSPIEL, Catan, Spiel
from bench.timing import Slice, middle_of, one_slice

from aevum.kernel.system.garbage_collection import make_collections_rare

SLICES = 7
"""Number of turns of each program, of which the medians are reported."""
CATANATRON = "catanatron"
PLAIN, COMPILED = "plain", "compiled"


def measured(programs: dict[str, Callable[[int], Slice]]) -> dict[str, Slice]:
    """Return the medians of several slices of each program, measured in turns."""
    taken: dict[str, list[Slice]] = {name: [] for name in programs}
    for number in range(SLICES):
        for name, slice_from in programs.items():
            taken[name].append(slice_from(1_000_000 * number))
    return {name: middle_of(slices) for name, slices in taken.items()}


def report(found: dict[str, Slice], games: list[str]) -> None:
    """Print the figures of each program, then ratios for each of our games."""
    head = ("decisions/s", "light loop", "legal/decision", "legal lists/s", "legal moves/s", "copy, µs")
    print(f"{'':30}" + "".join(f"{word:>16}" for word in head))
    for name, one in found.items():
        print(
            f"{name:30}{one.decisions_a_second:>16,.0f}{one.light_decisions_a_second:>16,.0f}"
            f"{one.moves_a_decision:>16.1f}{one.lists_a_second:>16,.0f}{one.moves_a_second:>16,.0f}"
            f"{one.copy_microseconds:>16.2f}"
        )
    for game in games:
        plain, compiled = found[f"{game} {PLAIN}"], found[f"{game} {COMPILED}"]
        print(f"\n{game}, ratios in this run")
        ratios(f"{COMPILED} to {PLAIN}", compiled, plain)
        for peer in (CATANATRON, *OF_OPENSPIEL):
            ratios(f"{PLAIN} to {peer}", plain, found[peer])
            ratios(f"{COMPILED} to {peer}", compiled, found[peer])


def ratios(name: str, ours: Slice, other: Slice) -> None:
    """Print how many times as fast ours is; for copies the inverse ratio of times."""
    row = (
        ours.decisions_a_second / other.decisions_a_second,
        ours.light_decisions_a_second / other.light_decisions_a_second,
        ours.moves_a_decision / other.moves_a_decision,
        ours.lists_a_second / other.lists_a_second,
        ours.moves_a_second / other.moves_a_second,
        other.copy_microseconds / ours.copy_microseconds,
    )
    print(f"  {name:28}" + "".join(f"{ratio:>15.2f}x" for ratio in row))


def main(compiled_python: str) -> None:
    """Measure all programs in turns and print the report."""
    with Engine(sys.executable) as plain, Engine(compiled_python) as compiled:
        programs: dict[str, Callable[[int], Slice]] = {}
        for game in plain.games:
            programs[f"{game} {PLAIN}"] = partial(plain.slice, game)
            programs[f"{game} {COMPILED}"] = partial(compiled.slice, game)
        programs[CATANATRON] = partial(one_slice, Catan())
        programs |= {name: partial(one_slice, Spiel(name)) for name in OF_OPENSPIEL}
        make_collections_rare()  # for the peers, as in the processes of our engines
        report(measured(programs), plain.games)


if __name__ == "__main__":
    main(sys.argv[1])
