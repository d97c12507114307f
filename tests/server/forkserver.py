"""Fork server that has imported everything a server process needs, so that such processes start quickly."""

from __future__ import annotations

import os
import sys
from multiprocessing import forkserver, get_context
from typing import Final

from aevum.web.text.site_words import words_of

words_of("high-card", "en")("game-title")

_READ: Final = ("aevum.server.run", "uvicorn.protocols.websockets.websockets_sansio_impl", "server.serving")

FORKSERVER: Final = get_context("forkserver")


def start_forkserver() -> None:
    """Start the fork server if it does not run; it imports modules from the same paths as this process."""
    FORKSERVER.set_forkserver_preload([__name__, *_READ])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
