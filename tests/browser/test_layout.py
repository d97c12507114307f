"""Everything that a decision needs is in view without scrolling, on every usual screen, and nothing overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext

from browser.conftest import Opener
from browser.golden_page import GoldenPage, turn_through
from browser.positions import GOLDEN, GRID, POSITIONS, Position, decisions_of_first_seat, link_to
from browser.screens import SCREENS, Screen, resize
from browser.seat import Seat
from browser.server import Server
from browser.text_size import small_texts

LEAST_BOARD: Final = (300, 120)
"""Minimum width and height of the board in pixels."""
TIGHT: Final[tuple[Screen, ...]] = ((360, 740), (1366, 768))
"""Sizes of a phone and of a small laptop."""
LONG_GAMES: Final = ("clash-of-cultures-wonder-4", "tempus-5", GRID, "through-the-ages-full-4")
SAMPLE: Final = 6
"""Number of decisions of a golden game that are looked at unless the run is exhaustive."""
RUSSIAN: Final = "ru"
LAYOUT: Final = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    """Return a server whose bots do not pause between moves."""
    return hasty_server


@pytest.fixture(scope="module")
def russian(open_context: Opener) -> BrowserContext:
    """Return one browser context for all sizes, in the language with the longest words."""
    return open_context(locale=RUSSIAN)


@pytest.fixture
def reader(russian: BrowserContext) -> Iterator[Seat]:
    page = russian.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield Seat(page)
    page.close()
    assert not errors, errors


@pytest.fixture
def tight_pages(russian: BrowserContext) -> Iterator[list[GoldenPage]]:
    """Return a page for each of the sizes that leave least room."""
    pages = [GoldenPage(russian, screen) for screen in TIGHT]
    errors: list[str] = []
    for page in pages:
        page.seat.page.on("pageerror", lambda error: errors.append(str(error)))
    yield pages
    for page in pages:
        page.seat.page.close()
    assert not errors, errors


def complaints(seat: Seat, position: Position, screen: Screen) -> list[str]:
    """Return what is wrong on a page at a size of the screen."""
    resize(seat, screen)
    return [f"{screen[0]}x{screen[1]}: {line}" for line in wrong_with(seat, position) + small_texts(seat)]


def wrong_with(seat: Seat, position: Position) -> list[str]:
    """Return what is wrong with the layout of a page as it is."""
    over = position.moves >= 10_000
    asked = {"about": position.about, "hand": position.hand, "over": over, "board": LEAST_BOARD}
    found: list[str] = seat.page.evaluate(LAYOUT, asked)
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_what_a_decision_needs_is_in_view_and_can_be_read(reader: Seat, server: Server, name: str) -> None:
    position = POSITIONS[name]
    reader.join(link_to(position, server))
    wrong = [line for screen in SCREENS for line in complaints(reader, position, screen)]
    assert not wrong, "\n".join(wrong)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Go through every decision of all golden games in an exhaustive run, else through a few of one of each kind."""
    if "decisions" not in metafunc.fixturenames:
        return
    exhaustive = metafunc.config.getoption("--exhaustive")
    games = sorted(file.stem for file in GOLDEN.glob("*.aevum")) if exhaustive else LONG_GAMES
    decisions = [decisions_of_first_seat(game, None if exhaustive else SAMPLE) for game in games]
    metafunc.parametrize("decisions", decisions, ids=games)


def test_the_frame_is_in_view_all_through_a_golden_game(
    tight_pages: list[GoldenPage], server: Server, decisions: list[Position]
) -> None:
    wrong = [
        f"after {position.moves} moves, {page.screen[0]}x{page.screen[1]}: {line}"
        for position, page in turn_through(tight_pages, server, decisions, RUSSIAN)
        for line in wrong_with(page.seat, position)
    ]
    assert not wrong, "\n".join(wrong)


def test_with_friends_the_chat_is_a_tab_beside_the_log(reader: Seat, server: Server) -> None:
    position = POSITIONS["move"]
    reader.join(link_to(position, server, friends=True))
    for screen in SCREENS:
        wrong = complaints(reader, position, screen)
        assert not wrong, "\n".join(wrong)
        if min(screen) > 600:
            reader.page.locator("#tab-chat").click()
            box = reader.page.locator("#chat-form").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= screen[1]
            reader.page.locator("#tab-log").click()
