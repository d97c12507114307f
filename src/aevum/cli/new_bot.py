"""`aevum new-bot`: a file with a small bot that plays, and its test, for authors to start from."""

from __future__ import annotations

import argparse
from pathlib import Path

from aevum.cli.console import Console
from aevum.cli.parser import Parser
from aevum.cli.skeleton import BOT, read_name, write_skeleton
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: the name of the bot, and the folder of its files."""
    parser.add_argument("name", metavar=words("help-name"), type=read_name, help=words("help-new-bot-name"))
    parser.add_argument(
        "-o", "--output", type=Path, default=Path(), metavar=words("help-folder"), help=words("help-new-bot-output")
    )


def run(args: argparse.Namespace, console: Console) -> None:
    """Write the files, and print what to do with them."""
    files = write_skeleton(BOT, args.name, args.output)
    if console.machine:
        console.data({"bot": args.name.text, "files": [str(path) for path in files]})
        return
    bot = f"{args.output / args.name.module}.py:{args.name.class_name}"
    console.say("new-bot-written", files=", ".join(map(str, files)))
    console.say("new-bot-play", command=f"aevum arena tempus --bots {bot},random,random --games 6")
    console.say("new-bot-test", command=f"pytest {files[-1]}")
