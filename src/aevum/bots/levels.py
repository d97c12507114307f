"""Names and efforts of bots in the reader's language, wherever one is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from aevum.bots.registry import bots
from aevum.kernel.game import AnyGame
from aevum.kernel.words import Words


class Level(NamedTuple):
    """A bot in a list of choices: its name, its title, and a description of its effort."""

    name: str
    title: str
    about: str


def levels(names: Iterable[str], words: Words, game: AnyGame | None = None) -> list[Level]:
    """Return the bots of these names, as far as they are installed, by increasing effort."""
    known = sorted((name for name in names if name in bots()), key=_positions)
    return [Level(name, words("seat-bot", bot=name), budget_of(name, words, game)) for name in known]


def _positions(name: str) -> int:
    """Return the number of positions that a bot says it evaluates."""
    _, arguments = bots()[name].budget()
    return int(arguments.get("positions", 0))


def budget_of(name: str, words: Words, game: AnyGame | None = None) -> str:
    """Return a description of a bot's effort for one decision of this game; empty if it is not installed."""
    if name not in bots():
        return ""
    message, arguments = bots()[name].budget(game)
    return words(message, **arguments)
