"""What is decided now, and what for."""

from __future__ import annotations

from typing import Final

PHASES: Final = (
    "tile",
    "turn",
    "settle",
    "slot",
    "target",
    "convert",
    "lead",
    "govern",
    "crowd",
    "declare",
    "assault",
    "defence",
    "advance",
    "discard",
    "bonus",
    "progress",
)
TILE: Final = 0
"""Where the tile goes."""
TURN: Final = 1
"""How it is turned."""
SETTLE: Final = 2
SLOT: Final = 3
"""An action, more of it, a card, or the end of the slot."""
TARGET: Final = 4
"""Where the token goes, or which hex is attacked."""
CONVERT: Final = 5
"""Whom Religion converts."""
LEAD: Final = 6
"""From where the Military Leader attacks."""
GOVERN: Final = 7
"""Government: now or later."""
CROWD: Final = 8
"""Which Sanitation card lets the token in."""
DECLARE: Final = 9
ASSAULT: Final = 10
"""The attacker's cards."""
DEFENCE: Final = 11
"""The defender's cards."""
ADVANCE: Final = 12
DISCARD: Final = 13
"""Above the hand limit after an idea."""
BONUS: Final = 14
"""Above the hand limit after the cards of Writing or Printing."""
PROGRESS: Final = 15

# The action of a slot; also what a target or a crowded hex is chosen for.
ACTIONS: Final = ("none", "move", "babies", "fight", "idea", "city", "religion", "advance")
NONE: Final = 0
MOVING: Final = 1
BEARING: Final = 2
FIGHTING: Final = 3
THINKING: Final = 4
BUILDING: Final = 5
CONVERTING: Final = 6
ADVANCING: Final = 7
