"""Tempus Imperium: a solo game whose board is set up by the date and the time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from aevum.games.tempus_imperium import board, lines, text
from aevum.games.tempus_imperium.facts import DEAD_ENEMY, ENEMY, FOREST, QUARRY, RULEBOOK
from aevum.games.tempus_imperium.moves import BOOK
from aevum.games.tempus_imperium.options import Options, digits_of_minute
from aevum.games.tempus_imperium.state import Sheet
from aevum.games.tempus_imperium.view import SheetView, see
from aevum.kernel.chance import Chance
from aevum.kernel.game import Game, State, View
from aevum.kernel.words import Words


class TempusImperium(Game):
    """The game of one sheet, five rounds and fifty turns."""

    id = "tempus-imperium"
    seats = (1,)
    rules_version = 1
    options_type = Options
    folder = Path(__file__).parent
    book = BOOK
    rulebook = RULEBOOK

    def start(self, options: Any, seats: int, chance: Chance) -> Sheet:
        return Sheet(options, chance)

    def view(self, state: State, seat: int) -> SheetView:
        assert isinstance(state, Sheet)
        return see(state)

    def text(self, view: View, words: Words) -> str:
        assert isinstance(view, SheetView)
        return text.sheet(view, words)

    def svg(self, view: View, words: Words) -> str:
        assert isinstance(view, SheetView)
        return board.sheet(view, words)

    def blank_svg(self, words: Words) -> str:
        return board.blank_sheet(words)

    def census(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Sheet)
        squares = state.squares
        return {
            "forests": squares.count(FOREST),
            "quarries": squares.count(QUARRY),
            "enemies, dead or alive": squares.count(ENEMY) + squares.count(DEAD_ENEMY),
            "places for roads": len(state.roads) + len(state.undrawn),
        }

    def moves_in(self, state: State, line: str) -> list[int]:
        assert isinstance(state, Sheet)
        return lines.moves_in(state, line)

    def started_at(self, options: Any, now: datetime) -> Options:
        assert isinstance(options, Options)
        return options if options.digits else replace(options, digits=digits_of_minute(now))

    def file_name(self, options: Any) -> str:
        return f"{self.id}-{options.digits}" if options.digits else self.id


GAME: Final = TempusImperium()
