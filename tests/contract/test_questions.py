"""Every argument of a verb that a player of our games may be asked for has a question of its own."""

from __future__ import annotations

import pytest

from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words
from aevum.testing.messages import variables_by_message
from aevum.web.text.move_text import ARGUMENTS

OUR_GAMES = ("clash-of-cultures", "tempus", "tempus-imperium", "through-the-ages")


def questions(game_id: str) -> list[tuple[str, int]]:
    """Return verbs with the number of each of their arguments."""
    verbs = find_game(game_id).book.verbs
    return [(verb.name, number) for verb in verbs for number in range(1, len(verb.domains) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", OUR_GAMES)
def test_every_argument_has_a_question(game_id: str, language: str) -> None:
    words = Words(language, (find_game(game_id).locale,))
    missing = [
        f"asks-{verb}-{number}" for verb, number in questions(game_id) if not words.knows(f"asks-{verb}-{number}")
    ]
    assert not missing
    asked = {words(f"asks-{verb}-{number}", first="1", second="2", third="3") for verb, number in questions(game_id)}
    assert not [question for question in asked if not question.endswith("?")]


@pytest.mark.parametrize("game_id", OUR_GAMES)
def test_a_question_names_only_arguments_before_it(game_id: str) -> None:
    """Later arguments are not known yet when it is asked."""
    used = variables_by_message(find_game(game_id).locale / "en.ftl")
    for verb, number in questions(game_id):
        assert set(used.get(f"asks-{verb}-{number}", ())) <= set(ARGUMENTS[: number - 1]), f"asks-{verb}-{number}"
