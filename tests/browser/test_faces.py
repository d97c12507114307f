"""Things explain themselves: to a mouse that rests, to the focus, to a finger that stays; Esc puts it away."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.people import NewSeat
from browser.seat import Seat


def face(seat: Seat) -> Locator:
    return seat.page.locator("#face")


def begin_island(seat: Seat) -> None:
    seat.begin("tempus", **{"option-island": "prepared", "seat-1": "here", "seat-2": "here"})
    seat.wait_for_places()
    seat.page.evaluate("document.querySelectorAll('#sheets details').forEach((fold) => { fold.open = true; })")


def apart(one: Locator, other: Locator) -> bool:
    """Do the two boxes not overlap?"""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    beside = first["x"] + first["width"] <= second["x"] + 1 or second["x"] + second["width"] <= first["x"] + 1
    above = first["y"] + first["height"] <= second["y"] + 1 or second["y"] + second["height"] <= first["y"] + 1
    return beside or above


def test_a_sign_explains_itself_to_a_resting_mouse_and_is_not_covered(seat: Seat) -> None:
    begin_island(seat)
    sign = seat.page.locator('[data-face="board-column-stacking"]').first
    sign.hover()
    expect(face(seat)).to_be_visible()
    expect(face(seat)).to_contain_text("no more tokens than")
    expect(face(seat).get_by_role("link")).to_have_attribute("href", "/rules/tempus#tempus.move.stacking")
    assert apart(sign, face(seat))
    seat.page.keyboard.press("Escape")
    expect(face(seat)).to_be_hidden()


def test_the_mouse_can_go_over_to_the_link(seat: Seat) -> None:
    begin_island(seat)
    seat.page.locator('[data-face="era-ships"]').first.hover()
    expect(face(seat)).to_be_visible()
    face(seat).get_by_role("link").hover()
    seat.page.wait_for_timeout(400)
    expect(face(seat)).to_be_visible()
    seat.page.mouse.move(2, 2)
    expect(face(seat)).to_be_hidden()


def test_what_has_the_focus_is_described(seat: Seat) -> None:
    seat.begin_tempus()
    button = seat.page.locator('.pick[data-act="road"]')
    button.focus()
    seat.page.keyboard.press("Tab")
    seat.page.keyboard.press("Shift+Tab")
    expect(button).to_be_focused()
    expect(face(seat)).to_contain_text("Draw one section of road")
    expect(button).to_have_attribute("aria-describedby", "face")


def test_esc_closes_the_face_before_it_steps_back(seat: Seat) -> None:
    seat.begin_tempus()
    seat.pick("pay")
    seat.wait_for("dig")
    seat.page.locator('.pick[data-act="dig"]').hover()
    expect(face(seat)).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(face(seat)).to_be_hidden()
    assert "dig" in seat.offers()


def test_a_building_says_what_it_would_bring(seat: Seat) -> None:
    seat.begin_tempus()
    seat.page.locator('[data-face="square-D1"]').last.hover()
    expect(face(seat)).to_contain_text("Used now, it would bring 1 gold.")


def test_a_finger_that_stays_asks_and_does_not_pick(new_seat: NewSeat) -> None:
    seat = new_seat(has_touch=True, viewport={"width": 390, "height": 844})
    seat.begin_tempus()
    before = seat.page.locator("#table").get_attribute("data-ready")
    box = seat.page.locator('.pick[data-act="road"]').bounding_box()
    assert box is not None
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = seat.page.context.new_cdp_session(seat.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(face(seat)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    seat.page.wait_for_timeout(200)
    expect(face(seat)).to_be_visible()
    assert "road" in seat.offers(), "nothing was picked"
    assert seat.page.locator("#table").get_attribute("data-ready") == before


def test_names_in_the_log_explain_themselves(seat: Seat) -> None:
    begin_island(seat)
    with seat.one_record():
        seat.pick(seat.wait_for_places()[0])
    seat.page.locator('#log [data-face^="player-"]').first.hover()
    expect(face(seat)).to_contain_text("Victory points")


def test_pieces_in_the_rules_explain_themselves(seat: Seat) -> None:
    seat.page.goto("/rules/tempus")
    seat.page.locator('.pieces [data-face="effect-religion"]').hover()
    expect(face(seat)).to_contain_text("replace one token of an opponent")
