"""Every command has help in three languages, and every message that it uses exists."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import aevum as library
from aevum import arena
from aevum.cli.commands import COMMANDS
from aevum.cli.console import LOCALE
from aevum.kernel.words import LANGUAGES, Words
from cli.conftest import Run

NAMES = list(COMMANDS)
SPOKEN = re.compile(r"(help|usage|play|table|arena|rules|verify|show|new|score|solve|error)-[a-z-]+")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *NAMES, "play tempus-imperium", "new tempus-imperium"])
def test_help(aevum: Run, command: str, language: str) -> None:
    answer = aevum(f"{command} --help --lang {language}")
    assert answer.status == 0
    assert "--help" in answer.out
    assert "help-" not in answer.out


def test_the_options_of_a_game_are_explained(aevum: Run) -> None:
    shown = " ".join(aevum("new tempus-imperium --help").out.split())
    assert "--rim-roads" in shown
    assert "gold that a fort or a castle costs (2, 3; if not given 2)" in shown


def test_games_lists_titles_seats_and_options(aevum: Run) -> None:
    shown = aevum("games").out
    assert re.search(r"tempus-imperium +Tempus Imperium +1\b", shown)
    assert "--fort-and-castle-gold  2, 3" in shown


def test_games_for_machines(aevum: Run) -> None:
    listed = {game["id"]: game for game in json.loads(aevum("games --json").out)}
    assert listed["tempus-imperium"]["seats"] == [1]
    assert {option["name"] for option in listed["tempus-imperium"]["options"]} >= {"digits", "rim_roads", "enemy_mode"}


def test_rules_are_searched_in_the_readers_language(aevum: Run) -> None:
    assert "tempus_imperium.score.lakes" in aevum("rules tempus-imperium lake times").out
    assert "tempus_imperium.score.lakes" in aevum("rules tempus-imperium lago edificios --lang es").out
    assert "No rule contains" in aevum("rules tempus-imperium zeppelin").out
    assert "Подсчёт очков" in aevum("rules tempus-imperium озеро --lang ru").out
    assert len(json.loads(aevum("rules tempus-imperium --json").out)) == len(
        library.find_game("tempus-imperium").rulebook
    )


def test_rules_say_by_their_status_whether_there_are_any(aevum: Run) -> None:
    assert aevum("rules tempus-imperium lake").status == 0
    assert aevum("rules tempus-imperium zzz").status == 1
    empty = aevum("rules tempus-imperium zzz --json")
    assert (empty.status, json.loads(empty.out)) == (1, [])


@pytest.mark.parametrize("flags", ["--json", "--lang es --json", "--json --lang=es"])
def test_shared_flags_may_stand_anywhere_after_the_command(aevum: Run, flags: str) -> None:
    output = aevum(f"rules tempus-imperium {flags} farm").out
    assert (
        output == aevum(f"rules tempus-imperium farm {flags}").out == aevum(f"rules {flags} tempus-imperium farm").out
    )
    assert json.loads(output) or "es" in flags


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["serve", "--help"]])
def test_no_game_is_loaded_where_none_is_needed(words: list[str]) -> None:
    """Runs in a process of its own, because here all modules are loaded already."""
    program = (
        "import sys\n"
        "from aevum.cli import main\n"
        f"assert main({words}) == 0\n"
        "heavy = ('aevum.games', 'aevum.bots', 'aevum.arena', 'sqlalchemy', 'starlette', 'uvicorn', 'alembic')\n"
        f"heavy = heavy if 'serve' in {words} else (*heavy, 'rich', 'aevum.kernel.game', 'asyncio')\n"
        "loaded = [name for name in sys.modules if name.startswith(heavy)]\n"
        "assert not loaded, loaded\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_sheets_for_pen_and_paper(aevum: Run, own_place: Path) -> None:
    assert aevum("sheet --at 2018-06-06T19:35 --pdf minute.pdf").status == 0
    assert aevum("sheet --blank --pdf blank.pdf --lang ru").status == 0
    assert (own_place / "minute.pdf").read_bytes() != (own_place / "blank.pdf").read_bytes()


def test_python_m_aevum_finds_a_third_party_game_by_its_entry_point(own_place: Path) -> None:
    third_party = Path(__file__).parents[1] / "third_party"
    for path, found in ((str(third_party), True), ("", False)):
        shown = subprocess.run(
            [sys.executable, "-m", "aevum", "games"],
            env={"PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert ("high-card" in shown) is found


def test_every_message_the_commands_name_exists() -> None:
    words = Words("en", (LOCALE, arena.LOCALE))
    named = {text for path in LOCALE.parent.glob("*.py") for text in _texts(path) if SPOKEN.fullmatch(text)}
    assert len(named) > 50
    assert {message for message in named if not words.knows(message)} - {*COMMANDS} == set()


def _texts(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.lstrip(">")
