"""Fields of a state are declared once; the class that holds them is generated from that list."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from aevum.kernel.fields import (
    SEATS,
    block,
    main,
    number,
    pile,
    piles,
    place,
    record,
    row,
    shared,
    source,
    stack_record,
)
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.testing.variants import variants_of
from aevum.testing.walks import along

ROOT = Path(__file__).parents[2]


def test_the_written_classes_are_what_their_lists_say() -> None:
    packages = [type(game).__module__ for game in games().values()]
    done = subprocess.run(
        [sys.executable, "-m", "aevum.kernel.fields", "--check", "--by", "make states", *packages],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "tests" / "third_party", ROOT / "src")))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stderr, done.returncode) == ("", 0)


def test_a_package_of_others_gets_its_class_without_further_tools(tmp_path: Path) -> None:
    """Whoever has only the wheel has neither `make` nor ruff."""
    package = tmp_path / "tiny"
    package.mkdir()
    (package / "__init__.py").write_text("from tiny.state_fields import TinyFields")
    (package / "fields.py").write_text(
        "from aevum.kernel.fields import SEATS, row\n"
        'NAME, ABOUT = "TinyFields", "Stones."\nFIELDS = (row("stones", SEATS, initial=[0] * 60),)\n'
    )

    def command(*flags: str) -> tuple[int, str]:
        line = [sys.executable, "-m", "aevum.kernel.fields", *flags, "tiny"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(line, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    stale = "state_fields.py of tiny is not what fields.py says: python -m aevum.kernel.fields\n"
    assert command("--check") == (1, stale)
    assert command() == (0, "")
    assert command("--check") == (0, "")
    written = (package / "state_fields.py").read_text()
    ruff = [sys.executable, "-m", "ruff", "format", "--isolated", "--line-length=120", "-"]
    formatted = subprocess.run(ruff, input=written, capture_output=True, text=True, check=True).stdout
    assert written == formatted
    assert written.startswith('"""Stones. Written by `python -m aevum.kernel.fields` from `fields.py`')


def test_a_package_that_is_not_there_is_named() -> None:
    with pytest.raises(SystemExit, match="There is no package no_such_game"):
        main(["no_such_game"])


def test_every_kind_of_field_begins_copies_and_comes_back() -> None:
    fields = (
        number("gold", initial=7),
        row("era", SEATS),
        row("left", SEATS, initial=(3, 2)),
        row("owner", 4, initial=-1),
        pile("deck"),
        piles("hands", SEATS),
        shared("map", "tuple[int, ...]", initial="(1, 2)"),
        shared("options", "object", in_key=False),
    )
    space: dict[str, type] = {}
    exec(source("Fields", "A table.", fields), space)
    state = space["Fields"]()
    state.lay_out(2)
    state.options = "usual"
    assert (state.gold, state.era, state.left, state.owner) == (7, [0, 0], [3, 2, 3, 2], [-1] * 4)
    state.deck.append(5)
    state.hands[1].append(6)
    copy = state.copy()
    assert copy.key() == state.key()
    copy.hands[1].append(8)
    copy.deck.append(9)
    assert (state.deck, state.hands) == ([5], [[], [6]])
    assert copy.key() != state.key()
    again = space["Fields"]()
    again.restore(copy.saved())
    assert again.saved() == copy.saved()
    assert "usual" not in state.key()


def test_a_record_names_its_places_and_begins_once_for_each_seat() -> None:
    nation = record(
        "nation", SEATS, block("", 2, "Goods."), place("home", "A hex.", initial=-1), block("supply", 3, initial=4)
    )
    space: dict[str, Any] = {}
    text = source("Fields", "A table.", (nation,))
    exec(text, space)
    assert [space[name] for name in ("HOME", "SUPPLY", "NATION_WIDTH")] == [2, 3, 6]
    assert 'HOME: Final = 2\n"""A hex."""\n' in text
    state = space["Fields"]()
    state.lay_out(2)
    assert state.nation == [0, 0, -1, 4, 4, 4] * 2


def test_a_record_of_a_stack_is_read_from_the_end() -> None:
    battle = stack_record("fights", place("hex"), block("dice", 2), place("result"), prefix="BATTLE_")
    space: dict[str, Any] = {}
    exec(source("Fields", "A table.", (battle,)), space)
    names = ("BATTLE_HEX", "BATTLE_DICE", "BATTLE_RESULT", "BATTLE_WIDTH")
    assert [space[name] for name in names] == [-4, -3, -1, 4]
    state = space["Fields"]()
    state.lay_out(2)
    assert state.fights == []


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_state_goes_through_a_pipe(game: AnyGame) -> None:
    """Arenas send states between processes."""
    for state in along(variants_of(game)[0], 12):
        again = pickle.loads(pickle.dumps(state))
        assert type(again) is type(state)
        assert (again.key(), again.saved(), again.legal()) == (state.key(), state.saved(), state.legal())
