"""Weights of a game's heuristics as data, which can be read, tuned and exchanged without touching code.

A game keeps them in a `weights.toml` beside its heuristics and reads them as attributes of one object, as fast as
constants. One set is in force in a process at a time; `WeightSet.override` puts another one in force for a while.
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
from aevum.kernel.system.os_errors import explain_os_error

Weights = dict[str, float]
"""Weights by name; those of a row or a table as `row.0`, `table.id`."""

MISSING: Final = "missing"
_TABLE: Final = re.compile(r"\[(\S+)\]")
_ENTRY: Final = re.compile(r"(\S+) = ([^#]*[^#\s])(.*)", re.DOTALL)


class BadWeights(BadFile):
    """A file that does not hold the weights of this game."""

    message = "error-weights"


class WeightSet:
    """Weights of one game: the set in force, and reading and writing of weight files.

    `weights` gets an attribute for each number and row of the file. `kinds` gives for each table of the file the ids
    that it may name, in the order of the row it becomes; ids that it does not name get 0. `follow` recomputes values
    that depend on the weights.
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
        self.default: Final = self.read(file)
        self.in_force = self.default
        self._take(self.default)

    def on_change(self, forget: Callable[[], None]) -> None:
        """Register a function to call when other weights come into force, such as clearing a cache."""
        self._changed.append(forget)

    @contextmanager
    def override(self, figures: Weights) -> Iterator[None]:
        """Put other weights in force while the context lasts."""
        before = self.in_force
        self._take(figures)
        try:
            yield
        finally:
            self._take(before)

    def _take(self, figures: Weights) -> None:
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

    def read(self, file: Path) -> Weights:
        """Return the weights of a file.

        Raises BadFile if it cannot be read, BadWeights unless it has exactly the weights of this game.
        A table that the file lacks altogether keeps the usual weights, so that older files can be read.
        """
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadFile(file=str(file), why=explain_os_error(error)) from error
        figures = dict(_flat(data))
        usual: Weights = getattr(self, "default", figures)
        lacking = self._kinds.keys() - data.keys()
        figures |= {name: figure for name, figure in usual.items() if name.partition(".")[0] in lacking}
        wanted = set(usual)
        wrong = {name for name, figure in figures.items() if not _is_figure(figure)} or wanted ^ set(figures)
        if wrong:
            name = min(wrong)
            raise BadWeights(file=str(file), name=name, found=str(figures.get(name, MISSING)))
        return {name: float(figure) for name, figure in figures.items()}

    def to_text(self, figures: Weights, heading: Sequence[str]) -> str:
        """Return the text of the weight file with these weights.

        Its comments stay, except the first ones, which say where the weights come from: `heading` takes their place.
        """
        lines = self._file.read_text(encoding="utf-8").splitlines()
        rest = dropwhile(lambda line: line.startswith("#"), lines)
        return "\n".join([*(f"# {line}".rstrip() for line in heading), *_rewritten(rest, figures)]) + "\n"


def _rewritten(lines: Iterator[str], figures: Weights) -> Iterator[str]:
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
