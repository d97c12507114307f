"""By night as by day: words can be read, and kinds told apart."""

from __future__ import annotations

import re
from typing import Final

import pytest

from aevum.games.through_the_ages.drawing import ink as ages
from aevum.kernel import ink
from aevum.kernel.pigments import palette
from light import contrast

SHADES: Final = ("day", "night", "contrast")
READABLE: Final = 4.5


def shade(written: str, kind: str) -> str:
    """What a colour of a drawing looks like in a light."""
    found = re.fullmatch(r"var\(--d-([\w-]+),(#\w+)\)", written)
    if found is None:
        return written
    mixed = palette()[found[1]]
    return getattr(mixed, kind) or mixed.day


@pytest.mark.parametrize("light", SHADES)
def test_words_can_be_read(light: str) -> None:
    papers = (ink.PAPER, ink.LIGHT_PAPER, ages.CELL)
    pairs = [(word, paper) for word in (ink.INK, ink.SOFT_INK, ink.BLOOD, *ages.SEAT_TEXT) for paper in papers]
    pairs += [(ink.INK, cell) for cell in (*ages.CELL_OF.values(), *ages.ZONES)]
    pairs += [(ages.ON_BAND, band) for band in ages.BAND.values()]
    unreadable = [pair for pair in pairs if contrast(*(shade(colour, light) for colour in pair)) < READABLE]
    assert not unreadable
