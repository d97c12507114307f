"""Entrants of the arena, by name.

An installed bot, one with other weights (`normal:weights=FILE`), or a class in a file (`FILE.py:CLASS`).
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from aevum.bots import Bot, Sight, UnknownBot, bots_for, find_bot
from aevum.bots.from_file import bot_named, file_of
from aevum.kernel.ai.weights import Weights, WeightSet
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame

WEIGHTS: Final = "weights="


class NoWeights(AevumError):
    """A game without heuristics, or whose heuristics have no weights as data."""

    message = "error-no-weights"


def spelled(name: str) -> str:
    """Return a name in its normal form; a file that it names is left as it is."""
    if file_of(name) is not None:
        return name.strip()
    bot, colon, setting = name.strip().partition(":")
    return bot.strip().casefold() + colon + setting.strip()


def find_entrant(name: str, game: AnyGame) -> type[Bot]:
    """Return the bot of an entrant's name, which must play this game."""
    if file_of(name) is not None:
        return bot_named(name, game)
    bot, colon, setting = spelled(name).partition(":")
    if not colon:
        return find_bot(bot, game)
    if not setting.startswith(WEIGHTS):
        raise UnknownBot(bot=name, known=", ".join(bots_for(game)))
    weight_set = weights_of(game)
    return with_weights(find_bot(bot, game), weight_set, weight_set.read(Path(setting.removeprefix(WEIGHTS))))


def fingerprints(names: Iterable[str]) -> dict[str, str]:
    """Return a hash of each file that is named: games by other weights or other bots are other games."""
    files = {name: file_of(name) or Path(name.partition(WEIGHTS)[2]) for name in names if ":" in name}
    return {name: sha256(file.read_bytes()).hexdigest() for name, file in files.items()}


def weights_of(game: AnyGame) -> WeightSet:
    """Return the weights of a game's heuristics; NoWeights if there are none."""
    weight_set = game.heuristics.weight_set if game.heuristics else None
    if weight_set is None:
        raise NoWeights(game=game.id)
    return weight_set


def with_weights(bot: type[Bot], weight_set: WeightSet, figures: Weights) -> type[Bot]:
    """Return a bot class that wraps another one and puts other weights in force while it chooses."""

    class Weighed(Bot):
        needs_heuristics = bot.needs_heuristics
        is_slow = bot.is_slow

        def __init__(self, chance: Chance, **settings: Any) -> None:
            super().__init__(chance, **settings)
            self._bot = bot(chance, **settings)

        def choose(self, sight: Sight) -> int:
            with weight_set.override(figures):
                return self._bot.choose(sight)

    return Weighed
