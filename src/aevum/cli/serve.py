"""`aevum serve`: the table for browsers, on this machine or for others."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from ipaddress import ip_network
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
    parser.add_argument("--bot-pause", default=USUAL_PAUSE, type=_count, metavar="MS", help=words("help-bot-pause"))
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar=words("help-name"), help=words("help-allow-host")
    )
    parser.add_argument(
        "--proxy", action="append", default=[], type=_network, metavar=words("help-address"), help=words("help-proxy")
    )
    about = words("help-people-per-address")
    parser.add_argument("--people-per-address", default=20, type=_count, metavar=words("help-number"), help=about)
    parser.add_argument(
        "--forget-after", default=0, type=_count, metavar=words("help-number"), help=words("help-forget-after")
    )
    parser.add_argument("--par", default=60, type=_count, metavar=words("help-number"), help=words("help-par"))
    parser.add_argument("--memory", default=256, type=_count, metavar=words("help-number"), help=words("help-memory"))
    parser.add_argument("--open", action="store_true", help=words("help-open"))


def _count(text: str) -> int:
    return whole_number(text, 0, "usage-number")


def _network(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise Usage("usage-address", value=text) from None


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

    settings = app.Settings(
        args.database or own_database(),
        args.public_url,
        args.webhook,
        args.smtp,
        args.sender,
        bot_pace=args.bot_pause / USUAL_PAUSE,
        people_per_address=args.people_per_address,
        hosts=tuple(args.allow_host),
        proxies=tuple(args.proxy) or _usual_proxies(),
        forget_after=args.forget_after,
        par_seconds=args.par,
        memory=args.memory,
    )
    server.serve(settings, args.host, args.port, ready)


def _usual_proxies() -> tuple[str, ...]:
    """Proxies that the environment names, as other servers know them."""
    named = os.environ.get("FORWARDED_ALLOW_IPS", "")
    return tuple(_network(proxy.strip()) for proxy in named.split(",") if proxy.strip())


def own_database() -> str:
    """The database of this person, on this machine."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(file=str(folder), why=obstacle(error)) from error
    return f"sqlite:///{folder / 'table.sqlite'}"
