"""Damaged save files: cut, changed, forged or of another program.

Each is refused with a reason; none loads, none crashes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

import aevum
from aevum.kernel.errors import (
    BadFile,
    EditedFile,
    NewerFile,
    NotOurFile,
    OlderFile,
    TruncatedFile,
    UnknownGame,
)
from aevum.kernel.match import Match, commitment
from aevum.kernel.records.savefile import FORMAT, match_from_bytes, match_to_bytes
from aevum.kernel.registry import find_game

Lines = list[dict[str, Any]]


def sound() -> bytes:
    """Return a small intact file: a move, an undo, two more moves; and a name whose letters take several bytes."""
    match = aevum.new("high-card", seats=["Ada", "Игорь"], seed=1)
    match.play("swap 7")
    match.undo()
    match.play("play 8")
    match.play("play 9")
    return match_to_bytes(match)


def read(content: bytes) -> Match:
    return match_from_bytes(content, "match.aevum", find_game)


def refusal(content: bytes) -> BadFile:
    with pytest.raises(BadFile) as caught:
        read(content)
    return caught.value


def forged(change: Callable[[Lines], object]) -> bytes:
    """Return a file whose lines were changed and whose hash chain was computed anew."""
    lines: Lines = [json.loads(line) for line in sound().decode().splitlines()]
    change(lines)
    link, written = "", ""
    for line in lines:
        line.pop("hash", None)
        body = json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        link = sha256((link + body).encode()).hexdigest()[:32]
        written += json.dumps({**line, "hash": link}) + "\n"
    return written.encode()


def test_the_sound_file_loads_and_so_does_an_honest_forgery() -> None:
    assert match_to_bytes(read(sound())) == sound()
    assert match_to_bytes(read(forged(len))) == sound()


# -- not a save file


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"\n\n{}",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        b"\xff\xfe\x00",
        bytes(range(256)),
        b"Dear Ada,\nlet us play.\n",
        b"[]",
        b'[{"aevum": 1}]\n',
        b"{}",
        b'{"game": "high-card"}\n',
        b'{"aevum": "1"}\n',
        b'{"aevum": null}\n',
        b"null",
        b"1",
        b'"aevum"',
        b"[" * 100_000,
        b'{"a": ' * 100_000,
        b"9" * 10_000,
    ],
    ids=range(19),
)
def test_something_else_is_not_ours(content: bytes) -> None:
    assert type(refusal(content)) is NotOurFile


# -- cut


def test_a_file_cut_anywhere_never_loads() -> None:
    content = sound()
    for length in range(len(content)):
        error = refusal(content[:length])
        begun = length >= len(b'{"aevum"')
        assert type(error) is (TruncatedFile if begun else NotOurFile), content[:length]


def test_a_file_without_some_of_its_lines_never_loads() -> None:
    lines = sound().splitlines(keepends=True)
    for first in range(len(lines)):
        for last in range(first + 1, len(lines) + 1):
            if last - first < len(lines):
                refusal(b"".join(lines[:first] + lines[last:]))


def test_a_file_with_more_after_its_seal_never_loads() -> None:
    content = sound()
    for more in (b"x", b"\n", b"{}\n", content, content.splitlines(keepends=True)[1]):
        refusal(content + more)


# -- changed


@pytest.mark.parametrize("mask", [1, 4, 128])
def test_a_file_with_any_byte_changed_never_loads(mask: int) -> None:
    content = sound()
    for place in range(len(content)):
        changed = bytearray(content)
        changed[place] ^= mask
        refusal(bytes(changed))


def test_a_changed_line_is_named() -> None:
    for number in range(1, 6):
        lines = sound().splitlines(keepends=True)
        lines[number] = lines[number].replace(b'"hash": "', b'"more": 1, "hash": "')
        error = refusal(b"".join(lines))
        assert type(error) is EditedFile
        assert error.arguments["line"] == str(number + 1)


def test_lines_that_changed_places_are_noticed() -> None:
    lines = sound().splitlines(keepends=True)
    lines[1], lines[2] = lines[2], lines[1]
    assert type(refusal(b"".join(lines))) is EditedFile


@pytest.mark.parametrize("line", ["[]", "1", "null", '"x"', '{"hash": 1}', '{"a": "\\ud800", "hash": ""}', "9" * 5_000])
def test_a_line_that_is_no_record_is_noticed(line: str) -> None:
    lines = sound().decode().splitlines(keepends=True)
    lines[2] = line + "\n"
    assert type(refusal("".join(lines).encode())) is EditedFile


# -- another version


def test_a_newer_format_is_reported() -> None:
    error = refusal(forged(lambda lines: lines[0].update(aevum=FORMAT + 1)))
    assert type(error) is NewerFile
    assert error.arguments["found"] == str(FORMAT + 1)


def test_newer_rules_are_reported() -> None:
    assert type(refusal(forged(lambda lines: lines[0].update(rules_version=2)))) is NewerFile


def test_older_rules_are_reported() -> None:
    assert type(refusal(forged(lambda lines: lines[0].update(rules_version=0)))) is OlderFile


def test_a_game_that_is_not_installed_is_reported() -> None:
    with pytest.raises(UnknownGame) as caught:
        read(forged(lambda lines: lines[0].update(game="chess")))
    assert "high-card" in str(caught.value)


# -- forged, with a valid hash chain


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("commitment", commitment(2)),
        ("commitment", None),
        ("seed", "2"),
        ("seed", "-1"),
        ("seed", "f" * 65),
        ("seed", "x"),
        ("seed", 1),
        ("seed", None),
        ("seats", ["alone"]),
        ("seats", None),
        ("seats", 7),
        ("options", {"swap_cards": 9}),
        ("options", {"speed": 1}),
        ("options", None),
        ("options", []),
        ("rules_version", "1"),
        ("rules_version", None),
    ],
)
def test_a_forged_beginning_is_noticed(field: str, value: Any) -> None:
    error = refusal(forged(lambda lines: lines[0].update({field: value})))
    assert type(error) is EditedFile
    assert error.arguments["line"] == "1"


@pytest.mark.parametrize("field", ["game", "rules_version", "options", "seats", "seed", "commitment"])
def test_a_beginning_without_a_field_is_noticed(field: str) -> None:
    with pytest.raises((EditedFile, UnknownGame)):
        read(forged(lambda lines: lines[0].pop(field)))


@pytest.mark.parametrize(
    "record",
    [
        {"seat": 0, "move": "play 5"},
        {"seat": 1, "move": "play 8"},
        {"seat": 0, "move": "jump"},
        {"seat": 0, "move": ""},
        {"seat": 0, "move": None},
        {"seat": 0, "move": 7},
        {"seat": 0, "move": ["play 8"]},
        {"seat": "0", "move": "play 8"},
        {"move": "play 8"},
        {"seat": 0},
        {"seat": 0, "undo": 5},
        {"seat": 0, "undo": -1},
        {"seat": 0, "undo": "0"},
        {"seat": 0, "undo": None},
        {"seat": 0, "undo": 0.5},
        {"undo": 0},
        {},
        {"records": 4, "scores": None},
    ],
)
def test_a_forged_record_is_noticed(record: dict[str, Any]) -> None:
    """The third record, `play 8`, is replaced by one that cannot stand there."""
    error = refusal(forged(lambda lines: lines.__setitem__(3, record)))
    assert type(error) is EditedFile
    assert error.arguments["line"] == "4"


@pytest.mark.parametrize("seal", [{"records": 3}, {"scores": [3, 0]}, {"records": "4"}, {"records": None}])
def test_a_forged_seal_is_noticed(seal: dict[str, Any]) -> None:
    error = refusal(forged(lambda lines: lines[-1].update(seal)))
    assert type(error) is EditedFile
    assert error.arguments["line"] == "6"
