"""Language, theme and the marker in the title."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.seat import Seat
from browser.types import NewSeat


def choose(seat: Seat, field: str, value: str) -> None:
    """Set a choice in the header, opening the menu if it is hidden."""
    select = seat.page.locator(field)
    if not select.is_visible():
        seat.page.locator("header summary").last.click()
    select.select_option(value)


@pytest.mark.parametrize(("language", "move"), [("es", "Camino"), ("ru", "Дорога")])
def test_the_language_changes_where_one_is_and_stays(new_seat: NewSeat, language: str, move: str) -> None:
    seat = new_seat(locale="en-GB")
    seat.begin_tempus()
    where = seat.page.url
    choose(seat, 'select[name="language"]', language)
    expect(seat.page.locator("html")).to_have_attribute("lang", language)
    seat.arrive()
    assert seat.page.url == where
    expect(seat.offer("road")).to_have_accessible_name(move)
    with seat.one_record():
        seat.pick("A1-B1")
    expect(seat.log.last).not_to_contain_text("You draw")
    other = seat.page.context.new_page()
    other.goto("/")
    expect(other.locator("html")).to_have_attribute("lang", language)


def test_the_first_language_is_the_browsers(new_seat: NewSeat) -> None:
    seat = new_seat(locale="ru-RU")
    seat.page.goto("/")
    expect(seat.page.locator("html")).to_have_attribute("lang", "ru")


def background(seat: Seat) -> str:
    colour: str = seat.measure("getComputedStyle(document.body).backgroundColor")
    return colour


def test_the_look_changes_at_once_and_stays(new_seat: NewSeat) -> None:
    seat = new_seat(color_scheme="light")
    seat.page.goto("/")
    light = background(seat)
    choose(seat, "#theme", "dark")
    expect(seat.page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = background(seat)
    assert dark != light
    seat.begin_tempus()
    assert background(seat) == dark
    choose(seat, "#theme", "system")
    assert background(seat) == light


def test_without_a_choice_the_look_follows_the_system(new_seat: NewSeat) -> None:
    light, dark = new_seat(color_scheme="light"), new_seat(color_scheme="dark")
    for seat in (light, dark):
        seat.page.goto("/")
    assert background(light) != background(dark)


def test_the_title_tells_whose_turn_it_is(new_seat: NewSeat) -> None:
    host, friend = new_seat(), new_seat()
    host.begin_high_card("open")
    friend.join(host.invitation)
    assert host.page.title().startswith("● ")
    assert not friend.page.title().startswith("●")
    host.pick("play")
    host.pick(next(act for act in host.wait_for("!back") if act.isdigit()))
    host.pick("!yes")
    friend.has_seen(1)
    host.has_seen(1)
    assert friend.page.title().startswith("● ")
    assert not host.page.title().startswith("●")


def test_a_player_is_asked_before_a_move_as_wished(seat: Seat) -> None:
    seat.begin_tempus()
    choose(seat, "#confirm", "always")
    seat.pick("A1-B1")
    seat.wait_for("!yes")
    assert seat.length == 0
    with seat.one_record():
        seat.pick("!yes")
    seat.page.reload()
    seat.arrive()
    expect(seat.page.locator("#confirm")).to_have_value("always")
    choose(seat, "#confirm", "never")
    seat.page.locator("body").press("Escape")
    paid = seat.page.locator(".target.faint").first.get_attribute("data-act")
    with seat.one_record():
        seat.click(str(paid))
