"""Saved matches that a command is given: as a file, or as the text of a position."""

from __future__ import annotations

from pathlib import Path

from aevum.kernel.match import Match
from aevum.kernel.records.position_text import is_position_text, position_from_text
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game


def saved_match(word: str) -> Match:
    """Return the match of an argument, every move checked."""
    return position_from_text(word, find_game) if is_position_text(word) else read_match(Path(word), find_game)
