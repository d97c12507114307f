"""Links to the drawing of a match as a file: PDF and PNG, or SVG where printing is not installed."""

from __future__ import annotations

from aevum.kernel.markup import Child, h
from aevum.kernel.svg import export
from aevum.kernel.words import Words
from aevum.web.components.icons import icon


def picture_address(id: str) -> str:
    """Return the address of a match's picture, in a format that this server can make."""
    return f"/m/{id}/board.{'png' if export.available() else 'svg'}"


def share_address(id: str) -> str:
    """Return the address of the picture of a finished match to share, in a format that this server can make."""
    return f"/m/{id}/story.{'png' if export.available() else 'svg'}"


def drawing_links(id: str, words: Words) -> list[Child]:
    """Return the links to the drawing for print and as a picture.

    Where printing is not installed, the first leads to a page that says how to install it.
    """
    name = words("table-picture" if export.available() else "table-picture-svg")
    return [
        h.a(href=f"/m/{id}/board.pdf")[icon("printer"), words("table-print")],
        h.a(href=picture_address(id))[icon("picture"), name],
    ]
