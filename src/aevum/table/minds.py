"""Minds: the bots at all tables. They think in processes beside the server, and only while a person is there."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Final

from aevum.bots import Bot, Sight, bots_for, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.errors import Stale
from aevum.kernel.game import AnyGame, State
from aevum.kernel.match import Match
from aevum.table.live import Live
from aevum.table.queueing import Queue, call_first, wait_in
from aevum.table.storage import Stored
from aevum.table.workers import Workers

BOT_PAUSE: Final = 0.4
"""How long the table waits before a bot begins something new."""
BOT_STEP: Final = 0.15
"""The same before it goes on with what it has begun."""
BOT_REST: Final = 5.0
"""How long a bot waits before it tries again when its move could not be made."""
PATIENCE: Final = 30.0
"""A bot that thinks longer about one move has failed."""
STAND_INS: Final = ("easy", "random")
"""Who plays on for a bot that fails: the first that plays the game and has not failed itself."""
LOG: Final = logging.getLogger("aevum.hub")

Play = Callable[[Live, int, int, int], Awaitable[None]]


def think(bot: Bot, game: AnyGame, state: State, legal: list[int]) -> tuple[int, Bot]:
    """The move a bot chooses, and the bot with what it keeps in mind for the next one."""
    return bot.choose(Sight(game, state, legal)), bot


class Turns:
    """Who may think now: so many at once, and of those who wait each address in turn, however many tables it has."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, Queue] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a place and have it."""
        if self._free:
            self._free -= 1
        else:
            await wait_in(self._waiting.setdefault(address, deque()), self._pass_on)
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            address, queue = next(iter(self._waiting.items()))
            called = call_first(queue)
            self._waiting.move_to_end(address)
            if not queue:
                del self._waiting[address]
            if called:
                return
        self._free += 1


class Minds:
    """All bots of this process. `play` makes a move at a table."""

    def __init__(self, play: Play, pace: float = 1.0) -> None:
        self.pace = pace
        self._play = play
        count = max(1, (os.cpu_count() or 1) - 1)
        self._workers = Workers(count, waiting=count, patience=PATIENCE)
        self._turns = Turns(count)

    def seated(self, stored: Stored) -> dict[int, Bot]:
        """The bots of a match, each with chance of its own that no player can know."""
        seed = Chance.from_seed(stored.match.seed)
        return {
            number: find_bot(seat.bot, stored.match.game)(Chance.from_seed(seed.branch(1 + number)))
            for number, seat in enumerate(stored.seats)
            if seat.bot
        }

    def wake(self, live: Live) -> None:
        """If a bot decides now and somebody is there to see it, let it think."""
        if live.match.actor in live.bots and live.attended and not live.bots_busy:
            live.bots_at_work = asyncio.get_running_loop().create_task(self._bots_play(live))

    async def _bots_play(self, live: Live) -> None:
        begun: Hashable = None
        while live.match.actor in live.bots and live.attended:
            under_way = _under_way(live.match)
            pause = BOT_STEP if under_way == begun else BOT_PAUSE
            begun = under_way
            await asyncio.sleep(pause * self.pace if live.watchers else 0)
            if live.match.actor not in live.bots:
                return
            try:
                await self._move(live)
            except Stale:
                continue
            except Exception:
                await self._fail(live)

    async def _move(self, live: Live) -> None:
        state, seen = live.match.state, live.match.length
        seat, legal = state.actor, state.legal()
        bot = live.bots[seat]
        if len(legal) == 1 or not bot.ponders:
            await self._play(live, seat, think(bot, live.match.game, state, legal)[0], seen)
            return
        async with self._turns.turn(live.patron):
            move, live.bots[seat] = await self._think(bot, live.match.game, state, legal)
            await self._play(live, seat, move, seen)

    async def _think(self, bot: Bot, game: AnyGame, state: State, legal: list[int]) -> tuple[int, Bot]:
        if not _crosses(bot):
            return await asyncio.to_thread(think, bot, game, state, legal)
        thought: tuple[int, Bot] = await self._workers.run(think, bot, game, state, legal)
        return thought

    async def _fail(self, live: Live) -> None:
        """A bot could not move: another plays on for it; if there is none, it tries again after a while."""
        seat = live.match.actor
        bot = live.bots.get(seat)
        if bot is None:
            return
        LOG.exception("the bot of seat %d could not move in match %s", seat + 1, live.id)
        stand_in = _stand_in(bot, live.match.game)
        if stand_in is None:
            await asyncio.sleep(BOT_REST)
            return
        LOG.warning("%s plays on for it", type(stand_in).__name__)
        live.bots[seat] = stand_in

    def warm(self, live: Live) -> None:
        """Somebody will have to think here soon."""
        if any(bot.ponders for bot in live.bots.values()):
            self._workers.warm()

    def close(self) -> None:
        """No more thoughts."""
        self._workers.close()


def _crosses(bot: Bot) -> bool:
    """Can this bot go to another process and come back?"""
    try:
        pickle.dumps(bot)
    except Exception:
        return False
    return True


def _stand_in(bot: Bot, game: AnyGame) -> Bot | None:
    playing = bots_for(game)
    known = [playing[name] for name in STAND_INS if name in playing]
    kinds = known[known.index(type(bot)) + 1 :] if type(bot) in known else known
    return kinds[0](Chance(bot.chance.state)) if kinds else None


def _under_way(match: Match) -> Hashable:
    """Who decides, and in the midst of what if the game can tell."""
    judgement = match.game.judgement
    return match.actor, judgement.episode(match.state) if judgement else None
