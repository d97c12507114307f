"""`aevum account`: what only the operator can do for somebody's account."""

from __future__ import annotations

import argparse
import secrets

from aevum.cli.desk import Desk
from aevum.cli.parser import Parser, Usage
from aevum.cli.serve import own_database
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """reset NAME."""
    parser.add_argument("action", choices=("reset",), help=words("help-account-action"))
    parser.add_argument("name", metavar=words("help-name"), help=words("help-account-name"))
    parser.add_argument("--database", metavar="URL", help=words("help-database"))


def run(args: argparse.Namespace, desk: Desk) -> None:
    """Give an account a new password, and sign it out everywhere."""
    try:
        from aevum.table.identity import HASHER
        from aevum.table.server import opened
    except ImportError as error:
        raise Usage("usage-table-missing") from error
    with opened(args.database or own_database()) as storage:
        found = storage.account(args.name)
        if found is None:
            raise Usage("usage-no-account", name=args.name)
        password = secrets.token_urlsafe(12)
        storage.set_password(found[0].id, HASHER.hash(password))
        storage.forget_keys(found[0].id)
    if desk.machine:
        desk.data({"account": found[0].login, "password": password})
    else:
        desk.say("account-reset", name=str(found[0].login), password=password)
