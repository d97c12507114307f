"""In every theme words can be read, and terrains and seats can be distinguished."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

import pytest

from aevum.games.tempus.drawing import palette as tempus
from aevum.kernel.svg import colours
from aevum.kernel.svg.colours import palette
from contrast import contrast, luminance

SHADES: Final = ("light", "dark", "high_contrast")
READABLE: Final = 4.5
SEEN: Final = 3.0


def shade(written: str, kind: str) -> str:
    """Return a colour of a drawing as a theme shows it."""
    found = re.fullmatch(r"var\(--d-([\w-]+),(#\w+)\)", written)
    if found is None:
        return written
    mixed = palette()[found[1]]
    return getattr(mixed, kind) or mixed.light


@pytest.mark.parametrize("light", SHADES)
def test_words_can_be_read(light: str) -> None:
    papers = (colours.PAPER, colours.LIGHT_PAPER, tempus.STAGE_PAPER, tempus.PALE_GOLD)
    words = (colours.INK, colours.BLOOD, *tempus.TOKEN_TEXT)
    pairs = [(word, paper) for word in words for paper in papers]
    pairs += [(colours.SOFT_INK, paper) for paper in papers[:3]]
    pairs += list(zip(tempus.ON_GROUND, tempus.GROUND, strict=True))
    unreadable = [pair for pair in pairs if contrast(*(shade(colour, light) for colour in pair)) < READABLE]
    assert not unreadable


@pytest.mark.parametrize("light", SHADES)
def test_figures_on_tokens_are_seen(light: str) -> None:
    for on, token in zip(tempus.ON_TOKEN, tempus.TOKEN, strict=True):
        assert contrast(shade(on, light), shade(token, light)) > READABLE


@pytest.mark.parametrize("light", SHADES)
def test_land_stands_out_from_the_sea(light: str) -> None:
    sea = shade(tempus.SEA, light)
    red, blue = int(sea[1:3], 16), int(sea[5:7], 16)
    assert blue > red, "the sea is blue"
    ways = [abs(luminance(shade(ground, light)) - luminance(sea)) for ground in tempus.GROUND]
    assert min(ways) > 0.02


@pytest.mark.parametrize("light", SHADES[:2])
def test_terrains_differ_in_colour(light: str) -> None:
    grounds = [shade(ground, light) for ground in tempus.GROUND]
    for one, other in combinations(grounds, 2):
        parts = [abs(int(one[at : at + 2], 16) - int(other[at : at + 2], 16)) for at in (1, 3, 5)]
        assert sum(parts) > 50, (one, other)


def test_targets_are_seen_on_every_ground() -> None:
    assert contrast("#a9c6ff", shade(tempus.SEA, "dark")) > SEEN
    assert contrast("#2450b4", shade(tempus.GROUND[0], "light")) > SEEN
