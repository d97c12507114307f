"""Seeded random numbers: verifiable with any hash tool, fair, and with a state of one int."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.kernel.chance import SEED_BITS, Chance

seeds = st.integers(0, 2**SEED_BITS - 1)


def test_known_draws() -> None:
    assert [Chance.from_seed(7).below(100)] == [17]
    assert Chance.from_seed(7).dice(10) == [6, 5, 4, 5, 6, 6, 5, 1, 1, 5]
    cards = list(range(10))
    Chance.from_seed(0).shuffle(cards)
    assert cards == [0, 6, 8, 4, 2, 7, 9, 3, 1, 5]
    assert Chance.from_seed(2**256 - 1).below(2**64) == 7381667346237874190


def test_a_draw_is_the_hash_of_seed_and_number() -> None:
    chance = Chance.from_seed(7)
    for number in range(5):
        digest = blake2b((7).to_bytes(32, "big") + number.to_bytes(6, "big"), digest_size=8).digest()
        assert chance.below(2**64) == int.from_bytes(digest, "big")


def test_the_state_is_all_there_is() -> None:
    chance = Chance.from_seed(3)
    chance.dice(5)
    assert Chance(chance.state).dice(20) == chance.dice(20)


@given(seeds, st.integers(1, 2**64))
def test_a_draw_stays_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= Chance.from_seed(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Chance.from_seed(1).below(bound)


@pytest.mark.parametrize("seed", [-1, 2**SEED_BITS])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Chance.from_seed(seed)


def test_all_faces_of_a_die_are_equally_likely() -> None:
    thrown = Counter(Chance.from_seed(1).dice(12_000))
    assert sorted(thrown) == [1, 2, 3, 4, 5, 6]
    assert all(abs(times - 2_000) < 200 for times in thrown.values())


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    chance, seen = Chance.from_seed(1), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations([1, 2, 3, 4]))
    assert all(abs(times - 500) < 120 for times in seen.values())


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    before = sorted(cards)
    Chance.from_seed(seed).shuffle(cards)
    assert sorted(cards) == before


@given(seeds, st.lists(st.integers(), min_size=1))
def test_pick_leaves_and_draw_takes(seed: int, cards: list[int]) -> None:
    before = list(cards)
    assert Chance.from_seed(seed).pick(cards) in cards
    assert cards == before
    drawn = Chance.from_seed(seed).draw(cards)
    assert sorted([*cards, drawn]) == sorted(before)


def test_branches_differ_from_each_other_and_do_not_advance_the_stream() -> None:
    chance = Chance.from_seed(5)
    branches = [chance.branch(number) for number in range(100)]
    assert len(set(branches)) == 100
    assert chance.state == Chance.from_seed(5).state
    assert branches == [Chance.from_seed(5).branch(number) for number in range(100)]
    assert branches[0] != Chance.from_seed(6).branch(0)
    assert all(Chance.from_seed(branch).below(2**64) != chance.below(2**64) for branch in branches)


@given(seeds, seeds)
def test_different_seeds_are_different_streams(one: int, other: int) -> None:
    same = Chance.from_seed(one).dice(30) == Chance.from_seed(other).dice(30)
    assert same == (one == other)
