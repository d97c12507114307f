"""Runner of bots in worker processes, for every live match that a person attends."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import time
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from aevum.bots import Bot, Sight, find_bot
from aevum.bots.decision_chance import decision_chance
from aevum.bots.fallback import NoLegalChoice, fallback_for
from aevum.kernel.chance import Chance
from aevum.kernel.errors import Stale
from aevum.kernel.game import AnyGame, State
from aevum.kernel.match import Match
from aevum.server.live.live_match import LiveMatch
from aevum.server.security.rate_limits import Busy
from aevum.server.storage.match_index import OVERLOAD, RECOVERED, Failure
from aevum.server.storage.matches import LoadedMatch
from aevum.server.workers.process_pool import ProcessPool
from aevum.server.workers.waiting import FairSlots

PAUSE_SECONDS: Final = 0.4
"""Seconds before a bot begins a new segment of its turn, multiplied by the pace."""
STEP_SECONDS: Final = 0.15
"""Seconds before a bot makes the next move of a segment, multiplied by the pace."""
MOVES_SHOWN_SLOWLY: Final = 6
"""Number of moves of a lesson that are shown one by one; those before them follow one another without a pause."""
RETRY_SECONDS: Final = 5.0
"""Seconds before a bot tries again when its move could not be made."""
MAX_THINKING_SECONDS: Final = 30.0
"""Maximum number of seconds that a bot may think about one move."""
LOG: Final = logging.getLogger("aevum.hub")

TRIES: Final = 3
"""Number of overloads in a row, by timeout or lost process, after which a fallback bot plays on."""
RECOVERY_SECONDS: Final = 60.0
"""Seconds before a bot that was replaced for overload tries again; doubled after each attempt in vain."""
MAX_RECOVERY_SECONDS: Final = 3600.0
MIN_DECISION_SECONDS: Final = 0.1
"""Minimum seconds of a slow bot's decision in games with hidden information, multiplied by the pace."""
TIMES_STORED: Final = 50
"""Number of recent thinking times stored for each kind of decision."""

Play = Callable[[LiveMatch, int, int, int], Awaitable[None]]
Replace = Callable[[LiveMatch, int, str, str], Awaitable[None]]


class MissingBot(Bot):
    """Placeholder for a bot that is not installed or cannot start; it fails only when it has to decide."""

    is_slow = False

    def choose(self, sight: Sight) -> int:
        raise NoLegalChoice


def think(bot: Bot, game: AnyGame, state: State, legal: list[int]) -> tuple[int, Bot]:
    """Return the move that a bot chooses, and the bot, whose memory may have changed in another process."""
    return bot.choose(Sight(game, state, legal)), bot


class ThinkingTimes:
    """Recent thinking times of bots, by kind of decision, for decisions in which they had a choice."""

    def __init__(self) -> None:
        self._times: dict[Hashable, deque[float]] = {}
        self._random = SystemRandom()

    def note(self, kind: Hashable, seconds: float) -> None:
        """Store the seconds that one decision took."""
        self._times.setdefault(kind, deque(maxlen=TIMES_STORED)).append(seconds)

    def usual(self, kind: Hashable) -> float:
        """Return the seconds of a random recent decision of a kind; 0 if none is known."""
        times = self._times.get(kind)
        return self._random.choice(times) if times else 0.0


class BotRunner:
    """Runner of all bots of this server process.

    `play`: makes a move in a match. `replace`: seats another bot there for good. `pace`: factor for all pauses.
    """

    def __init__(self, play: Play, replace: Replace, pace: float = 1.0) -> None:
        self.pace = pace
        self._play = play
        self._replace = replace
        count = max(1, (os.cpu_count() or 1) - 1)
        self._pool = ProcessPool(count, max_queued=count, timeout=MAX_THINKING_SECONDS)
        self._slots = FairSlots(count)
        self._long_pool = ProcessPool(1, max_queued=1, timeout=MAX_THINKING_SECONDS)
        self._long_slots = FairSlots(1)
        self.times = ThinkingTimes()
        self.clock: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    def bots_of(self, stored: LoadedMatch) -> dict[int, Bot]:
        """Return the bots of a match by seat, each with a random generator of its own that no player can know."""
        seed = Chance.from_seed(stored.match.last_seed)
        return {
            number: _new_bot(seat.played_by, stored.match.game, Chance.from_seed(seed.branch(1 + number)))
            for number, seat in enumerate(stored.seats)
            if seat.played_by
        }

    def schedule(self, live: LiveMatch) -> None:
        """Start the bots of a match if one of them or its lesson has to move and a person attends the match."""
        if live.moves_itself and live.is_attended and not live.bots_busy:
            live.bots_at_work = asyncio.get_running_loop().create_task(self._bots_play(live))

    async def _bots_play(self, live: LiveMatch) -> None:
        begun: Hashable = None
        while live.moves_itself and live.is_attended:
            segment = _segment(live.match)
            pause = STEP_SECONDS if segment == begun else PAUSE_SECONDS
            begun = segment
            await asyncio.sleep(pause * self.pace if live.viewers and not _hurries(live) else 0)
            if not live.moves_itself:
                return
            try:
                await self._give_back(live)
                await self._move(live)
            except Stale:
                continue
            except (TimeoutError, BrokenProcessPool):
                await self._overloaded(live)
            except (Busy, SQLAlchemyError):
                # A full queue or a database that is away is no failure of the bot.
                LOG.warning("a move in match %s has to wait", live.id)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                await self._fail(live)

    async def _move(self, live: LiveMatch) -> None:
        """Let the bot that decides choose, and make its move.

        In games with hidden information a decision without a choice takes as long as others of its kind do: else the
        response time would reveal whether the bot holds something to choose from.
        """
        match, begun = live.match, self.clock()
        state, seen = match.state, match.length
        seat, legal = state.actor, state.legal()
        given = live.progress.scripted_move if live.progress else None
        if given in legal:
            await self._play(live, seat, given, seen)
            return
        bot = live.bots[seat]
        bot.chance = decision_chance(match, seat, len(match.moves))
        kind = (match.game.id, live.stored.seats[seat].played_by, match.game.law.now(state).name)
        if len(legal) == 1 or not bot.is_slow:
            move, _ = think(bot, match.game, state, legal)
            usual = self.times.usual(kind)
        else:
            async with (self._long_slots if bot.takes_seconds else self._slots).slot(live.bot_client):
                move, thought = await self._think(bot, match.game, state, legal)
            if live.bots.get(seat) is bot:
                # Meanwhile the person for whom the bot plays may have come back.
                live.bots[seat] = thought
            usual = 0.0
            self.times.note(kind, self.clock() - begun)
        if bot.is_slow and match.game.has_hidden_information:
            await self.sleep(max(0.0, usual, MIN_DECISION_SECONDS * self.pace) - (self.clock() - begun))
        await self._play(live, seat, _checked(move, legal), seen)
        live.overloads.pop(seat, None)

    async def _think(self, bot: Bot, game: AnyGame, state: State, legal: list[int]) -> tuple[int, Bot]:
        if not _is_picklable(bot):
            async with asyncio.timeout(self._pool.timeout):
                return await asyncio.to_thread(think, bot, game, state, legal)
        pool = self._long_pool if bot.takes_seconds else self._pool
        thought: tuple[int, Bot] = await pool.run(think, bot, game, state, legal)
        return thought

    async def _overloaded(self, live: LiveMatch) -> None:
        """Let a bot try again after a timeout or a lost process; after TRIES in a row its fallback bot plays on.

        `_give_back` puts the bot back later.
        """
        seat = live.match.actor
        tries = live.overloads[seat] = live.overloads.get(seat, 0) + 1
        if tries >= TRIES:
            await self._fail(live, OVERLOAD)
            return
        LOG.warning("the bot of seat %d in match %s was not given the time to decide", seat + 1, live.id)
        await self.sleep(RETRY_SECONDS)

    async def _give_back(self, live: LiveMatch) -> None:
        """Put a bot back that was replaced only for overload, once it may try again."""
        seat = live.match.actor
        failures, bot = live.stored.seats[seat].failures, live.bots.get(seat)
        level = _level_before(failures)
        if level is None or bot is None or self.clock() < live.fallback_until.get(seat, 0.0):
            return
        LOG.info("the bot %s of seat %d plays again in match %s", level, seat + 1, live.id)
        live.bots[seat] = _new_bot(level, live.match.game, Chance(bot.chance.state))
        live.overloads[seat] = TRIES - 1
        await self._replace(live, seat, level, RECOVERED)

    async def _fail(self, live: LiveMatch, cause: str = "") -> None:
        """Replace a bot that could not move by its fallback bot; without one, let it try again after a while."""
        seat = live.match.actor
        bot, entry = live.bots.get(seat), live.stored.seats[seat]
        name = entry.played_by
        if bot is None or name is None:
            return
        LOG.exception("the bot %s of seat %d could not move in match %s", name, seat + 1, live.id)
        fallback = fallback_for(name, live.match.game)
        if fallback is None:
            await self.sleep(RETRY_SECONDS)
            return
        LOG.warning("the bot %s plays on for it", fallback)
        live.bots[seat] = _new_bot(fallback, live.match.game, Chance(bot.chance.state))
        live.overloads.pop(seat, None)
        if cause == OVERLOAD:
            before = sum(failure.cause == OVERLOAD for failure in entry.failures)
            live.fallback_until[seat] = self.clock() + min(
                RECOVERY_SECONDS * 2 ** min(before, 10), MAX_RECOVERY_SECONDS
            )
        try:
            await self._replace(live, seat, fallback, cause)
        except Exception:
            # The fallback plays on in memory; after the next load the failed bot has to fail once more.
            LOG.exception("nobody could write down that %s plays in match %s", fallback, live.id)

    def prestart(self, live: LiveMatch) -> None:
        """Start the worker processes early that the bots of a match need."""
        slow = [bot for bot in live.bots.values() if bot.is_slow]
        if any(not bot.takes_seconds for bot in slow):
            self._pool.start()
        if any(bot.takes_seconds for bot in slow):
            self._long_pool.start()

    def close(self) -> None:
        """Kill the worker processes."""
        self._pool.close()
        self._long_pool.close()


def _level_before(failures: Sequence[Failure]) -> str | None:
    """Return the bot for which others play only because of overload; None if there is none."""
    level = None
    for failure in reversed(failures):
        if failure.cause != OVERLOAD:
            break
        level = failure.bot
    return level


def _is_picklable(bot: Bot) -> bool:
    """Whether a bot can be pickled, and so run in another process."""
    try:
        pickle.dumps(bot)
    except Exception:
        return False
    return True


def _new_bot(name: str, game: AnyGame, chance: Chance) -> Bot:
    """Return the bot of a name, ready to play; a MissingBot if it cannot start."""
    try:
        return find_bot(name, game)(chance)
    except Exception:
        LOG.exception("the bot %s cannot begin", name)
        return MissingBot(chance)


def _checked(move: int, legal: list[int]) -> int:
    """Return the move that a bot has chosen; raise NoLegalChoice if it is not legal."""
    if move not in legal:
        raise NoLegalChoice(move)
    return legal[legal.index(move)]


def _hurries(live: LiveMatch) -> bool:
    """Whether a lesson has many more moves to show, of which only the last are shown one by one."""
    return live.progress is not None and live.progress.moves_to_show > MOVES_SHOWN_SLOWLY


def _segment(match: Match) -> Hashable:
    """Return the seat that decides and its search segment, if the game has heuristics."""
    heuristics = match.game.heuristics
    return match.actor, heuristics.search_segment(match.state) if heuristics else None
