"""A bot is offered only for games that it plays, and refused for others in every language."""

from __future__ import annotations

import pytest

from aevum.bots import CannotPlay, UnknownBot, bots, bots_for, find_bot
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words

UNJUDGED = find_game("high-card")
JUDGED = find_game("tempus")


def test_only_bots_that_play_a_game_are_offered() -> None:
    assert list(bots_for(UNJUDGED)) == ["random"]
    assert list(bots_for(JUDGED)) == list(bots())


def test_a_bot_is_found_by_its_name() -> None:
    assert find_bot(" Easy ", JUDGED) is bots()["easy"]


def test_an_unknown_bot_is_answered_with_those_that_play_the_game() -> None:
    with pytest.raises(UnknownBot) as refused:
        find_bot("genius", UNJUDGED)
    assert str(refused.value) == "There is no bot “genius”. Known bots: random."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_does_not_play_the_game_is_refused_in_words(language: str) -> None:
    with pytest.raises(CannotPlay) as refused:
        find_bot("normal", UNJUDGED)
    sentence = refused.value.say(Words(language))
    assert all(word in sentence for word in ("normal", "high-card", "random"))
    assert "error-" not in sentence
