"""Export of SVG drawings to PNG and PDF, by Typst with its own fonts; no system library is needed."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Any

from aevum.kernel.errors import AevumError
from aevum.kernel.svg.colours import without_themes

_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class PrintingMissing(AevumError):
    """The extra for PNG and PDF is not installed."""

    message = "error-printing-missing"


def available() -> bool:
    """Whether the extra for PNG and PDF is installed."""
    return find_spec("typst") is not None


def png(svg: str, width: int = 1240) -> bytes:
    """Return the drawing as a PNG, `width` pixels wide."""
    across, _ = _size(svg)
    return _compile(svg, format="png", ppi=72.0 * width / across)


def pdf(svg: str) -> bytes:
    """Return the drawing as a PDF of one A4 page, with vectors."""
    return _compile(svg, format="pdf", page='paper: "a4", margin: 8mm')


def _compile(svg: str, page: str = "", **arguments: Any) -> bytes:
    try:
        import typst
    except ImportError as error:
        raise PrintingMissing from error
    across, down = _size(svg)
    page = page or f"width: {across}pt, height: {down}pt, margin: 0pt"
    source = f'#set page({page})\n#align(center + horizon, image("drawing.svg", height: 100%, fit: "contain"))'
    files = {"main.typ": source.encode(), "drawing.svg": without_themes(svg).encode()}
    return bytes(typst.compile(files, ignore_system_fonts=True, **arguments))


def _size(svg: str) -> tuple[float, float]:
    found = _VIEW_BOX.search(svg)
    if found is None:
        raise ValueError("the drawing has no viewBox from 0 0")
    return float(found[1]), float(found[2])
