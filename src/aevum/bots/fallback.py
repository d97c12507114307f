"""Choice of the bot that takes over from one that failed, so that no match is stuck."""

from __future__ import annotations

from typing import Final

from aevum.bots.registry import bots_for
from aevum.kernel.game import AnyGame

FALLBACKS: Final = ("easy", "random")
"""Bots that take over; the first that plays the game and has not failed itself."""


class NoLegalChoice(Exception):
    """A choice of a bot that is not one of the legal moves."""


def fallback_for(bot: str, game: AnyGame) -> str | None:
    """Return the name of the bot that takes over from this one; None if there is none left."""
    known = [name for name in FALLBACKS if name in bots_for(game)]
    following = known[known.index(bot) + 1 :] if bot in known else known
    return following[0] if following else None
