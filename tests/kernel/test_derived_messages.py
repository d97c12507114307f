"""Names composed of two others are derived from them, where a locale says how two names are joined."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from aevum.kernel.moves import Domain
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words

CARDS: Final = """
card-pair = { $first } + { $second }
card-spy = Spy
card-high-ground = High Ground
card-spy-master = Master
tile-spy = Spy
tile-high-ground = High Ground
"""


def words_of(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(CARDS, encoding="utf-8")
    return Words("en", (tmp_path,))


def test_id_of_two_names_is_said_by_the_message_that_joins_them(tmp_path: Path) -> None:
    words = words_of(tmp_path)
    assert words.knows("card-spy-high-ground")
    assert words("card-spy-high-ground") == "Spy + High Ground"
    assert words("card-spy-master-high-ground") == "Master + High Ground"


def test_written_message_comes_before_a_derived_one(tmp_path: Path) -> None:
    assert words_of(tmp_path)("card-spy-master") == "Master"


@pytest.mark.parametrize("id", ["card-spy-nothing", "card-spy-", "tile-spy-high-ground", "card-"])
def test_other_ids_stay_unknown(tmp_path: Path, id: str) -> None:
    words = words_of(tmp_path)
    assert not words.knows(id)
    assert words(id) == id


def test_english_stands_in_for_a_language_without_the_halves(tmp_path: Path) -> None:
    words_of(tmp_path)
    (tmp_path / "ru.ftl").write_text("card-pair = { $first } / { $second }\n", encoding="utf-8")
    assert Words("ru", (tmp_path,))("card-spy-high-ground") == "Spy + High Ground"


def test_labels_of_a_domain_are_named_by_its_own_messages_unless_it_gives_a_prefix() -> None:
    assert Domain("action", ("spy",)).label_prefix == "action"
    assert Domain("action", ("spy",), label_prefix="card").label_prefix == "card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_clash_of_cultures_has_the_names_of_its_halves(language: str) -> None:
    game = find_game("clash-of-cultures")
    words = game.words(language)
    halves = {id for family in game.cards for id in family.ids}
    pairs = {f"{first}-{second}": (first, second) for first in halves for second in halves}
    domains = {domain.name: domain for verb in game.book.verbs for domain in verb.domains}
    for label in (*domains["action"].labels, *domains["objective"].labels):
        first, second = pairs[label]
        assert words(f"card-{label}") == f"{words(f'card-{first}')} / {words(f'card-{second}')}"
