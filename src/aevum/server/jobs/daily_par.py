"""Background job that finds the par of each day's puzzle: the best plan of the solver, and an upper bound.

The search starts when the day begins and runs in a worker process; its plan is stored as a match.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from aevum.kernel.ai.solver import Plan
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.server.workers.process_pool import ProcessPool
from aevum.solving import Budget, Task, Watch, solve
from aevum.web.components.par import Par

if TYPE_CHECKING:
    from aevum.server.live.hub import Hub

PLAYER_NAME: Final = "Aevum"
"""Name of the seat in the match that shows a par."""
LEEWAY_SECONDS: Final = 1800.0
"""Seconds that a search may exceed its time budget on a busy machine."""
RETRY_SECONDS: Final = 3600.0
"""Seconds before the next attempt when a par could not be found."""
SECONDS_AFTER_MIDNIGHT: Final = 5.0
LOG: Final = logging.getLogger("aevum.pars")


def has_par(game: AnyGame, now: datetime) -> bool:
    """Whether a game has a daily puzzle and a solver."""
    return game.solver is not None and any(preset.puzzle for preset in game.presets(now))


def find_par(task: Task, seconds: float) -> tuple[int, Plan | None]:
    """Return an upper bound and the best plan found in the given seconds, if any; runs in a worker process."""
    watch = Watch()
    for _ in solve(task, Budget(seconds=seconds), watch=watch):
        pass
    return task.bound(), watch.plan


class DailyParJob:
    """Background job that finds and stores the par of every day."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._workers: ProcessPool | None = None
        self.running = False

    async def run_daily(self, seconds: float) -> None:
        """Find the pars of today and of every day that begins, each in a search of `seconds`, until cancelled."""
        self.running = True
        while True:
            pause = _until_tomorrow(datetime.now())
            try:
                await self.find_missing(datetime.now(), seconds)
            except Exception:
                LOG.exception("the par of the day could not be found")
                pause = min(pause, RETRY_SECONDS)
            await asyncio.sleep(pause)

    async def find_missing(self, now: datetime, seconds: float) -> None:
        """Find and store the par of the day for every game that has one, unless it is stored already."""
        self._workers = self._workers or ProcessPool(1, max_queued=1, timeout=seconds + LEEWAY_SECONDS)
        for game in games().values():
            if has_par(game, now):
                await self._find(game, now, seconds)

    async def _find(self, game: AnyGame, now: datetime, seconds: float) -> None:
        day, storage = str(now.date()), self._hub.storage
        if await self._hub.in_storage_thread(storage.par, day, game.id):
            return
        task = Task(game.id, _options(game, now))
        assert self._workers is not None
        bound, plan = await self._workers.run(find_par, task, seconds)
        if plan is None:
            return
        match = task.match(plan, PLAYER_NAME)
        outcome = match.outcome()
        assert outcome is not None
        id = await self._hub.in_storage_thread(storage.create, match, [None])
        if not await self._hub.in_storage_thread(storage.store_par, day, game.id, Par(outcome.points[0], bound, id)):
            await self._hub.in_storage_thread(storage.delete, id)

    async def par_of(self, day: date, game: AnyGame) -> Par | None:
        """Return the par of a day; None if it is not known."""
        return await self._hub.in_storage_thread(self._hub.storage.par, str(day), game.id) if game.solver else None

    def close(self) -> None:
        """Kill the worker process."""
        if self._workers:
            self._workers.close()


def _options(game: AnyGame, now: datetime) -> Any:
    preset = next(preset for preset in game.presets(now) if preset.puzzle)
    return game.options_at(game.read_options(preset.options), now)


def _until_tomorrow(now: datetime) -> float:
    tomorrow = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
    return (tomorrow - now).total_seconds() + SECONDS_AFTER_MIDNIGHT
