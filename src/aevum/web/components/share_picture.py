"""Picture of a finished match to share: names, points, result and the curve of the points, as one SVG drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import Points, signed
from aevum.kernel.svg.colours import DARK_GOLD, FAINT_INK, INK, LIGHT_PAPER, PAPER, SOFT_INK
from aevum.kernel.svg.document import svg_document
from aevum.web.components.line_chart import MARKS, Series

SIZE: Final = (1200, 630)
"""Width and height, as link previews show them."""
_LEFT: Final = 520
_RIGHT: Final = 1080
_TOP: Final = 190
_BOTTOM: Final = 540
_DASHES: Final = ("", "14 8", "3 7", "20 7 4 7", "26 7")
_COLOURS: Final = ("#8a1c1c", "#9a6c0c", "#1d4f91", "#2f6b2f", "#6a3d8a")
"""Colours of lines in games that give them none."""
_MAX_NAME: Final = 15
"""Maximum number of letters of a name."""
_MAX_HEADLINE: Final = 34
"""Maximum number of letters of the headline at its usual size."""


@dataclass(frozen=True, slots=True)
class SharePicture:
    """Data of the picture."""

    title: str
    """Name of the game."""
    headline: str
    about: str
    """Description for screen readers."""
    rows: Sequence[tuple[int, str, Points]]
    """Seat, name and points of each player, the first one first."""
    series: Series
    """Course of the points, one series for each seat."""
    colours: Sequence[str] = ()


def share_picture(shown: SharePicture) -> Markup:
    """Return the picture as SVG."""
    width, height = SIZE
    return svg_document(
        "story",
        SIZE,
        shown.title,
        shown.about,
        h.rect(width=width, height=height, fill=PAPER),
        h.rect(width=width, height=12, fill=DARK_GOLD),
        h.rect(x=32, y=44, width=width - 64, height=height - 76, rx=18, fill=LIGHT_PAPER, stroke=FAINT_INK),
        _text(72, 104, shown.title, 34, fill=SOFT_INK),
        _headline(shown.headline),
        [_row(number, row, shown) for number, row in enumerate(shown.rows)],
        _curves(shown),
        _text(width - 60, height - 46, "Aevum", 24, anchor="end", fill=SOFT_INK),
    )


def _text(x: float, y: float, text: str, size: float, *, anchor: str = "start", fill: str = INK) -> Markup:
    return h.text(x=round(x, 1), y=round(y, 1), font_size=round(size, 1), text_anchor=anchor, fill=fill)[text]


def _headline(text: str) -> Markup:
    """Return the headline, smaller if it is long."""
    return _text(72, 164, text, 54 * min(1.0, _MAX_HEADLINE / max(len(text), 1)))


def _row(number: int, row: tuple[int, str, Points], shown: SharePicture) -> list[Child]:
    seat, name, points = row
    y = 240 + 66 * number
    short = name if len(name) <= _MAX_NAME else f"{name[: _MAX_NAME - 1]}…"
    return [
        _line(seat, f"M72 {y - 10}h44", shown.colours),
        _mark(seat, 94, y - 10, 1.7),
        _text(132, y, short, 34),
        _text(440, y, signed(points), 38, anchor="end"),
    ]


def _curves(shown: SharePicture) -> list[Child]:
    """Return grid, lines and marks of the points."""
    values = [value for _, row in shown.series for value in row]
    if len(values) < 2:
        return []
    low, high = min(*values, 0), max(*values, 1)
    last = max(len(row) for _, row in shown.series) - 1

    def place(move: int, value: Points) -> tuple[float, float]:
        x = _LEFT + (_RIGHT - _LEFT) * move / max(last, 1)
        return x, _BOTTOM - (_BOTTOM - _TOP) * float((value - low) / (high - low))

    parts: list[Child] = [_level(value, place(0, value)[1]) for value in sorted({low, 0, high})]
    for seat, (_, row) in enumerate(shown.series):
        points = [place(move, value) for move, value in enumerate(row)]
        parts.append(_line(seat, "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points), shown.colours))
        parts.extend(_mark(seat, *points[len(points) * part // 6], 1.5) for part in range(1, 6))
        parts.append(_mark(seat, *points[-1], 1.9))
    return parts


def _level(value: Points, y: float) -> list[Child]:
    return [
        h.line(x1=_LEFT, x2=_RIGHT, y1=round(y, 1), y2=round(y, 1), stroke=FAINT_INK),
        _text(_RIGHT + 18, y + 8, signed(value), 24, fill=SOFT_INK),
    ]


def _line(seat: int, way: str, colours: Sequence[str]) -> Markup:
    colour = colours[seat] if seat < len(colours) else _COLOURS[seat % len(_COLOURS)]
    dash = _DASHES[seat % len(_DASHES)]
    return h.path(d=way, fill="none", stroke=colour, stroke_width=5, stroke_dasharray=dash or None)[""]


def _mark(seat: int, x: float, y: float, size: float) -> Markup:
    where = f"translate({x:.1f} {y:.1f}) scale({size})"
    return h.path(d=MARKS[seat % len(MARKS)], transform=where, fill=LIGHT_PAPER, stroke=INK, stroke_width=1.6)[""]
