"""Every clause of every rulebook is shown by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

import aevum
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from rule_marks import clauses_tied_in, rule

TESTS = Path(__file__).parent
TIED = clauses_tied_in(TESTS)


def _is_ours(game: AnyGame) -> bool:
    return Path(aevum.__file__).parent in game.folder.parents


def _answers_for_its_clauses(game: AnyGame) -> bool:
    """Whether tests must show every clause of a game: our own games always, others once their tests tie a clause."""
    return _is_ours(game) or any(clause.id in TIED for clause in game.rulebook)


ANSWERING = [game for game in games().values() if _answers_for_its_clauses(game)]


@pytest.mark.parametrize("game", ANSWERING, ids=lambda game: game.id)
def test_every_clause_has_a_test(game: AnyGame) -> None:
    without = [clause.id for clause in game.rulebook if clause.id not in TIED]

    assert not without, f"{game.id}: clauses without a test: {', '.join(without)}"


def test_a_tie_to_an_unknown_clause_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"no\.such\.clause"):
        rule("no.such.clause")


def test_a_tie_to_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="without an id"):
        rule()


def test_only_decorated_tests_tie_clauses(tmp_path: Path) -> None:
    source = '@rule("a.b", "c.d")\n@card("a.axe")\ndef test_it(): rule("e.f")\n\n@rule("g.h")\ndef helper(): ...\n'
    (tmp_path / "test_chapter.py").write_text(source)
    (tmp_path / "positions.py").write_text('@rule("i.j")\ndef test_it(): ...\n')

    assert clauses_tied_in(tmp_path) == {"a.b", "c.d", "a.card.axe"}
