"""The commands of `aevum`: runs one, and turns every known error into one sentence and status 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from typing import Final

import aevum
from aevum.cli import interrupts
from aevum.cli.console import Console, spoken_language
from aevum.cli.parser import Parser
from aevum.kernel.errors import AevumError
from aevum.kernel.words import LANGUAGES, Words

COMMANDS: Final = (
    "play",
    "practice",
    "serve",
    "games",
    "new",
    "show",
    "replay",
    "explain-move",
    "verify",
    "review",
    "arena",
    "tune",
    "learn",
    "calibrate",
    "solve",
    "rules",
    "sheet",
    "account",
    "lessons",
    "new-game",
    "new-bot",
)
"""Names of the commands: each is a module of this package, imported only when its command is given."""
BAD_INPUT: Final = 2
"""Exit status after an error."""


def run_command(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    given = _shared_first(given)
    console = Console(_language(given), machine="--json" in given)
    try:
        args = _parser(console.words, given).parse_args(given)
        return int(args.run(args, console) or 0)
    except AevumError as error:
        console.refuse(error)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return interrupts.INTERRUPTED
    except SystemExit as done:
        return int(done.code or 0)


def _language(given: list[str]) -> str:
    """Return the language of the output; read before parsing, because the parser needs its messages."""
    for place, word in enumerate(given):
        wish = word.removeprefix("--lang=") if word.startswith("--lang=") else "".join(given[place + 1 : place + 2])
        if word.startswith("--lang") and wish in LANGUAGES:
            return wish
    return spoken_language()


def _shared_first(given: list[str]) -> list[str]:
    """Return the arguments with the flags of every command moved right after the command.

    argparse takes an argument of several words only in one piece: `rules tempus --json lake` would be an error.
    """
    start = next((place + 1 for place, word in enumerate(given) if word in COMMANDS), len(given))
    shared: list[str] = []
    others: list[str] = []
    rest = iter(given[start:])
    for word in rest:
        if word == "--json" or word.startswith("--lang="):
            shared.append(word)
        elif word == "--lang":
            shared += [word, *islice(rest, 1)]
        else:
            others.append(word)
    return [*given[:start], *shared, *others]


def _parser(words: Words, given: list[str]) -> argparse.ArgumentParser:
    parser = Parser(words, prog="aevum", description=words("help-aevum"), epilog=words("help-epilog"))
    parser.add_argument("--version", action="version", version=f"aevum {aevum.__version__}", help=words("help-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words("help-lang"))
    commands = parser.add_subparsers(
        title=words("help-commands"), metavar=words("help-command"), required=True, parser_class=Parser
    )
    wanted = next((word for word in given if word in COMMANDS), None)
    for name in COMMANDS:
        about = words(f"help-{name}")
        command = commands.add_parser(name, words=words, help=about, description=about)
        if name == wanted:
            module = import_module(f"aevum.cli.{name.replace('-', '_')}")
            command.set_defaults(run=module.run)
            command.add_shared()
            module.add_arguments(command, words, given)
    return parser
