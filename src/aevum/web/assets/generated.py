"""Generated files of the pages: fonts, and the style sheet with the theme colours of all installed games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Final

from aevum.kernel.registry import games
from aevum.kernel.svg.colours import ThemeColour, palette
from aevum.web.assets import fonts

STYLE: Final = "made.css"


@cache
def style() -> str:
    """Return the style sheet: `@font-face` rules, and the game colours of the dark and high-contrast themes."""
    games()  # loading the installed games registers their colours
    dark = _colours(lambda colour: colour.dark)
    return (
        fonts.style()
        + f':root[data-theme="dark"]{{{dark}}}\n'
        + "@media(prefers-color-scheme:dark)"
        + f'{{:root:not([data-theme="light"],[data-theme="contrast"]){{{dark}}}}}\n'
        + f':root[data-theme="contrast"]{{{_colours(lambda colour: colour.high_contrast)}}}\n'
    )


def _colours(shade: Callable[[ThemeColour], str]) -> str:
    return ";".join(f"--d-{name}:{shade(colour)}" for name, colour in palette().items() if shade(colour))


@cache
def folder() -> str:
    """Return the folder that generated files are served from.

    Its name contains a hash of their content, so that browsers may cache them without expiry.
    """
    return f"/static/made-{sha256(f'{fonts.cache_key()}{style()}'.encode()).hexdigest()[:10]}"


def address(name: str) -> str:
    """Return the address of a generated file."""
    return f"{folder()}/{name}"


def file(name: str) -> tuple[bytes, str] | None:
    """Return content and media type of a generated file, None if there is none; a font not cached yet is created."""
    if name == STYLE:
        return style().encode(), "text/css; charset=utf-8"
    content = fonts.font_file(name.removesuffix(fonts.ENDING))
    return (content, "font/woff") if content is not None and name.endswith(fonts.ENDING) else None
