"""Levels: whoever chooses a bot is told how much it thinks, in figures that stand in the code once."""

from __future__ import annotations

import pytest

from aevum.bots import Bot, Sight, bots
from aevum.bots.levels import Level, budget_of, levels
from aevum.bots.thinking_bot import Normal
from aevum.kernel.words import LANGUAGES, Words


class Stranger(Bot):
    """From elsewhere, and says nothing of itself."""

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_says_how_much_it_thinks(language: str) -> None:
    words = Words(language)
    told = levels(bots(), words)
    assert {level.name for level in told} == set(bots())
    assert [level.name for level in told if level.name != "hard"] == ["random", "easy", "normal"]
    assert len({level.about for level in told}) == len(told)
    assert not any("bot-" in level.about or "seat-" in level.title for level in told)


def test_the_figures_are_those_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    assert budget_of("normal", Words()) == "looks at about 700 positions, up to half a second a decision"
    monkeypatch.setattr(Normal, "milliseconds", 1000)
    assert budget_of("normal", Words()).endswith("up to a second a decision")


def test_a_bot_that_says_nothing_and_one_that_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots(), "stranger", Stranger)
    assert levels(["stranger", "nobody"], Words()) == [
        Level("stranger", "bot “stranger”", "thinks in its own way"),
    ]
    assert budget_of("nobody", Words()) == ""
