"""`aevum rules`: the clauses of a game, all or those that contain certain words."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.markup import escape

from aevum.cli.console import Console
from aevum.cli.parser import Parser
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Chapter, Clause
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: game and words to search for."""
    parser.add_argument("game", metavar=words("help-game"), help=words("help-game-about"))
    parser.add_argument("query", nargs="*", metavar=words("help-words"), help=words("help-words-about"))


NOTHING_FOUND: Final = 1
"""Exit status if no clause matches, as of `grep`."""


def run(args: argparse.Namespace, console: Console) -> int:
    """Print the clauses that match, in the rulebook's order, else the closest ones; return status 1 without any."""
    game = find_game(args.game)
    query = " ".join(args.query)
    language = console.words.language
    titles = game.card_titles(game.words(language))
    found = game.rulebook.search(query, language, titles) or game.rulebook.closest(query, language, titles)
    if console.machine:
        console.data([_data(clause, language) for clause in found])
    elif not found:
        console.say("rules-none", query=query)
    else:
        for chapter, clauses in groupby(found, key=lambda clause: clause.chapter):
            _print_chapter(console, chapter, clauses)
    return 0 if found else NOTHING_FOUND


def _data(clause: Clause, language: str) -> dict[str, str]:
    return {
        "id": clause.id,
        "chapter": clause.chapter.id,
        "title": clause.chapter.title(language),
        "place": clause.place,
        "ruling": clause.ruling,
        "text": clause.text(language),
    }


def _print_chapter(console: Console, chapter: Chapter, clauses: Iterable[Clause]) -> None:
    language = console.words.language
    console.print(f"\n[bold underline]{escape(chapter.title(language))}[/]")
    for clause in clauses:
        console.print(f"[bold]{escape(clause.text(language))}[/]\n    [dim]{escape(_origin(clause, console.words))}[/]")


def _origin(clause: Clause, words: Words) -> str:
    return " · ".join(part for part in (clause.id, clause.heading(words.language), clause.basis(words)) if part)
