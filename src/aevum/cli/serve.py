"""`aevum serve`: the web server, for this machine or for others."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from contextlib import AbstractContextManager
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final

from aevum.cli.console import Console
from aevum.cli.output_files import data_folder
from aevum.cli.parser import Parser, Usage, whole_number
from aevum.kernel.errors import BadFile
from aevum.kernel.system.os_errors import explain_os_error
from aevum.kernel.words import Words
from aevum.server.settings import from_environment

if TYPE_CHECKING:
    from aevum.server.storage.matches import Storage

PRIVATE_FOLDER: Final = 0o700
USUAL_PAUSE: Final = 400
"""Default pause in milliseconds before a bot starts a new decision, so that people can follow."""


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: address, database, notifications, limits and proxies."""
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
    about = words("help-review-workers")
    parser.add_argument("--review-workers", default=1, type=_count, metavar=words("help-number"), help=about)
    parser.add_argument("--memory", default=256, type=_count, metavar=words("help-number"), help=words("help-memory"))
    parser.add_argument("--replace-links", action="store_true", help=words("help-replace-links"))
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


def run(args: argparse.Namespace, console: Console) -> None:
    """Run the server until it is stopped."""
    try:
        from aevum.server import app
        from aevum.server import run as server
    except ImportError as error:
        raise Usage("usage-table-missing") from error

    def ready(address: str, database: str) -> None:
        if console.machine:
            console.data({"address": address, "database": database})
        else:
            console.say("serve-database", database=database)
            console.say("serve-at", address=address)
        if args.open and sys.stdout.isatty():
            webbrowser.open(address)

    smtp = args.smtp or _setting("AEVUM_SMTP")
    if smtp and not args.public_url:
        # Links in e-mails must contain the public address of this server.
        raise Usage("usage-letters-without-address")
    settings = app.Settings(
        database_of(args),
        args.public_url,
        args.webhook or _setting("AEVUM_WEBHOOK"),
        smtp,
        args.sender,
        bot_pace=args.bot_pause / USUAL_PAUSE,
        people_per_address=args.people_per_address,
        hosts=tuple(args.allow_host),
        proxies=tuple(args.proxy) or _usual_proxies(),
        forget_after=args.forget_after,
        par_seconds=args.par,
        review_workers=args.review_workers,
        memory=args.memory,
        replace_secret=args.replace_links,
    )
    server.serve(settings, args.host, args.port, ready)


def _usual_proxies() -> tuple[str, ...]:
    """Return the proxies in FORWARDED_ALLOW_IPS, the environment variable that other servers use as well."""
    named = os.environ.get("FORWARDED_ALLOW_IPS", "")
    return tuple(_network(proxy.strip()) for proxy in named.split(",") if proxy.strip())


def _setting(name: str) -> str:
    """Return a setting of the environment, or of the file that the environment names."""
    try:
        return from_environment(name)
    except OSError as error:
        raise BadFile(file=os.environ[f"{name}_FILE"], why=explain_os_error(error)) from error


def database_of(args: argparse.Namespace) -> str:
    """Return the URL of the database: from the flag, from the environment, or the user's own file."""
    return args.database or _setting("AEVUM_DATABASE") or own_database()


def open_storage(args: argparse.Namespace) -> AbstractContextManager[Storage]:
    """Open the database of the server for a command of the operator; raise Usage if the server is not installed."""
    try:
        from aevum.server.run import open_database
    except ImportError as error:
        raise Usage("usage-table-missing") from error
    return open_database(database_of(args))


def own_database() -> str:
    """Return the URL of the user's own database; its folder is closed to other users."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
        folder.chmod(PRIVATE_FOLDER)
    except OSError as error:
        raise BadFile(file=str(folder), why=explain_os_error(error)) from error
    return f"sqlite:///{folder / 'table.sqlite'}"
