"""Fit of the lasting part of losses to reviews of saved games of bots of unequal strength.

    aevum arena GAME --bots BOT,OTHER --games 60 --save FOLDER
    PYTHONPATH=tests .venv/bin/python tests/review/losses.py FOLDER [GAMES]

prints `lasting_loss` for the calibration of the game with its standard error, and the spread of what is not explained
with and without it. Only quick judgments count.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.registry import find_game
from aevum.review import review, reviewer

GAMES: Final = 60

Row = tuple[float, float]
"""Result without start and luck, and what losses of all seats would add to it, of the first seat of a game."""


def row_of(file: Path) -> Row:
    match = read_match(file, find_game)
    totals = review(match, 0).totals[0]
    lasting = Forecast(match.game, len(match.seats)).calibration.lasting_loss
    losses = (totals.decisions.amount + totals.rivals.amount) / lasting
    return totals.result - totals.start - totals.luck.amount, losses


def fitted(rows: Sequence[Row]) -> tuple[float, float]:
    """Return the slope of the result by losses, by least squares through 0, and its standard error."""
    own = sum(losses * losses for _, losses in rows)
    slope = sum(result * losses for result, losses in rows) / own
    rest = sum((result - slope * losses) ** 2 for result, losses in rows) / (len(rows) - 1)
    return slope, sqrt(rest / own)


def unexplained(rows: Sequence[Row], lasting: float) -> float:
    """Return the root of the mean square of what is not explained."""
    return sqrt(fmean((result - lasting * losses) ** 2 for result, losses in rows))


def main() -> None:
    """Print the fit, and what halves of the games leave unexplained with the slope of the other half."""
    reviewer._CANDIDATES = 0  # type: ignore[misc]
    files = sorted(Path(sys.argv[1]).glob(f"*{ENDING}"))[: int(sys.argv[2]) if len(sys.argv) > 2 else GAMES]
    rows = [row_of(file) for file in files]
    slope, error = fitted(rows)
    halves = rows[: len(rows) // 2], rows[len(rows) // 2 :]
    crossed = [unexplained(one, fitted(other)[0]) for one, other in (halves, halves[::-1])]
    sys.stdout.write(f"{len(rows)} games: lasting_loss = {slope:.2f} ± {error:.2f}\n")
    sys.stdout.write(f"not explained: {unexplained(rows, 1.0):.1f}; with the slope of the other half: ")
    sys.stdout.write(f"{sqrt(fmean(one * one for one in crossed)):.1f}\n")


if __name__ == "__main__":
    main()
