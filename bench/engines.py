"""Our engines, plain or compiled, whichever the Python has; measured slice by slice, so that both take turns.

`python -m bench.engines` prints its games in a line, then for each input line `GAME FIRST_SEED` one slice, as JSON.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import asdict
from itertools import chain, cycle
from pathlib import Path
from typing import Any, Self

from bench.timing import Slice, one_slice

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.registry import find_game, games
from aevum.kernel.system.garbage_collection import make_collections_rare

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
EVERY = 7
"""Number of decisions between two positions that are measured."""
MIDDLE = 25
"""Number of moves before the position that is copied."""
NUMBERS = tuple(map(random.Random(0).getrandbits, (30,) * 4093))
"""Random numbers by which `OurGame.play_lightly` chooses."""


class OurGame:
    """Random play of one of our games with the maximum of seats; legal moves at positions of its golden games."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self._options = game, game.options_type()
        self._resignations = frozenset(move for move in range(game.book.size) if game.is_resignation(move))
        self._middle = self._start(1)
        choose = random.Random(1).choice
        for _ in range(MIDDLE):
            self._middle.apply(choose(game.without_resignations(self._middle.legal())))
        golden = [read_match(file, find_game) for file in sorted(GOLDEN.glob(f"*{ENDING}"))]
        self._positions = [
            match.state_at(length)
            for match in golden
            if match.game is game
            for length in range(0, len(match.moves), EVERY)
        ]

    def _start(self, seed: int) -> State:
        state: State = self._game.start(self._options, self._game.seats[-1], Chance.from_seed(seed))
        return state

    def play(self, seed: int) -> tuple[int, int]:
        choose, candidates = random.Random(seed).choice, self._game.without_resignations
        state = self._start(seed)
        decisions = generated = 0
        while state.actor != OVER:
            legal = state.legal()
            decisions += 1
            generated += len(legal)
            state.apply(choose(candidates(legal)))
        state.outcome()
        return decisions, generated

    def play_lightly(self, seed: int) -> tuple[int, int]:
        """Play a random game as `play` does, by a loop that does next to nothing besides `legal` and `apply`.

        `play` chooses by `random.choice`, looks for the end in `actor` and leaves resignations out of every list, which
        is interpreted with either engine.
        """
        resignations = self._resignations
        state = self._start(seed)
        decisions = generated = 0
        legal = state.legal()
        for number in chain(NUMBERS[seed % len(NUMBERS) :], cycle(NUMBERS)):
            if not legal:
                break
            move = legal[number % len(legal)]
            if move in resignations and len(legal) > 1:
                continue
            decisions += 1
            generated += len(legal)
            state.apply(move)
            legal = state.legal()
        state.outcome()
        return decisions, generated

    def copy(self) -> object:
        return self._middle.copy()

    def generate(self) -> tuple[int, int]:
        return len(self._positions), sum(len(state.legal()) for state in self._positions)


class Engine:
    """A process of some Python interpreter that measures our games on request."""

    def __init__(self, python: str) -> None:
        # PYTHONPATH could hide the engines that are installed in this Python.
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [python, "-m", "bench.engines"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT, env=own)
        self.games: list[str] = self._read_line()

    def slice(self, game: str, first_seed: int) -> Slice:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{game} {first_seed}\n")
        self._process.stdin.flush()
        return Slice(**self._read_line())

    def _read_line(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()


def main() -> None:
    """Measure one slice for each line of the input until it ends."""
    ours = {id: OurGame(game) for id, game in games().items()}
    make_collections_rare()  # as in every process of Aevum that plays games
    print(json.dumps(list(ours)), flush=True)
    for line in sys.stdin:
        game, first_seed = line.split()
        print(json.dumps(asdict(one_slice(ours[game], int(first_seed)))), flush=True)


if __name__ == "__main__":
    main()
