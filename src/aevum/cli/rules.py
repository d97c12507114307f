"""`aevum rules`: the clauses of a game, all or those with certain words."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import groupby

from rich.markup import escape

from aevum.cli.desk import Desk
from aevum.cli.parser import Parser
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Chapter, Clause
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
        desk.data([_data(clause, desk.words.language) for clause in found])
    elif not found:
        desk.say("rules-none", query=query)
    else:
        for chapter, clauses in groupby(found, key=lambda clause: clause.chapter):
            _print_chapter(desk, chapter, clauses)


def _data(clause: Clause, language: str) -> dict[str, str]:
    return {
        "id": clause.id,
        "chapter": clause.chapter.id,
        "title": clause.chapter.title(language),
        "place": clause.place,
        "ruling": clause.ruling,
        "text": clause.text(language),
    }


def _print_chapter(desk: Desk, chapter: Chapter, clauses: Iterable[Clause]) -> None:
    language = desk.words.language
    desk.print(f"\n[bold underline]{escape(chapter.title(language))}[/]")
    for clause in clauses:
        desk.print(f"[bold]{escape(clause.text(language))}[/]\n    [dim]{escape(_origin(clause, desk.words))}[/]")


def _origin(clause: Clause, words: Words) -> str:
    return " · ".join(part for part in (clause.id, clause.heading(words.language), clause.basis(words)) if part)
