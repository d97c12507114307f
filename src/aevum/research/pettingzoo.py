"""PettingZoo (AEC) environments of every game for several seats.

>>> from aevum.research import pettingzoo
>>> env = pettingzoo.env("tempus", seats=3, island="prepared")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final, Self

import numpy as np
from pettingzoo import AECEnv

from aevum.kernel.registry import find_game
from aevum.research import observation as seen
from aevum.research.env_core import SEEDS, EnvConfig, EnvCore, NotLegal, refuse_unknown_reward

ILLEGAL: Final = -1.0
"""Reward for a move that the rules forbid; the match ends with it."""


def env(game: str, **settings: Any) -> raw_env:
    """Return an environment in which a move that is not legal ends the match with reward -1 for its mover.

    It checks moves itself: the wrappers of PettingZoo would cost as much time as the rules.
    """
    return raw_env(game, forgiving=True, **settings)


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo gives it
    """PettingZoo environment of one match; agent `player_N` is seat N.

    `reward`: one of `env_core.REWARDS`. `rotate`: the observing seat comes first in observations. All other keywords
    are options of the game. A move that is not legal raises NotLegal, unless `forgiving`. Moves that resign are left
    out. The legal moves are in the observation and, for the agent whose turn it is, in `infos[agent]["action_mask"]`.

    `copy.deepcopy`, `pickle` and `fork` give an environment that plays on exactly as this one would.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
        forgiving: bool = False,
        rotate: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.setting = EnvConfig.of(find_game(game), seats, options, rotate)
        self.reward = reward or self.setting.usual_reward()
        refuse_unknown_reward(self.reward)
        seen.refuse_unknown_mode(render_mode)
        self.metadata = {
            "name": f"aevum_{self.setting.game.id.replace('-', '_')}_v0",
            "render_modes": list(seen.RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen.observation_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: seen.action_space(self.setting) for agent in self.possible_agents}
        self._forgiving = forgiving
        self._dice = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; equal seeds give equal matches."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.play = EnvCore.begun(self.setting, int(self._dice.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to(self.possible_agents[self.play.actor])

    def _turn_to(self, agent: str) -> None:
        """Make an agent the one that decides, and give it its legal moves."""
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": seen.mask(self.play, self._seat[agent])}
        if self.render_mode == seen.HUMAN:
            self.render()

    def fork(self) -> Self:
        """Return an independent copy that plays on exactly as this environment would; only the spaces are shared."""
        shared = (self.setting, self.observation_spaces, self.action_spaces)
        return deepcopy(self, {id(part): part for part in shared})

    def observe(self, agent: str) -> seen.Observation:
        """Return what an agent may know, and its legal moves."""
        return seen.observe(self.play, self._seat[agent])

    def step(self, action: Any) -> None:
        """Make a move for the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.play.move(action)
            gains = self.play.rewards(self.reward)
            over = self.play.over
        except NotLegal:
            if not self._forgiving:
                raise
            gains = [ILLEGAL if other == agent else 0.0 for other in self.possible_agents]
            over = True
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._turn_to(self.possible_agents[self.play.actor])

    def render(self) -> Any:
        """Return the position as the agent whose turn it is sees it."""
        return seen.render(self.play, self._seat[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Do nothing; there is nothing to close."""
