"""Line editing with readline: completion by the Tab key, and a history across sessions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

MAX_HISTORY_LINES: Final = 1000
"""Maximum number of lines in the history file."""
OWNER_ONLY: Final = 0o600
"""Mode of the history file."""


def completions(text: str, lines: Iterable[str]) -> list[str]:
    """Return the beginnings of lines that continue a typed text, each up to the end of its next word."""
    typed = text.casefold()
    found: dict[str, None] = {}
    for line in lines:
        if line.casefold().startswith(typed):
            end = line.find(" ", len(text))
            found[line if end < 0 else line[: end + 1]] = None
    return list(found)


@contextmanager
def line_editing(history: Path, lines: Callable[[], Iterable[str]]) -> Iterator[None]:
    """Complete typed text from `lines` and keep a history file, if it can be written; does nothing without readline."""
    try:
        import readline
    except ImportError:
        yield
        return

    def complete(text: str, number: int) -> str | None:
        found = completions(text, lines())
        return found[number] if number < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    edited_by_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if edited_by_libedit else "tab: complete")
    with suppress(OSError):
        readline.read_history_file(history)
    try:
        yield
    finally:
        readline.set_completer(None)
        readline.set_history_length(MAX_HISTORY_LINES)
        with suppress(OSError):
            history.parent.mkdir(parents=True, exist_ok=True)
            history.touch(mode=OWNER_ONLY)
            readline.write_history_file(history)
            history.chmod(OWNER_ONLY)
