"""Screen sizes on which every page must fit: phones upright and lying, laptops, large desktops."""

from __future__ import annotations

from typing import Final

from browser.seat import Seat

Screen = tuple[int, int]
SCREENS: Final[tuple[Screen, ...]] = (
    (360, 740),
    (390, 844),
    (844, 390),
    (1366, 768),
    (1536, 864),
    (1920, 1080),
    (2560, 1440),
)
LAID_OUT: Final = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while ([...document.querySelectorAll("link[rel=stylesheet]")].some((link) => !link.sheet)) await frame();
    await frame();
    await frame();
}"""
"""Script that waits for style sheets on their way, then two frames, after which ResizeObservers have run."""


def resize(seat: Seat, screen: Screen) -> None:
    """Change the size of the screen under a page, and wait for its layout."""
    seat.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    seat.page.evaluate(LAID_OUT)
