"""Picking what is offered reaches every legal move and no other, whatever is picked first."""

from __future__ import annotations

from collections.abc import Iterator

from aevum.kernel.game import AnyGame, State
from aevum.server.live.pick_options import EMPTY, Draft, PickOptions, after_pick, follow_ups, pick_options
from aevum.testing.budget import Budget
from aevum.testing.variants import Variant
from aevum.testing.walks import along


class Hand:
    """Player who picks only what has a button or can be touched."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.legal = state.legal()
        self.followers = follow_ups(game, state)

    def all_ways(self, now: PickOptions) -> Iterator[tuple[int, ...]]:
        """Yield every move that picking what is offered can reach, with its follow-up where one comes with it."""
        if now.decided is not None and now.tried is None:
            yield now.decided
            return
        visible = [label for label in now.offered if label not in now.hidden]
        assert visible, f"{now.draft} is a dead end"
        for label in visible:
            after = self.picked(now.draft, label)
            if after.tried is not None and after.decided is not None:
                yield after.decided
            else:
                yield from self.all_ways(after)

    def picked(self, draft: Draft, label: str) -> PickOptions:
        after = after_pick(self.game, self.legal, draft, label, self.followers)
        assert after is not None
        return after

    def reached(self) -> set[tuple[int, ...]]:
        return set(self.all_ways(pick_options(self.game, self.legal, EMPTY, self.followers))) if self.legal else set()


def test_picking_reaches_every_legal_move_and_no_other(variant: Variant, budget: Budget) -> None:
    for state in along(variant, variant.part_of(budget.picked), every=19):
        hand = Hand(variant.game, state)
        reached = hand.reached()
        assert {first for first, *_ in reached} == set(hand.legal)
        for first, *others in reached:
            assert set(others) <= set(hand.followers(first))
