"""A page without a connection says so, offers nothing, and later goes on where it was."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from browser.seat import Seat

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
