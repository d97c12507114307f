"""No text is shown smaller than eleven pixels, on any usual screen, in the language of the longest words."""

from __future__ import annotations

from typing import Final

import pytest

from browser.people import NewSeat
from browser.seat import Seat

LEAST: Final = 10.95
SCREENS: Final = ((360, 740), (390, 844), (844, 390), (1366, 768), (1920, 1080))
SMALL: Final = """() => {
    const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length;
    const small = [];
    for (const text of document.querySelectorAll("svg text")) {
        const { a, b } = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        if (text.textContent.trim() && shown(text)) small.push([size, text.textContent.trim()]);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        if (around.closest("svg, script, noscript, .unseen, select") || !node.data.trim() || !shown(around)) continue;
        small.push([parseFloat(getComputedStyle(around).fontSize), node.data.trim()]);
    }
    return small.filter(([size]) => size < LEAST).map(([size, text]) => `${text.slice(0, 30)} (${size.toFixed(1)})`);
}""".replace("LEAST", str(LEAST))


def small_texts(seat: Seat) -> set[str]:
    seat.page.evaluate("document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })")
    seat.page.wait_for_timeout(100)
    return set(seat.page.evaluate(SMALL))


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen[0]}x{screen[1]}")
def test_nothing_is_too_small_to_read(new_seat: NewSeat, screen: tuple[int, int]) -> None:
    seat = new_seat(locale="ru-RU", viewport={"width": screen[0], "height": screen[1]})
    found: dict[str, set[str]] = {}
    seat.begin_tempus()
    found["sheet"] = small_texts(seat)
    seat.begin("tempus", **{"option-island": "prepared", "seat-1": "here", "seat-2": "here"})
    seat.wait_for_places()
    found["island"] = small_texts(seat)
    seat.begin("tempus", **{"seat-1": "here", "seat-2": "here"})
    seat.wait_for_places()
    found["tiles"] = small_texts(seat)
    for page in ("/", "/mine", "/rules/tempus", "/account"):
        seat.page.goto(page)
        found[page] = small_texts(seat)
    assert not {page: texts for page, texts in found.items() if texts}
