"""Queries that find and delete abandoned matches and unused people."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update
from sqlalchemy.engine import Connection

from aevum.server.storage.database import Database
from aevum.server.storage.schema import (
    chat,
    explain_switches,
    holders,
    keys,
    lesson_stars,
    matches,
    pars,
    people,
    pictures,
    player_lessons,
    records,
    reviews,
    seats,
    shown_notes,
    spent_links,
)


class RetentionQueries(Database):
    """Queries of the retention job, which deletes old data."""

    def abandoned(self, before: float) -> list[str]:
        """Return the ids of unfinished matches without a move since a time, the oldest first."""
        left = matches.c.scores.is_(None) & (matches.c.moved < before)
        with self.readers.connect() as connection:
            return list(connection.execute(select(matches.c.id).where(left).order_by(matches.c.moved)).scalars())

    def newest_move(self) -> float:
        """Return the time of the latest move in any match, in seconds since 1970; 0.0 without matches."""
        with self.readers.connect() as connection:
            return connection.execute(select(func.max(matches.c.moved))).scalar() or 0.0

    def running(self) -> int:
        """Return the number of unfinished matches."""
        with self.readers.connect() as connection:
            return connection.execute(select(func.count()).where(matches.c.scores.is_(None))).scalar_one()

    def delete_matches(self, ids: list[str]) -> None:
        """Delete matches and all that belongs to them."""
        with self.engine.begin() as connection:
            delete_rows(connection, ids)

    def delete_unused_people(self, before: float) -> int:
        """Delete people created before a time without account, seat, hosted match and lesson; return their number."""
        authors = select(player_lessons.c.author)
        seated, hosts = select(holders.c.person), select(matches.c.host).where(matches.c.host.is_not(None))
        left = people.c.login.is_(None) & (people.c.created < before)
        left &= people.c.id.not_in(authors)
        unused = select(people.c.id).where(left & people.c.id.not_in(seated) & people.c.id.not_in(hosts))
        with self.engine.begin() as connection:
            for table in (keys, lesson_stars, explain_switches, shown_notes):
                connection.execute(delete(table).where(table.c.person.in_(unused)))
            return connection.execute(delete(people).where(people.c.id.in_(unused))).rowcount


def delete_rows(connection: Connection, ids: list[str]) -> None:
    """Delete all rows of some matches from all tables; their continuations stay."""
    for table in (chat, pars, pictures, spent_links, holders, records, reviews, seats):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    continued = update(matches).where(matches.c.origin.in_(ids))
    # What was hidden in a deleted match can no longer be looked up by all: others shall not play with it.
    connection.execute(continued.where(matches.c.origin_redrawn == 0).values(known_seed=1))
    connection.execute(continued.values(origin=None))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))
