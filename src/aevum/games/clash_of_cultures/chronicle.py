"""Events that the chronicle of a match tells, with their importance."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

WEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "event-wonder": 9,
        "event-lost-wonder": 9,
        "event-capture": 8,
        "event-razed": 7,
        "event-destroyed": 7,
        "event-battle-won": 6,
        "event-battle-held": 6,
        "event-takeover": 6,
        "event-influenced": 5,
        "event-score": 5,
        "event-found": 4,
        "event-change": 4,
        "event-battle-drawn": 4,
        "event-person": 3,
        "event-discover": 2,
        "event-deal": 2,
        "event-grow": 1,
        "event-advance": 1,
    }
)
"""Importance of events by message id; the events of a chapter with the highest are told."""
