"""Games of a contest as a CSV file."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from aevum.arena.contest import Result
from aevum.kernel.points import plain


def to_csv(results: Sequence[Result]) -> str:
    """Return CSV with a row for each game and three columns for each seat: its bot, points and place."""
    seats = range(len(results[0].bots))
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    columns = [f"{column}_{seat + 1}" for seat in seats for column in ("bot", "points", "place")]
    rows.writerow(["game", "deal", "seed", "decisions", "reason", *columns])
    for result in results:
        outcome = result.outcome
        by_seat = [
            entry for seat in seats for entry in (result.bots[seat], plain(outcome.scores[seat]), result.place(seat))
        ]
        rows.writerow([result.number, result.deal, result.seed, outcome.decisions, outcome.reason, *by_seat])
    return file.getvalue()
