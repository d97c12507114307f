"""`aevum explain-move`: the plan behind a bot's move, its alternatives, and what decides between them."""

from __future__ import annotations

import argparse
from typing import Final

from rich.markup import escape

from aevum.bots import bots
from aevum.bots.move_explanation import explain_move
from aevum.cli.console import Console
from aevum.cli.parser import Parser
from aevum.cli.saved_matches import saved_match
from aevum.kernel.words import Words
from aevum.web.components.move_explanation import explanation_json, explanation_lines

_USUAL_BOT: Final = "hard"


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: the file, the number of a move, and the bot that made it."""
    parser.add_argument("file", metavar=words("help-file"), help=words("help-match-or-position"))
    parser.add_argument("number", type=int, metavar="N", help=words("help-move-number"))
    known = words("help-explained-bot", known=", ".join(bots()))
    parser.add_argument("--bot", default=_USUAL_BOT, metavar=words("help-bot"), help=known)


def run(args: argparse.Namespace, console: Console) -> None:
    """Print the explanation of one move of a file."""
    match = saved_match(args.file)
    found = explain_move(match, args.number, args.bot)
    words, view = console.words_for(match.game), match.game.view(match.state_at(found.since), found.seat)
    if console.machine:
        console.data(explanation_json(found, match.game, view, words))
        return
    for line in explanation_lines(found, match.game, view, words):
        console.print(escape(line))
