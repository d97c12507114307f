"""Pages are rendered in worker processes, once for equal pages, each address in turn, with limits for each address."""

from __future__ import annotations

import asyncio
import gzip
import json

import pytest

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.server import view_rate_limit
from aevum.server.live import snapshots
from aevum.server.live.hub import Hub
from aevum.server.live.snapshots import snapshot
from aevum.server.pages import match as match_pages
from aevum.server.security import rate_limits
from aevum.server.security.rate_limits import RATES, Busy, RateLimits, TooOften
from aevum.server.storage.matches import Storage
from aevum.server.workers import render_queue
from aevum.server.workers.render_queue import RenderQueue
from aevum.web.text.site_words import words_of
from server.high_card_matches import ADA, Company, dealt, seated
from server.raw_client import InProcessPool, RawClient

pytestmark = pytest.mark.anyio


class RecordingPool(InProcessPool):
    """Pool that renders in this process and records the jobs; waits while `held` is set."""

    def __init__(self) -> None:
        super().__init__(1, max_queued=1, timeout=60)
        self.jobs: list[bytes] = []
        self.held: asyncio.Event | None = None

    async def _run(self, job: bytes) -> bytes:
        self.jobs.append(job)
        if self.held is not None:
            await self.held.wait()
        return await super()._run(job)


def queue() -> tuple[RenderQueue, RecordingPool]:
    made, pool = RenderQueue(), RecordingPool()
    made.pool = pool
    return made, pool


# -- the queue


async def test_the_same_is_rendered_once() -> None:
    rendering, pool = queue()
    asked = [rendering.render("a", sorted, "cab") for _ in range(5)]
    assert set(await asyncio.gather(*asked)) == {b'["a","b","c"]'}
    assert await rendering.render("b", sorted, "cab") == b'["a","b","c"]'
    assert len(pool.jobs) == 1
    assert gzip.decompress(await rendering.render("a", sorted, "cab", packed=True)) == b'["a","b","c"]'


async def test_each_address_in_turn() -> None:
    rendering, pool = queue()
    pool.held = asyncio.Event()
    order: list[str] = []

    async def ask(address: str, number: int) -> None:
        await rendering.render(address, str, number)
        order.append(address)

    many = [asyncio.create_task(ask("many", number)) for number in range(10)]
    await asyncio.sleep(0)
    few = [asyncio.create_task(ask("few", number)) for number in range(100, 102)]
    await asyncio.sleep(0)
    pool.held.set()
    await asyncio.gather(*many, *few)
    assert order[:5] in (["many", "many", "few", "many", "few"], ["many", "few", "many", "few", "many"])


async def test_an_address_with_too_many_requests_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render_queue, "MAX_QUEUED_PER_CLIENT", 3)
    rendering, pool = queue()
    pool.held = asyncio.Event()
    waiting = [asyncio.create_task(rendering.render("a", str, number)) for number in range(3)]
    await asyncio.sleep(0.01)
    with pytest.raises(Busy):
        await rendering.render("a", str, 99)
    pool.held.set()
    assert await rendering.render("b", str, 99) == b"99"
    assert len(await asyncio.gather(*waiting)) == 3


async def test_the_cache_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render_queue, "CACHE_BYTES", 1_000)
    rendering, pool = queue()
    for number in range(20):
        await rendering.render("a", str, f"{number:0100}")
    assert sum(map(len, rendering._cache.values())) <= 1_000
    await rendering.render("a", str, f"{19:0100}")
    assert len(pool.jobs) == 20
    await rendering.render("a", str, f"{0:0100}")
    assert len(pool.jobs) == 21


async def test_a_real_process_renders_a_match(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage, dealt()).id)
    svg = await hub.render_queue.render("", match_pages.drawn, snapshot(live), ADA, "svg", "en")
    words = words_of("high-card", "en")
    assert svg.decode() == live.match.game.svg(live.match.view(ADA), words)


@pytest.mark.parametrize("game", ["tempus", "clash-of-cultures", "through-the-ages", "high-card"])
def test_a_match_goes_over_whole(game: str) -> None:
    match = Match(find_game(game), seats=find_game(game).seats[-1], seed=3)
    for number in range(60):
        if match.over:
            break
        match.play(match.legal()[number % len(match.legal())])
        if number % 20 == 11:
            match.undo(len(match.moves) - 3, agreed=True)
    again = snapshots.unpickled_match(snapshots.pickled_match(match))
    assert again is not match
    assert (again.records, again.moves, again.log()) == (match.records, match.moves, match.log())
    assert (again.state.key(), again.horizons, again.commitment) == (
        match.state.key(),
        match.horizons,
        match.commitment,
    )
    for length in range(len(match.moves) + 1):
        assert again.state_at(length).key() == match.state_at(length).key()


# -- nothing is computed in the process that answers requests


PURE = {
    "faces": "/m/{id}/faces",
    "faces at a moment": "/m/{id}/faces?at=1",
    "report": "/m/{id}/reports/0",
    "past position": "/m/{id}/positions/1",
    "replay": "/m/{id}/replay",
    "replay at a moment": "/m/{id}/replay?at=1",
    "part of a replay": "/m/{id}/replay?part&at=1",
    "page": "/m/{id}",
    "drawing": "/m/{id}/board.svg",
    "picture": "/m/{id}/board.png",
    "print": "/m/{id}/board.pdf",
    "log": "/api/matches/{id}/log",
    "moves": "/api/matches/{id}/moves",
    "games": "/api/games",
    "description": "/api/openapi.json",
    "rules": "/rules/high-card",
    "search": "/rules/high-card?q=card",
    "faces of the rules": "/rules/high-card/faces",
    "file of a match that is over": "/m/{over}/match.aevum",
    "export": "/api/matches/{over}/export",
    "end": "/m/{over}/end",
    "page of the end": "/m/{over}",
    "verify": "/m/{over}/verify",
}


@pytest.fixture(scope="module")
def tables(client: RawClient) -> dict[str, Company]:
    """Return a match that runs and one that is over."""
    running, over = dealt(), dealt()
    running.play("play 6")
    while not over.over:
        over.play(over.legal()[0])
    return {"id": seated(client.hub.storage, running), "over": seated(client.hub.storage, over)}


@pytest.mark.parametrize("what", PURE)
def test_it_is_rendered_elsewhere_and_once(client: RawClient, tables: dict[str, Company], what: str) -> None:
    table = tables["over" if "{over}" in PURE[what] else "id"]
    path = PURE[what].format(id=tables["id"].id, over=tables["over"].id)
    client.live(table.id)
    client.hub.render_queue._cache.clear()
    pool = RecordingPool()
    before, client.hub.render_queue.pool = client.hub.render_queue.pool, pool
    try:
        first = client.get(path, key=table.keys[1])
        again = client.get(path, key=table.keys[1])
    finally:
        client.hub.render_queue.pool = before
    assert (first.status, again.body) == (200, first.body)
    assert len(pool.jobs) == 1
    packed = client.call("GET", path, key=table.keys[1], headers={"accept-encoding": "gzip", "accept-language": "en"})
    body = gzip.decompress(packed.body) if packed.header("content-encoding") == "gzip" else packed.body
    assert body == first.body


# -- rate limits


def test_whoever_looks_too_often_is_held_back_and_then_refused() -> None:
    now = [0.0]
    limited = RateLimits(20, lambda: now[0])
    rate = RATES["look"]
    waits = [limited.delay("look", address="a", person="ada") for _ in range(rate.burst)]
    assert set(waits) == {0.0}
    held = [
        limited.delay("look", address="a", person="ada")
        for _ in range(int(rate_limits.MAX_WAIT_SECONDS / rate.seconds))
    ]
    assert held == sorted(held)
    assert held[-1] == pytest.approx(rate_limits.MAX_WAIT_SECONDS)
    with pytest.raises(TooOften) as refused:
        limited.delay("look", address="a", person="ada")
    assert float(refused.value.headers["retry-after"]) >= rate_limits.MAX_WAIT_SECONDS
    assert limited.delay("look", address="a", person="bela") == 0.0, "others at the same address are not held back"
    now[0] += 60
    assert limited.delay("look", address="a", person="ada") == 0.0


def test_all_who_are_unknown_at_an_address_count_as_one() -> None:
    limited = RateLimits(20, lambda: 0.0)
    for _ in range(RATES["look"].burst):
        assert limited.delay("look", address="a") == 0.0
    assert limited.delay("look", address="a") > 0.0
    assert limited.delay("look", address="b") == 0.0


def test_a_page_with_many_tabs_is_never_held_back() -> None:
    limited = RateLimits(20, lambda: 0.0)
    for _ in range(25):
        for _ in ("page", "tooltips", "end"):
            assert limited.delay("look", address="a", person="ada") == 0.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_a_friendly_page(database: str, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(view_rate_limit, "REFUSAL_DELAY_SECONDS", 0.0)
    monkeypatch.setattr(rate_limits, "MAX_WAIT_SECONDS", -1.0)
    monkeypatch.setitem(RATES, "look", rate_limits.Rate(1, 60.0))
    with RawClient(database, limited=True) as client:
        page, program = (client.get(path, language=language) for path in ("/rules/high-card", "/api/games"))
        assert [client.get(path).status for path in ("/version", "/health")] == [200, 200]
    for answer in (page, program):
        assert answer.status == 429
        assert int(answer.header("retry-after")) >= 0
    assert f'lang="{language}"' in page.text
    assert json.loads(program.body)["error"] == "TooOften"


# -- records and names


def test_nobody_fills_a_match_without_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "record", rate_limits.Rate(6, 60.0))
    with RawClient(database, limited=True) as client:
        company = seated(client.hub.storage, dealt())
        pool, statuses = f"/api/matches/{company.id}", []
        for _ in range(4):
            statuses.append(client.post(f"{pool}/moves", {"move": "swap 6"}, key=company.keys[ADA]).status)
            statuses.append(client.post(f"{pool}/undo", {}, key=company.keys[ADA]).status)
        length = client.live(company.id).match.length
    assert statuses[:6] == [200] * 6
    assert statuses[6] == 429
    assert length == 6


def test_nobody_takes_a_new_name_all_the_time(database: str) -> None:
    with RawClient(database, limited=True) as client:
        key = client.submit("/account/name", "name=Ada").key
        statuses = [client.submit("/account/name", f"name=Ada{number}", key=key).status for number in range(12)]
    assert set(statuses) == {303, 429}
    assert statuses.index(429) == RATES["name"].burst - 1
