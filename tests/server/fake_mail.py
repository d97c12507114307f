"""Webhook and mail server that record what they receive."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest


def _received_by(handler: Any) -> list[Any]:
    """Return what the server of a handler has received so far."""
    heard: list[Any] = handler.server.heard
    return heard


class _Webhook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        _received_by(self).append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Write nothing to the terminal."""


class _MailServer(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes to receive an e-mail."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            if line.upper().startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    letter += part
                _received_by(self).append(letter.decode())
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


def address_of(server: Any) -> str:
    return f"127.0.0.1:{server.server_address[1]}"
