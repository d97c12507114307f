"""Tooltips in the browser: for a resting mouse, for the focus, for a long touch; Esc closes them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.seat import Seat
from browser.types import NewSeat


def face(seat: Seat) -> Locator:
    return seat.page.locator("#face")


def begin_island(seat: Seat) -> None:
    seat.begin("tempus", **{"option-island": "prepared", "seat-1": "here", "seat-2": "here"})
    seat.wait_for_places()
    seat.page.evaluate("document.querySelectorAll('#sheets details').forEach((fold) => { fold.open = true; })")


def apart(one: Locator, other: Locator) -> bool:
    """Whether the two boxes do not overlap."""
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


def test_a_face_never_takes_a_click_meant_for_what_lies_below(seat: Seat) -> None:
    """Wherever the tooltip covers something that is offered, the click reaches what is offered."""
    begin_island(seat)
    offered = seat.page.locator("[data-targets] [data-act]")
    offered.first.hover()
    expect(face(seat)).to_be_visible()
    lost = seat.page.evaluate("""() => {
        const box = document.getElementById("face").getBoundingClientRect();
        return [...document.querySelectorAll("[data-act]")].filter((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const [left, top] = [x + width / 2, y + height / 2];
            const below = left > box.left && left < box.right && top > box.top && top < box.bottom;
            return below && document.elementFromPoint(left, top)?.closest("#face");
        }).length;
    }""")
    assert lost == 0


def test_a_key_brings_the_focus_to_the_links_of_a_face(seat: Seat) -> None:
    begin_island(seat)
    seat.page.locator('[data-face="board-column-stacking"]').first.hover()
    expect(face(seat)).to_be_visible()
    seat.page.keyboard.press("?")
    expect(face(seat).get_by_role("link").first).to_be_focused()


def test_what_was_just_clicked_is_not_explained(seat: Seat) -> None:
    """The tooltip would cover the position that the click led to."""
    begin_island(seat)
    target = seat.page.locator("[data-targets] [data-act]").first
    target.hover()
    expect(face(seat)).to_be_visible()
    seat.page.mouse.down()
    seat.page.mouse.up()
    seat.page.wait_for_timeout(1_500)
    expect(face(seat)).to_be_hidden()
