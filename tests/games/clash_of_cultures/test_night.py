"""By night as by day: words can be read, and seats and terrains told apart."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

import pytest

from aevum.games.clash_of_cultures.drawing import ink as clash
from aevum.games.clash_of_cultures.drawing.signs import MARKS
from aevum.kernel import ink
from aevum.kernel.pigments import palette
from light import contrast

SHADES: Final = ("day", "night", "contrast")
READABLE: Final = 4.5
LARGE: Final = 3
"""Enough for figures as large as those on plates."""


def shade(written: str, kind: str) -> str:
    """What a colour of a drawing looks like in a light."""
    found = re.fullmatch(r"var\(--d-([\w-]+),(#\w+)\)", written)
    if found is None:
        return written
    mixed = palette()[found[1]]
    return getattr(mixed, kind) or mixed.day


def unreadable(pairs: list[tuple[str, str]], light: str, least: float) -> list[tuple[str, str]]:
    return [pair for pair in pairs if contrast(*(shade(colour, light) for colour in pair)) < least]


@pytest.mark.parametrize("light", SHADES)
def test_words_can_be_read(light: str) -> None:
    papers = (ink.PAPER, ink.LIGHT_PAPER, clash.PANEL)
    pairs = [(word, paper) for word in (ink.INK, ink.SOFT_INK, ink.BLOOD, *clash.SEAT_TEXT) for paper in papers]
    pairs += [(ink.INK, paper) for paper in (clash.OWNED, clash.OPEN, clash.CLOSED)]
    pairs += [(ink.SOFT_INK, paper) for paper in (clash.OPEN, clash.CLOSED)]
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
