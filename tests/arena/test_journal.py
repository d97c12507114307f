"""The journal of a run: complete lines count, torn lines are dropped, foreign ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.arena.journal import NAME, BusyJournal, DamagedJournal, Journal, OtherContest
from aevum.kernel.errors import BadFile
from arena.fake_results import contest, results

TWO = contest("a", "b")
GAMES = results(TWO, [(1, 2), (2, 1), (3, 0)])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a run with three finished games."""
    with Journal(tmp_path / "run") as journal:
        assert journal.begin(TWO) == {}
        for game in GAMES:
            journal.add(game)
    return tmp_path / "run"


def finished(folder: Path) -> list[int]:
    with Journal(folder) as journal:
        return sorted(journal.begin(TWO))


def test_games_are_there_again(folder: Path) -> None:
    with Journal(folder) as journal:
        assert journal.seed == TWO.seed
        assert list(journal.begin(TWO).values()) == GAMES


def test_without_a_folder_nothing_is_saved() -> None:
    with Journal(None) as journal:
        assert journal.begin(TWO) == {}
        journal.add(GAMES[0])
        assert journal.begin(TWO) == {}


def test_wherever_a_line_is_torn_the_ones_before_it_count_and_it_is_written_anew(folder: Path) -> None:
    file = folder / NAME
    whole = file.read_bytes()
    heading, *lines = whole.splitlines(keepends=True)
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        with Journal(folder) as journal:
            there = journal.begin(TWO)
            assert len(there) == max(0, whole[:length].count(b"\n") - 1)
            for game in GAMES:
                journal.add(game)
        assert file.read_bytes() == whole
    assert len(heading) + sum(map(len, lines)) == len(whole)


def test_a_tail_of_nothing_is_dropped(folder: Path) -> None:
    """Some file systems leave zero bytes behind when the power fails."""
    with (folder / NAME).open("ab") as file:
        file.write(b"\0" * 50)
    assert finished(folder) == [0, 1, 2]
    assert b"\0" not in (folder / NAME).read_bytes()


def test_one_run_at_a_time(folder: Path) -> None:
    before = (folder / NAME).read_bytes()
    with Journal(folder) as first:
        first.begin(TWO)
        with pytest.raises(BusyJournal), Journal(folder) as second:
            second.begin(TWO)
    assert (folder / NAME).read_bytes() == before
    assert finished(folder) == [0, 1, 2]


def test_what_another_run_adds_before_this_one_begins_is_not_lost(folder: Path) -> None:
    early = Journal(folder)
    with Journal(folder) as other:
        other.begin(TWO)
        other.add(results(TWO, [(0, 0)] * 4)[3])
    with early:
        assert sorted(early.begin(TWO)) == [0, 1, 2, 3]
    assert finished(folder) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("line", "text", "named"),
    [
        (0, b"hello\n", 1),
        (0, b"[]\n", 1),
        (0, b'{"aevum": 1}\n', 1),
        (2, b"{\n", 3),
        (2, b"[1]\n", 3),
        (2, b"{}\n", 3),
        (2, b'{"game": "x"}\n', 3),
        (2, b"\xff\n", 3),
    ],
)
def test_a_line_that_no_run_has_written_is_named(folder: Path, line: int, text: bytes, named: int) -> None:
    lines = (folder / NAME).read_bytes().splitlines(keepends=True)
    lines[line] = text
    (folder / NAME).write_bytes(b"".join(lines))
    with pytest.raises(DamagedJournal) as refused:
        finished(folder)
    assert refused.value.arguments["line"] == named
    assert (folder / NAME).read_bytes() == b"".join(lines)


def test_an_edited_score_that_makes_no_sense_is_refused(folder: Path) -> None:
    text = (folder / NAME).read_text()
    (folder / NAME).write_text(text.replace('"ranking": [[1], [0]]', '"ranking": [[1], [1]]'))
    with pytest.raises(DamagedJournal):
        finished(folder)


def test_another_contest_is_refused(folder: Path) -> None:
    with pytest.raises(OtherContest) as refused, Journal(folder) as journal:
        journal.begin(contest("a", "c"))
    assert refused.value.arguments["entry"] == "bots"


def test_games_of_another_version_are_not_mixed_with_ours(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.__version__", "99")
    with pytest.raises(OtherContest) as refused:
        finished(folder)
    assert refused.value.arguments["entry"] == "version"


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    with pytest.raises(BadFile), Journal(tmp_path / "file") as journal:
        journal.begin(TWO)
    assert (tmp_path / "file").read_text() == "precious"
