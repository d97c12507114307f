"""Gymnasium wrapper that cuts every move into its verb and its arguments, so that there are few actions.

>>> env = PickEnv(SeatEnv("tempus-imperium"))      # 336 actions instead of 21,741
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from aevum.kernel.moves import MoveBook
from aevum.kernel.verbs import Domain
from aevum.research.gymnasium import ILLEGAL, SeatEnv
from aevum.research.observation import FARTHEST, Observation

Path = tuple[int, ...]
"""A move as its picks: the verb, then each argument."""


class Picks:
    """Numbers of all picks of a book: first its verbs, then the labels of each domain."""

    def __init__(self, book: MoveBook) -> None:
        self._book = book
        self._firsts: dict[Domain, int] = {}
        self.labels: list[str] = [verb.name for verb in book.verbs]
        for domain in dict.fromkeys(domain for verb in book.verbs for domain in verb.domains):
            self._firsts[domain] = len(self.labels)
            self.labels += domain.labels
        self.size = len(self.labels)
        self.path = cache(self._path)

    def _path(self, move: int) -> Path:
        """Return the picks that lead to a move."""
        verb = self._book.verb_of(move)
        values = verb.values(move - verb.first)
        arguments = (self._firsts[domain] + value for domain, value in zip(verb.domains, values, strict=True))
        return (self._book.verbs.index(verb), *arguments)


@cache
def picks_of(book: MoveBook) -> Picks:
    """Return the picks of a book."""
    return Picks(book)


class PickEnv(gymnasium.Wrapper):
    """Gymnasium wrapper in which an action is one pick.

    The move is made with its last pick; before that nothing happens, for no reward. To the observation the picks so far
    are added, 1 for each; the mask holds the picks that lead on to a legal move.
    """

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        inner: SeatEnv = env.unwrapped
        self.book = inner.setting.game.book
        size = picks_of(self.book).size
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-FARTHEST, FARTHEST, (inner.setting.layout.size + size,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.draft: Path = ()
        self._seen: Any = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match without picks."""
        self.draft = ()
        observation, info = self.env.reset(seed=seed, options=options)
        self._seen = observation["observation"]
        return self._observe(info)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a pick; the last pick of a move makes the move and brings its reward."""
        pick = int(action)
        chosen = [(move, path) for move, path in self._paths() if path[len(self.draft)] == pick]
        if not chosen:
            observation, info = self._observe({})
            return observation, ILLEGAL, True, False, info | {"illegal": True}
        self.draft += (pick,)
        finished = [move for move, path in chosen if path == self.draft]
        if not finished:
            observation, info = self._observe({})
            return observation, 0.0, False, False, info
        self.draft = ()
        seen, reward, over, cut, info = self.env.step(finished[0])
        self._seen = seen["observation"]
        observation, info = self._observe(info)
        return observation, float(reward), over, cut, info

    def action_masks(self) -> Any:
        """Return the picks that lead on to a legal move, as booleans."""
        return self._mask().astype(bool)

    def _paths(self) -> Iterator[tuple[int, Path]]:
        """Yield the legal moves that begin with the picks so far, with all their picks."""
        play, path = self.env.unwrapped.play, picks_of(self.book).path
        length = len(self.draft)
        for move in () if play.over else play.legal():
            picks = path(move)
            if picks[:length] == self.draft:
                yield move, picks

    def _mask(self) -> Any:
        offered = bytearray(int(self.action_space.n))  # faster than an array, as few picks lead on
        length = len(self.draft)
        for _, path in self._paths():
            offered[path[length]] = 1
        return np.frombuffer(offered, np.int8)

    def _observe(self, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        picked = np.zeros(self.action_space.n, np.float32)
        for pick in self.draft:
            picked[pick] = 1
        mask = self._mask()
        observation = {"observation": np.concatenate((self._seen, picked)), "action_mask": mask}
        return observation, info | {"action_mask": mask}
