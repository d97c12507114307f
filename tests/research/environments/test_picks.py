"""Environments whose actions are picks instead of moves: the same matches, with few actions."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from aevum.research.gymnasium import ILLEGAL, SeatEnv
from aevum.research.pick_env import PickEnv, picks_of


def test_every_move_has_a_path_of_its_own(id: str, seats: int) -> None:
    book = SeatEnv(id, seats=seats).setting.game.book
    picks = picks_of(book)
    paths = {picks.path(move) for move in range(book.size)}
    assert len(paths) == book.size
    assert not any(path[:-1] in paths for path in paths)
    assert picks.size < 500


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_the_environment_is_as_gymnasium_wants_it(id: str, seats: int) -> None:
    check_env(PickEnv(SeatEnv(id, seats=seats)), skip_render_check=True)


def test_picks_make_the_moves_they_name(id: str, seats: int) -> None:
    plain, env = SeatEnv(id, seats=seats, reward="progress"), PickEnv(SeatEnv(id, seats=seats, reward="progress"))
    seen, _ = plain.reset(seed=3)
    picked, info = env.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in range(60):
        move = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, *_ = plain.step(move)
        for pick in picks_of(env.book).path(move):
            assert info["action_mask"][pick] == env.action_masks()[pick] == 1
            picked, gained, ended, _, info = env.step(pick)
        assert np.array_equal(picked["observation"][: len(seen["observation"])], seen["observation"])
        assert not picked["observation"][len(seen["observation"]) :].any()
        assert (gained, ended) == (reward, over)
        if over:
            break


def test_picks_so_far_are_part_of_the_observation_and_of_a_copy() -> None:
    env = PickEnv(SeatEnv("tempus-imperium"))
    seen, _ = env.reset(seed=1)
    first = int(np.flatnonzero(seen["action_mask"])[-1])
    seen, reward, over, *_ = env.step(first)
    assert (reward, over) == (0.0, False)
    assert np.flatnonzero(seen["observation"][-env.action_space.n :]).tolist() == [first]
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        pick = int(np.flatnonzero(seen["action_mask"])[0])
        after, *_ = twin.step(pick)
        again, *_ = copy.deepcopy(env).step(pick)
        assert np.array_equal(after["observation"], again["observation"])


def test_a_pick_that_leads_nowhere_ends_the_match() -> None:
    env = PickEnv(SeatEnv("tempus-imperium"))
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, True)
