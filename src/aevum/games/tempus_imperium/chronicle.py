"""Events that the chronicle of a match tells, with their importance."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

WEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "event-destroy": 6,
        "event-build": 4,
        "event-raid": 4,
        "event-dig": 3,
        "event-road": 1,
    }
)
"""Importance of events by message id; the events of a chapter with the highest are told."""
