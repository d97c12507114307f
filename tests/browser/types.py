"""Type of the fixture `new_seat`."""

from __future__ import annotations

from collections.abc import Callable

from browser.seat import Seat

NewSeat = Callable[..., Seat]
"""Function that gives a person with a browser context of their own: `new_seat(**wishes)`."""
