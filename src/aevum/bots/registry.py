"""Registry of bots: found by entry point, as games are."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from aevum.bots.bot import Bot
from aevum.kernel.errors import AevumError

GROUP: Final = "aevum.bots"


class UnknownBot(AevumError):
    """No installed bot has this name."""

    message = "error-unknown-bot"


@cache
def bots() -> dict[str, type[Bot]]:
    """All installed bots by name."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def find_bot(name: str) -> type[Bot]:
    """The bot of this name."""
    found = bots().get(name.strip().casefold())
    if found is None:
        raise UnknownBot(bot=name, known=", ".join(bots()))
    return found
