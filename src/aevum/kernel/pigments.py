"""Pigments: the colours of drawings. Each is one colour by day, and pages may show another by night or in contrast.

A pigment is written into a drawing as `var(--d-ink,#2b211a)`: whatever knows no style sheet shows the day. Games mix
their own; all that are mixed can be listed, so that a page knows what its drawings are made of.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Pigment:
    """A colour by day, by night, and for eyes that need contrast; nothing stands for the same as by day."""

    day: str
    night: str
    contrast: str = ""


_MIXED: Final[dict[str, Pigment]] = {}
_WRITTEN: Final = re.compile(r"var\(--[\w-]+,(#[0-9a-f]+)\)")


def pigment(name: str, day: str, night: str, contrast: str = "") -> str:
    """A colour for drawings. The name is for everybody: games put their own before it."""
    mixed = Pigment(day, night, contrast)
    if _MIXED.setdefault(name, mixed) != mixed:
        raise ValueError(f"two pigments are called {name}")
    return f"var(--d-{name},{day})"


def palette() -> dict[str, Pigment]:
    """Every pigment that has been mixed, by name."""
    return dict(_MIXED)


def by_day(drawing: str) -> str:
    """The drawing in plain colours, for what reads no style sheets: print."""
    return _WRITTEN.sub(r"\1", drawing)
