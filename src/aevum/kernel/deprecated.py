"""Names before 0.2: modules that forward to where their content is now, and methods of games that were renamed.

Each of them works, or is refused with a clear sentence, for one version after the change.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final

MOVED_MODULES: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "judgement": ("ai.heuristics", {"Judgement": "Heuristics"}),
    "numbers": (
        "encoding_hints",
        {
            "Counted": "CountPerKind",
            "Keyed": "ByKey",
            "LEFT_OUT": "DERIVED",
            "LeftOut": "Derived",
            "Packed": "BitPacked",
            "Priced": "ValuePerKind",
        },
    ),
    "pigments": ("svg.colours", {"Pigment": "ThemeColour", "pigment": "colour"}),
    "shows": (
        "presentation",
        {"Bringing": "MovePreview", "Face": "Tooltip", "Part": "Panel", "Shows": "Presentation"},
    ),
    "weights": ("ai.weights", {"Figures": "Weights", "Scales": "WeightSet"}),
}
"""Modules of the kernel that 0.2 moved: their present path below the kernel, and names in them that changed."""
RENAMED_METHODS: Final[Mapping[str, str]] = {
    "brings": "preview",
    "census": "conserved_counts",
    "emblem": "seat_icon",
    "faces": "tooltips",
    "gives_up": "is_resignation",
    "glance": "observation_view",
    "hides": "has_hidden_information",
    "judgement": "heuristics",
    "keeps_secret": "has_private_information",
    "marks": "selection_marks",
    "measure_colours": "chart_colours",
    "measures": "chart_series",
    "moves_in": "parse_line",
    "nearest": "intended_line",
    "occasion": "setup_time",
    "ordinary": "is_common",
    "parts": "panels",
    "picture": "thumbnail",
    "pieces": "piece_gallery",
    "playing_on": "without_resignations",
    "speaks_for_itself": "needs_no_confirmation",
    "started_at": "options_at",
    "thing_at": "name_at",
    "tried_on": "previewed_domains",
    "weighty": "is_highlight",
}
"""Members of a game that 0.2 renamed."""


class MovedModule(ModuleType):
    """A module at its former path, whose names come from another module with a DeprecationWarning."""

    def __init__(self, name: str, present: str, renamed: Mapping[str, str]) -> None:
        super().__init__(name, f"Deprecated: moved to `{present}`; this path works until 0.3.")
        self._present = present
        self._renamed = renamed

    def __getattr__(self, name: str) -> Any:
        """Return a name from the module's present place."""
        if name.startswith("__"):
            raise AttributeError(name)
        present = self._renamed.get(name, name)
        message = f"{self.__name__}.{name} is {self._present}.{present} since aevum 0.2"
        warnings.warn(message, DeprecationWarning, stacklevel=2)
        return getattr(import_module(self._present), present)


def add_moved_modules(package: str) -> None:
    """Make the moved modules of a package importable by their former paths."""
    for name, (present, renamed) in MOVED_MODULES.items():
        former = f"{package}.{name}"
        sys.modules[former] = module = MovedModule(former, f"{package}.{present}", renamed)
        setattr(sys.modules[package], name, module)


def refuse_former_names(cls: type) -> None:
    """Raise TypeError if a game defines a member by its former name, which would never be called."""
    for name in RENAMED_METHODS.keys() & vars(cls).keys():
        raise TypeError(f"{cls.__name__}.{name} is called {RENAMED_METHODS[name]} since aevum 0.2")
