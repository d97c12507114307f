"""A fresh database for every test of the table: SQLite, or PostgreSQL where `--postgres URL` names a server."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from aevum.table.hub import Hub
from aevum.table.storage import Storage
from table.mailboxes import mail, webhook
from table.sieges import Besieged, besieged
from table.visitor import Visitor

__all__ = ["mail", "webhook"]

ONLY_WITH_POSTGRES = "test_postgres.py"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Without a server these tests are not asked for; that is no reason to count them as skipped."""
    return True if collection_path.name == ONLY_WITH_POSTGRES and not config.getoption("--postgres") else None


@pytest.fixture
def anyio_backend() -> str:
    """What runs the tests that are coroutines."""
    return "asyncio"


@contextmanager
def empty_database(folder: Path, server: str | None) -> Iterator[str]:
    """The URL of an empty database: a file in the folder, or a database of its own on the server."""
    if not server:
        yield f"sqlite:///{folder / 'table.sqlite'}"
        return
    name = f"test_{secrets.token_hex(6)}"
    keeper = create_engine(server, isolation_level="AUTOCOMMIT")
    with keeper.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(server).set(database=name).render_as_string(hide_password=False)
    with keeper.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    keeper.dispose()


@pytest.fixture
def database(tmp_path: Path, pytestconfig: pytest.Config) -> Iterator[str]:
    """The URL of an empty database."""
    with empty_database(tmp_path, pytestconfig.getoption("--postgres")) as url:
        yield url


@pytest.fixture
def storage(database: str) -> Iterator[Storage]:
    """A database with all its tables."""
    opened = Storage(database)
    opened.prepare()
    yield opened
    opened.close()


@pytest.fixture
async def hub(storage: Storage) -> AsyncIterator[Hub]:
    """The hub of a process."""
    opened = Hub(storage)
    yield opened
    await opened.close()


@pytest.fixture
async def other_hub(database: str, storage: Storage) -> AsyncIterator[Hub]:
    """The hub of a second process on the same database."""
    opened = Hub(Storage(database))
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[Visitor]:
    """The whole table, running, and somebody to call at it; shared by the tests of a module, as tables are."""
    folder, server = tmp_path_factory.mktemp("table"), pytestconfig.getoption("--postgres")
    with empty_database(folder, server) as url, Visitor(url) as calling:
        yield calling


@pytest.fixture
def siege(visitor: Visitor) -> Iterator[Besieged]:
    """A match that must not change, whatever happens."""
    yield from besieged(visitor)
