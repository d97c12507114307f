"""`aevum games`: the list of games with their seats, options and bots."""

from __future__ import annotations

import argparse
from typing import Any

from aevum.bots import bots_for
from aevum.bots.levels import levels
from aevum.cli.console import Console
from aevum.cli.parser import Parser
from aevum.kernel import registry
from aevum.kernel.game import AnyGame
from aevum.kernel.options import OptionName
from aevum.kernel.words import LANGUAGES, Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add no arguments: the command has none of its own."""


def run(args: argparse.Namespace, console: Console) -> None:
    """Print every game with its seats, options and bots."""
    found = list(registry.games().values())
    if console.machine:
        console.data([_data(game, console.words_for(game)) for game in found])
        return
    console.table(("table-game", "table-title", "table-seats"), [_row(game, console.words_for(game)) for game in found])
    for game in found:
        _describe(game, console)


def _data(game: AnyGame, words: Words) -> dict[str, Any]:
    return {**game.to_json(words), "languages": list(game.languages), "bots": _bots(game, words)}


def _bots(game: AnyGame, words: Words) -> list[dict[str, str]]:
    return [level._asdict() for level in levels(bots_for(game), words, game)]


def _row(game: AnyGame, words: Words) -> tuple[str, str, str]:
    return game.id, words("game-title"), _seats(game)


def _seats(game: AnyGame) -> str:
    first, last = game.seats[0], game.seats[-1]
    return str(first) if first == last else f"{first}-{last}"


def _describe(game: AnyGame, console: Console) -> None:
    words = console.words_for(game)
    console.print()
    console.print(f"[bold]{game.id}[/]  {words('game-about')}")
    if missing := [language for language in LANGUAGES if language not in game.languages]:
        console.say("games-untranslated", languages=", ".join(words(f"games-in-{language}") for language in missing))
    rows = [
        (f"--{entry.name.replace('_', '-')}", _values(entry), words(f"option-{entry.name}")) for entry in _names(game)
    ]
    console.table(("table-option", "table-values", "table-about"), rows)
    bot_rows = [(level.name, level.about) for level in levels(bots_for(game), words, game)]
    console.table(("table-bot", "table-about"), bot_rows)


def _names(game: AnyGame) -> list[OptionName]:
    return list(game.option_names())


def _values(entry: OptionName) -> str:
    """Return the values of an option, its default first."""
    if entry.is_flag:
        return "true, false" if entry.default else "false, true"
    ordered = sorted(entry.values, key=lambda value: value != entry.default)
    return ", ".join(str(value).replace("_", "-") for value in ordered)
