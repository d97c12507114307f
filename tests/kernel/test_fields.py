"""Fields of a state are declared once; the class that holds them is generated from that list."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from aevum.kernel.fields import SEATS, block, number, pile, piles, place, record, row, shared, source, stack_record
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.testing.variants import variants_of
from aevum.testing.walks import along

ROOT = Path(__file__).parents[2]


def test_the_written_classes_are_what_their_lists_say() -> None:
    packages = [type(game).__module__ for game in games().values()]
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "states", "--check", *packages],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "tests" / "third_party", ROOT / "src")))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stderr, done.returncode) == ("", 0)


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
