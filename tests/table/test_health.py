"""What watches over the server is told the truth, and a failure of ours is said in the caller's terms."""

from __future__ import annotations

import http.client
import json
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from table.conftest import empty_database
from table.serving import Server, post, serving
from table.visitor import Visitor


@pytest.fixture
def table(tmp_path: Path, pytestconfig: pytest.Config) -> Iterator[Visitor]:
    with empty_database(tmp_path, pytestconfig.getoption("--postgres")) as url, Visitor(url) as visitor:
        yield visitor


def test_all_is_well(table: Visitor) -> None:
    answer = table.get("/health")
    assert (answer.status, answer.json()) == (200, {"ok": True})


def test_not_so_when_nothing_can_be_written(table: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OperationalError("update", {}, Exception("database or disk is full"))

    monkeypatch.setattr(table.hub.storage, "beat", full)
    answer = table.get("/health")
    assert (answer.status, answer.json()) == (503, {"ok": False})


def test_a_full_disk_is_noticed_and_what_was_kept_stays(tmp_path: Path) -> None:
    """No file of the server may grow any more, as if the disk were full."""
    with serving(f"sqlite:///{tmp_path / 'table.sqlite'}", tmp_path) as server:
        where, key = post(server, "/matches", {"game": "high-card", "seat-0": "me", "seat-1": "here"})
        assert _asked(server, "/health")[0] == 200
        assert server.process is not None
        assert server.process.pid is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1_000, resource.RLIM_INFINITY))
        time.sleep(1.1)
        assert _asked(server, "/health") == (503, {"ok": False})
        assert _asked(server, f"/api{where.replace('/m/', '/matches/')}")[0] == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        time.sleep(1.1)
        assert _asked(server, "/health") == (200, {"ok": True})
        server.log.write_text("", encoding="utf-8")
    assert key


def _asked(server: Server, path: str) -> tuple[int, Any]:
    connection = http.client.HTTPConnection(server.address, timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    found = answer.status, json.loads(answer.read())
    connection.close()
    return found


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_failure_is_json_to_programs_and_a_page_to_people(
    table: Visitor, monkeypatch: pytest.MonkeyPatch, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table.hub.storage, "summaries_of", None)
    answer = table.get("/api/matches", language=language)
    assert (answer.status, answer.json()["error"]) == (500, "Failed")
    page = table.get("/mine", language=language)
    assert (page.status, page.header("content-type")) == (500, "text/html; charset=utf-8")
    assert answer.json()["message"] in page.text
    assert page.header("content-security-policy")
    assert "TypeError" in caplog.text
    assert "TypeError" not in page.text + answer.text


def test_a_server_that_listens_to_its_own_names(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    with Visitor(url, "https://games.example.org", hosts=("table.test",)) as visitor:
        for host, status in {
            "games.example.org": 200,
            "games.example.org:443": 200,
            "table.test": 200,
            "localhost:8765": 200,
            "[::1]:8765": 200,
            "evil.example": 421,
            "": 421,
        }.items():
            assert visitor.call("GET", "/api/games", headers={"host": host}).status == status, host
        assert visitor.call("GET", "/health", headers={"host": "10.0.0.7"}).status == 200
        answer = visitor.call("GET", "/api/games", headers={"host": "evil.example"})
        assert answer.json()["error"] == "WrongHost"
        line = visitor.open("/m/nothing/live", headers={"host": "evil.example"})
        line.hear_all()
        assert line.closed == 4403
        line.hang_up()
        assert visitor.get("/").header("strict-transport-security") == "max-age=31536000"


def test_without_tls_nobody_is_told_to_insist_on_it(table: Visitor) -> None:
    assert table.get("/").header("strict-transport-security") == ""
