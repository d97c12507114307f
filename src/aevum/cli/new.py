"""`aevum new`: begin a match and write it to a file."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from aevum.cli.desk import Desk
from aevum.cli.outputs import free_place
from aevum.cli.parser import Parser
from aevum.cli.setting import add_option_flags, add_seats_and_seed, begin_match, game_named
from aevum.kernel.savefile import ENDING, write_match
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """GAME, its options, and where to write."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    parser.add_argument("-o", "--output", type=Path, metavar=words("help-file"), help=words("help-output"))
    parser.add_argument("--force", action="store_true", help=words("help-force"))
    add_seats_and_seed(parser, words)
    add_option_flags(parser, words, game_named(given))


def run(args: argparse.Namespace, desk: Desk) -> None:
    """Write the file and say where it is."""
    match = begin_match(args, datetime.now())
    path = args.output or Path(match.game.file_name(match.options) + ENDING)
    write_match(match, free_place(path, force=args.force))
    if desk.machine:
        desk.data({"file": str(path), "game": match.game.id, "commitment": match.commitment})
    else:
        desk.say("new-written", file=str(path), title=desk.words_for(match.game)("game-title"))
