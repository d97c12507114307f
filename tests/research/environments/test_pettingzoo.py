"""Every game for several seats is a PettingZoo environment."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.research import pettingzoo
from aevum.research.env_core import NotLegal

with warnings.catch_warnings():
    # PettingZoo imports games of its own in a way that it calls outdated.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

pytestmark = [
    # PettingZoo warns of every environment with the mask beside the observation, as in all its own board games.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def played(env: Any, seed: int) -> list[tuple[str, float]]:
    """Play a random match to its end; return the agent and its reward at every step."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    line = []
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        line.append((agent, reward))
        env.step(None if over or cut else int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    return line


def test_the_api_is_as_pettingzoo_wants_it(id: str, seats: int, several: None) -> None:
    api_test(pettingzoo.env(id, seats=seats), num_cycles=400)


def test_the_same_seed_is_the_same_match(id: str, seats: int, several: None) -> None:
    seed_test(lambda: pettingzoo.env(id, seats=seats), num_cycles=120)


def test_a_match_comes_to_its_end_and_ranks_add_up_to_nothing(id: str, seats: int, several: None) -> None:
    env = pettingzoo.raw_env(id, seats=seats)
    rewards = dict(played(env, 3)[-seats:])
    assert len(rewards) == seats
    assert abs(sum(rewards.values())) < 1e-9


def test_points_shown_on_the_way_add_up_to_those_of_the_end() -> None:
    line = played(pettingzoo.raw_env("tempus", seats=3, reward="progress", island="prepared"), 2)
    whole = played(pettingzoo.raw_env("tempus", seats=3, reward="points", island="prepared"), 2)
    assert [agent for agent, _ in line] == [agent for agent, _ in whole]
    for agent in {agent for agent, _ in line}:
        assert sum(got for who, got in line if who == agent) == sum(got for who, got in whole if who == agent) > 0


def test_observations_do_not_depend_on_what_is_hidden(id: str, seats: int, several: None) -> None:
    env = pettingzoo.raw_env(id, seats=seats)
    env.reset(seed=8)
    dice = np.random.default_rng(8)
    for number in range(60):
        if env.play.over:
            break
        agent = env.agent_selection
        before = env.observe(agent)
        other = pettingzoo.raw_env(id, seats=seats)
        other.reset(seed=0)
        other.play.state = env.play.state.resample(env.play.actor, Chance.from_seed(number))
        after = other.observe(agent)
        assert all(np.array_equal(before[part], after[part]) for part in before)
        env.step(int(dice.choice(np.flatnonzero(before["action_mask"]))))


def test_who_does_not_decide_has_no_moves() -> None:
    env = pettingzoo.raw_env("high-card", seats=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, offered in masks.items() if offered] == [env.agent_selection]


def test_a_move_that_is_not_legal_is_refused_or_ends_the_match() -> None:
    raw = pettingzoo.raw_env("high-card")
    raw.reset(seed=1)
    forbidden = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(NotLegal):
        raw.step(forbidden)
    env = pettingzoo.env("high-card")
    env.reset(seed=1)
    env.last()
    loser = env.agent_selection
    env.step(forbidden)
    assert env.terminations[loser]
    assert env.rewards[loser] == pettingzoo.ILLEGAL


def test_the_info_of_the_agent_that_decides_holds_its_legal_moves(id: str, seats: int, several: None) -> None:
    env = pettingzoo.env(id, seats=seats)
    env.reset(seed=4)
    for _ in range(40):
        observation, _, over, _, info = env.last()
        if over:
            break
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert [agent for agent in env.agents if env.infos[agent]] == [env.agent_selection]
        env.step(int(env.action_space(env.agent_selection).sample(info["action_mask"])))


def test_the_table_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    text = pettingzoo.env("high-card", render_mode="ansi")
    text.reset(seed=1)
    drawn = text.render()
    shown = pettingzoo.env("high-card", render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out == drawn
    assert drawn.strip()


def test_pictures() -> None:
    drawn = pettingzoo.raw_env("high-card", render_mode="svg")
    drawn.reset(seed=1)
    assert drawn.render().startswith("<svg")
    seen = pettingzoo.raw_env("tempus", seats=3, render_mode="rgb_array")
    seen.reset(seed=1)
    picture = seen.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == picture.shape[2] == 3
    assert picture.std() > 10


def test_bad_arguments_are_refused() -> None:
    for wrong in ({"game": "chess"}, {"game": "tempus", "seats": 2}, {"game": "tempus", "island": "flat"}):
        with pytest.raises(AevumError):
            pettingzoo.raw_env(**wrong)
    with pytest.raises(ValueError, match="there are rank, points, progress"):
        pettingzoo.raw_env("tempus", reward="money")
    with pytest.raises(ValueError, match="there are human, ansi, svg, rgb_array"):
        pettingzoo.raw_env("tempus", render_mode="film")
