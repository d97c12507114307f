"""In every theme words can be read, and seats and terrains can be distinguished."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

import pytest

from aevum.games.clash_of_cultures.drawing import palette as clash
from aevum.games.clash_of_cultures.drawing.symbols import MARKS
from aevum.kernel.svg import colours
from aevum.kernel.svg.colours import palette
from contrast import contrast

SHADES: Final = ("light", "dark", "high_contrast")
READABLE: Final = 4.5
LARGE: Final = 3
"""Minimum contrast ratio for figures as large as those on plates."""


def shade(written: str, kind: str) -> str:
    """Return a colour of a drawing as a theme shows it."""
    found = re.fullmatch(r"var\(--d-([\w-]+),(#\w+)\)", written)
    if found is None:
        return written
    mixed = palette()[found[1]]
    return getattr(mixed, kind) or mixed.light


def unreadable(pairs: list[tuple[str, str]], light: str, least: float) -> list[tuple[str, str]]:
    return [pair for pair in pairs if contrast(*(shade(colour, light) for colour in pair)) < least]


@pytest.mark.parametrize("light", SHADES)
def test_words_can_be_read(light: str) -> None:
    papers = (colours.PAPER, colours.LIGHT_PAPER, clash.PANEL)
    pairs = [
        (word, paper) for word in (colours.INK, colours.SOFT_INK, colours.BLOOD, *clash.SEAT_TEXT) for paper in papers
    ]
    pairs += [(colours.INK, paper) for paper in (clash.OWNED, clash.OPEN, clash.CLOSED)]
    pairs += [(colours.SOFT_INK, paper) for paper in (clash.OPEN, clash.CLOSED)]
    bands = (clash.CIVIL, clash.FIGHT, clash.GOAL, clash.EVENT)
    pairs += [(clash.ON_BAND, band) for band in bands]
    assert not unreadable(pairs, light, READABLE)


@pytest.mark.parametrize("light", SHADES)
def test_figures_on_plates_and_names_of_hexes_can_be_read(light: str) -> None:
    pairs = list(zip(clash.ON_PIECE, clash.PIECE, strict=True))
    pairs.append((clash.CLOUD_INK, clash.CLOUD))
    assert not unreadable(pairs, light, LARGE)


def test_seats_are_told_apart_without_colour() -> None:
    assert len(set(MARKS)) == len(MARKS) == len(clash.PIECE)


@pytest.mark.parametrize("light", SHADES[:2])
def test_no_two_terrains_have_the_same_ground(light: str) -> None:
    grounds = [shade(ground, light) for ground in clash.GROUND]
    assert all(one != other for one, other in combinations(grounds, 2))
