"""axe-core finds no accessibility violation, in light and dark theme."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from browser.seat import Seat
from browser.types import NewSeat

RUN: Final = """async (only) => (await axe.run(document, only ? { runOnly: only } : {})).violations.map(
    (found) => `${found.id} (${found.impact}): ${found.nodes.slice(0, 3).map((node) => node.html).join("  ")}`
)"""


def lobby(seat: Seat) -> None:
    seat.page.goto("/")
    for summary in seat.page.locator("main summary").all():
        if not summary.locator("..").evaluate("details => details.open"):
            summary.click()


def menu(seat: Seat) -> None:
    seat.page.goto("/")
    seat.page.locator("header summary").click()


def match(seat: Seat) -> None:
    seat.begin_tempus()


def match_in_draft_with_refusal(seat: Seat) -> None:
    seat.begin_tempus()
    seat.pick("pay")
    seat.wait_for("dig")
    seat.pick("dig")
    seat.wait_for("!back")
    seat.page.locator(".part .square.forest").first.click()
    seat.prompt.get_by_role("alert").wait_for()


def match_of_two(seat: Seat) -> None:
    seat.begin_high_card("open")


def match_with_panels(seat: Seat) -> None:
    seat.begin("tempus", **{"option-island": "prepared", "seat-1": "bot:easy", "seat-2": "bot:easy"})
    seat.wait_for_places()


def match_of_cards(seat: Seat) -> None:
    seat.begin("through-the-ages", **{"seat-1": "here", "seat-2": "here"})
    seat.wait_for("end")


def match_on_a_map(seat: Seat) -> None:
    seat.begin("clash-of-cultures", **{"seat-1": "here", "seat-2": "here"})
    seat.page.wait_for_selector('[data-act="end"], [data-act="!lift"]', state="attached")
    if "!lift" in seat.offers():  # chance decides who begins
        seat.pick("!lift")
    seat.wait_for("end")


def invitation(seat: Seat) -> None:
    seat.begin_high_card("open")
    seat.page.goto(seat.invitation)


def final_score(seat: Seat) -> None:
    seat.begin_high_card("here")
    seat.lay_cards_until(seat.page.locator("[data-over]"))
    seat.score.wait_for()


def replay(seat: Seat) -> None:
    final_score(seat)
    seat.page.goto(f"{seat.page.url}/replay?at=2")


def ending(seat: Seat) -> None:
    final_score(seat)
    seat.page.goto(f"{seat.page.url}/end")


def new_match(seat: Seat) -> None:
    seat.page.goto("/new/tempus")
    seat.page.locator(".variants summary").click()


def rules(seat: Seat) -> None:
    seat.page.goto("/rules/tempus-imperium")


def account(seat: Seat) -> None:
    seat.page.goto("/account")


def my_matches(seat: Seat) -> None:
    seat.begin_tempus()
    seat.page.goto("/mine")


def puzzle(seat: Seat) -> None:
    seat.page.goto("/puzzle/tempus-imperium")


def practice(seat: Seat) -> None:
    seat.page.goto("/practice/tempus-imperium")


def practice_lost(seat: Seat) -> None:
    seat.page.locator('form[action="/practice/tempus-imperium/long-road"] button').click()
    seat.arrive()
    for _ in range(4):
        seat.take(seat.pick, "pass")
    seat.page.get_by_role("button", name="Try again").wait_for()


def statistics(seat: Seat) -> None:
    seat.page.goto(f"{seat.upload('tempus-imperium-1806061935')}/end")


def chronicle(seat: Seat) -> None:
    seat.page.goto(f"{seat.page.url.removesuffix('/end')}/chronicle")


def play_on(seat: Seat) -> None:
    seat.page.goto(f"{seat.upload('tempus-imperium-1806061935')}/play-on?at=3")


def proof(seat: Seat) -> None:
    seat.page.goto(f"{seat.page.url.partition('/play-on')[0]}/draws/0")
    seat.page.locator(".verdict.good").wait_for()


def lesson_maker(seat: Seat) -> None:
    seat.page.goto(f"{seat.upload('tempus-imperium-1806061935')}/replay?at=3")
    seat.page.get_by_role("button", name="Make a lesson").click()
    seat.page.get_by_label("Title").fill("A road")
    seat.page.get_by_label("What you say").fill("Now you.")
    seat.page.get_by_label("Makes this very move").check()
    seat.page.get_by_role("button", name="Save this moment").click()
    seat.page.get_by_role("list", name="Moments so far").wait_for()


def made_lesson(seat: Seat) -> None:
    seat.page.get_by_role("button", name="Check and share").click()
    seat.page.get_by_role("heading", name="A road").wait_for()
    seat.page.locator(".delete summary").click()


def own_lessons(seat: Seat) -> None:
    seat.page.goto("/learn/mine")


def player(seat: Seat) -> None:
    account(seat)
    seat.page.get_by_role("link", name="Results by game").click()
    seat.page.get_by_role("heading", level=1).wait_for()


def lessons(seat: Seat) -> None:
    seat.page.goto("/learn/clash-of-cultures")


def lesson(seat: Seat) -> None:
    """One whose wrong pick was answered."""
    seat.page.goto("/learn/tempus-imperium")
    seat.page.get_by_role("button", name="Begin").click()
    seat.arrive()
    seat.pick("D5-D6")
    seat.page.locator("#lesson .answer").wait_for()


def nothing_here(seat: Seat) -> None:
    seat.page.goto("/m/nothing")


Pages = tuple[Callable[[Seat], None], ...]
PLAYING: Final[Pages] = (
    match,
    match_in_draft_with_refusal,
    match_of_two,
    match_with_panels,
    match_of_cards,
    match_on_a_map,
    invitation,
)
AFTERWARDS: Final[Pages] = (final_score, replay, ending, statistics, chronicle, play_on, proof)
READING: Final[Pages] = (lobby, menu, new_match, rules, account, my_matches, puzzle, player, nothing_here)
LEARNING: Final[Pages] = (practice, practice_lost, lesson_maker, made_lesson, own_lessons, lessons, lesson)


@pytest.mark.parametrize(
    "pages", [PLAYING, AFTERWARDS, READING, LEARNING], ids=["playing", "afterwards", "reading", "learning"]
)
def test_every_page_can_be_used_by_everybody_by_day_and_by_night(pages: Pages, new_seat: NewSeat, axe: str) -> None:
    """Each group is visited by a person of its own: one person may not begin all these matches so quickly."""
    seat = new_seat(color_scheme="light")
    script = Path(axe).read_text(encoding="utf-8")
    found: list[str] = []
    for visit in pages:
        visit(seat)
        seat.page.evaluate(script)
        found += [f"{visit.__name__}: {line}" for line in seat.page.evaluate(RUN, None)]
        seat.page.emulate_media(color_scheme="dark")
        found += [f"{visit.__name__} by night: {line}" for line in seat.page.evaluate(RUN, "color-contrast")]
        seat.page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)
