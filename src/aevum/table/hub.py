"""Hub: the matches that are on the table now, who is connected to them, and the one way in which they change.

A move is checked, made durable, and only then shown. Whoever watches has one flag, not a queue: when it is up, the
newest view is drawn and what changed is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from aevum.kernel.errors import BadFile, CannotUndo, MatchOver, Stale
from aevum.kernel.match import Match
from aevum.table.easel import Easel
from aevum.table.health import Health
from aevum.table.keyring import Keyring
from aevum.table.live import Live, Watcher
from aevum.table.minds import Minds
from aevum.table.pars import Pars
from aevum.table.pictures import Pictures
from aevum.table.reading import read_again
from aevum.table.retention import clear_again_and_again
from aevum.table.shelf import Failure
from aevum.table.storage import Lost, NoSuchMatch, Person, Storage, Stored, UndoRequest
from aevum.table.taking_back import concerned
from aevum.table.workers import Workers, step_back

__all__ = ["Hub", "Live", "Watcher"]

P = ParamSpec("P")
T = TypeVar("T")

KEPT: Final = 2_000
"""So many matches stay in memory; the one untouched longest gives way."""
MEMORY: Final = 256_000_000
"""Bytes that they may take together, if some of them can be put away."""
LOCKSMITHS: Final = 2
"""So many passwords are hashed at once: each takes 64 MB meanwhile."""
LONG: Final = 150
"""A match with more records is read by another process."""
READERS_WAIT: Final = 16
"""So many may wait for a file or match to be read."""
READING_PATIENCE: Final = 60.0
ADVICE_WAITS: Final = 8
"""So many may wait for a hint."""
ADVICE_PATIENCE: Final = 30.0
LOG: Final = logging.getLogger("aevum.hub")


class Hub:
    """All live matches of this process."""

    def __init__(self, storage: Storage, bot_pace: float = 1.0, memory: int = MEMORY) -> None:
        self.storage = storage
        self.memory = memory
        self.minds = Minds(self.play, self.replace_bot, bot_pace)
        self.locksmiths = ThreadPoolExecutor(LOCKSMITHS, "passwords", initializer=step_back)
        self.readers = Workers(1, waiting=READERS_WAIT, patience=READING_PATIENCE)
        self.advisers = Workers(1, waiting=ADVICE_WAITS, patience=ADVICE_PATIENCE)
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        workers = 1 if storage.engine.dialect.name == "sqlite" else 8
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="storage")
        self.notice: Callable[[Live], Coroutine[Any, Any, None]] | None = None
        self.easel = Easel()
        self.errands: set[asyncio.Task[None]] = set()
        self.keyring = Keyring(self)
        self.health = Health(lambda: self.ask(self.storage.beat))
        self.pictures = Pictures(storage, self.ask, self.read)
        self.pars = Pars(self)

    def open(self, forget_after: int = 0, par_seconds: float = 0.0) -> None:
        """Do what was left undone when the table was last closed, and what is to be done now and then."""
        if forget_after:
            self.run(clear_again_and_again(self, forget_after))
        self.run(self.pictures.catch_up())
        self.run(self.keyring.look_again_and_again())
        if par_seconds:
            self.run(self.pars.look_each_day(par_seconds))

    async def ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let the storage do something without holding the server up."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, lambda: work(*args, **kwargs))

    async def unlock(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Hash or check a password without holding the server up."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.locksmiths, lambda: work(*args, **kwargs))

    async def find(self, id: str) -> Live:
        """The live match of an id, loaded if need be."""
        if not re.fullmatch(r"[\w-]{1,16}", id, re.ASCII):
            raise NoSuchMatch(match=id[:16])
        if id not in self.live:
            async with self.loading.setdefault(id, asyncio.Lock()):
                try:
                    await self._load(id)
                finally:
                    self.loading.pop(id, None)
        live = self.live[id]
        self.live.move_to_end(id)
        self.minds.wake(live)
        return live

    async def _load(self, id: str) -> None:
        if id in self.live:
            return
        stored = await self.read(id)
        lines = await self.ask(self.storage.chat, id)
        if id not in self.live:
            self._keep(live := Live(stored, lines, bots=self.minds.seated(stored)))
            self.minds.warm(live)
            self.pictures.due(stored)

    async def read(self, id: str) -> Stored:
        """A match from the database. Who plays a long one again does not hold the others up."""
        kept = await self.ask(self.storage.playable, id)
        try:
            if len(kept.transcript.records) > LONG:
                match, told = await self.readers.run(read_again, kept.transcript, id)
            else:
                match, told = await asyncio.to_thread(read_again, kept.transcript, id)
        except BadFile as error:
            await self.ask(self.storage.object_to, id, error)
            raise
        return await self.ask(self.storage.opened, kept, match, told)

    def _keep(self, live: Live) -> None:
        self.live[live.id] = live
        weights = {id: other.weight for id, other in self.live.items()}
        total = sum(weights.values())
        for id, other in list(self.live.items()):
            if len(self.live) <= KEPT and total <= self.memory:
                break
            if other.idle and other is not live:
                del self.live[id]
                total -= weights[id]

    async def refresh(self, id: str) -> None:
        """Another process changed this match: take over what it wrote."""
        if id in self.loading:
            # What is being read now may be older than the news.
            async with self.loading[id]:
                pass
        live = self.live.get(id)
        if live is None:
            return
        try:
            async with live.lock:
                await self._take_over(live, await self.ask(self.storage.catch_up, live.stored))
        except NoSuchMatch:
            # It was deleted.
            self.live.pop(id, None)
        live.changed()

    async def refresh_all(self) -> None:
        """News may have been missed: whoever is watched is read again, the others when they are asked for."""
        for id, live in list(self.live.items()):
            if live.idle:
                del self.live[id]
            else:
                await self.refresh(id)

    async def _reload(self, live: Live) -> None:
        await self._take_over(live, await self.read(live.id))

    async def _take_over(self, live: Live, stored: Stored) -> None:
        lines = await self.ask(self.storage.chat, live.id)
        if stored.match.length != live.match.length:
            live.drafts.clear()
        if [seat.bot for seat in stored.seats] != [seat.bot for seat in live.stored.seats]:
            live.bots = self.minds.seated(stored)
        live.stored, live.chat = stored, lines

    # -- what changes a match

    async def play(self, live: Live, seat: int, move: int | str, expected: int | None = None) -> None:
        """Make a move for a seat; it is durable before anybody sees it."""
        async with live.lock:
            await self._change(live, lambda match: match.play(move, seat, expected))
            live.drafts.pop(seat, None)
        if seat not in live.bots:
            live.attend()
        self._announce(live)
        self.minds.wake(live)

    async def undo(self, live: Live, seat: int, length: int, expected: int | None = None) -> None:
        """Go back if that is free; else ask the others, and go back once all agree."""
        async with live.lock:
            if expected is not None and expected != live.match.length:
                raise Stale(expected=str(expected), length=str(live.match.length))
            if live.match.over:
                # Its seed is known to all; whoever went back would know what is to come.
                raise MatchOver
            if not 0 <= length < len(live.match.moves):
                raise CannotUndo(length=str(max(length, 0)), moves=str(len(live.match.moves)))
            if seat not in live.human_seats():
                live.match.copy().undo(length, seat=seat)
            await self._ask_undo(live, UndoRequest(seat, length, frozenset({seat}), live.match.length))
        self._announce(live)
        self.minds.wake(live)

    async def answer_undo(self, live: Live, seats: list[int], *, agree: bool) -> None:
        """A person agrees to the undo that was asked for, or refuses it."""
        async with live.lock:
            if live.undo is None or not seats:
                return
            if agree:
                agreed = await self.ask(self.storage.agree_to_undo, live.id, live.match, seats)
                await self._undo_if_agreed(live, agreed)
            else:
                await self._ask_undo(live, None)
        self._announce(live)
        self.minds.wake(live)

    async def withdraw_undo(self, live: Live, seat: int) -> None:
        """Whoever asked does not want it any more."""
        async with live.lock:
            if live.undo is not None and live.undo.seat == seat:
                await self._ask_undo(live, None)
        self._announce(live)

    async def _ask_undo(self, live: Live, request: UndoRequest | None) -> None:
        await self.ask(self.storage.ask_undo, live.id, request)
        await self._undo_if_agreed(live, request)

    async def _undo_if_agreed(self, live: Live, request: UndoRequest | None) -> None:
        live.stored.undo = request
        if request is not None and concerned(live, request.seat, request.length) <= request.agreed:
            await self._change(live, lambda match: match.undo(request.length, seat=request.seat, agreed=True))
            live.drafts.clear()

    async def _change(self, live: Live, change: Callable[[Match], Any]) -> None:
        """Change a copy, make it durable, and only then show it; if that fails, memory is what the database has."""
        before = live.match.length
        after = live.match.copy()
        change(after)
        try:
            await self.ask(self.storage.append, live.id, after, before)
        except Lost:
            await self._reload(live)
            raise Stale(expected=str(before), length=str(live.match.length)) from None
        except Exception:
            # Whether it was written is unknown. If the database does not answer now either, the next append is Lost.
            with contextlib.suppress(Exception):
                await self._reload(live)
            raise
        live.stored.match, live.stored.undo = after, None

    def _announce(self, live: Live) -> None:
        live.changed()
        self.pictures.due(live.stored)
        if self.live.get(live.id, live) is not live:
            # It had been put away meanwhile, and somebody has taken it out again.
            self.run(self.refresh(live.id))
        if self.notice is not None:
            self.run(self.notice(live))

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in passing."""
        errand = asyncio.get_running_loop().create_task(work)
        self.errands.add(errand)
        errand.add_done_callback(self.errands.discard)

    async def say(self, live: Live, name: str, text: str) -> None:
        """A line of chat."""
        await self.ask(self.storage.say, live.id, name, text)
        live.chat = await self.ask(self.storage.chat, live.id)
        self._announce(live)

    async def sit(self, live: Live, seat: int, person: Person, name: str, token: str = "") -> bool:
        """A person takes a seat by its link, which is used up by that; the first writes a name on the seat.

        False if somebody else has used the link meanwhile. Without a token: by the one that is valid now.
        """
        async with live.lock:
            token = token or live.stored.seats[seat].token
            if not await self.ask(self.storage.take, live.id, seat, person.id, token):
                return False
            if name and not live.stored.seats[seat].people:
                await self.ask(self.storage.name_seat, live.id, seat, name)
            live.stored.seats = await self.ask(self.storage.seating, live.id)
        self._announce(live)
        return True

    async def leave(self, live: Live, seat: int, person: Person, bot: str | None, name: str) -> None:
        """A person gets up; a bot plays on under this name, or the seat is open again."""
        async with live.lock:
            await self.ask(self.storage.leave_seat, live.id, seat, person.id, bot, name)
            await self._take_over(live, await self.ask(self.storage.catch_up, live.stored))
            live.drafts.pop(seat, None)
            # Who has left asks for nothing, and is asked for nothing.
            await self._ask_undo(live, None if live.undo and live.undo.seat == seat else live.undo)
        self._announce(live)
        self.minds.wake(live)

    async def replace_bot(self, live: Live, seat: int, bot: str) -> None:
        """A bot could not decide: another plays on for it from now on, and the log says so."""
        async with live.lock:
            failed = live.stored.seats[seat].bot or ""
            await self.ask(self.storage.replace_bot, live.id, seat, Failure(failed, bot, len(live.match.moves)))
            live.stored.seats = await self.ask(self.storage.seating, live.id)
        self._announce(live)

    async def delete(self, id: str) -> None:
        """Take a match off the table for good."""
        live = self.live.pop(id, None)
        if live is not None and live.bots_at_work is not None:
            live.bots_at_work.cancel()
        self.pictures.forget(id)
        async with live.lock if live is not None else contextlib.nullcontext():
            await self.ask(self.storage.delete, id)

    def attend(self, live: Live, address: str = "") -> None:
        """A person is at a table: if a bot decides there, it may think."""
        live.attend(address)
        self.minds.wake(live)

    async def close(self) -> None:
        """Stop the bots and let the last write finish."""
        tasks = [*self.errands, *(live.bots_at_work for live in self.live.values() if live.bots_at_work)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.minds.close()
        self.readers.close()
        self.advisers.close()
        self.pars.close()
        self.locksmiths.shutdown(wait=False, cancel_futures=True)
        await self.pictures.finish()
        await asyncio.get_running_loop().run_in_executor(None, self.threads.shutdown)
        self.storage.close()
