"""Gymnasium: one seat of any game as an environment; the others, if there are any, are bots.

>>> import gymnasium, aevum.research.gymnasium
>>> env = gymnasium.make("aevum/tempus-imperium-v0")
>>> env = gymnasium.make("aevum/tempus-v0", seats=4, bots="easy", seat=0)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Final

import gymnasium
from gymnasium.vector import AsyncVectorEnv

from aevum.bots import Bot, Sight, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from aevum.kernel.registry import find_game, games
from aevum.research import observation as seen
from aevum.research.layout import Scribe
from aevum.research.play import SEEDS, NotLegal, Play, Setting, refuse_unknown_reward

ILLEGAL: Final = -1.0
"""What a move costs that the rules forbid; the match ends with it."""


class SeatEnv(gymnasium.Env):
    """The decisions of one seat. `bots`: a name for all others, or one for each in the order of their seats.

    `reward`: one of `play.REWARDS`; all else are options of the game. A move that is not legal ends the match with
    reward -1 and `info["illegal"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(seen.RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        reward: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting.of(find_game(game), seats, options)
        self.reward = reward or self.setting.usual_reward()
        refuse_unknown_reward(self.reward)
        seen.refuse_unknown_mode(render_mode)
        if not 0 <= seat < self.setting.seats:
            raise ValueError(f"no seat {seat} among {self.setting.seats}")
        self.seat = seat
        self.render_mode = render_mode
        self._scribe = Scribe(self.setting.layout)
        self._minds = self._seated([bots] * (self.setting.seats - 1) if isinstance(bots, str) else bots)
        self.observation_space = seen.observation_space(self.setting)
        self.action_space = seen.action_space(self.setting)

    def _seated(self, names: Sequence[str]) -> dict[int, type[Bot]]:
        others = [other for other in range(self.setting.seats) if other != self.seat]
        if len(names) != len(others):
            raise ValueError(f"{len(names)} bots for {len(others)} seats")
        return {other: find_bot(name, self.setting.game) for other, name in zip(others, names, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[seen.Observation, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS))
        self.play = Play(self.setting, chosen, self._scribe)
        chance = Chance.from_seed(chosen)
        self._bots = {other: mind(Chance.from_seed(chance.branch(1 + other))) for other, mind in self._minds.items()}
        self._answer()
        return seen.observe(self.play, self.seat), {}

    def step(self, action: int) -> tuple[seen.Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.play.move(action)
        except NotLegal:
            return seen.observe(self.play, self.seat), ILLEGAL, True, False, {"illegal": True}
        gained = self.play.gains(self.reward)[self.seat] + self._answer()
        return seen.observe(self.play, self.seat), gained, self.play.over, False, {}

    def _answer(self) -> float:
        """The bots play until this seat decides or the match is over; what that brings it."""
        play, gained = self.play, 0.0
        while play.actor not in (self.seat, OVER):
            play.move(self._bots[play.actor].choose(Sight(play.game, play.state, play.legal())))
            gained += play.gains(self.reward)[self.seat]
        return gained

    def render(self) -> Any:
        return seen.render(self.play, self.seat, self.render_mode)

    def action_masks(self) -> Any:
        """The legal moves, for those who ask by this name."""
        return seen.mask(self.play, self.seat).astype(bool)


def vector(game: str, count: int, **settings: Any) -> AsyncVectorEnv:
    """So many matches at once, each in a process of its own; observations come through shared memory."""
    return AsyncVectorEnv([partial(SeatEnv, game, **settings) for _ in range(count)])


def _register() -> None:
    for id in games():
        gymnasium.register(f"aevum/{id}-v0", entry_point=SeatEnv, kwargs={"game": id})


_register()
