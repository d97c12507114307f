"""Evolution of a turn: better lists of moves are found, only legal ones, the same ones each time."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Self

from aevum.bots.search_bots import Master
from aevum.bots.turn_evolution import EvolutionBudget, TurnEvolution
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, SEAT, State
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Chapter, Clause
from bots.tables import positions, ready, sight
from interpreted import interpreted

TURN = 6
"""Moves of a turn."""
FORBIDDEN = Clause("climb.again", "", "", ("", "", ""), Chapter("climb", ("", "", "")))
BUDGET = EvolutionBudget(population=8, parents=4, children=300, determinizations=2)
STAIRS = (1, 2, 1, 2, 1, 2)
"""Best turn; each right number in its place is worth a point."""


class Climb(State):
    """Game of one turn of six numbers, none of which may follow itself; then it is the turn of another seat."""

    __slots__ = ("moves", "omen")

    def __init__(self) -> None:
        self.moves: tuple[int, ...] = ()
        self.omen = 0
        self.frames = [0] * 8
        self.chance = self.revealed = self.learned = 0
        self.log = None

    def legal(self) -> list[int]:
        return [move for move in range(4) if self.check(move) is None] if self.frames else []

    def check(self, move: int) -> Clause | None:
        return FORBIDDEN if self.moves and self.moves[-1] == move else None

    def apply(self, move: int) -> None:
        self.moves = (*self.moves, move)
        if len(self.moves) == TURN:
            self.frames[SEAT] = 1

    def copy(self) -> Self:
        other = type(self)()
        other.moves, other.frames, other.omen = self.moves, self.frames.copy(), self.omen
        return other


class Climber(Heuristics[Climb]):
    """Heuristics that count the right numbers; an omen is worth more where it is heeded."""

    def evaluate(self, state: Climb, seat: int) -> float:
        right = sum(move == wanted for move, wanted in zip(state.moves, STAIRS, strict=False))
        return right + (3.0 if state.moves and state.moves[0] == state.omen else 0.0)

    def default_move(self, state: Climb) -> int:
        return state.legal()[0]

    def long_segment(self, state: Climb) -> Hashable:
        return state.frames[SEAT] if state.frames else OVER


pytestmark = interpreted


def evolved(
    lines: list[tuple[int, ...]], omens: tuple[int, ...] = (0,), seed: int = 1
) -> tuple[tuple[int, ...], float]:
    """Return the best line that evolution makes of others, and its value."""
    states = [Climb() for _ in omens]
    for state, omen in zip(states, omens, strict=True):
        state.omen = omen
    found = TurnEvolution(Climber(), states, BUDGET, Chance.from_seed(seed)).best(lines)
    return found.moves, found.value


def test_the_best_turn_is_found_from_a_poor_one() -> None:
    assert evolved([(0, 1, 0, 1, 0, 1)], omens=(9,)) == (STAIRS, 6.0)


def test_a_line_that_cannot_be_improved_stays() -> None:
    assert evolved([STAIRS, (0, 1, 0, 1, 0, 1)], omens=(9,))[0] == STAIRS


def test_moves_that_have_become_illegal_are_passed_over_and_the_default_policy_ends_the_turn() -> None:
    evolution = TurnEvolution(Climber(), [Climb()], BUDGET, Chance.from_seed(1))
    state, moves = evolution._played(Climb(), (1, 1, 2, 2, 3))
    assert moves == (1, 2, 3, 0, 1, 0)
    assert state.actor == 1


def test_the_value_is_the_mean_over_determinizations() -> None:
    """Three points in one of two states are worth one and a half."""
    assert evolved([STAIRS], omens=(1, 0)) == (STAIRS, 7.5)


def test_the_same_chance_evolves_the_same_line() -> None:
    assert evolved([(0, 1)], seed=5) == evolved([(0, 1)], seed=5)


def test_master_evolves_its_turn_in_through_the_ages_by_legal_moves() -> None:
    game = find_game("through-the-ages")
    state = next(positions(game, ready(game), 2, seed=3, every=1))
    master = Master(Chance.from_seed(2))
    while not master.plan:
        move = master.choose(sight(game, state))
        assert state.check(move) is None
        state.apply(move)
    for move in master.plan:
        assert state.check(move) is None
        state.apply(move)
