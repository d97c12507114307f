"""Handling of Ctrl+C: end the process at once, or raise KeyboardInterrupt in a command that finishes in order."""

from __future__ import annotations

import signal
import threading
from typing import Any, Final

INTERRUPTED: Final = 130
"""Exit status after Ctrl+C."""


def end_at_once() -> None:
    """Let Ctrl+C end the process without a traceback; the exit status in a shell is 130."""
    _handle_by(signal.SIG_DFL)


def raise_error() -> None:
    """Let Ctrl+C raise KeyboardInterrupt, as usual in Python."""
    _handle_by(signal.default_int_handler)


def _handle_by(handler: Any) -> None:
    if threading.current_thread() is threading.main_thread():  # other threads cannot set handlers, and get no signals
        signal.signal(signal.SIGINT, handler)
