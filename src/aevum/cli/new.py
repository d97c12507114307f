"""`aevum new`: a new match, written to a file."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from aevum.cli.console import Console
from aevum.cli.match_arguments import add_option_flags, add_seats_and_seed, begin_match, game_named
from aevum.cli.output_files import require_free
from aevum.cli.parser import Parser
from aevum.kernel.records.savefile import ENDING, write_match
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: game, its options, and the file."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    parser.add_argument("-o", "--output", type=Path, metavar=words("help-file"), help=words("help-output"))
    parser.add_argument("--force", action="store_true", help=words("help-force"))
    add_seats_and_seed(parser, words)
    add_option_flags(parser, words, game_named(given))


def run(args: argparse.Namespace, console: Console) -> None:
    """Write the file and print its path."""
    match = begin_match(args, datetime.now())
    path = args.output or Path(match.game.file_name(match.options) + ENDING)
    write_match(match, require_free(path, force=args.force))
    if console.machine:
        console.data({"file": str(path), "game": match.game.id, "commitment": match.commitment})
    else:
        console.say("new-written", file=str(path), title=console.words_for(match.game)("game-title"))
