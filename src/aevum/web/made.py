"""Made: the files that pages need and nobody wrote, for they follow from what is installed: letters and pigments."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Final

from aevum.kernel.pigments import Pigment, palette
from aevum.kernel.registry import games
from aevum.web import letters

STYLE: Final = "made.css"


@cache
def style() -> str:
    """The style sheet: our letters, and the pigments of every game by night and in contrast."""
    games()  # those that are installed have mixed theirs once they are loaded
    night = _pigments(lambda pigment: pigment.night)
    return (
        letters.style()
        + f':root[data-theme="dark"]{{{night}}}\n'
        + "@media(prefers-color-scheme:dark)"
        + f'{{:root:not([data-theme="light"],[data-theme="contrast"]){{{night}}}}}\n'
        + f':root[data-theme="contrast"]{{{_pigments(lambda pigment: pigment.contrast)}}}\n'
    )


def _pigments(shade: Callable[[Pigment], str]) -> str:
    return ";".join(f"--d-{name}:{shade(pigment)}" for name, pigment in palette().items() if shade(pigment))


@cache
def folder() -> str:
    """Where the made files are served; another place when they change, so that browsers may keep them for ever."""
    return f"/static/made-{sha256(f'{letters.stamp()}{style()}'.encode()).hexdigest()[:10]}"


def address(name: str) -> str:
    """The address of a made file."""
    return f"{folder()}/{name}"


def file(name: str) -> tuple[bytes, str] | None:
    """The content of a made file and its type. Letters that were never cut take a moment."""
    if name == STYLE:
        return style().encode(), "text/css; charset=utf-8"
    content = letters.letters(name.removesuffix(letters.ENDING))
    return (content, "font/woff") if content is not None and name.endswith(letters.ENDING) else None
