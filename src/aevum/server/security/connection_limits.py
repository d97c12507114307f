"""Limits of open connections, in total and per client address, and read timeouts for requests.

All apply before a request reaches the application. A connection whose header or body does not arrive in time is aborted
(slowloris).
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
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from aevum.server.security.client_address import client_network

HEADER_SECONDS: Final = 10.0
"""Seconds from the opening of a connection, or the first byte of another request on it, to the end of the header."""
BODY_SECONDS: Final = 60.0
"""Seconds from the end of the header to the end of the body."""
MAX_CONNECTIONS: Final = 16_000
"""Maximum number of open connections, if the system allows that number of open files."""
SPARE_FILES: Final = 200
"""Number of open files reserved for the database, for files and for processes."""
MAX_CONNECTIONS_PER_PERSON: Final = 12
"""Maximum number of connections per person: a browser opens up to six, and one more for every open match page."""
MAX_REJECTS_PER_ACCEPT: Final = 64
"""Maximum number of connections rejected in a row before open ones are served again."""
_RST_ON_CLOSE: Final = struct.pack("ii", 1, 0)
"""Value of SO_LINGER (on, 0 seconds) with which closing a socket sends a TCP reset."""
LOG: Final = logging.getLogger("aevum.door")
_COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
"""Compression of messages by themselves: a window kept between two would cost every open page 40 kB."""


def raise_file_limit() -> int:
    """Raise the limit of open files (RLIMIT_NOFILE) as far as needed and allowed, and return it."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit.
        return MAX_CONNECTIONS + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + SPARE_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class ConnectionLimiter:
    """Counter of open connections, in total and per client; trusted proxies are exempt from the limit per client.

    `max_per_client`: 0 for no limit per client.
    """

    def __init__(self, max_connections: int, max_per_client: int, proxies: Collection[str] = ()) -> None:
        self.max_connections = max_connections
        self.max_per_client = max_per_client
        self._proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self.count = 0
        self._connected: Counter[str] = Counter()
        self._warned = False

    def has_room(self, address: str) -> bool:
        """Whether one more connection from an address is within the limits."""
        many = (
            self.max_per_client
            and self._connected[client_network(address)] >= self.max_per_client
            and not self._is_proxy(address)
        )
        if many or self.count >= self.max_connections:
            self._warn(address)
            return False
        return True

    def admit(self, address: str) -> bool:
        """Count a new connection if it is within the limits, and return whether it is."""
        room = self.has_room(address)
        if room:
            self._connected[client_network(address)] += 1
            self.count += 1
        return room

    def release(self, address: str) -> None:
        """Stop counting a connection that has closed."""
        origin = client_network(address)
        self.count -= 1
        self._connected[origin] -= 1
        if self._connected[origin] <= 0:
            del self._connected[origin]

    def _is_proxy(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._proxies)

    def _warn(self, address: str) -> None:
        """Log the first rejected connection only, so that an attack does not flood the log."""
        if not self._warned:
            LOG.warning("connections are turned away at %d open ones, the first from %s", self.count, address)
        self._warned = True


class LimitedSocket(socket.socket):
    """Listening socket that resets connections beyond the limits on accept, which costs almost nothing."""

    limiter: ConnectionLimiter

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next connection that is within the limits, with its address.

        Raises BlockingIOError after `MAX_REJECTS_PER_ACCEPT` rejections.
        """
        for _ in range(MAX_REJECTS_PER_ACCEPT):
            client, address = super().accept()
            if self.family not in (socket.AF_INET, socket.AF_INET6) or self.limiter.has_room(address[0]):
                return client, address
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RST_ON_CLOSE)
            client.close()
        # The event loop serves open connections before it accepts again.
        raise BlockingIOError

    @classmethod
    def of(cls, listener: socket.socket, limiter: ConnectionLimiter) -> LimitedSocket:
        """Return a listening socket with limits in place of a plain one, which is detached."""
        limited = cls(listener.family, listener.type, listener.proto, listener.detach())
        limited.limiter = limiter
        return limited


def protocols(shared: ConnectionLimiter) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the HTTP and the WebSocket protocol classes of a server whose connections a limiter counts."""

    class OpenSocket(WebSocketsSansIOProtocol):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.conn.available_extensions = [_COMPRESSION]

        def connection_lost(self, exc: Exception | None) -> None:
            shared.release(_address(self.transport))
            super().connection_lost(exc)

    class Request(TimeoutProtocol):
        limiter = shared

    return Request, OpenSocket


class TimeoutProtocol(H11Protocol):
    """HTTP/1.1 protocol of one connection with timeouts for header and body."""

    limiter: ConnectionLimiter
    _timer: asyncio.TimerHandle | None = None
    _waits_for: type[h11.IDLE] | type[h11.SEND_BODY] | None = None
    _admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection and start the header timeout, or abort it if it is beyond the limits."""
        super().connection_made(transport)
        self._admitted = self.limiter.admit(_address(transport))
        if not self._admitted:
            transport.abort()
            return
        _at_once(transport)
        self._wait_for(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        """Set the timeout for the part of the request that is still missing."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # Upgraded to a WebSocket, whose protocol releases the connection itself.
            self._wait_for(None)
            self._admitted = False
        elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait_for(self.conn.their_state)
        else:
            self._wait_for(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        if self._admitted:
            self.limiter.release(_address(self.transport))
        super().connection_lost(exc)

    def _wait_for(self, state: Any) -> None:
        """Start the timeout for a part of the request, or stop it with None.

        Further bytes of the same part do not restart it.
        """
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
    """Set TCP_NODELAY so that small responses are sent at once.

    asyncio does that only for sockets that were created with IPPROTO_TCP.
    """
    own = transport.get_extra_info("socket")
    if own is not None and own.family in (socket.AF_INET, socket.AF_INET6):
        own.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
