"""`aevum play`: a match in the terminal. It is saved after every move, so that one can stop and go on at any time."""

from __future__ import annotations

import argparse
import sys
from datetime import datetime
from pathlib import Path

from aevum.bots import bots, bots_for, find_bot
from aevum.bots.levels import levels
from aevum.cli.desk import Desk
from aevum.cli.dialogue import Dialogue
from aevum.cli.outputs import data_folder, free_place
from aevum.cli.parser import Parser, Usage
from aevum.cli.setting import add_option_flags, add_seats_and_seed, begin_match, game_named
from aevum.kernel.errors import BadFile
from aevum.kernel.match import Match
from aevum.kernel.obstacles import obstacle
from aevum.kernel.registry import find_game, games
from aevum.kernel.savefile import ENDING, read_match
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """GAME with its options, or a FILE to go on with."""
    parser.add_argument("game", metavar=words("help-game-or-file"), help=words("help-game-or-file-about"))
    parser.add_argument("-o", "--output", type=Path, metavar=words("help-file"), help=words("help-play-output"))
    parser.add_argument("--bots", metavar=words("help-bots"), help=_about_bots(words, given))
    add_seats_and_seed(parser, words)
    add_option_flags(parser, words, game_named(given))


def _about_bots(words: Words, given: list[str]) -> str:
    """Which there are, and how much each of them thinks."""
    game = game_named(given)
    known = [f"{level.name}: {level.about}" for level in levels(bots_for(game) if game else bots(), words)]
    return words("help-play-bots", known="; ".join(known)).replace("%", "%%")


def run(args: argparse.Namespace, desk: Desk) -> None:
    """Play until the end or until the person stops."""
    match, path = _opened(args) if _is_file(args.game) else _begun(args)
    players = tuple(args.bots.split(",")) if args.bots else ()
    if len(players) >= len(match.seats):
        raise Usage("usage-too-many-bots", bots=str(len(players)), seats=str(len(match.seats)))
    for name in players:
        find_bot(name, match.game)
    _enable_line_editing()
    Dialogue(match, path, desk, players).hold()


def _is_file(word: str) -> bool:
    return word.endswith(ENDING) or (word not in games() and Path(word).exists())


def _opened(args: argparse.Namespace) -> tuple[Match, Path]:
    if args.output or args.seed is not None or args.seats:
        raise Usage("usage-file-is-set-up")
    path = Path(args.game)
    return read_match(path, find_game), path


def _begun(args: argparse.Namespace) -> tuple[Match, Path]:
    match = begin_match(args, datetime.now())
    if args.output:
        return match, free_place(args.output)
    return match, _unused(_own_matches() / (match.game.file_name(match.options) + ENDING))


def _own_matches() -> Path:
    folder = data_folder() / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(file=str(folder), why=obstacle(error)) from error
    return folder


def _unused(path: Path) -> Path:
    """The path, or the same name with the first number that is free."""
    number = 2
    chosen = path
    while chosen.exists():
        chosen = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return chosen


def _enable_line_editing() -> None:
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return
