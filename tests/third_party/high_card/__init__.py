"""A game of twelve cards and three tricks, in a few small files, to read before writing a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from aevum.kernel.chance import Chance
from aevum.kernel.game import Game
from aevum.kernel.presentation import Tooltip
from aevum.kernel.words import Words
from high_card import board
from high_card.moves import BOOK
from high_card.options import Options
from high_card.rules import HAND, LAW, RULEBOOK
from high_card.state import Table
from high_card.view import TableView, see


class HighCard(Game[Table, TableView]):
    """The game object; an entry point in `entry_points.txt` is all it takes to be found."""

    id = "high-card"
    seats = (2, 3)
    rules_version = 1
    options_type = Options
    folder = Path(__file__).parent
    book = BOOK
    law = LAW
    rulebook = RULEBOOK

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return Table().set_up(options, seats, chance)

    def view(self, state: Table, seat: int) -> TableView:
        return see(state, seat)

    def text(self, view: TableView, words: Words) -> str:
        return board.text(view, words)

    def svg(self, view: TableView, words: Words) -> str:
        return board.svg(view, words)

    def tooltips(self, view: TableView | None, words: Words) -> Mapping[str, Tooltip]:
        """Return the tooltip of each card in hand: when it can be played; the server adds why it cannot be now."""
        rule = HAND.text(words.language)
        hand = view.hand if view is not None else ()
        return {f"card-{card}": Tooltip(str(card), rule, HAND.id, label=str(card)) for card in hand}

    def conserved_counts(self, state: Table) -> Mapping[str, int]:
        return {"cards": len(set(state.cards())), "places taken": len(state.cards())}


GAME: Final = HighCard()
