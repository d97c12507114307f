"""Messages in the reader's language, made from message ids and arguments (Project Fluent)."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from aevum.kernel.points import written

LANGUAGES: Final = ("en", "es", "ru")
DEFAULT_LANGUAGE: Final = LANGUAGES[0]
KERNEL_LOCALE: Final = Path(__file__).with_name("locale")
LOG: Final = logging.getLogger(__name__)

MAX_CACHED_LENGTH: Final = 60
"""Length of an id or argument, in characters, from which sentences are not cached: clients may send anything."""

Argument = str | int | Fraction
"""Argument of a message; a half is written as `17½`, and a message chooses its last variant for it."""


class Name(str):
    """An argument that is itself a message, said in the reader's language; several ids with spaces make a list."""

    __slots__ = ()


@cache
def _bundle(language: str, folders: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = Path(folder, f"{language}.ftl")
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        else:
            _warn_of_missing_language(file)
    return bundle


@cache
def _warn_of_missing_language(file: Path) -> None:
    """Log once that a locale folder has no file of a language, so that its messages are shown in English."""
    LOG.warning("%s is missing: messages of %s are shown in English", file.name, file.parents[1].name)


@lru_cache(maxsize=20_000)
def _format(
    languages: tuple[str, ...], folders: tuple[str, ...], message: str, arguments: tuple[tuple[str, str | int], ...]
) -> str:
    """Return the sentence of a message; cached, because sentences repeat and formatting one is slow."""
    for language in languages:
        bundle = _bundle(language, folders)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(arguments))[0])
        pair = _pair(bundle, message)
        if pair is not None:
            first, second = (_format((language,), folders, half, ()) for half in pair)
            return _format((language,), folders, _pattern_of_pairs(message), (("first", first), ("second", second)))
    return message


@lru_cache(maxsize=20_000)
def _is_known(languages: tuple[str, ...], folders: tuple[str, ...], message: str) -> bool:
    bundles = [_bundle(language, folders) for language in languages]
    return any(bundle.has_message(message) or _pair(bundle, message) is not None for bundle in bundles)


def _pair(bundle: FluentBundle, message: str) -> tuple[str, str] | None:
    """Return the messages that a derived id joins: `card-spy-scout` is `card-spy` and `card-scout`.

    A locale declares such ids for a prefix by a message that joins two of its names, for instance `card-pair`.
    """
    if not bundle.has_message(_pattern_of_pairs(message)):
        return None
    prefix, *parts = message.split("-")
    for end in range(1, len(parts)):
        first, second = ("-".join((prefix, *half)) for half in (parts[:end], parts[end:]))
        if bundle.has_message(first) and bundle.has_message(second):
            return first, second
    return None


def _pattern_of_pairs(message: str) -> str:
    return f"{message.partition('-')[0]}-pair"


class Words:
    """Localized messages (Fluent) of some locale folders in one language; English stands in for what is missing."""

    __slots__ = ("_order", "_paths", "folders", "language", "names")

    def __init__(
        self, language: str = DEFAULT_LANGUAGE, folders: Sequence[Path] = (), names: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self.names = names or {}
        """Texts that stand for messages, by id, such as the names of the players of one match."""
        self.folders = (KERNEL_LOCALE, *folders)
        # Text, because the cache of sentences hashes it for every message, and hashing a Path is slow.
        self._paths = tuple(map(str, self.folders))
        self._order = (language, DEFAULT_LANGUAGE)

    def with_folder(self, folder: Path) -> Words:
        """Return the messages of this language with one more locale folder."""
        return Words(self.language, (*self.folders[1:], folder), self.names)

    def with_names(self, names: Mapping[str, str]) -> Words:
        """Return the same messages, but with these texts for the ids that they name."""
        return Words(self.language, self.folders[1:], {**self.names, **names})

    def knows(self, message: str) -> bool:
        """Whether there is such a message, written or derived, in this language or in English."""
        is_known = _is_known if len(message) < MAX_CACHED_LENGTH else _is_known.__wrapped__
        return is_known(self._order, self._paths, message)

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        if message in self.names:
            return self.names[message]
        if not arguments and len(message) < MAX_CACHED_LENGTH:
            return _format(self._order, self._paths, message, ())
        formatted = {key: self._formatted(value) for key, value in arguments.items()}
        is_short = len(message) < MAX_CACHED_LENGTH and all(
            len(str(argument)) < MAX_CACHED_LENGTH for argument in formatted.values()
        )
        format = _format if is_short else _format.__wrapped__
        return format(self._order, self._paths, message, tuple(formatted.items()))

    def _formatted(self, argument: Argument) -> str | int:
        if isinstance(argument, Fraction):
            return written(argument)
        return ", ".join(map(self, argument.split())) if isinstance(argument, Name) else argument


def language_of(wish: str) -> str | None:
    """Return the language of a locale name such as `es`, `es_AR.UTF-8` or `ru-RU`; None if it is not supported."""
    tag = wish.lower().replace("_", "-").split("-")[0].split(".")[0]
    return tag if tag in LANGUAGES else None
