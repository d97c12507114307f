"""Parts of the table as elements of the page: a frame for each drawing, with a group for each of its layers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.kernel.ink import INK, LETTERS
from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.shows import BOARD, FOLD, STRIP, Part

_LONG: Final = 10
"""A strip so many times as long as it is high scrolls sideways."""


def layer_id(part: Part, layer: str) -> str:
    """The element of a layer."""
    return f"{part.name}-{layer}"


def targets_id(part: Part) -> str:
    """The element of what can be touched on a part."""
    return f"targets-{part.name}"


def near(parts: Sequence[Part], filled: Mapping[str, str] | None = None) -> Markup:
    """The board and what lies below it. Without `filled` layers are empty, to be filled one by one."""
    return fragment(_framed(part, filled or {}) for part in parts if part.kind in (BOARD, STRIP))


def beside(parts: Sequence[Part], filled: Mapping[str, str] | None = None) -> Markup:
    """What lies beside the board."""
    return fragment(_framed(part, filled or {}) for part in parts if part.kind not in (BOARD, STRIP))


def _framed(part: Part, filled: Mapping[str, str]) -> Markup:
    look = f".part.{part.kind}{'.idle' if part.idle else ''}{'.long' if _is_long(part) else ''}"
    drawing = _drawing(part, filled)
    if part.kind == BOARD:
        return h.div(f"#part-{part.name}{look}")[h.div("#frame")[h.div("#sheet", data_keep="style")[drawing]]]
    if part.kind == FOLD:
        return h.details(f"#part-{part.name}{look}", data_keep="open")[h.summary[part.about], drawing]
    return h.div(f"#part-{part.name}{look}", tabindex=0 if part.kind == STRIP else None)[drawing]


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
        [h.g(f"#{id}")[Markup(filled.get(id, ""))] for id in ids],
        h.g(f"#{targets_id(part)}", data_targets=True)[Markup(filled.get(targets_id(part), ""))]
        if part.domains
        else None,
    ]
