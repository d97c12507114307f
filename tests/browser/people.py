"""What the fixture `new_seat` is."""

from __future__ import annotations

from collections.abc import Callable

from browser.seat import Seat

NewSeat = Callable[..., Seat]
"""`new_seat(**wishes)` gives a person with a browser context of their own."""
