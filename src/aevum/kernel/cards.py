"""Families of cards, read from TOML files as rows of printed values and declared effects.

A family is a file `cards/<family>.toml`. Each row has an id, printed values, effects by names that the game gives the
family, and its source. A card whose effect a row cannot express acts by a function that bears its name, registered at
one of the family's named moments. Unknown ids, effects and moments, and cards without any effect, fail when the game is
imported.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

SOURCES: Final = ("rulebook", "verified", "single", "reconstructed")
"""Sources of a row, surest first."""


@dataclass(frozen=True, slots=True)
class Row:
    """One card as its row in the file."""

    id: str
    figures: Mapping[str, Any]
    """Values printed on the card, by name."""
    effects: Mapping[str, Any]
    """Declared effects, by names of the family."""
    source: str
    """One of `SOURCES`."""


def read_rows(path: Path) -> list[Row]:
    """Return the rows of a file, unchecked."""
    return [
        Row(
            id=row.pop("id"),
            effects=row.pop("effects", {}),
            source=row.pop("source"),
            figures=row,
        )
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["card"]
    ]


class Family:
    """Cards of one file, numbered in its order.

    `words` are the effects that a row may declare, `moments` the points of the game at which functions of cards act.
    """

    __slots__ = ("_acting", "_numbers", "ids", "name", "rows", "words")

    def __init__(self, path: Path, words: Sequence[str], moments: Sequence[str] = ()) -> None:
        self.name = path.stem
        self.rows = tuple(read_rows(path))
        self.ids = tuple(row.id for row in self.rows)
        self.words = tuple(words)
        self._numbers = {id: number for number, id in enumerate(self.ids)}
        self._acting: dict[str, list[Callable[..., Any] | None]] = {
            moment: [None] * len(self.rows) for moment in moments
        }
        if len(self._numbers) != len(self.ids):
            raise ValueError(f"{self.name}: two cards share an id")
        for row in self.rows:
            unknown = [word for word in row.effects if word not in words]
            if unknown or row.source not in SOURCES:
                raise ValueError(f"{self.name}, {row.id}: unknown {', '.join(unknown) or row.source}")

    def __len__(self) -> int:
        return len(self.rows)

    def number(self, id: str) -> int:
        """Return the number of a card."""
        return self._numbers[id]

    def figure(self, id: str, name: str) -> Any:
        """Return one figure of one card, which must have it."""
        return self.rows[self._numbers[id]].figures[name]

    def figures(self, name: str, default: Any = None) -> tuple[Any, ...]:
        """Return one printed value of every card, in order; the default where a row has none."""
        return tuple(row.figures.get(name, default) for row in self.rows)

    def effects(self, word: str, default: Any = 0) -> tuple[Any, ...]:
        """Return one declared effect of every card, in order; the default where a row does not declare it."""
        if word not in self.words:
            raise ValueError(f"{self.name}: no effect is called {word}")
        return tuple(row.effects.get(word, default) for row in self.rows)

    def at(self, moment: str, id: str) -> Callable[[F], F]:
        """Return a decorator that registers the function of a card at a moment; its name begins with the card's id."""
        if id not in self._numbers:
            raise ValueError(f"{self.name}: no card is called {id}")
        acting, number = self.acting(moment), self._numbers[id]

        def enter(function: F) -> F:
            if not function.__name__.startswith(id.replace("-", "_")):
                raise ValueError(f"{self.name}: {function.__name__} does not bear the name of {id}")
            if acting[number] is not None:
                raise ValueError(f"{self.name}: {id} acts twice at {moment}")
            acting[number] = function
            return function

        return enter

    def acting(self, moment: str) -> list[Callable[..., Any] | None]:
        """Return the functions that act at a moment, by card; the list fills as they are registered."""
        if moment not in self._acting:
            raise ValueError(f"{self.name}: no moment is called {moment}")
        return self._acting[moment]

    def complete(self) -> None:
        """Raise ValueError if a card has no effect; to be called when all functions are registered."""
        odd = {id for id, part in self.parts() if part.startswith("@")}
        idle = [row.id for row in self.rows if not row.effects and row.id not in odd]
        if idle:
            raise ValueError(f"{self.name}: cards without effect: {', '.join(idle)}")

    def parts(self) -> list[tuple[str, str]]:
        """Return (card, effect) for every declared effect and every function (`@moment`).

        A test takes each of them away in turn and expects that to be noticed.
        """
        declared = [(row.id, word) for row in self.rows for word in row.effects]
        functions = [
            (id, f"@{moment}")
            for moment, acting in self._acting.items()
            for id, function in zip(self.ids, acting, strict=True)
            if function is not None
        ]
        return declared + functions
