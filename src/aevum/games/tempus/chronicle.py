"""Events that the chronicle of a match tells, with their importance."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

WEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "event-fight-won": 7,
        "event-fight-lost": 5,
        "event-city": 4,
        "event-era": 3,
        "event-convert": 2,
    }
)
"""Importance of events by message id; the events of a chapter with the highest are told."""
