"""Picking what is offered reaches every legal move and no other, whatever is touched first."""

from __future__ import annotations

from collections.abc import Iterator

from aevum.kernel.game import AnyGame
from aevum.table.choices import EMPTY, Choices, choices, picked
from contract.budget import Budget
from contract.variants import Variant
from contract.walks import along


def all_ways(game: AnyGame, legal: list[int], now: Choices) -> Iterator[int]:
    """Every move that can be reached by picking what is offered."""
    if now.decided is not None:
        yield now.decided
        return
    assert now.offered, f"{now.draft} is a dead end"
    for label in now.offered:
        after = picked(game, legal, now.draft, label)
        assert after is not None
        yield from all_ways(game, legal, after)


def test_picking_reaches_every_legal_move_and_no_other(variant: Variant, budget: Budget) -> None:
    for state in along(variant, variant.part_of(budget.picked), every=19):
        legal = state.legal()
        reached = set(all_ways(variant.game, legal, choices(variant.game, legal, EMPTY))) if legal else set()
        assert reached == set(legal)
