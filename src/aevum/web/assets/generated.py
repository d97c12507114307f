"""Generated assets of the pages: the theme colours of all installed games, and their emblems."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Final

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Markup, h
from aevum.kernel.registry import games
from aevum.kernel.svg.colours import ThemeColour, palette

STYLE: Final = "made.css"


@cache
def style() -> str:
    """Return the style sheet: the game colours of the dark and high-contrast themes."""
    games()  # loading the installed games registers their colours
    dark = _colours(lambda colour: colour.dark)
    contrast = _colours(lambda colour: colour.high_contrast)
    return (
        f':root[data-theme="dark"]{{{dark}}}\n'
        "@media(prefers-color-scheme:dark)"
        f'{{:root:not([data-theme="light"],[data-theme="contrast"]){{{dark}}}}}\n'
        f':root[data-theme="contrast"]{{{contrast}}}\n'
    )


def _colours(shade: Callable[[ThemeColour], str]) -> str:
    return ";".join(f"--d-{name}:{shade(colour)}" for name, colour in palette().items() if shade(colour))


@cache
def address() -> str:
    """Return the address of the style sheet.

    It contains a hash of the content, so that browsers may cache the style sheet without expiry.
    """
    return _address(style(), STYLE)


def emblem_sheet(game: AnyGame) -> str:
    """Return all emblems of a game as one SVG file; empty if it has none."""
    emblems = "".join(game.emblems().values())
    return h.svg(xmlns="http://www.w3.org/2000/svg")[Markup(emblems)] if emblems else ""


@cache
def emblem_address(game: AnyGame) -> str:
    """Return the address of the emblem sheet of a game."""
    return _address(emblem_sheet(game), f"{game.id}.svg")


def _address(content: str, name: str) -> str:
    return f"/static/made-{sha256(content.encode()).hexdigest()[:10]}/{name}"
