"""The live socket of a match: sends regions when they change, takes picks. Connecting and reconnecting are the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from aevum.kernel.errors import AevumError, BadFile
from aevum.kernel.events import WATCHING
from aevum.kernel.words import Words
from aevum.table.addresses import caller
from aevum.table.advising import HintsOff, advice_for, known_advice, may_ask
from aevum.table.easel import Pace
from aevum.table.hub import Hub, Live, Watcher
from aevum.table.identity import KEY, NOBODY, clean_name, clean_text, language, who
from aevum.table.limits import Limits, TooOften
from aevum.table.pushes import Pushes
from aevum.table.staging import pick, take_back, take_hint, touch, words_of
from aevum.table.storage import NoSuchMatch, hashed
from aevum.web.scene import Refusal

LARGEST: Final = 4_096
BURST: Final = 40
A_SECOND: Final = 20.0
CHAT_LENGTH: Final = 500
NOT_FOUND: Final = 4404
NOT_ALLOWED: Final = 4403
LOGGED_OUT: Final = 4401
TOO_MUCH: Final = 4429
WENT_WRONG: Final = 1011
REST: Final = 5.0
LOG: Final = logging.getLogger("aevum.socket")


class Tap:
    """So many messages at once, so many a second after that."""

    __slots__ = ("_left", "_then")

    def __init__(self) -> None:
        self._left = float(BURST)
        self._then = time.monotonic()

    def take(self) -> bool:
        """Is one more allowed now?"""
        now = time.monotonic()
        self._left = min(float(BURST), self._left + (now - self._then) * A_SECOND)
        self._then = now
        self._left -= 1
        return self._left >= 0


async def live_socket(socket: WebSocket) -> None:
    """One open page."""
    hub: Hub = socket.app.state.hub
    if not socket.app.state.allows_origin(socket):
        await socket.close(NOT_ALLOWED)
        return
    person = await who(socket, hub)
    await socket.accept()
    try:
        with socket.app.state.limits.open("page", address=caller(socket), person=person.id):
            live = await hub.find(socket.path_params["id"])
            watcher = Watcher(person, caller(socket), hashed(socket.cookies[KEY]) if person is not NOBODY else "")
            await _Session(socket, hub, live, watcher, words_of(live.match.game.id, language(socket))).hold()
    except (NoSuchMatch, BadFile):
        await socket.close(NOT_FOUND)
    except TooOften:
        await socket.close(TOO_MUCH)


class _Session:
    """One page, and the two tasks that serve it."""

    def __init__(self, socket: WebSocket, hub: Hub, live: Live, watcher: Watcher, words: Words) -> None:
        self.socket = socket
        self.hub = hub
        self.live = live
        self.watcher = watcher
        self.words = words
        self.pushes = Pushes(live, watcher.person, words, str(socket.query_params.get("told", "")))
        self.refusal: Refusal | None = None
        self.pace = Pace()

    async def hold(self) -> None:
        """Until the page goes away or the server stops."""
        self.live.watchers.add(self.watcher)
        self.watcher.changed.set()
        self.hub.attend(self.live, self.watcher.address)
        sending = asyncio.create_task(self._send())
        try:
            await self._receive()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            sending.cancel()
            self.live.watchers.discard(self.watcher)
            self.hub.attend(self.live)
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sending

    async def _send(self) -> None:
        try:
            while True:
                await self.watcher.changed.wait()
                if self.watcher.gone:
                    await self.socket.close(LOGGED_OUT)
                    return
                hurried = await self.pace.moment()
                async with self.hub.easel.turn(hurried=hurried):
                    self.watcher.changed.clear()
                    self.pace.drawn()
                    message = json.dumps(self._push(), ensure_ascii=False, separators=(",", ":"))
                await self.socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            # A page that is never told anything again would look alive. It comes back when it is closed, not too soon.
            LOG.exception("a page of match %s could not be drawn", self.live.id)
            await asyncio.sleep(REST)
            await self.socket.close(WENT_WRONG)

    def _push(self) -> dict[str, Any]:
        refusal, self.refusal = self.refusal, None
        return self.pushes.next(refusal)

    async def _receive(self) -> None:
        tap = Tap()
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect" or self.watcher.gone:
                return
            # Bytes are no message, but they count.
            text = message.get("text") or ""
            if len(text) > LARGEST or not tap.take():
                await self.socket.close(TOO_MUCH)
                return
            try:
                await self._obey(_parsed(text))
            except AevumError as error:
                self.refusal = Refusal(error.say(self.words))
            self.pace.hurry.set()
            self.watcher.changed.set()

    async def _obey(self, message: dict[str, Any]) -> None:
        if message.get("pick") == "!lift" and self.live.curtain_for(self.watcher.person):
            self.live.lift_curtain(self.watcher.person)
            return
        if message.get("do") == "say":
            await self._say(message)
            return
        seat = self.live.seat_for(self.watcher.person)
        if seat == WATCHING:
            return
        action = _ACTIONS.get(str(message.get("do")))
        if action is not None:
            await action(self, message, seat)

    async def _pick(self, message: dict[str, Any], seat: int) -> None:
        label = message.get("pick")
        if not isinstance(label, str) or message.get("length") != self.live.match.length:
            return
        if label == "!undo":
            await take_back(self.hub, self.live, seat)
        elif label == "!withdraw":
            await self.hub.withdraw_undo(self.live, seat)
        elif label in ("!agree", "!refuse"):
            await self.hub.answer_undo(self.live, self.live.seats_of(self.watcher.person), agree=label == "!agree")
        elif label == "!hint":
            self._hint(seat)
        elif label.startswith("!hint-"):
            take_hint(self.live, seat, int(label[6:]) if label[6:].isdecimal() else -1)
            self._tabs_of(seat)
        elif message.get("draft") == len(self.live.draft(seat)):
            await pick(self.hub, self.live, seat, label, self.live.match.length)
            self._tabs_of(seat)

    def _hint(self, seat: int) -> None:
        """Have it thought about meanwhile: whoever waits for a hint may go on all the same."""
        if seat in self.live.advising or known_advice(self.live, seat) is not None:
            return
        if not may_ask(self.live, seat):
            raise HintsOff
        limits: Limits = self.socket.app.state.limits
        limits.spend("hint", address=caller(self.socket), person=self.watcher.person.id)
        self.live.advising.add(seat)
        self.hub.run(self._advise(seat))

    async def _advise(self, seat: int) -> None:
        try:
            await advice_for(self.hub, self.live, seat)
        except AevumError as error:
            self.refusal = Refusal(error.say(self.words))
        except Exception:
            LOG.exception("no hint could be found in match %s", self.live.id)
            self.refusal = Refusal(self.words("hint-failed"))
        finally:
            self.live.advising.discard(seat)
            self._tabs_of(seat)

    def _tabs_of(self, seat: int) -> None:
        """The draft is shared by all pages of its seat."""
        for watcher in self.live.watchers:
            if seat in self.live.seats_of(watcher.person):
                watcher.changed.set()

    async def _ask(self, message: dict[str, Any], seat: int) -> None:
        label = str(message.get("place", ""))[:60].partition("-")[2]
        self.refusal = await touch(self.hub, self.live, seat, label, self.words)
        self._tabs_of(seat)

    async def _say(self, message: dict[str, Any]) -> None:
        """Whoever holds a seat may speak; behind a curtain it is not known for which, and the first speaks for all."""
        held = self.live.seats_of(self.watcher.person)
        text = clean_text(str(message.get("text", "")))[:CHAT_LENGTH]
        if text and held:
            limits: Limits = self.socket.app.state.limits
            limits.spend("chat", address=caller(self.socket), person=self.watcher.person.id)
            seat = self.live.seat_for(self.watcher.person)
            name = clean_name(self.live.stored.seats[held[0] if seat == WATCHING else seat].name)
            await self.hub.say(self.live, name, text)


_ACTIONS: Final = {"pick": _Session._pick, "ask": _Session._ask}


def _parsed(text: str) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}
