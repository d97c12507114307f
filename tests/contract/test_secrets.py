"""The contract tests of secrets catch games that leak."""

from __future__ import annotations

from typing import Any

import pytest
from high_card import HighCard
from high_card.moves import BOOK
from high_card.rules import END
from high_card.state import Table

from aevum.kernel.chance import Chance
from aevum.kernel.game import FRAME, SEAT, State, View
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Clause
from aevum.testing.contract.test_secrets import (
    assert_keeps_secrets_along,
    assert_moves_and_lines_tell_nothing,
    assert_open_views_keep_no_secret,
)
from aevum.testing.variants import Variant, variants_of


def verb(move: int) -> str:
    return BOOK.verb_of(move).name


class PeekingView(View):
    """A view with the top of the deck added."""

    def __init__(self, view: View, top: list[int]) -> None:
        self._view = view
        self._top = top

    def to_json(self) -> dict[str, Any]:
        return self._view.to_json() | {"top": self._top}


class LeakyView(HighCard):
    def view(self, state: State, seat: int) -> Any:
        assert isinstance(state, Table)
        return PeekingView(super().view(state, seat), state.deck[-1:])


class LeakyRefusals(Table):
    def check(self, move: int) -> Clause | None:
        return super().check(move) or (END if self.deck[-1] % 2 else None)


class LeakyEvents(Table):
    def apply(self, move: int) -> None:
        super().apply(move)
        if self.log is not None:
            self.log.add("event-drawn-by-you", END, card=str(self.deck[-1]))


class LeakyNews(Table):
    """State that does not count a drawn card as news, so that a line goes on and its refusal reveals the card."""

    def apply(self, move: int) -> None:
        super().apply(move)
        if verb(move) == "draw":
            self.learned -= 1


class LeakyLines(Table):
    """State in which, depending on the top of the deck, nothing can be done after a card is laid aside."""

    def check(self, move: int) -> Clause | None:
        return super().check(move) or (END if self.aside and self.deck[-1] % 2 else None)


class LeakyTurns(Table):
    """State in which, depending on the top of the deck, another seat must act after a card is laid aside."""

    def apply(self, move: int) -> None:
        if verb(move) == "draw":
            self.frames[SEAT] = self.frames[SEAT - FRAME]
        super().apply(move)
        if verb(move) == "swap" and self.deck[-1] % 2:
            self.frames[SEAT] = (self.actor + 1) % len(self.hands)


class LeakyPositions(Table):
    """State in which, depending on the top of the deck, laying a card aside loses a trick without notice."""

    def apply(self, move: int) -> None:
        super().apply(move)
        if verb(move) == "swap" and self.deck[-1] % 2:
            self.tricks[self.actor] -= 1


class LeakyTable(HighCard):
    """High Card played on a state that leaks."""

    def __init__(self, table: type[Table]) -> None:
        self._table = table

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return self._table().set_up(options, seats, chance)


LEAKS = {"view": LeakyView(), "refusals": LeakyTable(LeakyRefusals), "events": LeakyTable(LeakyEvents)}
LEAKS_AHEAD: dict[type[Table], str] = {
    LeakyNews: "after draw",
    LeakyTurns: "after swap",
    LeakyPositions: "after swap",
    LeakyLines: "lines of",
}
"""First piece in which each leak shows."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught(leak: str) -> None:
    variant = variants_of(LEAKS[leak])[0]
    with pytest.raises(AssertionError):
        assert_keeps_secrets_along(variant, 40)


@pytest.mark.parametrize("table", LEAKS_AHEAD)
def test_a_leak_in_what_comes_of_a_move_is_caught(table: type[Table]) -> None:
    variant = variants_of(LeakyTable(table))[0]
    with pytest.raises(AssertionError, match=rf"\['{LEAKS_AHEAD[table]}"):
        assert_moves_and_lines_tell_nothing(variant, 200)


@pytest.mark.parametrize("variant", variants_of(find_game("tempus")), ids=str)
def test_views_before_anybody_has_a_card_are_compared(variant: Variant) -> None:
    """The island is settled in the open."""
    assert assert_open_views_keep_no_secret(variant) > 0
