"""Rate limits by person and by address, with an answer that says how long to wait."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.server.security import rate_limits
from aevum.server.security.rate_limits import MAX_OPEN, RATES, RateLimits, TooOften
from server.conftest import empty_database
from server.fake_clock import Clock
from server.high_card_matches import ADA, seated
from server.raw_client import RawClient

HERE = "203.0.113.7"
PEOPLE = 3


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> RateLimits:
    return RateLimits(PEOPLE, clock)


def spent(limits: RateLimits, most: int = 1_000, **who: str) -> int:
    """Return the number of matches that a person can start before having to wait."""
    for number in range(most):
        try:
            limits.consume("match", **who)
        except TooOften:
            return number
    return most


def test_a_person_does_so_much_and_then_one_at_a_time(limits: RateLimits, clock: Clock) -> None:
    rate = RATES["match"]
    assert spent(limits, person="ada") == rate.burst
    clock.now += rate.seconds
    assert spent(limits, person="ada") == 1
    with pytest.raises(TooOften) as refused:
        limits.consume("match", person="ada")
    assert refused.value.headers == {"retry-after": str(round(rate.seconds))}


def test_an_address_does_it_for_so_many_people(limits: RateLimits, clock: Clock) -> None:
    rate = RATES["match"]
    assert spent(limits, address=HERE) == rate.burst * PEOPLE
    assert spent(limits, address=HERE, person="ada") == 0
    assert spent(limits, address="203.0.113.8", person="ada") == rate.burst, "what was refused was not counted"
    clock.now += rate.seconds
    assert spent(limits, address=HERE) == PEOPLE


def test_addresses_need_not_be_counted(clock: Clock) -> None:
    assert spent(RateLimits(0, clock), address=HERE) == 1_000


def test_a_bounded_number_is_remembered(limits: RateLimits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 10)
    for number in range(100):
        limits.consume("match", person=str(number))
    assert len(limits._buckets) == 10


# -- over HTTP


@pytest.fixture
def table(tmp_path: Path, pytestconfig: pytest.Config, clock: Clock) -> Iterator[RawClient]:
    """Yield a server that enforces its rate limits."""
    with (
        empty_database(tmp_path, pytestconfig.getoption("--postgres")) as url,
        RawClient(url, limited=True) as client,
    ):
        client.app.state.limits = RateLimits(PEOPLE, clock)
        yield client


MATCH = {"game": "high-card", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_new_matches(table: RawClient, clock: Clock) -> None:
    key = table.post("/api/matches", MATCH).key
    statuses = [table.post("/api/matches", MATCH, key=key).status for _ in range(RATES["match"].burst)]
    assert statuses == [201] * (RATES["match"].burst - 1) + [429]
    for language, sentence in {"en": "in 20 seconds", "es": "dentro de 20 segundos", "ru": "через 20 секунд"}.items():
        answer = table.post("/api/matches", MATCH, key=key, language=language)
        assert (answer.json()["error"], answer.header("retry-after")) == ("TooOften", "20")
        assert sentence in answer.json()["message"]
    page = table.submit("/matches", "game=high-card&seat-0=me&seat-1=me", key=key)
    assert (page.status, page.header("retry-after")) == (429, "20")
    assert "in 20 seconds" in page.text
    clock.now += 20
    assert table.post("/api/matches", MATCH, key=key).status == 201


def test_newcomers(table: RawClient) -> None:
    most = RATES["newcomer"].burst * PEOPLE
    statuses = [table.post("/api/matches", MATCH).status for _ in range(most + 1)]
    assert statuses == [201] * most + [429]


def test_registering(table: RawClient) -> None:
    most = RATES["account"].burst * PEOPLE
    statuses = [
        table.submit("/account/register", f"login=name{number}&password=password{number}").status
        for number in range(most + 1)
    ]
    assert statuses == [303] * most + [429]


def test_open_pages(table: RawClient, clock: Clock) -> None:
    company = seated(table.hub.storage)
    page = f"/m/{company.id}/live"
    lines = [table.open(page, key=company.keys[ADA]) for _ in range(MAX_OPEN["page"])]
    for line in lines:
        assert line.hear()
    clock.now += 60
    late = table.open(page, key=company.keys[ADA])
    late.hear()
    assert late.closed == 4429
    lines.pop().hang_up()
    lines.append(table.open(page, key=company.keys[ADA]))
    assert lines[-1].hear()
    for line in lines:
        line.hang_up()


def test_pages_opened_one_after_the_other(table: RawClient) -> None:
    company = seated(table.hub.storage)
    closed = []
    for _ in range(RATES["page"].burst + 1):
        line = table.open(f"/m/{company.id}/live", key=company.keys[ADA])
        line.hear()
        closed.append(line.closed)
        line.hang_up()
    assert closed == [None] * RATES["page"].burst + [4429]


def test_chat_over_many_tabs(table: RawClient) -> None:
    company = seated(table.hub.storage)
    lines = [table.open(f"/m/{company.id}/live", key=company.keys[ADA]) for _ in range(5)]
    for number in range(20):
        lines[number % 5].say({"do": "say", "text": f"line {number}"})
    heard = [message for line in lines for message in line.hear_all()]
    assert len(table.hub.storage.chat(company.id)) == RATES["chat"].burst
    assert any("Too many requests" in json.dumps(json.loads(message)["regions"]) for message in heard if message)
    for line in lines:
        line.hang_up()
