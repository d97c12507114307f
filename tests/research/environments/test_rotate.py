"""`rotate=True` reaches every kind of environment: each gives the rotated rows of its match."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from aevum.kernel.registry import find_game
from aevum.research import pettingzoo
from aevum.research.encoding import NotRotatable
from aevum.research.env_core import EnvConfig, EnvCore
from aevum.research.gymnasium import SeatEnv, vector
from aevum.research.pick_env import PickEnv

with warnings.catch_warnings():
    # PettingZoo imports games of its own in a way that it calls outdated.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test

SEATS = 3
TURNED = EnvConfig.of(find_game("tempus"), SEATS, {}, rotate=True)


def rows(play: EnvCore, seat: int) -> tuple[Any, Any]:
    """Return the rotated row of a match, and the one that is not."""
    plain = EnvConfig.of(play.game, SEATS, {})
    turned, absolute = (EnvCore(config, play.state, [0] * SEATS).row(seat) for config in (TURNED, plain))
    return np.array(turned, np.float32), np.array(absolute, np.float32)


def test_gymnasium() -> None:
    env = gymnasium.make("aevum/tempus-v0", seats=SEATS, seat=1, rotate=True).unwrapped
    check_env(env)
    observation, info = env.reset(seed=2)
    differences = 0
    for _ in range(30):
        turned, absolute = rows(env.play, 1)
        assert np.array_equal(observation["observation"], turned)
        differences += not np.array_equal(turned, absolute)
        observation, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            break
    assert differences > 10


@pytest.mark.parametrize("game", ["clash-of-cultures", "through-the-ages", "tempus-imperium"])
def test_every_game_of_ours_can_be_rotated(game: str) -> None:
    check_env(gymnasium.make(f"aevum/{game}-v0", rotate=True).unwrapped)


def test_picks() -> None:
    inner = SeatEnv("tempus", seats=SEATS, seat=2, rotate=True)
    observation, _ = PickEnv(inner).reset(seed=2)
    turned, absolute = rows(inner.play, 2)
    assert np.array_equal(observation["observation"][: len(turned)], turned)
    assert not np.array_equal(turned, absolute)


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoo() -> None:
    env = pettingzoo.env("tempus", seats=SEATS, rotate=True)
    api_test(env, num_cycles=60)
    env.reset(seed=2)
    for _ in range(30):
        for seat, agent in enumerate(env.possible_agents):
            assert np.array_equal(env.observe(agent)["observation"], rows(env.play, seat)[0])
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert not np.array_equal(*rows(env.play, 1))


@pytest.mark.parametrize("processes", [0, 2])
def test_vectorized(processes: int) -> None:
    envs = vector("tempus", 2, processes=processes, seats=SEATS, seat=2, rotate=True)
    try:
        observations, infos = envs.reset(seed=5)
        singles = [SeatEnv("tempus", seats=SEATS, seat=2, rotate=True) for _ in range(2)]
        seen = [env.reset(seed=5 + number)[0] for number, env in enumerate(singles)]
        for _ in range(12):
            for number, env in enumerate(singles):
                assert np.array_equal(observations["observation"][number], seen[number]["observation"])
                assert np.array_equal(observations["observation"][number], rows(env.play, 2)[0])
            moves = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
            observations, _, _, _, infos = envs.step(moves)
            seen = [env.step(move)[0] for env, move in zip(singles, moves, strict=True)]
    finally:
        envs.close()


@pytest.mark.parametrize("make", [SeatEnv, pettingzoo.env])
def test_a_game_that_cannot_be_rotated_is_refused(make: Any) -> None:
    with pytest.raises(NotRotatable):
        make("high-card", seats=2, rotate=True)
