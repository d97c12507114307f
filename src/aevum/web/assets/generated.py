"""Generated style sheet of the pages: the theme colours of all installed games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Final

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
    return f"/static/made-{sha256(style().encode()).hexdigest()[:10]}/{STYLE}"
