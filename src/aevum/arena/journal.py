"""Journal of a contest: its finished games in a file that only grows, so that they survive the end of a run.

The first line describes the contest, each other one holds a game. A line that was being written when the run ended is
dropped, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import aevum
from aevum.arena.contest import Contest, Result
from aevum.arena.entrants import fingerprints
from aevum.kernel.errors import BadFile
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game
from aevum.kernel.system.os_errors import explain_os_error

NAME: Final = "journal.jsonl"
FORMAT: Final = 1


class DamagedJournal(BadFile):
    """A journal with a line that no run has written."""

    message = "error-arena-damaged"


class OtherContest(BadFile):
    """A journal with games of other bots, another seed or the like."""

    message = "error-arena-other"


class BusyJournal(BadFile):
    """A journal that another run is writing."""

    message = "error-arena-busy"


class Journal:
    """Journal in a folder; without a folder nothing is stored. Nothing is written before `begin`."""

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / NAME if folder else None
        self._lines = _whole_lines(self.path) if self.path else []
        self._heading = self._read(1) if self._lines else None
        self._file: BinaryIO | None = None
        self._stored: set[int] = set()
        self._keeps_moves = False

    @property
    def seed(self) -> int | None:
        """Seed of the contest that has begun here; None if there is none."""
        seed = self._heading.get("seed") if self._heading else None
        return seed if isinstance(seed, int) else None

    def begin(self, contest: Contest) -> dict[int, Result]:
        """Begin or resume a contest and return its finished games by number; from here on games can be added."""
        self._keeps_moves = contest.keeps_moves
        if self.path is None:
            return {}
        heading = _heading(contest)
        self._compare(heading)
        with _explained_os_errors(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab", buffering=0)
            _claim(self._file, self.path)
            # Another run may have added games since the file was read.
            finished = self.finished(contest)
            self._file.truncate(sum(map(len, self._lines)))
            if not self._lines:
                self._write(heading)
        self._stored = set(finished)
        return finished

    def finished(self, contest: Contest) -> dict[int, Result]:
        """Return the games that are on the disk now, by number."""
        self._lines = _whole_lines(self.path) if self.path else []
        results = [self._result(contest, line) for line in range(2, len(self._lines) + 1)]
        return {result.number: result for result in results}

    def add(self, result: Result) -> None:
        """Store a finished game; it is on the disk when this returns."""
        if self.path is None or result.number in self._stored:
            return
        with _explained_os_errors(self.path):
            self._write(result.to_json(self._keeps_moves))
        self._stored.add(result.number)

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
        heading_there = self._heading or heading
        for entry in heading | heading_there:
            here, there = heading.get(entry), heading_there.get(entry)
            if there != here:
                details = {"entry": entry, "there": _as_text(there), "here": _as_text(here)}
                raise OtherContest(file=str(self.path), **details)


@contextmanager
def _explained_os_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise BadFile(file=str(path), why=explain_os_error(error)) from error


def _claim(file: BinaryIO, path: Path) -> None:
    """Lock the file for this run, where the system has such locks; they end with the process, however it ends."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise BusyJournal(file=str(path)) from error


def _whole_lines(path: Path) -> list[bytes]:
    """Return the lines that were written to their end."""
    lines: list[bytes] = []
    with _explained_os_errors(path), suppress(FileNotFoundError):
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
        **_learned_value(game),
        **({"luck": True} if contest.measures_luck else {}),
    }


def _learned_value(game: AnyGame) -> dict[str, str]:
    """Return a hash of the learned value of a game, if it has one: games by another value are other games."""
    value = game.heuristics.learned_value if game.heuristics else None
    return {} if value is None else {"value": sha256(repr(value.key()).encode()).hexdigest()}


def _as_text(entry: Any) -> str:
    return ", ".join(entry) if isinstance(entry, list) else json.dumps(entry) if isinstance(entry, dict) else str(entry)
