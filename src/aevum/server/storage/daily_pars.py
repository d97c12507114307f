"""Queries for the par of the daily puzzle."""

from __future__ import annotations

import json

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from aevum.kernel.points import plain, points_of
from aevum.server.storage.database import Database
from aevum.server.storage.schema import pars
from aevum.web.components.par import Par


class ParStore(Database):
    """Queries for stored pars."""

    def par(self, day: str, game: str) -> Par | None:
        """Return the par of a game's puzzle of a day; None if there is none yet."""
        with self.readers.connect() as connection:
            row = connection.execute(select(pars).where((pars.c.day == day) & (pars.c.game == game))).one_or_none()
        if row is None:
            return None
        return Par({line: points_of(points) for line, points in json.loads(row.lines).items()}, row.bound, row.match)

    def store_par(self, day: str, game: str, par: Par) -> bool:
        """Store the par of a puzzle; return False if another server process was first."""
        lines = json.dumps({line: plain(points) for line, points in par.lines.items()})
        try:
            with self.engine.begin() as connection:
                connection.execute(
                    insert(pars).values(day=day, game=game, bound=par.bound, lines=lines, match=par.match)
                )
        except IntegrityError:
            return False
        return True
