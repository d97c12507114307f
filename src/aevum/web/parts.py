"""Parts of the table as elements of the page: a frame for each drawing, with a group for each of its layers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from aevum.kernel.ink import INK, LETTERS
from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.shows import BOARD, FOLD, STRIP, Part
from aevum.kernel.words import Words
from aevum.web.changes import marked
from aevum.web.marks import mark

_NEAR: Final = (BOARD, STRIP)
_ZOOMS: Final = ("in", "out", "fit")
_Draw = Callable[[Part], Markup]

_LONG: Final = 10
"""A strip so many times as long as it is high scrolls sideways."""


def layer_id(part: Part, layer: str) -> str:
    """The element of a layer."""
    return f"{part.name}-{layer}"


def targets_id(part: Part) -> str:
    """The element of what can be touched on a part."""
    return f"targets-{part.name}"


def near(parts: Sequence[Part], words: Words, filled: Mapping[str, str] | None = None) -> Markup:
    """The board and what lies below it. Without `filled` layers are empty, to be filled one by one."""
    return _near(parts, words, lambda part: _drawing(part, filled or {}))


def beside(parts: Sequence[Part], filled: Mapping[str, str] | None = None) -> Markup:
    """What lies beside the board."""
    return _beside(parts, lambda part: _drawing(part, filled or {}))


def still(parts: Sequence[Part], before: Sequence[Part], words: Words) -> Markup:
    """All parts of a position to look at; what has changed since the one before is marked."""
    since = {part.name: part for part in before}

    def draw(part: Part) -> Markup:
        now = _whole(part)
        return Markup(marked(_whole(since[part.name]), now)) if part.name in since else now

    return fragment(
        h.div("#play")[_near(parts, words, draw)],
        h.div("#sheets", tabindex=0, role="group", aria_label=words("replay-beside"))[_beside(parts, draw)],
    )


def _near(parts: Sequence[Part], words: Words, draw: _Draw) -> Markup:
    return fragment(
        _board(part, draw(part), words) if part.kind == BOARD else _strip(part, draw(part))
        for part in parts
        if part.kind in _NEAR
    )


def _beside(parts: Sequence[Part], draw: _Draw) -> Markup:
    return fragment(
        _fold(part, draw(part)) if part.kind == FOLD else h.div(_name(part))[draw(part)]
        for part in parts
        if part.kind not in _NEAR
    )


def _name(part: Part) -> str:
    tall = ".tall" if part.kind == STRIP and part.finger else ""
    return f"#part-{part.name}.part.{part.kind}{'.idle' if part.idle else ''}{'.long' if _is_long(part) else ''}{tall}"


def _board(part: Part, drawing: Markup, words: Words) -> Markup:
    return h.div(_name(part))[
        h.div("#frame", data_finger=part.finger or None, data_keep="class")[
            h.div("#sheet", data_keep="style")[drawing]
        ],
        h.div(".zoom", role="group", aria_label=words("table-zoom"))[[_zoom(way, words) for way in _ZOOMS]],
    ]


def _zoom(way: str, words: Words) -> Markup:
    name = words(f"table-zoom-{way}")
    return h.button(type="button", data_zoom=way, aria_label=name, title=name)[mark(f"zoom-{way}")]


def _strip(part: Part, drawing: Markup) -> Markup:
    return h.div(_name(part), tabindex=0)[drawing]


def _fold(part: Part, drawing: Markup) -> Markup:
    return h.details(_name(part), data_keep="open")[h.summary[part.about], drawing]


def _whole(part: Part) -> Markup:
    return _drawing(part, {layer_id(part, name): drawn for name, drawn in part.layers.items()})


def _is_long(part: Part) -> bool:
    """Would this strip be too small to read if all of it were to be seen at once?"""
    _, _, width, height = map(float, part.box.split())
    return part.kind == STRIP and width > _LONG * height


def _drawing(part: Part, filled: Mapping[str, str]) -> Markup:
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
