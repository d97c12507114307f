"""Panels of a match as page elements: a frame for each drawing, with a group for each of its layers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.presentation import BOARD, FOLD, STRIP, Panel
from aevum.kernel.svg.colours import INK
from aevum.kernel.svg.typography import LETTERS
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.layout import static
from aevum.web.svg_diff import marked

_NEAR: Final = (BOARD, STRIP)
_ZOOMS: Final = ("in", "out", "fit")
_Draw = Callable[[Panel], Markup]

_LEAST_SCALE: Final = 0.92
"""Pixels per unit below which a strip scrolls sideways rather than shrink: text of 12 units has 11 pixels there."""
_BROAD: Final = 1.2
"""Ratio of width to height above which a board needs less height on a narrow screen."""


def layer_id(part: Panel, layer: str) -> str:
    """Return the element id of a layer."""
    return f"{part.name}-{layer}"


def targets_id(part: Panel) -> str:
    """Return the element id of the group of touchable shapes on a panel."""
    return f"targets-{part.name}"


def board_and_strips(parts: Sequence[Panel], words: Words, filled: Mapping[str, str] | None = None) -> Markup:
    """Return the board and the strips below it.

    `filled`: content by element id; without it layers are empty, to be filled one by one.
    """
    return _board_and_strips(parts, words, lambda part: _drawing(part, filled or {}))


def side_panels(parts: Sequence[Panel], filled: Mapping[str, str] | None = None) -> Markup:
    """Return the panels beside the board; `filled`: content by element id, else layers are empty."""
    return _side_panels(parts, lambda part: _drawing(part, filled or {}))


def static_panels(parts: Sequence[Panel], before: Sequence[Panel], players: str, words: Words) -> Markup:
    """Return all panels of a position for a replay, with changes since the position `before` marked.

    `players`: items of the list of players, which stands before the panels beside the board.
    """
    since = {part.name: part for part in before}

    def draw(part: Panel) -> Markup:
        now = _whole(part)
        return Markup(marked(_whole(since[part.name]), now)) if part.name in since else now

    return fragment(
        h.div("#play")[_board_and_strips(parts, words, draw)],
        h.div("#sheets", tabindex=0, role="group", aria_label=words("replay-beside"))[
            h.link(rel="stylesheet", href=static("players.css")),
            h.ul("#seats", aria_label=words("table-seats"))[Markup(players)],
            _side_panels(parts, draw),
        ],
    )


def _board_and_strips(parts: Sequence[Panel], words: Words, draw: _Draw) -> Markup:
    """Return the board, the strips below it, and in one element those that may stand beside it instead."""
    near = [part for part in parts if part.kind in _NEAR]
    across = [
        _board(part, draw(part), words) if part.kind == BOARD else _strip(part, draw(part))
        for part in near
        if not part.row
    ]
    rows = {part.row: [piece for piece in near if piece.row == part.row] for part in near if part.row}
    beside = [_row(pieces, [draw(piece) for piece in pieces]) for pieces in rows.values()]
    style = h.link(rel="stylesheet", href=static("pieces.css"))
    return fragment(across, h.div(".beside")[style, beside] if beside else None)


def _side_panels(parts: Sequence[Panel], draw: _Draw) -> Markup:
    return fragment(
        _fold(part, draw(part)) if part.kind == FOLD else h.div(_name(part))[draw(part)]
        for part in parts
        if part.kind not in _NEAR
    )


def _name(part: Panel) -> str:
    """Return id and classes of the element of a panel; those of a strip in pieces, given its first piece."""
    looks = {
        "idle": part.idle,
        "tall": part.kind == STRIP and part.min_touch_size > 0,
        "picture": part.kind == STRIP and not part.domains,
        "broad": part.kind == BOARD and _ratio(part) > _BROAD,
        "pieces": bool(part.row),
    }
    return f"#part-{part.row or part.name}.part.{part.kind}" + "".join(f".{look}" for look, has in looks.items() if has)


def _board(part: Panel, drawing: Markup, words: Words) -> Markup:
    return h.div(_name(part))[
        h.div("#frame", data_finger=part.min_touch_size or None, data_keep="class")[
            h.div("#sheet", data_keep="style")[drawing]
        ],
        _zoom_buttons(words),
    ]


@lru_cache(maxsize=64)
def _zoom_buttons(words: Words) -> Markup:
    return h.div(".zoom", role="group", aria_label=words("table-zoom"), data_keep="data-corner")[
        [_zoom(way, words) for way in _ZOOMS]
    ]


def _zoom(way: str, words: Words) -> Markup:
    name = words(f"table-zoom-{way}")
    return h.button(type="button", data_zoom=way, aria_label=name, title=name)[icon(f"zoom-{way}")]


def _strip(part: Panel, drawing: Markup) -> Markup:
    """Return a strip; if things on it can be touched, it never becomes too small to read."""
    return h.div(_name(part), tabindex=0, data_keep="data-more")[_least(part) if part.domains else None, drawing]


def _row(pieces: Sequence[Panel], drawings: Sequence[Markup]) -> Markup:
    """Return a strip in pieces, which scrolls as a whole."""
    return h.div(_name(pieces[0]), tabindex=0, data_keep="data-more")[
        [h.div(".piece")[_least(piece), drawing] for piece, drawing in zip(pieces, drawings, strict=True)]
        if pieces[0].domains
        else list(drawings)
    ]


def _least(part: Panel) -> Markup:
    """Return an invisible element of the width below which a strip would be too small to read."""
    return h.svg(".least", width=_least_width(part), height=0)[""]


def _fold(part: Panel, drawing: Markup) -> Markup:
    return h.details(_name(part), data_keep="open")[h.summary[part.about], drawing]


def _whole(part: Panel) -> Markup:
    return _drawing(part, {layer_id(part, name): drawn for name, drawn in part.layers.items()})


def _least_width(part: Panel) -> int:
    """Return the width in pixels of a strip below which it would be too small to read."""
    return ceil(float(part.box.split()[2]) * _LEAST_SCALE)


def _ratio(part: Panel) -> float:
    """Return the width of a panel divided by its height."""
    _, _, width, height = map(float, part.box.split())
    return width / height


def _drawing(part: Panel, filled: Mapping[str, str]) -> Markup:
    ids = [layer_id(part, name) for name in part.layers]
    return h.svg(
        f"#svg-{part.name}.drawing",
        viewBox=part.box,
        role="group",
        aria_label=part.about,
        font_family=LETTERS,
        fill=INK,
    )[
        [h.g(f"#{id}", data_keep="content")[Markup(filled.get(id, ""))] for id in ids],
        h.g(f"#{targets_id(part)}", data_targets="true", data_keep="content")[Markup(filled.get(targets_id(part), ""))]
        if part.domains
        else None,
    ]
