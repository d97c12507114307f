"""A seat receives only what it may know: redraw everything else, and every byte it receives stays the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from high_card import HighCard
from high_card.rules import END
from high_card.state import Table
from hypothesis import given

from aevum.kernel.chance import Chance
from aevum.kernel.events import WATCHING, Log
from aevum.kernel.game import OVER, Game, State, View
from aevum.kernel.rulebook import Clause
from contract.budget import Budget
from contract.variants import Variant, variants_of
from contract.walks import along, choices, sample, seeds, walked
from figures import Count


def received(game: Game, state: State, seat: int, moves: list[int]) -> Iterator[tuple[str, str]]:
    """All that reaches a seat, piece by piece: what it sees; and when it decides, its choices, refusals and events."""
    yield "view", json.dumps(game.view(state, seat).to_json())
    if state.actor != seat or seat == OVER:
        return
    yield "choices", json.dumps(state.legal())
    yield "refusals", json.dumps([clause.id if (clause := state.check(move)) else None for move in moves])
    for move in state.legal()[:40]:
        yield game.book.notation(move), told(state, move, seat)


def told(state: State, move: int, seat: int) -> str:
    """What a move tells the seat. If it uses chance or shows a secret its news may differ, but not that it does so."""
    after = state.copy()
    after.log = Log()
    after.apply(move)
    if after.revealed != state.revealed or after.chance != state.chance:
        return "news"
    return str([event for event in after.log.events if event.seen_by(seat)])


def assert_keeps_secrets(game: Game, state: State, seat: int, redraw: int) -> None:
    other = state.resample(seat, Chance.from_seed(redraw))
    moves = sample(game.book, Random(redraw), 60)
    assert dict(received(game, other, seat, moves)) == dict(received(game, state, seat, moves))
    assert game.census(other) == game.census(state)


def assert_keeps_secrets_along(variant: Variant, positions: int) -> None:
    for number, state in enumerate(along(variant, positions)):
        for seat in (WATCHING, *range(variant.seats)):
            assert_keeps_secrets(variant.game, state, seat, number)


def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_know(
    variant: Variant, budget: Budget, count: Count
) -> None:
    positions = variant.part_of(budget.redrawn)
    assert_keeps_secrets_along(variant, positions)
    count(f"{variant.game.id}: views compared with those of redrawn positions", positions * (1 + variant.seats))


@given(seed=seeds, chosen=choices, redraw=seeds)
def test_secrets_are_kept_wherever_choices_lead(variant: Variant, seed: int, chosen: list[int], redraw: int) -> None:
    state = walked(variant, seed, chosen)
    for seat in (WATCHING, *range(variant.seats)):
        assert_keeps_secrets(variant.game, state, seat, redraw)


def test_redrawing_leaves_the_state_alone_and_changes_the_chance_to_come(variant: Variant) -> None:
    for number, state in enumerate(along(variant, 30)):
        key, chance = state.key(), state.chance
        other = state.resample(0, Chance.from_seed(1_000_000 + number))
        assert (state.key(), state.chance) == (key, chance)
        assert other.chance != chance


def test_a_redrawn_state_can_be_played_to_the_end(variant: Variant, budget: Budget) -> None:
    dice, decisions = Random(1), variant.part_of(budget.recounted)
    for number, state in enumerate(along(variant, budget.examined, every=17)):
        other = state.resample(number % variant.seats, Chance.from_seed(number))
        while other.actor != OVER:
            other.apply(dice.choice(other.legal()))
            decisions -= 1
        assert other.outcome() is not None
        if decisions <= 0:
            return


# -- these tests can fail


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
            self.log.tell("event-drawn-by-you", card=str(self.deck[-1]))


class LeakyTable(HighCard):
    """High Card played on a table that leaks."""

    def __init__(self, table: type[Table]) -> None:
        self._table = table

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return self._table(options, seats, chance)


LEAKS = {"view": LeakyView(), "refusals": LeakyTable(LeakyRefusals), "events": LeakyTable(LeakyEvents)}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught(leak: str) -> None:
    variant = variants_of(LEAKS[leak])[0]
    with pytest.raises(AssertionError):
        assert_keeps_secrets_along(variant, 40)
