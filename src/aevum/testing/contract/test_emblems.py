"""Emblems are vector drawings of their own in colours of the theme, and every tooltip names one that exists."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final
from xml.etree import ElementTree

import pytest

from aevum.kernel.game import AnyGame
from aevum.kernel.svg.colours import palette
from aevum.kernel.words import LANGUAGES

pytestmark = pytest.mark.main_variants

COLOURED: Final = re.compile(r'(?:fill|stroke)="([^"]*)"')
THEMED: Final = re.compile(r"var\(--d-([\w-]+),#[0-9a-f]{6}\)")
SHAPES: Final = frozenset(("g", "path", "circle", "ellipse"))
ID: Final = re.compile(r' id="[^"]*"')


def test_emblems_are_shapes_in_colours_of_the_theme(game: AnyGame) -> None:
    for id, drawn in game.emblems().items():
        assert {element.tag for element in ElementTree.fromstring(drawn).iter()} <= SHAPES, id
        assert ElementTree.fromstring(drawn).attrib["id"] == id
        named = [THEMED.fullmatch(colour) for colour in COLOURED.findall(drawn) if colour != "none"]
        assert all(found and found[1] in palette() for found in named), id


def test_no_two_emblems_are_equal(game: AnyGame) -> None:
    drawn = Counter(ID.sub("", emblem) for emblem in game.emblems().values())
    assert not [emblem for emblem, count in drawn.items() if count > 1]


def test_tooltips_show_emblems_that_exist(game: AnyGame) -> None:
    shown = {tooltip.emblem for tooltip in game.tooltips(None, game.words(LANGUAGES[0])).values()}
    assert shown - {""} <= game.emblems().keys()
