"""Colours of drawings, which pages may change by theme: light, dark or high contrast.

A colour is written into a drawing as `var(--d-ink,#2b211a)`: a program that knows no style sheet shows the light theme.
Games define their own; all that are defined can be listed, so that a page knows the colours of its drawings.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ThemeColour:
    """A colour in the light, dark and high-contrast theme; an empty one is the same as in the light theme."""

    light: str
    dark: str
    high_contrast: str = ""


_DEFINED: Final[dict[str, ThemeColour]] = {}
_WRITTEN: Final = re.compile(r"var\(--[\w-]+,(#[0-9a-f]+)\)")


def colour(name: str, day: str, night: str, contrast: str = "") -> str:
    """Define a colour and return it as drawings write it.

    The names are shared by all drawings: games put their own prefix before theirs.
    """
    defined = ThemeColour(day, night, contrast)
    if _DEFINED.setdefault(name, defined) != defined:
        raise ValueError(f"two pigments are called {name}")
    return f"var(--d-{name},{day})"


def palette() -> dict[str, ThemeColour]:
    """Return every colour that has been defined, by name."""
    return dict(_DEFINED)


def without_themes(drawing: str) -> str:
    """Return a drawing in plain colours of the light theme, for print and all else that reads no style sheets."""
    return _WRITTEN.sub(r"\1", drawing)


PAPER: Final = colour("paper", "#f6eedc", "#211c18", "#ffffff")


LIGHT_PAPER: Final = colour("light-paper", "#fdf9ee", "#2d2620", "#ffffff")


SHADED_PAPER: Final = colour("shaded-paper", "#ecdfc3", "#3d342b")


INK: Final = colour("ink", "#2b211a", "#f1e7d4", "#000000")


SOFT_INK: Final = colour("soft-ink", "#5c4c3c", "#cbbca4", "#000000")


FAINT_INK: Final = colour("faint-ink", "#b9a88c", "#6f604e", "#5c4c3c")


DARK_GOLD: Final = colour("dark-gold", "#9a6c0c", "#dba82f", "#5c3f00")


BLOOD: Final = colour("blood", "#8a1c1c", "#f59c8f")


# Colours of depicted things do not change with the theme: a red flag is red, and its outline dark.
CONTOUR: Final = colour("contour", "#2b211a", "#17110c", "#000000")


BONE: Final = colour("bone", "#fdf9ee", "#efe5cf", "#ffffff")


SHADED_BONE: Final = "#ecdfc3"


GOLD: Final = "#e4b43c"


RED: Final = "#8a1c1c"


BRASS: Final = "#9a6c0c"


WOOD: Final = "#a8713f"


STONE: Final = "#a5a199"
