"""A fresh database for every test of the server: SQLite, or PostgreSQL where `--postgres URL` names a server."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from aevum.server.live.hub import Hub
from aevum.server.storage.matches import Storage
from server.cheap_hashes import use_cheap_hashes
from server.fake_mail import mail, webhook
from server.raw_client import RawClient
from server.slow_workers import allow_slow_workers
from server.survives_attack import AttackedMatch, attacked_match

__all__ = ["mail", "webhook"]

ONLY_WITH_POSTGRES = "test_postgres.py"

use_cheap_hashes()
allow_slow_workers()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the tests of PostgreSQL out without `--postgres`, instead of counting them as skipped."""
    return True if collection_path.name == ONLY_WITH_POSTGRES and not config.getoption("--postgres") else None


@pytest.fixture
def anyio_backend() -> str:
    """Return the backend that runs tests that are coroutines."""
    return "asyncio"


@contextmanager
def empty_database(folder: Path, server: str | None) -> Iterator[str]:
    """Yield the URL of an empty database: a file in the folder, or a database of its own on the server."""
    if not server:
        yield f"sqlite:///{folder / 'table.sqlite'}"
        return
    name = f"test_{secrets.token_hex(6)}"
    admin = create_engine(server, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()


@pytest.fixture
def database(tmp_path: Path, pytestconfig: pytest.Config) -> Iterator[str]:
    """Yield the URL of an empty database."""
    with empty_database(tmp_path, pytestconfig.getoption("--postgres")) as url:
        yield url


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    """Yield a database with all its tables."""
    opened = Storage(database)
    opened.prepare()
    yield opened
    opened.close()


@pytest.fixture
async def hub(storage: Storage) -> AsyncIterator[Hub]:
    """Yield the hub of a process."""
    opened = Hub(storage)
    yield opened
    await opened.close()


@pytest.fixture
async def other_hub(database: str, storage: Storage) -> AsyncIterator[Hub]:
    """Yield the hub of a second process on the same database."""
    opened = Hub(Storage(database))
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[RawClient]:
    """Yield the whole server, running, and a client of it; shared by the tests of a module."""
    folder, server = tmp_path_factory.mktemp("table"), pytestconfig.getoption("--postgres")
    with empty_database(folder, server) as url, RawClient(url) as calling:
        yield calling


@pytest.fixture
def attacked(client: RawClient) -> Iterator[AttackedMatch]:
    """Yield a match that must not change, whatever happens."""
    yield from attacked_match(client)
