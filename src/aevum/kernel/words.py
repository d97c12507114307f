"""Words: message ids and arguments become sentences in the reader's language (Project Fluent)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from aevum.kernel.points import written

LANGUAGES: Final = ("en", "es", "ru")
DEFAULT_LANGUAGE: Final = LANGUAGES[0]
KERNEL_LOCALE: Final = Path(__file__).with_name("locale")

LONG: Final = 60
"""Sentences about longer words are not kept: they may be anything that strangers send."""

Argument = str | int | Fraction
"""A half is said as `17½`; a message chooses its last variant for it."""


class Name(str):
    """An argument that is itself a message, said in the reader's language; several ids with spaces make a list."""

    __slots__ = ()


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=20_000)
def _said(
    languages: tuple[str, ...], folders: tuple[Path, ...], message: str, arguments: tuple[tuple[str, str | int], ...]
) -> str:
    """A sentence; the same ones are said again and again, and to make one is slow."""
    for language in languages:
        bundle = _bundle(language, folders)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(arguments))[0])
    return message


class Words:
    """All messages of some locale folders in one language; English stands in for what is missing."""

    __slots__ = ("folders", "language")

    def __init__(self, language: str = DEFAULT_LANGUAGE, folders: Sequence[Path] = ()) -> None:
        self.language = language
        self.folders = (KERNEL_LOCALE, *folders)

    def with_folder(self, folder: Path) -> Words:
        """The same language with one more folder of messages."""
        return Words(self.language, (*self.folders[1:], folder))

    def knows(self, message: str) -> bool:
        """Is there such a message, in this language or in English?"""
        return any(_bundle(language, self.folders).has_message(message) for language in self._order())

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        told = {key: self._told(value) for key, value in arguments.items()}
        usual = len(message) < LONG and all(len(str(argument)) < LONG for argument in told.values())
        say = _said if usual else _said.__wrapped__
        return say(self._order(), self.folders, message, tuple(told.items()))

    def _told(self, argument: Argument) -> str | int:
        if isinstance(argument, Fraction):
            return written(argument)
        return ", ".join(map(self, argument.split())) if isinstance(argument, Name) else argument

    def _order(self) -> tuple[str, ...]:
        return (self.language, DEFAULT_LANGUAGE)


def language_of(wish: str) -> str | None:
    """The language meant by a locale name such as `es`, `es_AR.UTF-8` or `ru-RU`; None if we do not speak it."""
    tag = wish.lower().replace("_", "-").split("-")[0].split(".")[0]
    return tag if tag in LANGUAGES else None
