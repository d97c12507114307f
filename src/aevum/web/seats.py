"""Seats in words: what whoever sits there is called, and how well a bot plays."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from aevum.bots.levels import budget_of
from aevum.kernel.markup import Markup, h
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.shell import LOCALE

_NUMBER: Final = re.compile(r"(?<=.) \d+$")


def seat_name(name: str, bot: str | None, words: Words) -> str:
    """A name as its reader says it: guests have none, and so had the bots of older matches. Empty: nobody yet."""
    if bot and name in ("", bot):
        return words("seat-bot", bot=bot)
    number = _NUMBER.search(name)
    own, rest = (name[: number.start()], number[0]) if number else (name, "")
    return f"{words('seat-guest')}{rest}" if own in _guests() else name


def bot_level(bot: str, words: Words) -> str:
    """`bot, normal`, in the reader's language."""
    return words("bot-level", bot=bot)


def marked_level(bot: str, words: Words, before: str = "") -> Markup:
    """The same beside a name; whoever rests on it is told how much the bot thinks."""
    return h.span(".quiet", title=budget_of(bot, words) or None)[f"{before}{bot_level(bot, words)}"]


@cache
def _guests() -> frozenset[str]:
    return frozenset(Words(language, (LOCALE,))("seat-guest") for language in LANGUAGES)
