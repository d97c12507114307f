"""Storage: matches, seats, people and records in a database. A move is one appended row; the second to append loses.

All functions block; the server calls them in a thread.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from aevum.kernel.errors import AevumError, EditedFile
from aevum.kernel.match import Match, Played, Record, Undone
from aevum.kernel.registry import find_game
from aevum.table.people import People, Person, hashed, hold_seat, new_token
from aevum.table.schema import chat, holders, matches, records, seats

__all__ = ["Lost", "NoSuchMatch", "Person", "Seat", "Storage", "Stored", "UndoRequest", "hashed", "new_token"]

CHAT_SHOWN: Final = 100


class Lost(Exception):
    """Another process appended first; reload and try again."""


class NoSuchMatch(AevumError):
    """No match has this id."""

    message = "error-no-such-match"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a match: a name, a bot or nobody yet, the token of its link, and the people who hold it."""

    name: str
    bot: str | None
    token: str
    people: frozenset[str]


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat asks to go back to the first `length` moves; every person seated must agree.

    It was asked when the match had so many records, and is void once there are more.
    """

    seat: int
    length: int
    agreed: frozenset[int]
    records: int


@dataclass(slots=True)
class Stored:
    """A match as the database has it."""

    id: str
    match: Match
    seats: list[Seat]
    puzzle: str | None
    created: float
    undo: UndoRequest | None = None


class Storage(People):
    """Everything the table keeps."""

    def create(self, match: Match, bots: Sequence[str | None], puzzle: str | None = None) -> str:
        """Store a new match with all its records so far; its id."""
        id = secrets.token_urlsafe(9)
        now = time.time()
        header = {
            "id": id,
            "game": match.game.id,
            "rules_version": match.game.rules_version,
            "options": json.dumps(match.game.options_json(match.options)),
            "seed": f"{match.seed:x}",
            "puzzle": puzzle,
            "created": now,
            "moved": now,
        }
        with self.engine.begin() as connection:
            connection.execute(insert(matches).values(**header))
            for seat, (name, bot) in enumerate(zip(match.seats, bots, strict=True)):
                connection.execute(insert(seats).values(match=id, seat=seat, name=name, bot=bot, token=new_token()))
            self._append(connection, id, match, 0)
        return id

    def load(self, id: str) -> Stored:
        """The match of an id, every record checked again."""
        with self.engine.connect() as connection:
            header = connection.execute(select(matches).where(matches.c.id == id)).first()
            if header is None:
                raise NoSuchMatch(match=id)
            rows = _records(connection, id)
            seating = _seating(connection, id)
        game = find_game(header.game)
        if header.rules_version != game.rules_version:
            raise EditedFile(file=id, line="1")
        names = [seat.name for seat in seating]
        match = Match(game, game.read_options(json.loads(header.options)), seats=names, seed=int(header.seed, 16))
        for row in rows:
            match.restore(_record(match, row))
        return Stored(id, match, seating, header.puzzle, header.created, _asked(header.undo, match))

    def catch_up(self, known: Stored) -> Stored:
        """What a match has become since; only the records it lacks are read and checked."""
        match = known.match
        with self.engine.connect() as connection:
            asked = connection.execute(select(matches.c.undo).where(matches.c.id == known.id)).scalar()
            rows = _records(connection, known.id, match.length)
            seating = _seating(connection, known.id)
        if rows:
            match = match.copy()
        for row in rows:
            match.restore(_record(match, row))
        return replace(known, match=match, seats=seating, undo=_asked(asked, match))

    def append(self, id: str, match: Match, first: int) -> None:
        """Make the records from `first` on durable, or raise Lost if somebody else was first."""
        try:
            with self._changing(id) as connection:
                self._append(connection, id, match, first)
        except IntegrityError as error:
            raise Lost from error

    def _append(self, connection: Connection, id: str, match: Match, first: int) -> None:
        now = time.time()
        rows = [_row(id, number, match, match.records[number], now) for number in range(first, match.length)]
        if rows:
            connection.execute(insert(records), rows)
        outcome = match.outcome()
        scores = json.dumps(outcome.to_json()) if outcome else None
        connection.execute(update(matches).where(matches.c.id == id).values(moved=now, scores=scores, undo=None))

    def ask_undo(self, id: str, request: UndoRequest | None) -> None:
        """Write down what is asked, or that nothing is asked any more."""
        with self._changing(id) as connection:
            _write_undo(connection, id, request)

    def agree_to_undo(self, id: str, match: Match, seats: Iterable[int]) -> UndoRequest | None:
        """Some seats agree to what is asked now, if anything is; others may agree elsewhere at the same time."""
        with self._changing(id) as connection:
            query = select(matches.c.undo).where(matches.c.id == id).with_for_update()
            request = _asked(connection.execute(query).scalar(), match)
            if request is not None:
                request = replace(request, agreed=request.agreed | set(seats))
                _write_undo(connection, id, request)
        return request

    def length(self, id: str) -> int:
        """How many records the database has of a match."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).where(records.c.match == id)).scalar_one()

    def hold(self, match: str, seat: int, person: str) -> None:
        """Let a person sit in a seat."""
        with self._changing(match) as connection:
            hold_seat(connection, match, seat, person)

    def name_seat(self, match: str, seat: int, name: str) -> None:
        """Write a name on a seat."""
        where = (seats.c.match == match) & (seats.c.seat == seat)
        with self._changing(match) as connection:
            connection.execute(update(seats).where(where).values(name=name))

    def seating(self, id: str) -> list[Seat]:
        """The seats of a match as they are now."""
        with self.engine.connect() as connection:
            return _seating(connection, id)

    def seat_of_token(self, token: str) -> tuple[str, int] | None:
        """Which seat of which match a link leads to."""
        if not token.isprintable():
            # PostgreSQL would not even look for it.
            return None
        with self.engine.connect() as connection:
            row = connection.execute(select(seats.c.match, seats.c.seat).where(seats.c.token == token)).first()
        return (row.match, row.seat) if row else None

    def matches_of(self, person: str, most: int = 100) -> list[str]:
        """Ids of the matches in which a person sits, the latest moved first."""
        held = select(holders.c.match).where(holders.c.person == person)
        query = select(matches.c.id).where(matches.c.id.in_(held)).order_by(matches.c.moved.desc()).limit(most)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def puzzle_results(self, puzzle: str) -> list[Row[Any]]:
        """Finished matches of a day's puzzle: match, name, scores, person."""
        query = (
            select(matches.c.id, seats.c.name, matches.c.scores, holders.c.person)
            .join(seats, seats.c.match == matches.c.id)
            .join(holders, (holders.c.match == matches.c.id) & (holders.c.seat == seats.c.seat))
            .where((matches.c.puzzle == puzzle) & matches.c.scores.is_not(None))
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    def puzzle_days(self, person: str) -> set[str]:
        """The days whose puzzle a person has finished."""
        held = select(holders.c.match).where(holders.c.person == person)
        query = select(matches.c.puzzle).where(matches.c.id.in_(held) & matches.c.scores.is_not(None))
        with self.engine.connect() as connection:
            return {day for day in connection.execute(query).scalars() if day}

    # -- chat

    def say(self, match: str, name: str, text: str) -> None:
        """Write a line of chat."""
        with self._changing(match) as connection:
            connection.execute(insert(chat).values(match=match, name=name, text=text, at=time.time()))

    def chat(self, match: str) -> list[tuple[str, str]]:
        """The latest lines, oldest first."""
        query = (
            select(chat.c.name, chat.c.text).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
        )
        with self.engine.connect() as connection:
            return [(row.name, row.text) for row in connection.execute(query)][::-1]


def _seating(connection: Connection, id: str) -> list[Seat]:
    held: dict[int, set[str]] = {}
    for row in connection.execute(select(holders).where(holders.c.match == id)):
        held.setdefault(row.seat, set()).add(row.person)
    rows = connection.execute(select(seats).where(seats.c.match == id).order_by(seats.c.seat))
    return [Seat(row.name, row.bot, row.token, frozenset(held.get(row.seat, ()))) for row in rows]


def _records(connection: Connection, id: str, first: int = 0) -> Sequence[Row[Any]]:
    where = (records.c.match == id) & (records.c.number >= first)
    return connection.execute(select(records).where(where).order_by(records.c.number)).all()


def _asked(text: str | None, match: Match) -> UndoRequest | None:
    if text is None:
        return None
    seat, length, agreed, records = json.loads(text)
    return UndoRequest(seat, length, frozenset(agreed), records) if records == match.length else None


def _write_undo(connection: Connection, id: str, request: UndoRequest | None) -> None:
    parts = request and (request.seat, request.length, sorted(request.agreed), request.records)
    connection.execute(update(matches).where(matches.c.id == id).values(undo=json.dumps(parts) if parts else None))


def _row(id: str, number: int, match: Match, record: Record, at: float) -> dict[str, Any]:
    return {
        "match": id,
        "number": number,
        "seat": record.seat,
        "move": match.game.book.notation(record.move) if isinstance(record, Played) else None,
        "undo": record.length if isinstance(record, Undone) else None,
        "at": at,
    }


def _record(match: Match, row: Row[Any]) -> Record:
    if row.move is None:
        return Undone(row.seat, row.undo)
    return Played(row.seat, match.game.book.parse(row.move))
