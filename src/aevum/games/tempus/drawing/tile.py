"""Drawings of the tile that is being laid: by itself, turned in six ways, and as a preview on the sea."""

from __future__ import annotations

from aevum.games.tempus.constants import HEXES, PLAYERS, ROTATIONS, TERRAINS
from aevum.games.tempus.drawing.layout import ACROSS, HAND, MIDDLE, RADIUS, RIGHT, STAGE, TILE_RADIUS, rotation_box
from aevum.games.tempus.drawing.palette import place
from aevum.games.tempus.drawing.tokens import mark
from aevum.games.tempus.view import WorldView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import DARK_GOLD, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.hex_outlines import POINTED
from aevum.kernel.svg.typography import capitalised, draw_number, fit_size, write
from aevum.kernel.words import Words

_HALF, _DOWN = ACROSS / 2, 1.5 * RADIUS
RING = ((ACROSS, 0.0), (_HALF, -_DOWN), (-_HALF, -_DOWN), (-ACROSS, 0.0), (-_HALF, _DOWN), (_HALF, _DOWN))
"""Vectors from the middle of a tile to the hexes of its ring: E, NE, NW, W, SW, SE."""


def draw_tile(view: WorldView, words: Words) -> list[Child]:
    """Draw the tile, or its six rotations, where cards will lie once the island is built."""
    assert view.tile is not None
    if view.phase == "rotate":
        return [_caption(view, words), [_turned(view.tile, sixths, words) for sixths in range(ROTATIONS)]]
    top, bottom = STAGE.y, HAND.y + HAND.height
    return [_caption(view, words), tile_picture(view.tile, 0, RIGHT / 2 + 80, (top + bottom) / 2, 50)]


def draw_tile_row(view: WorldView, words: Words) -> list[Child]:
    """Draw the tile with the player who lays it, or its six rotations, in the room of a hand of cards."""
    assert view.tile is not None
    if view.phase == "rotate":
        return [_turned(view.tile, sixths, words) for sixths in range(ROTATIONS)]
    x, y = HAND.x + 80, HAND.y + HAND.height / 2
    name, left = words(PLAYERS[view.actor]), words("board-tiles-left", left=view.tiles_to_lay)
    return [
        tile_picture(view.tile, 0, x, y, TILE_RADIUS),
        mark(view.actor, x + 106, y - 24, 84),
        write(name, x + 138, y - 14, 30, anchor=None, bold=True),
        write(capitalised(left), x + 86, y + 38, 27, anchor=None, colour=SOFT_INK),
    ]


def draw_ghost(view: WorldView, sixths: int = 0) -> Child:
    """Draw a preview of the tile where it will lie, while it can still be turned."""
    if view.phase != "rotate" or view.tile is None:
        return None
    x, y = MIDDLE[view.source]
    rim = [h.polygon(points=POINTED.outline(x + dx, y + dy, RADIUS)) for dx, dy in ((0.0, 0.0), *RING)]
    return h.g(".ghost", pointer_events="none")[
        h.g(opacity=0.85)[tile_picture(view.tile, sixths, x, y, RADIUS)],
        h.g(fill="none", stroke=DARK_GOLD, stroke_width=3, stroke_dasharray="7 5")[rim],
    ]


def tile_picture(tile: tuple[int, ...], sixths: int, x: float, y: float, radius: float) -> Markup:
    """Draw the seven hexes of a tile around (x, y), the ring turned by `sixths`."""
    spots = [(0.0, 0.0), *(RING[(spot + sixths) % ROTATIONS] for spot in range(ROTATIONS))]
    return h.g(transform=f"translate({x:.5g} {y:.5g}) scale({radius / RADIUS:.4g})")[
        [place(TERRAINS[kind], dx, dy) for kind, (dx, dy) in zip(tile, spots, strict=True)]
    ]


def _turned(tile: tuple[int, ...], sixths: int, words: Words) -> Markup:
    box = rotation_box(sixths)
    x, y = box.middle
    return h.g(f"#tp-{sixths}")[
        h.title[words("board-rotation", sixths=sixths)],
        h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9, fill=LIGHT_PAPER, stroke=SOFT_INK),
        tile_picture(tile, sixths, x, y, TILE_RADIUS),
        draw_number(sixths, box.x + 16, box.y + 18, 22, colour=SOFT_INK),
    ]


def _caption(view: WorldView, words: Words) -> list[Child]:
    """Write the player who lays the tile, its hex, and the number of tiles left."""
    name = words(PLAYERS[view.actor])
    left = words("board-tiles-left", left=view.tiles_to_lay)
    caption = f"{name} · {HEXES[view.source]}" if view.phase == "rotate" else name
    return [
        mark(view.actor, STAGE.x + 36, STAGE.y + 40, 100),
        write(caption, STAGE.x + 76, STAGE.y + 49, 30, anchor=None, bold=True),
        write(capitalised(left), STAGE.x + 12, STAGE.y + 100, fit_size(left, 380, 26), anchor=None, colour=SOFT_INK),
    ]
