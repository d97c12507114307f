"""An open page keeps little in memory: hash marks of the regions that it was sent, never their content."""

from __future__ import annotations

import json
import tracemalloc

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from server.high_card_matches import seated
from server.raw_client import RawClient, RawSocket

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
