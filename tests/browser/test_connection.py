"""A page without a connection says so, offers nothing, and later goes on where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.seat import Seat
from browser.types import NewSeat

SLOW_LINE = """
(() => {
    const Fast = WebSocket;
    window.sent = [];
    window.ignored = 0;
    window.WebSocket = class extends Fast {
        send(data) {
            const message = JSON.parse(data);
            if (message.number) window.sent.push(message);
            setTimeout(() => { if (this.readyState === Fast.OPEN) super.send(data); }, DELAY);
        }
        set onmessage(hear) {
            super.onmessage = (event) => setTimeout(() => {
                const { picks, ignored } = JSON.parse(event.data);
                window.answered = picks;
                window.ignored += Boolean(ignored);
                hear(event);
            }, DELAY);
        }
    };
})();
"""
"""Script that holds every message back for a time, each way, and keeps the picks that were sent."""
CLICKS = """async (steps) => {
    for (const [pause, act] of steps) {
        await new Promise((done) => setTimeout(done, pause));
        document.querySelector(`[data-act="${act}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
}"""
"""Script that clicks what is offered after pauses in ms."""
CHANGES_OF_MIND = """async ([count, seed]) => {
    const random = (most) => (seed = (seed * 48271) % 2147483647) % most;
    const find = (...acts) => acts.map((act) => document.querySelector(`[data-act="${act}"]`)).filter(Boolean);
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    for (let clicks = 0; clicks < count; clicks += 1) {
        while (find("!back").length !== clicks % 2) await pause(1);
        const acts = clicks % 2 ? find("!back") : find("pay", "road");
        acts[random(acts.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await pause(random(120));
    }
}"""
"""Script that picks a word and takes it back, again and again, each time soon after the page shows that it can."""

NOTICE_ON_A_PHONE = """() => {
    window.Notification = class { constructor() { throw new TypeError("Illegal constructor."); } };
    window.Notification.permission = "granted";
    window.shown = [];
    const worker = { active: {}, showNotification: (text) => { window.shown.push(text); } };
    navigator.serviceWorker.register = async () => worker;
}"""
NOTIFY = """async () => {
    const script = document.querySelector('script[src$="/live.js"]').src.replace("live.js", "notify.js");
    await (await import(script)).notify("It is your turn.");
    return window.shown;
}"""


def test_while_the_line_is_down_nothing_can_be_clicked(seat: Seat) -> None:
    routes: list[WebSocketRoute] = []
    reachable = [True]

    def connect(route: WebSocketRoute) -> None:
        routes.append(route)
        if reachable[0]:
            route.connect_to_server()
        else:
            route.close()

    seat.page.route_web_socket("**/live?**", connect)
    seat.begin_tempus()
    button = seat.page.locator('.pick[data-act="road"]')
    reachable[0] = False
    routes[-1].close()
    expect(seat.page.locator("#connection")).to_be_visible()
    expect(seat.table).to_have_class("offline")
    assert button.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    reachable[0] = True
    expect(seat.page.locator("#connection")).to_be_hidden()
    seat.pick("road")
    assert "E5-F5" in seat.wait_for("!back")


def test_a_phone_that_wants_a_service_worker_gets_its_notice(seat: Seat) -> None:
    errors: list[object] = []
    seat.page.on("pageerror", lambda error: errors.append(error))
    seat.begin_tempus()
    seat.page.evaluate(NOTICE_ON_A_PHONE)
    assert seat.page.evaluate(NOTIFY) == ["It is your turn."]
    assert errors == []


@pytest.fixture
def slow(new_seat: NewSeat, request: pytest.FixtureRequest) -> Seat:
    """Return a person whose line holds messages back for so many ms each way."""
    seat = new_seat()
    seat.page.add_init_script(SLOW_LINE.replace("DELAY", str(request.param)))
    seat.begin_tempus()
    return seat


@pytest.mark.parametrize("slow", [0, 150, 300], indirect=True)
def test_quick_picks_are_all_taken_however_slow_the_line(slow: Seat, exhaustive: bool) -> None:
    edges = ("A1-B1", "A2-B2", "A3-B3")
    for edge in edges:
        length = slow.length
        slow.page.evaluate(CLICKS, [[0, "pay"], [150, "road"], [200, edge]])
        slow.has_seen(length + 1)
        slow.wait_for("pay")
    assert slow.page.locator("#log .notation").all_inner_texts() == [f"pay road {edge}" for edge in edges]
    clicks = 1_000 if exhaustive else 12
    slow.page.evaluate(CHANGES_OF_MIND, [clicks, 7])
    slow.page.wait_for_function("() => window.sent.length === window.answered")
    sent = slow.page.evaluate("window.sent.map(({ number }) => number)")
    assert sent == list(range(1, 3 * len(edges) + clicks + 1)), "each click was sent, and sent once"
    assert slow.page.evaluate("window.ignored") == 0, "each counted"


@pytest.mark.parametrize("lost", ["pick", "answer"])
def test_a_pick_on_a_line_that_breaks_counts_once(seat: Seat, lost: str) -> None:
    """The line breaks before a pick arrives, or before its answer does; the page sends the pick again by itself."""
    lines: list[WebSocketRoute] = []
    losing: list[str] = []

    def connect(route: WebSocketRoute) -> None:
        lines.append(route)
        server = route.connect_to_server()
        route.on_message(lambda message: None if "pick" in losing else server.send(message))
        server.on_message(lambda message: None if "answer" in losing else route.send(message))

    seat.page.route_web_socket("**/live?**", connect)
    seat.begin_tempus()
    losing.append(lost)
    seat.pick("A1-B1")
    seat.page.wait_for_timeout(300)
    assert seat.length == 0
    losing.clear()
    lines[-1].close()
    seat.has_seen(1)
    assert seat.page.locator("#log .notation").all_inner_texts() == ["road A1-B1"]
    assert len(lines) == 2
