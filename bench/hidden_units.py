"""Whether hidden units predict final points better than the ridge of `aevum learn`, on deals not used for the fit.

`python -m bench.hidden_units GAME FOLDER` reads the games of a learning run, fits a ridge to four fifths of its deals,
and then hidden units to what the ridge leaves: by final points, and by TD returns. It prints the part of the variance
of evaluation errors that each explains in the other deals, among states with as much time left.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from aevum.arena.learning.rows import Row, rows_of
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game

LEFT_OUT: Final = 5
"""One deal in this number is left out of the fit."""
STRENGTHS: Final = (0.01, 0.03, 0.1, 0.3)
BATCH: Final = 512
RATE: Final = 5e-4
DECAY: Final = 3e-3
_LARGEST: Final = 5.0
"""Largest input, in standard deviations."""

Numbers = Any
"""Array of numpy, which the types do not follow."""


def games(game: AnyGame, folder: Path) -> Iterator[list[Row]]:
    """Yield the rows of each game of a learning run."""
    for journal in sorted(folder.glob("games-*/journal.jsonl")):
        header, *lines = journal.read_text(encoding="utf-8").splitlines()
        options = game.read_options(json.loads(header)["options"])
        for line in lines:
            played = json.loads(line)
            yield rows_of(game, options, len(played["bots"]), played["seed"], played["moves"])


class Table:
    """All rows of a run: inputs, errors less the mean of their time, and the next row of the same seat."""

    def __init__(self, game: AnyGame, played: list[list[Row]]) -> None:
        rows = [row for one in played for row in one]
        heuristics = game.heuristics
        assert heuristics is not None
        learned = [number for number, feature in enumerate(heuristics.features) if feature.is_learned]
        values = np.array([[row.values[number] for number in learned] for row in rows], np.float32)
        times = np.array([row.time_left for row in rows], np.float32)
        both = np.hstack([values, values * times[:, None]])
        spread = both.std(0)
        used = spread > 1e-6
        standard = (both[:, used] - both[:, used].mean(0)) / spread[used]
        self.inputs: Numbers = np.clip(standard, -_LARGEST, _LARGEST).astype(np.float32)
        self.raw = np.array([row.error for row in rows], np.float32)
        _, group = np.unique(np.round(times, 4), return_inverse=True)
        self.errors = self.raw - (np.bincount(group, self.raw) / np.bincount(group))[group].astype(np.float32)
        self.next = np.array([place for one in played for place in _following(one)])
        at = np.cumsum([0, *map(len, played)])
        self.next = np.where(self.next < 0, -1, self.next + np.repeat(at[:-1], np.diff(at)))
        self.is_new = np.repeat(np.arange(len(played)) % LEFT_OUT == 0, np.diff(at))

    def explained(self, predicted: Numbers) -> float:
        """Return the part of the variance that predictions explain in the deals left out."""
        errors = self.errors[self.is_new]
        return float(1 - ((errors - predicted[self.is_new]) ** 2).mean() / (errors**2).mean())

    def returns(self, predicted: Numbers, trace: float) -> Numbers:
        """Return the TD(trace) target of each row: a mixture of later evaluations and the final points."""
        targets = self.errors.copy()
        for row in range(len(targets) - 1, -1, -1):
            after = self.next[row]
            if after >= 0:
                gain = self.errors[row] - self.errors[after]
                targets[row] = gain + (1 - trace) * predicted[after] + trace * targets[after]
        return targets


def _following(rows: list[Row]) -> list[int]:
    """Return for each row of a game the place of the next one of the same seat; -1 = there is none."""
    last: dict[int, int] = {}
    following = [-1] * len(rows)
    for place in range(len(rows) - 1, -1, -1):
        following[place] = last.get(rows[place].seat, -1)
        last[rows[place].seat] = place
    return following


def ridge(table: Table) -> Numbers:
    """Return what the best ridge predicts for all rows."""
    inputs, errors = table.inputs[~table.is_new], table.errors[~table.is_new]
    products, target = inputs.T @ inputs, inputs.T @ errors
    fits = [np.linalg.solve(products + s * len(inputs) * np.eye(len(products)), target) for s in STRENGTHS]
    return max((table.inputs @ fit for fit in fits), key=table.explained)


class HiddenUnits:
    """One layer of hidden units, fitted by Adam."""

    def __init__(self, inputs: int, units: int) -> None:
        self._random = np.random.default_rng(1)
        first = self._random.standard_normal((inputs, units)) / np.sqrt(inputs)
        self._weights = [first.astype(np.float32), np.zeros(units, np.float32), np.zeros(units, np.float32)]
        self._moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self._weights]
        self._steps = 0

    def predict(self, inputs: Numbers) -> Numbers:
        """Return the output for each row."""
        first, bias, last = self._weights
        return np.asarray(np.tanh(inputs @ first + bias) @ last)

    def train(self, inputs: Numbers, targets: Numbers) -> None:
        """Go once through all rows in random order."""
        order = self._random.permutation(len(inputs))
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            self._step(inputs[batch], targets[batch])

    def _step(self, inputs: Numbers, targets: Numbers) -> None:
        first, bias, last = self._weights
        hidden = np.tanh(inputs @ first + bias)
        errors = (hidden @ last - targets) / len(inputs)
        back = np.outer(errors, last) * (1 - hidden**2)
        slopes = (inputs.T @ back + DECAY * first, back.sum(0), hidden.T @ errors + DECAY * last)
        self._steps += 1
        for weight, slope, (mean, square) in zip(self._weights, slopes, self._moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            sure = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= RATE * mean / (1 - 0.9**self._steps) / sure


def main() -> None:
    """Print what ridge and hidden units explain."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--passes", type=int, default=8)
    args = parser.parse_args()
    game = find_game(args.game)
    table = Table(game, list(games(game, args.folder)))
    print(f"{len(table.errors):,} rows, {table.inputs.shape[1]} inputs")
    linear = ridge(table)
    print(f"ridge: {table.explained(linear):.2%}")
    for trace in (1.0, 0.7):
        units, scale = HiddenUnits(table.inputs.shape[1], args.units), float(table.errors.std())
        predicted = linear
        for number in range(args.passes):
            left = (table.returns(predicted, trace) - linear) / scale
            units.train(table.inputs[~table.is_new], left[~table.is_new])
            predicted = linear + scale * units.predict(table.inputs)
            print(
                f"ridge and {args.units} hidden units, TD({trace}), pass {number + 1}: {table.explained(predicted):.2%}"
            )


if __name__ == "__main__":
    main()
