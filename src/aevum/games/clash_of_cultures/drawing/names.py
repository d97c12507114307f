"""Names of cards as they stand where there is little room."""

from __future__ import annotations

from functools import lru_cache

from aevum.kernel.words import Words


@lru_cache(maxsize=2_048)
def short_name(id: str, words: Words) -> str:
    """The short name of a card, if it has one."""
    short = f"short-{id}"
    return words(short if words.knows(short) else f"card-{id}")
