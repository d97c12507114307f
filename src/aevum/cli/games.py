"""`aevum games`: what can be played."""

from __future__ import annotations

import argparse

from aevum.bots import bots_for
from aevum.bots.levels import levels
from aevum.cli.desk import Desk
from aevum.cli.parser import Parser
from aevum.kernel import registry
from aevum.kernel.game import AnyGame
from aevum.kernel.options import OptionName
from aevum.kernel.words import Words


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """No words of its own."""


def run(args: argparse.Namespace, desk: Desk) -> None:
    """List every game with its seats and options."""
    found = list(registry.games().values())
    if desk.machine:
        desk.data([{**game.to_json(words := desk.words_for(game)), "bots": _bots(game, words)} for game in found])
        return
    desk.table(("table-game", "table-title", "table-seats"), [_row(game, desk.words_for(game)) for game in found])
    for game in found:
        _describe(game, desk)


def _bots(game: AnyGame, words: Words) -> list[dict[str, str]]:
    return [level._asdict() for level in levels(bots_for(game), words)]


def _row(game: AnyGame, words: Words) -> tuple[str, str, str]:
    return game.id, words("game-title"), _seats(game)


def _seats(game: AnyGame) -> str:
    first, last = game.seats[0], game.seats[-1]
    return str(first) if first == last else f"{first}-{last}"


def _describe(game: AnyGame, desk: Desk) -> None:
    words = desk.words_for(game)
    desk.print()
    desk.print(f"[bold]{game.id}[/]  {words('game-about')}")
    rows = [
        (f"--{entry.name.replace('_', '-')}", _values(entry), words(f"option-{entry.name}")) for entry in _names(game)
    ]
    desk.table(("table-option", "table-values", "table-about"), rows)
    told = [(level.name, level.about) for level in levels(bots_for(game), words)]
    desk.table(("table-bot", "table-about"), told)


def _names(game: AnyGame) -> list[OptionName]:
    return list(game.option_names())


def _values(entry: OptionName) -> str:
    """The values of an option, its default first."""
    if entry.is_flag:
        return "true, false" if entry.default else "false, true"
    ordered = sorted(entry.values, key=lambda value: value != entry.default)
    return ", ".join(str(value).replace("_", "-") for value in ordered)
