"""`aevum show`: a position of a saved match as text, drawing or JSON."""

from __future__ import annotations

import argparse

from aevum.cli.console import Console
from aevum.cli.output_files import add_drawing_flags, wanted_drawing, write_drawing
from aevum.cli.parser import Parser, Usage, whole_number
from aevum.cli.saved_matches import saved_match
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.kernel.records.position_text import position_to_text
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: file, position and format."""
    parser.add_argument("file", metavar=words("help-file"), help=words("help-match-or-position"))
    parser.add_argument("--at", type=_move_number, metavar="N", help=words("help-moment"))
    add_drawing_flags(parser, words).add_argument("--position", action="store_true", help=words("help-position"))


def _move_number(text: str) -> int:
    return whole_number(text, 0, "usage-moment")


def run(args: argparse.Namespace, console: Console) -> None:
    """Print or write the position."""
    match = saved_match(args.file)
    state = _moment(match, args.at)
    if args.position:
        _print_text(position_to_text(match, args.at), console)
        return
    view = match.game.view(state, max(state.actor, 0))
    drawing = wanted_drawing(args)
    if drawing:
        write_drawing(match.game.svg(view, console.words_for(match.game)), *drawing)
    if console.machine:
        console.data(view.to_json())
    elif not drawing:
        console.print(match.game.text(view, console.words_for(match.game)))
    elif str(drawing[1]) != "-":
        console.say("show-written", file=str(drawing[1]))


def _print_text(text: str, console: Console) -> None:
    """Print a position as one line to be copied, however narrow the terminal is."""
    if console.machine:
        console.data({"position": text})
    else:
        console.plain(text)


def _moment(match: Match, at: int | None) -> State:
    if at is not None and at > len(match.moves):
        raise Usage("usage-moment-late", value=str(at), moves=str(len(match.moves)))
    return match.state_at(len(match.moves) if at is None else at)
