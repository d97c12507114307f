"""Random play reaches the end, and every state on the way keeps the promises of the contract."""

from __future__ import annotations

from itertools import islice, pairwise

from hypothesis import given

from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER, Outcome, State
from aevum.testing.budget import Budget
from aevum.testing.figures import Count
from aevum.testing.variants import Variant
from aevum.testing.walks import Line, along, choices, line, matches, opening, seeds, walk, walked


def assert_promises_hold(variant: Variant, state: State) -> None:
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


def test_a_random_match_ends_with_a_complete_outcome(variant: Variant, budget: Budget, count: Count) -> None:
    for seed, states in matches(variant, variant.part_of(budget.played_out)):
        assert states[-1].actor == OVER
        assert all(state.actor != OVER for state in states[:-1])
        for state in states[seed % 10 :: 10] + states[-1:]:
            assert_promises_hold(variant, state)
        count(f"{variant.game.id}: random matches played to the end", 1)
        count(f"{variant.game.id}: moves of random matches", len(states) - 1)


def test_sources_of_points_add_up_to_the_totals(variant: Variant) -> None:
    match, game = line(variant, 1), variant.game
    last = match.end()
    outcome = last.outcome()
    assert outcome is not None
    events = [event for some in match.events() for event in some if event.seen_by(SPECTATOR)]
    sources = game.point_sources(outcome, events)
    assert [sum(points) for points in zip(*sources.values(), strict=True)] == list(outcome.totals)
    assert len(game.usual_points(events, variant.seats)) == variant.seats
    assert set(game.curves) <= set(game.statistics(game.view(last, SPECTATOR), events))


@given(seed=seeds, chosen=choices)
def test_promises_hold_wherever_choices_lead(variant: Variant, seed: int, chosen: list[int]) -> None:
    assert_promises_hold(variant, walked(variant, seed, chosen))


def test_pieces_never_appear_or_vanish(variant: Variant, budget: Budget) -> None:
    for _, states in matches(variant, variant.part_of(budget.recounted)):
        census = dict(variant.game.conserved_counts(states[0]))
        for state in states:
            assert variant.game.conserved_counts(state) == census


def test_nothing_is_decided_after_the_end(variant: Variant) -> None:
    last = line(variant, 1).end()
    assert all(last.check(move) is not None for move in range(variant.game.book.size))


def test_the_same_seed_gives_the_same_match(variant: Variant, budget: Budget) -> None:
    for seed in range(2):
        lines = [Line(variant, seed, opening(variant, seed)) for _ in range(2)]
        first, second = (list(islice(line.states(), budget.recorded)) for line in lines)
        assert [state.key() for state in first] == [state.key() for state in second]
        assert [state.chance for state in first] == [state.chance for state in second]


def test_another_seed_gives_another_match(variant: Variant) -> None:
    starts = [variant.start(seed) for seed in range(8)]
    by_chance = any(start.chance != Chance.from_seed(seed).state for seed, start in enumerate(starts))
    assert len({start.key() for start in starts}) > 1 or not by_chance


def test_chance_and_secrets_only_move_forward(variant: Variant) -> None:
    for seed in range(4):
        states = walk(variant, seed)
        for before, after in pairwise(states):
            assert before.chance <= after.chance
            assert before.revealed <= after.revealed
            assert before.learned <= after.learned
            assert after.revealed > before.revealed or after.learned == before.learned


def test_a_state_differs_from_others_by_its_key(variant: Variant, budget: Budget) -> None:
    """Keys are hashable, and a decision always changes them."""
    for state in along(variant, budget.examined):
        for move in state.legal()[:5]:
            after = state.copy()
            after.apply(move)
            assert hash(after.key()) is not None
            assert after.key() != state.key()
