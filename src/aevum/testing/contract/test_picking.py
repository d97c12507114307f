"""Picking what is offered reaches every legal move and no other, whatever is picked first."""

from __future__ import annotations

from collections.abc import Iterator

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.trial import tried
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
        self.shortcuts = game.shortcuts(state, self.legal)

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
        after = after_pick(self.game, self.legal, draft, label, self.followers, self.shortcuts)
        assert after is not None
        return after

    def reached(self) -> set[tuple[int, ...]]:
        first = pick_options(self.game, self.legal, EMPTY, self.followers, self.shortcuts)
        return set(self.all_ways(first)) if self.legal else set()


def test_picking_reaches_every_legal_move_and_no_other(variant: Variant, budget: Budget) -> None:
    for state in along(variant, variant.part_of(budget.picked), every=19):
        hand = Hand(variant.game, state)
        reached = hand.reached()
        assert {first for first, *_ in reached} == set(hand.legal)
        lines = {shortcut.moves for shortcut in hand.shortcuts.lines}
        for first, *others in reached - lines:
            assert set(others) <= set(hand.followers(first))


def test_every_shortcut_is_a_legal_line(variant: Variant, budget: Budget) -> None:
    for state in along(variant, variant.part_of(budget.picked), every=19):
        shortcuts = variant.game.shortcuts(state, state.legal())
        for shortcut in shortcuts.lines:
            tried(variant.game, state, shortcut.moves)
        assert shortcuts.covered <= {shortcut.moves[0] for shortcut in shortcuts.lines}


def test_shortcuts_depend_on_nothing_that_the_seat_does_not_know(variant: Variant, budget: Budget) -> None:
    for number, state in enumerate(along(variant, variant.part_of(budget.picked), every=19)):
        if state.actor != OVER:
            other = state.resample(state.actor, Chance.from_seed(number))
            legal = state.legal()
            assert variant.game.shortcuts(other, legal) == variant.game.shortcuts(state, legal)
