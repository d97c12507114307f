"""The move book: every move anybody could ever name, legal or not, numbered through."""

from __future__ import annotations

from typing import Final

from aevum.kernel.moves import Domain, MoveBook, Verb

CARDS: Final = range(1, 13)
HAND_SIZE: Final = 3

CARD: Final = Domain("card", [str(card) for card in CARDS])
BOOK: Final = MoveBook([Verb("play", CARD), Verb("swap", CARD), Verb("draw", follows=True)])
