"""Registry: games are found by entry point, so that anybody can add one without touching this repository."""

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
    """All installed games by id. One that cannot be loaded is left out with a warning; the others play on."""
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
    """The game of this id; `_` and `-`, small and capital letters are the same."""
    game = games().get(str(name).strip().casefold().replace("_", "-").replace(" ", "-"))
    if game is None:
        raise UnknownGame(game=str(name), known=", ".join(games()))
    return game
