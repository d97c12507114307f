"""The schema is made by migrations, completely or not at all, also concurrently; SQLite is set to be durable."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from aevum.server.storage.matches import Storage
from aevum.server.storage.schema import METADATA, records
from server.high_card_matches import seated

RACERS = 4


def test_the_migrations_make_exactly_the_schema(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_preparing_twice_changes_nothing(storage: Storage) -> None:
    company = seated(storage)
    storage.prepare()
    assert storage.load(company.id).match.length == 0


def test_many_may_prepare_a_new_database_at_once(database: str) -> None:
    storages = [Storage(database) for _ in range(RACERS)]
    with ThreadPoolExecutor(RACERS) as threads:
        list(threads.map(Storage.prepare, storages))
    assert inspect(storages[0].engine).has_table("records")
    for own in storages:
        own.close()


def test_a_migration_that_breaks_off_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Storage(database)
    upgrade = command.upgrade

    def break_off(config: Config, revision: str) -> None:
        upgrade(config, revision)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", break_off)
    with pytest.raises(KeyboardInterrupt):
        begun.prepare()
    monkeypatch.undo()
    assert inspect(begun.engine).get_table_names() == []
    begun.prepare()
    assert inspect(begun.engine).has_table("records")
    begun.close()


def test_sqlite_writes_ahead_and_waits_until_the_disk_has_it(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'table.sqlite'}")
    storage.prepare()
    with storage.engine.connect() as connection:
        settings = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
        }
        assert settings == {"journal_mode": "wal", "synchronous": 2}
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
        assert connection.execute(text("PRAGMA busy_timeout")).scalar() == 5_000
    storage.close()


def test_what_append_returned_from_is_in_the_file(tmp_path: Path) -> None:
    """Another program that opens the file finds the record, though the storage is still open."""
    storage = Storage(f"sqlite:///{tmp_path / 'table.sqlite'}")
    storage.prepare()
    company = seated(storage)
    match = storage.load(company.id).match
    match.play("play 6")
    storage.append(company.id, match, 0)
    with sqlite3.connect(tmp_path / "table.sqlite") as other:
        assert other.execute(f"SELECT move FROM {records.name}").fetchall() == [("play 6",)]
    other.close()
    storage.close()
