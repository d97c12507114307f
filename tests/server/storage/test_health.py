"""Health checks report the truth, and a failure of the server is answered in the client's format."""

from __future__ import annotations

import http.client
import json
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError, ProgrammingError
from starlette.types import Message

from aevum.server.presenters.game_pictures import picture_of
from server.conftest import empty_database
from server.raw_client import RawClient
from server.serving import TIMEOUT_SECONDS, Server, post, serving


@pytest.fixture
def table(tmp_path: Path, pytestconfig: pytest.Config) -> Iterator[RawClient]:
    with empty_database(tmp_path, pytestconfig.getoption("--postgres")) as url, RawClient(url) as client:
        yield client


def test_all_is_well(table: RawClient) -> None:
    answer = table.get("/health")
    assert (answer.status, answer.json()) == (200, {"ok": True})


def test_not_so_when_nothing_can_be_written(table: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OperationalError("update", {}, Exception("database or disk is full"))

    monkeypatch.setattr(table.hub.storage, "heartbeat", full)
    answer = table.get("/health")
    assert (answer.status, answer.json()) == (503, {"ok": False})


def test_a_full_disk_is_noticed_and_what_was_stored_stays(tmp_path: Path) -> None:
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
    connection = http.client.HTTPConnection(server.address, timeout=TIMEOUT_SECONDS)
    connection.request("GET", path)
    answer = connection.getresponse()
    found = answer.status, json.loads(answer.read())
    connection.close()
    return found


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_failure_is_json_to_programs_and_a_page_to_people(
    table: RawClient, monkeypatch: pytest.MonkeyPatch, language: str, caplog: pytest.LogCaptureFixture
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
    with RawClient(url, "https://games.example.org", hosts=("table.test",)) as client:
        for host, status in {
            "games.example.org": 200,
            "games.example.org:443": 200,
            "table.test": 200,
            "localhost:8765": 200,
            "[::1]:8765": 200,
            "evil.example": 421,
            "": 421,
        }.items():
            assert client.call("GET", "/api/games", headers={"host": host}).status == status, host
        assert client.call("GET", "/health", headers={"host": "10.0.0.7"}).status == 200
        answer = client.call("GET", "/api/games", headers={"host": "evil.example"})
        assert answer.json()["error"] == "WrongHost"
        line = client.open("/m/nothing/live", headers={"host": "evil.example"})
        line.hear_all()
        assert line.closed == 4403
        line.hang_up()
        assert client.get("/").header("strict-transport-security") == "max-age=31536000"


def test_without_tls_no_browser_is_asked_to_insist_on_it(table: RawClient) -> None:
    assert table.get("/").header("strict-transport-security") == ""


def gone(*_: object, **__: object) -> None:
    raise OperationalError("select", {}, Exception("connection refused"))


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_while_the_database_is_away_everybody_is_asked_to_come_back(
    table: RawClient, monkeypatch: pytest.MonkeyPatch, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    key = table.submit("/matches", "game=high-card&seat-0=me&seat-1=here").key
    for name in ("summaries_of", "person_of_key"):
        monkeypatch.setattr(table.hub.storage, name, gone)
    answers = [
        table.call("GET", path, key=key, headers={"accept-language": language}) for path in ("/api/matches", "/mine")
    ]
    assert [answer.status for answer in answers] == [503, 503]
    assert all(int(answer.header("retry-after")) > 0 for answer in answers)
    assert answers[0].json()["error"] == "DatabaseAway"
    assert answers[0].json()["message"] in answers[1].text
    assert len(caplog.records) == 1
    assert "Traceback" not in caplog.text


def test_a_move_that_cannot_be_saved_is_said_on_the_page_and_made_later(
    table: RawClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = table.submit("/matches", "game=high-card&seat-0=me&seat-1=here")
    id = made.header("location").rpartition("/")[2]
    live = table.live(id)
    move = str(live.match.legal()[0])
    monkeypatch.setattr(table.hub.storage, "append", gone)
    wish = {"move": move, "length": 0}
    token = table.hub.storage.seating(id)[live.match.actor].token
    assert table.post(f"/api/matches/{id}/moves", wish, token=token).status == 503
    assert live.match.length == 0
    monkeypatch.undo()
    assert table.post(f"/api/matches/{id}/moves", wish, token=token).status == 200
    assert "Traceback" not in caplog.text


def test_a_fault_of_ours_is_not_said_to_be_the_database(table: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> None:
        raise ProgrammingError("select", {}, Exception("no such column"))

    monkeypatch.setattr(table.hub.storage, "summaries_of", wrong)
    assert table.get("/api/matches").status == 500


def test_a_client_that_goes_away_leaves_no_traceback(table: RawClient, caplog: pytest.LogCaptureFixture) -> None:
    sent: list[Message] = []

    async def vanish() -> Message:
        return {"type": "http.disconnect"}

    async def keep(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"table.test"), (b"content-length", b"900"), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": "POST", "path": "/api/matches", "headers": headers, "query_string": b""}
    table.wait(table.app(scope | {"scheme": "http", "server": ("table.test", 80)}, vanish, keep))
    assert caplog.text == ""


def test_only_files_that_exist_are_cached_for_a_year(table: RawClient) -> None:
    """During an upgrade a page may ask a server that does not have its files yet."""
    picture = picture_of("tempus", "en")
    assert picture is not None
    found, missing = table.get(picture), table.get("/static/other/live.js")
    assert (found.status, found.header("cache-control")) == (200, "public, max-age=31536000, immutable")
    assert (missing.status, missing.header("cache-control")) == (404, "no-store")


def test_a_body_of_two_lengths_is_refused(table: RawClient) -> None:
    answer = table.call("POST", "/api/matches", b"{}", headers={"transfer-encoding": "chunked"})
    assert (answer.status, answer.json()["error"]) == (400, "TwoLengths")
