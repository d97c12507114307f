"""Grids as tables computed once: neighbours, sides, corners, components, trails."""

from aevum.kernel.geometry.hexes import HexGrid
from aevum.kernel.geometry.regions import components, flood
from aevum.kernel.geometry.squares import SquareGrid
from aevum.kernel.geometry.trails import longest_trail

__all__ = ["HexGrid", "SquareGrid", "components", "flood", "longest_trail"]
