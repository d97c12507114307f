"""Commands that need an extra say what to type to install it."""

from __future__ import annotations

import sys

import pytest

from cli.conftest import Run

MISSING = [
    ("psycopg", "serve --database postgresql://nobody@localhost/table", 'pip install ".[postgres]"'),
    ("psycopg", "account reset ada --database postgresql://nobody@localhost/table", 'pip install ".[postgres]"'),
    ("ray", "arena tempus-imperium --ray auto --out x", 'pip install ".[ray]"'),
    ("typst", "sheet --blank --pdf sheet.pdf", 'pip install ".[print]"'),
]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize(("package", "words", "remedy"), MISSING)
def test_a_missing_package_is_named_with_the_way_to_get_it(
    aevum: Run, monkeypatch: pytest.MonkeyPatch, package: str, words: str, remedy: str, language: str
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    answer = aevum(f"{words} --lang {language}")
    assert answer.status == 2
    assert remedy in answer.err
    assert len(answer.err.splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_without_openskill_the_arena_plays_and_says_what_is_missing(
    aevum: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    answer = aevum(f"arena tempus --bots easy,random,random --games 1 --island prepared --lang {language}")
    assert answer.status == 0
    assert 'pip install ".[arena]"' in answer.out
