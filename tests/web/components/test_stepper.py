"""Stepper for an amount between less and more; few amounts have a button each."""

from __future__ import annotations

import pytest

from aevum.kernel.registry import find_game
from aevum.kernel.words import Words
from aevum.web.components.stepper import Amount, Amounts, stepper
from aevum.web.text.move_text import amount_in_words
from aevum.web.text.site_words import LOCALE, words_of

WORDS = words_of("through-the-ages", "en")


def offered(*labels: str) -> str:
    each = tuple(Amount(label, f"Bid {label}", "of <9>") for label in labels)
    return "".join(stepper(Amounts("How much?", each), WORDS))


def test_two_amounts_are_two_buttons() -> None:
    drawn = offered("0", "4")
    assert drawn.count("data-act") == 2
    assert "spinbutton" not in drawn


def test_more_are_stepped_through_from_the_least() -> None:
    drawn = offered("3", "4", "7")
    assert drawn.count("data-act") == 1
    for attribute in (
        'data-act="3"',
        'role="spinbutton"',
        'aria-valuemin="3"',
        'aria-valuemax="7"',
        'aria-valuenow="3"',
        'aria-valuetext="Bid 3, of &lt;9&gt;"',
        'aria-label="Less"',
        'aria-label="More"',
    ):
        assert attribute in drawn
    assert "&quot;7&quot;,&quot;Bid 7&quot;,&quot;of &lt;9&gt;&quot;" in drawn, "every amount in words, escaped"


@pytest.mark.parametrize(
    ("line", "language", "said"),
    [("bid 7", "en", "Bid 7"), ("bid 7", "es", "Pujar 7"), ("bid 7", "ru", "Ставка: 7"), ("food 2", "ru", "2 еды")],
)
def test_the_button_says_the_whole_move(line: str, language: str, said: str) -> None:
    game = find_game("through-the-ages")
    assert amount_in_words(game.book.parse(line), game.book, Words(language, (LOCALE, game.locale))) == said


def test_without_a_message_the_verb_and_the_number_say_it() -> None:
    game = find_game("tempus")
    assert amount_in_words(game.book.parse("city C3 4"), game.book, game.words("en")) == "Build a city C3 4"
