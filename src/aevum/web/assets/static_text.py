"""Static scripts and styles as they are served: without comments, which readers of the page do not need."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parents[1] / "static"
"""Folder of the static files."""
_COMMENTS: Final = {
    ".js": re.compile(r"^\s*//.*\n", re.MULTILINE),
    ".css": re.compile(r"\s*/\*.*?\*/", re.DOTALL),
}
"""Comments by kind of file; in scripts only those that fill whole lines."""


@cache
def static_text(name: str) -> str:
    """Return a script or style as it is served; `name`: of a file in STATIC."""
    path = STATIC / name
    return _COMMENTS[path.suffix].sub("", path.read_text(encoding="utf-8"))
