"""Outputs: files a command writes, whole or not at all."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from aevum.cli.parser import Parser
from aevum.kernel import printing
from aevum.kernel.errors import BadFile
from aevum.kernel.savefile import write_whole
from aevum.kernel.words import Words


class Occupied(BadFile):
    """There is a file already; nothing is overwritten unasked."""

    message = "error-occupied"


def free_place(path: Path, *, force: bool = False) -> Path:
    """The path, if nothing would be lost by writing there."""
    if path.exists() and not force:
        raise Occupied(file=str(path))
    return path


def data_folder() -> Path:
    """Where a person's own matches are kept."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "aevum"


def add_drawing_flags(parser: Parser, words: Words, *, required: bool = False) -> None:
    """--svg, --png, --pdf."""
    group = parser.add_mutually_exclusive_group(required=required)
    for kind in ("svg", "png", "pdf"):
        group.add_argument(
            f"--{kind}", type=Path, metavar=words("help-file"), help=words("help-drawing", kind=kind.upper())
        )


def wanted_drawing(args: argparse.Namespace) -> tuple[str, Path] | None:
    """The kind of drawing asked for and where it goes."""
    return next(((kind, path) for kind in ("svg", "png", "pdf") if (path := getattr(args, kind))), None)


def write_drawing(svg: str, kind: str, path: Path) -> None:
    """Draw into a file, or onto standard output for `-`."""
    content = svg.encode() if kind == "svg" else getattr(printing, kind)(svg)
    if str(path) == "-":
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    else:
        write_whole(path, content)
