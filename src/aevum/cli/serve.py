"""`aevum serve`: the table for browsers, on this machine or for others."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from typing import Final

from aevum.cli.desk import Desk
from aevum.cli.outputs import data_folder
from aevum.cli.parser import Parser, Usage, whole_number
from aevum.kernel.errors import BadFile
from aevum.kernel.obstacles import obstacle
from aevum.kernel.words import Words

USUAL_PAUSE: Final = 400
"""Milliseconds before a bot begins something new, so that people can follow."""


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Where to listen, where to keep matches, how to tell people that it is their turn."""
    parser.add_argument("--host", default="127.0.0.1", metavar=words("help-address"), help=words("help-host"))
    parser.add_argument("--port", default=8765, type=_port, metavar=words("help-number"), help=words("help-port"))
    parser.add_argument("--database", metavar="URL", help=words("help-database"))
    parser.add_argument("--public-url", default="", metavar="URL", help=words("help-public-url"))
    parser.add_argument("--webhook", default="", metavar="URL", help=words("help-webhook"))
    parser.add_argument("--smtp", default="", metavar="URL", help=words("help-smtp"))
    parser.add_argument("--sender", default="", metavar=words("help-address"), help=words("help-sender"))
    parser.add_argument("--bot-pause", default=USUAL_PAUSE, type=_pause, metavar="MS", help=words("help-bot-pause"))
    parser.add_argument("--open", action="store_true", help=words("help-open"))


def _pause(text: str) -> int:
    return whole_number(text, 0, "usage-number")


def _port(text: str) -> int:
    number = whole_number(text, 0, "usage-number")
    if number > 65535:
        raise Usage("usage-port", value=text)
    return number


def run(args: argparse.Namespace, desk: Desk) -> None:
    """Serve until stopped."""
    try:
        from aevum.table import app, server
    except ImportError as error:
        raise Usage("usage-table-missing") from error

    def ready(address: str) -> None:
        if desk.machine:
            desk.data({"address": address})
        else:
            desk.say("serve-at", address=address)
        if args.open and sys.stdout.isatty():
            webbrowser.open(address)

    database = args.database or _own_database()
    pace = args.bot_pause / USUAL_PAUSE
    settings = app.Settings(database, args.public_url, args.webhook, args.smtp, args.sender, pace)
    server.serve(settings, args.host, args.port, ready)


def _own_database() -> str:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(file=str(folder), why=obstacle(error)) from error
    return f"sqlite:///{folder / 'table.sqlite'}"
