"""Arguments that set up a match: the game, its options as flags, seats and seed."""

from __future__ import annotations

import argparse
from datetime import datetime
from functools import partial
from typing import Any

from aevum.cli.parser import Parser, whole_number
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.options import OptionName
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import Words

_PREFIX = "option_"


def seed_number(text: str) -> int:
    """Return a seed, as an argument type."""
    return whole_number(text, 0, "usage-seed")


def game_named(given: list[str]) -> AnyGame | None:
    """Return the first game among the words, so that its options can become flags before parsing."""
    return next((games()[word] for word in given if word in games()), None)


def add_option_flags(parser: Parser, words: Words, game: AnyGame | None) -> None:
    """Add a flag for each option of the game."""
    if game is None:
        return
    spoken = words.with_folder(game.locale)
    group = parser.add_argument_group(words("help-options-of", game=spoken("game-title")))
    for entry in game.option_names():
        group.add_argument(
            f"--{entry.name.replace('_', '-')}",
            dest=_PREFIX + entry.name,
            metavar=words("help-value"),
            nargs="?" if entry.is_flag else None,
            const="true" if entry.is_flag else None,
            help=_about(entry, spoken).replace("%", "%%"),
        )


def _about(entry: OptionName, words: Words) -> str:
    about = words(f"option-{entry.name}")
    values = ("true", "false") if entry.is_flag else tuple(str(value).replace("_", "-") for value in entry.values)
    if not values:
        return about
    default = str(entry.default).replace("_", "-")
    return words("help-option", about=about, values=", ".join(values), default=default.lower())


def chosen_options(game: AnyGame, args: argparse.Namespace) -> Any:
    """Return the options given by flags, validated."""
    given = {name.removeprefix(_PREFIX): value for name, value in vars(args).items() if name.startswith(_PREFIX)}
    return game.read_options({name: value for name, value in given.items() if value is not None})


def begin_match(args: argparse.Namespace, now: datetime) -> Match:
    """Return a new match of the game and options given; options left open are set from the clock."""
    game = find_game(args.game)
    options = game.options_at(chosen_options(game, args), now)
    return Match(game, options, seats=getattr(args, "seats", None), seed=args.seed)


def add_seats_and_seed(parser: Parser, words: Words) -> None:
    """Add the flags of every new match: seats and seed."""
    number = words("help-number")
    count = partial(whole_number, least=1, message="usage-seats")
    parser.add_argument("--seats", type=count, metavar=number, help=words("help-seats"))
    parser.add_argument("--seed", type=seed_number, metavar=number, help=words("help-seed"))
