"""No text is smaller than eleven pixels, on any page and usual screen, in the language with the longest words.

The match page is measured together with its layout.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import BrowserContext

from browser.conftest import Opener
from browser.positions import POSITIONS, link_to
from browser.screens import SCREENS, resize
from browser.seat import Seat
from browser.server import Server
from browser.text_size import small_texts

PAGES: Final = ("/", "/new/tempus", "/mine", "/rules/tempus", "/puzzle/tempus-imperium", "/account", "/m/nothing")


@pytest.fixture(scope="module")
def russian(open_context: Opener) -> BrowserContext:
    return open_context(locale="ru-RU")


@pytest.fixture
def reader(russian: BrowserContext) -> Iterator[Seat]:
    page = russian.new_page()
    yield Seat(page)
    page.close()


def too_small(seat: Seat) -> list[str]:
    """Return the texts that are too small on any screen, and whether the page scrolls sideways."""
    found: list[str] = []
    for screen in SCREENS:
        resize(seat, screen)
        wrong = small_texts(seat)
        if seat.measure("document.documentElement.scrollWidth > innerWidth"):
            wrong.append("the page scrolls sideways")
        found += [f"{screen[0]}x{screen[1]}: {line}" for line in wrong]
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_page_can_be_read(reader: Seat, page: str) -> None:
    reader.page.goto(page)
    assert not too_small(reader)


def test_an_invitation_can_be_read(reader: Seat, server: Server) -> None:
    reader.page.goto(link_to(POSITIONS["move"], server, friends=True))
    assert not too_small(reader)


@pytest.mark.parametrize("name", ["grid's end", "end", "assault"])
def test_the_replay_and_the_end_can_be_read(reader: Seat, server: Server, name: str) -> None:
    reader.join(link_to(POSITIONS[name], server))
    match = reader.page.url
    reader.page.goto(f"{match}/replay")
    assert not too_small(reader)
    if "end" in name:
        reader.page.goto(f"{match}/end")
        assert not too_small(reader)
