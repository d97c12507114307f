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

from sqlalchemy.exc import SQLAlchemyError

from aevum.bots import Bot, Sight, find_bot
from aevum.bots.standing_in import NoChoice, stand_in_for
from aevum.kernel.chance import Chance
from aevum.kernel.errors import Stale
from aevum.kernel.game import AnyGame, State
from aevum.kernel.match import Match
from aevum.table.limits import Busy
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
LOG: Final = logging.getLogger("aevum.hub")

Play = Callable[[Live, int, int, int], Awaitable[None]]
Replace = Callable[[Live, int, str], Awaitable[None]]


class Missing(Bot):
    """Sits where a bot should sit that is not here, or cannot begin. It fails when it has to decide, and not before."""

    ponders = False

    def choose(self, sight: Sight) -> int:
        raise NoChoice


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
    """All bots of this process. `play` makes a move at a table, `replace` seats another bot there for good."""

    def __init__(self, play: Play, replace: Replace, pace: float = 1.0) -> None:
        self.pace = pace
        self._play = play
        self._replace = replace
        count = max(1, (os.cpu_count() or 1) - 1)
        self._workers = Workers(count, waiting=count, patience=PATIENCE)
        self._turns = Turns(count)

    def seated(self, stored: Stored) -> dict[int, Bot]:
        """The bots of a match, each with chance of its own that no player can know."""
        seed = Chance.from_seed(stored.match.seed)
        return {
            number: _begun(seat.bot, stored.match.game, Chance.from_seed(seed.branch(1 + number)))
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
            except (Busy, SQLAlchemyError):
                # Whoever has chosen a move that cannot be written down now has not failed.
                LOG.warning("a move in match %s has to wait", live.id, exc_info=True)
                await asyncio.sleep(BOT_REST)
            except Exception:
                await self._fail(live)

    async def _move(self, live: Live) -> None:
        state, seen = live.match.state, live.match.length
        seat, legal = state.actor, state.legal()
        bot = live.bots[seat]
        if len(legal) == 1 or not bot.ponders:
            move, _ = think(bot, live.match.game, state, legal)
            await self._play(live, seat, _checked(move, legal), seen)
            return
        async with self._turns.turn(live.patron):
            move, live.bots[seat] = await self._think(bot, live.match.game, state, legal)
            await self._play(live, seat, _checked(move, legal), seen)

    async def _think(self, bot: Bot, game: AnyGame, state: State, legal: list[int]) -> tuple[int, Bot]:
        if not _crosses(bot):
            async with asyncio.timeout(self._workers.patience):
                return await asyncio.to_thread(think, bot, game, state, legal)
        thought: tuple[int, Bot] = await self._workers.run(think, bot, game, state, legal)
        return thought

    async def _fail(self, live: Live) -> None:
        """A bot could not move: another plays on for it; if there is none, it tries again after a while."""
        seat = live.match.actor
        bot, name = live.bots.get(seat), live.stored.seats[seat].bot
        if bot is None or name is None:
            return
        LOG.exception("the bot %s of seat %d could not move in match %s", name, seat + 1, live.id)
        stand_in = stand_in_for(name, live.match.game)
        if stand_in is None:
            await asyncio.sleep(BOT_REST)
            return
        LOG.warning("the bot %s plays on for it", stand_in)
        live.bots[seat] = _begun(stand_in, live.match.game, Chance(bot.chance.state))
        try:
            await self._replace(live, seat, stand_in)
        except Exception:
            # It plays on all the same; whoever reads the match again has to find out once more.
            LOG.exception("nobody could write down that %s plays in match %s", stand_in, live.id)

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


def _begun(name: str, game: AnyGame, chance: Chance) -> Bot:
    """The bot of a name, ready to play."""
    try:
        return find_bot(name, game)(chance)
    except Exception:
        LOG.exception("the bot %s cannot begin", name)
        return Missing(chance)


def _checked(move: int, legal: list[int]) -> int:
    """What a bot has chosen, if it is a move that can be made."""
    if move not in legal:
        raise NoChoice(move)
    return legal[legal.index(move)]


def _under_way(match: Match) -> Hashable:
    """Who decides, and in the midst of what if the game can tell."""
    judgement = match.game.judgement
    return match.actor, judgement.episode(match.state) if judgement else None
