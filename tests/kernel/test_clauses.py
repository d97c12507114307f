"""Chapters of clauses with an id, a place and a text per language, found by word."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.kernel.rulebook import Chapter, Clause, Rulebook
from aevum.kernel.words import LANGUAGES, Words

INDEX = 'prefix = "toy"\nchapters = ["move", "end"]\n'
MOVE = """
title = { en = "Journeys", es = "Viajes", ru = "Походы" }

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
END = """
title = { en = "The end", es = "El final", ru = "Конец" }

[[clause]]
id = "end"
place = "Last page"
en = "It is over."
es = "Se acabó."
ru = "Всё."
"""


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def rulebook(tmp_path: Path) -> Rulebook:
    return Rulebook.load(write(tmp_path, index=INDEX, move=MOVE, end=END))


def test_clauses_stand_in_order_under_their_prefix(rulebook: Rulebook) -> None:
    assert [clause.id for clause in rulebook] == ["toy.move.far", "toy.move.near", "toy.end"]
    assert len(rulebook) == 3
    assert "toy.move.far" in rulebook
    assert "move.far" not in rulebook


def test_a_clause_is_found_by_its_id_without_the_prefix(rulebook: Rulebook) -> None:
    assert (rulebook.prefix, rulebook.clause("move.far")) == ("toy", rulebook["toy.move.far"])
    with pytest.raises(KeyError):
        rulebook.clause("toy.move.far")


def test_a_clause_speaks_every_language(rulebook: Rulebook) -> None:
    clause = rulebook["toy.move.far"]
    assert clause.text() == clause.text("en") == "You may move far."
    assert [clause.text(language) for language in LANGUAGES] == list(clause.texts)
    assert (clause.place, clause.ruling) == ("Moving", "")


def test_a_clause_stands_in_a_chapter_with_a_title_in_every_language(rulebook: Rulebook) -> None:
    assert [clause.chapter.id for clause in rulebook] == ["move", "move", "end"]
    chapter = rulebook["toy.move.near"].chapter
    assert [chapter.title(), chapter.title("es"), chapter.title("ru")] == ["Journeys", "Viajes", "Походы"]


def test_a_place_is_named_in_the_readers_language_where_the_index_says_how(tmp_path: Path) -> None:
    places = '[places]\nMoving = { ru = "Движение" }\n'
    rulebook = Rulebook.load(write(tmp_path, index=INDEX + places, move=MOVE, end=END))
    near, end = rulebook["toy.move.near"], rulebook["toy.end"]
    assert (near.place, near.heading("en"), near.heading("ru")) == ("Moving", "Moving", "Движение")
    assert end.heading("ru") == "Last page"
    assert rulebook.search("движение", "ru") == rulebook.search("moving", "ru") != []


@pytest.mark.parametrize(
    ("ruling", "language", "basis"),
    [
        ("", "ru", ""),
        ("R-7, R-8", "ru", "R-7, R-8"),
        ("ours", "en", "our reading"),
        ("option", "es", "opción"),
        ("R-7, reconstructed", "ru", "R-7, восстановлено"),
    ],
)
def test_what_a_rule_rests_on_is_said_in_words(ruling: str, language: str, basis: str) -> None:
    clause = Clause("toy.a", "", ruling, ("a", "b", "c"), Chapter("toy", ("a", "b", "c")))
    assert clause.basis(Words(language)) == basis


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
        ("journeys near", "en", ["toy.move.near"]),
        ("конец", "ru", ["toy.end"]),
        ("", "en", ["toy.move.far", "toy.move.near", "toy.end"]),
    ],
)
def test_search_finds_clauses_that_hold_every_word(
    rulebook: Rulebook, query: str, language: str, found: list[str]
) -> None:
    assert [clause.id for clause in rulebook.search(query, language)] == found


@pytest.mark.parametrize(
    ("query", "language", "found"),
    [
        ("how do I stay near an end", "en", ["toy.move.near", "toy.end"]),
        ("near far", "en", ["toy.move.near", "toy.move.far"]),
        ("how do I", "en", []),
        ("elephants", "en", []),
    ],
)
def test_without_such_a_clause_the_closest_come_first(
    rulebook: Rulebook, query: str, language: str, found: list[str]
) -> None:
    assert rulebook.search(query, language) == []
    assert [clause.id for clause in rulebook.closest(query, language)] == found


def test_an_id_is_used_once() -> None:
    clause = Clause("toy.a", "", "", ("a", "b", "c"), Chapter("toy", ("a", "b", "c")))
    with pytest.raises(ValueError, match="share an id"):
        Rulebook([clause, clause])


def test_english_stands_in_for_a_language_that_is_missing(tmp_path: Path) -> None:
    lacking = END.replace('ru = "Всё."', "").replace(', ru = "Конец"', "")
    clause = Rulebook.load(write(tmp_path, index=INDEX, move=MOVE, end=lacking))["toy.end"]
    assert [clause.text(language) for language in LANGUAGES] == ["It is over.", "Se acabó.", "It is over."]
    assert [clause.chapter.title(language) for language in LANGUAGES] == ["The end", "El final", "The end"]


@pytest.mark.parametrize(
    ("lost", "complaint"),
    [
        ('\nen = "It is over."', "the clause end has no text in English"),
        ('en = "The end", ', "the title of end has no text in English"),
    ],
)
def test_a_clause_or_title_without_english_is_an_error(tmp_path: Path, lost: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Rulebook.load(write(tmp_path, index=INDEX, move=MOVE, end=END.replace(lost, "")))


def test_a_clause_without_a_place_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="place"):
        Rulebook.load(write(tmp_path, index=INDEX, move=MOVE, end=END.replace('place = "Last page"', "")))


def test_a_chapter_that_the_index_lacks_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="the index lacks notes"):
        Rulebook.load(write(tmp_path, index=INDEX, move=MOVE, end=END, notes=END))


def test_a_chapter_without_its_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Rulebook.load(write(tmp_path, index=INDEX, move=MOVE))
