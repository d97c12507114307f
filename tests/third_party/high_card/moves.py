"""The move book: every move that can be named, legal or not, numbered densely."""

from __future__ import annotations

from typing import Final

from aevum.kernel.moves import Domain, MoveBook, Verb

CARDS: Final = range(1, 13)
HAND_SIZE: Final = 3

CARD: Final = Domain("card", [str(card) for card in CARDS])
# A card that is played or swapped stays face down, so only its player reads which one it is; drawing names none.
BOOK: Final = MoveBook([Verb("play", CARD), Verb("swap", CARD), Verb("draw", follows=True, public=True)])
