"""docs/views.md names every field of the views that bots see, and no other."""

from __future__ import annotations

import runpy
from dataclasses import is_dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from aevum.bots.__main__ import classes, document, main
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.registry import find_game, games
from interpreted import interpreted

ROOT: Final = Path(__file__).parents[2]
OURS: Final = runpy.run_path(str(ROOT / "tools" / "views"))["GAMES"]


@interpreted
@pytest.mark.parametrize("id", OURS)
def test_the_document_is_up_to_date(id: str) -> None:
    """`make views` writes the document anew."""
    assert document(find_game(id)).strip() in (ROOT / "docs" / "views.md").read_text(encoding="utf-8")


def held(value: Any) -> set[type]:
    """Return the dataclasses among a value and everything it contains."""
    if is_dataclass(value) and not isinstance(value, type):
        return {type(value)}.union(*(held(getattr(value, name)) for name in value.__dataclass_fields__))
    if isinstance(value, dict):
        return set[type]().union(*map(held, value.values()))
    return set[type]().union(*map(held, value)) if isinstance(value, tuple | list) else set()


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_no_class_that_a_view_holds_is_missing(game: AnyGame) -> None:
    dice = Random(3)
    state: State = game.start(game.options_type(), game.seats[0], Chance.from_seed(3))
    view = game.view(state, 0)
    known = {*classes(type(view)), game.options_type}
    for _ in range(250):
        if state.actor == OVER:
            break
        assert held(game.view(state, state.actor)) <= known
        state.apply(dice.choice(game.without_resignations(state.legal())))


def test_the_fields_of_any_game_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["high-card"]) == 0
    assert "| `in_hand` |" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["chess"])
