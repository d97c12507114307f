"""A reader of the database file, or of a copy of it, can neither play nor learn a seed."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.pool import QueuePool

from aevum.server.security.server_secret import WrongSecret, new_token, seal, secret_file, unseal
from aevum.server.storage.database import MIGRATIONS, Database
from aevum.server.storage.matches import Storage
from server.high_card_matches import ADA, seated


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite'}"


def opened(url: str, *, replace_secret: bool = False) -> Storage:
    storage = Storage(url, replace_secret=replace_secret)
    storage.prepare()
    return storage


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_may_read_the_files(url: str, tmp_path: Path) -> None:
    storage = opened(url)
    seated(storage)
    assert {path.name: mode(path) for path in tmp_path.iterdir()} == dict.fromkeys(
        ("table.sqlite", "table.sqlite-wal", "table.sqlite-shm", "table.sqlite.key"), 0o600
    )
    storage.close()


def test_a_file_that_others_could_read_is_closed_to_them(url: str, tmp_path: Path) -> None:
    (tmp_path / "table.sqlite").touch(mode=0o644)
    opened(url).close()
    assert mode(tmp_path / "table.sqlite") == 0o600


def test_no_token_stands_in_the_database(storage: Storage) -> None:
    company = seated(storage)
    tokens = [seat.token for seat in storage.seating(company.id)]
    with storage.readers.connect() as connection:
        rows = connection.execute(text("SELECT * FROM seats")).all()
    assert len(set(tokens)) == len(rows) == 2
    assert not any(token in str(rows) for token in tokens)
    assert storage.seat_of_token(tokens[ADA]) == (company.id, ADA)


def test_a_sealed_token_comes_back_by_the_same_secret_alone() -> None:
    token, secret = new_token(), b"1" * 32
    assert unseal(secret, seal(secret, token)) == token
    assert seal(secret, token) != seal(secret, token)
    assert unseal(b"2" * 32, seal(secret, token)) != token


def test_links_survive_a_restart_and_the_migration_that_seals_them(url: str) -> None:
    first = opened(url)
    company = seated(first)
    tokens = [seat.token for seat in first.seating(company.id)]
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with first.engine.begin() as connection:
        config.attributes |= {"connection": connection, "secret": first.secret}
        command.downgrade(config, "0006")
        assert set(connection.execute(text("SELECT token FROM seats")).scalars()) == set(tokens)
    first.close()
    again = opened(url)
    assert [seat.token for seat in again.seating(company.id)] == tokens
    assert again.seat_of_token(tokens[ADA]) == (company.id, ADA)
    again.close()


def test_without_its_key_file_a_copy_gets_new_links(url: str, caplog: pytest.LogCaptureFixture) -> None:
    first = opened(url)
    company = seated(first)
    old = first.seating(company.id)[ADA].token
    first.close()
    file = secret_file(url)
    assert file is not None
    file.unlink()
    again = opened(url)
    new = again.seating(company.id)[ADA].token
    assert "issued anew" in caplog.text
    assert again.seat_of_token(old) is None
    assert again.seat_of_token(new) == (company.id, ADA)
    again.close()


def test_another_secret_is_refused_unless_links_are_to_be_replaced(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two servers with two secrets would invalidate each other's links."""
    (tmp_path / "secret").write_text("first secret\n", encoding="utf-8")
    monkeypatch.setenv("AEVUM_SECRET_FILE", str(tmp_path / "secret"))
    first = opened(database)
    company = seated(first)
    first.close()
    monkeypatch.setenv("AEVUM_SECRET", "second secret")
    refused = Storage(database)
    with pytest.raises(WrongSecret):
        refused.prepare()
    refused.close()
    replaced = opened(database, replace_secret=True)
    token = replaced.seating(company.id)[ADA].token
    assert replaced.seat_of_token(token) == (company.id, ADA)
    replaced.close()
    opened(database).close()


def test_readers_cannot_write_to_sqlite_and_one_connection_does(url: str) -> None:
    database = Database(url)
    database.prepare()
    with database.readers.connect() as connection, pytest.raises(Exception, match="readonly"):
        connection.execute(text("UPDATE pulse SET at = 1"))
    pool = database.engine.pool
    assert isinstance(pool, QueuePool)
    assert pool.size() == 1
    database.close()
