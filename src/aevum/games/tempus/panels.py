"""Panels of the table: the island, the stage, the hand; the era table beside them.

All panels are cut from one plane, so that drawings and touch targets lie where they lie on the whole sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from aevum.games.tempus.constants import WATER
from aevum.games.tempus.drawing.eras import era_layers
from aevum.games.tempus.drawing.hand import draw_cards, draw_piles
from aevum.games.tempus.drawing.island import draw_clash, draw_ground, draw_highlights
from aevum.games.tempus.drawing.layout import (
    ACROSS,
    ERAS,
    HAND,
    MARGIN,
    MIDDLE,
    NARROW_STAGE,
    RADIUS,
    SEA_BOTTOM,
    STAGE,
    WIDTH,
    piles_after,
)
from aevum.games.tempus.drawing.palette import SEA
from aevum.games.tempus.drawing.pieces import draw_pieces
from aevum.games.tempus.drawing.recent_changes import draw_recent_changes
from aevum.games.tempus.drawing.stage import stage_layers
from aevum.games.tempus.drawing.tile import draw_ghost, draw_tile_row
from aevum.games.tempus.moves import CARD, HEX, ROTATION
from aevum.games.tempus.svg import shapes
from aevum.games.tempus.view import WorldView
from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.markup import Child, fragment, h
from aevum.kernel.presentation import BOARD, FOLD, STRIP, Panel
from aevum.kernel.svg.box import Box
from aevum.kernel.words import Words

_AROUND: Final = 1.5 * RADIUS
"""Distance from the middle of the outermost land to the edge of the drawing."""
_TO_COME: Final = 3.6 * ACROSS
"""Distance to the edge while tiles are laid, which reach three hexes beyond the land."""
_OPEN_SEA: Final = h.rect(x=-4 * WIDTH, y=-4 * WIDTH, width=9 * WIDTH, height=9 * WIDTH, fill=SEA)
"""The sea around the island, large enough for a frame of any shape."""
_WHOLE_SEA: Final = Box(0, 0, WIDTH, SEA_BOTTOM + MARGIN)
_STAGE: Final = Box(STAGE.x - 3, STAGE.y - 3, NARROW_STAGE.width + 6, STAGE.height + 6)
_TURNED: Final = Box(HAND.x - 4, HAND.y - 4, STAGE.width + 8, HAND.height + 8)
_TILE: Final = Box(HAND.x - 4, HAND.y - 4, 500, HAND.height + 8)


def panels(view: WorldView, words: Words, news: Sequence[Event]) -> list[Panel]:
    """Return the panels: the island, those below it, then the sheets."""
    return [_island(view, words, news), *_below(view, words), _eras(view, words)]


def _island(view: WorldView, words: Words, news: Sequence[Event]) -> Panel:
    layers = {
        "shapes": _svg(shapes(), _OPEN_SEA),
        "ground": draw_ground(view, words),
        "lit": _svg(draw_highlights(view)),
        "pieces": draw_pieces(view, words),
        "clash": _svg(draw_clash(view), _others_ghost(view)),
        "news": draw_recent_changes(news),
    }
    box = _land(view.terrain, _TO_COME if view.tile is not None else _AROUND)
    return Panel(
        "island", BOARD, box.viewbox(), layers, words("board-island"), frozenset((HEX.name,)), min_touch_size=ACROSS
    )


def _others_ghost(view: WorldView) -> Child:
    """Draw the tile for all but its player, whose own selection marks show it as it is turned."""
    return None if view.seat == view.actor else draw_ghost(view)


@lru_cache(maxsize=64)
def _land(terrain: tuple[int, ...], far: float) -> Box:
    """Return the box of the land with the sea around it up to a distance."""
    xs = [MIDDLE[place][0] for place, kind in enumerate(terrain) if kind != WATER] or [0, WIDTH]
    ys = [MIDDLE[place][1] for place, kind in enumerate(terrain) if kind != WATER] or [0, SEA_BOTTOM]
    left, top = max(0, min(xs) - far), max(0, min(ys) - far)
    right, bottom = min(_WHOLE_SEA.width, max(xs) + far), min(_WHOLE_SEA.height, max(ys) + far)
    return Box(round(left), round(top), round(right - left), round(bottom - top))


def _below(view: WorldView, words: Words) -> list[Panel]:
    """Return the panels of stage and hand; while the island is built there are no cards, but the tile to be laid."""
    if view.tile is not None and not view.over:
        tile = {"tile": _svg(draw_tile_row(view, words))}
        return [
            Panel(
                "tile",
                STRIP,
                (_TURNED if view.phase == "rotate" else _TILE).viewbox(),
                tile,
                words("board-tile"),
                frozenset((ROTATION.name,)),
            )
        ]
    quiet = view.fight is None and view.phase not in ("progress", "bonus") and not view.over
    stage = Panel(
        "stage",
        STRIP,
        _STAGE.viewbox(),
        _layers(stage_layers(view, words, NARROW_STAGE)),
        words("board-stage"),
        idle=quiet,
    )
    if view.seat == SPECTATOR:
        return [stage]
    return [stage, _hand(view, words)]


def _hand(view: WorldView, words: Words) -> Panel:
    """Return the panel of the hand, as broad as its cards, with deck and discards beside them."""
    piles = piles_after(len(view.hand))
    layers = {"hand": _svg(draw_cards(view, words)), "piles": _svg(draw_piles(view, piles, words))}
    box = Box(HAND.x - 4, HAND.y - 4, piles.x + piles.width - HAND.x + 8, HAND.height + 8)
    return Panel("hand", STRIP, box.viewbox(), layers, words("board-hand"), frozenset((CARD.name,)))


def _eras(view: WorldView, words: Words) -> Panel:
    return Panel("eras", FOLD, ERAS.viewbox(), _layers(era_layers(view, words)), words("board-eras"))


def _layers(drawn: Mapping[str, Child]) -> dict[str, str]:
    return {name: _svg(layer) for name, layer in drawn.items()}


def _svg(*drawn: Child) -> str:
    return fragment(*drawn)
