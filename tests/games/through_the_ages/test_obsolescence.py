"""The end of an Age is announced with what a player loses by it, while there is time to use it."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.obsolescence import leaving
from games.through_the_ages.positions import give, seen, stack, table

WORDS: Final = GAME.words("en")


def prompt(age: int, civil: str | None = None, *, leader: str = "", wonder: str = "", hand: str = "") -> str:
    """Return what the first seat is asked in its turn."""
    position = give(table(age=age), leader=leader, wonder=wonder, hand=hand)
    return GAME.prompt(seen(stack(position, civil=civil), 0), WORDS)


def test_what_leaves_from_play_is_named_and_cards_in_hand_are_counted() -> None:
    asked = prompt(2, "opera", leader="homer", wonder="pyramids", hand="frugality-a rich-land-a alchemy")
    assert asked.endswith("Age II ends after one more card; then you lose: Homer, Pyramids, and 3 cards of your hand.")


def test_either_may_leave_alone() -> None:
    assert prompt(2, "opera", leader="homer").endswith("then you lose: Homer.")
    assert prompt(2, "opera", hand="alchemy").endswith("then you lose one card of your hand.")


def test_nothing_is_announced_while_the_end_is_far_or_nothing_leaves() -> None:
    assert "ends after" not in prompt(2, leader="homer")
    assert "ends after" not in prompt(2, "opera", hand="opera")


def test_the_last_age_has_no_end_that_takes_anything() -> None:
    position = give(table(age=4), leader="homer", hand="alchemy")
    assert leaving(seen(position, 0)) == ()
    assert "ends after" not in GAME.prompt(seen(position, 0), WORDS)
