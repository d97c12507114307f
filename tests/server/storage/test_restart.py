"""The server is killed between any two moves, or asked to stop; nothing that was confirmed is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import pytest

import aevum
from aevum.kernel.match import Match
from aevum.server.storage.matches import Storage
from aevum.testing.figures import Count
from server.high_card_matches import Company, dealt, seated
from server.serving import TIMEOUT_SECONDS, Page, Server, serving, steps_of

pytestmark = pytest.mark.anyio

KILLS: Final = 20
LATER: Final = 0.001
"""Seconds by which the server is killed later, each time, after a move was sent."""
SOCKETS: Final = 50


class Play:
    """A deterministic match: the position decides which move comes next."""

    def __init__(self, storage: Storage, seed: int) -> None:
        self.storage = storage
        self.company: Company = seated(storage, dealt(seed))
        self.confirmed = 0

    def stored(self) -> Match:
        """Return the match of the database; it must hold at least what was confirmed, and nothing twice."""
        match = self.storage.load(self.company.id).match
        again = dealt(match.seed)
        for played in match.records:
            again.play(_next(again))
            assert played == again.records[-1]
        assert match.length >= self.confirmed
        return match


def _next(match: Match) -> str:
    """Return the next move: draw after a swap, swap where it is possible, else lay a card."""
    return str(match.legal()[-1])


async def _a_move_and_a_kill(server: Server, play: Play, wait: float | None) -> None:
    """Send the move of the seat that decides; kill the server after `wait` seconds, or once the move is confirmed."""
    match = play.stored()
    move = steps_of(match, _next(match))
    async with AsyncExitStack() as open_pages:
        pages = [await open_pages.enter_async_context(Page(server, play.company.id, key)) for key in play.company.keys]
        assert {page.length for page in pages} == {match.length}
        mover = pages[match.actor]
        await mover.choose(move[:-1])
        await mover.touch(move[-1])
        if wait is None:
            await mover.until(lambda: mover.length > match.length)
        else:
            await asyncio.sleep(wait)
        await asyncio.to_thread(server.kill)
    play.confirmed = max(play.confirmed, *(page.length for page in pages))


async def test_killed_at_any_moment_the_server_keeps_what_it_confirmed(
    storage: Storage, database: str, tmp_path: Path, count: Count
) -> None:
    server = Server(database, tmp_path)
    plays: list[Play] = []
    unconfirmed = 0
    for kill in range(KILLS):
        if not plays or plays[-1].stored().over:
            plays.append(Play(storage, seed=kill))
        server.start()
        await _a_move_and_a_kill(server, plays[-1], wait=None if kill % 4 == 3 else kill * LATER)
        unconfirmed += plays[-1].stored().length - plays[-1].confirmed
    for play in plays:
        play.stored()
    count("moves survived a killed server, confirmed", sum(play.confirmed for play in plays))
    count("moves survived a killed server before anybody was told", unconfirmed)


async def test_a_move_sent_again_after_the_restart_is_made_once(
    storage: Storage, database: str, tmp_path: Path
) -> None:
    """The browser got no answer, so the person plays the move again, whether or not it had been made."""
    server = Server(database, tmp_path)
    play = Play(storage, seed=1)
    for wait in (0.0, 0.005, 0.02):
        match = play.stored()
        server.start()
        await _a_move_and_a_kill(server, play, wait)
        server.start()
        async with Page(server, play.company.id, play.company.keys[match.actor]) as page:
            if page.length == match.length:
                await page.play(steps_of(match, _next(match)))
        await asyncio.to_thread(server.kill)
        assert play.stored().length == match.length + 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_asked_to_stop_the_server_ends_soon_and_quietly(
    storage: Storage, database: str, tmp_path: Path, how: signal.Signals
) -> None:
    company = seated(storage)
    with serving(database, tmp_path) as server:
        async with AsyncExitStack() as open_pages:
            pages = [Page(server, company.id, company.keys[number % 2]) for number in range(SOCKETS)]
            for page in pages:
                await open_pages.enter_async_context(page)
            begun = time.monotonic()
            assert await asyncio.to_thread(server.end, how) == 0
            assert time.monotonic() - begun < TIMEOUT_SECONDS
            await asyncio.gather(*(page.reading for page in pages if page.reading))
        assert server.complaints == ""


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_command_ends_with_status_zero(tmp_path: Path, how: signal.Signals, times: int) -> None:
    """Run the command as an operator does."""
    command = [sys.executable, "-m", "aevum", "serve", "--json", "--par", "0", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path / 'table.sqlite'}"]
    environment = {**os.environ, "PYTHONPATH": str(Path(aevum.__file__).parents[1])}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert b"address" in process.stdout.readline()
        for _ in range(times):
            process.send_signal(how)
            time.sleep(0.05)
        _, complaints = process.communicate(timeout=TIMEOUT_SECONDS)
    assert (process.returncode, complaints) == (0, b"")
