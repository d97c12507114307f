"""A seat receives only what it may know: resample everything else, and every byte that it receives stays the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random

from hypothesis import given

from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.events import SPECTATOR, Log
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.trial import tried
from aevum.testing.budget import Budget
from aevum.testing.figures import Count
from aevum.testing.variants import Variant
from aevum.testing.walks import along, choices, sample, seeds, walked

Pieces = Iterator[tuple[str, str]]


def received(game: AnyGame, state: State, seat: int, moves: list[int]) -> Pieces:
    """Yield all that reaches a seat, piece by piece: its view; if it decides, its choices, refusals and events."""
    yield "view", json.dumps(game.view(state, seat).to_json())
    if state.actor != seat or seat == OVER:
        return
    yield "choices", json.dumps(state.legal())
    yield "refusals", json.dumps([clause.id if (clause := state.check(move)) else None for move in moves])
    for move in state.legal()[:40]:
        yield f"events of {game.book.notation(move)}", events_for(state, move, seat)


def events_for(state: State, move: int, seat: int) -> str:
    """Return the events of a move that a seat sees, or "news".

    If the move uses chance or reveals a secret, the events may differ, but not the fact that it does so.
    """
    after = state.copy()
    after.log = Log()
    after.apply(move)
    if after.revealed != state.revealed or after.chance != state.chance:
        return "news"
    return str([event for event in after.log.events if event.seen_by(seat)])


def followed(game: AnyGame, state: State, move: int, others: list[int]) -> Pieces:
    """Yield the position after a legal move, and the answers to lines in which other moves follow it."""
    yield f"after {game.book.notation(move)}", one_further(game, state, move)
    yield f"lines of {game.book.notation(move)}", str([answer(game, state, [move, other]) for other in others])


def one_further(game: AnyGame, state: State, move: int) -> str:
    """Return the next actor and what the mover sees then, or "news" if the move reveals something to it."""
    after = state.copy()
    after.apply(move)
    if after.learned != state.learned or after.chance != state.chance:
        return "news"
    return f"asks {after.actor}, shows {json.dumps(game.view(after, state.actor).to_json())}"


def answer(game: AnyGame, state: State, line: list[int]) -> str:
    """Return the error that a line of several moves raises, or "made"."""
    try:
        tried(game, state, line)
    except AevumError as refusal:
        return f"{type(refusal).__name__} {refusal.arguments}"
    return "made"


def differing(one: Pieces, other: Pieces) -> list[str]:
    """Return the names of the pieces that are not the same."""
    these, those = dict(one), dict(other)
    return [name for name in these | those if these.get(name) != those.get(name)]


def assert_keeps_secrets(game: AnyGame, state: State, seat: int, redraw: int) -> None:
    other = state.resample(seat, Chance.from_seed(redraw))
    moves = sample(game.book, Random(redraw), 60)
    assert differing(received(game, state, seat, moves), received(game, other, seat, moves)) == []
    assert game.conserved_counts(other) == game.conserved_counts(state)


def assert_moves_and_lines_tell_nothing(variant: Variant, decisions: int) -> None:
    """Follow one legal move of each decision, in the position and in a resampled copy."""
    game, dice = variant.game, Random(decisions)
    for state in islice((state for state in along(variant, 10**9, every=1) if state.actor != OVER), decisions):
        other = state.resample(state.actor, Chance.from_seed(dice.getrandbits(64)))
        move, others = dice.choice(state.legal()), sample(game.book, dice, 8)
        assert differing(followed(game, state, move, others), followed(game, other, move, others)) == []


def assert_redraws_only_the_unknown(variant: Variant, state: State, redraw: int) -> None:
    """Draw anew what no seat knows: no seat sees a difference, and the same moves are legal."""
    game, other = variant.game, state.redraw_unknown(Chance.from_seed(redraw))
    for seat in (SPECTATOR, *range(variant.seats)):
        assert game.view(other, seat).to_json() == game.view(state, seat).to_json()
    assert other.legal() == state.legal()
    assert game.conserved_counts(other) == game.conserved_counts(state)


def assert_keeps_secrets_along(variant: Variant, positions: int) -> None:
    for number, state in enumerate(along(variant, positions)):
        assert_redraws_only_the_unknown(variant, state, number)
        for seat in (SPECTATOR, *range(variant.seats)):
            assert_keeps_secrets(variant.game, state, seat, number)


def test_what_a_seat_receives_does_not_depend_on_what_it_cannot_know(
    variant: Variant, budget: Budget, count: Count
) -> None:
    positions = variant.part_of(budget.redrawn)
    assert_keeps_secrets_along(variant, positions)
    count(f"{variant.game.id}: views compared with those of redrawn positions", positions * (1 + variant.seats))


def test_what_a_seat_learns_by_a_move_or_a_line_it_could_foresee(
    variant: Variant, budget: Budget, count: Count
) -> None:
    decisions = variant.part_of(budget.followed if variant.game.has_hidden_information else budget.redrawn)
    assert_moves_and_lines_tell_nothing(variant, decisions)
    count(f"{variant.game.id}: moves and lines followed in positions and their redrawn doubles", decisions)


@given(seed=seeds, chosen=choices, redraw=seeds)
def test_secrets_stay_hidden_wherever_choices_lead(variant: Variant, seed: int, chosen: list[int], redraw: int) -> None:
    state = walked(variant, seed, chosen)
    for seat in (SPECTATOR, *range(variant.seats)):
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
        other = state.resample(
            (SPECTATOR, *range(variant.seats))[number % (variant.seats + 1)], Chance.from_seed(number)
        )
        while other.actor != OVER:
            other.apply(dice.choice(other.legal()))
            decisions -= 1
        assert other.outcome() is not None
        if decisions <= 0:
            return


def assert_open_views_keep_no_secret(variant: Variant) -> int:
    """Compare each view without private information with those of doubles that others cannot tell; return how many."""
    game, open_views = variant.game, 0
    for state in along(variant, 24, every=5):
        if (
            not game.has_hidden_information
            or state.actor == OVER
            or game.has_private_information(game.view(state, state.actor))
        ):
            continue
        open_views += 1
        shown = json.dumps(game.view(state, state.actor).to_json())
        for other in set(range(variant.seats)) - {state.actor}:
            for seed in range(4):
                doubled = state.resample(other, Chance.from_seed(seed))
                assert json.dumps(game.view(doubled, state.actor).to_json()) == shown
    return open_views


def test_what_keeps_no_secret_may_be_seen_by_all_at_one_screen(variant: Variant) -> None:
    """No curtain hides such a view: it looks the same whatever the other seats cannot know."""
    assert_open_views_keep_no_secret(variant)
