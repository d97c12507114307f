"""Worker processes on a busy machine: they have the priority of the tests, and bots have minutes to think."""

from __future__ import annotations

from typing import Final

from aevum.server.live import bot_runner
from aevum.server.workers.process_pool import ProcessPool

MAX_THINKING_SECONDS: Final = 600.0


def allow_slow_workers() -> None:
    """Let bots of this process think longer than a busy machine needs."""
    vars(bot_runner)["MAX_THINKING_SECONDS"] = MAX_THINKING_SECONDS
    defaults = ProcessPool.__init__.__kwdefaults__
    assert defaults is not None
    assert "niceness" in defaults
    defaults["niceness"] = 0
