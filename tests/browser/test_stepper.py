"""Stepper for amounts: with the mouse, with a thumb, with the keyboard alone, and for screen readers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect

from browser.positions import Position, first_choice, link_to
from browser.screens import SCREENS, resize
from browser.seat import Seat
from browser.server import Server
from browser.test_accessibility import RUN
from browser.types import NewSeat

AUCTION: Final = "through-the-ages-advanced-3"
MIX: Final = "through-the-ages-full-3"
THUMB: Final = 44


def sit_down(seat: Seat, server: Server, game: str, step: str, width: int = 4) -> None:
    """Join where the first seat chooses among at least `width` amounts; the other seats are open."""
    seat.join(link_to(Position(game, first_choice(game, step, width), ""), server, friends=True))


def at_an_auction(seat: Seat, server: Server) -> tuple[int, int]:
    """Join an auction; return the lowest and the highest bid."""
    sit_down(seat, server, AUCTION, "bid", 7)
    amount = spin(seat)
    return int(amount.get_attribute("aria-valuemin") or 0), int(amount.get_attribute("aria-valuemax") or 0)


def spin(seat: Seat) -> Locator:
    return seat.prompt.get_by_role("spinbutton", name="How much do you bid?")


def bids(seat: Seat, amount: int) -> None:
    """Assert that the amount shown and the action of the button agree."""
    expect(spin(seat)).to_have_text(str(amount))
    expect(spin(seat)).to_have_attribute("aria-valuenow", str(amount))
    expect(seat.prompt.get_by_role("button", name=f"Bid {amount} of")).to_have_attribute("data-act", str(amount))


def test_an_auction_with_the_mouse(seat: Seat, server: Server) -> None:
    low, _ = at_an_auction(seat, server)
    bids(seat, low)
    expect(seat.prompt.get_by_role("button", name="Less")).to_have_attribute("aria-disabled", "true")
    for _ in range(3):
        seat.prompt.get_by_role("button", name="More").click()
    seat.prompt.get_by_role("button", name="Less").click()
    bids(seat, low + 2)
    with seat.one_record():
        seat.pick(str(low + 2))
    expect(seat.log.last).to_contain_text(f"bid {low + 2}")


def test_an_auction_by_the_keyboard_alone(seat: Seat, server: Server) -> None:
    low, high = at_an_auction(seat, server)
    seat.key("ArrowUp")
    expect(spin(seat)).to_be_focused()
    for key, amount in (
        ("ArrowUp", low + 1),
        ("ArrowRight", low + 2),
        ("ArrowDown", low + 1),
        ("End", high),
        ("ArrowUp", high),
        ("Home", low),
        ("ArrowLeft", low),
        ("PageUp", low + 5),
        (str(low + 3), low + 3),
    ):
        seat.key(key)
        bids(seat, amount)
    with seat.one_record():
        seat.key("Enter")
    expect(seat.log.last).to_contain_text(f"bid {low + 3}")


def test_what_was_stepped_to_outlives_a_touch_in_vain(seat: Seat, server: Server) -> None:
    low, _ = at_an_auction(seat, server)
    seat.prompt.get_by_role("button", name="More").click()
    seat.page.locator(".part svg [id^='ta-R']").first.click()
    seat.prompt.get_by_role("alert").wait_for()
    bids(seat, low + 1)
    with seat.one_record():
        seat.pick(str(low + 1))


def test_a_thumb_finds_it_on_a_phone(new_seat: NewSeat, server: Server) -> None:
    seat = new_seat(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit_down(seat, server, MIX, "gain-mix")
    buttons = seat.prompt.locator(".stepper button")
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
        assert box["y"] + box["height"] <= 740
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    seat.prompt.get_by_role("button", name="More").tap()
    with seat.one_record():
        seat.tap("1")


def test_holding_down_goes_on_until_the_last(seat: Seat, server: Server) -> None:
    _, high = at_an_auction(seat, server)
    more = seat.prompt.get_by_role("button", name="More")
    more.hover()
    seat.page.mouse.down()
    bids(seat, high)
    seat.page.mouse.up()
    bids(seat, high)


def test_an_amount_is_usable_for_everybody_on_every_screen(seat: Seat, server: Server, axe: str) -> None:
    at_an_auction(seat, server)
    seat.page.evaluate(Path(axe).read_text(encoding="utf-8"))
    complaints: list[str] = []
    for screen in SCREENS:
        resize(seat, screen)
        complaints += [f"{screen}: {found}" for found in seat.page.evaluate(RUN, None)]
        if seat.measure("document.documentElement.scrollWidth > innerWidth"):
            complaints.append(f"{screen}: the page scrolls sideways")
    assert not complaints
