"""Drawings of the pieces on the island: stacks and cities."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import HEXES, PLAYERS, TERRAINS, WATER, named
from aevum.games.tempus.drawing.layout import MIDDLE
from aevum.games.tempus.drawing.tokens import city, stack
from aevum.games.tempus.rules.turn import NONE
from aevum.games.tempus.view import WorldView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words

_RAISED: Final = 7
"""Distance by which pieces stand above the middle, clear of the name of their hex."""


def draw_pieces(view: WorldView, words: Words) -> Markup:
    """Draw every stack and city on its hex."""
    owned = [place for place, owner in enumerate(view.owner) if owner >= 0]
    return h.g("#tp-pieces")[[_piece(view, place, words) for place in owned]]


def _piece(view: WorldView, place: int, words: Words) -> Markup:
    x, y = MIDDLE[place]
    owner, value = view.owner[place], view.city[place]
    drawn = city(owner, value, x, y - _RAISED, 92) if value else _stack(view, place, x, y - _RAISED)
    return h.g(f"#on-{HEXES[place]}", data_face=f"hex-{HEXES[place]}")[h.title[describe(view, place, words)], drawn]


def _stack(view: WorldView, place: int, x: float, y: float) -> list[Child]:
    """Draw a stack; tokens that have moved in the action under way are shown as spent."""
    acting = view.action != NONE and not view.over and view.owner[place] == view.mover
    moved = view.moved[place] if acting else 0
    return stack(view.owner[place], view.tokens[place], moved, x, y, travels=True)


def describe(view: WorldView, place: int, words: Words) -> str:
    """Return a hex and the pieces on it as text: `C3: woods; Red, 2 tokens`."""
    hex, owner = HEXES[place], view.owner[place]
    terrain = _terrain(view, place, words)
    if owner < 0:
        return words("board-hex", hex=hex, terrain=terrain)
    if view.city[place]:
        return words("board-hex-city", hex=hex, player=PLAYERS[owner], value=view.city[place])
    return words("board-hex-tokens", hex=hex, terrain=terrain, player=PLAYERS[owner], count=view.tokens[place])


def _terrain(view: WorldView, place: int, words: Words) -> str:
    kind = view.terrain[place]
    if kind != WATER:
        return words(named("terrain", TERRAINS[kind]))
    return words("terrain-lake" if any(place in lake for lake in view.lakes) else "terrain-sea")
