"""Bots loaded from files: named by file and class, on the command line only."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from aevum.arena.entrants import find_entrant, fingerprints
from aevum.bots import CannotPlay, UnknownBot, find_bot
from aevum.bots.from_file import BrokenBotFile, NoBotInFile, bot_named
from aevum.cli import main
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError, BadFile
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words

SOURCE = """
from aevum.bots import Bot, Sight

class First(Bot):
    def choose(self, sight: Sight) -> int:
        return sight.legal[0]

class Judge(First):
    needs_heuristics = True

class Stranger:
    pass
"""
HIGH_CARD = find_game("high-card")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "My Bots.py"
    path.write_text(SOURCE)
    return path


def test_a_class_in_a_file_plays(file: Path) -> None:
    bot = bot_named(f"{file}:First", HIGH_CARD)(Chance.from_seed(1))
    assert type(pickle.loads(pickle.dumps(bot))) is type(bot)
    assert bot_named("random", HIGH_CARD) is find_bot("random", HIGH_CARD)
    assert find_entrant(f" {file}:First ", HIGH_CARD) is type(bot)


def test_what_is_wrong_with_a_file_is_said(file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_of_this_name")
    wrong: list[tuple[str, type[AevumError]]] = [
        (f"{file}:Second", NoBotInFile),
        (f"{file}:Stranger", NoBotInFile),
        (f"{file}:Judge", CannotPlay),
        (f"{tmp_path / 'absent.py'}:First", BadFile),
        (f"{broken}:First", BrokenBotFile),
    ]
    for name, kind in wrong:
        with pytest.raises(kind) as caught:
            bot_named(name, HIGH_CARD)
        assert all(len(caught.value.say(Words(language))) > 20 for language in LANGUAGES)


def test_a_server_never_executes_a_file_that_somebody_names(file: Path) -> None:
    with pytest.raises(UnknownBot):
        find_bot(f"{file}:First", HIGH_CARD)


def test_another_content_is_another_bot(file: Path) -> None:
    name = f"{file}:First"
    before, known = bot_named(name, HIGH_CARD), fingerprints([name, "random"])
    file.write_text(SOURCE.replace("legal[0]", "legal[-1]"))
    assert bot_named(name, HIGH_CARD) is not before
    assert list(known) == [name]
    assert fingerprints([name]) != known


def test_the_bot_of_the_document_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    document = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    source = document.partition("```python\n")[2].partition("```")[0]
    Path("mybot.py").write_text(source)
    assert "mybot.py:Careful,random,easy" in document
    assert '[project.entry-points."aevum.bots"]' in document
    assert main(["arena", "high-card", "--bots", "mybot.py:Careful,random", "--games", "2", "--seed", "1"]) == 0
    assert "mybot.py:Careful" in capsys.readouterr().out


def test_the_arena_plays_it_in_several_processes(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = file.rename(tmp_path / "bots.py")
    words = f"arena high-card --bots {bare}:First,random --games 4 --jobs 2 --seed 1 --json"
    assert main(words.split()) == 0
    summary = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert f"{bare}:First" in json.dumps(summary)
