"""Drawing of the whole position as one SVG: map, current scene and hand; nation, advances, Wonders and opponents."""

from __future__ import annotations

from functools import cache
from typing import Final

from aevum.games.clash_of_cultures.constants import CATEGORIES, GOODS, PIECES, PLAYERS, TERRAINS, WONDERS
from aevum.games.clash_of_cultures.drawing.advances import CELL_SHAPES, draw_advances, draw_frame
from aevum.games.clash_of_cultures.drawing.emblems import EMBLEMS, GROUPS
from aevum.games.clash_of_cultures.drawing.hand import draw_hand, hand_box
from aevum.games.clash_of_cultures.drawing.layout import ADVANCES, SHEET_WIDTH, STRIP_HEIGHT, map_box
from aevum.games.clash_of_cultures.drawing.map import draw_focus, draw_ground, draw_standing
from aevum.games.clash_of_cultures.drawing.nation import NATION_SHAPES, draw_nation, nation_box
from aevum.games.clash_of_cultures.drawing.opponents import draw_seat, rivals_box
from aevum.games.clash_of_cultures.drawing.palette import EDGE, PIECE, SEAT, place
from aevum.games.clash_of_cultures.drawing.pieces import PIECE_SHAPES
from aevum.games.clash_of_cultures.drawing.scene import draw_scene, is_on, scene_box
from aevum.games.clash_of_cultures.drawing.symbols import MARKS, SIGNS
from aevum.games.clash_of_cultures.drawing.terrains import TERRAIN_SHAPES
from aevum.games.clash_of_cultures.drawing.wonders import draw_middle, wonders_box
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.events import SPECTATOR
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import INK, PAPER
from aevum.kernel.svg.document import svg_document, svg_icon
from aevum.kernel.svg.emblems import used_emblems
from aevum.kernel.svg.typography import LETTERS, capitalised
from aevum.kernel.words import Words

_GAP: Final = 12
_BREADTH: Final = 1000
"""Width of the left column with map, scene and hand, in units of the drawing."""


def whole_game(view: TableView, words: Words) -> str:
    """Return the whole position as a seat sees it, on one sheet."""
    drawn, height = _laid_out(view, words)
    width = _BREADTH + SHEET_WIDTH + 3 * _GAP
    return svg_document(
        "cc",
        (width, height),
        words("game-title"),
        words("stage-round", round=view.round, turn=view.turn),
        shapes(),
        emblem_shapes(fragment(drawn)).values(),
        h.rect(width=width, height=height, fill=PAPER),
        drawn,
    )


def _laid_out(view: TableView, words: Words) -> tuple[list[Child], float]:
    """Return both columns of the sheet, and its height."""
    left, left_height = _stacked(_near(view, words), _GAP, _BREADTH)
    right, right_height = _stacked(_beside(view, words), 2 * _GAP + _BREADTH, SHEET_WIDTH)
    return [left, right], round(max(left_height, right_height))


def _near(view: TableView, words: Words) -> list[tuple[Box, Child]]:
    """Return the drawings of the left column: map, scene, hand.

    The map is a nested `svg`, which clips the clouds that reach beyond its box.
    """
    box = map_box(view.seats)
    window = h.svg(
        x=box.x, y=box.y, width=box.width, height=box.height, viewBox=box.viewbox(), preserveAspectRatio="none"
    )[draw_ground(view), draw_focus(view), draw_standing(view)]
    found: list[tuple[Box, Child]] = [(box, window)]
    if is_on(view):
        found.append((scene_box(view, words), draw_scene(view, words)))
    if view.seat != SPECTATOR:
        found.append((hand_box(view), draw_hand(view, words)))
    return found


def _beside(view: TableView, words: Words) -> list[tuple[Box, Child]]:
    found: list[tuple[Box, Child]] = [
        (rivals_box(view), [draw_seat(view, seat, words) for seat in range(view.seats)]),
        (nation_box(view.own, words), draw_nation(view, view.own, words)),
        (ADVANCES, [draw_frame(), draw_advances(view, view.own, words)]),
        (wonders_box(view), draw_middle(view, words)),
    ]
    for seat in view.clockwise:
        rival = view.nations[seat]
        if rival is not view.own:
            found.append((nation_box(rival, words), draw_nation(view, rival, words)))
    return found


def _stacked(drawn: list[tuple[Box, Child]], x: float, width: float) -> tuple[list[Child], float]:
    """Return drawings one below the other, and the height they take.

    The map and what is broader than the column are scaled to its width; the rest keeps its size.
    """
    y, found = float(_GAP), []
    for box, child in drawn:
        scale = width / box.width if box.height > STRIP_HEIGHT + 20 or box.width > width else 1.0
        found.append(_at(x - box.x * scale, y - box.y * scale, scale, child))
        y += box.height * scale + _GAP
    return [found], y


def _at(x: float, y: float, scale: float, drawn: Child) -> Markup:
    larger = "" if scale == 1 else f" scale({scale:.4g})"
    return h.g(transform=f"translate({x:.5g} {y:.5g}){larger}")[drawn]


def thumbnail(view: TableView, words: Words) -> str:
    """Return a thumbnail of the match: the map with what stands on it."""
    drawn = fragment(draw_ground(view), draw_standing(view))
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=map_box(view.seats).viewbox(),
        role="img",
        aria_label=words("game-title"),
        font_family=LETTERS,
        fill=INK,
    )[shapes(), emblem_shapes(drawn).values(), drawn]


@cache
def shapes() -> Markup:
    """Return the SVG symbols that all drawings use."""
    return h.defs[TERRAIN_SHAPES, SIGNS, PIECE_SHAPES, CELL_SHAPES, NATION_SHAPES]


def emblem_shapes(drawing: str) -> dict[str, Markup]:
    """Return the emblems that a drawing uses, a `<defs>` for each group of them."""
    used = used_emblems(drawing)
    return {name: h.defs[(drawn for id, drawn in group.items() if id in used)] for name, group in GROUPS.items()}


def seat_icon(seat: int, words: Words) -> str:
    """Return the icon of a seat, shown wherever players are named."""
    return h.svg(".emblem-of-seat", viewBox="-56 -56 112 112", role="img", aria_label=words(PLAYERS[seat]))[
        h.path(d=MARKS[seat], fill=SEAT[seat], stroke=EDGE[seat], stroke_width=6)
    ]


def piece_gallery(words: Words) -> list[tuple[str, str]]:
    """Return a drawing of each piece with its name; the first also holds the symbols that all of them use."""
    drawn: list[tuple[Child, str]] = [
        *((place(f"terrain-{name}", 0, 0, 82), f"terrain-{name}") for name in TERRAINS),
        *((place(name, 0, 0, 92, fill=PIECE[1]), f"piece-{name}") for name in ("settlement", *PIECES)),
        (_emblem("army"), "unit-army"),
        (_emblem("settler"), "unit-settler"),
        (_emblem("ship"), "recruit-ship"),
        *((place(name, 0, 0, 88), f"good-{name}") for name in GOODS),
        *((place(name, 0, 0, 88), f"mood-{name}") for name in ("happy", "angry")),
        *((_emblem(name), f"category-{name}") for name in CATEGORIES),
        *((_emblem(name), f"card-{name}") for name in WONDERS.ids),
    ]
    return [
        (svg_icon(name, shapes() if number == 0 else None, child), capitalised(words(name)))
        for number, (child, name) in enumerate(drawn)
    ]


def _emblem(name: str) -> Markup:
    return h.g(transform="scale(2)")[EMBLEMS[f"cc-em-{name}"]]
