"""`aevum calibrate`: a calibration is written with its provenance, the same after an interruption."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from aevum.kernel.ai.calibration import Calibration
from aevum.kernel.registry import games
from cli.conftest import Run
from cli.learning_toy import install


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, games())  # type: ignore[arg-type]


def test_a_calibration_is_written_and_read_back(aevum: Run, tmp_path: Path) -> None:
    answer = aevum("calibrate learning-toy --games 12 --seed 3 --out here --json")
    assert answer.status == 0, answer.err
    told = json.loads(answer.out)
    file = tmp_path / "here" / "calibration.toml"
    found, data = Calibration.read(file), tomllib.loads(file.read_text(encoding="utf-8"))
    assert list(found.margin_slopes) == told["margin_slopes"]
    assert data["provenance"]["games"] == told["games"] == 12
    assert data["provenance"]["seed"] == 3


def test_a_run_goes_on_where_it_was_interrupted(aevum: Run, tmp_path: Path) -> None:
    assert aevum("calibrate learning-toy --games 6 --seed 3 --out whole").status == 0
    assert aevum("calibrate learning-toy --games 6 --seed 3 --out broken").status == 0
    journal = next((tmp_path / "broken").glob("games-*/journal.jsonl"))
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:3]) + lines[3][:10])
    assert aevum("calibrate learning-toy --games 6 --seed 3 --out broken").status == 0
    whole, again = ((tmp_path / folder / "calibration.toml").read_bytes() for folder in ("whole", "broken"))
    assert whole == again


def test_other_settings_are_refused(aevum: Run) -> None:
    assert aevum("calibrate learning-toy --games 4 --seed 3 --out here").status == 0
    assert aevum("calibrate learning-toy --games 4 --seed 4 --out here").status == 2
    assert aevum("calibrate tempus-imperium --games 4 --out there").status == 2


def test_margins_without_luck_are_told_beside_the_plain_ones(aevum: Run) -> None:
    words = "arena tempus --bots random,easy:evaluations=5,random --games 6 --seed 2 --luck --island prepared"
    answer = aevum(words)
    assert answer.status == 0, answer.err
    assert "without luck" in answer.out
    machine = json.loads(aevum(f"{words} --json").out.splitlines()[-1])
    assert [own["bot"] for own in machine["margins"]] == ["random", "easy:evaluations=5"]
    assert "margins" not in json.loads(aevum(f"{words} --json".replace(" --luck", "")).out.splitlines()[-1])
