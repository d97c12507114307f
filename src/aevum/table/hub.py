"""Hub: the matches that are on the table now, who is connected to them, and the one way in which they change.

A move is checked, made durable, and only then shown. Whoever watches has one flag, not a queue: when it is up, the
newest view is drawn and what changed is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from aevum.bots import Bot, Sight, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError, BeyondHorizon, NotYourTurn, Stale
from aevum.kernel.events import WATCHING
from aevum.kernel.match import Match
from aevum.table.choices import EMPTY, Draft
from aevum.table.storage import Lost, Person, Storage, Stored

P = ParamSpec("P")
T = TypeVar("T")

KEPT: Final = 2_000
"""So many matches stay in memory; the one untouched longest gives way."""
BOT_PAUSE: Final = 0.4


@dataclass(slots=True)
class UndoRequest:
    """Somebody asks to go back beyond the horizon; every person seated must agree."""

    seat: int
    length: int
    agreed: set[int]


@dataclass(slots=True, eq=False)
class Watcher:
    """One open page. `seat` is asked anew for every drawing, because seats can be taken and turns pass."""

    person: Person
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True, eq=False)
class Live:
    """A match on the table."""

    stored: Stored
    chat: list[tuple[str, str]]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    drafts: dict[int, Draft] = field(default_factory=dict)
    undo: UndoRequest | None = None
    bots: dict[int, Bot] = field(default_factory=dict)
    bots_at_work: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def match(self) -> Match:
        return self.stored.match

    def seats_of(self, person: Person) -> list[int]:
        """The seats a person holds."""
        return [number for number, seat in enumerate(self.stored.seats) if person.id in seat.people]

    def seat_for(self, person: Person) -> int:
        """Whose eyes a person looks through: the seat that decides if it is theirs, else their first, else none."""
        held = self.seats_of(person)
        if self.match.actor in held:
            return self.match.actor
        return held[0] if held else WATCHING

    def human_seats(self) -> set[int]:
        """Seats with people in them."""
        return {number for number, seat in enumerate(self.stored.seats) if seat.people and not seat.bot}

    def draft(self, seat: int) -> Draft:
        """The picks a seat has made so far."""
        return self.drafts.get(seat, EMPTY)

    def changed(self) -> None:
        """Raise every flag."""
        for watcher in self.watchers:
            watcher.changed.set()


class Hub:
    """All live matches of this process."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        workers = 1 if storage.engine.dialect.name == "sqlite" else 8
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="storage")
        self.tell_others: Callable[[str], None] = _nobody_else

    async def ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let the storage do something without holding the server up."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, lambda: work(*args, **kwargs))

    async def find(self, id: str) -> Live:
        """The live match of an id, loaded if need be."""
        known = self.live.get(id)
        if known is not None:
            self.live.move_to_end(id)
            return known
        async with self.loading.setdefault(id, asyncio.Lock()):
            if id not in self.live:
                stored = await self.ask(self.storage.load, id)
                self._keep(Live(stored, await self.ask(self.storage.chat, id), bots=_bots(stored)))
        self.loading.pop(id, None)
        return self.live[id]

    def _keep(self, live: Live) -> None:
        self.live[live.id] = live
        for id, other in list(self.live.items()):
            if len(self.live) <= KEPT:
                break
            if not other.watchers and not other.lock.locked() and other is not live:
                del self.live[id]
        self.wake_bots(live)

    async def refresh(self, id: str) -> None:
        """Another process changed this match: take over what it wrote."""
        live = self.live.get(id)
        if live is None:
            return
        async with live.lock:
            await self._reload(live)
        live.changed()

    async def _reload(self, live: Live) -> None:
        live.stored = await self.ask(self.storage.load, live.id)
        live.chat = await self.ask(self.storage.chat, live.id)
        live.drafts.clear()

    # -- what changes a match

    async def play(self, live: Live, seat: int, move: int | str, expected: int | None = None) -> None:
        """Make a move for a seat; it is durable before anybody sees it."""
        async with live.lock:
            await self._change(live, lambda match: match.play(move, seat, expected))
            live.drafts.pop(seat, None)
            live.undo = None
        self._announce(live)
        self.wake_bots(live)

    async def undo(self, live: Live, seat: int, length: int) -> None:
        """Go back if that is free; else ask the others, and go back once all agree."""
        async with live.lock:
            try:
                await self._change(live, lambda match: match.undo(length, seat=seat))
            except (BeyondHorizon, NotYourTurn):
                if seat not in live.human_seats():
                    raise
                live.undo = UndoRequest(seat, length, {seat})
                await self._undo_if_agreed(live)
            live.drafts.clear()
        self._announce(live)

    async def answer_undo(self, live: Live, seats: list[int], *, agree: bool) -> None:
        """A person agrees to the undo that was asked for, or refuses it."""
        async with live.lock:
            if live.undo is None or not seats:
                return
            if agree:
                live.undo.agreed.update(seats)
                await self._undo_if_agreed(live)
            else:
                live.undo = None
        self._announce(live)

    async def _undo_if_agreed(self, live: Live) -> None:
        request = live.undo
        if request is None or not live.human_seats() <= request.agreed:
            return
        await self._change(live, lambda match: match.undo(request.length, seat=request.seat, agreed=True))
        live.undo = None

    async def _change(self, live: Live, change: Callable[[Match], Any]) -> None:
        """Change the match in memory, make it durable; if that fails, memory goes back to what the database has."""
        before = live.match.length
        change(live.match)
        try:
            await self.ask(self.storage.append, live.id, live.match, before)
        except Lost:
            await self._reload(live)
            raise Stale(expected=str(before), length=str(live.match.length)) from None
        except BaseException:
            self.live.pop(live.id, None)
            raise

    def _announce(self, live: Live) -> None:
        live.changed()
        self.tell_others(live.id)

    async def say(self, live: Live, name: str, text: str) -> None:
        """A line of chat."""
        await self.ask(self.storage.say, live.id, name, text)
        live.chat = await self.ask(self.storage.chat, live.id)
        self._announce(live)

    async def sit(self, live: Live, seat: int, person: Person, name: str) -> None:
        """A person takes a seat; the first to do so writes a name on it."""
        await self.ask(self.storage.hold, live.id, seat, person.id)
        if name and not live.stored.seats[seat].people:
            await self.ask(self.storage.name_seat, live.id, seat, name)
        live.stored.seats = await self.ask(self.storage.seating, live.id)
        self._announce(live)

    # -- bots

    def wake_bots(self, live: Live) -> None:
        """If a bot decides now, let it think."""
        working = live.bots_at_work is not None and not live.bots_at_work.done()
        if live.match.actor in live.bots and not working:
            live.bots_at_work = asyncio.get_running_loop().create_task(self._bots_play(live))

    async def _bots_play(self, live: Live) -> None:
        while live.match.actor in live.bots:
            await asyncio.sleep(BOT_PAUSE if live.watchers else 0)
            state = live.match.state
            if state.actor not in live.bots:
                return
            sight = Sight(live.match.game, state, state.legal())
            move = live.bots[state.actor].choose(sight)
            with contextlib.suppress(AevumError):
                async with live.lock:
                    await self._change(live, partial(_play, move=move, seat=state.actor))
            self._announce(live)

    async def close(self) -> None:
        """Stop the bots and let the last write finish."""
        for live in self.live.values():
            if live.bots_at_work is not None:
                live.bots_at_work.cancel()
        await asyncio.get_running_loop().run_in_executor(None, self.threads.shutdown)
        self.storage.close()


def _nobody_else(id: str) -> None:
    """There is only this process."""


def _play(match: Match, move: int, seat: int) -> None:
    match.play(move, seat)


def _bots(stored: Stored) -> dict[int, Bot]:
    """The bots of a match, each with chance of its own that no player can know."""
    seed = Chance.from_seed(stored.match.seed)
    return {
        number: find_bot(seat.bot)(Chance.from_seed(seed.branch(1 + number)))
        for number, seat in enumerate(stored.seats)
        if seat.bot
    }
