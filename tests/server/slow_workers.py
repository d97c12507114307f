"""Worker processes on a busy machine: they have the priority of the tests, and minutes for each job."""

from __future__ import annotations

from typing import Final

from aevum.server.live import bot_runner, hub
from aevum.server.workers import render_queue
from aevum.server.workers.process_pool import ProcessPool

PATIENT_SECONDS: Final = 600.0
TIMEOUTS: Final = (
    (bot_runner, "MAX_THINKING_SECONDS"),
    (hub, "HINT_SECONDS"),
    (hub, "REPLAY_SECONDS"),
    (render_queue, "TIMEOUT_SECONDS"),
)
"""Modules and names of the constants that limit the time of a job."""


def allow_slow_workers() -> None:
    """Let worker processes of this process take longer than a busy machine needs."""
    for module, name in TIMEOUTS:
        assert name in vars(module)
        vars(module)[name] = PATIENT_SECONDS
    defaults = ProcessPool.__init__.__kwdefaults__
    assert defaults is not None
    assert "niceness" in defaults
    defaults["niceness"] = vars(render_queue)["NICENESS"] = 0
