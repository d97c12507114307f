"""`aevum new-game` and `aevum new-bot` write what works: the game passes the contract suite, the bot plays."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import aevum as library
from aevum.kernel import fields
from aevum.kernel.words import LANGUAGES
from cli.conftest import Run

SOURCE = Path(library.__file__).parents[1]
PATIENCE = 600
QUIETLY = ("-p", "no:cacheprovider", "-p", "no:schemathesis")


def run(folder: Path, *command: str) -> str:
    """Run a Python module in a folder, where it finds what lies there, and return its output; it must succeed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(SOURCE)))}
    line = [sys.executable, "-m", *command]
    done = subprocess.run(
        line, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(folder: Path) -> None:
    """Write what `pip install` would: the entry points of the package, so that its games are found in its folder."""
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    lines = [
        f"[{group}]\n{name} = {place}\n" for group, of in project["entry-points"].items() for name, place in of.items()
    ]
    metadata = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    (metadata / "entry_points.txt").write_text("".join(lines))


@pytest.fixture
def game(aevum: Run, own_place: Path) -> Path:
    """Folder of a game written by the command."""
    assert aevum("new-game my-nim").status == 0
    install(own_place / "my-nim")
    return own_place / "my-nim"


def test_a_new_game_passes_its_tests_and_the_contract_suite(game: Path) -> None:
    """Its `pyproject.toml` asks for the contract suite."""
    shown = run(game, "pytest", *QUIETLY, "-v", "-rs", "--aevum-budget", "quick")
    assert "test_my_nim.py::test_the_last_stone_wins PASSED" in shown
    assert re.search(r"contract/test_random_play\.py::\S+\[my-nim-2\] PASSED", shown)
    assert "test_gate.py::test_nothing_passes_after_the_end[my-nim-3] PASSED" in shown
    assert "high-card" not in shown
    assert "my-nim has no locale/ru.ftl: Russian readers see it in English" in shown


def test_a_game_in_one_module_without_refusals_and_counts_passes_the_contract_suite(game: Path) -> None:
    package = game / "my_nim"
    rules, module = (package / "rules.py").read_text(), (package / "__init__.py").read_text()
    rules = rules.replace("None if argument + 1 <= table.heap else ENOUGH", "None")
    rules = rules.replace("argument + 1\n", "min(argument + 1, table.heap)\n")
    module = re.sub(r"    def conserved_counts.*?\n\n", "", module, flags=re.DOTALL)
    module = module.replace("from __future__ import annotations", "").replace("from .rules import BOOK, LAW, Table", "")
    assert "conserved_counts" not in module
    (package / "__init__.py").write_text(f"{rules}\n\n{module}")
    (package / "rules.py").unlink()
    shown = run(game, "pytest", *QUIETLY, "-q", "--aevum-budget", "quick", "-k", "not test_my_nim")
    assert re.search(r"\d\d+ passed", shown)


def test_a_language_that_is_begun_must_be_complete(game: Path) -> None:
    english = (game / "my_nim" / "locale" / "en.ftl").read_text()
    (game / "my_nim" / "locale" / "es.ftl").write_text(english.replace("game-about", "game-acerca"))
    with pytest.raises(AssertionError) as failure:
        run(game, "pytest", *QUIETLY, "-q", "-k", "test_words", "--aevum-budget", "quick")
    assert "es: there is no game-about" in str(failure.value)
    assert "one text stands for two languages" in str(failure.value)


def test_a_new_game_is_listed_played_and_said_to_be_untranslated(game: Path) -> None:
    listed = next(entry for entry in json.loads(run(game, "aevum", "games", "--json")) if entry["id"] == "my-nim")
    assert (listed["title"], listed["languages"]) == ("My Nim", ["en"])
    assert "Not translated: Spanish, Russian readers see it in English." in run(game, "aevum", "games", "--lang", "en")
    played = run(game, "aevum", "arena", "my-nim", "--bots", "random,random", "--games", "4", "--json")
    assert '"my-nim"' in played


def test_the_written_class_is_what_the_list_of_fields_says(game: Path) -> None:
    run(game, "aevum.kernel.fields", "--check", "my_nim")
    assert fields.main(["--check", "aevum.cli.skeletons.game.sample_game"]) == 0


def test_nothing_of_the_sample_is_left(game: Path, aevum: Run, own_place: Path) -> None:
    assert aevum("new-bot my-bot").status == 0
    files = [path for path in own_place.rglob("*") if path.is_file()]
    assert len(files) > 10
    assert not [
        path for path in files if re.search("sample[-_ ]?(game|bot)", f"{path}{path.read_text()}", re.IGNORECASE)
    ]


def test_what_is_written_is_formatted(game: Path, aevum: Run, own_place: Path) -> None:
    aevum("new-bot my-bot")
    flags = ("--isolated", "--quiet", "--no-cache")
    run(own_place, "ruff", "format", *flags, "--line-length", "120", "--check", str(own_place))
    run(own_place, "ruff", "check", *flags, "--line-length", "120", "--select", "E,F,UP", str(own_place))


def test_a_new_bot_passes_its_test_and_plays_in_the_arena(aevum: Run, own_place: Path) -> None:
    told = aevum("new-bot quite-greedy").out
    assert "aevum arena tempus --bots quite_greedy.py:QuiteGreedy,random,random" in told
    run(own_place, "pytest", *QUIETLY, "test_quite_greedy.py")
    answer = aevum("arena high-card --bots quite_greedy.py:QuiteGreedy,random --games 4 --json")
    assert answer.status == 0
    assert "QuiteGreedy" in answer.out


def test_files_for_programs(aevum: Run) -> None:
    assert json.loads(aevum("new-bot my-bot -o there --json").out) == {
        "bot": "my-bot",
        "files": [str(Path("there") / name) for name in ("my_bot.py", "test_my_bot.py")],
    }
    written = json.loads(aevum("new-game my-game -o here --json").out)
    assert written["game"] == "my-game"
    assert str(Path("here") / "my_game" / "rules.py") in written["files"]


@pytest.mark.parametrize("command", ["new-game", "new-bot"])
def test_nothing_is_overwritten(aevum: Run, own_place: Path, command: str) -> None:
    assert aevum(f"{command} my-own").status == 0
    before = {path: path.read_bytes() for path in own_place.rglob("*") if path.is_file()}
    again = aevum(f"{command} my-own")
    assert (again.status, "exists already and is not overwritten" in again.err) == (2, True)
    assert {path: path.read_bytes() for path in own_place.rglob("*") if path.is_file()} == before


BAD_NAMES = ("My-Game", "my_game", "-x", "7up", "my game", "a--b", "a-7", "../up", "ñ", "a" * 41)
TAKEN_NAMES = ("random", "class", "high-card")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["new-game", "new-bot"])
def test_a_name_that_cannot_be_a_package_is_refused(aevum: Run, own_place: Path, command: str, language: str) -> None:
    for name in (*BAD_NAMES, *TAKEN_NAMES):
        answer = aevum(f"{command} --lang {language} {name}")
        assert answer.status == 2
        assert len(answer.err.splitlines()) == 1
        assert "usage-" not in answer.err
        assert not list(own_place.iterdir())
