"""Position of a match on a terminal that is too small for all of it: the board, and the panels that have room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aevum.cli.console import Console

HEADING: Final = "heading"
BOARD: Final = "board"
OTHERS: Final = ("cards", "moves", "players", "legend")
"""Names of the other panels, the most important first."""
LOG: Final = "log"


def small_screen(console: Console, panels: Mapping[str, str], news: str) -> tuple[str, list[str]]:
    """Return the text that fits above the prompt, and the names of the panels that have no room in it.

    The heading is last, the board above it, then as many panels as fit. `news`: the log, printed before the text.
    """
    shown, hidden = [part for part in (panels[BOARD], panels[HEADING]) if part], []
    for name in filter(panels.get, OTHERS):
        if console.height_of("\n".join((panels[name], *shown))) <= console.height:
            shown.insert(0, panels[name])
        else:
            hidden.append(name)
    text = "\n".join(shown)
    if news and console.height_of(f"{news}\n{text}") > console.height:
        hidden.append(LOG)
    return text, hidden
