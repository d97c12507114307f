"""Drawing of the island in its sea: hexes, shores, their names, and highlights of the current decision."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from aevum.games.tempus.constants import GRID, HEXES, TERRAINS, WATER
from aevum.games.tempus.drawing.layout import MARGIN, MIDDLE, RADIUS, RIGHT, SEA_BOTTOM, SEA_TOP
from aevum.games.tempus.drawing.palette import LAKE_INK, SEA, SEA_INK, SHALLOWS, place
from aevum.games.tempus.view import WorldView
from aevum.kernel.markup import Attribute, Child, Markup, h
from aevum.kernel.svg.colours import BONE, BRASS, CONTOUR, GOLD, LIGHT_PAPER, RED, SOFT_INK
from aevum.kernel.svg.hex_outlines import POINTED
from aevum.kernel.words import Words

_HEXES: Final = range(len(HEXES))
_CORNERS: Final = tuple(POINTED.corners(*middle, RADIUS) for middle in MIDDLE)


def draw_ground(view: WorldView, words: Words) -> Markup:
    """Draw sea and land, without the pieces."""
    lakes = frozenset(place for lake in view.lakes for place in lake)
    return _ground(view.terrain, lakes, words.language, words.folders[1:])


@lru_cache(maxsize=64)
def _ground(terrain: tuple[int, ...], lakes: frozenset[int], language: str, folders: tuple[Path, ...]) -> Markup:
    words = Words(language, folders)
    shore = _shores(terrain, lakes, within=True)
    coast = _shores(terrain, lakes, within=False)
    return h.g("#tp-island")[
        h.path(d=coast, stroke=SHALLOWS, stroke_width=16, stroke_linecap="round"),
        [_hex(place, terrain[place], place in lakes, words) for place in _HEXES],
        h.g(fill="none", stroke_linecap="round")[
            h.path(d=shore, stroke=LAKE_INK, stroke_width=4.5),
            h.path(d=coast, stroke=CONTOUR, stroke_width=4.5),
        ],
        _labels(terrain),
    ]


def draw_sea() -> Child:
    """Draw the sea as far as the paper shows it."""
    box: dict[str, Attribute] = {"width": RIGHT - MARGIN, "height": SEA_BOTTOM - SEA_TOP, "rx": 10}
    return h.rect(x=MARGIN, y=SEA_TOP, fill=SEA, stroke=SEA_INK, stroke_width=2, **box)


def _kind(terrain: int, in_lake: bool) -> str:
    if terrain != WATER:
        return TERRAINS[terrain]
    return "lake" if in_lake else "sea"


def _hex(place: int, terrain: int, in_lake: bool, words: Words) -> Child:
    kind = _kind(terrain, in_lake)
    x, y = MIDDLE[place]
    face = "terrain-sea" if kind == "sea" else f"hex-{HEXES[place]}"
    used = h.use(f"#tp-{HEXES[place]}", href=f"#tp-{kind}", x=x, y=y, data_face=face)
    return used if kind == "sea" else used[_title(place, kind, words)]


def _title(place: int, kind: str, words: Words) -> Markup:
    return h.title[words("board-hex", hex=HEXES[place], terrain=words(f"terrain-{kind}"))]


def _shores(terrain: tuple[int, ...], lakes: frozenset[int], *, within: bool) -> str:
    """Return the path of the sides between land and lakes (`within`), or between land and the sea."""
    return "".join(
        _side(place, direction)
        for place in _HEXES
        if terrain[place] != WATER
        for direction, near in enumerate(GRID.ahead[place])
        if (near < 0 or terrain[near] == WATER) and (near in lakes) == within
    )


def _side(place: int, direction: int) -> str:
    (x1, y1), (x2, y2) = _CORNERS[place][direction], _CORNERS[place][(direction + 1) % 6]
    return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"


def _labels(terrain: tuple[int, ...]) -> Markup:
    """Write the name of each hex at its foot; on land with a halo against the pattern."""
    pen: dict[str, Attribute] = {"font_size": 18, "text_anchor": "middle", "pointer_events": "none"}
    halo: dict[str, Attribute] = {
        "stroke": LIGHT_PAPER,
        "stroke_opacity": 0.7,
        "stroke_width": 4,
        "paint_order": "stroke",
    }
    named = [(place, h.text(x=x, y=y + 35)[HEXES[place]]) for place, (x, y) in enumerate(MIDDLE)]
    return h.g(".fine", **pen)[
        h.g(fill=SOFT_INK, fill_opacity=0.6)[[text for place, text in named if terrain[place] == WATER]],
        h.g(stroke_linejoin="round", **halo)[[text for place, text in named if terrain[place] != WATER]],
    ]


def draw_highlights(view: WorldView) -> list[Child]:
    """Draw rings round source and target of the current decision; a red one round the attacked hex of a fight."""
    fight = view.fight
    if view.over or view.phase == "rotate":
        return []
    if fight is None or (fight.over and view.source >= 0):
        return [_ring(place, GOLD, 7) for place in (view.source, view.target) if place >= 0]
    width = 4 if fight.over else 7
    return [_ring(fight.source, GOLD, width), _ring(fight.target, RED, width)]


def draw_clash(view: WorldView) -> Child:
    """Draw crossed swords on the side between the two hexes of a fight, above their pieces."""
    fight = view.fight
    if fight is None or fight.over or view.over:
        return None
    (x1, y1), (x2, y2) = MIDDLE[fight.source], MIDDLE[fight.target]
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    return h.g(data_centre="true")[
        h.circle(cx=x, cy=y, r=17, fill=BONE, stroke=CONTOUR, stroke_width=2),
        place("weapons", x, y, 30),
    ]


def _ring(hex: int, colour: str, width: float) -> Child:
    points = POINTED.outline(*MIDDLE[hex], RADIUS - 4)
    return [
        h.polygon(points=points, fill="none", stroke=BRASS if colour == GOLD else CONTOUR, stroke_width=width + 2.5),
        h.polygon(points=points, fill="none", stroke=colour, stroke_width=width),
    ]
