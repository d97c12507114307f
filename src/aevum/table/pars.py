"""Pars: what the house makes of a day's puzzle. Looked for when the day begins, beside the server, and kept."""

from __future__ import annotations

import asyncio
import json
import logging
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from aevum.kernel.game import AnyGame
from aevum.kernel.points import plain, points_of
from aevum.kernel.registry import games
from aevum.kernel.solving import Plan
from aevum.solving import Budget, Task, Watch, solve
from aevum.table.database import Database
from aevum.table.schema import pars
from aevum.table.workers import Workers
from aevum.web.par import Par

if TYPE_CHECKING:
    from aevum.table.hub import Hub

NAME: Final = "Aevum"
"""Who plays it."""
LEEWAY: Final = 1800.0
"""Seconds that a search may take longer than it was given, on a busy machine."""
REST: Final = 3600.0
"""Seconds before it is tried again when it could not be found."""
AFTER_MIDNIGHT: Final = 5.0
LOG: Final = logging.getLogger("aevum.pars")


class ParShelf(Database):
    """Pars as they are written down."""

    def par(self, day: str, game: str) -> Par | None:
        """The par of a day's puzzle, if it is known."""
        with self.engine.connect() as connection:
            row = connection.execute(select(pars).where((pars.c.day == day) & (pars.c.game == game))).one_or_none()
        if row is None:
            return None
        return Par({line: points_of(points) for line, points in json.loads(row.lines).items()}, row.bound, row.match)

    def keep_par(self, day: str, game: str, par: Par) -> bool:
        """Write it down; False if another server was first."""
        lines = json.dumps({line: plain(points) for line, points in par.lines.items()})
        try:
            with self.engine.begin() as connection:
                connection.execute(
                    insert(pars).values(day=day, game=game, bound=par.bound, lines=lines, match=par.match)
                )
        except IntegrityError:
            return False
        return True


def has_par(game: AnyGame, now: datetime) -> bool:
    """Is there a puzzle each day that the house can solve?"""
    return game.solver is not None and any(preset.puzzle for preset in game.presets(now))


def find_par(task: Task, seconds: float) -> tuple[int, Plan | None]:
    """In a process beside the server: a bound, and the best plan of so many seconds."""
    watch = Watch()
    for _ in solve(task, Budget(seconds=seconds), watch=watch):
        pass
    return task.bound(), watch.plan


class Pars:
    """Looks for the par of every day."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._workers: Workers | None = None
        self.looking = False

    async def look_each_day(self, seconds: float) -> None:
        """Today, and whenever a day begins, for so long."""
        self.looking = True
        while True:
            pause = _until_tomorrow(datetime.now())
            try:
                await self.look(datetime.now(), seconds)
            except Exception:
                LOG.exception("the par of the day could not be found")
                pause = min(pause, REST)
            await asyncio.sleep(pause)

    async def look(self, now: datetime, seconds: float) -> None:
        """The par of the day for every game that has one, unless it is known already."""
        self._workers = self._workers or Workers(1, waiting=1, patience=seconds + LEEWAY)
        for game in games().values():
            if has_par(game, now):
                await self._settle(game, now, seconds)

    async def _settle(self, game: AnyGame, now: datetime, seconds: float) -> None:
        day, storage = str(now.date()), self._hub.storage
        if await self._hub.ask(storage.par, day, game.id):
            return
        task = Task(game.id, _options(game, now))
        assert self._workers is not None
        bound, plan = await self._workers.run(find_par, task, seconds)
        if plan is None:
            return
        match = task.match(plan, NAME)
        outcome = match.outcome()
        assert outcome is not None
        id = await self._hub.ask(storage.create, match, [None])
        if not await self._hub.ask(storage.keep_par, day, game.id, Par(outcome.points[0], bound, id)):
            await self._hub.ask(storage.delete, id)

    async def of(self, day: date, game: AnyGame) -> Par | None:
        """The par of a day, as far as it is known."""
        return await self._hub.ask(self._hub.storage.par, str(day), game.id) if game.solver else None

    def close(self) -> None:
        """No more looking."""
        if self._workers:
            self._workers.close()


def _options(game: AnyGame, now: datetime) -> Any:
    preset = next(preset for preset in game.presets(now) if preset.puzzle)
    return game.started_at(game.read_options(preset.options), now)


def _until_tomorrow(now: datetime) -> float:
    tomorrow = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
    return (tomorrow - now).total_seconds() + AFTER_MIDNIGHT
