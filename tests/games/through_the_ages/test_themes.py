"""In every theme words can be read, and kinds of cards can be distinguished."""

from __future__ import annotations

import re
from typing import Final

import pytest

from aevum.games.through_the_ages.drawing import palette as ages
from aevum.kernel.svg import colours
from aevum.kernel.svg.colours import palette
from contrast import contrast

SHADES: Final = ("light", "dark", "high_contrast")
READABLE: Final = 4.5


def shade(written: str, kind: str) -> str:
    """Return a colour of a drawing as a theme shows it."""
    found = re.fullmatch(r"var\(--d-([\w-]+),(#\w+)\)", written)
    if found is None:
        return written
    mixed = palette()[found[1]]
    return getattr(mixed, kind) or mixed.light


@pytest.mark.parametrize("light", SHADES)
def test_words_can_be_read(light: str) -> None:
    papers = (colours.PAPER, colours.LIGHT_PAPER, ages.CELL)
    pairs = [
        (word, paper) for word in (colours.INK, colours.SOFT_INK, colours.BLOOD, *ages.SEAT_TEXT) for paper in papers
    ]
    pairs += [(colours.INK, cell) for cell in (*ages.CELL_OF.values(), *ages.ZONES)]
    pairs += [(ages.ON_BAND, band) for band in ages.BAND.values()]
    unreadable = [pair for pair in pairs if contrast(*(shade(colour, light) for colour in pair)) < READABLE]
    assert not unreadable
