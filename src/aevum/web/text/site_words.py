"""Messages of the site together with those of one game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from aevum.kernel.registry import find_game
from aevum.kernel.words import Words

LOCALE: Final = Path(__file__).parents[1] / "locale"


@lru_cache(maxsize=64)
def words_of(game: str, language: str) -> Words:
    """Return the messages of the site and of one game in a language."""
    return Words(language, (LOCALE, find_game(game).locale))
