"""The door: who says half a sentence is cut off, who comes too often is turned away, and the others notice nothing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn

from aevum.table import door
from aevum.table.door import Doorkeeper, Threshold, protocols
from aevum.table.server import _config
from aevum.table.settings import Settings

pytestmark = pytest.mark.anyio
HALF = b"GET /health HTTP/1.1\r\nHost: here\r\n"
WHOLE = HALF + b"\r\n"
BODY = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _house(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers everything, and keeps every socket open."""
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


class House:
    """A server of one room with a door."""

    def __init__(self, keeper: Doorkeeper, port: int) -> None:
        self.keeper, self.port = keeper, port

    async def call(self, content: bytes) -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(content)
        return reader, writer

    async def asked(self) -> bytes:
        """A whole request on a connection of its own; the first line of the answer."""
        reader, writer = await self.call(WHOLE)
        try:
            return await asyncio.wait_for(reader.readline(), 5)
        finally:
            writer.close()


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(door, "HEADER_SECONDS", 0.8)
    monkeypatch.setattr(door, "BODY_SECONDS", 0.8)
    keeper = Doorkeeper(most=60, from_one=40)
    request, open_socket = protocols(keeper)
    server = uvicorn.Server(uvicorn.Config(_house, http=request, ws=open_socket, log_level="error", lifespan="off"))
    with Threshold.of(socket.create_server(("127.0.0.1", 0)), keeper) as listener:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield House(keeper, listener.getsockname()[1])
        server.should_exit = True
        await serving


async def closed(streams: Streams) -> bool:
    """Has the other side hung up, soon?"""
    reader, writer = streams
    try:
        await asyncio.wait_for(reader.read(), 2)
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    writer.close()
    return True


@pytest.mark.parametrize("content", [b"", HALF, BODY])
async def test_whoever_does_not_go_on_is_cut_off(house: House, content: bytes) -> None:
    assert await closed(await house.call(content))
    assert house.keeper.count == 0


async def test_a_byte_now_and_then_does_not_help(house: House) -> None:
    reader, writer = await house.call(b"")
    begun = asyncio.get_running_loop().time()
    try:
        for byte in HALF * 10:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.03)
    except ConnectionError:
        pass
    assert asyncio.get_running_loop().time() - begun < 3
    assert reader.exception() is not None or reader.at_eof()


async def test_half_a_second_request_is_cut_off_too(house: House) -> None:
    reader, writer = await house.call(WHOLE)
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    await reader.readuntil(b"ok")
    writer.write(HALF)
    assert await closed((reader, writer))


async def test_one_address_has_so_many_connections_and_gets_them_back(house: House) -> None:
    called = await asyncio.gather(*(house.call(HALF) for _ in range(45)), return_exceptions=True)
    halves = [streams for streams in called if not isinstance(streams, BaseException)]
    await asyncio.sleep(0.1)
    assert house.keeper.count == 40
    with pytest.raises(ConnectionError):
        await house.asked()
    assert all([await closed(half) for half in halves])
    assert await house.asked() == b"HTTP/1.1 200 OK\r\n"


async def test_open_sockets_count_until_they_close(house: House) -> None:
    sockets = [await house.call(UPGRADE) for _ in range(3)]
    for reader, _ in sockets:
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
    await asyncio.sleep(1.2)
    assert house.keeper.count == 3, "no clock runs for them"
    for _, writer in sockets:
        writer.close()
    await asyncio.sleep(0.2)
    assert house.keeper.count == 0


async def test_small_answers_are_not_held_back(house: House) -> None:
    reader, writer = await house.call(WHOLE)
    await reader.readuntil(b"ok")
    clock = asyncio.get_running_loop().time
    times = []
    for _ in range(20):
        begun = clock()
        writer.write(WHOLE)
        await reader.readuntil(b"ok")
        times.append(clock() - begun)
    writer.close()
    assert sorted(times)[10] < 0.03, "with Nagle's algorithm every one takes 0.04 s"


def test_proxies_come_in_as_often_as_they_like() -> None:
    keeper = Doorkeeper(most=100, from_one=2, proxies=["10.0.0.0/8"])
    assert [keeper.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert all(keeper.enter("10.1.2.3") for _ in range(50))
    keeper.leave("192.0.2.1")
    assert keeper.enter("192.0.2.1")


def test_the_house_is_never_fuller_than_it_can_bear() -> None:
    keeper = Doorkeeper(most=10, from_one=0)
    assert [keeper.enter(f"192.0.2.{number}") for number in range(11)] == [True] * 10 + [False]


def test_addresses_of_one_network_are_one() -> None:
    keeper = Doorkeeper(most=100, from_one=2)
    assert [keeper.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]


def test_open_files_are_as_many_as_the_system_allows() -> None:
    assert door.raise_file_limit() >= 1_000


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
    """What a caller writes into the header before the proxy adds to it is not believed."""
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append(scope["client"][0])

    config = _config(app, Settings("", proxies=proxies), Doorkeeper(10, 0))
    config.load()
    headers = [(b"x-forwarded-for", said.encode())]
    scope = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
    await config.loaded_app(scope, None, None)
    assert heard == [caller]
