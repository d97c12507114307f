"""Journal: the finished games of a contest in a file that only grows, so that whatever ends a run, they stay.

The first line says which contest it is, each other one holds a game. A line that was being written when the run ended
is dropped, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import aevum
from aevum.arena.contest import Contest, Result
from aevum.arena.entrants import fingerprints
from aevum.kernel.errors import BadFile
from aevum.kernel.obstacles import obstacle
from aevum.kernel.registry import find_game

NAME: Final = "journal.jsonl"
FORMAT: Final = 1


class DamagedJournal(BadFile):
    """A line that no run has written."""

    message = "error-arena-damaged"


class OtherContest(BadFile):
    """The folder holds games of other bots, another seed or the like."""

    message = "error-arena-other"


class BusyJournal(BadFile):
    """Another run is at work here."""

    message = "error-arena-busy"


class Journal:
    """The journal in a folder; without a folder nothing is kept. Nothing is written before `begin`."""

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / NAME if folder else None
        self._lines = _whole_lines(self.path) if self.path else []
        self._heading = self._read(1) if self._lines else None
        self._file: BinaryIO | None = None
        self._kept: set[int] = set()

    @property
    def seed(self) -> int | None:
        """That of the contest which has begun here."""
        seed = self._heading.get("seed") if self._heading else None
        return seed if isinstance(seed, int) else None

    def begin(self, contest: Contest) -> dict[int, Result]:
        """Go on with this contest: the games that are finished, by number. From here on games can be added."""
        if self.path is None:
            return {}
        heading = _heading(contest)
        self._compare(heading)
        with _obstacles(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab", buffering=0)
            _claim(self._file, self.path)
            # Another run may have added games until a moment ago.
            finished = self.finished(contest)
            self._file.truncate(sum(map(len, self._lines)))
            if not self._lines:
                self._write(heading)
        self._kept = set(finished)
        return finished

    def finished(self, contest: Contest) -> dict[int, Result]:
        """The games that are on the disk now."""
        self._lines = _whole_lines(self.path) if self.path else []
        results = [self._result(contest, line) for line in range(2, len(self._lines) + 1)]
        return {result.number: result for result in results}

    def add(self, result: Result) -> None:
        """Keep a finished game; it is on the disk when this returns."""
        if self.path is None or result.number in self._kept:
            return
        with _obstacles(self.path):
            self._write(result.to_json())
        self._kept.add(result.number)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(data).encode() + b"\n")
        os.fsync(self._file.fileno())

    def _read(self, number: int) -> dict[str, Any]:
        try:
            data = json.loads(self._lines[number - 1])
        except ValueError as error:
            raise DamagedJournal(file=str(self.path), line=number) from error
        if not isinstance(data, dict) or (number == 1 and data.get("arena") != FORMAT):
            raise DamagedJournal(file=str(self.path), line=number)
        return data

    def _result(self, contest: Contest, number: int) -> Result:
        try:
            return Result.from_json(contest, self._read(number))
        except (ValueError, TypeError, KeyError) as error:
            raise DamagedJournal(file=str(self.path), line=number) from error

    def _compare(self, heading: dict[str, Any]) -> None:
        for entry, here in heading.items():
            there = (self._heading or heading).get(entry)
            if there != here:
                told = {"entry": entry, "there": _told(there), "here": _told(here)}
                raise OtherContest(file=str(self.path), **told)


@contextmanager
def _obstacles(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise BadFile(file=str(path), why=obstacle(error)) from error


def _claim(file: BinaryIO, path: Path) -> None:
    """One run at a time, where the system has such locks; they end with the process, however it ends."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise BusyJournal(file=str(path)) from error


def _whole_lines(path: Path) -> list[bytes]:
    """What was written to its end."""
    lines: list[bytes] = []
    with _obstacles(path), suppress(FileNotFoundError):
        lines = path.read_bytes().splitlines(keepends=True)
    return lines if not lines or lines[-1].endswith(b"\n") else lines[:-1]


def _heading(contest: Contest) -> dict[str, Any]:
    game = find_game(contest.game)
    return {
        "arena": FORMAT,
        "game": contest.game,
        "bots": list(contest.bots),
        "options": game.options_json(contest.options),
        "seed": contest.seed,
        "rules_version": game.rules_version,
        "version": aevum.__version__,
        **({"weights": weights} if (weights := fingerprints(contest.bots)) else {}),
    }


def _told(entry: Any) -> str:
    return ", ".join(entry) if isinstance(entry, list) else json.dumps(entry) if isinstance(entry, dict) else str(entry)
