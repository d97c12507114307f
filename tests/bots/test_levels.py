"""Descriptions of the bots' levels, with budgets that are read from the bots themselves."""

from __future__ import annotations

import pytest

from aevum.bots import Bot, Sight, bots
from aevum.bots.levels import Level, budget_of, levels
from aevum.bots.search_bots import Hard, Master, Normal
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.kernel.words import LANGUAGES, Words


class Stranger(Bot):
    """Bot of another package that does not describe itself."""

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_says_how_much_it_thinks(language: str) -> None:
    words = Words(language)
    all_levels = levels(bots(), words)
    assert {level.name for level in all_levels} == set(bots())
    assert [level.name for level in all_levels] == ["random", "easy", "normal", "hard", "master"]
    assert len({level.about for level in all_levels}) == len(all_levels)
    assert not any("bot-" in level.about or "seat-" in level.title for level in all_levels)


def test_the_figures_are_those_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    assert budget_of("normal", Words()) == "plays like a club player, up to half a second a decision"
    monkeypatch.setattr(Normal, "milliseconds", 1000)
    assert budget_of("normal", Words()).endswith("up to a second a decision")


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_where_hard_hears_the_others_it_says_so(game: AnyGame, language: str) -> None:
    """Only games with a `rollout_weight` above 0 use rollouts; the others evaluate a state as it is."""
    words = Words(language)
    message = (
        "bot-budget-answers" if game.heuristics is not None and game.heuristics.rollout_weight else "bot-budget-deep"
    )
    assert budget_of("hard", words, game) == words(message, positions=8000, milliseconds=Hard.milliseconds)
    about = {level.name: level.about for level in levels(["hard"], words, game)}
    assert about == {"hard": budget_of("hard", words, game)}


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_master_describes_itself_in_other_words_than_hard(game: AnyGame, language: str) -> None:
    words = Words(language)
    about = {level.name: level.about for level in levels(bots(), words, game)}
    assert len(set(about.values())) == len(about)
    assert words("bot-thinking-time", milliseconds=5000) in about["master"]
    assert "5000" not in about["master"]


def test_a_bot_that_says_nothing_and_one_that_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots(), "stranger", Stranger)
    assert levels(["stranger", "nobody"], Words()) == [
        Level("stranger", "bot “stranger”", "thinks in its own way"),
    ]
    assert budget_of("nobody", Words()) == ""


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.heuristics is not None])
def test_master_plays_as_many_rollouts_as_the_game_has_time_for(name: str) -> None:
    heuristics = games()[name].heuristics
    assert heuristics is not None
    rollouts = Master(Chance.from_seed(1)).rollouts_in(heuristics, 0)
    assert (rollouts is not None) == (heuristics.deep_rollout_weight > 0)
    if rollouts is not None:
        assert rollouts.budget.max_evaluations == heuristics.deep_rollout_evaluations
