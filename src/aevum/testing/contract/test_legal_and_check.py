"""Move generator and rule check: `legal` and `check` are written apart and must agree on every move of the book."""

from __future__ import annotations

from random import Random

from hypothesis import given

from aevum.kernel.game import AnyGame, State
from aevum.kernel.rulebook import Clause
from aevum.testing.budget import Budget
from aevum.testing.figures import Count
from aevum.testing.golden_games import golden_games, unreadable
from aevum.testing.variants import Variant
from aevum.testing.walks import choices, sample, seeds, spread, verbs_of, walked


def assert_judges_agree(game: AnyGame, state: State, moves: range | list[int]) -> None:
    legal = set(state.legal())
    for move in moves:
        clause = state.check(move)
        assert (clause is None) == (move in legal), f"{game.book.notation(move)}: {clause or 'allowed'}"
        assert clause is None or names_a_rule(game, clause), clause


def names_a_rule(game: AnyGame, clause: Clause) -> bool:
    return clause.id in game.rulebook and game.rulebook[clause.id] == clause


def test_they_agree_on_the_whole_book_and_on_sampled_moves(variant: Variant, budget: Budget, count: Count) -> None:
    """At a few positions every move of the book is checked, at many more all legal ones and 200 others."""
    game, dice = variant.game, Random(1)
    states = spread(variant, variant.part_of(budget.judged), variant.part_of(budget.seen))
    whole = variant.part_of(budget.positions_judged_wholly(game.book.size))
    for state in states[:whole]:
        assert_judges_agree(game, state, range(game.book.size))
    count(f"{game.id}: positions at which all {game.book.size:,} moves of the book were judged", whole)
    for state in states:
        assert_judges_agree(game, state, state.legal() + sample(game.book, dice, 200))
        for verb in verbs_of(variant, state):
            count(f"{game.id}: positions judged that have a legal `{verb}`", 1)
    count(f"{game.id}: positions at which all legal moves and 200 others were judged", len(states))


@given(seed=seeds, chosen=choices, probe=seeds)
def test_they_agree_wherever_choices_lead(variant: Variant, seed: int, chosen: list[int], probe: int) -> None:
    state = walked(variant, seed, chosen)
    assert_judges_agree(variant.game, state, state.legal() + sample(variant.game.book, Random(probe), 100))


def test_every_golden_game_can_be_replayed(game: AnyGame) -> None:
    """Other tests leave out a golden game that the rules of today cannot replay."""
    assert unreadable(game) == {}


def test_they_agree_along_golden_games(game: AnyGame, budget: Budget, count: Count) -> None:
    moves = sum(len(match.moves) for match in golden_games(game))
    every = max(5, moves // budget.positions_judged_wholly(game.book.size))
    for match in golden_games(game):
        lengths = range(0, len(match.moves) + 1, every)
        for length in lengths:
            assert_judges_agree(game, match.state_at(length), range(game.book.size))
        count(f"{game.id}: positions of golden games at which all moves of the book were judged", len(lengths))
