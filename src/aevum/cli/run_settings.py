"""Settings of a long run in its folder, so that only the same run is resumed there."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import BadFile, BadSeats, BadSeed
from aevum.kernel.game import AnyGame
from aevum.kernel.records.savefile import write_whole
from aevum.kernel.system.os_errors import explain_os_error


def read_settings(file: Path) -> dict[str, Any]:
    """Return the settings of a run that has begun; empty if there is none."""
    with bad_file_errors(file):
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        if not isinstance(found, dict):
            raise ValueError(str(found))
        return found


def begin_run(file: Path, here: Mapping[str, Any], other: type[BadFile]) -> None:
    """Write the settings of a run; raise `other` if the folder contains a run with other settings."""
    there = read_settings(file) or here
    for entry, value in here.items():
        if there.get(entry) != value:
            details = {"entry": entry, "there": as_text(there.get(entry)), "here": as_text(value)}
            raise other(file=str(file.parent), **details)
    with bad_file_errors(file.parent):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps(here, indent=1).encode())


def seed_of_run(given: int | None, file: Path) -> int:
    """Return the seed that was given, else that of the run that has begun, else a new one."""
    seeds = (given, read_settings(file).get("seed"), secrets.randbits(53))
    seed: int = next(seed for seed in seeds if seed is not None)
    if seed >= 1 << SEED_BITS:
        raise BadSeed(seed=str(seed), bits=str(SEED_BITS))
    return seed


def seats_of_run(game: AnyGame, given: int | None, several: list[int]) -> int:
    """Return the number of seats that was given, else the smallest of those in which bots can be compared."""
    seats = given or several[0]
    if seats not in several:
        raise BadSeats(game=game.id, seats=str(seats), allowed=", ".join(map(str, several)))
    return seats


def as_text(value: Any) -> str:
    """Return a setting as text."""
    return value if isinstance(value, str) else json.dumps(value)


@contextmanager
def bad_file_errors(path: Path) -> Iterator[None]:
    """Turn errors about a file into BadFile while the context lasts."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise BadFile(file=str(path), why=explain_os_error(error)) from error
