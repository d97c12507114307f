"""Ledger: every game of a contest as a row of a CSV file."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from aevum.arena.contest import Result
from aevum.kernel.points import plain


def ledger(results: Sequence[Result]) -> str:
    """A row a game; three columns for each seat: who sat there, with how many points, in which place."""
    seats = range(len(results[0].bots))
    paper = io.StringIO()
    rows = csv.writer(paper, lineterminator="\n")
    columns = [f"{column}_{seat + 1}" for seat in seats for column in ("bot", "points", "place")]
    rows.writerow(["game", "deal", "seed", "decisions", "reason", *columns])
    for result in results:
        ending = result.ending
        told = [
            entry for seat in seats for entry in (result.bots[seat], plain(ending.scores[seat]), result.place(seat))
        ]
        rows.writerow([result.number, result.deal, result.seed, ending.decisions, ending.reason, *told])
    return paper.getvalue()
