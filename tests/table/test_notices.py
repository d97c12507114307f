"""Who is not looking is told that it is their turn, once, if the operator has set up how."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from aevum.table.hub import Hub, Watcher
from aevum.table.notices import Notices, Ways
from aevum.table.storage import Storage
from table.high_cards import ADA, BELA, first_legal, seated

pytestmark = pytest.mark.anyio


class _Webhook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append(json.loads(body))  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is written to the terminal."""


class _MailServer(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes to receive a letter."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    letter += part
                self.server.heard.append(letter.decode())  # type: ignore[attr-defined]
            self.wfile.write(b"250 good\r\n")
            if line.upper().startswith(b"QUIT"):
                return


@pytest.fixture
def webhook() -> Iterator[Any]:
    yield from _served(HTTPServer(("127.0.0.1", 0), _Webhook))


@pytest.fixture
def mail() -> Iterator[Any]:
    yield from _served(socketserver.TCPServer(("127.0.0.1", 0), _MailServer))


def _served(server: Any) -> Iterator[Any]:
    server.heard = []
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def _hub(storage: Storage, ways: Ways) -> Hub:
    hub = Hub(storage)
    hub.notice = Notices(hub, ways).changed
    return hub


async def _settled(hub: Hub) -> None:
    while hub.errands:
        for errand in list(hub.errands):
            await errand


def _address(server: Any) -> str:
    return f"127.0.0.1:{server.server_address[1]}"


async def test_a_webhook_hears_whose_turn_it_is(storage: Storage, webhook: Any) -> None:
    company = seated(storage)
    hub = _hub(storage, Ways(webhook=f"http://{_address(webhook)}/", public_url="https://aevum.example/"))
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    link = f"https://aevum.example/m/{company.id}"
    assert webhook.heard == [{"match": link, "game": "high-card", "seat": BELA + 1, "name": "Bela"}]


async def test_nobody_is_told_twice_of_the_same_turn(storage: Storage, webhook: Any) -> None:
    company = seated(storage)
    hub = _hub(storage, Ways(webhook=f"http://{_address(webhook)}/"))
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    await hub.say(live, "Ada", "your turn!")
    await _settled(hub)
    assert len(webhook.heard) == 1


async def test_who_is_looking_needs_no_notice(storage: Storage, webhook: Any) -> None:
    company = seated(storage)
    hub = _hub(storage, Ways(webhook=f"http://{_address(webhook)}/"))
    live = await hub.find(company.id)
    live.watchers.add(Watcher(company.people[BELA]))
    await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    assert webhook.heard == []


async def test_a_letter_in_the_readers_language(storage: Storage, mail: Any) -> None:
    company = seated(storage)
    storage.set_email(company.people[BELA].id, "bela@example.org", "es")
    hub = _hub(
        storage, Ways(smtp=f"smtp://{_address(mail)}", sender="table@example.org", public_url="https://a.example")
    )
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    (letter,) = mail.heard
    assert "To: bela@example.org" in letter
    assert "te toca" in letter
    assert f"https://a.example/m/{company.id}" in letter


async def test_a_silent_webhook_disturbs_nobody(storage: Storage, caplog: pytest.LogCaptureFixture) -> None:
    company = seated(storage)
    hub = _hub(storage, Ways(webhook="http://127.0.0.1:1/"))
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    assert live.match.length == 1
    assert "could not be sent" in caplog.text
