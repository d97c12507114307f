"""Gymnasium vector environments: many matches at once, in this process or in several that share memory.

>>> import gymnasium, aevum.research.gymnasium
>>> envs = gymnasium.make_vec("aevum/tempus-v0", num_envs=64, seats=3, bots="easy")
>>> envs = gymnasium.make_vec("aevum/tempus-v0", num_envs=64, processes=4)
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, Self

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from aevum.kernel.system.garbage_collection import make_collections_rare
from aevum.research.env_core import NotLegal
from aevum.research.gymnasium import ILLEGAL, SeatEnv

Infos = list[tuple[int, dict[str, Any]]]
"""Additional infos of some of the matches, each with the number of its match."""
SECONDS_TO_END: Final = 5.0
"""Time in which a process must end before it is killed."""


@dataclass
class Arrays:
    """Arrays into which matches write, a row for each match."""

    numbers: Any
    masks: Any
    rewards: Any
    over: Any

    @classmethod
    def over_memory(cls, memory: Sequence[Any], count: int) -> Self:
        """Return the arrays over four blocks of memory."""
        numbers, masks, rewards, over = memory
        return cls(
            np.frombuffer(numbers, np.float32).reshape(count, -1),
            np.frombuffer(masks, np.int8).reshape(count, -1),
            np.frombuffer(rewards, np.float64),
            np.frombuffer(over, np.bool_),
        )


class Matches:
    """Consecutive matches of a vector environment, played in one process; the first has the number `first`."""

    def __init__(self, envs: Sequence[SeatEnv], arrays: Arrays, first: int, autoreset: AutoresetMode) -> None:
        self.envs = envs
        self._arrays = arrays
        self._first = first
        self._autoreset = autoreset
        self._offered: list[list[int]] = [[] for _ in envs]

    def begin(self, seeds: Sequence[int | None], wanted: Sequence[bool]) -> Infos:
        """Begin the matches that are wanted."""
        for place, (env, seed, begins) in enumerate(zip(self.envs, seeds, wanted, strict=True)):
            if begins:
                env.begin(seed)
                self._arrays.over[self._first + place] = False
                self._observe(place)
        return []

    def step(self, actions: Sequence[int]) -> Infos:
        """Make a move in each match; one that had ended is handled as the autoreset mode says."""
        infos: Infos = []
        arrays = self._arrays
        for place, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            number = self._first + place
            if arrays.over[number]:
                self._begin_next(place)
                continue
            info: dict[str, Any] = {}
            try:
                arrays.rewards[number] = env.advance(action)
                arrays.over[number] = env.play.over
            except NotLegal:
                arrays.rewards[number] = ILLEGAL
                arrays.over[number] = True
                info = {"illegal": True}
            self._observe(place)
            if arrays.over[number] and self._autoreset is AutoresetMode.SAME_STEP:
                info = {"final_obs": self._observation(number), "final_info": info | self._mask(number)}
                env.begin()
                self._observe(place)
            if info:
                infos.append((number, info))
        return infos

    def _begin_next(self, place: int) -> None:
        """Begin the match after one that has ended, for reward 0."""
        if self._autoreset is AutoresetMode.DISABLED:
            raise ValueError(f"match {self._first + place} is over; reset it by options['reset_mask']")
        self.envs[place].begin()
        self._arrays.rewards[self._first + place] = 0.0
        self._arrays.over[self._first + place] = False
        self._observe(place)

    def _observe(self, place: int) -> None:
        """Write what the seat of a match may know, and its legal moves."""
        env, number = self.envs[place], self._first + place
        play = env.play
        self._arrays.numbers[number] = np.frombuffer(play.row(env.seat), np.float32)
        mask = self._arrays.masks[number].data
        for move in self._offered[place]:
            mask[move] = 0
        offered = play.legal() if play.actor == env.seat else []
        for move in offered:
            mask[move] = 1
        self._offered[place] = offered

    def _observation(self, number: int) -> dict[str, Any]:
        return {"observation": self._arrays.numbers[number].copy(), **self._mask(number)}

    def _mask(self, number: int) -> dict[str, Any]:
        return {"action_mask": self._arrays.masks[number].copy()}


class Worker:
    """Process that plays some of the matches."""

    def __init__(self, settings: dict[str, Any], memory: Sequence[Any], numbers: range, mode: AutoresetMode) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self.numbers = numbers
        arguments = (theirs, settings, memory, numbers, mode)
        self._process = context.Process(target=_work, args=arguments, daemon=True)
        self._process.start()
        theirs.close()

    def send(self, method: str, *arguments: Any) -> None:
        """Begin a call of a method of `Matches` in the process."""
        self._ours.send((method, arguments))

    def receive(self) -> Infos:
        """Return the result of the call, or raise its error."""
        result: Infos | BaseException = self._ours.recv()
        if isinstance(result, BaseException):
            raise result
        return result

    def close(self) -> None:
        """End the process."""
        self._ours.close()
        self._process.join(SECONDS_TO_END)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _work(
    calls: Connection, settings: dict[str, Any], memory: Sequence[Any], numbers: range, mode: AutoresetMode
) -> None:
    """Answer calls until the other end of the connection is closed."""
    make_collections_rare()
    arrays = Arrays.over_memory(memory, len(memory[2]))
    matches = Matches([SeatEnv(**settings) for _ in numbers], arrays, numbers.start, mode)
    while True:
        try:
            method, arguments = calls.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            calls.send(getattr(matches, method)(*arguments))
        except Exception as error:
            calls.send(error)


class SeatVectorEnv(VectorEnv):
    """Vector environment of one seat in each of many matches, written into arrays.

    `processes`: 0 plays all matches here; otherwise they are spread evenly over as many processes, which write into
    shared memory. `autoreset_mode`: as Gymnasium describes it. `copy`: whether observations are copies, which later
    steps leave as they are. All other keywords are those of `SeatEnv`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        processes: int = 0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **settings: Any,
    ) -> None:
        super().__init__()
        if num_envs < 1 or processes < 0:
            raise ValueError(f"{num_envs} matches in {processes} processes")
        sample = SeatEnv(game, **settings)
        self.num_envs = num_envs
        self.copy = copy
        self.setting = sample.setting
        self.render_mode = sample.render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**sample.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = sample.observation_space
        self.single_action_space = sample.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._make_matches({"game": game, **settings}, min(processes, num_envs))

    def _make_matches(self, settings: dict[str, Any], processes: int) -> None:
        count, shared = self.num_envs, multiprocessing.get_context("spawn").RawArray
        sizes = {"f": self.setting.layout.size, "b": self.setting.game.book.size, "d": 1, "B": 1}
        memory = [shared(kind, count * size) for kind, size in sizes.items()]
        self._arrays = Arrays.over_memory(memory, count)
        self._workers: list[Worker] = []
        self._here: Matches | None = None
        if not processes:
            envs = [SeatEnv(**settings) for _ in range(count)]
            self._here = Matches(envs, self._arrays, 0, self.autoreset_mode)
            return
        firsts = [count * number // processes for number in range(processes + 1)]
        parts = [range(first, end) for first, end in pairwise(firsts)]
        self._workers = [Worker(settings, memory, part, self.autoreset_mode) for part in parts]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all matches, or those of `options["reset_mask"]`; from one seed, match after match has the next."""
        given = seed if isinstance(seed, Sequence) else [seed] * self.num_envs
        steps = [0] * len(given) if isinstance(seed, Sequence) else range(self.num_envs)
        seeds = [None if first is None else first + step for first, step in zip(given, steps, strict=True)]
        wanted = np.ones(self.num_envs, np.bool_)
        if options and "reset_mask" in options:
            wanted = np.asarray(options["reset_mask"])
        if len(seeds) != self.num_envs or wanted.shape != (self.num_envs,) or wanted.dtype != np.bool_:
            raise ValueError(f"seeds and reset_mask must be as many as the {self.num_envs} matches")
        return self._observed(self._call("begin", seeds, wanted.tolist()), wanted)

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Make a move in each match."""
        chosen = np.asarray(actions).tolist()
        observations, infos = self._observed(self._call("step", chosen), np.ones(self.num_envs, np.bool_))
        over = self._arrays.over.copy()
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            self._arrays.over[:] = False
        return observations, self._arrays.rewards.copy(), over, np.zeros(self.num_envs, np.bool_), infos

    def _call(self, method: str, *rows: Sequence[Any]) -> Infos:
        """Call a method of all matches, in whichever processes they are; each is given its part of the rows."""
        if self._here is not None:
            found: Infos = getattr(self._here, method)(*rows)
            return found
        for worker in self._workers:
            part = slice(worker.numbers.start, worker.numbers.stop)
            worker.send(method, *(row[part] for row in rows))
        return [info for worker in self._workers for info in worker.receive()]

    def _observed(self, found: Infos, observed: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        arrays = self._arrays
        observations = {"observation": arrays.numbers, "action_mask": arrays.masks}
        if self.copy:
            observations = {name: rows.copy() for name, rows in observations.items()}
        infos: dict[str, Any] = {"action_mask": observations["action_mask"], "_action_mask": observed}
        for number, info in found:
            infos = self._add_info(infos, info, number)
        return observations, infos

    def render(self) -> tuple[Any, ...] | None:
        """Return the positions as `SeatEnv` renders them; only for matches of this process."""
        if self._here is None:
            raise NotImplementedError("matches in other processes cannot be rendered")
        return None if self.render_mode is None else tuple(env.render() for env in self._here.envs)

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.close()
