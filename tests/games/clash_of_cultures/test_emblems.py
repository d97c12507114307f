"""Every Wonder, category of advances and unit has an emblem, and advances tell their effects in two lines."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import ADVANCES, CATEGORIES, WONDERS
from aevum.games.clash_of_cultures.drawing.emblems import EMBLEMS
from aevum.games.clash_of_cultures.drawing.next_advances import EFFECT, effect_lines, name_lines
from aevum.games.clash_of_cultures.drawing.wonders import effect_lines as wonder_lines
from aevum.kernel.words import LANGUAGES
from aevum.testing.golden_games import golden_games

USED: Final = re.compile(r'href="#(cc-em-[\w-]+)"')
DEFINED: Final = re.compile(r'id="(cc-em-[\w-]+)"')
UNITS: Final = ("army", "settler", "ship")
WIDE: Final = 1.13
"""Pixels of a unit of a strip at 1920x1080."""


def test_wonders_categories_and_units_have_emblems_of_their_own() -> None:
    assert EMBLEMS.keys() == {f"cc-em-{name}" for name in (*WONDERS.ids, *CATEGORIES, *UNITS)}
    assert len(EMBLEMS) == 7 + 12 + 3


def test_tooltips_of_wonders_advances_categories_and_units_show_them() -> None:
    tooltips = GAME.tooltips(None, GAME.words("en"))
    assert all(tooltips[f"card-{name}"].emblem == f"cc-em-{name}" for name in WONDERS.ids)
    assert all(tooltips[f"category-{name}"].emblem == f"cc-em-{name}" for name in CATEGORIES)
    assert tooltips["card-irrigation"].emblem == "cc-em-agriculture"
    assert [tooltips[name].emblem for name in ("unit-army", "unit-settler", "recruit-ship")] == [
        f"cc-em-{unit}" for unit in UNITS
    ]


def test_a_page_has_the_emblems_that_it_shows_and_no_others() -> None:
    for match in list(golden_games(GAME))[:2]:
        for at in range(0, len(match.moves), 120):
            state: Any = match.state_at(at)
            panels = GAME.panels(GAME.view(state, 0), GAME.words("en"))
            layers = "".join(layer for part in panels for layer in part.layers.values())
            assert {f"cc-em-{name}" for name in CATEGORIES} <= set(USED.findall(layers))
            assert sorted(DEFINED.findall(layers)) == sorted(set(USED.findall(layers)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advance_tells_its_effect_in_two_lines(language: str) -> None:
    words = GAME.words(language)
    for advance in range(len(ADVANCES)):
        assert 1 <= len(effect_lines(advance, words)) <= 2, ADVANCES.ids[advance]
    told = [advance for advance in range(len(ADVANCES)) if len(name_lines(advance, words)) <= 2]
    assert len(told) >= 47, "names of three lines leave no room"
    assert EFFECT * WIDE >= 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wonder_tells_its_effect_in_two_lines(language: str) -> None:
    words = GAME.words(language)
    for wonder, id in enumerate(WONDERS.ids):
        assert 1 <= len(wonder_lines(wonder, words)) <= 2, id
