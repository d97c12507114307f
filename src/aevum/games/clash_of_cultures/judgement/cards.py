"""What action cards are worth in a battle."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.facts import COMBAT

_FIGHTING: Final = {
    "archers": 2,
    "flanking": 3,
    "wedge-formation": 3,
    "high-morale": 4,
    "siege": 2,
    "improved-defenses": 4,
    "for-the-people": 3,
    "defensive-formation": 3,
    "heavy-resistance": 3,
    "peltasts": 2,
    "encircled": 2,
    "surprise": 3,
    "high-ground": 2,
    "martyr": 1,
    "scout": 1,
    "tactical-retreat": 1,
}
FIGHTING_WORTH: Final = tuple(_FIGHTING[id] for id in COMBAT.ids)
"""By combat half: which of them one plays first."""
