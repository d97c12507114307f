"""Rulebook: the clauses of a game's rules, in our own words, each with its place in the printed rulebook."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from aevum.kernel.words import DEFAULT_LANGUAGE, LANGUAGES


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule. Every refusal names one; `@rule` ties it to its tests."""

    id: str
    place: str
    ruling: str
    texts: tuple[str, ...]

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The rule in the reader's language."""
        return self.texts[LANGUAGES.index(language)]


class Rulebook:
    """The clauses of one game in the rulebook's order."""

    __slots__ = ("_clauses",)

    def __init__(self, clauses: list[Clause]) -> None:
        self._clauses = {clause.id: clause for clause in clauses}
        if len(self._clauses) != len(clauses):
            raise ValueError("two clauses share an id")

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read `rulebook.toml`: `prefix`, then `[[clause]]` tables with id, place, and a text per language."""
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        return cls(
            [
                Clause(
                    id=f"{table['prefix']}.{row['id']}",
                    place=row["place"],
                    ruling=row.get("ruling", ""),
                    texts=tuple(row[language] for language in LANGUAGES),
                )
                for row in table["clause"]
            ]
        )

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, id: object) -> bool:
        return id in self._clauses

    def __getitem__(self, id: str) -> Clause:
        return self._clauses[id]

    def search(self, query: str, language: str = DEFAULT_LANGUAGE) -> list[Clause]:
        """Clauses that hold every word of the query, in their text, place, ruling or id."""
        wanted = query.casefold().split()
        return [clause for clause in self if all(word in _searchable(clause, language) for word in wanted)]


def _searchable(clause: Clause, language: str) -> str:
    return " ".join((clause.id, clause.place, clause.ruling, clause.text(language))).casefold()
