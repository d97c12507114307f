"""Clauses of a game's rules in our own words, each with its place in the printed rulebook."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import log
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Self

from aevum.kernel.lessons.figures import game_data, values_at
from aevum.kernel.points import Points, written
from aevum.kernel.text.stemming import Query
from aevum.kernel.words import DEFAULT_LANGUAGE, LANGUAGES, Words

_FIGURE: Final = re.compile(r"\{(\w+)\}")
"""A figure in the text of a clause, by its name in the index."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Part of the rulebook under one title; its id is the name of the file that implements it."""

    id: str
    titles: tuple[str, ...]

    def title(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Return the heading in the reader's language."""
        return self.titles[LANGUAGES.index(language)]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule, which every refusal names and `@rule` ties to its tests.

    `place`: heading of the printed rulebook that states it, in the words printed there; `places`: that heading in every
    language, if it differs. `ruling`: numbers of our rulings, or another basis of the rule (`ruling-<name>` among the
    messages). `is_refusal`: whether the text only says why a move is refused, which other clauses let one expect.
    """

    id: str
    place: str
    ruling: str
    texts: tuple[str, ...]
    chapter: Chapter
    places: tuple[str, ...] = ()
    is_refusal: bool = False

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Return the rule in the reader's language."""
        return self.texts[LANGUAGES.index(language)]

    def heading(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Return the place in the printed rulebook, in the reader's language."""
        return self.places[LANGUAGES.index(language)] if self.places else self.place

    def basis(self, words: Words) -> str:
        """Return the ruling as text for a reader; empty for a rule that the rulebook itself gives."""
        marks = self.ruling.split(", ") if self.ruling else []
        return ", ".join(words(f"ruling-{mark}") if words.knows(f"ruling-{mark}") else mark for mark in marks)


Synonyms = Mapping[str, Sequence[Sequence[str]]]
"""Groups of words by language; a search for one word of a group also finds the others."""
NO_TITLES: Final[Mapping[str, str]] = MappingProxyType({})
NO_FIGURES: Final[Mapping[str, Points]] = MappingProxyType({})


class Rulebook:
    """Clauses of one game in the rulebook's order; `prefix`: common beginning of their ids, without its dot.

    `figures`: numbers of the game's data by name, for the clauses and for messages that tell the rules.
    """

    __slots__ = ("_clauses", "_synonyms", "figures", "prefix")

    def __init__(
        self,
        clauses: list[Clause],
        prefix: str = "",
        synonyms: Synonyms | None = None,
        figures: Mapping[str, Points] = NO_FIGURES,
    ) -> None:
        self.prefix = prefix
        self.figures = figures
        self._synonyms = synonyms or {}
        self._clauses = {clause.id: clause for clause in clauses}
        if len(self._clauses) != len(clauses):
            raise ValueError("two clauses share an id")

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read a folder of TOML files: `index.toml`, then a file for each chapter.

        The index has the `prefix` of all ids and the `chapters` in order; its `places` gives headings of the printed
        rulebook in other languages than its own, and its `synonyms` groups of words by language that players use for
        the same thing. Its `figures` names numbers of `data.toml` beside the folder; `{name}` in a text stands for one.
        """
        index = _read(folder / "index.toml")
        figures = {name: _figure(path, folder.parent) for name, path in index.get("figures", {}).items()}
        chapters: list[str] = index["chapters"]
        forgotten = {file.stem for file in folder.glob("*.toml")} - {"index", *chapters}
        if forgotten:
            raise ValueError(f"{folder}: the index lacks {', '.join(sorted(forgotten))}")
        files = ((name, _read(folder / f"{name}.toml")) for name in chapters)
        clauses = [clause for name, file in files for clause in _clauses(index, name, file, figures)]
        return cls(clauses, index["prefix"], index.get("synonyms"), figures)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, id: object) -> bool:
        return id in self._clauses

    def __getitem__(self, id: str) -> Clause:
        if id not in self._clauses:
            raise KeyError(f"the rulebook has no clause {id}")
        return self._clauses[id]

    def clause(self, name: str) -> Clause:
        """Return a clause by its id without the prefix of the game."""
        return self._clauses[f"{self.prefix}.{name}"]

    def query(self, text: str, language: str = DEFAULT_LANGUAGE) -> Query:
        """Return a query that also finds the synonyms of its words."""
        return Query(text, language, self._synonyms.get(language, ()))

    def search(
        self, query: str, language: str = DEFAULT_LANGUAGE, titles: Mapping[str, str] = NO_TITLES
    ) -> list[Clause]:
        """Return the clauses that contain every word of a query, or a synonym of it, whatever its ending.

        Text, title, place, ruling and id are searched, and `titles`: names of cards by the id of their clause.
        """
        wanted = self.query(query, language)
        return [clause for clause in self if wanted.all_in(_searchable(clause, language, titles))]

    def closest(
        self, query: str, language: str = DEFAULT_LANGUAGE, titles: Mapping[str, str] = NO_TITLES
    ) -> list[Clause]:
        """Return the clauses that contain some words of a query, best first: a rare word counts more than a usual one.

        Clauses that fit less than half as well as the best one are left out.
        """
        scores: dict[str, float] = {}
        for word in self.query(query, language).telling():
            found = [clause.id for clause in self if word.all_in(_searchable(clause, language, titles))]
            for id in found:
                scores[id] = scores.get(id, 0) + 1 + log(len(self) / len(found))
        least = max(scores.values(), default=0) / 2
        return [self[id] for id in sorted(scores, key=scores.__getitem__, reverse=True) if scores[id] >= least]


def _read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _figure(path: str, folder: Path) -> Points:
    """Return the sum of the numbers that a path leads to in a game's data; `-path`: its opposite, `path/2`: half."""
    place, _, divisor = path.removeprefix("-").partition("/")
    found = values_at(game_data(folder), place)
    if not found or not all(isinstance(number, int) for number in found):
        raise ValueError(f"{folder}: {path} leads to no number of the data")
    number = Fraction(-sum(found) if path.startswith("-") else sum(found), int(divisor or 1))
    return number if number.denominator > 1 else int(number)


def _with_figures(text: str, figures: Mapping[str, Points]) -> str:
    """Return a text with its figures in digits; KeyError for a name that the index does not have."""
    return _FIGURE.sub(lambda found: written(figures[found[1]]), text)


def _clauses(
    index: dict[str, Any], name: str, table: dict[str, Any], figures: Mapping[str, Points]
) -> Iterator[Clause]:
    """Yield the clauses of a chapter's TOML file.

    The file has a `title` per language, then `[[clause]]` tables with id, place and a text per language. English stands
    in for other languages that are missing.
    """
    chapter = Chapter(name, _by_language(table["title"], f"the title of {name}"))
    for row in table["clause"]:
        place = row["place"]
        headings = index.get("places", {}).get(place, {})
        yield Clause(
            id=f"{index['prefix']}.{row['id']}",
            place=place,
            ruling=row.get("ruling", ""),
            texts=tuple(_with_figures(text, figures) for text in _by_language(row, f"the clause {row['id']}")),
            chapter=chapter,
            places=tuple(headings.get(language, place) for language in LANGUAGES),
            is_refusal=row.get("refusal", False),
        )


def _by_language(texts: Mapping[str, str], what: str) -> tuple[str, ...]:
    """Return a text for each language, in English where it is not translated."""
    if DEFAULT_LANGUAGE not in texts:
        raise ValueError(f"{what} has no text in English")
    return tuple(texts.get(language, texts[DEFAULT_LANGUAGE]) for language in LANGUAGES)


def _searchable(clause: Clause, language: str, titles: Mapping[str, str]) -> tuple[str, ...]:
    return (
        titles.get(clause.id, ""),
        clause.id,
        clause.place,
        clause.heading(language),
        clause.basis(Words(language)),
        clause.ruling,
        clause.chapter.title(language),
        clause.text(language),
    )
