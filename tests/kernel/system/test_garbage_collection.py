"""The garbage collector of the server does not stop it for long while pages are open."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from aevum.kernel.system.garbage_collection import make_collections_rare

OBJECTS = 400_000
"""Number of objects that the server makes and keeps: that of about a thousand open pages."""


@pytest.fixture
def prepared() -> Iterator[None]:
    before = gc.get_threshold()
    make_collections_rare()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def collections() -> list[int]:
    """Return the number of collections of each generation so far."""
    return [generation["collections"] for generation in gc.get_stats()]


def test_open_pages_cause_no_full_collection(prepared: None) -> None:
    before = collections()
    kept = [[number] for number in range(OBJECTS)]
    young, middle, full = (now - then for now, then in zip(collections(), before, strict=True))
    assert len(kept) == OBJECTS
    assert full == 0
    assert young > middle > 0, "young garbage is still collected"
