"""An open page keeps little in memory: hash marks of the regions that it was sent, and no compression window."""

from __future__ import annotations

import asyncio
import json
import tracemalloc
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.accounts.sessions import KEY_COOKIE
from aevum.server.storage.matches import Storage
from server.high_card_matches import seated
from server.raw_client import RawClient, RawSocket
from server.serving import serving

PAGES = 10


def test_what_was_sent_is_not_stored(client: RawClient) -> None:
    match = Match(find_game("tempus"), seats=3, seed=1)
    for number in range(120):
        legal = match.legal()
        match.play(legal[number % len(legal)])
    path = f"/m/{seated(client.hub.storage, match).id}/live"

    def opened() -> tuple[RawSocket, int]:
        line = client.open(path)
        length = len(line.hear())
        line.hear_all()
        return line, length

    tracemalloc.start()
    lines, lengths = zip(*(opened() for _ in range(PAGES)), strict=True)
    texts = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, json.encoder.__file__)])
    tracemalloc.stop()
    for line in lines:
        line.hang_up()
    assert min(lengths) > 100_000, "a page is large, or nothing is shown"
    assert sum(trace.size for trace in texts.traces) < min(lengths)


@pytest.mark.anyio
async def test_no_compression_window_is_kept_between_messages(storage: Storage, tmp_path: Path) -> None:
    """Each would cost 30 kB: that is more than all else that belongs to a page."""
    company = seated(storage)
    with serving(storage.engine.url.render_as_string(hide_password=False), tmp_path) as server:
        cookie = {"cookie": f"{KEY_COOKIE}={company.keys[0]}"}
        address = f"ws://{server.address}/m/{company.id}/live"
        async with connect(address, additional_headers=cookie, proxy=None, open_timeout=60) as page:
            assert page.response is not None
            agreed = page.response.headers["Sec-WebSocket-Extensions"]
            assert {"permessage-deflate", "server_no_context_takeover", "client_no_context_takeover"} <= set(
                agreed.split("; ")
            )
            for _ in range(3):
                async with asyncio.timeout(60):
                    assert json.loads(await page.recv())["length"] == 0
                await page.send('{"do": "pick", "pick": "!back", "length": 0, "draft": 0}')
