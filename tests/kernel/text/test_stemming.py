"""Words are found whatever their ending, and only whole words."""

from __future__ import annotations

import re

import pytest

from aevum.kernel.registry import find_game
from aevum.kernel.text.stemming import Query


@pytest.mark.parametrize(
    ("query", "language", "word"),
    [
        ("tie", "en", "ties"),
        ("city", "en", "cities"),
        ("cities", "en", "city"),
        ("move", "en", "moving"),
        ("ATTACK", "en", "attacked"),
        ("ciudad", "es", "ciudades"),
        ("castillos", "es", "castillo"),
        ("ficha", "es", "fichas"),
        ("город", "ru", "городами"),
        ("фишки", "ru", "фишку"),
        ("замок", "ru", "Замок"),
        ("ход", "ru", "ходом"),
        ("ещё", "ru", "еще"),
        ("cas", "en", "castle"),
    ],
)
def test_a_word_fits_with_another_ending(query: str, language: str, word: str) -> None:
    assert Query(query, language).fits(word)


@pytest.mark.parametrize(
    ("query", "language", "word"),
    [
        ("tie", "en", "cities"),
        ("age", "en", "village"),
        ("or", "en", "Fort"),
        ("oro", "es", "tesoro"),
        ("ход", "ru", "выходит"),
    ],
)
def test_a_part_of_another_word_does_not(query: str, language: str, word: str) -> None:
    assert not Query(query, language).fits(word)


def test_who_looks_for_ties_is_not_shown_cities() -> None:
    found = find_game("tempus").rulebook.search("tie", "en")
    assert found
    assert all(re.search(r"\btie[ds]?\b", f"{clause.id} {clause.text('en')}", re.IGNORECASE) for clause in found)
    assert "tempus.score.cities" not in [clause.id for clause in found]


@pytest.mark.parametrize(
    ("word", "language"), [("attack", "en"), ("steal", "en"), ("robar", "es"), ("atacan", "es"), ("атака", "ru")]
)
def test_the_raid_is_found_by_words_of_players(word: str, language: str) -> None:
    found = find_game("tempus-imperium").rulebook.search(word, language)
    assert "tempus_imperium.raid.loss" in [clause.id for clause in found]
