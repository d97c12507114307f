"""Display names of seats, and the level of a bot in words."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache, lru_cache
from typing import Final

from aevum.bots.levels import budget_of
from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Markup, h
from aevum.kernel.words import LANGUAGES, Name, Words
from aevum.web.text.site_words import LOCALE, words_of

_NUMBER: Final = re.compile(r"(?<=.) \d+$")


def seat_name(name: str, bot: str | None, words: Words) -> str:
    """Return the display name of a seat in the reader's language; empty if the seat is free.

    The name of a guest is translated. Bots of older matches have no name of their own and are called by their level.
    """
    if bot and name in ("", bot):
        return words("seat-bot", bot=bot)
    own, rest = guest_and_number(name)
    return f"{words(own) if isinstance(own, Name) else own}{rest}"


def guest_and_number(name: str) -> tuple[str, str]:
    """Return a name for a message: the name of all guests with the number that tells them apart, else the name."""
    number = _NUMBER.search(name)
    own, rest = (name[: number.start()], number[0]) if number else (name, "")
    return (Name("seat-guest"), rest) if own in _guests() else (name, "")


@lru_cache(maxsize=256)
def words_with_players(game: AnyGame, language: str, names: tuple[str, ...]) -> Words:
    """Return the messages of a game in which each seat is called by the name of its player.

    Players who share a name are told apart by the title of the seat; a free seat keeps its title.
    """
    words, shared = words_of(game.id, language), Counter(names)
    called: dict[str, str] = {}
    for seat, name in enumerate(names):
        title = game.seat_title(seat, words)
        full = f"{name} ({title})" if shared[name] > 1 and title else name
        called |= dict.fromkeys(game.seat_messages(seat), full) if name else {}
    return words.with_names(called) if called else words


def open_seat_name(game: AnyGame, seat: int, words: Words) -> str:
    """Return the name of a seat without a player: its title in the game, such as its colour, else its number."""
    return game.seat_title(seat, words) or str(seat + 1)


def bot_level(bot: str, words: Words) -> str:
    """Return the level of a bot in the reader's language: `bot, normal`."""
    return words("bot-level", bot=bot)


def marked_level(bot: str, words: Words, game: AnyGame | None, before: str = "") -> Markup:
    """Return the level of a bot as an element to stand beside a name; its tooltip says how much the bot thinks.

    `before`: text in front of the level, such as a separator.
    """
    return h.span(".quiet", title=budget_of(bot, words, game) or None)[f"{before}{bot_level(bot, words)}"]


@cache
def _guests() -> frozenset[str]:
    return frozenset(Words(language, (LOCALE,))("seat-guest") for language in LANGUAGES)
