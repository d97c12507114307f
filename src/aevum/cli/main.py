"""`aevum`: finds the command, carries it out, and turns every known error into one sentence and status 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final

import aevum
from aevum.cli import account, arena, games, new, play, replay, rules, serve, sheet, show, solve, tune, verify
from aevum.cli.desk import Desk, spoken_language
from aevum.cli.parser import Parser
from aevum.kernel.errors import AevumError
from aevum.kernel.words import LANGUAGES, Words

COMMANDS: Final[tuple[ModuleType, ...]] = (
    play,
    serve,
    games,
    new,
    show,
    replay,
    verify,
    arena,
    tune,
    solve,
    rules,
    sheet,
    account,
)
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    desk = Desk(_language(given), machine="--json" in given)
    try:
        args = _parser(desk.words, given).parse_args(given)
        return int(args.run(args, desk) or 0)
    except AevumError as error:
        desk.refuse(error)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as done:
        return int(done.code or 0)


def _language(given: list[str]) -> str:
    """The wish must be known before the parser can be built in that language."""
    for place, word in enumerate(given):
        wish = word.removeprefix("--lang=") if word.startswith("--lang=") else "".join(given[place + 1 : place + 2])
        if word.startswith("--lang") and wish in LANGUAGES:
            return wish
    return spoken_language()


def _parser(words: Words, given: list[str]) -> argparse.ArgumentParser:
    parser = Parser(words, prog="aevum", description=words("help-aevum"), epilog=words("help-epilog"))
    parser.add_argument("--version", action="version", version=f"aevum {aevum.__version__}", help=words("help-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words("help-lang"))
    commands = parser.add_subparsers(
        title=words("help-commands"), metavar=words("help-command"), required=True, parser_class=Parser
    )
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        about = words(f"help-{name}")
        command = commands.add_parser(name, words=words, help=about, description=about)
        command.set_defaults(run=module.run)
        command.add_shared()
        module.add_arguments(command, words, given)
    return parser
