"""Tooltips are escaped."""

from __future__ import annotations

from dataclasses import replace

from aevum.kernel.registry import games
from aevum.testing.contract.test_tooltips import spoken
from aevum.web.components.tooltips import tooltips_json


def test_tooltips_escape_what_they_show() -> None:
    game = next(game for game in games().values() if game.tooltips(None, spoken(game)[0]))
    words = spoken(game)[0]
    tooltip = next(iter(game.tooltips(None, words).values()))
    shown = tooltips_json(game, {"x": replace(tooltip, title="<b>&")}, words, {})["x"]
    assert "&lt;b&gt;&amp;" in shown
