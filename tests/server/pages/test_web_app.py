"""The site can be installed as an app, and a browser subscribes to notices for the person it belongs to."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.kernel.words import LANGUAGES
from aevum.web.assets.static_text import STATIC
from aevum.web.layout import static
from server.high_card_matches import ADA, seated
from server.push_service import Browser
from server.raw_client import RawClient


def sent(browser: Browser, **changes: Any) -> dict[str, Any]:
    """Return a subscription as a browser sends it."""
    made = browser.subscription()
    return {"endpoint": made.endpoint, "p256dh": made.p256dh, "auth": made.auth} | changes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_icons_that_exist(client: RawClient, language: str) -> None:
    answer = client.get("/manifest.webmanifest", language=language)
    assert answer.header("content-type") == "application/manifest+json"
    manifest = answer.json()
    assert manifest["lang"] == language
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert icon["src"] == static(icon["src"].rpartition("/")[2])
        assert (STATIC / icon["src"].rpartition("/")[2]).exists()
    assert 'rel="manifest" href="/manifest.webmanifest"' in client.get("/").text


def test_the_service_worker_belongs_to_the_whole_site(client: RawClient) -> None:
    worker = client.get("/worker.js")
    assert worker.header("content-type").startswith("text/javascript")
    assert "showNotification" in worker.text


def test_a_browser_subscribes_and_stops(client: RawClient) -> None:
    company = seated(client.hub.storage)
    person, key, browser = company.people[ADA].id, company.keys[ADA], Browser("https://push.example/a")
    assert len(client.get("/push").json()["key"]) == 87
    assert client.post("/push", sent(browser), key=key, language="ru").status == 204
    (stored,) = client.hub.storage.subscriptions([person])
    assert stored == browser.subscription("ru")
    assert client.call("DELETE", "/push", key=key).status == 204
    assert client.hub.storage.subscriptions([person]) == []


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"endpoint": "http://127.0.0.1/"}, 400),
        ({"endpoint": 7}, 400),
        ({"auth": "AA"}, 400),
        ({"p256dh": "не ключ"}, 400),
        ({"more": "1"}, 400),
        ({"endpoint": "https://push.example/" + "a" * 1_000}, 400),
    ],
)
def test_what_is_no_subscription_is_refused(client: RawClient, changes: dict[str, Any], status: int) -> None:
    company = seated(client.hub.storage)
    assert client.post("/push", sent(Browser(), **changes), key=company.keys[ADA]).status == status
    assert client.hub.storage.subscriptions([company.people[ADA].id]) == []


def test_who_is_not_known_cannot_subscribe(client: RawClient) -> None:
    assert client.post("/push", sent(Browser())).status == 403
