"""Pages of the documentation, their fenced blocks, and the commands of a block."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "examples" / "README.md",
]
_FENCE: Final = re.compile(r'^```(\w+)(?: title="([^"\n]*)")?[^\n]*\n(.*?)^```', re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block; `title` says why it is not run as it stands, or which file it is an excerpt of."""

    page: Path
    language: str
    title: str
    text: str


def relative(path: Path) -> str:
    """Return the path of a page in the repository, as the id of a test."""
    return str(path.relative_to(ROOT))


def text_of(path: Path) -> str:
    """Return the text of a page."""
    return path.read_text(encoding="utf-8")


def blocks(page: Path, language: str) -> list[Block]:
    """Return the blocks of a page in one language, in order."""
    found = (Block(page, *match.groups(default="")) for match in _FENCE.finditer(text_of(page)))
    return [block for block in found if block.language == language]


def commands(text: str) -> Iterator[str]:
    """Yield the commands of a shell block, without comments; a command may have several lines."""
    pending = ""
    for line in text.splitlines(keepends=True):
        pending += line
        if _is_complete(pending):
            if shlex.split(pending, comments=True):
                yield _without_comment(pending.strip())
            pending = ""
    assert not pending, f"a command does not end: {pending}"


def _is_complete(command: str) -> bool:
    if command.rstrip("\n").endswith("\\"):
        return False
    try:
        shlex.split(command, comments=True)
    except ValueError:
        return False
    return True


def _without_comment(command: str) -> str:
    return re.sub(r"\s+# [^'\"\n]*$", "", command)


def write_bot(folder: Path) -> None:
    """Write the file of the bot that the page about bots shows first."""
    (folder / "mybot.py").write_text(blocks(ROOT / "docs" / "writing-a-bot.md", "python")[0].text, encoding="utf-8")
