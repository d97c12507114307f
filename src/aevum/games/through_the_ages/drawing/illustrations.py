"""Emblem and effect of a card, in the part of it that name and symbols leave free."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.through_the_ages.constants import CARDS
from aevum.games.through_the_ages.drawing.card_figures import kind_of
from aevum.games.through_the_ages.drawing.emblems import draw_emblem
from aevum.games.through_the_ages.drawing.layout import BAND_HEIGHT
from aevum.games.through_the_ages.drawing.palette import place
from aevum.kernel.markup import Child, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.typography import wrap, write
from aevum.kernel.words import Words

EFFECT: Final = 9.5
"""Font size of effects: fine print, which is hidden where it would be smaller than eleven pixels."""
EFFECT_LEADING: Final = 10
FINER: Final = 7.8
"""Font size of effects on cards in play, finer than their names."""
FINER_LEADING: Final = 8.4
_SLENDER: Final = 0.92
_MARGIN: Final = 2
_SMALLEST_EMBLEM: Final = 24
_LARGEST_EMBLEM: Final = 38
_IN_BAND: Final = 22.5


def draw_illustration(card: int, box: Box, free: Box, words: Words) -> Child:
    """Return the emblem of a card and below it the effect that no symbol shows.

    Where the effect is hidden as too small, the emblem takes its room. `free`: the part of `box` between name and
    symbols.
    """
    lines = effect_lines(card, free.width, words)
    high = EFFECT_LEADING * len(lines)
    alone = _emblem(card, box, free)
    if not lines or high > free.height:
        return alone
    above = Box(free.x, free.y, free.width, free.height - high)
    top = above.y + (above.height if above.height >= _SMALLEST_EMBLEM else above.height / 2)
    return [
        h.g(".fine")[_emblem(card, box, above)],
        _effect(lines, Box(free.x, top, free.width, high)),
        h.g(".coarse", display="none")[alone],
    ]


@lru_cache(maxsize=1_024)
def effect_lines(card: int, width: float, words: Words) -> list[str]:
    """Return the effect of a card that its symbols do not show, in lines; empty if there is none."""
    message = f"effect-{CARDS[card]}"
    return wrap(words(message), (width - 2 * _MARGIN) / _SLENDER, EFFECT) if words.knows(message) else []


@lru_cache(maxsize=1_024)
def finer_lines(card: int, width: float, words: Words) -> list[str]:
    """Return the effect of a card in play that its symbols would not show, in lines; empty if there is none."""
    message = f"effect-{CARDS[card]}"
    return wrap(words(message), (width - 2 * _MARGIN) / _SLENDER, FINER) if words.knows(message) else []


def draw_finer_lines(lines: list[str], box: Box) -> Child:
    """Return lines of the finest print from the top of a box, hidden where they would be too small to read."""
    x = box.x + box.width / 2
    return h.g(text_anchor="middle", font_weight="normal")[
        [
            h.text(".finer", x=x, y=round(box.y + 6.6 + FINER_LEADING * row, 1), font_size=FINER)[line]
            for row, line in enumerate(lines)
        ]
    ]


def _effect(lines: list[str], box: Box) -> Child:
    x = box.x + box.width / 2
    return h.g(font_weight="normal")[
        [
            write(line, x, round(box.y + 7.4 + EFFECT_LEADING * row, 1), EFFECT, fine=True)
            for row, line in enumerate(lines)
        ]
    ]


def _emblem(card: int, box: Box, free: Box) -> list[Child]:
    """Return the emblem in the free part below the symbol of the kind, or in place of that where it is too small."""
    x, y = box.x + 12, box.y + BAND_HEIGHT / 2
    if free.height < _SMALLEST_EMBLEM:
        return [draw_emblem(card, x, y, _IN_BAND)]
    size = min(_LARGEST_EMBLEM, free.height - 1)
    return [place(kind_of(card), x, y, 18), draw_emblem(card, *free.middle, size)]
