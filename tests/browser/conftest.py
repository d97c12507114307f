"""Fixtures of the browser tests: one Chromium and two servers for all, one browser context per person."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.seat import Seat
from browser.server import ROOT, Server
from browser.types import NewSeat

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)
USUAL: Final = {"locale": "en-GB", "reduced_motion": "reduce"}
"""Default settings of a browser context; drawing animations would take half of the time."""
NO_REPORTS: Final = "if (location.host) localStorage['report-pace'] ||= 'off'"
"""Script after which only the log opens reports, so that none covers what a test picks."""
PATIENCE: Final = 60_000
"""Milliseconds that a page may take for anything."""

Opener = Callable[..., BrowserContext]


def _tool(name: str) -> str:
    """Return the line that a tool of this project prints; fail with the tool's own message."""
    done = subprocess.run([ROOT / "tools" / name], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stderr.strip() or f"tools/{name} failed", pytrace=False)
    return done.stdout.strip()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium. A missing Chromium is a failure, not a reason to skip."""
    chromium = _tool("browser")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="package")
def usual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server whose bots pause between moves."""
    yield from quiet(Server(tmp_path_factory.mktemp("usual")))


@pytest.fixture(scope="package")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server whose bots do not pause between moves."""
    yield from quiet(Server(tmp_path_factory.mktemp("hasty"), "--bot-pause", "0"))


def quiet(server: Server) -> Iterator[Server]:
    """Run a server; assert afterwards that it logged no traceback."""
    with server:
        yield server
        assert "Traceback" not in server.complaints, server.complaints


@pytest.fixture(scope="module")
def server(usual_server: Server) -> Server:
    """Return the server of a module."""
    return usual_server


@pytest.fixture(scope="module")
def open_context(browser: Browser, server: Server) -> Iterator[Opener]:
    """Return a function that opens browser contexts, which last as long as the server."""
    opened: list[BrowserContext] = []

    def open_one(**wishes: Any) -> BrowserContext:
        context = browser.new_context(**{"base_url": server.address} | USUAL | wishes)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_REPORTS)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()


@pytest.fixture(scope="module")
def regulars() -> list[BrowserContext]:
    """Return the contexts with default settings; the next test uses them again, with new pages."""
    return []


@pytest.fixture
def new_seat(open_context: Opener, regulars: list[BrowserContext]) -> Iterator[NewSeat]:
    """Return `new_seat(**wishes)`, which gives a person with a browser context of their own.

    An error in any of their pages fails the test.
    """
    present: list[BrowserContext] = []
    errors: list[str] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))

    def sit(**wishes: Any) -> Seat:
        free = [context for context in regulars if context not in present]
        context = free[0] if free and not wishes else open_context(**wishes)
        if not wishes and context not in regulars:
            regulars.append(context)
        context.on("page", listen)
        present.append(context)
        return Seat(context.new_page())

    yield sit
    for context in present:
        context.remove_listener("page", listen)
        for page in context.pages:
            page.close()
    assert not errors, errors


@pytest.fixture
def seat(new_seat: NewSeat) -> Seat:
    """Return one person with default settings."""
    return new_seat()


@pytest.fixture(scope="package")
def axe() -> str:
    """Return the path of axe-core, which checks the accessibility of a page."""
    return _tool("axe")
