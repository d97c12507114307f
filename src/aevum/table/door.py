"""Door: connections before anybody has asked for anything. So many at all, so many from one address, and none that
dawdles: a request must be there in a few seconds, header and body, or its connection is cut.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections import Counter
from collections.abc import Collection
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from aevum.table.addresses import household

HEADER_SECONDS: Final = 10.0
"""From the opening of a connection, or the first byte of another request on it, to the end of the header."""
BODY_SECONDS: Final = 60.0
"""From the end of the header to the end of the body."""
MOST: Final = 16_000
"""Connections at all, if the system allows so many open files."""
SPARE_FILES: Final = 200
"""Open files left to the database, to files and to processes."""
CONNECTIONS_A_PERSON: Final = 12
"""A browser opens six at most, and every open page of a match one more."""
SENT_AWAY_AT_ONCE: Final = 64
_WITHOUT_FAREWELL: Final = struct.pack("ii", 1, 0)
LOG: Final = logging.getLogger("aevum.door")


def raise_file_limit() -> int:
    """As many open files as the system lets this process have; how many that are."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit.
        return MOST + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Doorkeeper:
    """Counts who is inside. Proxies come in as often as they like: they call for many."""

    def __init__(self, most: int, from_one: int, proxies: Collection[str] = ()) -> None:
        self.most = most
        self.from_one = from_one
        self._proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self.count = 0
        self._inside: Counter[str] = Counter()
        self._warned = False

    def has_room(self, address: str) -> bool:
        """Is there room for one more from there?"""
        many = self.from_one and self._inside[household(address)] >= self.from_one and not self._is_proxy(address)
        if many or self.count >= self.most:
            self._warn(address)
            return False
        return True

    def enter(self, address: str) -> bool:
        """One more comes in, if there is room."""
        room = self.has_room(address)
        if room:
            self._inside[household(address)] += 1
            self.count += 1
        return room

    def leave(self, address: str) -> None:
        """One has gone."""
        origin = household(address)
        self.count -= 1
        self._inside[origin] -= 1
        if self._inside[origin] <= 0:
            del self._inside[origin]

    def _is_proxy(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._proxies)

    def _warn(self, address: str) -> None:
        """Once: who is under attack needs no log of every stone."""
        if not self._warned:
            LOG.warning("connections are turned away at %d open ones, the first from %s", self.count, address)
        self._warned = True


class Threshold(socket.socket):
    """A listening socket that sends away at once whom there is no room for: that costs almost nothing."""

    keeper: Doorkeeper

    def accept(self) -> tuple[socket.socket, Any]:
        """The next caller there is room for."""
        for _ in range(SENT_AWAY_AT_ONCE):
            caller, address = super().accept()
            if self.family not in (socket.AF_INET, socket.AF_INET6) or self.keeper.has_room(address[0]):
                return caller, address
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _WITHOUT_FAREWELL)
            caller.close()
        # Those inside are served before the next are looked at.
        raise BlockingIOError

    @classmethod
    def of(cls, listener: socket.socket, keeper: Doorkeeper) -> Threshold:
        """A listening socket, kept by somebody."""
        threshold = cls(listener.family, listener.type, listener.proto, listener.detach())
        threshold.keeper = keeper
        return threshold


def protocols(keeper: Doorkeeper) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """How connections of one server speak: HTTP, and sockets that it opens."""

    class OpenSocket(WebSocketsSansIOProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            keeper.leave(_address(self.transport))
            super().connection_lost(exc)

    class Request(TimedRequest):
        doorkeeper = keeper

    return Request, OpenSocket


class TimedRequest(H11Protocol):
    """HTTP on one connection, with an end to all waiting."""

    doorkeeper: Doorkeeper
    _timer: asyncio.TimerHandle | None = None
    _waits_for: type[h11.IDLE] | type[h11.SEND_BODY] | None = None
    _admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or cut it off before it costs anything."""
        super().connection_made(transport)
        self._admitted = self.doorkeeper.enter(_address(transport))
        if not self._admitted:
            transport.abort()
            return
        _at_once(transport)
        self._wait_for(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        """Something came: how long may what is missing take?"""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # It is an open socket now, which counts for itself.
            self._wait_for(None)
            self._admitted = False
        elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait_for(self.conn.their_state)
        else:
            self._wait_for(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        if self._admitted:
            self.doorkeeper.leave(_address(self.transport))
        super().connection_lost(exc)

    def _wait_for(self, state: Any) -> None:
        """Bytes that come one by one do not set the clock back."""
        if state is self._waits_for and state is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._waits_for, self._timer = state, None
        if state is not None:
            seconds = HEADER_SECONDS if state is h11.IDLE else BODY_SECONDS
            self._timer = self.loop.call_later(seconds, self.transport.abort)


def _address(transport: asyncio.BaseTransport) -> str:
    known = get_remote_addr(transport)  # type: ignore[arg-type]
    return known[0] if known else ""


def _at_once(transport: asyncio.Transport) -> None:
    """Small answers leave at once: asyncio takes care of that only for sockets that were made in another way."""
    own = transport.get_extra_info("socket")
    if own is not None and own.family in (socket.AF_INET, socket.AF_INET6):
        own.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
