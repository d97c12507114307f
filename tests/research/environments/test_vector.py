"""Many matches at once are those of single environments, in one process or in several."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from aevum.research.gymnasium import SeatEnv, vector
from aevum.research.vector import SeatVectorEnv

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


def equal(one: Any, other: Any) -> bool:
    """Whether two results of a step or reset are the same."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(value, other[name]) for name, value in one.items())
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(map(equal, one, other))
    if isinstance(one, tuple):
        return all(map(equal, one, other))
    return bool(np.array_equal(one, other))


def chosen(masks: Any, dice: Any) -> Any:
    """Return a random legal move for each match, 0 where there is none."""
    return np.array([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def compare(envs: SeatVectorEnv, id: str, steps: int, mode: AutoresetMode, **settings: Any) -> int:
    """Play random moves, and return how many matches have ended; every result is that of Gymnasium's own class."""
    single = SyncVectorEnv([partial(SeatEnv, id, **settings)] * envs.num_envs, autoreset_mode=mode)
    seen, dice, ended = envs.reset(seed=3), np.random.default_rng(3), 0
    assert equal(seen, single.reset(seed=3))
    assert envs.observation_space == single.observation_space
    assert envs.action_space == single.action_space
    for _ in range(steps):
        moves = chosen(seen[0]["action_mask"], dice)
        observations, rewards, over, cut, infos = envs.step(moves)
        assert equal((observations, rewards, over, cut, infos), single.step(moves))
        assert observations["observation"] in envs.observation_space["observation"]
        seen = observations, infos
        ended += int(over.sum())
    return ended


def test_matches_of_one_process_are_those_of_single_environments(id: str, seats: int) -> None:
    compare(vector(id, 3, seats=seats), id, 40, AutoresetMode.NEXT_STEP, seats=seats)


@pytest.mark.parametrize("mode", MODES)
def test_a_match_that_has_ended_is_followed_by_another(mode: AutoresetMode) -> None:
    envs = vector("high-card", 3, seats=2, autoreset_mode=mode)
    assert compare(envs, "high-card", 60, mode, seats=2) > 5


@pytest.mark.parametrize("mode", MODES)
def test_matches_of_several_processes_are_those_of_one(mode: AutoresetMode) -> None:
    envs = vector("high-card", 5, processes=2, seats=2, autoreset_mode=mode)
    try:
        assert compare(envs, "high-card", 40, mode, seats=2) > 5
        with pytest.raises(NotImplementedError):
            envs.render()
    finally:
        envs.close()


def test_an_illegal_move_ends_the_match() -> None:
    envs, single = vector("high-card", 2, seats=2), SyncVectorEnv([partial(SeatEnv, "high-card", seats=2)] * 2)
    seen, _ = envs.reset(seed=1)
    single.reset(seed=1)
    moves = np.array([np.flatnonzero(seen["action_mask"][0])[0], np.flatnonzero(seen["action_mask"][1] == 0)[0]])
    for _ in range(2):
        result = envs.step(moves)
        assert equal(result, single.step(moves))


def test_matches_that_have_ended_wait_for_a_reset_of_their_own() -> None:
    envs = vector("high-card", 2, seats=2, autoreset_mode=AutoresetMode.DISABLED)
    seen, _ = envs.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"][0] == 0)[0])
    legal = int(np.flatnonzero(seen["action_mask"][1])[0])
    after, _, over, *_ = envs.step([illegal, legal])
    assert over.tolist() == [True, False]
    with pytest.raises(ValueError, match="match 0 is over"):
        envs.step([illegal, legal])
    again, infos = envs.reset(options={"reset_mask": np.array([True, False])})
    assert infos["_action_mask"].tolist() == [True, False]
    assert np.array_equal(again["observation"][1], after["observation"][1])
    assert not np.array_equal(again["observation"][0], seen["observation"][0])


def test_gymnasium_makes_and_wraps_them() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec("aevum/high-card-v0", num_envs=4, seats=2))
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    (seen, _), dice, told = envs.reset(seed=2), np.random.default_rng(2), 0
    for _ in range(30):
        seen, _, _, _, infos = envs.step(chosen(seen["action_mask"], dice))
        told += int(infos.get("_episode", np.zeros(4)).sum())
    assert told > 3


def test_observations_without_copies_are_the_same_arrays() -> None:
    envs = vector("high-card", 2, seats=2, copy=False)
    first, _ = envs.reset(seed=1)
    second, *_ = envs.step(chosen(first["action_mask"], np.random.default_rng(1)))
    assert first["observation"] is second["observation"]


def test_bad_arguments_are_refused() -> None:
    sizes: list[dict[str, Any]] = [{"count": 0}, {"count": 2, "processes": -1}, {"count": 2, "autoreset_mode": "never"}]
    for wrong in sizes:
        with pytest.raises(ValueError, match=r"matches in|never"):
            vector("high-card", **wrong)
    envs = vector("high-card", 2)
    for mask in ([True], np.array([1, 0])):
        with pytest.raises(ValueError, match="must be as many"):
            envs.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="must be as many"):
        envs.reset(seed=[1])
