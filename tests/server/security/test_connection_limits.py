"""Limits of connections: slow requests time out, too many connections are refused, others notice nothing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest
import uvicorn

from aevum.server.run import _config
from aevum.server.security import connection_limits
from aevum.server.security.connection_limits import ConnectionLimiter, LimitedSocket, protocols
from aevum.server.settings import Settings

pytestmark = pytest.mark.anyio
TIMEOUT_SECONDS: Final = 60.0
HALF = b"GET /health HTTP/1.1\r\nHost: here\r\n"
WHOLE = HALF + b"\r\n"
BODY = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _app(scope: Any, receive: Any, send: Any) -> None:
    """ASGI application that answers everything, and keeps every socket open."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


class LimitedServer:
    """A small server with connection limits."""

    def __init__(self, limiter: ConnectionLimiter, port: int) -> None:
        self.limiter, self.port = limiter, port

    async def call(self, content: bytes) -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(content)
        return reader, writer

    async def until_connections(self, count: int) -> None:
        """Wait until the limiter counts this many open connections."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while self.limiter.count != count:
                await asyncio.sleep(0.01)

    async def asked(self) -> bytes:
        """Send a whole request on a connection of its own; return the first line of the answer."""
        reader, writer = await self.call(WHOLE)
        try:
            return await asyncio.wait_for(reader.readline(), TIMEOUT_SECONDS)
        finally:
            writer.close()


@pytest.fixture
async def limited_server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LimitedServer]:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 0.8)
    monkeypatch.setattr(connection_limits, "BODY_SECONDS", 0.8)
    limiter = ConnectionLimiter(max_connections=60, max_per_client=40)
    request, open_socket = protocols(limiter)
    server = uvicorn.Server(uvicorn.Config(_app, http=request, ws=open_socket, log_level="error", lifespan="off"))
    with LimitedSocket.of(socket.create_server(("127.0.0.1", 0)), limiter) as listener:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield LimitedServer(limiter, listener.getsockname()[1])
        server.should_exit = True
        await serving


async def closed(streams: Streams) -> bool:
    """Whether the other side closes the connection."""
    reader, writer = streams
    try:
        await asyncio.wait_for(reader.read(), TIMEOUT_SECONDS)
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    writer.close()
    return True


@pytest.mark.parametrize("content", [b"", HALF, BODY])
async def test_whoever_does_not_go_on_is_cut_off(limited_server: LimitedServer, content: bytes) -> None:
    assert await closed(await limited_server.call(content))
    assert limited_server.limiter.count == 0


async def test_a_byte_now_and_then_does_not_help(limited_server: LimitedServer) -> None:
    """The header timeout is 0.8 seconds; these bytes would take a hundred."""
    reader, writer = await limited_server.call(b"")
    sent = 0
    try:
        for byte in HALF * 100:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.03)
            sent += 1
    except ConnectionError:
        pass
    assert sent < len(HALF * 100)
    assert reader.exception() is not None or reader.at_eof()


async def test_half_a_second_request_is_cut_off_too(limited_server: LimitedServer) -> None:
    reader, writer = await limited_server.call(WHOLE)
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    await reader.readuntil(b"ok")
    writer.write(HALF)
    assert await closed((reader, writer))


async def test_one_address_has_so_many_connections_and_gets_them_back(
    limited_server: LimitedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "HEADER_SECONDS", 10 * TIMEOUT_SECONDS)
    called = await asyncio.gather(*(limited_server.call(HALF) for _ in range(45)), return_exceptions=True)
    halves = [streams for streams in called if not isinstance(streams, BaseException)]
    await limited_server.until_connections(40)
    with pytest.raises(ConnectionError):
        await limited_server.asked()
    for _, writer in halves:
        writer.close()
    await limited_server.until_connections(0)
    assert await limited_server.asked() == b"HTTP/1.1 200 OK\r\n"


async def test_open_sockets_count_until_they_close(limited_server: LimitedServer) -> None:
    sockets = [await limited_server.call(UPGRADE) for _ in range(3)]
    for reader, _ in sockets:
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
    await asyncio.sleep(1.2)
    assert limited_server.limiter.count == 3, "no clock runs for them"
    for _, writer in sockets:
        writer.close()
    await limited_server.until_connections(0)


async def test_small_answers_are_not_held_back(limited_server: LimitedServer) -> None:
    reader, writer = await limited_server.call(WHOLE)
    await reader.readuntil(b"ok")
    clock = asyncio.get_running_loop().time
    times = []
    for _ in range(20):
        begun = clock()
        writer.write(WHOLE)
        await reader.readuntil(b"ok")
        times.append(clock() - begun)
    writer.close()
    assert min(times) < 0.03, "with Nagle's algorithm every one takes 0.04 s"


def test_proxies_come_in_as_often_as_they_like() -> None:
    limiter = ConnectionLimiter(max_connections=100, max_per_client=2, proxies=["10.0.0.0/8"])
    assert [limiter.admit("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert all(limiter.admit("10.1.2.3") for _ in range(50))
    limiter.release("192.0.2.1")
    assert limiter.admit("192.0.2.1")


def test_the_house_is_never_fuller_than_it_can_bear() -> None:
    limiter = ConnectionLimiter(max_connections=10, max_per_client=0)
    assert [limiter.admit(f"192.0.2.{number}") for number in range(11)] == [True] * 10 + [False]


def test_addresses_of_one_network_are_one() -> None:
    limiter = ConnectionLimiter(max_connections=100, max_per_client=2)
    assert [limiter.admit(f"2001:db8::{number}") for number in range(3)] == [True, True, False]


def test_open_files_are_as_many_as_the_system_allows() -> None:
    assert connection_limits.raise_file_limit() >= 1_000


@pytest.mark.parametrize(
    ("proxies", "peer", "said", "caller"),
    [
        ((), "127.0.0.1", "203.0.113.9", "127.0.0.1"),
        (("10.0.0.0/8",), "192.0.2.1", "203.0.113.9", "192.0.2.1"),
        (("10.0.0.0/8",), "10.0.0.7", "203.0.113.9", "203.0.113.9"),
        (("10.0.0.0/8",), "10.0.0.7", "1.2.3.4, 203.0.113.9", "203.0.113.9"),
        (("10.0.0.0/8",), "10.0.0.7", "1.2.3.4, 203.0.113.9, 10.0.0.8", "203.0.113.9"),
    ],
)
async def test_only_proxies_that_are_trusted_say_who_calls(
    proxies: tuple[str, ...], peer: str, said: str, caller: str
) -> None:
    """Addresses that a client writes into the header before the proxy adds to it are not trusted."""
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append(scope["client"][0])

    config = _config(app, Settings("", proxies=proxies), ConnectionLimiter(10, 0))
    config.load()
    headers = [(b"x-forwarded-for", said.encode())]
    scope = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
    await config.loaded_app(scope, None, None)
    assert heard == [caller]
