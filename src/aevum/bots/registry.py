"""Registry of bots, found by entry point as games are."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from aevum.bots.bot import Bot
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame

GROUP: Final = "aevum.bots"
LOG: Final = logging.getLogger(__name__)


class UnknownBot(AevumError):
    """A name that no installed bot has."""

    message = "error-unknown-bot"


class CannotPlay(AevumError):
    """A bot that is installed but does not play this game."""

    message = "error-bot-cannot-play"


@cache
def bots() -> dict[str, type[Bot]]:
    """Return all installed bots by name; one that cannot be loaded is left out with a warning."""
    loaded = {entry.name: _loaded(entry) for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}
    return {name: bot for name, bot in loaded.items() if bot is not None}


def _loaded(entry: EntryPoint) -> type[Bot] | None:
    try:
        bot = entry.load()
    except Exception:
        LOG.warning("the bot %s cannot be loaded", entry.name, exc_info=True)
        return None
    return bot if isinstance(bot, type) and issubclass(bot, Bot) else None


def bots_for(game: AnyGame) -> dict[str, type[Bot]]:
    """Return the installed bots that play a game."""
    return {name: bot for name, bot in bots().items() if bot.plays(game)}


def find_bot(name: str, game: AnyGame) -> type[Bot]:
    """Return the bot of a name; UnknownBot if there is none, CannotPlay if it does not play this game."""
    found = bots().get(name.strip().casefold())
    known = ", ".join(bots_for(game))
    if found is None:
        raise UnknownBot(bot=name, known=known)
    if not found.plays(game):
        raise CannotPlay(bot=name, game=game.id, known=known)
    return found
