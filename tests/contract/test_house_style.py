"""What our games promise beyond the contract: three languages, chapters as files, a manner of speech."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest

from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.words import LANGUAGES
from aevum.testing.variants import variants_of
from aevum.testing.walks import along, sample

IMPERSONAL: Final = {
    "en": r"\bown\b|\bone['’]s\b|\beverybody\b|\bby option\b|(?<!there )\bis no\b|\blies? out\b|\bslot\b|\brim\b",
    "es": r"\bpropi[oa]s?\b|\bcada uno que\b",
    "ru": r"\b[Вв]ы\b|\b[Вв]аш\w*|опци",
}
"""Words that address no one, or another person than the reader."""


def test_a_game_is_written_in_three_languages(game: AnyGame) -> None:
    assert game.languages == LANGUAGES


def test_a_chapter_is_named_as_the_file_that_decides_it(game: AnyGame) -> None:
    places = ("rules/{}.py", "{}.py", "cards/{}.toml")
    for chapter in {clause.chapter for clause in game.rulebook}:
        files = [game.folder / place.format(chapter.id) for place in places]
        assert any(file.exists() for file in files), f"no file of the rules is named {chapter.id}"


def test_something_is_conserved(game: AnyGame) -> None:
    assert all(game.conserved_counts(variant.start(0)) for variant in variants_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_speak_to_the_player(game: AnyGame, language: str) -> None:
    for clause in game.rulebook:
        found = re.search(IMPERSONAL[language], clause.text(language), re.IGNORECASE)
        assert found is None, f"{clause.id}: {clause.text(language)}"


def test_random_play_meets_several_refusals(game: AnyGame) -> None:
    dice = Random(1)
    positions = [state for state in along(variants_of(game)[0], 60) if state.actor != OVER]
    met = {state.check(move) for state in positions for move in sample(game.book, dice, 40)} - {None}
    assert len(met) > 2
