"""Type of the `count` fixture, which adds up numbers that the test run prints at its end."""

from __future__ import annotations

from collections.abc import Callable

Count = Callable[[str, int], None]
"""Adds to a number of the run: `count("positions judged", 40)`."""
