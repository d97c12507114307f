"""Figures: how much a test run did, told at its end, so that it can be quoted."""

from __future__ import annotations

from collections.abc import Callable

Count = Callable[[str, int], None]
"""`count("positions judged", 40)` adds to a figure; the `count` fixture is one."""
