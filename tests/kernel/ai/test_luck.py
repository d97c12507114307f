"""Luck of chance events: its mean is 0, and outcomes that make no difference have none."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from aevum.kernel.ai.estimate import Estimate, mean_of
from aevum.kernel.ai.forecast import Forecast, NoForecast
from aevum.kernel.ai.luck import is_chance_event, luck_of
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, State
from aevum.kernel.registry import find_game

Event = tuple[State, int, State]
MATCHES = {"tempus": 1, "through-the-ages": 3, "clash-of-cultures": 3}
GAMES = (("tempus", 3), ("through-the-ages", 2), ("clash-of-cultures", 2))


def random_events(name: str, seats: int, seed: int) -> Iterator[Event]:
    """Yield the chance events of a random match: state before, move, state after."""
    game, dice = find_game(name), Random(seed)
    state = game.start(game.options_type(), seats, Chance.from_seed(seed))
    while state.actor != OVER:
        before, move = state.copy(), dice.choice(game.without_resignations(state.legal()))
        state.apply(move)
        if is_chance_event(before, state):
            yield before, move, state.copy()


def some_events(name: str, seats: int) -> Iterator[Event]:
    """Yield the chance events of a few random matches."""
    for seed in range(MATCHES[name]):
        yield from random_events(name, seats, seed)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_mean_of_luck_is_zero_on_random_play(name: str, seats: int) -> None:
    forecast = Forecast(find_game(name), seats)
    found = [
        luck[0].amount
        for number, (before, move, after) in enumerate(some_events(name, seats))
        if (luck := luck_of(before, move, after, forecast.luck_margins, Chance.from_seed(number)))
    ]
    mean = mean_of(found)
    assert len(found) >= 10
    assert any(found)
    assert abs(mean.amount) < 3 * mean.error


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_actual_and_redrawn_outcomes_are_exchangeable(name: str, seats: int) -> None:
    """Take outcomes that were drawn anew for actual ones: on average they are neither lucky nor unlucky."""
    forecast = Forecast(find_game(name), seats)
    found: list[float] = []
    for number, (before, move, after) in enumerate(some_events(name, seats)):
        if not luck_of(before, move, after, forecast.luck_margins, Chance.from_seed(number), 4):
            continue
        for other in range(4):
            redrawn = before.redraw_unknown(Chance.from_seed(1000 * number + other))
            outcome = redrawn.copy()
            outcome.apply(move)
            luck = luck_of(
                redrawn, move, outcome, forecast.luck_margins, Chance.from_seed(1000 * number + other + 500), 4
            )
            found.append(luck[0].amount if luck else 0.0)
        if len(found) >= 120:
            break
    mean = mean_of(found)
    assert len(found) >= 30
    assert abs(mean.amount) < 3 * mean.error


def test_a_move_without_chance_has_no_luck() -> None:
    game = find_game("tempus-imperium")
    state = game.start(game.options_type(), 1, Chance.from_seed(1))
    after = state.copy()
    after.apply(state.legal()[0])
    assert not is_chance_event(state, after)
    assert luck_of(state, state.legal()[0], after, Forecast(game, 1).margins, Chance.from_seed(1)) == ()


def test_an_outcome_that_makes_no_difference_has_no_luck() -> None:
    before, move, after = next(iter(random_events("tempus", 3, seed=11)))
    assert luck_of(before, move, after, lambda _: (1.0, 0.0, -1.0), Chance.from_seed(1)) == ()


def test_a_game_without_heuristics_has_no_forecast() -> None:
    with pytest.raises(NoForecast):
        Forecast(find_game("high-card"), 2)


def test_a_mean_has_a_standard_error() -> None:
    assert mean_of([1.0, 3.0]) == Estimate(2.0, 1.0)
    assert mean_of([]) == Estimate(0.0)
