"""Rulebook chapter Preparación: the date and the time set up the grid."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from aevum.games.tempus_imperium.constants import (
    COLUMN_KINDS,
    DIGIT_ZERO_MEANS,
    EMPTY,
    ENEMY,
    ENEMY_COUNT,
    GRID,
    PRINTED_ENEMIES,
    ROW_KINDS,
)
from aevum.games.tempus_imperium.options import PRINTED, digits_of_minute
from aevum.kernel.chance import Chance

Digits = tuple[int, ...]
_FIRST_MINUTE: Final = datetime(2000, 1, 1)
_MINUTES: Final = (datetime(2100, 1, 1) - _FIRST_MINUTE) // timedelta(minutes=1)


def draw_digits(chance: Chance) -> Digits:
    """Return the digits of a random minute of the century."""
    minute = _FIRST_MINUTE + timedelta(minutes=chance.below(_MINUTES))
    return tuple(map(int, digits_of_minute(minute)))


def lay_out(digits: Digits, enemy_mode: str, chance: Chance) -> list[int]:
    """Return by square its content before the first turn."""
    squares = [EMPTY] * (GRID.rows * GRID.columns)
    if enemy_mode == PRINTED:
        for square in PRINTED_ENEMIES:
            squares[square] = ENEMY
    for column, digit in enumerate(digits):
        _draw(squares, COLUMN_KINDS[column], ((row, column) for row in _round_from(digit, GRID.rows)))
    for row, digit in enumerate(digits):
        _draw(squares, ROW_KINDS[row], ((row, column) for column in _round_from(digit, GRID.columns)))
    if enemy_mode != PRINTED:
        _scatter_enemies(squares, chance)
    return squares


def _round_from(digit: int, length: int) -> list[int]:
    """Return the places of a line in order, beginning with that of the digit and wrapping round."""
    first = (digit or DIGIT_ZERO_MEANS) - 1
    return [(first + step) % length for step in range(length)]


def _draw(squares: list[int], kind: int, places: Iterable[tuple[int, int]]) -> None:
    """Draw the symbol on the first empty place; a line without one leaves it out."""
    for row, column in places:
        square = GRID.square(row, column)
        if squares[square] == EMPTY:
            squares[square] = kind
            return


def _scatter_enemies(squares: list[int], chance: Chance) -> None:
    empty = [square for square, kind in enumerate(squares) if kind == EMPTY]
    for _ in range(ENEMY_COUNT):
        squares[chance.draw(empty)] = ENEMY
