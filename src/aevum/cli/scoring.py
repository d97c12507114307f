"""The result of a match as a table, line by line."""

from __future__ import annotations

from aevum.cli.desk import Desk
from aevum.kernel.match import Match
from aevum.kernel.points import written


def print_score(desk: Desk, match: Match) -> None:
    """The lines of every seat once the match is over; before that, a word on how far it has come."""
    outcome = match.outcome()
    if outcome is None:
        desk.say("score-not-yet", moves=len(match.moves))
        return
    words = desk.words_for(match.game)
    lines = list(outcome.points[0])
    rows = [[words(f"score-{line}"), *(written(points[line]) for points in outcome.points)] for line in lines]
    rows.append([words("score-total"), *map(written, outcome.totals)])
    rows += [
        [words(f"score-{line}"), *(written(breaks[line]) for breaks in outcome.tie_breaks)] for line in outcome.deciding
    ]
    desk.print()
    desk.print(f"[bold]{words(outcome.reason)}[/]")
    if len(match.seats) == 1:
        desk.table(("table-score", ">table-points"), rows)
        return
    crowned = [f"{name} ★" if seat in outcome.winners else name for seat, name in enumerate(match.seats)]
    desk.table(("table-score", *(f">{name}" for name in crowned)), rows)
