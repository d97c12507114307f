"""The contract test of keys catches a key that leaves a field out."""

from __future__ import annotations

from typing import Any

import pytest
from high_card import HighCard
from high_card.state import Table

from aevum.kernel.chance import Chance
from aevum.testing.contract.test_keys import assert_key_is_complete
from aevum.testing.variants import variants_of


class Forgetful(Table):
    """State whose key leaves one field out."""

    __slots__ = ()
    forgotten: int

    def key(self) -> tuple[Any, ...]:
        return tuple(part for place, part in enumerate(super().key()) if place != self.forgotten)


class ForgetfulGame(HighCard):
    def __init__(self, forgotten: int) -> None:
        self._table = type("Forgetting", (Forgetful,), {"__slots__": (), "forgotten": forgotten})

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        table: Table = self._table()
        return table.set_up(options, seats, chance)


@pytest.mark.parametrize("forgotten", range(len(variants_of(HighCard())[0].start(0).key())))
def test_a_key_that_leaves_anything_out_is_caught(forgotten: int) -> None:
    variant = variants_of(ForgetfulGame(forgotten))[0]
    with pytest.raises(AssertionError, match="the key does not tell"):
        assert_key_is_complete(variant.game, variant.start(0))
