"""Find Latin words in Russian text.

Names and notation may stand there; every other word was not translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html.parser import HTMLParser
from typing import Final

from aevum.kernel.registry import games

NAMES: Final = frozenset(("aevum", "english", "español", "home", "end", "shift", "page", "up", "down"))
"""Names of languages and keys, in small letters."""
_LETTER: Final = "A-Za-zÀ-ÖØ-öø-ÿ"
_WORD: Final = re.compile(rf"[{_LETTER}][{_LETTER}0-9_]*(?:[.'’-][{_LETTER}0-9_]+)*")
_NOTATION: Final = re.compile(r"[A-Za-z]\d{0,2}(-[A-Z]\d{0,2})?|([IT]R|TA)(-\d+)?|II|III|IV|PNG|PDF|SVG|JSON|UTF-8")
"""A place of a board (a letter with one or two digits, perhaps with a second one), a ruling, an Age or a format."""
_READ: Final = ("title", "aria-label", "placeholder", "alt", "data-nothing")


def latin_words(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """Return the words in Latin letters that are neither names nor places of a board."""
    known = NAMES | titles_of_games() | {word.lower() for word in allowed}
    return [word for word in _WORD.findall(text) if word.lower() not in known and not _NOTATION.fullmatch(word)]


@cache
def titles_of_games() -> frozenset[str]:
    """Return the words in Latin letters, in small ones, by which games are called in Russian."""
    titles = [game.words("ru")("game-title") for game in games().values() if "ru" in game.languages]
    return frozenset(word.lower() for title in titles for word in _WORD.findall(title))


def read_aloud(markup: str) -> str:
    """Return the text of a page or a drawing as people read or hear it, without what is marked as notation."""
    reader = _Reader()
    reader.feed(markup)
    return "\n".join(reader.heard)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self._unheard = 0

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.heard += [value for name in _READ if (value := given.get(name))]
        if self._unheard or tag in ("script", "style") or (tag == "p" and given.get("class") == "notation"):
            self._unheard += tag not in ("input", "meta", "link", "br", "img")

    def handle_endtag(self, tag: str) -> None:
        self._unheard = max(0, self._unheard - 1)

    def handle_data(self, data: str) -> None:
        if not self._unheard:
            self.heard.append(data)
