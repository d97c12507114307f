"""Chairs: who holds which seat of a match, and the links by which seats are taken. A link takes a seat once."""

from __future__ import annotations

import json

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from aevum.table.people import hashed, hold_seat, new_token
from aevum.table.schema import holders, matches, seats, spent_links
from aevum.table.shelf import Failure, Seat, Shelf, seating_of

Place = tuple[str, int]
"""A match and a seat of it."""


class Chairs(Shelf):
    """The seats of all matches."""

    def hold(self, match: str, seat: int, person: str) -> None:
        """Let a person sit in a seat."""
        with self._changing(match) as connection:
            hold_seat(connection, match, seat, person)

    def take(self, match: str, seat: int, person: str, token: str) -> bool:
        """Let the bearer of a link sit down and use the link up; False if somebody was first."""
        with self._changing(match) as connection:
            if not _use_up(connection, match, seat, token):
                return False
            hold_seat(connection, match, seat, person)
        return True

    def name_seat(self, match: str, seat: int, name: str) -> None:
        """Write a name on a seat."""
        where = (seats.c.match == match) & (seats.c.seat == seat)
        with self._changing(match) as connection:
            connection.execute(update(seats).where(where).values(name=name))

    def leave_seat(self, match: str, seat: int, person: str, bot: str | None, name: str) -> None:
        """Somebody gets up. If nobody else holds the seat, a bot plays on, or it is open with a link of its own."""
        where = (holders.c.match == match) & (holders.c.seat == seat)
        with self._changing(match) as connection:
            connection.execute(delete(holders).where(where & (holders.c.person == person)))
            _leave_to_others(connection, match, person)
            if connection.execute(select(func.count()).where(where)).scalar_one():
                return
            values = {"name": name, "bot": bot, "token": new_token(), "failures": None}
            connection.execute(update(seats).where((seats.c.match == match) & (seats.c.seat == seat)).values(**values))

    def replace_bot(self, match: str, seat: int, failure: Failure) -> None:
        """Another bot plays on; nothing changes if the one that failed does not sit there any more."""
        place = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.bot == failure.bot)
        with self._changing(match) as connection:
            row = connection.execute(select(seats.c.failures).where(place).with_for_update()).first()
            if row is None:
                return
            failures = json.dumps([*json.loads(row.failures or "[]"), failure])
            connection.execute(update(seats).where(place).values(bot=failure.stand_in, failures=failures))

    def seating(self, id: str) -> list[Seat]:
        """The seats of a match as they are now."""
        with self.engine.connect() as connection:
            return seating_of(connection, [id])[id]

    def seat_of_token(self, token: str) -> Place | None:
        """Which seat of which match a link leads to."""
        if not token.isprintable():
            # PostgreSQL would not even look for it.
            return None
        with self.engine.connect() as connection:
            row = connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.token == token)).first()
        return (row.match, row.seat) if row else None

    def seat_of_spent(self, token: str) -> Place | None:
        """Which seat was taken by a link that is used up."""
        with self.engine.connect() as connection:
            row = connection.execute(select(spent_links).where(spent_links.c.hash == hashed(token))).first()
        return (row.match, row.seat) if row else None


def _use_up(connection: Connection, match: str, seat: int, token: str) -> bool:
    """Whoever replaces the token had it first."""
    valid = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.token == token)
    if not connection.execute(update(seats).where(valid).values(token=new_token())).rowcount:
        return False
    connection.execute(insert(spent_links).values(hash=hashed(token), match=match, seat=seat))
    return True


def _leave_to_others(connection: Connection, match: str, person: str) -> None:
    """A match whose host has got up belongs to those who stay: they invite whom they like."""
    held = (holders.c.match == match) & (holders.c.person == person)
    if connection.execute(select(func.count()).where(held)).scalar_one():
        return
    own = (matches.c.id == match) & (matches.c.host == person)
    connection.execute(update(matches).where(own).values(host=None))
