"""Registry of games, found by entry point, so that a game can be added without touching this repository."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from aevum.kernel.errors import UnknownGame
from aevum.kernel.game import AnyGame, Game

GROUP: Final = "aevum.games"
LOG: Final = logging.getLogger(__name__)


@cache
def games() -> dict[str, AnyGame]:
    """Return all installed games by id; one that cannot be loaded is left out with a warning."""
    found = filter(None, map(_loaded, entry_points(group=GROUP)))
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def _loaded(entry: EntryPoint) -> AnyGame | None:
    try:
        game = entry.load()
    except Exception:
        LOG.warning("the game %s cannot be loaded", entry.name, exc_info=True)
        return None
    return game if isinstance(game, Game) else None


def find_game(name: str) -> AnyGame:
    """Return the game of an id, in which case does not matter and `-`, `_` and spaces are the same."""
    game = games().get(str(name).strip().casefold().replace("_", "-").replace(" ", "-"))
    if game is None:
        raise UnknownGame(game=str(name), known=", ".join(games()))
    return game
