"""Rotation of observations to the observing seat: its own numbers first, then those of the others in turn order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame
from aevum.research.encoding.layout import Layout, layout_of
from aevum.research.encoding.nodes import Field, Numbers


class NotRotatable(ValueError):
    """A game whose view does not say which of its fields are by seat (`View.seat_fields`)."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(f"observations of {game.id} cannot be rotated: its view has no seat_fields")


class Rotation:
    """Rotation of the rows of a layout.

    `seat_numbers`: fields whose numbers name a seat; other values, such as -1 for none, stay. A number inside something
    that is missing stays 0. `by_seat`: lists with an entry for each seat.
    """

    def __init__(self, layout: Layout, seats: int, seat_numbers: Iterable[str], by_seat: Iterable[str]) -> None:
        self._seats = seats
        self._blocks = [_block(layout, name, seats) for name in by_seat]
        self._numbers = [(entry, _flag(layout, name)) for name in seat_numbers for entry in _parts(layout, name)]

    def turn(self, row: Numbers[float], seat: int) -> None:
        """Rotate a row in place: the observing seat becomes seat 0, the next one seat 1."""
        for first, end, each in self._blocks:
            middle = first + seat * each
            row[first:end] = row[middle:end] + row[first:middle]
        seats = self._seats
        for entry, flag in self._numbers:
            if flag is not None and not row[flag]:
                continue
            for at in range(entry.first, entry.first + entry.size):
                if 0 <= row[at] < seats:
                    row[at] = (row[at] - seat) % seats


def _parts(layout: Layout, name: str) -> list[Field]:
    """Return the fields of a layout that a name stands for, those of its parts included."""
    found = [entry for entry in layout.fields if entry.name == name or entry.name.startswith((f"{name}[", f"{name}."))]
    if not found:
        raise KeyError(name)
    return found


def _block(layout: Layout, name: str, seats: int) -> tuple[int, int, int]:
    """Return the first index of a list by seat, its end, and the numbers of each seat."""
    parts = _parts(layout, name)
    first, end = parts[0].first, parts[-1].first + parts[-1].size
    if (end - first) % seats:
        raise ValueError(f"{name} is no list by seat")
    return first, end, (end - first) // seats


def _flag(layout: Layout, name: str) -> int | None:
    """Return the index of the number that says whether the owner of a field is there; None if it always is."""
    owner = name.rpartition(".")[0]
    return next((entry.first for entry in layout.fields if entry.name == owner), None)


@cache
def rotation_of(game: AnyGame, seats: int, options: Any) -> Rotation:
    """Return the rotation of the observations of a game; NotRotatable if its view does not say what is by seat."""
    fields = type(game.view(game.start(options, seats, Chance.from_seed(0)), 0)).seat_fields
    if seats > 1 and fields is None:
        raise NotRotatable(game)
    numbers, by_seat = fields or ((), ())
    return Rotation(layout_of(game, seats, options), seats, numbers, by_seat)
