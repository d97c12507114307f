"""Golden games that the rules of today cannot replay are named and left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from high_card import GAME as HIGH_CARD

import aevum
from aevum.kernel.records.savefile import ENDING, read_transcript, transcript_to_bytes
from aevum.testing import golden_games as golden
from aevum.testing.contract.test_legal_and_check import test_every_golden_game_can_be_replayed as contract_test
from aevum.testing.golden_games import golden_games, unreadable
from aevum.testing.variants import variants_of
from aevum.testing.walks import opening, played


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with one golden game of High Card, used instead of ours."""
    aevum.save(played(variants_of(HIGH_CARD)[0], 2), tmp_path / f"good{ENDING}")
    monkeypatch.setattr(golden, "FOLDERS", [tmp_path])
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    golden_games.cache_clear()
    golden._read.cache_clear()


def _add_illegal(folder: Path) -> None:
    """Add a copy whose first move is made twice."""
    transcript = read_transcript(folder / f"good{ENDING}")
    records = [transcript.records[0], *transcript.records]
    (folder / f"illegal{ENDING}").write_bytes(transcript_to_bytes(replace(transcript, records=records)))


def test_all_that_can_be_replayed_are_found(folder: Path) -> None:
    assert len(golden_games(HIGH_CARD)) == 1
    contract_test(HIGH_CARD)


def test_one_that_cannot_be_replayed_fails_one_test_that_names_it(folder: Path) -> None:
    _add_illegal(folder)
    assert len(golden_games(HIGH_CARD)) == 1
    assert list(unreadable(HIGH_CARD)) == [f"illegal{ENDING}"]
    with pytest.raises(AssertionError, match="illegal"):
        contract_test(HIGH_CARD)


def test_a_file_that_is_no_save_file_is_named_too(folder: Path) -> None:
    (folder / f"broken{ENDING}").write_text("nonsense")
    assert list(unreadable(HIGH_CARD)) == [f"broken{ENDING}"]


def test_walks_begin_in_the_others(folder: Path) -> None:
    _add_illegal(folder)
    variant = variants_of(HIGH_CARD)[0]
    assert opening(variant, 1).key() != variant.start(1).key()


def test_other_games_are_not_concerned(folder: Path) -> None:
    _add_illegal(folder)
    assert unreadable(aevum.find_game("hammer")) == {}
