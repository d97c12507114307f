"""Half points on pages: the result, the best of the day, the chart of a replay."""

from __future__ import annotations

import pytest

from aevum.kernel.points import HALF
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.components.line_chart import plot
from aevum.web.components.result import MatchResult, result_panel
from aevum.web.pages.puzzle import puzzle_page
from aevum.web.text.site_words import LOCALE
from half_point_game import finished, halve_tricks


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_shows_halves(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    halve_tricks(monkeypatch)
    match = finished()
    outcome = match.outcome()
    assert outcome is not None
    end = MatchResult(id="x", game=match.game, outcome=outcome, names=match.seats)
    assert "½</td>" in result_panel(end, Words(language, (LOCALE, match.game.locale)))


def test_the_best_of_a_day_are_shown_in_halves() -> None:
    best = puzzle_page("2018-06-06", [("a", "Ada", 17 + HALF), ("b", "Bob", -HALF)], 0, Words("en", (LOCALE,)))
    assert ">17½</td>" in best
    assert ">−½</td>" in best


def test_a_plot_has_halves_at_its_ends_and_whole_levels() -> None:
    drawn = plot([("Points", [0, 2 + HALF, -HALF])], 1, Words("en", (LOCALE,)))
    assert drawn is not None
    assert "Points from -½ to 2½" in drawn
    assert ">−½</text>" in drawn
    assert ">0</text>" in drawn
