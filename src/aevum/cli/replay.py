"""`aevum replay`: every move checked again, told in sentences, with the score line by line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.markup import escape

from aevum.cli.desk import Desk
from aevum.cli.parser import Parser
from aevum.cli.scoring import print_score
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import read_match
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """FILE."""
    parser.add_argument("file", type=Path, metavar=words("help-file"), help=words("help-match-file"))


def run(args: argparse.Namespace, desk: Desk) -> None:
    """Play the file through, every move told with all that the one who made it saw."""
    match = read_match(args.file, find_game)
    told = match.log()
    if desk.machine:
        desk.data(_to_json(match))
        return
    words = desk.words_for(match.game)
    for number, (played, events) in enumerate(zip(match.moves, told, strict=True), start=1):
        mover = match.game.seat_title(played.seat, words) or match.seats[played.seat]
        sentences = " ".join(event.retell(words, mover) for event in events if event.seen_by(played.seat))
        who = f"{match.seats[played.seat]}: " if len(match.seats) > 1 else ""
        notation = match.game.book.notation(played.move)
        desk.print(f"[dim]{number:>3}[/]  [dim]{escape(who)}[/][bold]{notation}[/]  {escape(sentences)}")
    print_score(desk, match)


def _to_json(match: Match) -> dict[str, Any]:
    outcome = match.outcome()
    return {
        "game": match.game.id,
        "moves": [match.game.book.notation(played.move) for played in match.moves],
        "over": match.over,
        "outcome": outcome.to_json() if outcome else None,
        "position": match.view().to_json(),
    }
