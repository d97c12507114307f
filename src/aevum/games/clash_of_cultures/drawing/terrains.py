"""Symbols of the five terrains as hexes around (0, 0), distinct by pattern and colour; outlines of clouds and hexes."""

from __future__ import annotations

from math import hypot
from typing import Final

from aevum.games.clash_of_cultures.constants import TERRAINS
from aevum.games.clash_of_cultures.drawing.layout import MIDDLE, RADIUS
from aevum.games.clash_of_cultures.drawing.palette import CLOUD, GROUND, GROUND_INK, PEAK, PEAK_SHADE, TREE
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import BONE, WOOD
from aevum.kernel.svg.hex_outlines import FLAT

Spots = tuple[tuple[float, float], ...]

_SCATTER: Final[Spots] = ((-38, -4), (38, -4), (-22, -32), (22, -32), (0, -40), (-24, 26), (24, 26), (0, -12), (0, 14))


def _scattered(path: str, spots: Spots = _SCATTER) -> str:
    return "".join(f"M{x:g} {y:g}{path}" for x, y in spots)


def _tufts() -> Child:
    """Return the pattern of fertile land: ears of corn in rows."""
    return h.path(d=_scattered("v-13m0 4q-6 -1 -7 -7m7 7q6 -1 7 -7m-7 12q-6 -1 -7 -7m7 7q6 -1 7 -7"))


_TREES: Final[Spots] = (
    (-16, -28), (16, -28), (-38, -2), (0, -8), (38, -2), (-20, 16), (20, 16), (-28, 40), (0, 38), (28, 40),
)  # fmt: skip


def _trees() -> Child:
    return [
        h.path(d=_scattered("v8", _TREES), stroke=WOOD, stroke_width=4),
        h.path(d=_scattered("l-11 0l11 -22l11 22z", _TREES), fill=TREE),
    ]


_PEAKS: Final[Spots] = ((-24, -2), (24, -2), (0, 32))


def _peaks() -> Child:
    return [
        h.path(d=_scattered("l-24 0l24 -42l24 42z", _PEAKS), fill=PEAK),
        h.path(d=_scattered("m0 -42l24 42l-19 0l-5 -17l6 -12z", _PEAKS), fill=PEAK_SHADE, stroke="none"),
        h.path(d=_scattered("m0 -42l8 14l-5 -3l-3 6l-3 -5l-5 2z", _PEAKS), fill=BONE, stroke_width=1.2),
    ]


def _dunes() -> Child:
    """Return the pattern of barren land: dunes and stones."""
    spots: Spots = ((-32, -20), (18, -30), (-12, 2), (30, 8), (-30, 28), (8, 34))
    stones: Spots = ((-8, -30), (38, -10), (-42, 4), (8, 14), (28, 30), (-12, 22))
    return [
        h.path(d=_scattered("m-16 0q8 -12 16 -2q7 9 16 -1", spots)),
        h.path(d=_scattered("h.1", stones), stroke_width=5),
    ]


def _waves() -> Child:
    spots: Spots = ((-30, -26), (14, -34), (-8, -8), (34, -4), (-36, 12), (6, 18), (-14, 38), (30, 30))
    return h.path(d=_scattered("m-14 0q5 -7 10 0t10 0t10 0", spots))


_DRAWN: Final[dict[str, tuple[Child, float]]] = {
    "fertile": (_tufts(), 2.2),
    "forest": (_trees(), 1.8),
    "mountain": (_peaks(), 2),
    "barren": (_dunes(), 2.4),
    "sea": (_waves(), 2.6),
}


def _terrain(kind: int) -> Markup:
    drawn, pen = _DRAWN[TERRAINS[kind]]
    return h.g(f"#cc-terrain-{TERRAINS[kind]}")[
        h.polygon(points=FLAT.outline(0, 0, RADIUS), fill=GROUND[kind], stroke=GROUND_INK[kind], stroke_width=1.5),
        h.g(stroke=GROUND_INK[kind], stroke_width=pen, stroke_linecap="round", stroke_linejoin="round", fill="none")[
            drawn
        ],
    ]


def _puff() -> Markup:
    """Return the symbol of an undiscovered hex: a small cloud."""
    return h.g("#cc-terrain-unknown")[
        h.polygon(points=FLAT.outline(0, 0, RADIUS), fill=CLOUD, stroke=GROUND_INK[2], stroke_width=1.5),
        h.path(
            d="M-30 14a14 14 0 0 1 4 -27a20 20 0 0 1 38 -5a16 16 0 0 1 18 32z",
            fill="none",
            stroke=GROUND_INK[2],
            stroke_width=3,
        ),
    ]


TERRAIN_SHAPES: Final = (*map(_terrain, range(len(TERRAINS))), _puff())


def bank(cells: tuple[int, ...]) -> str:
    """Return the path of a bank of clouds over hexes: every side is two bulges."""
    lines = FLAT.around([MIDDLE[cell] for cell in cells], RADIUS)
    return "".join(_bulging(line) for line in lines)


def _bulging(line: list[tuple[float, float]]) -> str:
    drawn = f"M{line[0][0]:g} {line[0][1]:g}"
    for (x1, y1), (x2, y2) in zip(line, (*line[1:], line[0]), strict=True):
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        radius = round(hypot(x2 - x1, y2 - y1) * 0.36, 1)
        drawn += f"A{radius:g} {radius:g} 0 0 1 {x:.4g} {y:.4g}A{radius:g} {radius:g} 0 0 1 {x2:g} {y2:g}"
    return drawn + "Z"


def edge(cells: tuple[int, ...], inset: float = 0) -> str:
    """Return the path of several hexes: their common outline, or with an `inset` each hex alone, smaller by it."""
    lines = FLAT.around([MIDDLE[cell] for cell in cells], RADIUS - inset) if not inset else []
    if inset:
        return "".join(FLAT.contour(*MIDDLE[cell], RADIUS - inset) for cell in cells)
    return "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in line) + "Z" for line in lines)
