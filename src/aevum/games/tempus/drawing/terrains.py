"""SVG symbols of the five terrains, the sea and the lake, each a hex around (0, 0), distinct in pattern and colour."""

from __future__ import annotations

from math import sqrt
from typing import Final

from aevum.games.tempus.constants import TERRAINS
from aevum.games.tempus.drawing.layout import RADIUS
from aevum.games.tempus.drawing.palette import (
    GROUND,
    GROUND_INK,
    LAKE,
    LAKE_INK,
    MOUND,
    PEAK,
    PEAK_SHADE,
    SEA,
    SEA_INK,
    TREE,
    place,
)
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.colours import BONE, WOOD
from aevum.kernel.svg.hex_outlines import POINTED

_RING: Final = ((0, -20), (22, -10), (-22, -10), (21, 16), (-21, 16), (0, 6))
"""Positions of small shapes in a hex; those at its edge show round a stack of tokens."""


def _hex(fill: str, edge: str, width: float = 0.8) -> Element:
    return h.polygon(
        points=POINTED.outline(0, 0, RADIUS), fill=fill, stroke=edge, stroke_width=width, stroke_opacity=0.45
    )


def _symbol(name: str, *parts: Child, stroke: str | None = None, width: float | None = None) -> Markup:
    round_pen = "round" if stroke else None
    return h.g(
        f"#tp-{name}",
        stroke=stroke,
        stroke_width=width,
        stroke_linecap=round_pen,
        stroke_linejoin=round_pen,
        fill="none" if stroke else None,
    )[parts]


def _scattered(path: str, spots: tuple[tuple[float, float], ...] = _RING) -> str:
    return "".join(f"M{x:g} {y:g}{path}" for x, y in spots)


def _tufts() -> Element:
    return h.path(d=_scattered("m-3 0q-1 -5 -5 -7m8 7v-11m3 11q1 -5 5 -7"))


def _furrows() -> Markup:
    """Draw ploughed lines along one side of the hex, with rows of seed between them."""
    lines = "".join(_furrow(5.6 * step) for step in (-5, -3, -1, 1, 3, 5))
    seeds = "".join(_furrow(5.6 * step) for step in (-4, -2, 0, 2, 4))
    return h.g(transform="rotate(-30)")[h.path(d=lines), h.path(d=seeds, stroke_dasharray="0.1 6.5", stroke_width=2.6)]


def _furrow(down: float) -> str:
    half = 0.86 * (RADIUS - abs(down) / sqrt(3))
    return f"M{-half:.4g} {down:.4g}H{half:.4g}"


_MOUNDS: Final = ((-9.0, -17.0), (17.0, -4.0), (-17.0, 5.0), (12.0, 20.0))


def _mounds() -> list[Child]:
    return [
        h.path(d=_scattered("m-14 0a14 13 0 0 1 28 0z", _MOUNDS), fill=MOUND),
        h.path(d=_scattered("m5 -8l5 6m-9 -6l5 6", _MOUNDS), stroke_width=1.6),
    ]


_TREES: Final = (
    (0.0, -13.0),
    (20.0, -3.0),
    (-20.0, -3.0),
    (9.0, 6.0),
    (-9.0, 6.0),
    (24.0, 16.0),
    (-24.0, 16.0),
    (0.0, 20.0),
)


def _trees() -> list[Child]:
    return [
        h.path(d=_scattered("v6", _TREES), stroke=WOOD, stroke_width=3),
        h.path(d=_scattered("l-8.5 0l8.5 -18l8.5 18z", _TREES), fill=TREE, stroke_width=1.4),
    ]


_PEAKS: Final = ((-15.0, 1.0), (16.0, 4.0), (-1.0, 20.0))


def _peaks() -> list[Child]:
    return [
        h.path(d=_scattered("l-16 0l16 -30l16 30z", _PEAKS), fill=PEAK),
        h.path(d=_scattered("m0 -30l16 30l-13 0l-3 -12l4 -8z", _PEAKS), fill=PEAK_SHADE, stroke="none"),
        h.path(d=_scattered("m0 -30l5.4 10l-3.4 -2l-2 4l-2 -3l-3.4 1z", _PEAKS), fill=BONE, stroke_width=1),
    ]


_DRAWN: Final[dict[str, Child]] = {
    "grassland": _tufts(),
    "farmland": _furrows(),
    "hills": _mounds(),
    "woods": _trees(),
    "mountains": _peaks(),
}
_PEN: Final = {"grassland": 1.8, "farmland": 1.5, "hills": 1.8, "woods": 1.4, "mountains": 1.6}


def _terrain(kind: int) -> list[Markup]:
    """Return the symbols of a terrain: the pattern alone, and the whole hex."""
    name = TERRAINS[kind]
    return [
        _symbol(f"{name}-pattern", _DRAWN[name], stroke=GROUND_INK[kind], width=_PEN[name]),
        _symbol(name, _hex(GROUND[kind], GROUND_INK[kind]), place(f"{name}-pattern", 0, 0)),
    ]


def _sea() -> Markup:
    return _symbol(
        "sea",
        h.polygon(points=POINTED.outline(0, 0, RADIUS), fill=SEA, fill_opacity=0, stroke_opacity=0.4, stroke_width=1),
        h.path(d="M-16 -9q4 -5 8 0t8 0M0 14q4 -5 8 0t8 0", fill="none"),
        stroke=SEA_INK,
        width=1.6,
    )


def _lake() -> Markup:
    """Draw a lake: rings as round a stone that fell in, unlike the waves of the sea."""
    rings = [h.ellipse(rx=rx, ry=ry) for rx, ry in ((9, 5), (18, 11), (27, 18))]
    return _symbol("lake", _hex(LAKE, LAKE), rings, stroke=LAKE_INK, width=1.6)


TERRAIN_SHAPES: Final = (*(shape for kind in range(len(TERRAINS)) for shape in _terrain(kind)), _sea(), _lake())
