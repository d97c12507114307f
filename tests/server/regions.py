"""Text of a region of a page."""

from __future__ import annotations

import re


def reported(page: str) -> str:
    """Return the text of the region that reports the results of contests."""
    region = re.search(r'<div id="reports"[^>]*>(.*?)</div>', page, re.DOTALL)
    assert region, "the page has no such region"
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", region[1])).strip()
