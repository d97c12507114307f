"""Picks and moves in words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import aevum
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words
from aevum.web.text.move_text import (
    foreseen_plan,
    line_in_words,
    move_in_words,
    pick_name,
    picks_in_words,
    plan_as_seen,
    question_in_words,
)
from aevum.web.text.site_words import LOCALE

GOLDEN: Final = Path(__file__).parents[2] / "golden"


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


@pytest.mark.parametrize(
    ("name", "line", "said"),
    [
        ("tempus-4", "move E2; to F3; move J6; to E2; end", "Move from E2 to F3; Move from J6 to E2, Finish"),
        (
            "tempus-4",
            "lay weapons-hills; lay religion-woods; done",
            "Lay a card: Weapons (hills), Religion (woods), Done",
        ),
        ("tempus-4", "idea; discard religion-hills", "Have an idea; Discard: Religion (hills)"),
        (
            "tempus-imperium-2611152030",
            "build market B4; from A2; use B2",
            "Build on B4: Market (paid from A2); Use the building on B2",
        ),
        (
            "through-the-ages-full-3",
            "build bronze; lead homer; end",
            "Build: Bronze; Put a leader into play: Homer; End the turn",
        ),
        (
            "clash-of-cultures-2",
            "barter cultural-takeover-improved-defenses; token gold; advance husbandry",
            "Barter away Cultural Takeover / Improved Defenses; Gain: gold; Buy Husbandry",
        ),
    ],
)
def test_every_decision_of_a_plan_is_a_phrase_with_its_verb(name: str, line: str, said: str) -> None:
    match = aevum.load(GOLDEN / f"{name}.aevum")
    game = match.game
    moves, view = [game.book.parse(move) for move in line.split("; ")], game.view(match.state_at(0), 0)
    assert plan_as_seen(moves, game, view, Words("en", (LOCALE, game.locale))) == said


def test_of_a_later_plan_cards_are_named_only_where_they_stay() -> None:
    match = aevum.load(GOLDEN / "through-the-ages-full-3.aevum")
    game = match.game
    words, moves = Words("en", (LOCALE, game.locale)), [game.book.parse(move) for move in ("take R5", "build bronze")]
    start, end = (game.view(match.state_at(at), 0) for at in (0, len(match.moves)))
    assert foreseen_plan(moves, game, start, start, words) == plan_as_seen(moves, game, start, words)
    assert foreseen_plan(moves, game, start, end, words) == "Take; Build: Bronze"
