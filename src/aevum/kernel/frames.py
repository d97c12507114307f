"""Frames: the outermost element of a drawing."""

from __future__ import annotations

from aevum.kernel.ink import INK, LETTERS
from aevum.kernel.markup import Child, Markup, h


def whole(prefix: str, size: tuple[float, float], title: str, about: str, *parts: Child) -> Markup:
    """A drawing that stands by itself, with a title and a description for those who do not see it.

    `prefix`: the game's own, before every id.
    """
    width, height = size
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_labelledby=f"{prefix}-title {prefix}-description",
        font_family=LETTERS,
        fill=INK,
    )[h.title(f"#{prefix}-title")[title], h.desc(f"#{prefix}-description")[about], parts]


def piece(face: str, *parts: Child) -> Markup:
    """A single piece or sign around the origin, which explains itself."""
    return h.svg(viewBox="-52 -52 104 104", font_family=LETTERS, aria_hidden="true", data_face=face)[parts]
