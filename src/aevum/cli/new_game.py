"""`aevum new-game`: a package with a small game that works, for authors to start from."""

from __future__ import annotations

import argparse
from pathlib import Path

from aevum.cli.console import Console
from aevum.cli.parser import Parser
from aevum.cli.skeleton import GAME, read_name, write_skeleton
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: the name of the game, and its folder."""
    parser.add_argument("name", metavar=words("help-name"), type=read_name, help=words("help-new-game-name"))
    parser.add_argument("-o", "--output", type=Path, metavar=words("help-folder"), help=words("help-new-game-output"))


def run(args: argparse.Namespace, console: Console) -> None:
    """Write the files, and print what to do with them."""
    folder = args.output or Path(args.name.text)
    files = write_skeleton(GAME, args.name, folder)
    if console.machine:
        console.data({"game": args.name.text, "files": [str(path) for path in files]})
        return
    console.say("new-game-written", folder=str(folder))
    console.say("new-game-install", command=f'pip install -e "{folder}[test]"')
    console.say("new-game-play", command=f"aevum play {args.name.text} --bots random")
    console.say("new-game-test", command=f"cd {folder} && pytest")
