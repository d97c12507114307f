from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from aevum.cli import main


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Run commands in an empty folder, in English; matches and history are saved there."""
    for name in ("AEVUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def aevum(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs `aevum WORDS` as a person types them, with `typed` on standard input.

    Words with spaces in them are given as a list.
    """

    def run(words: str | list[str], typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main(words.split() if isinstance(words, str) else words)
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return run
