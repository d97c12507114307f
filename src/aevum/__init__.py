"""Aevum plays civilization board games exactly by their rulebooks.

>>> import aevum
>>> match = aevum.new("tempus-imperium", digits="1806061935", seed=7)
>>> events = match.play("road E5-F5")
>>> len(match.moves)
1
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aevum.kernel.errors import AevumError
from aevum.kernel.game import Game
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.registry import games as all_games
from aevum.kernel.savefile import read_match, write_match

__version__ = "0.1.0"
__all__ = ["AevumError", "Game", "Match", "all_games", "find_game", "load", "new", "save"]


def new(game: str, /, *, seats: int | Sequence[str] | None = None, seed: int | None = None, **options: Any) -> Match:
    """Begin a match; options of the game are given by name."""
    found = find_game(game)
    return Match(found, found.read_options(options), seats=seats, seed=seed)


def load(path: str | Path) -> Match:
    """The match of a save file, every move checked again."""
    return read_match(Path(path), find_game)


def save(match: Match, path: str | Path) -> None:
    """Write a match to a file, whole or not at all."""
    write_match(match, Path(path))
