"""The screens on which everything must be well: phones upright and lying, laptops, large desks."""

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
LAID_OUT: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""Observers of sizes have had their say after two frames."""


def resize(seat: Seat, screen: Screen) -> None:
    """Another screen under the same page, until everything has found its place."""
    seat.page.set_viewport_size({"width": screen[0], "height": screen[1]})
    seat.page.evaluate(LAID_OUT)
