"""Drawing of the whole table as one SVG: island, stage below it, hand, era table and players.

The parts are drawn by the modules of `drawing`.
"""

from __future__ import annotations

from functools import cache

from aevum.games.tempus.constants import ERAS, IDEAS, TERRAINS, WATER, named
from aevum.games.tempus.constants import PLAYERS as PLAYER_NAMES
from aevum.games.tempus.drawing.eras import draw_eras
from aevum.games.tempus.drawing.hand import draw_hand
from aevum.games.tempus.drawing.icons import EFFECT_SHAPES
from aevum.games.tempus.drawing.island import draw_clash, draw_ground, draw_highlights, draw_sea
from aevum.games.tempus.drawing.layout import ACROSS, HEIGHT, MIDDLE, WIDTH
from aevum.games.tempus.drawing.palette import SEA, TOKEN, TOKEN_EDGE, place
from aevum.games.tempus.drawing.pieces import draw_pieces
from aevum.games.tempus.drawing.players import draw_players
from aevum.games.tempus.drawing.stage import draw_stage
from aevum.games.tempus.drawing.symbols import SIGNS
from aevum.games.tempus.drawing.terrains import TERRAIN_SHAPES
from aevum.games.tempus.drawing.tile import draw_ghost, draw_tile
from aevum.games.tempus.drawing.tokens import OUTLINES, TOKEN_SHAPES, city, stack
from aevum.games.tempus.view import WorldView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import INK, PAPER
from aevum.kernel.svg.document import svg_document, svg_icon
from aevum.kernel.svg.typography import LETTERS, capitalised
from aevum.kernel.words import Words


def whole_game(view: WorldView, words: Words) -> str:
    """Return the whole table as a seat sees it, on one sheet."""
    return svg_document(
        "tp",
        (WIDTH, HEIGHT),
        words("game-title"),
        _description(view, words),
        shapes(),
        h.rect(width=WIDTH, height=HEIGHT, fill=PAPER),
        draw_sea(),
        draw_ground(view, words),
        draw_highlights(view),
        draw_pieces(view, words),
        draw_clash(view),
        draw_ghost(view),
        _middle(view, words),
        draw_eras(view, words),
        draw_players(view, words),
    )


def island(view: WorldView, words: Words) -> str:
    """Return the land with its pieces and a little sea around it."""
    land = [MIDDLE[place] for place, terrain in enumerate(view.terrain) if terrain != WATER] or MIDDLE
    (left, right), (top, bottom) = ((min(along) - ACROSS, max(along) + ACROSS) for along in zip(*land, strict=True))
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{left:g} {top:g} {right - left:g} {bottom - top:g}",
        role="img",
        aria_label=words("game-title"),
        font_family=LETTERS,
        fill=INK,
    )[shapes(), h.rect(width=WIDTH, height=HEIGHT, fill=SEA), draw_ground(view, words), draw_pieces(view, words)]


def _middle(view: WorldView, words: Words) -> list[Child]:
    """Draw stage and hand; while the island is built there are no cards, and the tile to be laid takes their place."""
    if view.tile is not None and not view.over:
        return draw_tile(view, words)
    return [draw_stage(view, words), draw_hand(view, words)]


def _description(view: WorldView, words: Words) -> str:
    if view.over:
        return words("board-description-over")
    if view.tile is not None:
        return words("board-tiles-left", left=view.tiles_to_lay)
    era, terrain = named("era", ERAS[view.next_era]), named("terrain", TERRAINS[view.next_terrain])
    return words("board-description", turn=view.turn, round=view.round, era=era, terrain=terrain)


@cache
def shapes() -> Markup:
    """Return the SVG symbols that all drawings use."""
    return h.defs[TERRAIN_SHAPES, TOKEN_SHAPES, EFFECT_SHAPES, SIGNS]


def seat_icon(seat: int, words: Words) -> str:
    """Return the icon of a seat, shown wherever players are named."""
    return h.svg(".emblem-of-seat", viewBox="-28 -28 56 56", role="img", aria_label=words(PLAYER_NAMES[seat]))[
        h.path(d=OUTLINES[seat], fill=TOKEN[seat], stroke=TOKEN_EDGE[seat], stroke_width=3)
    ]


def piece_gallery(words: Words) -> list[tuple[str, str]]:
    """Return a drawing of each piece with its name; the first also holds the symbols that all of them use."""
    drawn: list[tuple[Child, str]] = [
        *((place(name, 0, 0, 118), f"terrain-{name}") for name in TERRAINS),
        (stack(0, 3, 0, 0, 0, 168), "board-stack"),
        (city(1, 3, 0, 0, 144), "board-city"),
        *((place(name, 0, 0, 100), f"effect-{name}") for name in IDEAS.ids),
    ]
    return [
        (svg_icon(name, shapes() if number == 0 else None, child), capitalised(words(name)))
        for number, (child, name) in enumerate(drawn)
    ]
