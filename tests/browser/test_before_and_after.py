"""Pages before and after play: seats and names, lists, the end, the replay, the rules."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.seat import Seat
from browser.types import NewSeat

SIZES: Final = ((360, 740), (1366, 768), (1920, 1080))
SMALLEST: Final = 11

# Text on the drawings of games is measured by the tests of the match page.
LETTERS: Final = """(smallest) => [...document.querySelectorAll("body *")].flatMap((one) => {
    if (one.closest("#drawing, .drawn, .pieces svg, .unseen, noscript, [hidden]") || !one.checkVisibility()) return [];
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return [];
    const drawn = one.ownerSVGElement, scale = drawn ? drawn.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    return size < smallest ? [`${size.toFixed(1)}: ${one.outerHTML.slice(0, 90)}`] : [];
})"""

SLIDE: Final = """(goal) => {
    const slider = document.querySelector("[name=at]");
    slider.value = goal;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""


# -- before


def test_seats_are_named_and_the_link_is_large(seat: Seat) -> None:
    seat.page.goto("/new/high-card")
    form = seat.page.locator("#new")
    form.get_by_label("Name: Seat 1").fill("Ada")
    form.locator('[name="seat-1"]').select_option("here")
    form.get_by_label("Name: Seat 2").fill("Bela")
    form.locator('[name="seat-2"]').select_option("open")
    assert not form.locator('[name="name-2"]').is_visible(), "a friend says the name when joining"
    expect(form.get_by_label("Open to everybody")).to_be_visible()
    form.get_by_role("button", name="Begin").click()
    seat.arrive()
    expect(seat.page.locator("#seats")).to_contain_text("Ada")
    expect(seat.page.locator("#seats")).to_contain_text("Bela")
    link = seat.page.locator("#seats .invite")
    box = link.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 200


def test_variants_are_folded_and_count_what_was_changed(seat: Seat) -> None:
    seat.page.goto("/new/tempus")
    variants = seat.page.locator(".variants")
    assert not variants.get_by_role("radio").first.is_visible()
    expect(variants.locator("summary")).to_contain_text("as in the rulebook")
    variants.locator("summary").click()
    variants.locator('[name="option-progress_per_hex"][value="true"]').check()
    expect(variants.locator("summary")).to_contain_text("changed: 1")
    variants.locator('[name="option-progress_per_hex"][value="false"]').check()
    expect(variants.locator("summary")).to_contain_text("as in the rulebook")


def test_a_match_is_left_from_the_list_with_the_keyboard(seat: Seat) -> None:
    seat.begin_high_card("bot:random")
    seat.page.goto("/mine")
    before = seat.page.locator(".matches li").count()
    more = seat.page.locator(".more summary").first
    more.focus()
    seat.key("Enter")
    expect(seat.page.locator(".more form").first).to_be_visible()
    seat.key("Tab", "Enter")
    expect(seat.page.locator(".matches li")).to_have_count(before - 1)


# -- the end


def test_the_end_appears_on_the_table_and_leads_to_a_rematch(seat: Seat) -> None:
    seat.begin_high_card("here")
    first = seat.page.url
    seat.lay_cards_until(seat.page.locator("[data-over]"))
    seat.page.wait_for_selector("#ending .final")
    ending = seat.page.locator("#ending")
    expect(ending.get_by_role("heading")).to_contain_text(re.compile("win"))
    ending.get_by_role("button", name="Rematch").click()
    seat.arrive()
    assert seat.page.url != first
    assert seat.length == 0


# -- the replay


@pytest.fixture
def replay(seat: Seat) -> Seat:
    seat.page.goto(f"{seat.upload('tempus-3-tie-break')}/replay?at=0")
    return seat


def at(seat: Seat) -> int:
    return int(seat.page.locator("#scrubber [name=at]").input_value())


def test_keys_walk_by_decision_step_and_turn(replay: Seat) -> None:
    page = replay.page
    decisions, turns = (
        [int(stop) for stop in (page.locator("#scrubber").get_attribute(name) or "").split()]
        for name in ("data-decision", "data-turn")
    )
    for key, goal in (
        ("ArrowRight", decisions[1]),
        ("ArrowRight", decisions[2]),
        ("Shift+ArrowRight", decisions[2] + 1),
        ("Home", 0),
        ("PageDown", turns[1]),
        ("PageDown", turns[2]),
        ("PageUp", turns[1]),
        ("End", turns[-1]),
        ("ArrowLeft", decisions[-2]),
    ):
        replay.key(key)
        assert at(replay) == goal, key
    expect(page.locator("#moment .count")).to_contain_text(f"Decision {len(decisions) - 2} of {len(decisions) - 1}")


def test_what_moved_is_marked_and_a_line_of_the_log_leads_to_its_position(replay: Seat) -> None:
    page = replay.page
    line = page.locator("#lines li[data-at]").nth(40)
    goal = line.get_attribute("data-at")
    line.locator("a").first.click()
    expect(page).to_have_url(re.compile(rf"at={goal}\b"))
    expect(page.locator("#lines [aria-current]")).to_have_text(line.inner_text())
    expect(page.locator("#drawing [data-changed]").first).to_be_attached()
    assert page.locator("#drawing [data-changed]").count() < 12


def test_the_slider_stays_where_it_is_whatever_the_text(replay: Seat) -> None:
    places = set()
    decisions = [int(stop) for stop in (replay.page.locator("#scrubber").get_attribute("data-decision") or "").split()]
    for goal in (0, 30, 60, 90, 120, 200):
        replay.page.evaluate(SLIDE, goal)
        made = sum(0 < stop <= goal for stop in decisions)
        expect(replay.page.locator("#moment .count")).to_contain_text(f"Decision {made} of")
        places.add(str(replay.page.locator("#scrubber [name=at]").bounding_box()))
    assert len(places) == 1
    marked = replay.page.locator("#plot .now").evaluate_all("lines => lines.map(line => line.getAttribute('x1'))")
    assert len(marked) == 5, "every curve has its mark"
    assert len(set(marked)) == 1, "and all of them stand at the same move"


def test_all_hands_are_shown_after_the_match(replay: Seat) -> None:
    replay.page.get_by_label("See as").select_option("1")
    expect(replay.page).to_have_url(re.compile("as=1"))


# -- the rules


def test_rules_are_searched_by_words_while_one_types(seat: Seat) -> None:
    seat.page.goto("/rules/tempus")
    expect(seat.page.get_by_role("heading", name="How to win")).to_be_visible()
    seat.page.locator("#query").press_sequentially("tie")
    expect(seat.page.locator("#found")).to_contain_text("found")
    marked = {text.lower() for text in seat.page.locator(".clauses mark").all_inner_texts()}
    assert marked
    assert all(re.fullmatch("tie[ds]?", word) for word in marked)


def test_an_example_is_stepped_through_and_a_link_unfolds_its_rule(seat: Seat) -> None:
    seat.page.goto("/rules/tempus#tempus.fight.no_target")
    expect(seat.page.locator("[id='tempus.fight.no_target']")).to_be_visible()
    example = seat.page.locator("#example-fight")
    expect(example.get_by_role("button", name="One step back")).to_be_disabled()
    for number in (2, 3, 4):
        example.get_by_role("button", name="Next step").click()
        expect(example.locator("output")).to_have_text(f"{number} / 4")
    expect(example.get_by_role("button", name="Next step")).to_be_disabled()
    expect(example.get_by_text("5 against 2: Green wins the fight against Purple.")).to_be_in_viewport()
    shown = "(image) => image.complete && image.naturalWidth > 0"
    seat.page.wait_for_function(shown, arg=example.locator("img").last.element_handle())


def test_pictures_of_an_example_are_enlarged_on_a_small_screen(new_seat: NewSeat) -> None:
    page = new_seat(viewport={"width": 390, "height": 844}).page
    page.goto("/rules/through-the-ages")
    example = page.locator("#example-aviation")
    button = example.get_by_role("button", name="Enlarge the picture")
    pictures, first = example.locator(".picture"), example.locator("img").first
    before = first.evaluate("(image) => image.getBoundingClientRect().width")
    first.click(position={"x": before - 20, "y": 40})
    expect(button).to_have_attribute("aria-pressed", "true")
    assert first.evaluate("(image) => image.getBoundingClientRect().width") > 2 * before
    scrolled = pictures.evaluate_all("(all) => all.map((one) => one.scrollLeft)")
    assert scrolled[0] > before
    assert len(set(scrolled)) == 1
    assert example.evaluate("(one) => one.querySelector('.steps').offsetHeight > one.querySelector('img').offsetHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert first.evaluate("(image) => image.getBoundingClientRect().width") == before


def test_pictures_of_an_example_are_large_on_a_large_screen(seat: Seat) -> None:
    seat.page.goto("/rules/through-the-ages")
    expect(seat.page.locator("#example-aviation").get_by_role("button", name="Next step")).to_be_visible()
    expect(seat.page.locator("#example-aviation .enlarge")).to_be_hidden()


# -- above the fold

FOLD: Final = """(selector) => [...document.querySelectorAll(selector)].every((one) => {
    const box = one.getBoundingClientRect();
    return box.height && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
        && one.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
})"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_one_wants_next_stands_above_the_fold(new_seat: NewSeat, width: int, height: int) -> None:
    """The first golden button of the lobby, the way to a rematch, and the last chapter of the rules."""
    seat = new_seat(viewport={"width": width, "height": height}, locale="ru-RU")
    page = seat.page
    page.goto("/")
    assert page.evaluate(FOLD, ".game:first-child .main")
    if width == 1920:
        assert page.evaluate(FOLD, "#game-through-the-ages button, #game-clash-of-cultures button")
    page.goto(seat.upload("through-the-ages-full-3"))
    page.wait_for_selector("#ending[data-ready] .plot")
    assert page.evaluate(FOLD, "#ending .onwards > :first-child, #end-title")
    if width > 1000:
        page.locator("[data-fold]").click()
        expect(page.locator("#ending .onwards")).to_be_hidden()
        page.locator("[data-fold]").click()
        expect(page.locator("#ending .onwards")).to_be_visible()
        page.goto("/rules/through-the-ages")
        page.locator(".contents a").nth(-2).click()
        expect(page.locator(".contents [aria-current]")).to_have_text(page.locator(".contents a").nth(-2).inner_text())
        assert page.evaluate(FOLD, ".contents [aria-current]")


# -- accessibility and small screens


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_letters_are_too_small_and_nothing_is_too_wide(new_seat: NewSeat, width: int, height: int) -> None:
    seat = new_seat(viewport={"width": width, "height": height}, locale="ru-RU")
    over = seat.upload("tempus-3-tie-break")
    seat.begin_high_card("open")
    small: list[str] = []
    for path in (
        "/",
        "/new/tempus",
        "/new/tempus-imperium",
        "/mine",
        "/puzzle/tempus-imperium",
        "/rules/tempus",
        "/account",
        f"{over}/end",
        f"{over}/replay?at=100",
    ):
        seat.page.goto(path)
        small += [f"{path} {line}" for line in seat.page.evaluate(LETTERS, SMALLEST)]
        if seat.page.evaluate("document.documentElement.scrollWidth") > width:
            small.append(f"{path} is too wide")
    assert not small, "\n".join(small)
