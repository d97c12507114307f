"""A process that has read everything a server needs; servers are forked from it in no time."""

from __future__ import annotations

import os
import sys
from multiprocessing import forkserver, get_context
from typing import Final

from aevum.table.staging import words_of

words_of("high-card", "en")("game-title")

_READ: Final = ("aevum.table.server", "uvicorn.protocols.websockets.websockets_sansio_impl", "table.serving")

NURSERY: Final = get_context("forkserver")


def open_nursery() -> None:
    """Start it, if it is not there: it finds modules where we find them."""
    NURSERY.set_forkserver_preload([__name__, *_READ])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
