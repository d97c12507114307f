"""The rulebook: clauses with an id, a place and a text per language, found by word."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.kernel.rulebook import Clause, Rulebook
from aevum.kernel.words import LANGUAGES

TOML = """
prefix = "toy"

[[clause]]
id = "move.far"
place = "Moving"
en = "You may move far."
es = "Puedes mover lejos."
ru = "Можно двигаться далеко."

[[clause]]
id = "move.near"
place = "Moving"
ruling = "R-7"
en = "You may also stay near."
es = "También puedes quedarte cerca."
ru = "Можно остаться рядом."
"""


@pytest.fixture
def rulebook(tmp_path: Path) -> Rulebook:
    (tmp_path / "rulebook.toml").write_text(TOML, encoding="utf-8")
    return Rulebook.load(tmp_path / "rulebook.toml")


def test_clauses_stand_in_order_under_their_prefix(rulebook: Rulebook) -> None:
    assert [clause.id for clause in rulebook] == ["toy.move.far", "toy.move.near"]
    assert len(rulebook) == 2
    assert "toy.move.far" in rulebook
    assert "move.far" not in rulebook


def test_a_clause_speaks_every_language(rulebook: Rulebook) -> None:
    clause = rulebook["toy.move.far"]
    assert clause.text() == clause.text("en") == "You may move far."
    assert [clause.text(language) for language in LANGUAGES] == list(clause.texts)
    assert (clause.place, clause.ruling) == ("Moving", "")


@pytest.mark.parametrize(
    ("query", "language", "found"),
    [
        ("far", "en", ["toy.move.far"]),
        ("MAY  move", "en", ["toy.move.far", "toy.move.near"]),
        ("stay near", "en", ["toy.move.near"]),
        ("near far", "en", []),
        ("r-7", "en", ["toy.move.near"]),
        ("moving", "ru", ["toy.move.far", "toy.move.near"]),
        ("РЯДОМ", "ru", ["toy.move.near"]),
        ("cerca", "en", []),
        ("cerca", "es", ["toy.move.near"]),
        ("", "en", ["toy.move.far", "toy.move.near"]),
    ],
)
def test_search_finds_clauses_that_hold_every_word(
    rulebook: Rulebook, query: str, language: str, found: list[str]
) -> None:
    assert [clause.id for clause in rulebook.search(query, language)] == found


def test_an_id_is_used_once() -> None:
    clause = Clause("toy.a", "", "", ("a", "b", "c"))
    with pytest.raises(ValueError, match="share an id"):
        Rulebook([clause, clause])


def test_a_clause_without_a_language_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "rulebook.toml").write_text('prefix = "toy"\n[[clause]]\nid = "a"\nplace = "b"\nen = "c"\n')
    with pytest.raises(KeyError):
        Rulebook.load(tmp_path / "rulebook.toml")
