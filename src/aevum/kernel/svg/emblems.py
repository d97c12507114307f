"""Small pictures of cards and pieces, on a grid of 48 units around (0, 0).

All emblems share frames, line widths and colours, so that those of one game look alike and follow the theme. They are
made to be read at 24 pixels and to be looked at at 150.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from math import cos, pi, sin
from typing import Final

from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.colours import CONTOUR, colour

GRID: Final = 48
"""Width and height of an emblem."""
OUTLINE: Final = 1.8
DETAIL: Final = 1.1

GROUND: Final = colour("em-ground", "#f7eed8", "#e9dcbd", "#ffffff")
SHADE: Final = colour("em-shade", "#e5d3a6", "#cdb98a", "#ffffff")
GOLD: Final = colour("em-gold", "#e2ae35", "")
STONE: Final = colour("em-stone", "#beb8ad", "")
SLATE: Final = colour("em-slate", "#4f5a6e", "")
WOOD: Final = colour("em-wood", "#a8713f", "")
RED: Final = colour("em-red", "#b8402f", "")
LEAF: Final = colour("em-leaf", "#6f9c4c", "")
SKY: Final = colour("em-sky", "#6fa8d4", "")
ROSE: Final = colour("em-rose", "#c489b8", "")
SKIN: Final = colour("em-skin", "#e3b48c", "")

FRAMES: Final[Mapping[str, tuple[str, str]]] = {
    "medallion": ("M-23 0A23 23 0 0 1 23 0A23 23 0 0 1 -23 0Z", "M-18.5 13.7H18.5A23 23 0 0 1 -18.5 13.7Z"),
    "arch": ("M-21 23V-4A21 19 0 0 1 21 -4V23Z", "M-21 14H21V23H-21Z"),
    "shield": ("M-21 -22H21V0Q20 16 0 23Q-20 16 -21 0Z", "M-21 -22H21V-16H-21Z"),
    "octagon": ("M-10 -23H10L23 -10V10L10 23H-10L-23 10V-10Z", "M-20 13H20L10 23H-10Z"),
    "plaque": ("M-17 -22H17A5 5 0 0 1 22 -17V17A5 5 0 0 1 17 22H-17A5 5 0 0 1 -22 17V-17A5 5 0 0 1 -17 -22Z", ""),
}
"""Outline of each frame and of its shaded part; the shape of a frame tells the kind of thing without colour."""
_USED: Final = re.compile(r'href="#([a-z]+-em-[\w-]+)"')


def emblem(id: str, frame: str, parts: Child) -> Markup:
    """Return an emblem in its frame that `use` can place by its id."""
    outline, shaded = FRAMES[frame]
    return h.g(
        f"#{id}", fill="none", stroke=CONTOUR, stroke_width=OUTLINE, stroke_linejoin="round", stroke_linecap="round"
    )[
        h.path(d=outline, fill=GROUND),
        flat(SHADE, shaded) if shaded else None,
        parts,
        h.path(d=outline),
    ]


def place_emblem(id: str, x: float, y: float, size: float) -> Element:
    """Return the use of an emblem with its middle at (x, y)."""
    return h.use(href=f"#{id}", transform=f"translate({x:.4g} {y:.4g})scale({size / GRID:.3g})")


def used_emblems(drawing: str) -> frozenset[str]:
    """Return the ids of the emblems that a drawing places."""
    return frozenset(_USED.findall(drawing))


def area(colour: str, path: str, turn: str = "") -> Element:
    """Return a coloured shape with an outline."""
    return h.path(d=path, fill=colour, transform=turn or None)


def flat(colour: str, path: str) -> Element:
    """Return a coloured shape without an outline."""
    return h.path(d=path, fill=colour, stroke="none")


def detail(path: str, turn: str = "") -> Element:
    """Return thin lines within a shape."""
    return h.path(d=path, stroke_width=DETAIL, transform=turn or None)


def line(colour: str, path: str, width: float = OUTLINE) -> Element:
    """Return coloured lines."""
    return h.path(d=path, stroke=colour, stroke_width=width)


def rod(colour: str, path: str, width: float) -> list[Element]:
    """Return a coloured line with an outline on both sides."""
    return [h.path(d=path, stroke_width=width + 2 * OUTLINE - 0.6), line(colour, path, width)]


def fitted(scale: float, *parts: Child, up: float = 0) -> Markup:
    """Return shapes made smaller and moved up, to fit their frame."""
    moved = f"translate(0 {-up:g})" if up else ""
    return h.g(transform=f"{moved}scale({scale:g})")[parts]


def disc(colour: str, x: float, y: float, radius: float) -> Element:
    """Return a coloured circle with an outline."""
    return h.circle(cx=x or None, cy=y or None, r=radius, fill=colour)


def dots(points: Iterable[tuple[float, float]], radius: float) -> Element:
    """Return dark dots, such as eyes."""
    around = f"a{radius:g} {radius:g} 0 0 1 {2 * radius:g} 0a{radius:g} {radius:g} 0 0 1 {-2 * radius:g} 0Z"
    return flat(CONTOUR, "".join(f"M{x - radius:g} {y:g}{around}" for x, y in points))


def laurel(radius: float, leaves: int = 5) -> str:
    """Return the path of a wreath of two branches that is open at the top."""
    found = []
    for side in (-1, 1):
        for leaf in range(leaves):
            angle = pi / 2 + side * (0.22 + 2.3 * leaf / leaves)
            x, y = radius * cos(angle), radius * sin(angle)
            ahead = angle + side * 0.52
            for reach in (radius + 3.2, radius - 3.2):
                tip = reach * cos(ahead), reach * sin(ahead)
                bow = reach * cos(angle + side * 0.14), reach * sin(angle + side * 0.14)
                back = radius * cos(ahead - side * 0.1), radius * sin(ahead - side * 0.1)
                found.append(
                    f"M{x:.1f} {y:.1f}Q{bow[0]:.1f} {bow[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
                    f"Q{back[0]:.1f} {back[1]:.1f} {x:.1f} {y:.1f}Z"
                )
    return "".join(found)
