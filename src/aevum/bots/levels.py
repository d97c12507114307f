"""Levels: what a bot is called and how much it thinks, in the reader's words, wherever one is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from aevum.bots.registry import bots
from aevum.kernel.words import Words


class Level(NamedTuple):
    """A bot as one chooses it: its name, what it is called, and how much it thinks."""

    name: str
    title: str
    about: str


def levels(names: Iterable[str], words: Words) -> list[Level]:
    """The bots of these names, as far as they are installed; those that think more come later."""
    known = sorted((name for name in names if name in bots()), key=_thought)
    return [Level(name, words("seat-bot", bot=name), budget_of(name, words)) for name in known]


def _thought(name: str) -> int:
    """Positions that a bot says it looks at."""
    _, figures = bots()[name].budget()
    return int(figures.get("positions", 0))


def budget_of(name: str, words: Words) -> str:
    """How much a bot thinks about one decision; nothing of one that is not installed."""
    if name not in bots():
        return ""
    message, arguments = bots()[name].budget()
    return words(message, **arguments)
