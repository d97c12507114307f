"""Weights of features by which luck is measured, fitted to matches of bots.

`python -m bench.luck_weights FOLDER [GAMES]` reads the matches that `aevum arena --save` wrote into FOLDER, and prints
the variance that is left in the margin of the first bot once luck is taken out, and the table `luck_weights` for the
calibration of the game. For each chance event the features of every seat are compared with their means over outcomes
that were as likely; the sums over a match explain its result by a ridge. The variance left is that of deals which the
weights were not fitted to, for several strengths of the ridge; weights are those of the best.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from aevum.kernel.ai.calibration import final_margins
from aevum.kernel.ai.luck import OUTCOMES, is_chance_event
from aevum.kernel.chance import Chance
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.registry import find_game

FOLDS: Final = 20
STRENGTHS: Final = (0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
"""Strengths that are tried, as multiples of the number of rows, on columns with standard deviation 1."""
_DIGITS: Final = 3
_TINY: Final = 1e-9


class Row(NamedTuple):
    """Luck in the features of a seat, less that of the others, and what came of it."""

    deal: int
    bot: str
    luck: Any
    margin: float


def rows_of(match: Match) -> Iterator[Row]:
    """Yield the row of each seat of a match."""
    heuristics, seats = match.game.heuristics, len(match.seats)
    assert heuristics is not None
    total = np.zeros((seats, len(heuristics.features)))
    chance = Chance.from_seed(match.seed)
    state = match.state_at(0)
    for number, played in enumerate(match.moves):
        after = state.copy()
        after.apply(played.move)
        if is_chance_event(state, after):
            others = [
                _features(match, _outcome(state, played.move, chance.branch(OUTCOMES * number + one)))
                for one in range(OUTCOMES)
            ]
            total += _features(match, after) - np.mean(others, axis=0)
        state = after
    outcome = state.outcome()
    assert outcome is not None
    means = (total.sum(axis=0) - total) / (seats - 1)
    for seat, margin in enumerate(final_margins(outcome)):
        yield Row(match.seed, match.seats[seat], total[seat] - means[seat], margin)


def _features(match: Match, state: State) -> Any:
    """Return the features of all seats; none of a match that is over."""
    heuristics, seats = match.game.heuristics, range(len(match.seats))
    assert heuristics is not None
    if state.outcome() is not None:
        return np.zeros((len(seats), len(heuristics.features)))
    return np.array([heuristics.feature_values(state, seat) for seat in seats])


def _outcome(before: State, move: int, seed: int) -> State:
    state = before.redraw_unknown(Chance.from_seed(seed))
    state.apply(move)
    return state


class Fit:
    """Ridge of results on luck in features."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._luck = np.array([row.luck for row in rows])
        self._margins = np.array([row.margin for row in rows])
        self._bots = np.array([row.bot for row in rows])
        self._deals = np.unique([row.deal for row in rows], return_inverse=True)[1]

    def weights(self, strength: float, chosen: Any = None) -> Any:
        """Return the weights that fit some rows best; results of each bot are compared with its own mean."""
        chosen = np.ones(len(self._margins), bool) if chosen is None else chosen
        luck, margins, bots = self._luck[chosen], self._margins[chosen].copy(), self._bots[chosen]
        for bot in np.unique(bots):
            margins[bots == bot] -= margins[bots == bot].mean()
        scales = luck.std(axis=0)
        scales[scales < _TINY] = np.inf
        columns = luck / scales
        products = columns.T @ columns + strength * len(margins) * np.eye(columns.shape[1])
        return np.linalg.solve(products, columns.T @ margins) / scales

    def variance_left(self, strength: float, bot: str) -> float:
        """Return the variance over deals of the margin of a bot without luck, as a part of the plain one."""
        adjusted = self._margins.copy()
        for fold in range(FOLDS):
            left_out = self._deals % FOLDS == fold
            adjusted[left_out] -= self._luck[left_out] @ self.weights(strength, ~left_out)
        return float(self._over_deals(adjusted, bot).var() / self._over_deals(self._margins, bot).var())

    def _over_deals(self, margins: Any, bot: str) -> Any:
        own = self._bots == bot
        return np.array([margins[own & (self._deals == deal)].mean() for deal in np.unique(self._deals)])


def main() -> None:
    """Print the variance left and the weights."""
    files = sorted(Path(sys.argv[1]).glob(f"*{ENDING}"))[: int(sys.argv[2]) if len(sys.argv) > 2 else None]
    matches = (read_match(file, find_game) for file in files)
    rows = [row for match in matches for row in rows_of(match)]
    game, fit = read_match(files[0], find_game).game, Fit(rows)
    left = {strength: fit.variance_left(strength, rows[0].bot) for strength in STRENGTHS}
    for strength, part in left.items():
        sys.stdout.write(f"# strength {strength}: variance left {part:.1%}\n")
    best = min(STRENGTHS, key=lambda strength: left[strength])
    sys.stdout.write(f"[luck_weights]  # {len(files)} matches, strength {best}, variance left {left[best]:.1%}\n")
    assert game.heuristics is not None
    for feature, weight in zip(game.heuristics.features, fit.weights(best), strict=True):
        if weight:
            sys.stdout.write(f'"{feature.name}" = {float(f"{weight:.{_DIGITS}g}")}\n')


if __name__ == "__main__":
    main()
