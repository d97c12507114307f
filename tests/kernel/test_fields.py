"""Fields of a state are said once; the class that holds them is written from that list."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from aevum.kernel.fields import SEATS, number, pile, piles, row, shared, source
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from contract.variants import variants_of
from contract.walks import along

HOUSE = Path(__file__).parents[2]


def test_the_written_classes_are_what_their_lists_say() -> None:
    packages = [type(game).__module__ for game in games().values()]
    told = subprocess.run(
        [sys.executable, HOUSE / "tools" / "states", "--check", *packages],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (HOUSE / "tests" / "third_party", HOUSE / "src")))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.stderr, told.returncode) == ("", 0)


def test_every_kind_of_field_begins_copies_and_comes_back() -> None:
    fields = (
        number("gold", initial=7),
        row("era", SEATS),
        row("left", SEATS, initial=(3, 2)),
        row("owner", 4, initial=-1),
        pile("deck"),
        piles("hands", SEATS),
        shared("map", "tuple[int, ...]", initial="(1, 2)"),
        shared("options", "object", told=False),
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


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_state_goes_through_a_pipe(game: AnyGame) -> None:
    """Arenas send states between processes."""
    for state in along(variants_of(game)[0], 12):
        again = pickle.loads(pickle.dumps(state))
        assert type(again) is type(state)
        assert (again.key(), again.saved(), again.legal()) == (state.key(), state.saved(), state.legal())
