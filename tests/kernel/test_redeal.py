"""Cards that a seat cannot know change places when a state is resampled; cards that it knows stay."""

from __future__ import annotations

from collections import Counter

from aevum.kernel.chance import Chance, redeal


def dealt(known: list[list[int]], seed: int) -> list[list[int]]:
    piles = [[1, 2, 3, 3], [4, 5], []]
    redeal(piles, known, Chance.from_seed(seed))
    return piles


def test_all_cards_stay_in_play_and_piles_keep_their_sizes() -> None:
    for seed in range(20):
        piles = dealt([], seed)
        assert [len(pile) for pile in piles] == [4, 2, 0]
        assert Counter(card for pile in piles for card in pile) == Counter((1, 2, 3, 3, 4, 5))


def test_unknown_cards_come_to_lie_anywhere() -> None:
    assert {card for seed in range(40) for card in dealt([], seed)[1]} == {1, 2, 3, 4, 5}


def test_known_cards_keep_their_places() -> None:
    for seed in range(20):
        piles = dealt([[2, 3], [5], []], seed)
        assert (piles[0][1], piles[0][2], piles[1][1]) == (2, 3, 5)
    assert {dealt([[2, 3], [5], []], seed)[1][0] for seed in range(40)} == {1, 3, 4}


def test_where_the_unknown_lay_leaves_no_trace() -> None:
    one, other = [[1, 2], [3]], [[3, 1], [2]]
    redeal(one, (), Chance.from_seed(1))
    redeal(other, (), Chance.from_seed(1))
    assert one == other
