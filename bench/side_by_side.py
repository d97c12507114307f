"""Our engines, plain and compiled, catanatron and games of OpenSpiel in turns, in one run: machines are noisy, ratios
are not. Random play first; then legal moves alone, at positions of our golden games and from the middle of the others'.

make bench
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from bench.engines import Engine
from bench.peers import OF_OPENSPIEL, Catan, Spiel
from bench.slices import Slice, middle_of, one_slice

SLICES = 7
CATANATRON = "catanatron"
PLAIN, COMPILED = "plain", "compiled"


def measured(programs: dict[str, Callable[[int], Slice]]) -> dict[str, Slice]:
    """Each program in turn, several times; the medians."""
    taken: dict[str, list[Slice]] = {name: [] for name in programs}
    for number in range(SLICES):
        for name, slice_from in programs.items():
            taken[name].append(slice_from(1_000_000 * number))
    return {name: middle_of(slices) for name, slices in taken.items()}


def report(found: dict[str, Slice], games: list[str]) -> None:
    """The tables."""
    head = ("decisions/s", "legal/decision", "legal lists/s", "legal moves/s", "copy, µs")
    print(f"{'':30}" + "".join(f"{word:>16}" for word in head))
    for name, one in found.items():
        print(
            f"{name:30}{one.decisions_a_second:>16,.0f}{one.moves_a_decision:>16.1f}{one.lists_a_second:>16,.0f}"
            f"{one.moves_a_second:>16,.0f}{one.copy_microseconds:>16.2f}"
        )
    for game in games:
        plain, compiled = found[f"{game} {PLAIN}"], found[f"{game} {COMPILED}"]
        print(f"\n{game}, ratios in this run")
        ratios(f"{COMPILED} to {PLAIN}", compiled, plain)
        for peer in (CATANATRON, *OF_OPENSPIEL):
            ratios(f"{PLAIN} to {peer}", plain, found[peer])
            ratios(f"{COMPILED} to {peer}", compiled, found[peer])


def ratios(name: str, ours: Slice, other: Slice) -> None:
    """How many times as much of ours there is; of the time of a copy, how many times as little."""
    row = (
        ours.decisions_a_second / other.decisions_a_second,
        ours.moves_a_decision / other.moves_a_decision,
        ours.lists_a_second / other.lists_a_second,
        ours.moves_a_second / other.moves_a_second,
        other.copy_microseconds / ours.copy_microseconds,
    )
    print(f"  {name:28}" + "".join(f"{ratio:>15.2f}x" for ratio in row))


def main(compiled_python: str) -> None:
    """Measure everything in turns, then tell it."""
    with Engine(sys.executable) as plain, Engine(compiled_python) as compiled:
        programs: dict[str, Callable[[int], Slice]] = {}
        for game in plain.games:
            programs[f"{game} {PLAIN}"] = partial(plain.slice, game)
            programs[f"{game} {COMPILED}"] = partial(compiled.slice, game)
        programs[CATANATRON] = partial(one_slice, Catan())
        programs |= {name: partial(one_slice, Spiel(name)) for name in OF_OPENSPIEL}
        report(measured(programs), plain.games)


if __name__ == "__main__":
    main(sys.argv[1])
