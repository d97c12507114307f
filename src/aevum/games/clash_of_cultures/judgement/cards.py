"""What action cards are worth in the hand: as an action of one's own, and in a battle."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.facts import ACTIONS, COMBAT

_CIVIL: Final = {
    "quick-advance": 1.5,
    "inspiration": 1.4,
    "city-development": 1.5,
    "new-ideas": 1.0,
    "technology-trade": 1.0,
    "production-focus": 0.8,
    "mass-production": 0.8,
    "explorer": 0.8,
    "ideas": 0.7,
    "synergies": 0.7,
    "new-plans": 0.7,
    "militia": 0.7,
    "mercenaries": 0.5,
    "leadership": 1.0,
    "spy": 0.5,
    "teach-us": 0.5,
    "cultural-takeover": 0.7,
    "assassination": 0.5,
    "negotiations": 0.3,
    "great-ideas": 0.4,
    "hero-general": 0.4,
}
CIVIL_WORTH: Final = tuple(_CIVIL.get(id, 0.5) for id in ACTIONS.ids)
"""By civil half; in units of an ordinary card's worth."""
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
