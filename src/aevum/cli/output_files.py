"""Output files of commands; each is written completely or not at all."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from aevum.cli.parser import Parser
from aevum.kernel.errors import BadFile
from aevum.kernel.records.savefile import write_whole
from aevum.kernel.svg import export
from aevum.kernel.words import Words


class Occupied(BadFile):
    """The file exists already; nothing is overwritten without `--force`."""

    message = "error-occupied"


def require_free(path: Path, *, force: bool = False) -> Path:
    """Return the path; raise if there is a file already, unless `force` is set."""
    if path.exists() and not force:
        raise Occupied(file=str(path))
    return path


def data_folder() -> Path:
    """Return the folder of the user's own matches and database."""
    return _own_folder("XDG_DATA_HOME", ".local/share")


def state_folder() -> Path:
    """Return the folder of what may be lost: the history of typed lines."""
    return _own_folder("XDG_STATE_HOME", ".local/state")


def _own_folder(variable: str, usual: str) -> Path:
    """Return a folder of the user for Aevum; on Linux the variable names its parent."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get(variable) or Path.home() / usual)
    return base / "aevum"


def add_drawing_flags(parser: Parser, words: Words, *, required: bool = False) -> argparse._MutuallyExclusiveGroup:
    """Add the flags `--svg`, `--png` and `--pdf`, of which only one may be given; return their group."""
    group = parser.add_mutually_exclusive_group(required=required)
    for kind in ("svg", "png", "pdf"):
        group.add_argument(
            f"--{kind}", type=Path, metavar=words("help-file"), help=words("help-drawing", kind=kind.upper())
        )
    return group


def wanted_drawing(args: argparse.Namespace) -> tuple[str, Path] | None:
    """Return the format of the drawing and its path; None if no drawing was requested."""
    return next(((kind, path) for kind in ("svg", "png", "pdf") if (path := getattr(args, kind))), None)


def write_drawing(svg: str, kind: str, path: Path) -> None:
    """Write a drawing to a file, or to standard output for `-`."""
    content = svg.encode() if kind == "svg" else getattr(export, kind)(svg)
    if str(path) == "-":
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    else:
        write_whole(path, content)
