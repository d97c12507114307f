"""`aevum serve`: settings refused before the server listens, and files that others on the machine may not read."""

from __future__ import annotations

import argparse
import stat
from pathlib import Path

import pytest

from aevum.cli.serve import database_of, own_database
from aevum.kernel.errors import BadFile
from aevum.server.security.server_secret import read_or_create, secret_file
from aevum.server.storage.database import sole_user_of
from aevum.server.storage.matches import Storage
from cli.conftest import Run


@pytest.mark.parametrize(
    ("language", "said"), [("en", "--public-url"), ("es", "indica --public-url"), ("ru", "укажи --public-url")]
)
def test_letters_need_an_address_that_works_elsewhere(aevum: Run, language: str, said: str) -> None:
    answer = aevum(f"--lang {language} serve --smtp smtp://localhost")
    assert answer.status == 2
    assert said in answer.err


def test_a_mail_server_may_come_from_the_environment(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_SMTP", "smtp://user:password@localhost")
    answer = aevum("serve")
    assert answer.status == 2
    assert "--public-url" in answer.err
    assert "password" not in answer.err


def test_the_database_may_come_from_the_environment_or_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    none = argparse.Namespace(database=None)
    (tmp_path / "secret").write_text("postgresql://user:password@host/aevum\n", encoding="utf-8")
    monkeypatch.setenv("AEVUM_DATABASE_FILE", str(tmp_path / "secret"))
    assert database_of(none) == "postgresql://user:password@host/aevum"
    monkeypatch.setenv("AEVUM_DATABASE", "sqlite:///environment.sqlite")
    assert database_of(none) == "sqlite:///environment.sqlite"
    assert database_of(argparse.Namespace(database="sqlite:///given.sqlite")) == "sqlite:///given.sqlite"
    monkeypatch.delenv("AEVUM_DATABASE")
    monkeypatch.setenv("AEVUM_DATABASE_FILE", str(tmp_path / "missing"))
    with pytest.raises(BadFile):
        database_of(none)


def test_the_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / "data" / "aevum").mkdir(parents=True, mode=0o755)
    own_database()
    assert stat.S_IMODE((tmp_path / "data" / "aevum").stat().st_mode) == 0o700


def test_a_damaged_file_is_not_served(aevum: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"
    storage = Storage(f"sqlite:///{file}")
    storage.prepare()
    storage.close()
    content = bytearray(file.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(content)
    answer = aevum(f"serve --database sqlite:///{file}")
    assert answer.status == 2
    assert "cannot be opened" in answer.err


def test_another_secret_is_refused_with_a_way_out(aevum: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    storage = Storage(url)
    storage.prepare()
    storage.close()
    monkeypatch.setenv("AEVUM_SECRET", "another")
    answer = aevum(f"serve --database {url}")
    assert answer.status == 2
    assert "--replace-links" in answer.err


def test_two_servers_on_one_file_are_noticed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    file = secret_file(url)
    assert file is not None
    read_or_create(file)
    with sole_user_of(url) as first, sole_user_of(url) as second:
        assert (first, second) == (True, False)
    with sole_user_of(url) as later:
        assert later
