"""Whole games of Tempus Imperium as people play them: with a mouse, with a finger on a phone, with the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

import aevum
from aevum.kernel.points import Points
from browser.positions import GRID, link_to, near_the_end
from browser.seat import DIGITS, Seat
from browser.server import TESTS, Server
from browser.types import NewSeat

GOLDEN: Final = TESTS / "golden" / f"tempus-imperium-{DIGITS}.aevum"


def golden_game() -> list[tuple[str, ...]]:
    """Return the moves of the golden game as sequences of picks."""
    match = aevum.load(GOLDEN)
    return [match.game.book.picks(played.move) for played in match.moves]


def score_of(seat: Seat) -> int:
    """Return the last number of the score table."""
    return int(seat.score.get_by_role("cell").last.inner_text().replace("\N{MINUS SIGN}", "-"))


def score_by_the_rules(seat: Seat) -> Points:
    """Return the points that the engine counts for the moves in the page's log."""
    match = aevum.new("tempus-imperium", digits=DIGITS)
    for notation in seat.page.locator("#log .notation").all_inner_texts():
        match.play(notation)
    outcome = match.outcome()
    assert outcome is not None
    return outcome.totals[0]


def play_golden_game(seat: Seat, touch: Callable[[str], None], moves: int) -> None:
    """Make the first `moves` moves, alternately verb first and thing first.

    A move with two places always begins with the verb.
    """
    for number, picks in enumerate(golden_game()[:moves]):
        places = [pick for pick in picks if pick[-1].isdigit()]
        if number % 2 and len(places) == 1:
            seat.play_by_thing(picks, touch)
        else:
            seat.play(picks, touch)


def test_a_whole_game_is_played_with_the_mouse(seat: Seat) -> None:
    seat.begin_in_lobby("tempus-imperium", **{"option-digits": DIGITS})
    play_golden_game(seat, seat.pick, moves=len(golden_game()))
    assert score_of(seat) == score_by_the_rules(seat) == 26
    expect(seat.log).to_have_count(50)  # a line for each turn; payments for a building stand in the same line


def test_a_game_is_played_with_a_finger_on_a_phone(new_seat: NewSeat, server: Server, exhaustive: bool) -> None:
    """With `--exhaustive` from the first turn, else from the fortieth."""
    seat = new_seat(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    seat.begin_in_lobby("tempus-imperium", **{"option-digits": DIGITS})
    assert seat.measure("document.documentElement.scrollWidth") <= 390
    play_golden_game(seat, seat.tap, moves=28 if exhaustive else 3)
    if not exhaustive:
        seat.join(link_to(near_the_end(GRID, 10), server))
    while "pass" in seat.offers():
        seat.play(["pass"], seat.tap)
    assert score_of(seat) == score_by_the_rules(seat)


def test_a_finger_that_lands_beside_a_road_still_draws_it(new_seat: NewSeat) -> None:
    seat = new_seat(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seat.begin_tempus()
    seat.tap("road")
    x, y = seat.middle("E5-F5")
    seat.page.touchscreen.tap(x + 9, y)
    seat.wait_for("!yes")
    assert seat.length == 0, "the road is shown first"
    with seat.one_record():
        seat.page.touchscreen.tap(x + 9, y)
    assert seat.page.locator("#log .notation").inner_text() == "road E5-F5"


BESIDE_FAINT = """() => {
    const near = (element, x, y) => [[0, 0], ...[5, 9, 13].flatMap((far) => [[far, 0], [-far, 0], [0, far], [0, -far]])]
        .some(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest(element));
    const frame = document.getElementById("frame").getBoundingClientRect();
    for (let y = frame.top + 20; y < frame.bottom - 20; y += 4) {
        for (let x = frame.left + 20; x < frame.right - 20; x += 4) {
            const hit = document.elementFromPoint(x, y)?.closest("[data-act], [data-zoom]");
            if (!hit && near(".target.faint", x, y) && !near("[data-act]:not(.faint)", x, y)) return [x, y];
        }
    }
    return null;
}"""
"""Script that returns a point that no target lies at, with a faint one within reach of a finger and no other."""


TOUCH = """([x, y]) => document.elementFromPoint(x, y).dispatchEvent(
    new PointerEvent("click", { bubbles: true, clientX: x, clientY: y, pointerType: "touch" }))"""
"""Script that touches a point: a browser itself would draw a finger to any target that is near."""


def test_a_finger_is_not_drawn_to_what_costs_extra(new_seat: NewSeat) -> None:
    seat = new_seat(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seat.begin_tempus()
    point = seat.page.evaluate(BESIDE_FAINT)
    assert point is not None
    seat.page.evaluate(TOUCH, point)
    seat.tap("road")
    seat.settled(1)
    assert "!yes" not in seat.offers(), "nothing was paid for before the road"


def choose_by_arrows(seat: Seat, verb: str) -> None:
    """Tab to the verb if it has a button, then use arrows to reach a place that was not offered first."""
    after, place = seat.length + 1, ""
    if verb in seat.offers():
        seat.tab_to(verb)
        seat.key("Enter")
        seat.settled(draft=1)
    while seat.length < after:
        draft = int(seat.table.get_attribute("data-draft") or 0)
        if seat.focused in ("farm", "market", "fort", "castle") and "market" in seat.offers():
            seat.tab_to("market")
        elif not place:
            seat.key("ArrowRight", "ArrowDown", "ArrowRight")
            if not seat.focused[-1].isdigit():
                seat.tab_to(next(act for act in seat.wait_for_places()))
            place = seat.focused
        seat.key("Enter")
        seat.page.wait_for_selector(
            f'[data-ready="{after}"], [data-draft]:not([data-draft="{draft}"])', state="attached"
        )
    expect(seat.page.locator("#log .notation").last).to_have_text(re.compile(f"^{verb}.* {place}$"))


def free_action(seat: Seat) -> str:
    """Return the action that the digit of this turn allows for free."""
    verbs = {"draw a road": "road", "dig a lake": "dig", "build": "build", "use a building": "use"}
    sentence = seat.prompt.inner_text()
    return next(verb for words, verb in verbs.items() if f": {words} for free" in sentence)


def test_a_game_is_played_with_the_keyboard_alone(seat: Seat, exhaustive: bool) -> None:
    """With `--exhaustive` to the score, else until each verb has been used."""
    seat.begin_tempus()
    used: set[str] = set()
    while "pass" in seat.offers() and (exhaustive or len(used) < 4):
        verb = free_action(seat)
        bright = seat.page.locator("[data-targets] [data-act]:not(.faint)").count()
        if not bright or (verb in used and seat.length > 12):
            seat.tab_to("pass")
            with seat.one_record():
                seat.key("Enter")
        else:
            choose_by_arrows(seat, verb)
            used.add(verb)
        while "pass" not in seat.offers() and seat.page.locator("[data-targets] [data-act]").count():
            with seat.one_record():
                seat.tab_to(seat.wait_for_places()[0])
                seat.key("Enter")
    assert used == {"road", "dig", "build", "use"}
    assert not exhaustive or score_of(seat) == score_by_the_rules(seat)


def test_escape_steps_back_pick_by_pick(seat: Seat) -> None:
    seat.begin_tempus()
    seat.tab_to("pay")
    seat.key("Enter")
    seat.tab_to("road")
    seat.key("Enter")
    seat.wait_for("A1-B1")
    seat.settled(draft=2)
    seat.key("Escape")
    assert "dig" in seat.wait_for("dig")
    seat.settled(draft=1)
    seat.key("Escape")
    assert "!back" not in seat.wait_for("pass")
    seat.key("Escape")
    assert "!back" not in seat.wait_for("pass")
    assert seat.length == 0
