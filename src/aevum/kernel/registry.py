"""Registry: games are found by entry point, so that anybody can add one without touching this repository."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from aevum.kernel.errors import UnknownGame
from aevum.kernel.game import Game

GROUP: Final = "aevum.games"


@cache
def games() -> dict[str, Game]:
    """All installed games by id."""
    found = [entry.load() for entry in entry_points(group=GROUP)]
    return {game.id: game for game in sorted(found, key=lambda game: str(game.id))}


def find_game(name: str) -> Game:
    """The game of this id; `_` and `-`, small and capital letters are the same."""
    game = games().get(str(name).strip().casefold().replace("_", "-").replace(" ", "-"))
    if game is None:
        raise UnknownGame(game=str(name), known=", ".join(games()))
    return game
