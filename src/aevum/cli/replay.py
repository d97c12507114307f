"""`aevum replay`: all moves of a file, verified and printed in sentences, with the score."""

from __future__ import annotations

import argparse
from typing import Any

from rich.markup import escape

from aevum.cli.console import Console
from aevum.cli.parser import Parser
from aevum.cli.saved_matches import saved_match
from aevum.cli.score_table import print_score
from aevum.kernel.match import Match
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the argument: the file."""
    parser.add_argument("file", metavar=words("help-file"), help=words("help-match-or-position"))


def run(args: argparse.Namespace, console: Console) -> None:
    """Print every move of a file with the events that its player saw."""
    match = saved_match(args.file)
    log = match.log()
    if console.machine:
        console.data(_to_json(match))
        return
    words = console.words_for(match.game)
    for number, (played, events) in enumerate(zip(match.moves, log, strict=True), start=1):
        mover = match.game.seat_title(played.seat, words) or match.seats[played.seat]
        sentences = " ".join(event.say_to_others(words, mover) for event in events if event.seen_by(played.seat))
        who = f"{match.seats[played.seat]}: " if len(match.seats) > 1 else ""
        notation = match.game.book.notation(played.move)
        console.print(f"[dim]{number:>3}[/]  [dim]{escape(who)}[/][bold]{notation}[/]  {escape(sentences)}")
    print_score(console, match)


def _to_json(match: Match) -> dict[str, Any]:
    outcome = match.outcome()
    return {
        "game": match.game.id,
        "moves": [match.game.book.notation(played.move) for played in match.moves],
        "over": match.over,
        "outcome": outcome.to_json() if outcome else None,
        "position": match.view().to_json(),
    }
