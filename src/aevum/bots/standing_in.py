"""Standing in: who plays on for a bot that cannot decide, so that no game is stuck."""

from __future__ import annotations

from typing import Final

from aevum.bots.registry import bots_for
from aevum.kernel.game import AnyGame

STAND_INS: Final = ("easy", "random")
"""The first that plays the game and has not failed itself."""


class NoChoice(Exception):
    """A bot has not chosen one of the legal moves."""


def stand_in_for(bot: str, game: AnyGame) -> str | None:
    """The name of the bot that plays on for this one; None if there is nobody left."""
    known = [name for name in STAND_INS if name in bots_for(game)]
    following = known[known.index(bot) + 1 :] if bot in known else known
    return following[0] if following else None
