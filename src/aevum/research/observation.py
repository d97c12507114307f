"""Observations of a seat as arrays, with their spaces, action masks and rendering."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from PIL import Image

from aevum.kernel.svg.export import png
from aevum.research.env_core import EnvConfig, EnvCore

FARTHEST: Final = 1 << 15
"""Bound of the numbers of an observation: none is as far from zero."""
HUMAN: Final = "human"
RENDER_MODES: Final = (HUMAN, "ansi", "svg", "rgb_array")
WIDTH: Final = 900
"""Width of a rendered picture, in pixels."""

Observation = dict[str, Any]
"""Arrays `observation` (float32) and `action_mask` (int8, 1 for each legal move).

`python -m aevum.research GAME` prints the meaning of each number of an observation.
"""


def observation_space(setting: EnvConfig) -> spaces.Dict:
    """Return the space of observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-FARTHEST, FARTHEST, (setting.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setting.game.book.size,), np.int8),
        }
    )


def action_space(setting: EnvConfig) -> spaces.Discrete:
    """Return the space of actions: every conceivable move by its number in the book."""
    return spaces.Discrete(setting.game.book.size)


def observe(play: EnvCore, seat: int) -> Observation:
    """Return the observation of a seat with its legal moves; a seat that does not decide has none."""
    return {"observation": np.frombuffer(play.row(seat), np.float32), "action_mask": mask(play, seat)}


def mask(play: EnvCore, seat: int) -> Any:
    """Return the action mask of a seat: 1 for each legal move."""
    offered = bytearray(play.game.book.size)  # faster than an array, as few moves are legal
    if play.actor == seat:
        for move in play.legal():
            offered[move] = 1
    return np.frombuffer(offered, np.int8)


def render(play: EnvCore, seat: int, mode: str | None) -> Any:
    """Return the position as a seat sees it: text for a terminal, SVG, or height x width x 3 bytes.

    `human` prints the text to standard output and returns None.
    """
    if mode is None:
        return None
    if mode == HUMAN:
        show(play, seat)
        return None
    if mode == "ansi":
        return play.text(seat)
    drawing = play.drawing(seat)
    if mode == "svg":
        return drawing
    with Image.open(BytesIO(png(drawing, WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"))


def show(play: EnvCore, seat: int) -> None:
    """Print the position as a seat sees it to standard output."""
    sys.stdout.write(play.text(seat))
    sys.stdout.flush()


def refuse_unknown_mode(mode: str | None) -> None:
    """Raise ValueError for a word that is no render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
