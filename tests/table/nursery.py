"""A process that has read everything a server needs; servers are forked from it in no time."""

from __future__ import annotations

import os
import sys
from multiprocessing import forkserver, get_context
from typing import Final

import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

import aevum.table.server  # noqa: F401
from aevum.table.staging import words_of

words_of("high-card", "en")("game-title")

NURSERY: Final = get_context("forkserver")


def open_nursery() -> None:
    """Start it, if it is not there: it finds modules where we find them."""
    NURSERY.set_forkserver_preload([__name__, "table.serving"])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
