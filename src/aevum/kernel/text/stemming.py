"""Stemming of words, for searching the rules: `city` finds `cities`, and `tie` does not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

SHORTEST: Final = 3
"""Minimum length of a stem, in letters; an ending is not removed if less would be left."""
WORD: Final = re.compile(r"[^\W_]+(?:[-.][^\W_]+)*")

_ENDINGS: Final = {
    "en": ("ing", "ies", "ied", "es", "ed", "s", "y", "e"),
    "es": (
        "ciones", "ción", "mente", "arse", "erse", "irse", "ando", "iendo", "adas", "ados", "idas", "idos", "aron",
        "ieron", "ada", "ado", "ida", "ido", "les", "nes", "res", "des", "ar", "er", "ir", "an", "en", "as", "os",
        "es", "a", "o", "e", "s",
    ),
    "ru": (
        "иями", "иях", "ями", "ами", "ого", "его", "ому", "ему", "ыми", "ими", "ешь", "ишь", "ете", "ите", "ует",
        "уют", "ать", "ять", "ить", "еть", "иям", "ией", "ах", "ях", "ов", "ев", "ей", "ой", "ый", "ий", "ая", "яя",
        "ое", "ее", "ые", "ие", "ым", "им", "ом", "ем", "ам", "ям", "ую", "юю", "ою", "ет", "ит", "ут", "ют", "ат",
        "ят", "ла", "ло", "ли", "ия", "ию", "ии", "а", "я", "о", "е", "ы", "и", "у", "ю", "ь", "й",
    ),
}  # fmt: skip

_QUESTION_WORDS: Final = {
    "en": "and are can could does for how may much many must should the what when where which who why will with you",
    "es": "con como cómo cual cuál cuando cuándo cuanto cuánto cuantas cuántas cuantos cuántos del donde dónde las los "
    "para por porque pueden puede puedo que qué quien quién son una uno unos unas",
    "ru": "для где как какая какие какой когда который куда кто мне могу может можно надо нужно она они оно почему "
    "при сколько что чтобы это",
}
"""Words of questions, which say nothing about what is asked."""


def stem(word: str, language: str) -> str:
    """Return a word in lower case without its ending."""
    small = word.casefold().replace("ё", "е")
    for ending in _ENDINGS.get(language, ()):
        if small.endswith(ending) and len(small) - len(ending) >= SHORTEST:
            return small.removesuffix(ending)
    return small


class Query:
    """Words of a search; a word fits if it has the stem of one of them, or begins with one of them.

    `synonyms`: groups of words of which each also stands for the others;
    """

    __slots__ = ("_language", "_synonyms", "_wanted")

    def __init__(self, text: str, language: str, synonyms: Sequence[Sequence[str]] = ()) -> None:
        self._language = language
        self._synonyms = synonyms
        self._wanted = [word.casefold().replace("ё", "е") for word in WORD.findall(text)]

    def __bool__(self) -> bool:
        return bool(self._wanted)

    def fits(self, word: str) -> bool:
        """Whether a word fits one of the words of the search, or a synonym of it."""
        return any(self._fits(word, other) for wanted in self._wanted for other in self._meanings(wanted))

    def all_in(self, texts: Iterable[str]) -> bool:
        """Whether each word of the search, or a synonym of it, is fitted by a word of the texts."""
        words = {word for text in texts for word in _all_words(text)}
        return all(
            any(self._fits(word, other) for other in self._meanings(wanted) for word in words)
            for wanted in self._wanted
        )

    def telling(self) -> list[Query]:
        """Return a query for each word that says what is asked: question words and those of two letters do not."""
        idle = _QUESTION_WORDS.get(self._language, "").split()
        telling = [word for word in self._wanted if word not in idle and (len(word) >= SHORTEST or word.isdigit())]
        return [Query(word, self._language, self._synonyms) for word in dict.fromkeys(telling)]

    def _meanings(self, wanted: str) -> list[str]:
        """Return a word of the search and its synonyms."""
        sought = stem(wanted, self._language)
        groups = [group for group in self._synonyms if any(stem(word, self._language) == sought for word in group)]
        return [wanted, *(word for group in groups for word in group)]

    def _fits(self, word: str, wanted: str) -> bool:
        small = word.casefold().replace("ё", "е")
        return small.startswith(wanted) or stem(small, self._language) == stem(wanted, self._language)


def _all_words(text: str) -> Iterable[str]:
    """Yield words, and the parts of those that are made of several: `fight.tie`, `TR-22`."""
    for found in WORD.findall(text):
        yield found
        if "." in found or "-" in found:
            yield from re.split(r"[-.]", found)
