"""Hub of the matches in memory and their viewers, through which every change of a match goes.

A move is checked, made durable, and only then shown. A viewer has one flag, not a queue: when it is set, the newest
view is rendered and what changed is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from aevum.kernel.errors import BadFile, CannotUndo, MatchOver, Stale
from aevum.kernel.lessons.progress import Progress
from aevum.kernel.match import Match
from aevum.server.jobs.daily_par import DailyParJob
from aevum.server.jobs.retention import run_periodically
from aevum.server.jobs.reviews import ReviewJob
from aevum.server.jobs.thumbnails import ThumbnailJob
from aevum.server.live.attendance import NotAbsent, Presence, attendance_of
from aevum.server.live.bot_runner import BotRunner
from aevum.server.live.live_match import LiveMatch, Viewer
from aevum.server.live.pick_options import Moves
from aevum.server.live.position import Decision, Position
from aevum.server.live.session_keys import SessionKeys
from aevum.server.live.undo import check_open_seats, must_agree
from aevum.server.live.update_queue import UpdateQueue
from aevum.server.security.rate_limits import DatabaseAway, RateLimits
from aevum.server.storage.database import is_outage
from aevum.server.storage.health import Health
from aevum.server.storage.match_index import Failure, StoredMatch
from aevum.server.storage.matches import AppendConflict, LoadedMatch, NoSuchMatch, Person, Storage, UndoRequest
from aevum.server.workers.process_pool import ProcessPool, lower_priority
from aevum.server.workers.render_queue import RenderQueue
from aevum.server.workers.replay_tasks import replay

__all__ = ["Hub", "LiveMatch", "Viewer"]

P = ParamSpec("P")
T = TypeVar("T")

MAX_LIVE_MATCHES: Final = 2_000
"""Maximum number of matches kept in memory; of those that are idle the least recently used is evicted."""
MEMORY_BYTES: Final = 256_000_000
"""Default for the memory of all live matches, in bytes; above it idle matches are evicted."""
PASSWORD_THREADS: Final = 2
"""Maximum number of passwords hashed at once; each takes 64 MB meanwhile."""
REPLAY_INLINE_RECORDS: Final = 150
"""Maximum number of records of a match that is replayed in a thread; longer ones are replayed by a worker process."""
MAX_QUEUED_REPLAYS: Final = 16
"""Maximum number of files and matches that wait for the worker process that replays them."""
REPLAY_SECONDS: Final = 60.0
MAX_QUEUED_HINTS: Final = 8
"""Maximum number of hint requests that wait for the worker process."""
HINT_SECONDS: Final = 30.0
EXPLANATION_SECONDS: Final = 90.0
EXPLANATION_NICENESS: Final = 19
"""Niceness of the process that explains moves of finished matches: everybody who plays comes first."""
SECONDS_BETWEEN_OUTAGE_LINES: Final = 10.0
LOG: Final = logging.getLogger("aevum.hub")


class Hub:
    """All live matches of this server process, with its thread and process pools and background jobs."""

    def __init__(self, storage: Storage, bot_pace: float = 1.0, memory: int = MEMORY_BYTES) -> None:
        self.storage = storage
        self.memory = memory
        self.clock: Callable[[], float] = time.time
        """Clock by which absence is measured, in seconds since 1970."""
        self.bot_runner = BotRunner(self._play_for_bot, self.replace_bot, bot_pace)
        self.password_threads = ThreadPoolExecutor(PASSWORD_THREADS, "passwords", initializer=lower_priority)
        self.replay_pool = ProcessPool(1, max_queued=MAX_QUEUED_REPLAYS, timeout=REPLAY_SECONDS)
        self.hint_pool = ProcessPool(1, max_queued=MAX_QUEUED_HINTS, timeout=HINT_SECONDS)
        self.explanation_pool = ProcessPool(
            1, max_queued=MAX_QUEUED_HINTS, timeout=EXPLANATION_SECONDS, niceness=EXPLANATION_NICENESS
        )
        self.render_queue = RenderQueue()
        self.limits: RateLimits | None = None
        self.archived: OrderedDict[str, tuple[Any, StoredMatch, bytes]] = OrderedDict()
        """Cache of matches that cannot be loaded, by id: version, stored match, and the stored match pickled."""
        self.live: OrderedDict[str, LiveMatch] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        workers = 1 if storage.engine.dialect.name == "sqlite" else 8
        self.storage_threads = ThreadPoolExecutor(workers, thread_name_prefix="storage")
        self.notice: Callable[[LiveMatch], Coroutine[Any, Any, None]] | None = None
        self.update_queue = UpdateQueue()
        self.background_tasks: set[asyncio.Task[None]] = set()
        self.session_keys = SessionKeys(self)
        self.presence = Presence(self)
        self.health = Health(lambda: self.in_storage_thread(self.storage.heartbeat))
        self.thumbnails = ThumbnailJob(storage, self.in_storage_thread, self.read)
        self.daily_par = DailyParJob(self)
        self.reviews = ReviewJob(self)
        self._next_outage_line = 0.0

    def open(self, forget_after: int = 0, par_seconds: float = 0.0, review_workers: int = 0) -> None:
        """Start the background jobs: missing thumbnails, polling of revoked keys, retention, the daily par, reviews.

        `forget_after`: days after which abandoned matches are deleted; 0 = never. `par_seconds`: length of the search
        for the daily par; 0 = none. `review_workers`: number of reviews that are computed at a time; 0 = none.
        """
        if forget_after:
            self.spawn(run_periodically(self, forget_after))
        self.spawn(self.thumbnails.render_missing())
        self.spawn(self.session_keys.poll_revoked())
        self.spawn(self.presence.run())
        if par_seconds:
            self.spawn(self.daily_par.run_daily(par_seconds))
        if review_workers:
            self.reviews.start(review_workers)

    async def in_storage_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function of the storage in a thread, off the event loop; raise DatabaseAway during an outage."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.storage_threads, lambda: work(*args, **kwargs))
        except SQLAlchemyError as error:
            if not is_outage(error):
                raise
            self._note_outage(error)
            raise DatabaseAway from error

    def _note_outage(self, error: SQLAlchemyError) -> None:
        """Log an outage, at most once in SECONDS_BETWEEN_OUTAGE_LINES, however many requests meet it."""
        now = time.monotonic()
        if now >= self._next_outage_line:
            self._next_outage_line = now + SECONDS_BETWEEN_OUTAGE_LINES
            reason = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
            LOG.error("the database cannot be used now: %s", reason[0])

    async def in_password_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Hash or check a password in a thread, off the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.password_threads, lambda: work(*args, **kwargs))

    async def find(self, id: str) -> LiveMatch:
        """Return the live match of an id, loaded if needed, and let its bots play; raise NoSuchMatch."""
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
        self.bot_runner.schedule(live)
        return live

    async def _load(self, id: str) -> None:
        if id in self.live:
            return
        stored = await self.read(id)
        lines = await self.in_storage_thread(self.storage.chat, id)
        if id not in self.live:
            bots = self.bot_runner.bots_of(stored)
            self._keep(live := LiveMatch(stored, lines, bots=bots, clock=self._now))
            self.bot_runner.prestart(live)
            self.thumbnails.schedule(stored)

    async def read(self, id: str) -> LoadedMatch:
        """Return a match from the database, replayed off the event loop; why it cannot be loaded is stored with it."""
        stored = await self.in_storage_thread(self.storage.loadable, id)
        try:
            if len(stored.transcript.records) > REPLAY_INLINE_RECORDS:
                match, events = await self.replay_pool.run(replay, stored.transcript, id)
            else:
                match, events = await asyncio.to_thread(replay, stored.transcript, id)
        except BadFile as error:
            await self.in_storage_thread(self.storage.set_load_error, id, error)
            raise
        return await self.in_storage_thread(self.storage.loaded, stored, match, events)

    def _keep(self, live: LiveMatch) -> None:
        self.live[live.id] = live
        weights = {id: other.bytes_used for id, other in self.live.items()}
        total = sum(weights.values())
        for id, other in list(self.live.items()):
            if len(self.live) <= MAX_LIVE_MATCHES and total <= self.memory:
                break
            if other.is_idle and other is not live:
                del self.live[id]
                total -= weights[id]

    async def refresh(self, id: str) -> None:
        """Take over what another process has written to a match."""
        if id in self.loading:
            # The load that is under way may be older than the change.
            async with self.loading[id]:
                pass
        live = self.live.get(id)
        if live is None:
            return
        try:
            async with live.lock:
                await self._take_over(live, await self.in_storage_thread(self.storage.catch_up, live.stored))
        except NoSuchMatch:
            # The match was deleted.
            self.live.pop(id, None)
        live.changed()

    async def refresh_all(self) -> None:
        """Refresh all matches in use after missed notifications; idle ones are evicted and loaded again when needed."""
        for id, live in list(self.live.items()):
            if live.is_idle:
                del self.live[id]
            else:
                await self.refresh(id)

    async def _reload(self, live: LiveMatch) -> None:
        await self._take_over(live, await self.read(live.id))

    async def _take_over(self, live: LiveMatch, stored: LoadedMatch) -> None:
        lines = await self.in_storage_thread(self.storage.chat, live.id)
        if stored.match.length != live.match.length:
            live.drafts.clear()
        if [seat.played_by for seat in stored.seats] != [seat.played_by for seat in live.stored.seats]:
            live.bots = self.bot_runner.bots_of(stored)
        live.stored, live.chat = stored, lines

    # -- changes of a match

    async def play(self, live: LiveMatch, seat: int, move: int | str | Moves, expected: int | None = None) -> None:
        """Make a move, or all moves of a line, for a seat; it is durable before any viewer sees it."""
        await self.end_stand_in(live, seat)
        self._count_record(live, seat)
        async with live.lock:
            await self._change(live, lambda match: _play(live, match, seat, move, expected))
            live.drafts.pop(seat, None)
        if seat not in live.bots:
            live.mark_present()
        self._announce(live)
        self.bot_runner.schedule(live)

    async def _play_for_bot(self, live: LiveMatch, seat: int, move: int, expected: int) -> None:
        """Make the move of a bot or a lesson; raise Stale if the bot does not play the seat any more."""
        async with live.lock:
            if not live.moves_itself:
                raise Stale(expected=str(expected), length=str(live.match.length))
            await self._change(live, lambda match: _play(live, match, seat, move, expected))
        self._announce(live)
        self.bot_runner.schedule(live)

    async def undo(self, live: LiveMatch, seat: int, length: int, expected: int | None = None) -> None:
        """Go back to the first `length` moves if that is free; else ask the others, and go back once all agree."""
        self._count_record(live, seat)
        async with live.lock:
            if expected is not None and expected != live.match.length:
                raise Stale(expected=str(expected), length=str(live.match.length))
            if live.match.over:
                # The seed is public now: after an undo the players would know what is to come.
                raise MatchOver
            if not live.least_length <= length < len(live.match.moves):
                raise CannotUndo(length=str(max(length, 0)), moves=str(len(live.match.moves)))
            check_open_seats(live, length)
            if seat not in live.human_seats():
                live.match.copy().undo(length, seat=seat)
            await self._ask_undo(live, UndoRequest(seat, length, frozenset({seat}), live.match.length))
        self._announce(live)
        self.bot_runner.schedule(live)

    async def answer_undo(self, live: LiveMatch, seats: list[int], *, agree: bool) -> None:
        """Agree to the pending undo request for the seats of a person, or refuse it."""
        async with live.lock:
            if live.undo is None or not seats:
                return
            if agree:
                agreed = await self.in_storage_thread(self.storage.agree_to_undo, live.id, live.match, seats)
                await self._undo_if_agreed(live, agreed)
            else:
                await self._ask_undo(live, None)
        self._announce(live)
        self.bot_runner.schedule(live)

    async def withdraw_undo(self, live: LiveMatch, seat: int) -> None:
        """Withdraw the pending undo request, if the seat has made it."""
        async with live.lock:
            if live.undo is not None and live.undo.seat == seat:
                await self._ask_undo(live, None)
        self._announce(live)

    async def _ask_undo(self, live: LiveMatch, request: UndoRequest | None) -> None:
        await self.in_storage_thread(self.storage.ask_undo, live.id, request)
        await self._undo_if_agreed(live, request)

    async def _undo_if_agreed(self, live: LiveMatch, request: UndoRequest | None) -> None:
        live.stored.undo = request
        if request is not None and request.length < live.match.horizon and live.awaits_others:
            return
        if request is not None and must_agree(live, request.seat, request.length) <= request.agreed:
            await self._change(live, lambda match: match.undo(request.length, seat=request.seat, agreed=True))
            live.drafts.clear()

    def _count_record(self, live: LiveMatch, seat: int) -> None:
        """Count a move or undo of a person by the rate limits, or raise TooOften: every record is stored for ever."""
        if self.limits is not None and seat not in live.bots:
            self.limits.consume("record", other=f"{live.id} {seat}")

    async def _change(self, live: LiveMatch, change: Callable[[Match], Any]) -> None:
        """Change a copy of the match, make it durable, and only then show it; on failure reload from the database."""
        before = live.match.length
        after = live.match.copy()
        change(after)
        try:
            await self.in_storage_thread(self.storage.append, live.id, after, before)
        except AppendConflict:
            await self._reload(live)
            raise Stale(expected=str(before), length=str(live.match.length)) from None
        except Exception:
            # Unknown whether the change was written. If the reload fails too, the next append raises AppendConflict.
            with contextlib.suppress(Exception):
                await self._reload(live)
            raise
        live.stored.match, live.stored.undo, live.stored.moved = after, None, self.clock()
        await self._note_progress(live)

    async def _note_progress(self, live: LiveMatch) -> None:
        """Store newly completed steps of a lesson, and the stars once all are completed."""
        stored, progress = live.stored, live.progress
        if progress is None or stored.lesson_step is None or progress.done <= stored.lesson_step:
            return
        stored.lesson_step = progress.done
        game, lesson = stored.match.game.id, stored.lesson or progress.lesson.id
        await self.in_storage_thread(self.storage.note_lesson_step, live.id, game, lesson, progress.done)
        if progress.finished:
            people = stored.seats[progress.lesson.seat].people
            await self.in_storage_thread(self.storage.add_stars, people, game, lesson, progress.stars)

    async def go_on_with_lesson(self, live: LiveMatch, seat: int) -> None:
        """Show the next move of a lesson once its learner has read on, or go back to its own line."""
        async with live.lock:
            progress = live.progress
            if progress is None or progress.lesson.seat != seat or not progress.awaits_reader or live.match.over:
                return
            self._count_record(live, seat)
            await self._change(live, lambda match: _go_on(match, progress))
            live.drafts.clear()
        live.mark_present()
        self._announce(live)
        self.bot_runner.schedule(live)

    async def leave_lesson(self, live: LiveMatch) -> None:
        """Let the match of a lesson go on as an ordinary one."""
        async with live.lock:
            await self.in_storage_thread(self.storage.leave_lesson, live.id)
            live.stored.lesson_step = None
        self._announce(live)

    def _announce(self, live: LiveMatch) -> None:
        live.changed()
        self.thumbnails.schedule(live.stored)
        if self.live.get(live.id, live) is not live:
            # This match was evicted meanwhile and loaded again: the loaded one lacks the change.
            self.spawn(self.refresh(live.id))
        if self.notice is not None:
            self.spawn(self.notice(live))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a background task, which is cancelled when the hub closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)

    async def say(self, live: LiveMatch, name: str, text: str) -> None:
        """Store a line of chat and show it to all viewers."""
        await self.in_storage_thread(self.storage.say, live.id, name, text)
        live.chat = await self.in_storage_thread(self.storage.chat, live.id)
        self._announce(live)

    async def take_seat(self, live: LiveMatch, seat: int, person: Person, name: str, token: str = "") -> bool:
        """Give a seat to a person by its link, which is used up by that; the first person's name becomes the seat's.

        Return False if the link has been used meanwhile. Without a token the one that is valid now is used.
        """
        async with live.lock:
            await self._redraw_for(live, seat, person)
            token = token or live.stored.seats[seat].token
            if not await self.in_storage_thread(self.storage.take_seat, live.id, seat, person.id, token):
                return False
            if name and not live.stored.seats[seat].people:
                await self.in_storage_thread(self.storage.name_seat, live.id, seat, name)
            live.stored.seats = await self.in_storage_thread(self.storage.seating, live.id)
        self._announce(live)
        return True

    async def _redraw_for(self, live: LiveMatch, seat: int, person: Person) -> None:
        """Redraw everything hidden before a second person joins a match whose seed is known to its uploader.

        It is done before the seat is taken, so that no person ever plays against one who knows the seed.
        """
        seats, host = live.stored.seats, live.stored.host
        known = person.id == host or any(person.id in entry.people for entry in seats)
        while live.stored.known_seed and not live.match.over and len(seats) > 1 and not known:
            with contextlib.suppress(Stale):
                await self._change(live, lambda match: match.redraw(seat))
                live.stored.known_seed = False
                live.drafts.clear()
                live.bots = self.bot_runner.bots_of(live.stored)

    async def leave(self, live: LiveMatch, seat: int, person: Person, bot: str | None, name: str) -> None:
        """Take a person off a seat; the bot plays on under this name, or without one the seat is open again."""
        async with live.lock:
            await self.in_storage_thread(
                self.storage.leave_seat, live.id, seat, person.id, bot, name, len(live.match.moves)
            )
            await self._take_over(live, await self.in_storage_thread(self.storage.catch_up, live.stored))
            live.drafts.pop(seat, None)
            # A person who has left neither asks for an undo nor has to agree to one.
            await self._ask_undo(live, None if live.undo and live.undo.seat == seat else live.undo)
        self._announce(live)
        self.bot_runner.schedule(live)

    async def let_bot_play(self, live: LiveMatch, by: int, bot: str) -> None:
        """Let a bot play for the absent people whose turn it is, for the waiting seat `by`; raise NotAbsent."""
        async with live.lock:
            seat = live.match.actor
            if by == seat or by not in live.human_seats() or not attendance_of(live).stand_in_allowed:
                raise NotAbsent
            await self.in_storage_thread(self.storage.set_stand_in, live.id, seat, bot, len(live.match.moves))
            live.stored.seats = await self.in_storage_thread(self.storage.seating, live.id)
            live.bots[seat] = self.bot_runner.bots_of(live.stored)[seat]
            live.drafts.pop(seat, None)
        self._announce(live)
        self.bot_runner.schedule(live)

    async def end_stand_in(self, live: LiveMatch, seat: int) -> None:
        """Let the people of a seat decide again, if a bot has played while they were absent."""
        if not live.stored.seats[seat].stand_in:
            return
        async with live.lock:
            await self.in_storage_thread(self.storage.remove_stand_in, live.id, seat, len(live.match.moves))
            live.stored.seats = await self.in_storage_thread(self.storage.seating, live.id)
            if not live.stored.seats[seat].played_by:
                live.bots.pop(seat, None)
        self._announce(live)

    def _now(self) -> float:
        return self.clock()

    async def replace_bot(self, live: LiveMatch, seat: int, bot: str, cause: str = "") -> None:
        """Replace a bot that could not decide by another, or put it back, and note that in the log."""
        async with live.lock:
            failed = live.stored.seats[seat].played_by or ""
            await self.in_storage_thread(
                self.storage.replace_bot, live.id, seat, Failure(failed, bot, len(live.match.moves), cause)
            )
            live.stored.seats = await self.in_storage_thread(self.storage.seating, live.id)
        self._announce(live)

    async def delete(self, id: str) -> None:
        """Delete a match for good, in memory and in the database."""
        live = self.live.pop(id, None)
        if live is not None and live.bots_at_work is not None:
            live.bots_at_work.cancel()
        self.thumbnails.cancel(id)
        async with live.lock if live is not None else contextlib.nullcontext():
            await self.in_storage_thread(self.storage.delete, id)

    def mark_present(self, live: LiveMatch, address: str = "") -> None:
        """Note that a person attends a match, and let its bots play."""
        live.mark_present(address)
        self.bot_runner.schedule(live)

    async def close(self) -> None:
        """Stop background tasks, bots and pools, draw the last thumbnails and let the last write finish."""
        tasks = [*self.background_tasks, *(live.bots_at_work for live in self.live.values() if live.bots_at_work)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bot_runner.close()
        self.replay_pool.close()
        self.hint_pool.close()
        self.explanation_pool.close()
        self.render_queue.close()
        self.daily_par.close()
        self.reviews.close()
        self.password_threads.shutdown(wait=False, cancel_futures=True)
        await self.thumbnails.finish()
        await asyncio.get_running_loop().run_in_executor(None, self.storage_threads.shutdown)
        self.storage.close()


def _play(live: LiveMatch, match: Match, seat: int, move: int | str | Moves, expected: int | None) -> None:
    """Make a move, and after it answers that need no asking: formalities, and presumed ones of a person alone.

    Among people the seat is asked where a choice may depend on what it holds.
    """
    match.play(move, seat, expected)
    while match.actor in live.human_seats():
        position = Position(match)
        answer = _unasked_answer(live, match, position.decision)
        if answer is None:
            live.coming_position = position
            return
        match.play(answer, match.actor)


def _unasked_answer(live: LiveMatch, match: Match, decision: Decision) -> int | None:
    """Return the answer that a person need not be asked for; None if there is none."""
    answer = decision.formality
    if live.plays_alone(match.actor):
        return decision.presumed if answer is None else answer
    return answer if answer is not None and match.game.is_public_formality(answer) else None


def _go_on(match: Match, progress: Progress) -> None:
    """Make the first move that a step of a lesson shows, or return to the line of the lesson."""
    if progress.common is None:
        match.play(progress.scripted_move if progress.scripted_move is not None else ())
        return
    start = progress.lesson.starts[progress.done]
    if progress.common < len(match.moves):
        match.undo(min(progress.common, start), seat=progress.lesson.seat, agreed=True)
    for move in progress.lesson.line[len(match.moves) : start]:
        match.play(move)
