"""Events that the chronicle of a match tells, with their importance."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

WEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "event-resign": 10,
        "event-fight": 8,
        "event-wonder": 7,
        "event-annexed": 7,
        "event-uprising": 6,
        "event-revolt": 6,
        "event-culture-moved": 6,
        "event-colony": 5,
        "event-lead": 5,
        "event-govern": 5,
        "event-final": 4,
        "event-basic-end": 4,
        "event-hunger": 4,
        "event-accept": 3,
        "event-turned": 3,
        "event-develop": 2,
        "event-play": 1,
        "event-take": 1,
    }
)
"""Importance of events by message id; the events of a chapter with the highest are told."""
