"""Positions as text in the terminal: written by `show` and `play`, read where a file is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from cli.conftest import Run

OPENING = "road E5-F5\npay road E6-F6\nposition\nquit\n"


@pytest.fixture
def text(aevum: Run) -> str:
    assert aevum("play tempus-imperium --digits 1806061935 -o opening.aevum", OPENING).status == 0
    answer = aevum("show opening.aevum --position")
    assert answer.status == 0
    return answer.out.strip()


def test_show_writes_one_line_and_reads_it_again(aevum: Run, text: str) -> None:
    assert text.startswith("aevum-position 1 tempus-imperium ")
    assert "\n" not in text
    shown = json.loads(aevum(["show", text, "--json"]).out)
    assert shown == json.loads(aevum("show opening.aevum --json").out)
    earlier = aevum("show opening.aevum --at 1 --position").out
    assert json.loads(aevum(["show", earlier, "--json"]).out)["roads"] == ["E5-F5"]
    assert json.loads(aevum("show opening.aevum --position --json").out) == {"position": text}


def test_play_prints_the_position_and_goes_on_from_it_in_a_new_file(aevum: Run, text: str, own_place: Path) -> None:
    played = aevum(["play", text, "-o", "copy.aevum"], "use D6\nposition\nquit\n")
    assert played.status == 0
    assert "aevum-position 1 tempus-imperium " in played.out
    assert len(read_match(own_place / "copy.aevum", find_game).moves) == 3
    assert len(read_match(own_place / "opening.aevum", find_game).moves) == 2
    assert aevum(["play", text, "--seed", "3"]).status == 2


def test_replay_and_verify_read_a_position(aevum: Run, text: str, own_place: Path) -> None:
    assert "road E5-F5" in aevum(["replay", text]).out
    (own_place / "position.txt").write_text(text, encoding="utf-8")
    assert aevum("verify position.txt").status == 0


@pytest.mark.parametrize("bad", ["aevum-position", "aevum-position 1 tempus-imperium abcd", "aevum-position 9 a b"])
@pytest.mark.parametrize("command", ["show", "play", "replay"])
def test_a_bad_position_is_answered_with_one_sentence(aevum: Run, command: str, bad: str) -> None:
    answer = aevum([command, bad])
    assert answer.status == 2
    assert len(answer.err.strip().splitlines()) <= 3
    assert "Traceback" not in answer.err
