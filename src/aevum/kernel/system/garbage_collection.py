"""Garbage collection in processes that compute much or live long."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (20_000, 5, 10)
"""Thresholds of the three generations of the garbage collector.

Searches make states by the thousand and the server makes pages; next to none of them is in a cycle. With Python's own
thresholds a third of the time of a compiled search goes into collections that find nothing. A full collection, which
would stop a server with a thousand open pages for a tenth of a second, comes after a million new objects at the
earliest; a closed page leaves only a few objects to it.
"""


def make_collections_rare() -> None:
    """Make collections rare and short: what has been loaded stays as long as the process and is not visited again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
