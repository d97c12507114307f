"""Observation: what a seat sees and may do, as arrays; and the spaces they come from."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from PIL import Image

from aevum.kernel.printing import png
from aevum.research.play import Play, Setting

FARTHEST: Final = 1 << 15
"""No number of a view is as far from zero."""
RENDER_MODES: Final = ("svg", "rgb_array")
WIDTH: Final = 900
"""Of a picture, in pixels."""

Observation = dict[str, Any]
"""`observation`: float32, see `python -m aevum.research GAME`; `action_mask`: 1 for each legal move, int8."""


def observation_space(setting: Setting) -> spaces.Dict:
    """Where observations come from."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-FARTHEST, FARTHEST, (setting.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setting.game.book.size,), np.int8),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete:
    """Every conceivable move by its number in the book."""
    return spaces.Discrete(setting.game.book.size)


def observe(play: Play, seat: int) -> Observation:
    """What a seat sees, and its legal moves; who does not decide has none."""
    return {"observation": np.frombuffer(play.row(seat), np.float32), "action_mask": mask(play, seat)}


def mask(play: Play, seat: int) -> Any:
    """1 for each legal move of a seat."""
    offered = bytearray(play.game.book.size)  # for so few moves quicker than an array
    if play.actor == seat:
        for move in play.legal():
            offered[move] = 1
    return np.frombuffer(offered, np.int8)


def render(play: Play, seat: int, mode: str | None) -> Any:
    """The table as a seat sees it: a text of SVG, or height x width x 3 bytes."""
    if mode is None:
        return None
    drawing = play.drawing(seat)
    if mode == "svg":
        return drawing
    with Image.open(BytesIO(png(drawing, WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"))


def refuse_unknown_mode(mode: str | None) -> None:
    """ValueError for a word that is no way to draw."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
