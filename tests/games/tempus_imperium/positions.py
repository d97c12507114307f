"""Positions of Tempus Imperium in notation: a sheet with what a test needs, and functions to play and to read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from aevum.games.tempus_imperium import GAME, TempusImperium
from aevum.games.tempus_imperium.constants import EMPTY, FOREST, KIND_OF, KINDS, QUARRY, SQUARE_AT, SQUARES
from aevum.games.tempus_imperium.moves import BOOK, ROAD_FIRST
from aevum.games.tempus_imperium.options import Options
from aevum.games.tempus_imperium.rules import road
from aevum.games.tempus_imperium.rules.connection import connected_squares, walk
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.chance import Chance
from aevum.kernel.match import Match
from notation_player import Playing

RULEBOOK_DATE: Final = "1806061935"
"""Digits of 6 June 2018, 19:35: the example of the rulebook."""
SIX_SQUARES_ROAD: Final = "D5-D6 E5-E6 F5-F6"
"""Road of ruling IT-08: a straight line between D5 E5 F5 and D6 E6 F6."""

TWO_FORESTS_ROAD: Final = "B2-B3 B3-C3 B3-B4"
"""A road that touches B2, B3, B4 and C3."""


def two_forests(b2: int = 4, b4: int = 4, **rest: Any) -> Sheet:
    """Return forests on B2 and B4 whose wood can pay for a building on C3, and one on J10 whose wood cannot."""
    return sheet_with(roads=TWO_FORESTS_ROAD, forest={"B2": b2, "B4": b4, "J10": 4}, **{"digit": 5} | rest)


def sheet_with(
    *,
    roads: str = "",
    forest: Mapping[str, int] | None = None,
    quarry: Mapping[str, int] | None = None,
    gold: int = 10,
    digit: int = 1,
    digits: str = "",
    round: int = 1,
    turn: int = 1,
    options: Mapping[str, Any] | None = None,
    **symbols: str,
) -> Sheet:
    """Return a sheet with nothing but what is named.

    `forest` and `quarry` say how much each square still holds.
    """
    sheet = Sheet().set_up(Options(digits=digits or str(digit) * 10, **(options or {})), Chance.from_seed(0))
    sheet.squares = [EMPTY] * len(SQUARES)
    sheet.left = [0] * len(SQUARES)
    for kind, stocks in ((FOREST, forest), (QUARRY, quarry)):
        for label, stock in (stocks or {}).items():
            _draw(sheet, label, kind)
            sheet.left[SQUARE_AT[label]] = stock
    for name, labels in symbols.items():
        for label in labels.split():
            _draw(sheet, label, KIND_OF[name])
    for section in roads.split():
        road.draw(sheet, BOOK.parse(f"road {section}") - ROAD_FIRST)
    sheet.gold = gold
    sheet.turn = (round - 1) * 10 + turn - 1
    return sheet


def symbol_on(symbol: str, labels: str) -> dict[str, Any]:
    """Return an argument of `sheet_with` for a symbol known only by its name."""
    return {symbol: labels}


def _draw(sheet: Sheet, label: str, kind: int) -> None:
    if sheet.squares[SQUARE_AT[label]] != EMPTY:
        raise ValueError(f"{label} is named twice")
    sheet.squares[SQUARE_AT[label]] = kind


class _FromHere(TempusImperium):
    """The game, started from a given sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    def start(self, options: Any, seats: int, chance: Chance) -> Sheet:
        return self._sheet.copy()


def match_from(sheet: Sheet) -> Match:
    """Return a match whose first position is this sheet."""
    return Match(_FromHere(sheet), sheet.options, seed=0)


def sheet_of(match: Match) -> Sheet:
    """Return the sheet of a match."""
    state = match.state
    assert isinstance(state, Sheet)
    return state


# -- playing

_PLAYING: Final = Playing(GAME)
play = _PLAYING.play
may = _PLAYING.may
refusal = _PLAYING.refused


def pass_turns(sheet: Sheet, count: int) -> Sheet:
    """Do nothing for `count` turns."""
    return play(sheet, *["pass"] * count)


# -- reading


def legal(sheet: Sheet, words: str = "") -> set[str]:
    """Return what can follow these words among the legal moves: `legal(sheet, "build farm")` returns squares."""
    notations = map(BOOK.notation, sheet.legal())
    return {notation.removeprefix(f"{words} ") for notation in notations if notation.startswith(words)}


def verbs(sheet: Sheet) -> set[str]:
    """Return the first words of the legal moves."""
    return {notation.split()[0] for notation in legal(sheet)}


def squares(sheet: Sheet, kind: str) -> set[str]:
    """Return the squares that carry this symbol."""
    return {SQUARES[square] for square, found in enumerate(sheet.squares) if KINDS[found] == kind}


def counts(sheet: Sheet) -> dict[str, int]:
    """Return the number of squares with each symbol."""
    return {name: sheet.squares.count(kind) for kind, name in enumerate(KINDS) if kind in sheet.squares}


def left(sheet: Sheet, *labels: str) -> list[int]:
    """Return the resources not yet crossed off on these squares."""
    return [sheet.left[SQUARE_AT[label]] for label in labels]


def connected(sheet: Sheet, label: str) -> set[str]:
    """Return the squares connected to this one, itself included; both ways to find them must agree."""
    by_name = connected_squares(sheet, SQUARE_AT[label])
    if by_name != walk(sheet, SQUARE_AT[label]):
        raise AssertionError(f"the roads of {label} are named wrongly")
    return {SQUARES[square] for square in by_name}
