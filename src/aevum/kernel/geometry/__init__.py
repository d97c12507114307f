"""Grids as tables computed once: neighbours, sides, corners, components, trails."""

from aevum.kernel.geometry.connectivity import components, flood
from aevum.kernel.geometry.hex_grid import HexGrid
from aevum.kernel.geometry.longest_trail import longest_trail
from aevum.kernel.geometry.square_grid import SquareGrid

__all__ = ["HexGrid", "SquareGrid", "components", "flood", "longest_trail"]
