"""Score table of a match in the terminal."""

from __future__ import annotations

from aevum.cli.console import Console
from aevum.kernel.match import Match
from aevum.kernel.points import written


def print_score(console: Console, match: Match) -> None:
    """Print the score of every seat once the match is over; before that, the number of moves."""
    outcome = match.outcome()
    if outcome is None:
        console.say("score-not-yet", moves=len(match.moves))
        return
    words = console.words_for(match.game)
    lines = list(outcome.points[0])
    rows = [[words(f"score-{line}"), *(written(points[line]) for points in outcome.points)] for line in lines]
    rows.append([words("score-total"), *map(written, outcome.totals)])
    if outcome.deciding:
        rows.append([words("score-tie-breaks"), *("" for _ in outcome.points)])
    rows += [
        [words(f"score-{line}"), *(written(breaks[line]) for breaks in outcome.tie_breaks)] for line in outcome.deciding
    ]
    console.print()
    console.print(f"[bold]{words(outcome.reason)}[/]")
    if len(match.seats) == 1:
        console.table(("table-score", ">table-points"), rows)
        return
    crowned = [f"{name} ★" if seat in outcome.winners else name for seat, name in enumerate(match.seats)]
    console.table(("table-score", *(f">{name}" for name in crowned)), rows)
