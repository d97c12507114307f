"""Commands in the documents run; those that do not are marked, by a title that readers see.

Large figures are reduced, and ports and files chosen anew, by the tables of this module; `--exhaustive` reduces less.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

from aevum.cli import main
from aevum.cli.serve import database_of
from aevum.kernel.registry import find_game
from aevum.server.accounts.passwords import HASHER
from aevum.server.app import Settings, make_app
from aevum.server.storage.matches import Storage, new_token
from document_blocks import PAGES, ROOT, Block, blocks, commands, relative, text_of, write_bot
from public_surface import committed

NETWORK: Final = ("needs a network", "needs a network the first time")
SLOW: Final = "takes minutes"
WRITES: Final = "writes files of the repository"
TITLES: Final = ("", *NETWORK, SLOW, WRITES)
PATIENCE: Final = 300
"""Seconds after which a command is given up."""
REDUCED: Final = (
    ("--games 300", "--games 1", "--games 30"),
    ("--games 30 ", "--games 1 ", "--games 30 "),
    ("--games 102", "--games 6", "--games 12"),
    ("--jobs 2", "--jobs 1", "--jobs 2"),
    ("--seconds 60", "--steps 2", "--seconds 60"),
    (",normal,normal,normal", ",easy,easy,easy --games 1", ",normal,normal,normal --games 4"),
    (
        "aevum tune tempus",
        "",
        "aevum tune tempus --only headstart --generations 1 --population 2 --games 4 --compare 4",
    ),
    ("aevum learn clash-of-cultures", "", "aevum learn clash-of-cultures --games 1 --compare 3"),
    ("ruff format .", "ruff format --check .", "ruff format --check ."),
)
"""Part of a command, and its replacement in usual and in exhaustive runs."""
SHARED: Final = ("aevum arena", "aevum serve", "aevum solve", "aevum tune", "aevum learn", ".venv/bin/python")
"""Beginnings of commands that do not depend on the commands before them: one page runs them for all."""
OF_REPOSITORY: Final = (".venv/bin/", "tools/", "cd ")
"""Beginnings of commands that are run in the folder of the repository."""
API: Final = ROOT / "docs" / "api.md"
FINISHED: Final = ROOT / "tests" / "golden" / "through-the-ages-basic-2.aevum"
"""Short match that has ended."""
SHELLS: Final = [block for page in PAGES for block in blocks(page, "sh")]


def owned_commands(titles: Sequence[str]) -> dict[Path, list[str]]:
    """Return the commands of blocks with these titles by page; shared commands belong to the first page alone."""
    seen: set[str] = set()
    found: dict[Path, list[str]] = {}
    for block in SHELLS:
        for command in commands(block.text) if block.page != API else ():
            if block.title in titles and not (command.startswith(SHARED) and command in seen):
                found.setdefault(block.page, []).append(command)
            seen.add(command)
    return found


COMMANDS: Final = owned_commands([""])
SLOW_COMMANDS: Final = [
    command for found in owned_commands([SLOW]).values() for command in found if command.startswith("aevum ")
]


def reduced(command: str, exhaustive: bool) -> str:
    """Return a command with smaller figures."""
    for written, usual, large in REDUCED:
        command = command.replace(written, large if exhaustive else usual)
    return command


# -- running


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run commands in an empty folder, in English, with the programs of this environment first on the path."""
    for name in [name for name in os.environ if name.startswith(("AEVUM_", "LC_", "LANG", "PYTEST_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PATH", os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p no:cacheprovider")
    monkeypatch.chdir(tmp_path)


def run_aevum(command: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run `aevum ...` in this process, with `quit` typed, and return its exit status."""
    words = [
        found
        for word in shlex.split(command)[1:]
        for found in (sorted(map(str, Path().glob(word))) if "*" in word else [word])
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    return main(words)


def run_shell(command: str, folder: Path) -> str:
    """Run a command by a shell and return its output; the environment of the tests stands for `.venv`."""
    python = shlex.quote(sys.executable)
    command = command.replace(".venv/bin/python", python) if folder == ROOT else command
    command = command.replace(f"../{python}", python)
    done = subprocess.run(
        ["bash", "-euc", command], cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


@contextmanager
def served(command: str) -> Iterator[str]:
    """Run `aevum serve ...` on a free port, and yield the address it can be reached at."""
    words = shlex.split(command.replace("\\\n", ""))
    start = words.index("aevum")
    environment = {**os.environ, **dict(word.split("=", 1) for word in words[:start])}
    program = [sys.executable, "-m", *words[start:], "--json", "--par", "0", "--port", "0"]
    with subprocess.Popen(program, env=environment, stdout=subprocess.PIPE, text=True) as process:
        limit = threading.Timer(PATIENCE, process.kill)
        limit.start()
        try:
            assert process.stdout is not None
            port = json.loads(process.stdout.readline())["address"].rstrip("/").rpartition(":")[2]
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)
            limit.cancel()


def open_server(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run `aevum serve ...` in this process up to the moment at which it would listen."""
    opened: list[Settings] = []

    def serve(settings: Settings, host: str, port: int, ready: Callable[[str, str], None]) -> None:
        make_app(settings)
        ready(f"http://{host}:{port}/", settings.database)
        opened.append(settings)

    monkeypatch.setattr("aevum.server.run.serve", serve)
    words = shlex.split(command.replace("\\\n", ""))
    start = words.index("aevum")
    for name, value in (word.split("=", 1) for word in words[:start]):
        monkeypatch.setenv(name, value)
    assert main(words[start + 1 :]) == 0, command
    assert len(opened) == 1, command


def answers(address: str) -> bool:
    """Whether a server is healthy."""
    with urlopen(f"{address}/health", timeout=PATIENCE) as response:
        return bool(response.status == 200)


def prepare(page: Path, folder: Path) -> None:
    """Write what commands suppose: a match that has ended, a bot that the page shows, tuned weights, an account."""
    if page.name == "writing-a-bot.md":
        write_bot(folder)
    shutil.copy(FINISHED, folder / "finished.aevum")
    if page.name == "arena.md":
        (folder / "DIR").mkdir()
        shutil.copy(find_game("tempus").folder / "heuristics" / "weights.toml", folder / "DIR")
    if page.name == "commands.md":
        storage = Storage(database_of(argparse.Namespace(database=None)))
        storage.prepare()
        storage.register(storage.new_person(new_token()).id, "NAME", "NAME", HASHER.hash("forgotten"))
        storage.close()


@pytest.mark.parametrize("page", COMMANDS, ids=relative)
def test_the_commands_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exhaustive: bool
) -> None:
    prepare(page, tmp_path)
    for written in COMMANDS[page]:
        command = reduced(written, exhaustive)
        if "aevum serve" in command and exhaustive:
            with served(command) as address:
                assert answers(address), command
        elif "aevum serve" in command:
            open_server(command, monkeypatch)
        elif command.startswith("aevum "):
            assert run_aevum(command, monkeypatch) == 0, command
        else:
            run_shell(command, ROOT if command.startswith(OF_REPOSITORY) else tmp_path)


@pytest.mark.parametrize("command", SLOW_COMMANDS)
def test_a_slow_command_has_flags_that_exist_and_runs_in_exhaustive_runs(
    command: str, monkeypatch: pytest.MonkeyPatch, exhaustive: bool
) -> None:
    assert unknown_flags(command) == set()
    if exhaustive:
        assert run_aevum(reduced(command, exhaustive), monkeypatch) == 0


def test_the_calls_of_the_page_about_the_api_are_answered(tmp_path: Path) -> None:
    (text,) = (block.text for block in blocks(API, "sh"))
    before, answer, after = re.split(r"^# (\{.*\})\n", text, flags=re.MULTILINE)
    shown = json.loads(answer)
    with served("aevum serve") as address:
        here = address.removeprefix("http://")
        created = run_shell(before.replace("localhost:8765", here), tmp_path)
        match = json.loads(created[created.rindex('{"id":') :])
        after = after.replace(shown["id"], match["id"]).replace(shown["seats"][0]["token"], match["seats"][0]["token"])
        answered = run_shell(after.replace("localhost:8765", here), tmp_path)
    assert match.keys() == shown.keys()
    assert '"error"' not in answered
    assert "road E5-F5" in answered
    assert json.loads((tmp_path / "match.aevum").read_text(encoding="utf-8"))["error"] == "StillRunning"


# -- marks


def test_what_is_not_run_is_marked_by_a_title_that_readers_see() -> None:
    assert [(relative(block.page), block.title) for block in SHELLS if block.title not in TITLES] == []
    assert sum(map(len, COMMANDS.values())) > 30


@pytest.mark.parametrize(
    "block",
    [block for block in SHELLS if block.title in (SLOW, WRITES)],
    ids=lambda block: f"{relative(block.page)}: {block.text.split()[0]} {block.text.split()[1]}",
)
def test_what_is_slow_or_writes_names_targets_and_files_that_exist(block: Block) -> None:
    targets = committed()["make targets"]
    for command in commands(block.text):
        words = shlex.split(command)
        assert words[0] != "make" or words[1] in targets, command
        paths = re.findall(r"(?:tests|tools)/[\w./-]+(?![\w./<*-])", command)
        assert [path for path in paths if not (ROOT / path).exists()] == []


def inline_commands() -> Iterator[tuple[Path, str]]:
    """Yield page and command for all commands of `aevum` in running text and tables."""
    for page in PAGES:
        for command in re.findall(r"`(aevum [a-z][^`\n]*)`", text_of(page)):
            yield page, command


def unknown_flags(command: str) -> set[str]:
    """Return the flags of a command of `aevum` that it does not have; its name, if there is no such command."""
    known, options = committed()["command line"], committed()["options"]
    _, name, *words = command.split()
    if f"aevum {name}" not in known:
        return {name}
    flags = {word.strip("[]").partition("=")[0] for word in words if word.strip("[").startswith("--")}
    of_games = {f"--{option.replace('_', '-')}" for line in options for option in re.findall(r": (\w+) =", line)}
    return {flag for flag in flags - of_games if not any(line.startswith(f"aevum {name} {flag}") for line in known)}


def test_commands_in_running_text_have_flags_that_exist() -> None:
    found = list(inline_commands())
    assert len(found) > 10
    wrong = [(relative(page), command) for page, command in found if unknown_flags(command)]
    assert wrong == []
    assert unknown_flags("aevum serve --prot 8") == {"--prot"}


def test_programs_in_running_text_exist() -> None:
    pattern = re.compile(r"`[^`\n]*?python (?:-m ([\w.]+)|([\w./-]+\.py))|`(tools/\w+)")
    found = [(page, match) for page in PAGES for match in pattern.findall(text_of(page))]
    assert len(found) > 5
    for page, (module, *files) in found:
        paths = [base.joinpath(*module.split(".")) for base in (ROOT, ROOT / "src")] if module else []
        known = any(path.is_dir() or path.with_suffix(".py").is_file() for path in paths)
        assert not module or known or find_spec(module), (relative(page), module)
        assert all((ROOT / file).is_file() for file in files if file), (relative(page), files)


@pytest.mark.parametrize("page", [page for page in PAGES if re.search(r"\bpip install\b", text_of(page))], ids=relative)
def test_pages_that_install_something_say_that_a_network_is_needed(page: Path) -> None:
    assert "network" in text_of(page)
    assert [
        block.text for block in blocks(page, "sh") if "pip install" in block.text and block.title not in NETWORK
    ] == []
