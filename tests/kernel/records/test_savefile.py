"""Lines of JSON, chained by hashes, from which a match is restored completely."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

import aevum
from aevum.kernel.errors import BadFile
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import match_to_bytes


@pytest.fixture
def match() -> Match:
    match = aevum.new("high-card", seats=["Ada", "Игорь"], seed=1)
    match.play("swap 7")
    match.undo()
    match.play("play 8")
    return match


def lines_of(match: Match) -> list[dict[str, object]]:
    return [json.loads(line) for line in match_to_bytes(match).decode().splitlines()]


def test_a_file_tells_the_whole_match(match: Match) -> None:
    header, *records, seal = lines_of(match)
    del header["hash"]
    assert header == {
        "aevum": 1,
        "game": "high-card",
        "rules_version": 1,
        "options": {"swap_cards": 1, "reshuffle": False},
        "seats": ["Ada", "Игорь"],
        "seed": "1",
        "commitment": match.commitment,
    }
    assert [{**record, "hash": ""} for record in records] == [
        {"seat": 0, "move": "swap 7", "hash": ""},
        {"seat": 0, "undo": 0, "hash": ""},
        {"seat": 0, "move": "play 8", "hash": ""},
    ]
    assert (seal["records"], seal["scores"]) == (3, None)


def test_each_line_carries_the_hash_of_all_before_it(match: Match) -> None:
    link = ""
    for line in lines_of(match):
        found = line.pop("hash")
        body = json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        link = sha256((link + body).encode()).hexdigest()[:32]
        assert found == link


def test_the_seal_of_a_finished_match_holds_its_scores() -> None:
    match = aevum.new("high-card", seed=1)
    for move in ("play 7", "play 5", "play 8", "play 6", "play 11", "play 9"):
        match.play(move)
    assert lines_of(match)[-1]["scores"] == [3, 0]


def test_names_may_hold_any_sign(tmp_path: Path) -> None:
    names = ["\u2028 \x85\x0b\x1c\u2029", '"\n\\ \U0001f600']
    match = aevum.new("high-card", seats=names, seed=1)
    aevum.save(match, tmp_path / "match.aevum")
    assert aevum.load(tmp_path / "match.aevum").seats == tuple(names)


def test_windows_line_ends_are_forgiven(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.aevum"
    file.write_bytes(match_to_bytes(match).replace(b"\n", b"\r\n"))
    assert match_to_bytes(aevum.load(file)) == match_to_bytes(match)


# -- writing


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_a_file_is_replaced_as_a_whole(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.aevum"
    file.write_text("something old and much longer than nothing")
    aevum.save(match, str(file))
    assert file.read_bytes() == match_to_bytes(match)
    assert names_in(tmp_path) == ["match.aevum"]


def test_a_missing_folder_is_reported(match: Match, tmp_path: Path) -> None:
    with pytest.raises(BadFile) as refusal:
        aevum.save(match, tmp_path / "nowhere" / "match.aevum")
    assert "No such file or directory" in str(refusal.value)
    assert names_in(tmp_path) == []


def test_a_folder_is_no_file(match: Match, tmp_path: Path) -> None:
    (tmp_path / "match.aevum").mkdir()
    with pytest.raises(BadFile):
        aevum.save(match, tmp_path / "match.aevum")
    assert names_in(tmp_path) == ["match.aevum"]


@pytest.mark.parametrize("name", ["a\0b", "a" * 5_000])
def test_a_name_no_system_takes_is_reported(match: Match, tmp_path: Path, name: str) -> None:
    for act in (lambda file: aevum.save(match, file), aevum.load):
        with pytest.raises(BadFile):
            act(tmp_path / name)
    assert names_in(tmp_path) == []


@pytest.mark.parametrize("step", ["tempfile.mkstemp", "os.fsync", "pathlib.Path.chmod", "pathlib.Path.replace"])
def test_when_writing_fails_the_old_file_stays_and_no_draft_is_left(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """As when the folder may not be written to, or the disk is full."""
    file = tmp_path / "match.aevum"
    file.write_bytes(b"the old match")

    def fail(*args: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(step, fail)
    with pytest.raises(BadFile) as refusal:
        aevum.save(match, file)
    assert refusal.value.arguments == {"file": str(file), "why": "why-forbidden"}
    assert "Permission denied" in str(refusal.value)
    assert file.read_bytes() == b"the old match"
    assert names_in(tmp_path) == ["match.aevum"]


# -- reading


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as refusal:
        aevum.load(tmp_path / "match.aevum")
    assert type(refusal.value) is BadFile
    assert "No such file or directory" in str(refusal.value)


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as refusal:
        aevum.load(tmp_path)
    assert type(refusal.value) is BadFile


def test_a_file_that_may_not_be_read_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(BadFile, match="Permission denied"):
        aevum.load(tmp_path / "match.aevum")
