"""Weights: the figures of a judgement as data, so that they can be read, tuned and exchanged without touching code.

A game keeps them in a `weights.toml` beside its judgement and names them as attributes of one object, as quick to read
as constants. A process judges by one set at a time; another one is lent for as long as somebody thinks by it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import dropwhile
from pathlib import Path
from typing import Any, Final

from aevum.kernel.errors import BadFile
from aevum.kernel.obstacles import obstacle

Figures = dict[str, float]
"""Each figure by name; those of a row or a table as `row.0`, `table.id`."""

MISSING: Final = "missing"
_TABLE: Final = re.compile(r"\[(\S+)\]")
_ENTRY: Final = re.compile(r"(\S+) = ([^#]*[^#\s])(.*)", re.DOTALL)


class BadWeights(BadFile):
    """A file of weights that is not one of this game."""

    message = "error-weights"


class Scales:
    """The weights of one game: which are in force, and how files of them are read and written.

    `weights` gets an attribute for each figure and row of the file. `kinds`: for each table of the file the ids that it
    may name, in the order of the row it becomes; 0 for those it does not name. `follow` works out what follows.
    """

    def __init__(
        self,
        weights: object,
        file: Path,
        kinds: Mapping[str, Sequence[str]] | None = None,
        follow: Callable[[], None] = lambda: None,
    ) -> None:
        self.weights, self._file, self._kinds = weights, file, kinds or {}
        self._changed = [follow]
        self.usual: Final = self.read(file)
        self.in_force = self.usual
        self._take(self.usual)

    def on_change(self, forget: Callable[[], None]) -> None:
        """What else is to be done when other weights come into force: to forget what was worked out by the old ones."""
        self._changed.append(forget)

    @contextmanager
    def lent(self, figures: Figures) -> Iterator[None]:
        """Let these be in force for a while."""
        before = self.in_force
        self._take(figures)
        try:
            yield
        finally:
            self._take(before)

    def _take(self, figures: Figures) -> None:
        rows: dict[str, dict[str, float]] = {}
        for name, figure in figures.items():
            head, dot, key = name.partition(".")
            if dot:
                rows.setdefault(head, {})[key] = figure
            else:
                setattr(self.weights, name, figure)
        for name, row in rows.items():
            keys = self._kinds.get(name) or list(map(str, range(len(row))))
            setattr(self.weights, name, tuple(row.get(key, 0.0) for key in keys))
        self.in_force = figures
        for change in self._changed:
            change()

    # -- files

    def read(self, file: Path) -> Figures:
        """The figures of a file; BadWeights unless it has those of this game."""
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadFile(file=str(file), why=obstacle(error)) from error
        figures = dict(_flat(data))
        wanted = set(getattr(self, "usual", figures))
        wrong = {name for name, figure in figures.items() if not _is_figure(figure)} or wanted ^ set(figures)
        if wrong:
            name = min(wrong)
            raise BadWeights(file=str(file), name=name, found=str(figures.get(name, MISSING)))
        return {name: float(figure) for name, figure in figures.items()}

    def written(self, figures: Figures, heading: Sequence[str]) -> str:
        """The file with these figures. Its comments stay, but for the first ones, which say where figures come from."""
        lines = self._file.read_text(encoding="utf-8").splitlines()
        rest = dropwhile(lambda line: line.startswith("#"), lines)
        return "\n".join([*(f"# {line}".rstrip() for line in heading), *_rewritten(rest, figures)]) + "\n"


def _rewritten(lines: Iterator[str], figures: Figures) -> Iterator[str]:
    table = ""
    for line in lines:
        if heading := _TABLE.fullmatch(line):
            table = heading[1] + "."
        entry = None if line.startswith("#") else _ENTRY.fullmatch(line)
        if entry is None:
            yield line
        elif (name := table + entry[1]) in figures:
            yield f"{entry[1]} = {figures[name]!r}{entry[3]}"
        else:
            row = [figures[f"{name}.{place}"] for place in range(entry[2].count(",") + 1)]
            yield f"{entry[1]} = {row!r}{entry[3]}"


def _flat(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in data.items():
        if isinstance(value, list):
            value = {str(place): one for place, one in enumerate(value)}
        if isinstance(value, dict):
            yield from ((f"{name}.{key}", one) for key, one in value.items())
        else:
            yield name, value


def _is_figure(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < float("inf")
