"""Figures of a lesson: values found by a path in the learner's view or in the data of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from aevum.kernel.words import Argument, Name

ME: Final = "me"
"""Part of a path that stands for the number of the learner's seat."""
EACH: Final = "*"
"""Part of a path that stands for every entry."""
COUNT: Final = "#"
"""Last part of a path that stands for the number of entries."""
VIEW, START, DATA, GOAL, MESSAGE = SOURCES = ("view", "start", "data", "goal", "message")
"""Sources of a figure in a sentence.

The learner's view now; that view when the step began; `data.toml` of the game; the number that the step asks of a
figure; another message.
"""


def values_at(content: Any, path: str, seat: int = 0) -> list[Any]:
    """Return all values that a path of names with dots leads to in plain data; none if it leads nowhere.

    A part is a name or a number of an entry, `me` for the learner's seat, `*` for every entry, or `#` at the end for
    the number of entries. An entry of a list of tables is also found by its `id`.
    """
    found = [content]
    for part in path.split("."):
        found = [value for entry in found for value in _entries(entry, part, seat)]
    return found


def _entries(content: Any, part: str, seat: int) -> Iterator[Any]:
    if not isinstance(content, Mapping | list | tuple):
        return
    if part == COUNT:
        yield len(content)
    elif part == EACH:
        yield from content.values() if isinstance(content, Mapping) else content
    elif isinstance(content, Mapping):
        if part in content:
            yield content[part]
    else:
        yield from _of_list(content, str(seat) if part == ME else part)


def _of_list(content: Sequence[Any], part: str) -> Iterator[Any]:
    if part.isdecimal():
        yield from content[int(part) : int(part) + 1]
    else:
        yield from (entry for entry in content if isinstance(entry, Mapping) and str(entry.get("id")) == part)


def number_at(content: Any, path: str, seat: int = 0) -> int:
    """Return the sum of all numbers that a path leads to; 0 if there is none."""
    return sum(int(value) for value in values_at(content, path, seat) if isinstance(value, int))


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure in a sentence of a lesson."""

    source: str
    """One of SOURCES."""
    path: str
    """Path in the view, in the data or of a goal, or the id of a message."""

    def value(
        self, views: Mapping[str, Mapping[str, Any]], seat: int, folder: Path, goals: Mapping[str, int]
    ) -> Argument | None:
        """Return the argument for the sentence; None if its path leads nowhere.

        `views`: the learner's view now and when the step began, by source. `folder`: that of the game. `goals`: numbers
        that the step asks of figures, by path.
        """
        if self.source == MESSAGE:
            return Name(self.path)
        if self.source == GOAL:
            return goals.get(self.path)
        content = views[self.source] if self.source in views else game_data(folder)
        found = values_at(content, self.path, seat)
        if not found:
            return None
        if all(isinstance(value, int) for value in found):
            return _with_minus_sign(sum(map(int, found)))
        return str(found[0])


def _with_minus_sign(number: int) -> int | str:
    """Return a number as it stands in a sentence; Fluent would write a hyphen before a negative one."""
    return number if number >= 0 else str(number).replace("-", "−")


@cache
def game_data(folder: Path) -> Mapping[str, Any]:
    """Return the facts of `data.toml` in the folder of a game; nothing if there is no such file."""
    file = folder / "data.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
