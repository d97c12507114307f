"""Random play reaches the end, and on the way every state keeps its promises."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, Outcome, State
from contract.variants import Variant
from contract.walks import along, choices, seeds, walk, walked
from figures import Count


def assert_promises_kept(variant: Variant, state: State) -> None:
    legal = state.legal()
    assert bool(legal) == (state.actor != OVER)
    assert state.actor == OVER or 0 <= state.actor < variant.seats
    assert legal == sorted(set(legal))
    assert all(0 <= move < variant.game.book.size for move in legal)
    assert all(state.check(move) is None for move in legal)
    outcome = state.outcome()
    assert (outcome is None) == (state.actor != OVER)
    if outcome is not None:
        assert_complete(outcome, variant.seats)


def assert_complete(outcome: Outcome, seats: int) -> None:
    assert [sum(lines.values()) for lines in outcome.points] == list(outcome.totals)
    assert len(outcome.totals) == seats
    assert sorted(seat for tied in outcome.ranking for seat in tied) == list(range(seats))
    assert all(outcome.ranking)
    assert outcome.reason


def test_a_random_match_ends_with_a_complete_outcome(variant: Variant, exhaustive: bool, count: Count) -> None:
    games = variant.part_of(2_000 if exhaustive else 120)
    moves = 0
    for seed in range(games):
        states = list(walk(variant, seed))
        assert states[-1].actor == OVER
        assert all(state.actor != OVER for state in states[:-1])
        for state in states[seed % 10 :: 10] + states[-1:]:
            assert_promises_kept(variant, state)
        moves += len(states) - 1
    count(f"{variant.game.id}: random matches played to the end", games)
    count(f"{variant.game.id}: moves of random matches", moves)


@given(seed=seeds, chosen=choices)
def test_promises_are_kept_wherever_choices_lead(variant: Variant, seed: int, chosen: list[int]) -> None:
    assert_promises_kept(variant, walked(variant, seed, chosen))


def test_pieces_never_appear_or_vanish(variant: Variant) -> None:
    for seed in range(variant.part_of(60)):
        states = walk(variant, seed)
        census = dict(variant.game.census(next(states)))
        assert census
        for state in states:
            assert variant.game.census(state) == census


def test_nothing_is_decided_after_the_end(variant: Variant) -> None:
    *_, last = walk(variant, 1)
    assert all(last.check(move) is not None for move in range(variant.game.book.size))


def test_the_same_seed_gives_the_same_match(variant: Variant) -> None:
    for seed in range(4):
        first, second = (list(walk(variant, seed)) for _ in range(2))
        assert [state.key() for state in first] == [state.key() for state in second]
        assert [state.chance for state in first] == [state.chance for state in second]


def test_another_seed_gives_another_match(variant: Variant) -> None:
    starts = [variant.start(seed) for seed in range(8)]
    by_chance = any(start.chance != Chance.from_seed(seed).state for seed, start in enumerate(starts))
    assert len({start.key() for start in starts}) > 1 or not by_chance


def test_chance_and_secrets_only_move_forward(variant: Variant) -> None:
    for seed in range(4):
        states = list(walk(variant, seed))
        for before, after in pairwise(states):
            assert before.chance <= after.chance
            assert before.revealed <= after.revealed
            assert before.unforeseen <= after.unforeseen
            assert after.revealed > before.revealed or after.unforeseen == before.unforeseen


def test_a_state_is_told_from_others_by_its_key(variant: Variant) -> None:
    """Keys are hashable, and a decision always changes them."""
    for state in along(variant, 40):
        for move in state.legal()[:5]:
            after = state.copy()
            after.apply(move)
            assert hash(after.key()) is not None
            assert after.key() != state.key()
