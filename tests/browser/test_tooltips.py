"""Tooltips in the browser: for a resting mouse, for the key ?, for a long touch; Esc closes them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.positions import Position, first_choice, link_to
from browser.screens import resize
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat

COVERED = """() => {
    const box = document.getElementById("face").getBoundingClientRect();
    return [...document.querySelectorAll("[data-act]")].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    }).map((one) => one.dataset.act);
}"""
"""Targets below the tooltip."""


def face(seat: Seat) -> Locator:
    return seat.page.locator("#face")


def begin_island(seat: Seat) -> None:
    seat.begin("tempus", **{"option-island": "prepared", "seat-1": "here", "seat-2": "here"})
    seat.wait_for_places()
    seat.page.evaluate(
        "for (const fold of document.querySelectorAll('#table details.part')) fold.open = true;"
        "document.getElementById('table').dataset.tab = 'rest';"
    )


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


def test_a_tooltip_lets_clicks_through_until_it_is_pinned(seat: Seat) -> None:
    begin_island(seat)
    seat.page.locator('[data-face="era-ships"]').first.hover()
    expect(face(seat)).to_be_visible()
    assert face(seat).evaluate("box => getComputedStyle(box).pointerEvents") == "none"
    face(seat).locator(".pin").click()
    assert face(seat).evaluate("box => getComputedStyle(box).pointerEvents") == "auto"
    seat.page.mouse.move(2, 2)
    seat.page.locator('[data-face="board-column-stacking"]').first.hover()
    face(seat).get_by_role("link").hover()
    expect(face(seat)).to_contain_text("Ships")
    seat.page.mouse.move(2, 2)
    seat.page.mouse.down()
    seat.page.mouse.up()
    expect(face(seat)).to_be_hidden()


def test_beside_a_board_all_tooltips_are_read_in_one_place_free_of_targets(new_seat: NewSeat, server: Server) -> None:
    """At the size of a notebook, wherever the mouse rests: over the log, or below the strips beside the board."""
    for game, choices, thing, beside in (
        ("through-the-ages-full-3", 14, "#part-row [data-face^=card-]", "#play"),
        ("clash-of-cultures-3", 8, "#part-map [data-face^=hex-]", "#part-map"),
        ("clash-of-cultures-3", 8, "#play .beside [data-face^=card-]", "#part-map"),
    ):
        seat = new_seat(viewport={"width": 1366, "height": 768})
        seat.join(link_to(Position(game, first_choice(game, "turn", choices), ""), server))
        seat.page.locator("[data-targets] [data-act]:not(.faint)").first.wait_for(state="attached")
        for number in (0, 4):
            seat.page.mouse.move(2, 2)
            seat.page.locator(thing).nth(number).hover(force=True)
            expect(face(seat)).to_be_visible()
            expect(face(seat)).to_contain_class("docked free")
            assert seat.page.evaluate(COVERED) == []
            box, board = face(seat).bounding_box(), seat.page.locator(beside).bounding_box()
            assert box is not None
            assert board is not None
            assert box["x"] >= board["x"] + board["width"]
            assert apart(face(seat), seat.page.locator("#seats"))
            assert apart(face(seat), seat.page.locator("#prompt .picks"))
            if thing.startswith("#play .beside"):
                expect(face(seat)).not_to_contain_class("cut")


def test_a_tooltip_leaves_the_question_in_sight(new_seat: NewSeat, server: Server) -> None:
    """While nothing but a place is asked for, most of the column is free, and the tooltip is higher than the log."""
    game = "through-the-ages-full-3"
    seat = new_seat(viewport={"width": 1366, "height": 768})
    seat.join(link_to(Position(game, first_choice(game, "turn", 14), ""), server))
    seat.wait_for("build")
    seat.take(seat.pick, "build")
    seat.page.mouse.move(2, 2)
    seat.offer("bronze").hover(force=True)
    expect(face(seat)).to_be_visible()
    assert seat.page.evaluate(COVERED) == []
    assert apart(face(seat), seat.page.locator("#sentence"))


def test_on_a_narrow_page_a_tooltip_covers_no_target_until_it_is_pinned(new_seat: NewSeat, server: Server) -> None:
    """Cards of the row of Through the Ages in a window as wide as a phone, with a mouse; a cut text fades."""
    seat = new_seat(viewport={"width": 360, "height": 740})
    moves = first_choice("through-the-ages-full-3", "turn", 14)
    seat.join(link_to(Position("through-the-ages-full-3", moves, ""), server))
    seat.wait_for_places()
    cards = seat.page.locator("#part-row [data-face^=card-]")
    for size, number in (((360, 740), 4), ((740, 360), 4)):
        seat.page.mouse.move(2, 2)
        expect(face(seat)).to_be_hidden()
        resize(seat, size)
        cards.nth(number).hover(force=True)
        expect(face(seat)).to_be_visible()
        assert seat.page.evaluate(COVERED) == []
        assert apart(cards.nth(number), face(seat))
    expect(face(seat)).to_contain_class("cut")
    face(seat).locator(".pin").click()
    expect(face(seat)).not_to_contain_class("cut")


def test_what_has_the_focus_is_described_on_demand(seat: Seat) -> None:
    seat.begin_tempus()
    button = seat.page.locator('.pick[data-act="road"]')
    button.focus()
    seat.page.keyboard.press("Tab")
    seat.page.keyboard.press("Shift+Tab")
    expect(button).to_be_focused()
    seat.page.wait_for_timeout(1_000)
    expect(face(seat)).to_be_hidden()
    seat.page.keyboard.press("?")
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
    seat.page.evaluate("document.getElementById('table').dataset.tab = 'log';")
    while not seat.page.locator('#log [data-face^="player-"]').count():
        with seat.one_record():
            seat.pick(seat.wait_for_places()[0])
    seat.page.locator('#log [data-face^="player-"]').first.hover()
    expect(face(seat)).to_contain_text("Victory points")


def test_pieces_in_the_rules_explain_themselves(seat: Seat) -> None:
    seat.page.goto("/rules/tempus")
    seat.page.locator('.pieces [data-face="effect-religion"]').hover()
    expect(face(seat)).to_contain_text("replace one token of an opponent")


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


def test_the_place_of_a_card_just_taken_is_not_explained(new_seat: NewSeat, server: Server) -> None:
    """The card under the mouse has gone, and what lies there now is not what the mouse was moved to."""
    seat = new_seat(viewport={"width": 1366, "height": 768})
    moves = first_choice("through-the-ages-full-3", "turn", 12)
    seat.join(link_to(Position("through-the-ages-full-3", moves, ""), server))
    seat.page.locator('#targets-row [data-act="R1"], #targets-row [data-act]').first.hover()
    expect(face(seat)).to_be_visible()
    with seat.one_record():
        seat.page.mouse.down()
        seat.page.mouse.up()
    seat.page.wait_for_timeout(1_500)
    expect(face(seat)).to_be_hidden()
