"""Raw client of the application: any request and any bytes, given to the ASGI application as they are.

It uses no client library, because those refuse to send half of the hostile requests.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.types import Message, Scope

from aevum.server.app import Settings, make_app
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.security.rate_limits import RateLimits
from aevum.server.workers.process_pool import ProcessPool, _run_job

T = TypeVar("T")
HOST = "table.test"
TIMEOUT_SECONDS = 120.0
"""Maximum seconds that the application may take for anything."""


@dataclass(frozen=True)
class Answer:
    """Response to a request."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name), "")

    @property
    def key(self) -> str:
        """Return the key that a browser was given in the cookie."""
        return self.header("set-cookie").partition("aevum_key=")[2].partition(";")[0]


class Unlimited(RateLimits):
    """Rate limits that are never reached: most tests do in seconds what people do in days."""

    def _keys(self, *_: str) -> list[Any]:
        return []


class InProcessPool(ProcessPool):
    """Process pool that runs jobs in this process, so that they see what a test has changed.

    Jobs and results are still pickled.
    """

    async def _run(self, job: bytes) -> bytes:
        return await asyncio.to_thread(_run_job, job)


class RawClient:
    """The running application and all clients of it.

    The event loop runs only while a call waits for an answer.
    """

    def __init__(self, database: str, public_url: str = "", *, limited: bool = False, **wishes: Any) -> None:
        self.app: Starlette = make_app(Settings(database, public_url, **wishes))
        if not limited:
            self.app.state.limits = Unlimited(0)
        self._runner = asyncio.Runner()
        self._lifespan: AbstractAsyncContextManager[Any] = self.app.router.lifespan_context(self.app)

    def __enter__(self) -> Self:
        self.wait(self._lifespan.__aenter__())
        self.hub.render_queue.pool = InProcessPool(1, max_queued=1, timeout=TIMEOUT_SECONDS)
        return self

    def __exit__(self, *_: object) -> None:
        self.wait(self._lifespan.__aexit__(None, None, None))
        self._runner.close()

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Run the application until a coroutine is done; return its result."""
        return self._runner.run(asyncio.wait_for(work, TIMEOUT_SECONDS))

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def live(self, id: str) -> LiveMatch:
        return self.wait(self.hub.find(id))

    def call(
        self,
        method: str,
        target: str,
        body: bytes | Iterable[bytes] = b"",
        *,
        key: str = "",
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Send one request. Several bodies are the chunks of one body without a declared length."""
        chunks = [body] if isinstance(body, bytes) else body
        sent = {"content-length": str(len(body))} if isinstance(body, bytes) and body else {}
        wanted = sent | _credentials(key, token) | dict(headers or {})
        return self.wait(_http(self.app, _scope("http", method, target, wanted), chunks))

    def get(self, target: str, *, key: str = "", token: str = "", language: str = "en") -> Answer:
        return self.call("GET", target, key=key, token=token, headers={"accept-language": language})

    def post(self, target: str, value: Any, *, key: str = "", token: str = "", language: str = "en") -> Answer:
        """Send JSON."""
        headers = {"content-type": "application/json", "accept-language": language}
        return self.call("POST", target, json.dumps(value).encode(), key=key, token=token, headers=headers)

    def submit(self, target: str, form: str, *, key: str = "") -> Answer:
        """Send a form, written as it goes over the wire."""
        return self.call(
            "POST", target, form.encode(), key=key, headers={"content-type": "application/x-www-form-urlencoded"}
        )

    def open(self, target: str, *, key: str = "", headers: Mapping[str, str] | None = None) -> RawSocket:
        """Open a WebSocket."""
        scope = _scope("websocket", "GET", target, _credentials(key, "") | dict(headers or {}))
        scope["subprotocols"] = []
        return RawSocket(self, scope)


class RawSocket:
    """One open WebSocket."""

    def __init__(self, client: RawClient, scope: Scope) -> None:
        self.client = client
        self.closed: int | None = None
        self._to: asyncio.Queue[Message] = asyncio.Queue()
        self._from: asyncio.Queue[Message] = asyncio.Queue()
        self._all_read = asyncio.Event()
        self._has_closed = asyncio.Event()
        self._put({"type": "websocket.connect"})
        self._serving = client.wait(self._start(scope))

    async def _start(self, scope: Scope) -> asyncio.Task[None]:
        return asyncio.create_task(self.client.app(scope, self._give, self._take))

    def _put(self, message: Message) -> None:
        self._all_read.clear()
        self._to.put_nowait(message)

    async def _give(self) -> Message:
        if self._to.empty():
            self._all_read.set()
        return await self._to.get()

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            self._has_closed.set()
        if message["type"] != "websocket.accept":
            self._from.put_nowait(message)

    def say(self, value: Any) -> None:
        """Send JSON; the application reads it as soon as it runs."""
        self.say_text(json.dumps(value))

    def say_text(self, text: str) -> None:
        self._put({"type": "websocket.receive", "text": text})

    def say_bytes(self, content: bytes) -> None:
        self._put({"type": "websocket.receive", "bytes": content})

    def hear(self) -> str:
        """Return the next message as it came; "" if the socket was closed."""
        message = self.client.wait(self._from.get())
        return str(message.get("text", ""))

    def hear_all(self) -> list[str]:
        """Return all messages that come until the application has nothing more to send."""
        self.client.wait(self._quiet())
        return [str(self._from.get_nowait().get("text", "")) for _ in range(self._from.qsize())]

    def until_closed(self) -> int | None:
        """Wait until the application closes the socket; return the code it gave."""
        self.client.wait(self._has_closed.wait())
        return self.closed

    async def _quiet(self) -> None:
        """Wait until all that was sent has been read and the application waits for more, or has closed the socket."""
        waiting = asyncio.create_task(self._all_read.wait())
        await asyncio.wait({waiting, self._serving}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        for _ in range(20):
            await asyncio.sleep(0)

    def hang_up(self) -> None:
        """Disconnect; an exception inside the application is raised here."""
        self._put({"type": "websocket.disconnect", "code": 1001})
        self.client.wait(_finished(self._serving))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()


async def _finished(task: asyncio.Task[None]) -> None:
    await task


def _credentials(key: str, token: str) -> dict[str, str]:
    cookie = {"cookie": f"aevum_key={key}"} if key else {}
    return cookie | ({"authorization": f"Bearer {token}"} if token else {})


def _scope(kind: str, method: str, target: str, headers: Mapping[str, str]) -> Scope:
    path, _, query = target.partition("?")
    lines = {"host": HOST} | dict(headers)
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path, errors="replace"),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in lines.items()],
        "client": ("203.0.113.7", 50000),
        "server": (HOST, 80),
    }


@dataclass
class _Exchange:
    chunks: Iterable[bytes]
    status: int = 0
    headers: tuple[tuple[str, str], ...] = ()
    parts: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._rest = iter(self.chunks)
        self._ended = False

    async def receive(self) -> Message:
        if self._ended:
            return {"type": "http.disconnect"}
        chunk = next(self._rest, None)
        self._ended = chunk is None
        return {"type": "http.request", "body": chunk or b"", "more_body": not self._ended}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = tuple(
                (name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]
            )
        else:
            self.parts.append(message.get("body", b""))


async def _http(app: Starlette, scope: Scope, chunks: Iterable[bytes]) -> Answer:
    exchange = _Exchange(chunks)
    await app(scope, exchange.receive, exchange.send)
    return Answer(exchange.status, exchange.headers, b"".join(exchange.parts))
