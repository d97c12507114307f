"""Connections and transactions on SQLite or PostgreSQL, migrations, and notifications between server processes.

SQLite before 3.51.3 can damage a file in WAL mode when two connections write and checkpoint at the same moment. So a
process writes to a SQLite file through one connection, and reads through others that cannot write.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, delete, event, func, make_url, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from aevum.server.security.server_secret import (
    WrongSecret,
    fingerprint,
    given_secret,
    hashed,
    new_token,
    read_or_create,
    seal,
    secret_file,
)
from aevum.server.storage.schema import push_subscriptions, seats, server_secret

MIGRATIONS: Final = Path(__file__).with_name("migrations")
fcntl: Any = importlib.import_module("fcntl") if find_spec("fcntl") else None
"""Module for file locks; None on systems without it."""
CHANNEL: Final = "aevum"
"""PostgreSQL NOTIFY channel on which server processes announce changed matches."""

LOG: Final = logging.getLogger("aevum.storage")
PRIVATE_MODE: Final = 0o600
"""File mode of SQLite files: only the owner may read and write."""
WRITER_TIMEOUT_SECONDS: Final = 60.0
"""Seconds a thread waits for the one connection that writes to a SQLite file."""
MAX_ATTEMPTS: Final = 50
"""Maximum number of attempts to switch a SQLite file to WAL mode."""
RETRY_SECONDS: Final = 0.1
"""Seconds between two attempts."""


class Database:
    """Engines, server secret and schema of one database; base class of all queries."""

    def __init__(self, url: str, *, replace_secret: bool = False) -> None:
        """Create the engines. `replace_secret`: accept a changed server secret and issue all links anew."""
        self.url = url
        self.replace_secret = replace_secret
        self.engine, self.readers = _engines(url)
        """Engines for writing (`engine`) and for reading only (`readers`)."""
        self.name = secrets.token_hex(8)
        self._secret = given_secret()
        self._given = self._secret is not None

    @property
    def secret(self) -> bytes:
        """The server secret, from the operator, else from the key file beside a SQLite file, else from the database."""
        file = secret_file(self.url)
        if self._secret is None and file is not None:
            self._secret = read_or_create(file)
        if self._secret is None:
            with self.readers.connect() as connection:
                self._secret = bytes.fromhex(connection.execute(select(server_secret.c.value)).scalar_one())
        return self._secret

    def prepare(self) -> None:
        """Run the migrations in one transaction, in one process at a time."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        known = self.secret if self._given or secret_file(self.url) else None
        with self._exclusive() as connection:
            config.attributes["connection"] = connection
            config.attributes["secret"] = known
            command.upgrade(config, "head")
            self._recognise_secret(connection, known)

    def _recognise_secret(self, connection: Connection, known: bytes | None) -> None:
        """Raise WrongSecret if another secret was given; if the key file was lost, issue every link anew."""
        stored = connection.execute(select(server_secret)).one()
        if known is None and stored.value is not None:
            return
        if known is not None and stored.fingerprint == fingerprint(known):
            return
        if self._given and not self.replace_secret:
            raise WrongSecret
        LOG.warning("the server secret has changed: links to open seats and tokens of programs are issued anew")
        # Their push services accept messages signed with the old secret only; browsers subscribe again by themselves.
        connection.execute(delete(push_subscriptions))
        own = known or secrets.token_bytes(32)
        values = {"value": None if known else own.hex(), "fingerprint": fingerprint(own)}
        connection.execute(update(server_secret).values(values))
        for row in connection.execute(select(seats.c.match, seats.c.seat)).all():
            place = (seats.c.match == row.match) & (seats.c.seat == row.seat)
            connection.execute(update(seats).where(place).values(new_seat_token(own)))

    @contextmanager
    def _exclusive(self) -> Iterator[Connection]:
        """Open a transaction that other processes wait for before they open one of this kind."""
        begin = "BEGIN IMMEDIATE" if self.engine.dialect.name == "sqlite" else "SELECT pg_advisory_xact_lock(8765)"
        with self.engine.begin() as connection:
            connection.execute(text(begin))
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """Open a read transaction with a consistent snapshot, unaffected by concurrent writes."""
        sqlite = self.engine.dialect.name == "sqlite"
        with self.readers.begin() as connection:
            connection.execute(text("BEGIN" if sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            yield connection

    @contextmanager
    def _changing(self, id: str) -> Iterator[Connection]:
        """Open a write transaction on a match and notify other processes at its end."""
        with self.engine.begin() as connection:
            yield connection
            self._notify(connection, id)

    def _notify(self, connection: Connection, id: str) -> None:
        """On PostgreSQL, notify other processes of a changed match when the transaction commits."""
        if self.engine.dialect.name == "postgresql":
            connection.execute(select(func.pg_notify(CHANNEL, f"{self.name} {id}")))

    def close(self) -> None:
        """Close all connections."""
        self.readers.dispose()
        self.engine.dispose()

    @property
    def version(self) -> str:
        """Product and version of the database, for the operator."""
        with self.readers.connect() as connection:
            if self.engine.dialect.name == "sqlite":
                return f"SQLite {connection.execute(text('SELECT sqlite_version()')).scalar_one()}"
            return f"PostgreSQL {connection.execute(text('SHOW server_version')).scalar_one()}"

    def quick_check(self) -> None:
        """Raise DamagedDatabase if a SQLite file is corrupt; PostgreSQL checks its own pages."""
        if self.engine.dialect.name != "sqlite":
            return
        with self.readers.connect() as connection:
            found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
        if found != "ok":
            raise DamagedDatabase(found)


@contextmanager
def sole_user_of(url: str) -> Iterator[bool]:
    """Hold a lock on the key file of a SQLite file during the context; yields False if another process holds it."""
    file = secret_file(url)
    if file is None or fcntl is None:
        yield True
        return
    with file.open() as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def new_seat_token(secret: bytes) -> dict[str, str]:
    """Return the columns of a new random token for a seat."""
    token = new_token()
    return {"token_hash": hashed(token), "token_sealed": seal(secret, token)}


OUTAGES: Final = (OperationalError, InterfaceError, PoolTimeout)
"""Errors of a database that is unreachable, overloaded or out of space; others are errors of a query."""


def is_outage(error: SQLAlchemyError) -> bool:
    """Whether an error is caused by an unavailable database, not by the query."""
    return isinstance(error, OUTAGES) or (isinstance(error, DBAPIError) and error.connection_invalidated)


class DamagedDatabase(SQLAlchemyError):
    """The integrity check of SQLite found the file to be corrupt."""


def _engines(url: str) -> tuple[Engine, Engine]:
    """Return the engine for writing and the engine for reading; for PostgreSQL both are the same."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if make_url(url).get_backend_name() != "sqlite":
        engine = create_engine(url, pool_pre_ping=True)
        return engine, engine
    _make_private(make_url(url).database)
    writer = create_engine(url, poolclass=QueuePool, pool_size=1, max_overflow=0, pool_timeout=WRITER_TIMEOUT_SECONDS)
    readers = create_engine(url)
    event.listen(writer, "connect", _tune_sqlite)
    event.listen(readers, "connect", _tune_sqlite)
    event.listen(readers, "connect", _forbid_writing)
    return writer, readers


def _make_private(file: str | None) -> None:
    """Create a SQLite file that only its owner may read, or remove the permissions of others from an existing one.

    The file holds the seeds of running matches. SQLite gives its -wal and -shm files the same permissions.
    """
    if file and not file.startswith((":memory:", "file:")):
        path = Path(file)
        with contextlib.suppress(OSError):  # connecting to the file reports the error
            path.touch(mode=PRIVATE_MODE, exist_ok=True)
            if path.stat().st_mode & ~PRIVATE_MODE & 0o777:
                path.chmod(PRIVATE_MODE)


def _forbid_writing(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA query_only=ON")


def _tune_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    _write_ahead(cursor)
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Switch a SQLite file to WAL mode, with retries.

    While another process does so on a new file, SQLite reports a lock at once instead of waiting.
    """
    for _ in range(MAX_ATTEMPTS):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            time.sleep(RETRY_SECONDS)
        else:
            return
    cursor.execute("PRAGMA journal_mode=WAL")
