"""Storage: matches, seats, people and records in a database. A move is one appended row; the second to append loses.

All functions block; the server calls them in a thread.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, func, insert, select, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from aevum.kernel.errors import AevumError, EditedFile
from aevum.kernel.match import Match, Played, Record, Undone
from aevum.kernel.registry import find_game
from aevum.table.schema import chat, holders, keys, matches, people, records, seats

MIGRATIONS: Final = Path(__file__).with_name("migrations")
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


@dataclass(slots=True)
class Stored:
    """A match as the database has it."""

    id: str
    match: Match
    seats: list[Seat]
    puzzle: str | None
    created: float


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a browser; `login` only if they chose to have an account."""

    id: str
    name: str
    login: str | None


def new_token() -> str:
    """Unguessable."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What the database keeps of a key."""
    return sha256(token.encode()).hexdigest()


class Storage:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)

    def prepare(self) -> None:
        """Bring the schema up to date."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()

    # -- people

    def person_of_key(self, token: str) -> Person | None:
        """Who holds this key?"""
        query = select(people).join(keys, keys.c.person == people.c.id).where(keys.c.hash == hashed(token))
        with self.engine.connect() as connection:
            return _person(connection.execute(query).first())

    def new_person(self, token: str) -> Person:
        """A person without a name yet, known by a key."""
        person = Person(secrets.token_hex(16), "", None)
        with self.engine.begin() as connection:
            connection.execute(insert(people).values(id=person.id, name="", created=time.time()))
            connection.execute(insert(keys).values(hash=hashed(token), person=person.id, created=time.time()))
        return person

    def rename(self, person: str, name: str) -> None:
        """Call the person by another name from now on."""
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(name=name))

    def account(self, login: str) -> tuple[Person, str] | None:
        """The account of a login name, with its password's hash."""
        with self.engine.connect() as connection:
            row = connection.execute(select(people).where(people.c.login == login.casefold())).first()
        person = _person(row)
        return (person, row.password) if person and row else None

    def register(self, person: str, login: str, name: str, password: str) -> bool:
        """Give a person an account; False if the login name is taken."""
        values = {"login": login.casefold(), "name": name, "password": password}
        try:
            with self.engine.begin() as connection:
                connection.execute(update(people).where(people.c.id == person).values(**values))
        except IntegrityError:
            return False
        return True

    def move_key(self, token: str, person: str) -> None:
        """This browser is that person now; the seats it held before go along."""
        with self.engine.begin() as connection:
            old = connection.execute(select(keys.c.person).where(keys.c.hash == hashed(token))).scalar()
            held = connection.execute(select(holders).where(holders.c.person == old)).all() if old else []
            for row in held:
                _hold(connection, row.match, row.seat, person)
            connection.execute(update(keys).where(keys.c.hash == hashed(token)).values(person=person))

    def forget_key(self, token: str) -> None:
        """Log this browser out."""
        with self.engine.begin() as connection:
            connection.execute(keys.delete().where(keys.c.hash == hashed(token)))

    # -- matches

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
            rows = connection.execute(select(records).where(records.c.match == id).order_by(records.c.number)).all()
            seating = _seating(connection, id)
        game = find_game(header.game)
        if header.rules_version != game.rules_version:
            raise EditedFile(file=id, line="1")
        names = [seat.name for seat in seating]
        match = Match(game, game.read_options(json.loads(header.options)), seats=names, seed=int(header.seed, 16))
        for row in rows:
            match.restore(_record(match, row))
        return Stored(id, match, seating, header.puzzle, header.created)

    def append(self, id: str, match: Match, first: int) -> None:
        """Make the records from `first` on durable, or raise Lost if somebody else was first."""
        try:
            with self.engine.begin() as connection:
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
        connection.execute(update(matches).where(matches.c.id == id).values(moved=now, scores=scores))

    def length(self, id: str) -> int:
        """How many records the database has of a match."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).where(records.c.match == id)).scalar_one()

    def hold(self, match: str, seat: int, person: str) -> None:
        """Let a person sit in a seat."""
        with self.engine.begin() as connection:
            _hold(connection, match, seat, person)

    def name_seat(self, match: str, seat: int, name: str) -> None:
        """Write a name on a seat."""
        where = (seats.c.match == match) & (seats.c.seat == seat)
        with self.engine.begin() as connection:
            connection.execute(update(seats).where(where).values(name=name))

    def seating(self, id: str) -> list[Seat]:
        """The seats of a match as they are now."""
        with self.engine.connect() as connection:
            return _seating(connection, id)

    def seat_of_token(self, token: str) -> tuple[str, int] | None:
        """Which seat of which match a link leads to."""
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
            .join(holders, holders.c.match == matches.c.id)
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
        with self.engine.begin() as connection:
            connection.execute(insert(chat).values(match=match, name=name, text=text, at=time.time()))

    def chat(self, match: str) -> list[tuple[str, str]]:
        """The latest lines, oldest first."""
        query = (
            select(chat.c.name, chat.c.text).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
        )
        with self.engine.connect() as connection:
            return [(row.name, row.text) for row in connection.execute(query)][::-1]


def _engine(url: str) -> Engine:
    engine = create_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _person(row: Row[Any] | None) -> Person | None:
    return Person(row.id, row.name, row.login) if row else None


def _hold(connection: Connection, match: str, seat: int, person: str) -> None:
    where = (holders.c.match == match) & (holders.c.seat == seat) & (holders.c.person == person)
    if connection.execute(select(holders.c.seat).where(where)).first() is None:
        connection.execute(insert(holders).values(match=match, seat=seat, person=person))


def _seating(connection: Connection, id: str) -> list[Seat]:
    held: dict[int, set[str]] = {}
    for row in connection.execute(select(holders).where(holders.c.match == id)):
        held.setdefault(row.seat, set()).add(row.person)
    rows = connection.execute(select(seats).where(seats.c.match == id).order_by(seats.c.seat))
    return [Seat(row.name, row.bot, row.token, frozenset(held.get(row.seat, ()))) for row in rows]


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
