"""WebSocket of one open match page: sends the regions that have changed, receives picks and chat.

A page that connects again is served like one that connects for the first time, except for its picks: it numbers them,
sends those without an answer again, and each is handled once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Any, Final
from uuid import uuid4

from starlette.websockets import WebSocket, WebSocketDisconnect

from aevum.bots import bots_for
from aevum.kernel.errors import AevumError, BadFile
from aevum.kernel.events import SPECTATOR
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import ANONYMOUS, KEY_COOKIE, current_person, request_language
from aevum.server.live.attendance import NotAbsent
from aevum.server.live.exercises import exercise_of
from aevum.server.live.explanations import load_explanations, mark_note, store_note
from aevum.server.live.hint_service import HintsOff, hints_for, known_hints, may_ask
from aevum.server.live.hub import Hub, LiveMatch, Viewer
from aevum.server.live.lesson_guide import current_step
from aevum.server.live.pick_handler import PickSettings, pick, take_hint, undo_last_decision
from aevum.server.live.update_queue import UpdateThrottle
from aevum.server.notifications.turn_notices import TurnNotices
from aevum.server.presenters.lesson_panel import answer_to_pick, answer_to_touch
from aevum.server.presenters.page_updates import PageUpdates
from aevum.server.presenters.refused_pick import touch
from aevum.server.security.client_address import client_of
from aevum.server.security.rate_limits import DatabaseAway, Rate, RateLimits, TokenBucket, TooOften
from aevum.server.security.text_input import clean_name, clean_text
from aevum.server.storage.matches import NoSuchMatch, hashed
from aevum.web.components.controls import (
    AGAIN,
    AGREE,
    CLOSE_NOTE,
    CONFIRMATIONS,
    GO_ON,
    HINT,
    LIFT_CURTAIN,
    REFUSE,
    REMIND,
    SEEN,
    STAND_IN,
    TAKE_HINT,
    UNDO,
    WITHDRAW,
)
from aevum.web.components.scene import Refusal
from aevum.web.pages.new_match import default_bot

MAX_MESSAGE_LENGTH: Final = 4_096
"""Maximum length of an incoming message, in characters; the connection is closed after a longer one."""
MESSAGE_BURST: Final = 40
"""Number of messages that a page may send at once."""
MESSAGE_RATE: Final = Rate(MESSAGE_BURST, 1 / 20)
"""Rate limit of the messages of one page: a burst, then 20 a second."""
MAX_PAGE_ID: Final = 40
"""Maximum length of the id by which a page numbers its picks, in characters."""
MAX_DIGITS: Final = 12
"""Number of digits that the number of a pick must not reach."""
MAX_CHAT_LENGTH: Final = 500
"""Maximum number of characters in a chat message; the rest is cut off."""
NOT_FOUND: Final = 4404
"""Close code for a match that does not exist or cannot be loaded."""
NOT_ALLOWED: Final = 4403
"""Close code for a page of another site, or a host name that is not allowed."""
LOGGED_OUT: Final = 4401
"""Close code for a page whose session key was revoked."""
TOO_MUCH: Final = 4429
"""Close code for an exceeded rate limit or a message that is too long."""
WENT_WRONG: Final = 1011
"""Close code for a failure of the server or an unavailable database."""
RETRY_SECONDS: Final = 5.0
"""Seconds before a page that could not be rendered is closed; it reconnects after that."""
LOG: Final = logging.getLogger("aevum.socket")


async def live_socket(socket: WebSocket) -> None:
    """Serve the WebSocket of one open match page, or close it with the code that says why not."""
    hub: Hub = socket.app.state.hub
    if not socket.app.state.allows_origin(socket):
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    try:
        person = await current_person(socket, hub)
        with socket.app.state.limits.open("page", address=client_of(socket), person=person.id):
            live = await hub.find(socket.path_params["id"])
            viewer = Viewer(
                person, client_of(socket), hashed(socket.cookies[KEY_COOKIE]) if person is not ANONYMOUS else ""
            )
            await _Session(socket, hub, live, viewer, request_language(socket)).run()
    except (NoSuchMatch, BadFile):
        await socket.close(NOT_FOUND)
    except DatabaseAway:
        await socket.close(WENT_WRONG)
    except TooOften:
        await socket.close(TOO_MUCH)


class _Session:
    """Connection of one open page, with one task that sends updates and one that receives messages."""

    def __init__(self, socket: WebSocket, hub: Hub, live: LiveMatch, viewer: Viewer, language: str) -> None:
        self.socket = socket
        self.hub = hub
        self.live = live
        self.viewer = viewer
        self.language = language
        self.updates = PageUpdates(live, viewer.person, language, str(socket.query_params.get("told", "")))
        self.refusal: Refusal | None = None
        page = socket.query_params.get("page", "")[:MAX_PAGE_ID] or uuid4().hex
        self.page = f"{viewer.person.id} {page}"
        self.picks = max(live.pick_numbers.last(self.page), _number(socket.query_params.get("picks")))
        """Number of the last pick that is answered; a page does not show answers older than its last pick."""
        self.ignored = False
        """Whether a pick came for a position that had changed since."""
        self.throttle = UpdateThrottle()

    @property
    def words(self) -> Words:
        """Messages in the reader's language, with the names that the players have now."""
        return self.live.words(self.language)

    async def run(self) -> None:
        """Serve the page until it disconnects or the server stops."""
        await load_explanations(self.hub, self.live, self.viewer.person)
        self.viewer.active_at = self.hub.clock()
        self.live.viewers.add(self.viewer)
        self.viewer.changed.set()
        self.hub.mark_present(self.live, self.viewer.address)
        self.hub.presence.show_changes(self.live)
        self.hub.spawn(self.hub.presence.arrive(self.live, self.viewer.person))
        sending = asyncio.create_task(self._send())
        try:
            await self._receive()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            sending.cancel()
            self.live.viewers.discard(self.viewer)
            self.hub.mark_present(self.live)
            self.hub.spawn(self.hub.presence.depart(self.live, self.viewer.person))
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sending

    async def _send(self) -> None:
        try:
            while True:
                await self.viewer.changed.wait()
                if self.viewer.gone:
                    await self.socket.close(LOGGED_OUT)
                    return
                hurried = await self.throttle.wait()
                async with self.hub.update_queue.slot(hurried=hurried):
                    self.viewer.changed.clear()
                    self.throttle.sent()
                    message = json.dumps(self._push(), ensure_ascii=False, separators=(",", ":"))
                await self.socket.send_text(message)
                # The first message is the whole page: release its memory instead of keeping it until the next message.
                del message
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            # A page without further updates would look alive; closed, it reconnects, after a pause.
            LOG.exception("a page of match %s could not be drawn", self.live.id)
            await asyncio.sleep(RETRY_SECONDS)
            await self.socket.close(WENT_WRONG)

    def _push(self) -> dict[str, Any]:
        refusal, self.refusal = self.refusal, None
        ignored, self.ignored = self.ignored, False
        message = self.updates.next_message(refusal) | {"picks": self.picks} | ({"ignored": True} if ignored else {})
        self._keep_note(self.updates.new_note)
        return message

    def _keep_note(self, note: str, *, closed: bool = False) -> None:
        """Keep that a note is shown to the viewer, or closed."""
        if mark_note(self.live, self.viewer.person, note, closed=closed):
            self.hub.spawn(self._store_note(note))

    async def _store_note(self, note: str) -> None:
        """Store a note; if the database is away it may be shown once more later."""
        with contextlib.suppress(DatabaseAway):
            await store_note(self.hub, self.live, self.viewer.person, note)

    async def _receive(self) -> None:
        bucket = TokenBucket(MESSAGE_RATE, time.monotonic())
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect" or self.viewer.gone:
                return
            # Binary messages are not read, but count towards the rate limit.
            text = message.get("text") or ""
            if len(text) > MAX_MESSAGE_LENGTH or not bucket.take(time.monotonic()):
                await self.socket.close(TOO_MUCH)
                return
            parsed = _parsed(text)
            if parsed.get("do") == "look":
                self.hub.presence.note_action(self.live, self.viewer, hidden=parsed.get("hidden") is True)
                continue
            self.hub.presence.note_action(self.live, self.viewer)
            # One limit for all pages of a person, because every message makes the server render.
            limits: RateLimits = self.socket.app.state.limits
            wait = limits.delay("touch", address=self.viewer.address, person=self.viewer.person.id)
            if wait:
                await asyncio.sleep(wait)
            try:
                if self._is_new(parsed):
                    await self._handle(parsed)
            except AevumError as error:
                self.refusal = Refusal(error.say(self.words))
            self.throttle.urgent.set()
            self.viewer.changed.set()

    def _is_new(self, message: dict[str, Any]) -> bool:
        """Whether a message is no pick that has been handled before; a pick without a number is the next one."""
        if str(message.get("do")) not in _ACTIONS:
            return True
        before, number = self.picks, _number(message.get("number")) or self.picks + 1
        self.picks = max(before, number)
        if not self.live.seats_of(self.viewer.person):
            return True
        return number > before and self.live.pick_numbers.claim(self.page, number)

    async def _handle(self, message: dict[str, Any]) -> None:
        if message.get("pick") == LIFT_CURTAIN and self.live.curtain_for(self.viewer.person):
            self.live.lift_curtain(self.viewer.person)
            return
        if message.get("do") == "say":
            await self._say(message)
            return
        label = message.get("pick")
        if isinstance(label, str) and label.startswith(CLOSE_NOTE):
            self._keep_note(label.removeprefix(CLOSE_NOTE), closed=True)
            return
        seat = self.live.seat_for(self.viewer.person)
        if seat == SPECTATOR:
            return
        action = _ACTIONS.get(str(message.get("do")))
        if action is not None:
            await action(self, message, seat)

    async def _pick(self, message: dict[str, Any], seat: int) -> None:
        label = message.get("pick")
        if not isinstance(label, str) or message.get("length") != self.live.match.length:
            self._too_late()
            return
        if label == UNDO:
            await undo_last_decision(self.hub, self.live, seat)
        elif label == WITHDRAW:
            await self.hub.withdraw_undo(self.live, seat)
        elif label in (AGREE, REFUSE):
            await self.hub.answer_undo(self.live, self.live.seats_of(self.viewer.person), agree=label == AGREE)
        elif label == REMIND:
            self._remind(seat)
        elif label == STAND_IN:
            await self.hub.let_bot_play(self.live, seat, default_bot(tuple(bots_for(self.live.match.game))))
        elif label == HINT:
            self._hint(seat)
        elif label.startswith(TAKE_HINT):
            number = label.removeprefix(TAKE_HINT)
            await take_hint(self.hub, self.live, seat, int(number) if number.isdecimal() else -1, _settings(message))
            self._tabs_of(seat)
        elif label in (AGAIN, GO_ON):
            await (self._try_again(seat) if label == AGAIN else self.hub.go_on_with_lesson(self.live, seat))
        else:
            await self._pick_of_game(label, message, seat)

    async def _pick_of_game(self, label: str, message: dict[str, Any], seat: int) -> None:
        """Handle a pick that belongs to the game, or answer one that leads away from the step of a lesson."""
        if message.get("draft") != len(self.live.draft(seat)):
            self._too_late()
        elif answer := answer_to_pick(self.live, seat, label, self.words):
            self.refusal = Refusal(answer, by_lesson=True)
        elif await pick(self.hub, self.live, seat, label, _settings(message)):
            self._tabs_of(seat)
        else:
            self._too_late()

    async def _try_again(self, seat: int) -> None:
        """Go back to the beginning of the step of a lesson, or of an exercise."""
        exercise = exercise_of(self.live)
        if exercise is not None and exercise.decision.position < len(self.live.match.moves):
            await self.hub.undo(self.live, seat, exercise.decision.position)
            return
        current = current_step(self.live, seat)
        if current is not None and current[0].since < len(self.live.match.moves):
            await self.hub.undo(self.live, seat, current[0].since)

    def _too_late(self) -> None:
        """Answer a pick that no longer counts with the position, and say so."""
        self.ignored = True
        self.refusal = Refusal(self.words("table-too-late"))

    def _remind(self, seat: int) -> None:
        """Remind the absent player whose turn it is, in the name of the seat that waits."""
        if not self.live.attendance.reminder_allowed or seat not in self.live.human_seats():
            raise NotAbsent
        notices: TurnNotices = self.socket.app.state.notices
        notices.remind(self.live, clean_name(self.live.stored.seats[seat].name))
        self.live.changed()

    def _hint(self, seat: int) -> None:
        """Start a search for hints in the background; the seat may move before it ends."""
        asked = seat, self.live.match.length
        if asked in self.live.hint_requests or known_hints(self.live, seat) is not None:
            return
        if not may_ask(self.live, seat):
            raise HintsOff
        limits: RateLimits = self.socket.app.state.limits
        limits.consume("hint", address=client_of(self.socket), person=self.viewer.person.id)
        self.live.hint_requests.add(asked)
        self.hub.spawn(self._find_hints(asked))

    async def _find_hints(self, asked: tuple[int, int]) -> None:
        seat = asked[0]
        try:
            await hints_for(self.hub, self.live, seat)
        except AevumError as error:
            self.refusal = Refusal(error.say(self.words))
        except Exception:
            LOG.exception("no hint could be found in match %s", self.live.id)
            self.refusal = Refusal(self.words("hint-failed"))
        finally:
            self.live.hint_requests.discard(asked)
            self._tabs_of(seat)

    def _tabs_of(self, seat: int) -> None:
        """Schedule an update of every page of a seat, because they share its draft."""
        for viewer in self.live.viewers:
            if seat in self.live.seats_of(viewer.person):
                viewer.changed.set()

    async def _ask(self, message: dict[str, Any], seat: int) -> None:
        label = str(message.get("place", ""))[:60].partition("-")[2]
        before = self.live.draft(seat)
        if (message.get("length", self.live.match.length), message.get("draft", len(before))) != (
            self.live.match.length,
            len(before),
        ):
            self._too_late()
            return
        self.refusal = answer_to_touch(self.live, seat, label, self.words) or await touch(
            self.hub, self.live, seat, label, self.words
        )
        if self.live.draft(seat) != before:
            self._tabs_of(seat)

    async def _say(self, message: dict[str, Any]) -> None:
        """Store a chat message of a person who holds a seat; spectators cannot chat.

        If the person holds several seats and the page shows none of them (curtain), the message bears the first name.
        """
        held = self.live.seats_of(self.viewer.person)
        text = clean_text(str(message.get("text", "")))[:MAX_CHAT_LENGTH]
        if text and held:
            limits: RateLimits = self.socket.app.state.limits
            limits.consume("chat", address=client_of(self.socket), person=self.viewer.person.id)
            seat = self.live.seat_for(self.viewer.person)
            name = clean_name(self.live.stored.seats[held[0] if seat == SPECTATOR else seat].name)
            await self.hub.say(self.live, name, text)


_ACTIONS: Final = {"pick": _Session._pick, "ask": _Session._ask}


def _number(value: object) -> int:
    """Return the number of a pick; 0 if the value is none."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < MAX_DIGITS:
        return int(value)
    return value if type(value) is int and 0 < value < 10**MAX_DIGITS else 0


def _settings(message: dict[str, Any]) -> PickSettings:
    confirm = message.get("confirm")
    return PickSettings(confirm if confirm in CONFIRMATIONS else SEEN, message.get("touch") is True)


def _parsed(text: str) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}
