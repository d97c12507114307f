"""The contract test of hidden choices catches games that leak."""

from __future__ import annotations

from typing import Any, Final

import pytest
from high_card import HighCard
from high_card.moves import BOOK
from high_card.state import Table

from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR, includes
from aevum.kernel.game import FRAME, SEAT, AnyGame, State, View
from aevum.kernel.moves import MoveBook, Verb
from aevum.kernel.steps import FIRST
from aevum.testing.contract.test_hidden_choices import assert_hidden_choices_stay_hidden
from aevum.testing.variants import variants_of


def test_what_names_a_card_in_a_hand_is_private_unless_its_verb_says_otherwise() -> None:
    book = MoveBook([Verb("play", BOOK.by_name["play"].domains[0])])
    assert [includes(book.readers(3, mover=1), seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]


def card_of(move: int) -> int:
    """Return the card that a move names, 0 for a move that names none."""
    return int(BOOK.move(move).args[0]) if BOOK.move(move).args else 0


class LeakyBook(HighCard):
    """High Card with all verbs declared public."""

    book = MoveBook([Verb(verb.name, *verb.domains, follows=verb.follows, public=True) for verb in BOOK.verbs])


class LeakyTable(HighCard):
    """High Card played on a state that leaks."""

    def __init__(self, table: type[Table]) -> None:
        self._table = table

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return self._table().set_up(options, seats, chance)


class LeakyMask(Table):
    """State with a mask of the cards set aside, which resampling leaves as it is."""

    def apply(self, move: int) -> None:
        super().apply(move)
        if BOOK.verb_of(move).name == "swap":
            self.frames[FIRST] |= 1 << card_of(move)


class LeakyTurns(Table):
    """State that passes over the next seat after an odd card."""

    def apply(self, move: int) -> None:
        super().apply(move)
        if BOOK.verb_of(move).name == "play" and card_of(move) % 2 and self.frames and len(self.hands) > 2:
            self.frames[SEAT] = self.frames[SEAT - FRAME] if len(self.frames) > FRAME else self.frames[SEAT]


class PeekingView(View):
    """View with a number added to its JSON."""

    def __init__(self, view: View, more: int) -> None:
        self._view = view
        self._more = more

    def to_json(self) -> dict[str, Any]:
        return self._view.to_json() | {"more": self._more}


class LeakyExchange(HighCard):
    """High Card whose views show whether an odd card went under the deck, once cards were exchanged."""

    def view(self, state: State, seat: int) -> Any:
        assert isinstance(state, Table)
        return PeekingView(super().view(state, seat), sum(sum(given) for given in state.given) % 2)


LEAKS: Final[dict[str, AnyGame]] = {
    "notation of (play|swap)": LeakyBook(),
    "imagined states: swap after 0": LeakyTable(LeakyMask),
    "who is asked: play": LeakyTable(LeakyTurns),
    "view: swap after [1-9]": LeakyExchange(),
}
"""Games that leak, by the leak that must be found."""


@pytest.mark.parametrize("found_by", LEAKS)
def test_a_leak_is_caught(found_by: str) -> None:
    variant = variants_of(LEAKS[found_by])[2]
    with pytest.raises(AssertionError, match=found_by):
        assert_hidden_choices_stay_hidden(variant, 200)
