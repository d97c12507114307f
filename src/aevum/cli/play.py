"""`aevum play`: a match in the terminal, saved after every move so that it can be resumed at any time."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from datetime import datetime
from pathlib import Path

from aevum.bots import bots, bots_for
from aevum.bots.from_file import bot_named
from aevum.bots.levels import levels
from aevum.cli import interrupts
from aevum.cli.console import Console
from aevum.cli.interactive import InteractiveGame
from aevum.cli.line_editing import line_editing
from aevum.cli.match_arguments import add_option_flags, add_seats_and_seed, begin_match, game_named
from aevum.cli.output_files import data_folder, require_free, state_folder
from aevum.cli.parser import Parser, Usage
from aevum.cli.saved_matches import saved_match
from aevum.kernel.errors import BadFile
from aevum.kernel.match import Match
from aevum.kernel.records.position_text import is_position_text
from aevum.kernel.records.savefile import ENDING
from aevum.kernel.registry import games
from aevum.kernel.system.os_errors import explain_os_error
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: a game with its options, or a file to resume."""
    parser.add_argument("game", metavar=words("help-game-or-file"), help=words("help-game-or-file-about"))
    parser.add_argument("-o", "--output", type=Path, metavar=words("help-file"), help=words("help-play-output"))
    parser.add_argument("--bots", metavar=words("help-bots"), help=_about_bots(words, given))
    add_seats_and_seed(parser, words)
    add_option_flags(parser, words, game_named(given))


def _about_bots(words: Words, given: list[str]) -> str:
    """Return the help text of `--bots`: the available bots, and how much each of them thinks."""
    game = game_named(given)
    known = [f"{level.name}: {level.about}" for level in levels(bots_for(game) if game else bots(), words, game)]
    return words("help-play-bots", known="; ".join(known)).replace("%", "%%")


def run(args: argparse.Namespace, console: Console) -> None:
    """Play until the match is over or the user stops."""
    interrupts.raise_error()
    match, path = _opened(args) if _is_saved(args.game) else _begun(args)
    players = tuple(args.bots.split(",")) if args.bots else ()
    if len(players) >= len(match.seats):
        raise Usage("usage-too-many-bots", bots=len(players), seats=len(match.seats))
    for name in players:
        bot_named(name, match.game)
    interactive = InteractiveGame(match, path, console, players)
    with line_editing(state_folder() / "history", interactive.lines) if sys.stdin.isatty() else nullcontext():
        interactive.run()


def _is_saved(word: str) -> bool:
    return is_position_text(word) or word.endswith(ENDING) or (word not in games() and Path(word).exists())


def _opened(args: argparse.Namespace) -> tuple[Match, Path]:
    """Return a saved match and its file; a position as text is saved in a new one."""
    text = is_position_text(args.game)
    if args.seed is not None or args.seats or (args.output and not text):
        raise Usage("usage-file-is-set-up")
    match = saved_match(args.game)
    return _with_new_file(match, args) if text else (match, Path(args.game))


def _begun(args: argparse.Namespace) -> tuple[Match, Path]:
    return _with_new_file(begin_match(args, datetime.now()), args)


def _with_new_file(match: Match, args: argparse.Namespace) -> tuple[Match, Path]:
    """Return a match and the file in which it will be saved."""
    if args.output:
        return match, require_free(args.output)
    return match, unused_file(match)


def unused_file(match: Match) -> Path:
    """Return a path in the folder of the user's own matches at which there is no file yet."""
    return _unused(_own_matches() / (match.game.file_name(match.options) + ENDING))


def _own_matches() -> Path:
    folder = data_folder() / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(file=str(folder), why=explain_os_error(error)) from error
    return folder


def _unused(path: Path) -> Path:
    """Return the path, or its name with the first number that is free."""
    number = 2
    chosen = path
    while chosen.exists():
        chosen = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return chosen
