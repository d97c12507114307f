"""Entrants of the arena, by name.

An installed bot, one with settings (`normal:beam_width=2,noise=0.5`, `normal:weights=FILE`, `normal:value=FILE`), a
class in a file (`FILE.py:CLASS`), or a program (`program:COMMAND`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from aevum.bots import Bot, Sight, find_bot
from aevum.bots.beam_search import SearchBudget
from aevum.bots.from_file import bot_named, file_of, is_installed
from aevum.bots.program import is_program, program_files
from aevum.bots.search_bots import SearchBot
from aevum.kernel.ai.value_weights import ValueWeights, features_of
from aevum.kernel.ai.weights import Weights, WeightSet
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame

WEIGHTS: Final = "weights"
VALUE: Final = "value"
NO_VALUE: Final = "none"
"""Entry of `value` for a bot that plays by the evaluation made by hand, although the game has a learned value."""
NOISE: Final = "noise"
_FILES: Final = (WEIGHTS, VALUE)
_LIMITS: Final = {
    "beam_width": "beam_width",
    "determinizations": "determinizations",
    "evaluations": "max_evaluations",
}
"""Settings that are limits of the search, with the names of the fields of `SearchBudget`."""
_MAX_LIMIT: Final = 1_000_000


class NoWeights(AevumError):
    """A game without heuristics, or whose heuristics have no weights as data."""

    message = "error-no-weights"


class BadBotSetting(AevumError):
    """A setting that a bot does not have, or a value that it cannot take."""

    message = "error-bot-setting"


class NoSearchBot(AevumError):
    """A bot that does not search, and so cannot be given a value."""

    message = "error-no-search-bot"


def split_names(text: str) -> list[str]:
    """Return the entrants of a list with commas; `a=b` without a bot is a further setting of the one before."""
    names: list[str] = []
    for piece in text.split(","):
        is_setting = "=" in piece and ":" not in piece.partition("=")[0]
        if is_setting and names and ":" in names[-1]:
            names[-1] += f",{piece}"
        else:
            names.append(piece)
    return names


def spelled(name: str) -> str:
    """Return a name in its normal form; a file or a program that it names is left as it is."""
    if not is_installed(name):
        return name.strip()
    bot, colon, settings = name.strip().partition(":")
    return bot.strip().casefold() + colon + ",".join(setting.strip() for setting in settings.split(","))


def find_entrant(name: str, game: AnyGame) -> type[Bot]:
    """Return the bot of an entrant's name, which must play this game."""
    if not is_installed(name):
        return bot_named(name, game)
    bot, colon, text = spelled(name).partition(":")
    found = find_bot(bot, game)
    if not colon:
        return found
    settings = _settings(name, text)
    weights, value = settings.pop(WEIGHTS, None), settings.pop(VALUE, None)
    if value is not None or settings:
        if not issubclass(found, SearchBot):
            raise BadBotSetting(bot=name, known=WEIGHTS)
        budget, noise = _changed_budget(name, found, settings), _noise(name, settings)
        found = with_settings(found, game, budget, noise, _value(game, value), by_hand=value == NO_VALUE)
    return found if weights is None else with_weights(found, weights_of(game), weights_of(game).read(Path(weights)))


def find_search_bot(name: str, game: AnyGame) -> type[Bot]:
    """Return the bot of an entrant's name, which must be a search bot; NoSearchBot otherwise."""
    found = find_entrant(name, game)
    if not is_installed(name) or not issubclass(find_bot(name.partition(":")[0], game), SearchBot):
        raise NoSearchBot(bot=name)
    return found


def fingerprints(names: Iterable[str]) -> dict[str, str]:
    """Return a hash of the files that each entrant names: games by other weights or other bots are other games."""
    files = {name: _files(name) for name in names}
    return {
        name: sha256(b"".join(file.read_bytes() for file in named)).hexdigest()
        for name, named in files.items()
        if named
    }


def _files(name: str) -> list[Path]:
    if is_program(name):
        return program_files(name)
    own = file_of(name)
    if own is not None:
        return [own]
    settings = (setting.partition("=") for setting in spelled(name).partition(":")[2].split(","))
    return [Path(entry) for key, _, entry in settings if key in _FILES and (key, entry) != (VALUE, NO_VALUE)]


# -- settings of search bots


def _settings(name: str, text: str) -> dict[str, str]:
    """Return the settings of a name, each of which must be known and come once."""
    pairs = [(key, entry) for key, _, entry in (setting.partition("=") for setting in text.split(","))]
    settings = dict(pairs)
    known = (*_FILES, *_LIMITS, NOISE)
    if len(settings) < len(pairs) or not all(key in known and entry for key, entry in pairs):
        raise BadBotSetting(bot=name, known=", ".join(known))
    return settings


def _changed_budget(name: str, bot: type[SearchBot], settings: Mapping[str, str]) -> SearchBudget | None:
    """Return the search budget with the limits that settings give; None if they give none."""
    limits = {field: settings[key] for key, field in _LIMITS.items() if key in settings}
    if not all(limit.isdecimal() and 0 < int(limit) <= _MAX_LIMIT for limit in limits.values()):
        raise BadBotSetting(bot=name, known=", ".join(_LIMITS))
    changes: dict[str, Any] = {field: int(limit) for field, limit in limits.items()}
    return replace(bot.budget_of_search, **changes) if changes else None


def _noise(name: str, settings: Mapping[str, str]) -> float | None:
    if NOISE not in settings:
        return None
    try:
        noise = float(settings[NOISE])
    except ValueError:
        noise = math.nan
    if not 0 <= noise < math.inf:
        raise BadBotSetting(bot=name, known=NOISE)
    return noise


def _value(game: AnyGame, file: str | None) -> ValueWeights | None:
    if file in (None, NO_VALUE):
        return None
    return ValueWeights.read(Path(file), features_of(game.heuristics, game.id))


def with_settings(
    bot: type[Bot],
    game: AnyGame,
    budget: SearchBudget | None,
    noise: float | None,
    value: ValueWeights | None,
    *,
    by_hand: bool = False,
) -> type[Bot]:
    """Return a bot class that wraps a search bot with another budget, noise level or value; None leaves its own.

    `by_hand`: it plays by the evaluation made by hand, unless a value is given.
    """
    features = features_of(game.heuristics, game.id) if value else ()
    given = {"search_budget": budget, "noise": noise, "learned": value.value(features) if value else None}
    settings: dict[str, Any] = {name: entry for name, entry in given.items() if entry is not None}
    if by_hand:
        settings["by_learned_value"] = False

    class WithSettings(Bot):
        needs_heuristics = bot.needs_heuristics
        is_slow = bot.is_slow

        def __init__(self, chance: Chance, **others: Any) -> None:
            super().__init__(chance, **others)
            self._bot = bot(chance, **{**settings, **others})

        def choose(self, sight: Sight) -> int:
            return self._bot.choose(sight)

    return WithSettings


# -- weights of the heuristics


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
