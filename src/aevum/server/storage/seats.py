"""Queries for the holders of seats and for invitation links; a link can be used once."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from aevum.server.security.server_secret import hashed
from aevum.server.storage.database import new_seat_token
from aevum.server.storage.match_index import (
    Absence,
    Departure,
    Failure,
    MatchIndex,
    Note,
    Seat,
    notes_json,
    notes_of,
    seating_of,
)
from aevum.server.storage.people import hold_seat
from aevum.server.storage.schema import holders, matches, seats, spent_links

SeatNumber = tuple[str, int]
"""Id of a match and number of a seat."""


class SeatStore(MatchIndex):
    """Queries for the seats of all matches."""

    def add_holder(self, match: str, seat: int, person: str) -> None:
        """Add a person to the holders of a seat."""
        with self._changing(match) as connection:
            hold_seat(connection, match, seat, person)

    def take_seat(self, match: str, seat: int, person: str, token: str) -> bool:
        """Add a person to the holders of a seat by its invitation token; return False if the token was used already."""
        with self._changing(match) as connection:
            if not _use_up(connection, match, seat, token, self.secret):
                return False
            hold_seat(connection, match, seat, person)
        return True

    def name_seat(self, match: str, seat: int, name: str) -> None:
        """Set the name of a seat."""
        where = (seats.c.match == match) & (seats.c.seat == seat)
        with self._changing(match) as connection:
            connection.execute(update(seats).where(where).values(name=name))

    def leave_seat(self, match: str, seat: int, person: str, bot: str | None, name: str, moves: int = 0) -> None:
        """Remove a person from the holders of a seat; after the last one a bot takes over, or the seat becomes open.

        The seat then gets `name`, a new invitation token and a note of the departure. `bot`: None to leave the seat
        open. `moves`: number of moves before the departure.
        """
        where = (holders.c.match == match) & (holders.c.seat == seat)
        with self._changing(match) as connection:
            connection.execute(delete(holders).where(where & (holders.c.person == person)))
            _clear_host(connection, match, person)
            if connection.execute(select(func.count()).where(where)).scalar_one():
                return
            place = (seats.c.match == match) & (seats.c.seat == seat)
            row = connection.execute(select(seats.c.name, seats.c.failures).where(place)).one()
            of_people = [note for note in notes_of(row.failures) if not isinstance(note, Failure)]
            notes = notes_json([*of_people, Departure(row.name, moves, name, bot or "")])
            values = {"name": name, "bot": bot, "stand_in": None, "failures": notes, **new_seat_token(self.secret)}
            connection.execute(update(seats).where(place).values(**values))

    def replace_bot(self, match: str, seat: int, failure: Failure) -> None:
        """Replace a bot that failed; do nothing if it does not play the seat any more."""
        place = (seats.c.match == match) & (seats.c.seat == seat)
        with self._changing(match) as connection:
            row = connection.execute(select(seats).where(place).with_for_update()).one()
            if failure.bot not in (row.bot, row.stand_in):
                return
            played_by = "bot" if row.bot else "stand_in"
            values = {played_by: failure.stand_in, "failures": notes_json([*notes_of(row.failures), failure])}
            connection.execute(update(seats).where(place).values(**values))

    # -- absent people

    def set_stand_in(self, match: str, seat: int, bot: str, moves: int) -> None:
        """Let a bot play for absent people until one of them is back; `moves`: number of moves before."""
        self._change_stand_in(match, seat, bot, moves)

    def remove_stand_in(self, match: str, seat: int, moves: int) -> None:
        """Let the people of a seat decide again; `moves`: number of moves before."""
        self._change_stand_in(match, seat, None, moves)

    def _change_stand_in(self, match: str, seat: int, bot: str | None, moves: int) -> None:
        place = (seats.c.match == match) & (seats.c.seat == seat)
        with self._changing(match) as connection:
            row = connection.execute(select(seats).where(place).with_for_update()).one()
            if bool(row.stand_in) == bool(bot):
                return
            notes = [_ended(note, moves) for note in notes_of(row.failures)]
            notes += [Absence(row.name, moves, bot)] if bot else []
            connection.execute(update(seats).where(place).values(stand_in=bot, failures=notes_json(notes)))

    def set_present(self, match: str, person: str, until: float) -> None:
        """Store the time until which a person counts as present at a match."""
        where = (holders.c.match == match) & (holders.c.person == person)
        with self._changing(match) as connection:
            connection.execute(update(holders).where(where).values(present_until=until))

    def extend_presence(self, present: Mapping[tuple[str, str], float]) -> None:
        """Store the times until which people count as present, by match and person; no other process is notified."""
        rows = [{"of_match": match, "of_person": person, "until": until} for (match, person), until in present.items()]
        where = (holders.c.match == bindparam("of_match")) & (holders.c.person == bindparam("of_person"))
        if rows:
            with self.engine.begin() as connection:
                connection.execute(update(holders).where(where).values(present_until=bindparam("until")), rows)

    # -- seats and their links

    def seating(self, id: str) -> list[Seat]:
        """Return the current seats of a match."""
        with self.readers.connect() as connection:
            return seating_of(connection, [id], self.secret)[id]

    def seat_of_token(self, token: str) -> SeatNumber | None:
        """Return the seat that a token belongs to, if any."""
        with self.readers.connect() as connection:
            row = connection.execute(
                select(seats.c.match, seats.c.seat).where(seats.c.token_hash == hashed(token))
            ).first()
        return (row.match, row.seat) if row else None

    def seat_of_used_token(self, token: str) -> SeatNumber | None:
        """Return the seat that was taken with a used token, if any."""
        with self.readers.connect() as connection:
            row = connection.execute(select(spent_links).where(spent_links.c.hash == hashed(token))).first()
        return (row.match, row.seat) if row else None


def _ended(note: Note, moves: int) -> Note:
    """Return a note; an absence that lasts until now as one that has ended."""
    return note._replace(back=moves) if isinstance(note, Absence) and note.back < 0 else note


def _use_up(connection: Connection, match: str, seat: int, token: str, secret: bytes) -> bool:
    """Replace the invitation token of a seat and mark it as used; return False if another client was first."""
    valid = (seats.c.match == match) & (seats.c.seat == seat) & (seats.c.token_hash == hashed(token))
    if not connection.execute(update(seats).where(valid).values(new_seat_token(secret))).rowcount:
        return False
    connection.execute(insert(spent_links).values(hash=hashed(token), match=match, seat=seat))
    return True


def _clear_host(connection: Connection, match: str, person: str) -> None:
    """Clear the host of a match once the host holds no seat, so that the remaining players may invite others."""
    held = (holders.c.match == match) & (holders.c.person == person)
    if connection.execute(select(func.count()).where(held)).scalar_one():
        return
    own = (matches.c.id == match) & (matches.c.host == person)
    connection.execute(update(matches).where(own).values(host=None))
