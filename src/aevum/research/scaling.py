"""Scaling and one-hot encoding of observations, for networks that want small numbers and no ids.

>>> encode = ScaledEncoding(env.unwrapped.setting.layout, one_hot={"card_row": 237})
>>> encode(observations).shape      # of one observation, or of any number of them
>>> env = ScaledEnv(SeatEnv("tempus", seats=4), one_hot={"hexes.owner": 4})
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from aevum.research.encoding import Layout
from aevum.research.encoding.nodes import Field
from aevum.research.observation import FARTHEST, Observation

_INDEX: Final = re.compile(r"\[\d+\]")
LARGEST: Final = float(np.log1p(FARTHEST))
"""Bound of the numbers after scaling: none is as far from zero."""


class ScaledEncoding:
    """Function that maps the numbers of a layout to smaller ones, and ids to one-hot vectors.

    A number x becomes `sign(x) * log(1 + abs(x))`, which needs no statistics of games; `scale=False` leaves numbers
    alone. `one_hot` gives the number of kinds of each field that holds ids, by its name without indexes:
    `hexes.city.owner` stands for the owners in all hexes. A negative id means none and becomes zeros. Scaled numbers
    come first, in their order, then one-hot vectors.
    """

    def __init__(self, layout: Layout, *, scale: bool = True, one_hot: Mapping[str, int] | None = None) -> None:
        kinds_of = dict(one_hot or {})
        known = {_plain(field.name) for field in layout.fields}
        unknown = kinds_of.keys() - known
        if unknown:
            raise ValueError(f"no field {', '.join(sorted(unknown))}; there are {', '.join(sorted(known))}")
        if not all(kinds > 0 for kinds in kinds_of.values()):
            raise ValueError("a field needs at least one kind")
        ids = [field for field in layout.fields if _plain(field.name) in kinds_of]
        places = {place for field in ids for place in _places(field)}
        self._scale = scale
        self._numbers = np.array([place for place in range(layout.size) if place not in places], dtype=np.intp)
        self._ids = [(field, _places(field), kinds_of[_plain(field.name)]) for field in ids]
        self.fields = tuple(self._fields(layout))
        self.size = sum(field.size for field in self.fields)

    def __call__(self, observations: Any) -> Any:
        """Return observations encoded; the last axis of the array holds the numbers of the layout."""
        numbers = observations[..., self._numbers]
        if self._scale:
            numbers = np.sign(numbers) * np.log1p(np.abs(numbers))
        return np.concatenate(
            [numbers, *(_one_hot(observations, *ids) for ids in self._ids)], axis=-1, dtype=np.float32
        )

    def _fields(self, layout: Layout) -> list[Field]:
        ids = {field.first: kinds for field, _, kinds in self._ids}
        fields: list[Field] = []
        first = 0
        for field in layout.fields:
            if field.first not in ids:
                fields.append(Field(field.name, first, field.size, field.meaning))
                first += field.size
        for field, _, kinds in self._ids:
            fields.append(Field(field.name, first, field.size * kinds, f"one of {kinds} for each of {field.size} ids"))
            first += field.size * kinds
        return fields


class ScaledEnv(gymnasium.ObservationWrapper):
    """Gymnasium wrapper whose observations are encoded by a `ScaledEncoding`; action masks stay as they are."""

    def __init__(self, env: gymnasium.Env, *, scale: bool = True, one_hot: Mapping[str, int] | None = None) -> None:
        super().__init__(env)
        self.encoding = ScaledEncoding(env.unwrapped.setting.layout, scale=scale, one_hot=one_hot)
        bound = LARGEST if scale else FARTHEST
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-bound, bound, (self.encoding.size,), np.float32),
                "action_mask": env.observation_space["action_mask"],
            }
        )

    def observation(self, observation: Observation) -> Observation:
        """Return an observation encoded."""
        return {**observation, "observation": self.encoding(observation["observation"])}


def _plain(name: str) -> str:
    return _INDEX.sub("", name)


def _places(field: Field) -> list[int]:
    return list(range(field.first, field.first + field.size))


def _one_hot(observations: Any, field: Field, places: list[int], kinds: int) -> Any:
    ids = observations[..., places].astype(np.intp)
    if (ids >= kinds).any():
        raise ValueError(f"{field.name} holds {ids.max()}, but has only {kinds} kinds")
    hot = ids[..., np.newaxis] == np.arange(kinds)
    return hot.reshape(*ids.shape[:-1], len(places) * kinds)
