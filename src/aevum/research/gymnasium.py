"""Gymnasium environments for one seat of any game; the other seats, if there are any, are bots.

>>> import gymnasium, aevum.research.gymnasium
>>> env = gymnasium.make("aevum/tempus-imperium-v0")
>>> env = gymnasium.make("aevum/tempus-v0", seats=4, bots="easy", seat=0)
>>> envs = gymnasium.make_vec("aevum/tempus-v0", num_envs=8)

Without the second import: `gymnasium.make("aevum.research.gymnasium:aevum/tempus-v0")`. Gymnasium 1.0 and later load no
entry points of packages.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

import gymnasium

from aevum.bots import Bot, Sight, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from aevum.kernel.registry import find_game, games
from aevum.research import observation as seen
from aevum.research.env_core import SEEDS, EnvConfig, EnvCore, NotLegal, refuse_unknown_reward

if TYPE_CHECKING:
    from aevum.research.vector import SeatVectorEnv

ILLEGAL: Final = -1.0
"""Reward for a move that the rules forbid; the match ends with it."""
VECTOR: Final = "aevum.research.vector:SeatVectorEnv"
"""Class of vector environments, which is loaded when it is needed."""
Opponent = str | type[Bot]
"""Name of an installed bot, or a bot class."""


class SeatEnv(gymnasium.Env):
    """Gymnasium environment of the decisions of one seat.

    `bots`: a name or class for all others, or one for each in the order of their seats. `reward`: one of
    `env_core.REWARDS`. `rotate`: the observing seat comes first in observations. All other keywords are options of the
    game. A move that is not legal ends the match with reward -1 and `info["illegal"]`. The legal moves are in the
    observation and in `info["action_mask"]`.

    `copy.deepcopy`, `pickle` and `fork` give an environment that plays on exactly as this one would.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(seen.RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: Opponent | Sequence[Opponent] = "random",
        reward: str | None = None,
        render_mode: str | None = None,
        rotate: bool = False,
        **options: Any,
    ) -> None:
        self.setting = EnvConfig.of(find_game(game), seats, options, rotate)
        self.reward = reward or self.setting.usual_reward()
        refuse_unknown_reward(self.reward)
        seen.refuse_unknown_mode(render_mode)
        if not 0 <= seat < self.setting.seats:
            raise ValueError(f"no seat {seat} among {self.setting.seats}")
        self.seat = seat
        self.render_mode = render_mode
        self._opponents = self._seated([bots] * (self.setting.seats - 1) if isinstance(bots, str | type) else bots)
        self.observation_space = seen.observation_space(self.setting)
        self.action_space = seen.action_space(self.setting)

    def _seated(self, names: Sequence[Opponent]) -> dict[int, type[Bot]]:
        others = [other for other in range(self.setting.seats) if other != self.seat]
        if len(names) != len(others):
            raise ValueError(f"{len(names)} bots for {len(others)} seats")
        game = self.setting.game
        return {
            other: find_bot(name, game) if isinstance(name, str) else name
            for other, name in zip(others, names, strict=True)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[seen.Observation, dict[str, Any]]:
        """Begin a match and let the bots play until this seat decides; equal seeds give equal matches."""
        self.begin(seed)
        return self._observe()

    def begin(self, seed: int | None = None) -> None:
        """Begin a match as `reset` does, without an observation."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS))
        self.play = EnvCore.begun(self.setting, chosen)
        chance = Chance.from_seed(chosen)
        self._bots = {other: bot(Chance.from_seed(chance.branch(1 + other))) for other, bot in self._opponents.items()}
        self._play_bots()

    def step(self, action: int) -> tuple[seen.Observation, float, bool, bool, dict[str, Any]]:
        """Make a move and let the bots play until this seat decides again; an illegal move ends the match."""
        try:
            gained = self.advance(action)
        except NotLegal:
            observation, info = self._observe()
            return observation, ILLEGAL, True, False, info | {"illegal": True}
        observation, info = self._observe()
        return observation, gained, self.play.over, False, info

    def advance(self, action: int) -> float:
        """Make a move as `step` does, and return its reward, without an observation; NotLegal if it is forbidden."""
        self.play.move(action)
        return self.play.rewards(self.reward)[self.seat] + self._play_bots()

    def _observe(self) -> tuple[seen.Observation, dict[str, Any]]:
        """Return the observation of this seat, and the info that goes with it."""
        if self.render_mode == seen.HUMAN:
            seen.show(self.play, self.seat)
        observation = seen.observe(self.play, self.seat)
        return observation, {"action_mask": observation["action_mask"]}

    def _play_bots(self) -> float:
        """Let the bots play until this seat decides or the match is over, and return its reward meanwhile."""
        play, gained = self.play, 0.0
        while play.actor not in (self.seat, OVER):
            play.move(self._bots[play.actor].choose(Sight(play.game, play.state, play.legal())))
            gained += play.rewards(self.reward)[self.seat]
        return gained

    def render(self) -> Any:
        """Return the position as this seat sees it, in the form that `render_mode` names."""
        return seen.render(self.play, self.seat, self.render_mode)

    def fork(self) -> Self:
        """Return an independent copy that plays on exactly as this environment would; only the spaces are shared."""
        return deepcopy(self, {id(space): space for space in (self.observation_space, self.action_space)})

    def action_masks(self) -> Any:
        """Return the legal moves as booleans, by the name that MaskablePPO of sb3-contrib asks for."""
        return seen.mask(self.play, self.seat).astype(bool)


def vector(game: str, count: int, processes: int = 0, **settings: Any) -> SeatVectorEnv:
    """Return `count` matches as one vector environment, in this process or in others, through shared memory."""
    from aevum.research.vector import SeatVectorEnv

    return SeatVectorEnv(game, count, processes=processes, **settings)


def _register() -> None:
    for id in games():
        gymnasium.register(f"aevum/{id}-v0", SeatEnv, kwargs={"game": id}, vector_entry_point=VECTOR)


_register()
