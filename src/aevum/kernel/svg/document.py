"""Outermost `<svg>` element of a drawing."""

from __future__ import annotations

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import INK
from aevum.kernel.svg.typography import LETTERS


def svg_document(prefix: str, size: tuple[float, float], title: str, about: str, *parts: Child) -> Markup:
    """Return a complete SVG document, with a title and a description for screen readers.

    `prefix` is the game's own and stands before every id.
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


def svg_icon(face: str, *parts: Child) -> Markup:
    """Return the SVG of a single piece or sign around the origin; `face` is the id of its tooltip."""
    return h.svg(viewBox="-52 -52 104 104", font_family=LETTERS, aria_hidden="true", data_face=face)[parts]


def figure_icon(*parts: Child) -> Markup:
    """Return the SVG of a sign around the origin, 100 units high, to stand before a number."""
    return h.svg(viewBox="-52 -52 104 104", aria_hidden="true")[parts]
