"""Numbers in the formulas of the rules. Only `rules` imports them; other modules call the functions of the rules."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import DATA, IDEA_OF, IDEAS

MATCHING_CARD: Final[int] = DATA["fight"]["matching_card"]
ATTACKER_LOSS: Final[int] = DATA["fight"]["attacker_loss"]
PROTECTION: Final[int] = DATA["fight"]["protection_hexes"]
PROGRESS_CARD: Final[int] = DATA["progress"]["matching_card"]
PROGRESS_CITY: Final[int] = DATA["progress"]["city"]
HEX_POINTS: Final[int] = DATA["scoring"]["hex"]
FLIGHT_POINTS: Final[int] = DATA["scoring"]["flight"]
START_TOKENS: Final[int] = DATA["setup"]["start_tokens"]
START_PER_HEX: Final[int] = DATA["setup"]["start_tokens_per_hex"]


def _by_card(effect: str) -> tuple[int, ...]:
    """Return the value that each kind of card declares for an effect."""
    values: tuple[int, ...] = IDEAS.effects(effect)
    return tuple(values[idea] for idea in IDEA_OF)


ATTACK: Final = _by_card("attack")
DEFENCE: Final = _by_card("defence")
PROGRESS: Final = _by_card("progress")
MOVES: Final = _by_card("moves")
BIRTHS: Final = _by_card("births")
ROOM: Final = _by_card("room")
STAYS: Final = _by_card("stays")
