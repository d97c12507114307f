"""Entrants: who may play in the arena. An installed bot, or one that thinks by other weights: `normal:weights=FILE`."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from aevum.bots import Bot, Sight, UnknownBot, bots_for, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.weights import Figures, Scales

WEIGHTS: Final = "weights="


class NoWeights(AevumError):
    """Nobody has said what the judgement of this game goes by, or it has none."""

    message = "error-no-weights"


def spelled(name: str) -> str:
    """A name as it is known by; the file it may end with is left as it is."""
    bot, colon, setting = name.strip().partition(":")
    return bot.strip().casefold() + colon + setting.strip()


def find_entrant(name: str, game: AnyGame) -> type[Bot]:
    """The bot of this name, who plays this game."""
    bot, colon, setting = spelled(name).partition(":")
    if not colon:
        return find_bot(bot, game)
    if not setting.startswith(WEIGHTS):
        raise UnknownBot(bot=name, known=", ".join(bots_for(game)))
    scales = scales_of(game)
    return weighed(find_bot(bot, game), scales, scales.read(Path(setting.removeprefix(WEIGHTS))))


def fingerprints(names: Iterable[str]) -> dict[str, str]:
    """What the files hold that names end with: games by other weights are other games."""
    files = {name: name.partition(WEIGHTS)[2] for name in names if WEIGHTS in name}
    return {name: sha256(Path(file).read_bytes()).hexdigest() for name, file in files.items()}


def scales_of(game: AnyGame) -> Scales:
    """What the judgement of a game goes by."""
    scales = game.judgement.scales if game.judgement else None
    if scales is None:
        raise NoWeights(game=game.id)
    return scales


def weighed(bot: type[Bot], scales: Scales, figures: Figures) -> type[Bot]:
    """The same bot, thinking by other weights."""

    class Weighed(Bot):
        needs_judgement = bot.needs_judgement
        ponders = bot.ponders

        def __init__(self, chance: Chance, **settings: Any) -> None:
            super().__init__(chance, **settings)
            self._bot = bot(chance, **settings)

        def choose(self, sight: Sight) -> int:
            with scales.lent(figures):
                return self._bot.choose(sight)

    return Weighed
