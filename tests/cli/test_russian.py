"""Russian output of the terminal holds Latin words only in names and in what is typed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from aevum.bots import bots
from aevum.cli.commands import COMMANDS
from aevum.kernel.registry import games
from aevum.testing.untranslated_words import latin_words
from cli.conftest import Run

GOLDEN: Final = Path(__file__).parents[1] / "golden"
TYPED: Final = frozenset(
    ("URL", "MS", "Ctrl", "true", "false", "laid", "prepared", "printed", "program", "py", "reset")
)
"""Placeholders, keys and values of options."""
_MACHINE: Final = re.compile(
    r"--?[a-z][a-z-]*|\bAEVUM_[A-Z_]+\b|\{[a-z,]+\}|\b\S+\.aevum\b|\b[a-z_]+\.[a-z_.]+\b|smtp://\S+|«[^»]*»|\"[^\"]*\"|\b[0-9a-f]{64}\b"
)
"""Flags, names of settings, file names, ids of clauses, addresses, quotations, fingerprints."""


def foreign(output: str, *allowed: str) -> list[str]:
    """Return the Latin words of some output that are not typed as such."""
    commands = {part for command in COMMANDS for part in (command, *command.split("-"))}
    known = (
        TYPED | commands | set(bots()) | {part for game in games() for part in (game, *game.split("-"))} | set(allowed)
    )
    return latin_words(_MACHINE.sub(" ", output), known)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(aevum: Run, command: str) -> None:
    assert not foreign(aevum(f"{command} --help --lang ru").out)


@pytest.mark.parametrize("game", ["tempus", "tempus-imperium"])
def test_the_rules(aevum: Run, game: str) -> None:
    assert not foreign(aevum(f"rules {game} --lang ru").out)


@pytest.mark.parametrize("file", ["tempus-3-tie-break", "tempus-imperium-1806061935"])
def test_a_replay(aevum: Run, file: str) -> None:
    output = aevum(f"replay {GOLDEN / file}.aevum --lang ru").out
    sentences = [re.sub(r"^ *\d+  .*?  ", "", line) for line in output.splitlines()]
    assert not foreign("\n".join(sentences), "Guest")
    assert "Ты берёшь" not in output, "a draw is retold of the player who drew"


@pytest.mark.parametrize(
    "words",
    [
        "rules chess",
        "show nothing.aevum",
        "show .",
        "new tempus --seats 9",
        "new tempus-imperium --digits 12",
        "new tempus-imperium --at 2018-02-30T10:00",
        "new tempus-imperium --seed x",
        "arena tempus --bots nobody,nobody,nobody",
        "arena tempus --bots random",
        "arena tempus --games none",
        "serve --port x",
    ],
)
def test_errors(aevum: Run, words: str) -> None:
    output = aevum(f"{words} --lang ru").err.removeprefix("aevum:")
    assert output.strip()
    assert not foreign(output)


@pytest.mark.parametrize(
    ("digits", "signs"), [("1", "1 знак;"), ("12", "2 знака;"), ("12345", "5 знаков;"), ("1" * 21, "21 знак;")]
)
def test_signs_are_counted(aevum: Run, digits: str, signs: str) -> None:
    assert signs in aevum(f"new tempus-imperium --digits {digits} --lang ru").err
