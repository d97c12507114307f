"""Drawings of idea cards: the effect above, the terrain below."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.tempus.constants import CARDS, IDEA_OF, IDEAS, TERRAINS
from aevum.games.tempus.constants import GROUND as TERRAIN_BEHIND
from aevum.games.tempus.drawing.palette import GROUND, GROUND_INK, ON_GROUND, place
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import INK, LIGHT_PAPER
from aevum.kernel.svg.typography import capitalised, fit_size, wrap_two, write
from aevum.kernel.words import Words

SMALL_WIDTH: Final = 60
SMALL_HEIGHT: Final = 84
_BAND: Final = 40
"""Height of the strip of terrain at the foot of a card."""


@lru_cache(maxsize=2_048)
def card_face(card: int, box: Box, words: Words, *, id: bool = False) -> Markup:
    """Draw a card large enough to read, with its name.

    `id`: whether the drawing gets an element id, by which a touch on a card that is not offered asks why.
    """
    effect, terrain = IDEAS.ids[IDEA_OF[card]], TERRAIN_BEHIND[card]
    x, _ = box.middle
    name = f"card-{CARDS[card]}"
    return h.g(f"#tp-{CARDS[card]}" if id else "", data_face=name, data_piece=name)[
        h.title[words(name)],
        _rounded(box, fill=LIGHT_PAPER),
        _ground(box, terrain, words),
        place(effect, x, box.y + 31, 52),
        _name(words(f"effect-{effect}"), box),
        _rounded(box, fill="none"),
    ]


def _name(name: str, box: Box) -> list[Child]:
    """Write the name of a card, on two lines if it is of two words and too long for one."""
    x, _ = box.middle
    lines, size = wrap_two(name, box.width - 8, 22)
    first = box.y + 86 - 12 * (len(lines) - 1)
    return [write(line, x, first + 20 * row, size, bold=True) for row, line in enumerate(lines)]


def _rounded(box: Box, fill: str) -> Child:
    return h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9, fill=fill, stroke=INK, stroke_width=2)


def _ground(box: Box, terrain: int, words: Words) -> list[Child]:
    """Draw the terrain as a strip, with a piece of its pattern at both ends."""
    top = box.y + box.height - _BAND
    side, foot = f"V{box.y + box.height - 9:g}", box.width - 18
    strip = f"M{box.x:g} {top:g}h{box.width:g}{side}a9 9 0 0 1 -9 9h{-foot:g}a9 9 0 0 1 -9 -9Z"
    name = capitalised(words(f"terrain-{TERRAINS[terrain]}"))
    return [
        h.path(d=strip, fill=GROUND[terrain], stroke=GROUND_INK[terrain], stroke_width=1),
        [place(f"{TERRAINS[terrain]}-pattern", box.x + far, top + 20, 38) for far in (18, box.width - 18)],
        h.g(stroke=GROUND[terrain], stroke_width=5, stroke_linejoin="round", paint_order="stroke")[
            write(name, box.x + box.width / 2, top + 27, fit_size(name, box.width - 12, 22), colour=ON_GROUND[terrain])
        ],
    ]


@lru_cache(maxsize=2_048)
def small_face(card: int, x: float, y: float, words: Words, size: float = 100) -> Markup:
    """Draw a card of 60 by 84 units with its middle at (x, y): sign of the effect, swatch of the terrain."""
    terrain = TERRAIN_BEHIND[card]
    return h.g(transform=f"translate({x:.5g} {y:.5g}) scale({size / 100:g})", data_face=f"card-{CARDS[card]}")[
        h.title[words(f"card-{CARDS[card]}")],
        h.rect(x=-30, y=-42, width=60, height=84, rx=6, fill=GROUND[terrain], stroke=INK, stroke_width=2),
        place(f"{TERRAINS[terrain]}-pattern", 0, 22, 50),
        h.circle(cy=-13, r=25, fill=LIGHT_PAPER, fill_opacity=0.9),
        place(IDEAS.ids[IDEA_OF[card]], 0, -13, 44),
    ]


def small_places(count: int, box: Box, *, from_right: bool = False) -> tuple[float, list[tuple[float, float]]]:
    """Return size (per cent) and middles of `count` small cards in a box, overlapping if they must."""
    size = min(100, 100 * box.height / SMALL_HEIGHT)
    width = SMALL_WIDTH * size / 100
    step = min(width + 6, (box.width - width) / max(count - 1, 1))
    left = box.x + box.width - width - step * (count - 1) if from_right else box.x
    return size, [(left + width / 2 + step * card, box.y + box.height / 2) for card in range(count)]


def small_cards(
    cards: tuple[int, ...] | None, count: int, box: Box, words: Words, *, from_right: bool = False
) -> list[Child]:
    """Draw small cards side by side; backs where `cards` is None."""
    size, places = small_places(count, box, from_right=from_right)
    if cards is None:
        return [place("back", x, y, size) for x, y in places]
    return [small_face(card, x, y, words, size) for card, (x, y) in zip(cards, places, strict=True)]
