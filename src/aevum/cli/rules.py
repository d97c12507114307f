"""`aevum rules`: the clauses of a game, all or those with certain words."""

from __future__ import annotations

import argparse

from rich.markup import escape

from aevum.cli.desk import Desk
from aevum.cli.parser import Parser
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Clause
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """GAME [WORDS]."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    parser.add_argument("query", nargs="*", metavar=words("help-words"), help=words("help-words-about"))


def run(args: argparse.Namespace, desk: Desk) -> None:
    """Print what is found, in the rulebook's order."""
    game = find_game(args.game)
    query = " ".join(args.query)
    found = game.rulebook.search(query, desk.words.language)
    if desk.machine:
        desk.data(
            [
                {"id": clause.id, "place": clause.place, "ruling": clause.ruling, "text": _text(clause, desk)}
                for clause in found
            ]
        )
    elif not found:
        desk.say("rules-none", query=query)
    else:
        for clause in found:
            desk.print(f"[bold]{escape(_text(clause, desk))}[/]\n    [dim]{escape(_origin(clause))}[/]")


def _text(clause: Clause, desk: Desk) -> str:
    return clause.text(desk.words.language)


def _origin(clause: Clause) -> str:
    return " · ".join(part for part in (clause.id, clause.place, clause.ruling) if part)
