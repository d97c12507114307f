"""Picks and moves in words."""

from __future__ import annotations

import pytest

from aevum.kernel.registry import find_game
from aevum.kernel.words import Words
from aevum.web.text.move_text import move_in_words, pick_name, picks_in_words
from aevum.web.text.site_words import LOCALE


@pytest.mark.parametrize(
    ("game", "line", "language", "said"),
    [
        ("tempus", "discard transport-woods", "ru", "Сбросить → Транспорт (леса)"),
        ("tempus", "move B8", "es", "Mover → B8"),
        ("tempus", "idea", "es", "Tener una idea"),
        ("tempus", "declare hills", "ru", "Объявить → холмы"),
        ("tempus", "city C3 4", "en", "Build a city → C3 → 4"),
        ("tempus-imperium", "build market C3", "es", "Construir → Mercado → C3"),
        ("tempus-imperium", "pay road E5-F5", "ru", "Заплатить 2 золотых → Дорога → E5-F5"),
    ],
)
def test_a_move_is_said_as_it_is_picked(game: str, line: str, language: str, said: str) -> None:
    found = find_game(game)
    words = Words(language, (LOCALE, found.locale))
    assert move_in_words(found.book.parse(line), found.book, words) == said


def test_half_a_move_is_said_too() -> None:
    game = find_game("tempus")
    assert picks_in_words(("play", "weapons-hills"), game.book, game.words("en")) == "Play a card → Weapons (hills)"


def test_what_no_message_names_is_said_as_it_is_written() -> None:
    game = find_game("tempus")
    assert pick_name("A1", game.book, game.words("ru")) == "A1"
    assert pick_name("!back", game.book, game.words("ru")) == "!back"
