"""Push service of a browser vendor that records what it receives, and the browser that reads it."""

from __future__ import annotations

import asyncio
import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from aevum.server.security.public_connections import Streams
from aevum.server.storage.push_subscriptions import PushSubscription

AUTH: Final = b"sixteen bytes .."


@dataclass(frozen=True)
class Request:
    """Request that the push service has received."""

    line: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        """Return the signed claims of the sender."""
        token = re.search(r"t=([^,]+)", self.headers["authorization"])
        assert token is not None
        part = token[1].split(".")[1]
        claims: dict[str, Any] = json.loads(urlsafe_b64decode(part + "=" * (-len(part) % 4)))
        return claims


@dataclass
class Browser:
    """Browser with its keys."""

    endpoint: str = "https://push.example/send/1"
    private_key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def subscription(self, language: str = "en") -> PushSubscription:
        point = self.private_key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return PushSubscription(self.endpoint, base64url(point), base64url(AUTH), language)

    def read(self, request: Request) -> dict[str, str]:
        """Return the decrypted content of a message."""
        content = http_ece.decrypt(
            request.body, private_key=self.private_key, auth_secret=AUTH, version=request.headers["content-encoding"]
        )
        message: dict[str, str] = json.loads(content)
        return message


def base64url(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


@dataclass
class PushService:
    """Push service on a port of this machine; answers with `status`."""

    status: int = 201
    port: int = 0
    received: list[Request] = field(default_factory=list)

    async def connect(self, _: str) -> Streams:
        """Open a connection, as a sender does to any host."""
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append(Request(head[0], headers, body))
        writer.write(f"HTTP/1.1 {self.status} There\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(status: int = 201) -> AsyncIterator[PushService]:
    """Run a push service."""
    service = PushService(status)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
