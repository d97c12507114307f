"""One seat of every game is a Gymnasium environment; bots sit on the others."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from aevum.bots import Bot, Sight
from aevum.research.gymnasium import ILLEGAL, SeatEnv, vector


def played(env: Any, seed: int) -> tuple[float, int]:
    """Play a random match to its end; return the sum of rewards and the number of decisions."""
    observation, _ = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    gained, decisions, over = 0.0, 0, False
    while not over:
        observation, reward, over, _, _ = env.step(dice.choice(np.flatnonzero(observation["action_mask"])))
        gained += reward
        decisions += 1
    return gained, decisions


def test_the_environment_is_as_gymnasium_wants_it(id: str, seats: int) -> None:
    check_env(gymnasium.make(f"aevum/{id}-v0", seats=seats).unwrapped)


def test_a_match_comes_to_its_end_whichever_seat_one_has(id: str, seats: int) -> None:
    for seat in {0, seats - 1}:
        env = SeatEnv(id, seats=seats, seat=seat)
        gained, decisions = played(env, 4)
        assert decisions > 1
        assert seats == 1 or -1 <= gained <= 1
        assert played(env, 4) == (gained, decisions)


def test_solo_points_shown_on_the_way_add_up() -> None:
    whole = played(SeatEnv("tempus-imperium", reward="points"), 9)
    assert played(SeatEnv("tempus-imperium", reward="progress"), 9) == whole


def test_a_bot_that_thinks_can_sit_opposite() -> None:
    env = SeatEnv("tempus", seats=3, bots=["easy", "random"], island="prepared")
    observation, _ = env.reset(seed=2)
    for _ in range(6):
        observation, *_ = env.step(np.flatnonzero(observation["action_mask"])[0])
    assert env.play.actor == 0


def test_a_bot_of_ones_own_can_sit_opposite() -> None:
    class Last(Bot):
        def choose(self, sight: Sight) -> int:
            return sight.legal[-1]

    _, decisions = played(SeatEnv("high-card", seats=3, bots=Last), 1)
    assert decisions > 0
    assert played(SeatEnv("high-card", seats=3, bots=[Last, "random"]), 1)[1] > 0


def test_a_move_that_is_not_legal_ends_the_match() -> None:
    env = SeatEnv("tempus-imperium")
    observation, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, True)
    assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))


def test_matches_in_several_processes_are_those_of_one() -> None:
    envs = vector("high-card", 2, seats=2)
    try:
        observations, _ = envs.reset(seed=[5, 6])
        alone = SeatEnv("high-card", seats=2)
        for number, seed in enumerate((5, 6)):
            single, _ = alone.reset(seed=seed)
            assert np.array_equal(observations["observation"][number], single["observation"])
        first = [int(np.flatnonzero(mask)[0]) for mask in observations["action_mask"]]
        observations, rewards, _, _, _ = envs.step(np.array(first))
        single, reward, *_ = alone.step(first[1])
        assert np.array_equal(observations["observation"][1], single["observation"])
        assert rewards[1] == reward
    finally:
        envs.close()


def test_legal_moves_are_in_the_info_too(id: str, seats: int) -> None:
    env = SeatEnv(id, seats=seats)
    observation, info = env.reset(seed=3)
    for _ in range(30):
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert np.array_equal(info["action_mask"].astype(bool), env.action_masks())
        observation, _, over, _, info = env.step(int(env.action_space.sample(info["action_mask"])))
        if over:
            break


def test_the_table_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    text = gymnasium.make("aevum/tempus-imperium-v0", render_mode="ansi")
    text.reset(seed=1)
    drawn = text.render()
    assert isinstance(drawn, str)
    assert drawn.count("\n") > 10
    assert "\x1b[" in drawn
    shown = gymnasium.make("aevum/tempus-imperium-v0", render_mode="human")
    observation, _ = shown.reset(seed=1)
    assert capsys.readouterr().out == drawn
    shown.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert capsys.readouterr().out.count("\n") > 10
    assert shown.render() is None


def test_gymnasium_finds_a_game_by_module_and_id_without_an_import() -> None:
    """Runs in a process of its own, because here everything is imported already."""
    program = (
        "import gymnasium\n"
        "env = gymnasium.make('aevum.research.gymnasium:aevum/tempus-v0', seats=4)\n"
        "print(env.spec.id, env.unwrapped.setting.seats)\n"
    )
    ran = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "aevum/tempus-v0 4\n"), ran.stderr


def test_bad_arguments_are_refused() -> None:
    for wrong in ({"seat": 3}, {"bots": ["random"]}, {"reward": "money"}, {"render_mode": "film"}):
        with pytest.raises(ValueError, match=r"no seat|bots for|there are"):
            SeatEnv("tempus", seats=3, **wrong)
