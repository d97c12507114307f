"""A copy of an environment plays on exactly as the original does, and neither disturbs the other."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, Final

import gymnasium
import numpy as np
import pyspiel
import pytest

from aevum.kernel.registry import find_game
from aevum.research import pettingzoo
from aevum.research.gymnasium import SeatEnv
from aevum.research.openspiel import short_name

STEPS: Final = 1000
BEFORE: Final = 20
"""Number of steps before the first copy is made."""
RENEWED: Final = 250
"""Number of steps after which the copy is replaced by a copy of itself."""


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def forked(env: Any) -> Any:
    return env.fork()


WAYS = pytest.mark.parametrize("copied", [copy.deepcopy, pickled, forked])
Copy = Callable[[Any], Any]


def choice(dice: Any, observation: Any) -> int:
    return int(dice.choice(np.flatnonzero(observation["action_mask"])))


def assert_same(one: Any, other: Any) -> None:
    for part in ("observation", "action_mask"):
        assert np.array_equal(one[part], other[part]), part


@WAYS
def test_a_copied_gymnasium_environment_plays_on_like_the_original(id: str, seats: int, copied: Copy) -> None:
    env = SeatEnv(id, seats=seats, reward="progress")
    seen, _ = env.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(BEFORE):
        seen, _, over, _, _ = env.step(choice(dice, seen))
        if over:
            seen, _ = env.reset()
    twin = copied(env)
    for step in range(STEPS):
        move = choice(dice, seen)
        other, *result_of_twin = twin.step(move)
        seen, *result = env.step(move)
        assert_same(seen, other)
        assert result[:3] == result_of_twin[:3]
        if result[1]:
            (seen, _), (other, _) = env.reset(), twin.reset()
            assert_same(seen, other)
        if step % RENEWED == 0:
            twin = copied(twin)


@WAYS
def test_a_copied_pettingzoo_environment_plays_on_like_the_original(
    id: str, seats: int, several: None, copied: Copy
) -> None:
    env = pettingzoo.env(id, seats=seats, reward="progress")
    env.reset(seed=2)
    dice = np.random.default_rng(2)

    def stepped(*copies: Any) -> None:
        if not copies[0].agents:
            for each in copies:
                each.reset()
            return
        seen, _, over, cut, _ = copies[0].last()
        move = None if over or cut else choice(dice, seen)
        for each in copies:
            each.step(move)

    for _ in range(BEFORE):
        stepped(env)
    twin = copied(env)
    for step in range(STEPS):
        stepped(env, twin)
        assert env.agent_selection == twin.agent_selection
        assert env.rewards == twin.rewards
        assert env.terminations == twin.terminations
        for agent in env.agents:
            assert_same(twin.observe(agent), env.observe(agent))
        if step % RENEWED == 0:
            twin = copied(twin)


@WAYS
def test_what_a_copy_does_changes_nothing_in_the_original(id: str, seats: int, copied: Copy) -> None:
    env, witness = SeatEnv(id, seats=seats), SeatEnv(id, seats=seats)
    seen, _ = env.reset(seed=3)
    witness.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in range(10):
        twin, straying = copied(env), seen
        for _ in range(5):
            straying, _, over, _, _ = twin.step(choice(dice, straying))
            if over:
                break
        move = choice(dice, seen)
        seen, reward, over, *_ = env.step(move)
        expected, reward_expected, *_ = witness.step(move)
        assert_same(seen, expected)
        assert reward == reward_expected
        if over:
            break


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_bots_that_think_are_copied_with_their_plans(copied: Copy) -> None:
    env = SeatEnv("tempus", seats=3, bots=["easy", "random"], island="prepared")
    seen, _ = env.reset(seed=4)
    dice = np.random.default_rng(4)
    for _ in range(6):
        seen, *_ = env.step(choice(dice, seen))
    twin = copied(env)
    for _ in range(10):
        move = choice(dice, seen)
        seen, *result = env.step(move)
        other, *result_of_twin = twin.step(move)
        assert_same(seen, other)
        assert result[:3] == result_of_twin[:3]


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_a_wrapped_environment_is_copied(copied: Copy) -> None:
    env = gymnasium.make("aevum/tempus-imperium-v0")
    seen, _ = env.reset(seed=5)
    seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    twin = copied(env)
    for _ in range(20):
        move = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, *_ = env.step(move)
        other, *_ = twin.step(move)
        assert_same(seen, other)


def cloned(state: Any) -> Any:
    return state.clone()


@pytest.mark.parametrize("copied", [cloned, copy.deepcopy, pickled])
def test_a_copied_openspiel_state_plays_on_like_the_original(id: str, seats: int, copied: Copy) -> None:
    game = pyspiel.load_game(f"{short_name(find_game(id))}(players={seats})")
    dice = np.random.RandomState(6)
    state = game.new_initial_state()
    twin = copied(state)
    for step in range(STEPS):
        if state.is_terminal():
            assert state.returns() == twin.returns()
            break
        actions = state.legal_actions()
        move = int(dice.choice(actions))
        assert twin.legal_actions() == actions
        twin.apply_action(move)
        state.apply_action(move)
        if not state.is_chance_node():
            for player in range(seats):
                assert twin.observation_tensor(player) == state.observation_tensor(player)
        if step % RENEWED == BEFORE:
            twin = copied(twin)
