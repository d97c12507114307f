"""What the table says before a pick counts: how far a bid could go, what a mix leaves."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.moves import BOOK
from games.through_the_ages.scenes import one_of_each_phase


@pytest.mark.parametrize("phase", ["either", "gain-mix", "lose-mix", "divide"])
def test_an_amount_of_food_says_how_many_resources_go_with_it(phase: str) -> None:
    table = one_of_each_phase()[phase]
    view, words = GAME.view(table, table.actor), GAME.words("en")
    owed = abs(view.pending["amount"])
    for move in table.legal():
        rest = owed - int(BOOK.move(move).args[0])
        said = "" if not rest else "and one resource" if rest == 1 else f"and {rest} resources"
        assert GAME.price(view, move, words) == said


def test_a_bid_says_how_far_its_seat_could_go() -> None:
    table = one_of_each_phase()["bid"]
    highest = max(int(BOOK.move(move).args[0]) for move in table.legal() if BOOK.verb_of(move).name == "bid")
    view = GAME.view(table, table.actor)
    for move in table.legal():
        said = f"of {highest}" if BOOK.verb_of(move).name == "bid" else ""
        assert GAME.price(view, move, GAME.words("en")) == said
