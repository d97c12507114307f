"""Recorded whole games (`*.aevum`) that random walks begin in: positions that random play does not reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import ENDING, read_match, read_transcript
from aevum.kernel.registry import find_game

FOLDERS: Final[list[Path]] = []
"""Folders with golden games; empty unless a test run names some (`aevum_golden` in the settings of pytest)."""


@cache
def golden_games(game: AnyGame) -> list[Match]:
    """Return the golden games of a game; a file that cannot be read is left out, and `unreadable` tells it."""
    return [match for _, match in _read(game) if isinstance(match, Match)]


def unreadable(game: AnyGame) -> dict[str, str]:
    """Return the golden games that cannot be replayed by the rules of today: the file, and why not."""
    words = game.words("en")
    return {file.name: error.say(words) for file, error in _read(game) if isinstance(error, AevumError)}


@cache
def _read(game: AnyGame) -> list[tuple[Path, Match | AevumError]]:
    return [(file, _match_or_error(file)) for file in _files() if _is_of(game, file)]


def _files() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted(folder.glob(f"*{ENDING}"))


def _is_of(game: AnyGame, file: Path) -> bool:
    """Whether a file is of a game; a file that cannot be read at all counts as one of every game."""
    try:
        return read_transcript(file).game == game.id
    except AevumError:
        return True


def _match_or_error(file: Path) -> Match | AevumError:
    try:
        return read_match(file, find_game)
    except AevumError as error:
        return error
