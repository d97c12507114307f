"""Half points on the pages: the result at the table, the day's best, the plot of a replay."""

from __future__ import annotations

import pytest

from aevum.kernel.events import WATCHING
from aevum.kernel.points import HALF
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.plot import plot
from aevum.web.puzzle_page import puzzle_page
from aevum.web.scene import Scene, regions
from aevum.web.shell import LOCALE
from half_tricks import finished, halve_tricks


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_at_the_table_shows_halves(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    halve_tricks(monkeypatch)
    match = finished()
    words = Words(language, (LOCALE, match.game.locale))
    view = match.view(WATCHING)
    scene = Scene(
        id="x",
        game=match.game,
        view=view,
        parts=match.game.parts(view, words),
        seat=WATCHING,
        actor=match.actor,
        names=match.seats,
        bots={},
        links={},
        offer=None,
        curtain=False,
        log=(),
        chat=(),
        talks=False,
        can_undo=False,
        undo="",
        since=None,
        went_back=False,
        undo_asked_by=None,
        undo_answered=False,
        outcome=match.outcome(),
        refusal=None,
        words=words,
    )
    assert "½</td>" in "".join(regions(scene).values())


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
