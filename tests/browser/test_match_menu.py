"""The menu of a match: opened on demand, it asks for notices in words that fit the browser, and switches sounds."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import expect

from aevum.web.assets.static_text import STATIC
from browser.types import NewSeat

KEYS: Final = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""Keys of the example in RFC 8291."""
PHONE: Final = """(keys) => {
    let known = null;
    const bytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt());
    const subscribe = async ({ applicationServerKey: key }) => known = {
        options: { applicationServerKey: bytes(key).buffer },
        toJSON: () => ({ endpoint: "https://push.example/phone", keys }),
        unsubscribe: async () => { known = null; },
    };
    const worker = {
        active: {},
        pushManager: { getSubscription: async () => known, subscribe },
        showNotification: async (...shown) => { window.shown = shown; },
    };
    const found = async () => worker;
    const workers = { register: found, ready: Promise.resolve(worker), getRegistration: found };
    Object.defineProperty(navigator, "serviceWorker", { value: workers });
    window.Notification = class { constructor() { throw new TypeError("Illegal constructor"); } };
    Notification.permission = "default";
    Notification.requestPermission = async () => Notification.permission = "granted";
}"""
"""Script that gives the page the push service of a phone, where `new Notification` throws."""
WORKER: Final = """async () => {
    const heard = {}, shown = [], clients = {};
    const self = {
        location,
        addEventListener: (kind, work) => { heard[kind] = work; },
        registration: { showNotification: (...one) => shown.push(one) },
    };
    %s
    const content = { title: "Tempus", text: "It is your turn.", path: "/m/abc" };
    heard.push({ data: { json: () => content }, waitUntil: () => {} });
    return [shown[0][0], shown[0][1].body, shown[0][1].data];
}"""
"""Script that runs the service worker and pushes a message to it; returns what is shown."""


def test_the_menu_of_a_phone_subscribes_and_switches_sounds(new_seat: NewSeat) -> None:
    seat = new_seat(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    seat.page.add_init_script(f"({PHONE})({json.dumps(KEYS)})")
    seat.begin("tempus", **{"seat-1": "open", "seat-2": "bot:random", "option-island": "prepared"})
    page = seat.page
    menu = page.locator(".of-match")
    expect(page.locator("#bell:not([hidden])")).to_be_attached()
    page.locator("#bell").dispatch_event("click")
    expect(menu.locator(".invite")).to_be_visible()
    assert menu.locator(".share").is_visible() == page.evaluate("!!navigator.share")
    box = menu.locator("[role=group]").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360

    expect(menu.locator("#notices p")).to_contain_text("Get a message on this device")
    with page.expect_response(lambda answer: answer.url.endswith("/push") and answer.request.method == "POST") as sent:
        menu.locator("#allow").tap()
    assert sent.value.status == 204
    expect(menu.locator("#notices p")).to_contain_text("This device tells you")
    page.evaluate(
        "import(document.querySelector('script[src*=live]').src.replace('live.js', 'notify.js'))"
        ".then((late) => late.notify('It is your turn.'))"
    )
    assert page.evaluate("window.shown[0]") == "It is your turn.", "by the service worker, as phones demand"
    menu.locator("#disallow").tap()
    expect(menu.locator("#allow")).to_be_visible()

    sound = menu.locator("#sound")
    expect(sound).to_be_checked()
    sound.uncheck()
    assert page.evaluate("localStorage.getItem('sound')") == "off"
    worker = (STATIC / "worker.js").read_text(encoding="utf-8")
    assert page.evaluate(WORKER % worker) == ["Tempus", "It is your turn.", f"{page.evaluate('location.origin')}/m/abc"]
