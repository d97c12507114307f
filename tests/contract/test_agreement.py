"""Numbers and nouns agree in every message, whatever the number: 1 resource, 2 ресурса, 21 ход."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from aevum.kernel.words import LANGUAGES, Words
from aevum.testing.messages import variables_by_message
from agreement import NUMBERS, disagreements
from contract.locales import every_locale

TEXTS: Final = {"player", "name", "hex", "kind", "game", "file", "names", "rivals", "allowed"}
"""Variables that never hold a number."""
FIXED: Final = {
    *("sheet-score-castles", "sheet-score-enemies", "sheet-score-farms", "sheet-score-markets_and_forts"),
    *("lobby-for", "lobby-seats-about", "error-file-too-long"),
}
"""Messages whose numbers come from a rulebook or are limits of the server: always 2 to 20, or thousands."""


def said_with(number: int, locale: Path, language: str) -> dict[str, str]:
    """Return every message of a locale that has variables, with this number for each of them."""
    words = Words(language, (locale,))
    messages = _variables(locale / f"{language}.ftl")
    return {
        message: words(message, **{name: "X" if name in TEXTS else number for name in names})
        for message, names in messages.items()
        if names and message not in FIXED
    }


_variables = cache(variables_by_message)


@pytest.mark.parametrize("language", LANGUAGES)
@every_locale
def test_every_noun_agrees_with_its_number(locale: Path, language: str) -> None:
    wrong = {
        f"{message}: {found}"
        for number in NUMBERS
        for message, said in said_with(number, locale, language).items()
        for found in disagreements(said, language)
    }
    assert not wrong, "\n".join(sorted(wrong))


@every_locale
def test_a_russian_message_that_tells_a_number_tells_it_of_21_too(locale: Path) -> None:
    """The category `one` holds 21, 31 and 101 as well, so it must not say “один”."""
    many, one = said_with(25, locale, "ru"), said_with(21, locale, "ru")
    assert not [message for message, said in many.items() if said.count("25") != one[message].count("21")]


@pytest.mark.parametrize(
    ("language", "sentence", "found"),
    [
        ("en", "You have 1 points.", ["1 points"]),
        ("en", "It costs 2 civil action.", ["2 action"]),
        ("es", "Te quedan 1 acciones civiles.", ["1 acciones"]),
        ("ru", "осталось 22 ходов", ["22 ходов"]),
        ("ru", "не больше 1 ход", ["1 ход"]),
        ("ru", "есть 2 гражданское действия", ["2 гражданское действия"]),
        ("en", "1 point, 2 points, 0 points, 1 civil action", []),
        ("es", "1 punto, 21 puntos", []),
        ("ru", "1 ресурс, 2 ресурса, 5 ресурсов, 111 ресурсов, не больше 2 ходов, 3 военные карты", []),
    ],
)
def test_a_noun_that_does_not_agree_is_found(language: str, sentence: str, found: list[str]) -> None:
    assert list(disagreements(sentence, language)) == found
