"""Numbers of the picks of open pages, so that a pick that is sent again is neither lost nor made twice."""

from __future__ import annotations

from typing import Final

MAX_PAGES: Final = 200
"""Maximum number of pages of a match whose last number is stored; the page used least recently is removed first."""


class PickNumbers:
    """Number of the last pick of each page that the server has begun to handle."""

    def __init__(self) -> None:
        self._last: dict[str, int] = {}

    def last(self, page: str) -> int:
        """Return the number of a page's last pick; 0 if there is none."""
        return self._last.get(page, 0)

    def claim(self, page: str, number: int) -> bool:
        """Record that a pick is being handled; return False if that or a later pick of the page was already."""
        if number <= self.last(page):
            return False
        self._last.pop(page, None)
        self._last[page] = number
        if len(self._last) > MAX_PAGES:
            del self._last[next(iter(self._last))]
        return True
