"""`aevum account`: account recovery, which only the operator can do."""

from __future__ import annotations

import argparse
import secrets

from aevum.cli.console import Console
from aevum.cli.parser import Parser, Usage
from aevum.cli.serve import open_storage
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments `reset NAME`."""
    parser.add_argument("action", choices=("reset",), help=words("help-account-action"))
    parser.add_argument("name", metavar=words("help-name"), help=words("help-account-name"))
    parser.add_argument("--database", metavar="URL", help=words("help-database"))


def run(args: argparse.Namespace, console: Console) -> None:
    """Give an account a new password and sign it out on all devices."""
    with open_storage(args) as storage:
        from aevum.server.accounts.passwords import HASHER

        found = storage.account(args.name)
        if found is None:
            raise Usage("usage-no-account", name=args.name)
        password = secrets.token_urlsafe(12)
        storage.set_password(found[0].id, HASHER.hash(password))
        storage.forget_keys(found[0].id)
    if console.machine:
        console.data({"account": found[0].login, "password": password})
    else:
        console.say("account-reset", name=str(found[0].login), password=password)
