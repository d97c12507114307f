"""Retention: matches that everybody has left behind are deleted after so many days, if the operator wishes."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select
from sqlalchemy.engine import Connection

from aevum.table.database import Database
from aevum.table.schema import chat, holders, keys, matches, pars, people, pictures, records, seats, spent_links

if TYPE_CHECKING:
    from aevum.table.hub import Hub

DAY: Final = 24 * 3600.0
HOURS_BETWEEN: Final = 6
AT_ONCE: Final = 50
BREATH: Final = 0.1
"""Seconds left to the players between two bundles."""
LOG: Final = logging.getLogger("aevum.retention")


class Attic(Database):
    """What can be thrown away."""

    def abandoned(self, before: float) -> list[str]:
        """Ids of matches that are not over and in which nobody has moved since."""
        left = matches.c.scores.is_(None) & (matches.c.moved < before)
        with self.engine.connect() as connection:
            return list(connection.execute(select(matches.c.id).where(left).order_by(matches.c.moved)).scalars())

    def forget_matches(self, ids: list[str]) -> None:
        """Delete matches and all that belongs to them."""
        with self.engine.begin() as connection:
            erase(connection, ids)

    def forget_strangers(self, before: float) -> int:
        """Delete people who have no account, no seat and made no match; how many."""
        seated, hosts = select(holders.c.person), select(matches.c.host).where(matches.c.host.is_not(None))
        left = people.c.login.is_(None) & (people.c.created < before)
        strangers = select(people.c.id).where(left & people.c.id.not_in(seated) & people.c.id.not_in(hosts))
        with self.engine.begin() as connection:
            connection.execute(delete(keys).where(keys.c.person.in_(strangers)))
            return connection.execute(delete(people).where(people.c.id.in_(strangers))).rowcount


def erase(connection: Connection, ids: list[str]) -> None:
    """Nothing is left of these matches."""
    for table in (chat, pars, pictures, spent_links, holders, records, seats):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))


async def clear(hub: Hub, days: int) -> int:
    """Throw away what is older; how many matches."""
    before = time.time() - days * DAY
    left = [id for id in await hub.ask(hub.storage.abandoned, before) if id not in hub.live or hub.live[id].idle]
    for first in range(0, len(left), AT_ONCE):
        bundle = left[first : first + AT_ONCE]
        for id in bundle:
            hub.live.pop(id, None)
            hub.pictures.forget(id)
        await hub.ask(hub.storage.forget_matches, bundle)
        await asyncio.sleep(BREATH)
    strangers = await hub.ask(hub.storage.forget_strangers, before)
    if left or strangers:
        LOG.warning("deleted: %d matches left behind for %d days, %d people without any", len(left), days, strangers)
    return len(left)


async def clear_again_and_again(hub: Hub, days: int) -> None:
    """Until cancelled."""
    while True:
        try:
            await clear(hub, days)
        except Exception as error:
            LOG.warning("nothing could be deleted: %s", error)
        await asyncio.sleep(HOURS_BETWEEN * 3600)
