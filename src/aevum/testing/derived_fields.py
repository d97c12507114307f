"""Fields of states that follow from others and are kept only for speed; a key may leave them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Follows = Callable[[Any, Any], bool]
"""Whether the value of a field follows from an object that has only those fields that the key holds."""

DERIVED_FIELDS: Final[dict[str, Mapping[str, Follows]]] = {}
"""Functions by game and field. A `conftest.py` enters those of its game."""
