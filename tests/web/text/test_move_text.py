"""Picks and moves in words."""

from __future__ import annotations

import pytest

from aevum.kernel.registry import find_game
from aevum.kernel.words import Words
from aevum.web.text.move_text import (
    line_in_words,
    move_in_words,
    pick_name,
    picks_in_words,
    question_in_words,
)
from aevum.web.text.site_words import LOCALE


@pytest.mark.parametrize(
    ("game", "line", "language", "said"),
    [
        ("tempus", "discard transport-woods", "ru", "Сбросить: Транспорт (леса)"),
        ("tempus", "move B8", "es", "Mover desde B8"),
        ("tempus", "idea", "es", "Tener una idea"),
        ("tempus", "declare hills", "ru", "Объявить: холмы"),
        ("tempus", "city C3 4", "en", "Build a city of value 4 on C3"),
        ("tempus-imperium", "build market C3", "es", "Construir en C3: Mercado"),
        ("tempus-imperium", "pay road E5-F5", "ru", "Заплатить 2 золотых за дорогу E5-F5"),
    ],
)
def test_a_move_is_said_as_a_phrase(game: str, line: str, language: str, said: str) -> None:
    found = find_game(game)
    words = Words(language, (LOCALE, found.locale))
    assert move_in_words(found.book.parse(line), found.book, words) == said


def test_of_half_a_move_the_things_are_named_else_the_words() -> None:
    game = find_game("tempus")
    words = game.words("en")
    assert picks_in_words(("play", "weapons-hills"), game.book, words) == "Weapons (hills)"
    assert picks_in_words(("play",), game.book, words) == "Play a card"


@pytest.mark.parametrize(
    ("game", "line", "language", "said"),
    [
        ("tempus", "move B8 to B7", "en", "Move from B8 to B7"),
        ("tempus", "move B8 to B7", "ru", "Переместить с B8 на B7"),
        ("tempus-imperium", "build market C3 from B2", "en", "Build on C3: Market (paid from B2)"),
    ],
)
def test_a_move_and_its_follow_up_are_one_phrase(game: str, line: str, language: str, said: str) -> None:
    found = find_game(game)
    words = Words(language, (LOCALE, found.locale))
    assert line_in_words(found.book.parse_line(line), found.book, words) == said


@pytest.mark.parametrize(
    ("question", "lines", "said"),
    [
        ("aggression-2", ("aggression raid-i green", "aggression raid-i purple"), "Which rival does Raid I strike?"),
        (
            "improve-3",
            ("improve efficient-upgrade-i bronze iron", "improve efficient-upgrade-i bronze coal"),
            "Efficient Upgrade I: to which card do you upgrade Bronze?",
        ),
        ("build-1", ("build bronze", "build agriculture", "grow"), "Where does the worker go to work?"),
    ],
)
def test_a_question_names_what_is_decided(question: str, lines: tuple[str, ...], said: str) -> None:
    game = find_game("through-the-ages")
    book, words = game.book, Words("en", (LOCALE, game.locale))
    moves = [book.parse(line) for line in lines]
    assert question_in_words(question, moves, book, words, lambda label: pick_name(label, book, words)) == said


def test_a_question_without_words_is_empty() -> None:
    game = find_game("through-the-ages")
    assert question_in_words("grow-1", [], game.book, game.words("en"), str) == ""


def test_what_no_message_names_is_said_as_it_is_written() -> None:
    game = find_game("tempus")
    assert pick_name("A1", game.book, game.words("ru")) == "A1"
    assert pick_name("!back", game.book, game.words("ru")) == "!back"
