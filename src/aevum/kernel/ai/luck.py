"""Luck of chance events: the value of an actual outcome, less the mean value of outcomes that were as likely.

Only what no seat knew is drawn anew, so actual and imagined outcomes are exchangeable: the mean of all luck is 0,
whatever the values are worth. A poor evaluation sees little of the luck; it never tells a biased one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aevum.kernel.ai.estimate import Estimate, mean_of
from aevum.kernel.chance import Chance
from aevum.kernel.state import State

Values = Callable[[State], Sequence[float]]
"""Function that returns the value of a state for each seat."""
OUTCOMES: Final = 8
"""Number of outcomes that an actual one is compared with, unless more are asked for."""


def is_chance_event(before: State, after: State) -> bool:
    """Whether chance was used or anything hidden was shown between two states."""
    return before.chance != after.chance or before.revealed != after.revealed


def luck_of(
    before: State, move: int, after: State, values: Values, chance: Chance, outcomes: int = OUTCOMES
) -> tuple[Estimate, ...]:
    """Return the luck of each seat in the outcome of a move; empty if no other outcome would have made a difference.

    `after` is the state to which the move has led from `before`. `chance` is the generator of this event alone.
    """
    if not is_chance_event(before, after):
        return ()
    actual = tuple(values(after))
    imagined = [tuple(values(_outcome(before, move, chance.branch(number)))) for number in range(outcomes)]
    if all(other == actual for other in imagined):
        return ()
    return tuple(_luck(own, others) for own, others in zip(actual, zip(*imagined, strict=True), strict=True))


def _outcome(before: State, move: int, seed: int) -> State:
    """Return the state to which a move leads once what no seat knows has been drawn anew from a seed."""
    state = before.redraw_unknown(Chance.from_seed(seed))
    state.apply(move)
    return state


def _luck(actual: float, imagined: Sequence[float]) -> Estimate:
    usual = mean_of(imagined)
    return Estimate(actual - usual.amount, usual.error)
