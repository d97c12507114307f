"""Heuristics of a game: evaluation function, default policy, candidate moves.

Search bots know no game; they use these.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from aevum.kernel.ai.features import Feature
from aevum.kernel.ai.weights import WeightSet
from aevum.kernel.state import State

if TYPE_CHECKING:
    from aevum.kernel.ai.learned_value import LearnedValue

S = TypeVar("S", bound=State)
Terms = tuple[tuple[str, float], ...]
"""Terms of an evaluation: message ids (`term-points`) with their parts.

Always the same ids in the same order.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(ABC, Generic[S]):
    """Evaluation function, default policy and candidate moves of one game, called with determinized states only.

    A bot searches its own consecutive decisions to the end of a `search_segment`. Where a line reaches something that
    the seat cannot foresee, `default_move` plays on for all seats in several determinizations, and the mean of their
    evaluations counts.
    """

    weight_set: ClassVar[WeightSet | None] = None
    """Weights of the evaluation, where they are data and can be tuned."""
    points_per_unit: ClassVar[float] = 1.0
    """Points of the game that one unit of an evaluation stands for."""
    max_beam_width: ClassVar[int] = 24
    """Largest beam width that pays off, for a bot that could afford a larger one.

    A wide search finds the states about which a rough evaluation errs.
    """
    rollout_weight: ClassVar[float] = 0.6
    """Weight of the mean rollout value of a line, 0 to 1; the rest is the value that beam search gave the line.

    0 where there are no opponents, or where their replies say nothing. Used by bots that play rollouts.
    """

    deep_rollout_weight: ClassVar[float] = 0.6
    """Weight of rollouts in reviews and in the choices of the bot `master`, which plays longer and more ones."""
    deep_rollout_evaluations: ClassVar[int] = 40_000
    """Number of evaluations after which `master` begins no further rollouts, for at most some five seconds."""

    evolves_turns: ClassVar[bool] = False
    """Whether `master` evolves the moves of a long segment as a list instead of playing rollouts."""

    rollouts_play_on: ClassVar[bool] = False
    """Whether rollouts go on after the next decision of their seat, so that they show what its action prepares."""

    rollouts_count_victories: ClassVar[bool] = False
    """Whether rollouts are valued by `victory_share` instead of `relative_evaluation`."""

    features: ClassVar[tuple[Feature, ...]] = ()
    """Features of a state, the terms of the evaluation first; none in games that cannot learn a value."""
    learned_value: ClassVar[LearnedValue | None] = None
    """Learned value by which bots from `normal` on play; None: they play by `evaluate`."""

    segment_is_action: ClassVar[bool] = False
    """Whether a search segment is one action of the game, which hints propose as a whole; else each step is one."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """Return the evaluation of a state for a seat; more is better.

        Any unit will do that stays the same through a search segment.
        """

    def evaluation_terms(self, state: S, seat: int) -> Terms:
        """Return the terms whose sum is the evaluation, up to rounding; by default a single term."""
        return (("term-prospects", self.evaluate(state, seat)),)

    def feature_values(self, state: S, seat: int) -> list[float]:
        """Return the values of `features`, in their order, from what the seat may know."""
        return []

    def time_left(self, state: S, seat: int) -> float:
        """Return the part of the match that is still to come for a seat, from 1 to 0.

        Two states in which the seat has as much left to do have exactly the same.
        """
        return 0.0

    def turn_to_come(self, state: S, seat: int) -> float:
        """Return what a turn that a seat is still to take is worth, where `evaluate` counts only one under way.

        Forecasts add it, so that no seat seems to gain because its turn begins.
        """
        return 0.0

    def relative_evaluation(self, state: S, seat: int) -> float:
        """Return the evaluation of a state for a seat compared with its opponents', used at the end of rollouts."""
        return self.evaluate(state, seat)

    def victory_share(self, state: S, seat: int) -> float:
        """Return the expected part of the victory of a seat, from 0 to 1; only if `rollouts_count_victories`."""
        raise NotImplementedError

    def victory_slope(self, state: S) -> float:
        """Return the log odds of the victory for each unit that an evaluation is ahead; more than 0.

        It turns parts of the victory into the unit of evaluations.
        """
        raise NotImplementedError

    @abstractmethod
    def default_move(self, state: S) -> int:
        """Return a legal move of the actor by the default (rollout) policy, found without a search."""

    def search_segment(self, state: S) -> Hashable:
        """Return a value that stays the same through one segment of play: a searched line ends where it changes.

        By default the actor, so that a line ends where another seat decides.
        """
        return state.actor

    def long_segment(self, state: S) -> Hashable:
        """Return the value that marks a long segment: one search segment, or several that follow upon each other.

        Bots with a large budget search through it at once.
        """
        return self.search_segment(state)

    def candidates(self, state: S, legal: list[int]) -> list[int]:
        """Return the legal moves worth searching, at least one, best first where that can be said at once."""
        return legal

    def wide_candidates(self, state: S, legal: list[int]) -> list[int]:
        """Return the candidates of bots that play by a learned value, which can judge more than `evaluate` can."""
        return self.candidates(state, legal)

    def is_quiescent(self, state: S) -> bool:
        """Whether a state can be evaluated.

        Not in the middle of a step, such as a piece lifted and not yet put down.
        """
        return True

    def is_deterministic(self, state: S, move: int) -> bool:
        """Whether everything that a move brings about follows from what its actor knows.

        By default by the counters of the state: neither `chance` nor `learned` may change.
        """
        after = state.copy()
        after.apply(move)
        return after.learned == state.learned and after.chance == state.chance
