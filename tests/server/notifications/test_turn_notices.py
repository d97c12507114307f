"""A player who is not looking is notified of their turn, once, if the operator has configured a way."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from aevum.server.live.hub import Hub, Viewer
from aevum.server.notifications import turn_notices
from aevum.server.notifications.turn_notices import Delivery, Notice, TurnNotices
from aevum.server.security.rate_limits import RATES, RateLimits
from aevum.server.storage.matches import Storage
from server.fake_mail import address_of
from server.high_card_matches import ADA, BELA, first_legal, seated

pytestmark = pytest.mark.anyio


def _hub(storage: Storage, ways: Delivery) -> Hub:
    hub = Hub(storage)
    hub.notice = TurnNotices(hub, ways).changed
    return hub


async def _settled(hub: Hub) -> None:
    while hub.background_tasks:
        for task in list(hub.background_tasks):
            await task
        # A task that is done needs a moment to be removed.
        await asyncio.sleep(0)


async def test_a_webhook_hears_whose_turn_it_is(storage: Storage, webhook: Any) -> None:
    company = seated(storage)
    hub = _hub(storage, Delivery(webhook=f"http://{address_of(webhook)}/", public_url="https://aevum.example/"))
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    link = f"https://aevum.example/m/{company.id}"
    assert webhook.heard == [{"match": link, "game": "high-card", "seat": BELA + 1, "name": "Bela"}]


async def test_no_player_is_notified_twice_of_the_same_turn(storage: Storage, webhook: Any) -> None:
    company = seated(storage)
    hub = _hub(storage, Delivery(webhook=f"http://{address_of(webhook)}/"))
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    await hub.say(live, "Ada", "your turn!")
    await _settled(hub)
    assert len(webhook.heard) == 1


async def test_who_is_looking_needs_no_notice(storage: Storage, webhook: Any) -> None:
    company = seated(storage)
    hub = _hub(storage, Delivery(webhook=f"http://{address_of(webhook)}/"))
    live = await hub.find(company.id)
    live.viewers.add(Viewer(company.people[BELA]))
    await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    assert webhook.heard == []


async def test_a_letter_in_the_readers_language(storage: Storage, mail: Any) -> None:
    company = seated(storage)
    storage.set_email(company.people[BELA].id, "bela@example.org", "es")
    hub = _hub(
        storage, Delivery(smtp=f"smtp://{address_of(mail)}", sender="table@example.org", public_url="https://a.example")
    )
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    (letter,) = mail.heard
    assert "To: bela@example.org" in letter
    assert "te toca" in letter
    assert f"https://a.example/m/{company.id}" in letter


async def test_a_silent_webhook_disturbs_nobody(storage: Storage, caplog: pytest.LogCaptureFixture) -> None:
    company = seated(storage)
    hub = _hub(storage, Delivery(webhook="http://127.0.0.1:1/"))
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    assert live.match.length == 1
    assert "could not be sent" in caplog.text


# -- slow servers, many notices, unusual input


async def test_a_slow_webhook_holds_up_neither_moves_nor_accounts_nor_bots(storage: Storage) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hub = _hub(storage, Delivery(webhook=f"http://127.0.0.1:{silent.getsockname()[1]}/"))
        lives = [await hub.find(seated(storage).id) for _ in range(20)]
        clock, times = asyncio.get_running_loop().time, []
        for live in lives:
            begun = clock()
            await hub.play(live, ADA, first_legal(live.match))
            await asyncio.to_thread(len, "")
            await hub.in_password_thread(len, "")
            times.append(clock() - begun)
        assert max(times) < 1.0
        for task in hub.background_tasks:
            task.cancel()


async def test_what_waits_is_merged_by_seat_and_bounded(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_notices, "MAX_QUEUED", 3)
    hub = Hub(storage)
    notices = TurnNotices(hub, Delivery(webhook="http://127.0.0.1:1/"))
    notices._senders = turn_notices.SENDER_THREADS
    lives = [await hub.find(seated(storage).id) for _ in range(5)]
    for live in lives:
        await hub.play(live, ADA, first_legal(live.match))
        for _ in range(3):
            live.last_notified_seat = -1
            await notices.changed(live)
    assert list(notices._waiting) == [(live.id, BELA) for live in lives[2:]]
    notices.close()
    await hub.close()


async def test_whoever_looks_before_it_is_sent_gets_none(storage: Storage, webhook: Any) -> None:
    hub = Hub(storage)
    notices = TurnNotices(hub, Delivery(webhook=f"http://{address_of(webhook)}/"))
    company = seated(storage)
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))
    notices._senders = turn_notices.SENDER_THREADS
    await notices.changed(live)
    live.viewers.add(Viewer(company.people[BELA]))
    notices._senders = 0
    await notices._send_waiting()
    assert webhook.heard == []
    notices.close()
    await hub.close()


@pytest.mark.parametrize("address", ["bela@\u00e4.example\ud800", "bela@example.org\nBcc: all@example.org", "\u0431@b"])
async def test_an_address_that_cannot_be_written_to_disturbs_nobody(
    storage: Storage, mail: Any, caplog: pytest.LogCaptureFixture, address: str
) -> None:
    hub = Hub(storage)
    notices = TurnNotices(hub, Delivery(smtp=f"smtp://{address_of(mail)}", sender="table@example.org"))
    notices._send(Notice("id", "high-card", 1, "Bela"), [(address, "en"), ("ada@example.org", "en")])
    assert "could not be sent" in caplog.text
    assert [letter for letter in mail.heard if "To: ada@example.org" in letter]
    assert not [letter for letter in mail.heard if "all@example.org" in letter]
    notices.close()
    await hub.close()


async def test_nobody_gets_more_letters_than_they_can_read(storage: Storage, mail: Any) -> None:
    hub = Hub(storage)
    notices = TurnNotices(hub, Delivery(smtp=f"smtp://{address_of(mail)}", sender="table@example.org"), RateLimits(1))
    hub.notice = notices.changed
    for _ in range(RATES["notice"].burst + 3):
        company = seated(storage)
        storage.set_email(company.people[BELA].id, "bela@example.org", "en")
        live = await hub.find(company.id)
        await hub.play(live, ADA, first_legal(live.match))
    await _settled(hub)
    assert len(mail.heard) == RATES["notice"].burst
    notices.close()
    await hub.close()
