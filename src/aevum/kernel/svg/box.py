"""Rectangles on a drawing."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """An upright rectangle on a drawing."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def viewbox(self) -> str:
        """Return the rectangle as the value of a viewBox."""
        return f"{self.x:g} {self.y:g} {self.width:g} {self.height:g}"
