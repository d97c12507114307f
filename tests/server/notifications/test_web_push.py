"""A browser that has subscribed is pushed an encrypted notice of its person's turn, and nothing more."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from typing import Any

import pytest
from py_vapid import Vapid02

from aevum.server.live.hub import Hub, Viewer
from aevum.server.notifications.turn_notices import Delivery, TurnNotices
from aevum.server.notifications.web_push import WebPush, is_valid
from aevum.server.security.public_connections import NotPublic, connect_to_public_host, is_public
from aevum.server.security.rate_limits import RATES, RateLimits, TooOften
from aevum.server.storage.matches import Storage
from aevum.server.storage.push_subscriptions import PushSubscription
from server.fake_clock import Clock
from server.high_card_matches import ADA, BELA, Company, first_legal, seated
from server.push_service import Browser, PushService, base64url, push_service

pytestmark = pytest.mark.anyio
CONTACT = "mailto:table@example.org"


def notices_of(storage: Storage, service: PushService, limits: RateLimits | None = None) -> tuple[Hub, TurnNotices]:
    hub = Hub(storage)
    notices = TurnNotices(hub, Delivery(), limits, WebPush(storage.secret, CONTACT, service.connect))
    hub.notice = notices.changed
    return hub, notices


async def ended(hub: Hub, notices: TurnNotices) -> None:
    """Wait until everything is sent, and close."""
    while hub.background_tasks:
        await asyncio.gather(*hub.background_tasks)
        await asyncio.sleep(0)
    notices.close()
    await hub.close()


async def play(hub: Hub, company: Company) -> None:
    live = await hub.find(company.id)
    await hub.play(live, ADA, first_legal(live.match))


async def test_a_push_service_gets_what_only_the_browser_can_read(storage: Storage) -> None:
    company, browser = seated(storage), Browser()
    storage.subscribe(company.keys[BELA], browser.subscription("es"))
    async with push_service() as service:
        hub, notices = notices_of(storage, service)
        await play(hub, company)
        await ended(hub, notices)
        (request,) = service.received
    assert request.line == "POST /send/1 HTTP/1.1"
    assert browser.read(request) == {"title": "Carta Alta", "text": "Es tu turno.", "path": f"/m/{company.id}"}
    assert company.id.encode() not in request.body
    assert company.id not in str(request.headers)
    assert int(request.headers["ttl"]) > 0
    assert Vapid02.verify(request.headers["authorization"])
    assert request.claims()["aud"] == "https://push.example"
    assert request.claims()["sub"] == CONTACT
    assert f"k={notices.push.public_key}" in request.headers["authorization"] if notices.push else False


async def test_every_process_signs_with_the_key_that_browsers_know(storage: Storage) -> None:
    assert WebPush(storage.secret, "").public_key == WebPush(storage.secret, CONTACT).public_key
    assert WebPush(b"another", "").public_key != WebPush(storage.secret, "").public_key


async def test_who_is_looking_is_pushed_nothing(storage: Storage) -> None:
    company = seated(storage)
    storage.subscribe(company.keys[BELA], Browser().subscription())
    async with push_service() as service:
        hub, notices = notices_of(storage, service)
        (await hub.find(company.id)).viewers.add(Viewer(company.people[BELA]))
        await play(hub, company)
        await ended(hub, notices)
    assert service.received == []


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (201, 1), (429, 1), (500, 1), (301, 1)])
async def test_a_subscription_that_has_ended_is_deleted(storage: Storage, status: int, left: int) -> None:
    company = seated(storage)
    storage.subscribe(company.keys[BELA], Browser().subscription())
    async with push_service(status) as service:
        hub, notices = notices_of(storage, service)
        await play(hub, company)
        await ended(hub, notices)
    assert len(service.received) == 1, "a redirect is not followed"
    assert len(storage.subscriptions([company.people[BELA].id])) == left


async def test_a_browser_gets_no_more_messages_than_its_person_can_read(storage: Storage) -> None:
    company, browser = seated(storage), Browser()
    storage.subscribe(company.keys[BELA], browser.subscription())
    async with push_service() as service:
        hub, notices = notices_of(storage, service, RateLimits(1))
        live = await hub.find(company.id)
        for _ in range(RATES["notice"].burst + 3):
            await notices._notify(live, BELA, frozenset({company.people[BELA].id}))
        await ended(hub, notices)
    assert len(service.received) == RATES["notice"].burst


async def test_a_reminder_names_who_waits_and_comes_once_in_an_hour(storage: Storage) -> None:
    company, browser, clock = seated(storage), Browser(), Clock()
    storage.subscribe(company.keys[BELA], browser.subscription())
    async with push_service() as service:
        hub, notices = notices_of(storage, service, RateLimits(1, clock))
        await play(hub, company)
        live = await hub.find(company.id)
        notices.remind(live, "Ada")
        with pytest.raises(TooOften):
            notices.remind(live, "Ada")
        clock.now += 3_601
        notices.remind(live, "Ada")
        await ended(hub, notices)
    said = [browser.read(request)["text"] for request in service.received]
    assert sorted(said) == ["Ada is waiting for you.", "Ada is waiting for you.", "It is your turn."]


# -- subscriptions of a browser


async def test_a_subscription_follows_the_session_of_its_browser(storage: Storage) -> None:
    company, browser = seated(storage), Browser()
    ada, bela = (person.id for person in company.people)
    storage.subscribe(company.keys[ADA], browser.subscription())
    storage.replace_key(company.keys[ADA], "new key")
    assert [one.endpoint for one in storage.subscriptions([ada])] == [browser.endpoint]
    storage.move_key("new key", bela)
    assert storage.subscriptions([ada]) == []
    assert [one.endpoint for one in storage.subscriptions([bela])] == [browser.endpoint]
    storage.forget_key("new key")
    assert storage.subscriptions([ada, bela]) == [], "whoever signs out is told nothing any more"


async def test_a_browser_has_one_subscription(storage: Storage) -> None:
    company, browser = seated(storage), Browser()
    people = [person.id for person in company.people]
    storage.subscribe(company.keys[ADA], Browser("https://push.example/old").subscription())
    storage.subscribe(company.keys[ADA], browser.subscription())
    storage.subscribe(company.keys[BELA], browser.subscription("ru"))
    assert [(one.endpoint, one.language) for one in storage.subscriptions(people)] == [(browser.endpoint, "ru")]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://push.example:8443/1",
        "https://user@push.example/1",
        "https://[::1]/1",
        "https://push.example/a b",
        "https://push.example/a\r\nx: y",
        "file:///etc/passwd",
        "",
    ],
)
async def test_only_push_services_on_the_internet_are_subscribed_to(endpoint: str) -> None:
    good = Browser().subscription()
    assert is_valid(good)
    assert not is_valid(PushSubscription(endpoint, good.p256dh, good.auth))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", base64url(b"1" * 16)), (base64url(b"\x04" + b"1" * 64), base64url(b"1" * 16)), (None, "AA")],
)
async def test_keys_that_cannot_encrypt_are_refused(p256dh: str | None, auth: str) -> None:
    good = Browser().subscription()
    assert not is_valid(PushSubscription(good.endpoint, good.p256dh if p256dh is None else p256dh, auth))


# -- hosts inside the operator's network


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::"),
    ],
)
async def test_a_host_with_an_address_that_is_not_public_is_not_connected_to(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def resolved(*_: Any, **__: Any) -> Sequence[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("93.184.215.14", address)]

    async def connected(*_: Any, **__: Any) -> None:
        raise AssertionError("connected")

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(asyncio, "open_connection", connected)
    assert not is_public(address)
    with pytest.raises(NotPublic):
        await connect_to_public_host("inside.example")


async def test_the_address_that_was_checked_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    async def connected(host: str, port: int, **more: Any) -> Any:
        seen.append((host, port, more["server_hostname"], bool(more["ssl"])))

    def resolved(*_: Any, **__: Any) -> Sequence[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(asyncio, "open_connection", connected)
    await connect_to_public_host("push.example")
    assert seen == [("93.184.215.14", 443, "push.example", True)]


async def test_a_push_service_that_never_answers_is_given_up(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("aevum.server.notifications.web_push.TIMEOUT_SECONDS", 0.05)
    company = seated(storage)
    storage.subscribe(company.keys[BELA], Browser().subscription())
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hub, notices = notices_of(storage, PushService(port=silent.getsockname()[1]))
        await play(hub, company)
        await ended(hub, notices)
    assert "could not be sent" in caplog.text
    assert len(storage.subscriptions([company.people[BELA].id])) == 1
