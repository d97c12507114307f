"""Aevum plays civilization board games exactly by their rulebooks.

>>> import aevum
>>> match = aevum.new("tempus-imperium", digits="1806061935", seed=7)
>>> events = match.play("road E5-F5")
>>> len(match.moves)
1
"""

from __future__ import annotations

# Nothing is imported here at run time: a Ctrl+C before the command line can handle it would print a traceback.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from typing import Any, Final

    from aevum.kernel.errors import AevumError
    from aevum.kernel.game import Game
    from aevum.kernel.match import Match
    from aevum.kernel.registry import find_game
    from aevum.kernel.registry import games as all_games

__version__ = "0.2.0"
__all__ = ["AevumError", "Game", "Match", "all_games", "find_game", "load", "new", "save"]

_ORIGINS: Final = {
    "AevumError": ("errors", "AevumError"),
    "Game": ("game", "Game"),
    "Match": ("match", "Match"),
    "all_games": ("registry", "games"),
    "find_game": ("registry", "find_game"),
}
"""Kernel module and original name of each public name that is imported lazily."""


def __getattr__(name: str) -> Any:
    """Import a public name on first access: `aevum --version` and Gymnasium need none of them."""
    from importlib import import_module

    if name not in _ORIGINS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, original = _ORIGINS[name]
    found = globals()[name] = getattr(import_module(f"aevum.kernel.{module}"), original)
    return found


def new(game: str, /, *, seats: int | Sequence[str] | None = None, seed: int | None = None, **options: Any) -> Match:
    """Return a new match of a game; options of the game are given by name."""
    from aevum.kernel.match import Match
    from aevum.kernel.registry import find_game

    found = find_game(game)
    return Match(found, found.read_options(options), seats=seats, seed=seed)


def load(path: str | Path) -> Match:
    """Return the match of a save file, with every move checked again."""
    from pathlib import Path

    from aevum.kernel.records.savefile import read_match
    from aevum.kernel.registry import find_game

    return read_match(Path(path), find_game)


def save(match: Match, path: str | Path) -> None:
    """Write a match to a save file, completely or not at all."""
    from pathlib import Path

    from aevum.kernel.records.savefile import write_match

    write_match(match, Path(path))
