"""The table for a terminal."""

from __future__ import annotations

from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.words import Words


def table(view: TableView, words: Words) -> str:
    """Everything that lies open, and one's own cards."""
    return ""
