"""Database: one engine for SQLite or PostgreSQL, its schema, and how the processes on it hear from each other."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, func, select, text
from sqlalchemy.engine import Connection

MIGRATIONS: Final = Path(__file__).with_name("migrations")
CHANNEL: Final = "aevum"
"""Where PostgreSQL tells the processes on one database that a match has changed."""

ATTEMPTS: Final = 50
SECONDS_BETWEEN: Final = 0.1


class Database:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.name = secrets.token_hex(8)

    def prepare(self) -> None:
        """Bring the schema up to date: all of it or nothing, one process at a time."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._alone() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @contextmanager
    def _alone(self) -> Iterator[Connection]:
        """A transaction that keeps others from beginning one like it."""
        begin = "BEGIN IMMEDIATE" if self.engine.dialect.name == "sqlite" else "SELECT pg_advisory_xact_lock(8765)"
        with self.engine.begin() as connection:
            connection.execute(text(begin))
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """What is read together is of one moment, whatever others write meanwhile."""
        sqlite = self.engine.dialect.name == "sqlite"
        with self.engine.begin() as connection:
            connection.execute(text("BEGIN" if sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            yield connection

    @contextmanager
    def _changing(self, id: str) -> Iterator[Connection]:
        """A transaction on a match."""
        with self.engine.begin() as connection:
            yield connection
            self._tell(connection, id)

    def _tell(self, connection: Connection, id: str) -> None:
        """If and when this commits, the other processes on this PostgreSQL hear which match has changed."""
        if self.engine.dialect.name == "postgresql":
            connection.execute(select(func.pg_notify(CHANNEL, f"{self.name} {id}")))

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()


def _engine(url: str) -> Engine:
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    _write_ahead(cursor)
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """While another process makes the same change to a new file, SQLite says that it is locked, and does not wait."""
    for _ in range(ATTEMPTS):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            time.sleep(SECONDS_BETWEEN)
        else:
            return
    cursor.execute("PRAGMA journal_mode=WAL")
