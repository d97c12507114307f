"""`aevum sheet`: a printable sheet for pen and paper, prepared for a minute or blank."""

from __future__ import annotations

import argparse
from datetime import datetime

from aevum.cli.console import Console
from aevum.cli.match_arguments import add_option_flags, chosen_options
from aevum.cli.output_files import add_drawing_flags, wanted_drawing, write_drawing
from aevum.cli.parser import Parser, Usage
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.registry import games
from aevum.kernel.words import Words


def _game(words: Words) -> AnyGame:
    """Return the game that is played on a printed sheet."""
    return next(game for game in games().values() if game.blank_svg(words))


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: the minute or `--blank`, and the file."""
    parser.add_argument("--blank", action="store_true", help=words("help-blank"))
    add_drawing_flags(parser, words, required=True)
    add_option_flags(parser, words, _game(words))


def run(args: argparse.Namespace, console: Console) -> None:
    """Write the drawing of the sheet."""
    game = _game(console.words)
    words = console.words_for(game)
    options = chosen_options(game, args)
    if args.blank and options != game.options_type():
        raise Usage("usage-blank")
    dated = game.options_at(options, datetime.now())
    blank = game.blank_svg(words) if args.blank else None
    drawing = wanted_drawing(args)
    assert drawing is not None
    write_drawing(blank or game.svg(Match(game, dated).view(), words), *drawing)
    if console.machine:
        console.data({"file": str(drawing[1])})
    elif str(drawing[1]) != "-":
        console.say("show-written", file=str(drawing[1]))
