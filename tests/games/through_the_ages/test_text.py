"""The state in the terminal."""

from __future__ import annotations

import re

import pytest

from aevum.games.through_the_ages import GAME
from aevum.kernel.chance import Chance
from aevum.kernel.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_the_figures_is_explained(language: str) -> None:
    table = GAME.start(GAME.options_type(), 2, Chance.from_seed(1))
    words = GAME.words(language)
    lines = GAME.text(GAME.view(table, 0), words).splitlines()
    signs = set(re.findall(r"[\u2300-\u27ff]", next(line for line in lines if "♪" in line)))
    assert len(signs) == 11
    legend = next(line for line in lines if words("text-legend") in line)
    assert signs <= set(legend)
