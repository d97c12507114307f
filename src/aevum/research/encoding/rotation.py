"""Rotation of observations to the observing seat: its own numbers first, then those of the others in turn order."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable
from functools import cache
from typing import Any, Final

from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame, SeatFields
from aevum.research.encoding.layout import Layout, layout_of
from aevum.research.encoding.nodes import Field, Numbers

MISSING: Final = -1
"""Seat of a pending decision, in a rotated row, where no such seat is pending."""
_PLACES: Final = re.compile(r"\[\d+(\.\.\d+)?\]")
_LAST_PLACE: Final = re.compile(r"\[(\d+)\]$")


class NotRotatable(ValueError):
    """A game whose view does not say which of its fields are by seat (`View.seat_fields`)."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(f"observations of {game.id} cannot be rotated: its view has no seat_fields")


class Rotation:
    """Rotation of the rows of a layout by the `seat_fields` of a view.

    Numbers that are no seat, such as -1 for none, stay. A number inside something that is missing stays 0.
    """

    def __init__(self, layout: Layout, seats: int, fields: SeatFields) -> None:
        self._seats = seats
        self._blocks = [_block(layout, name, seats) for name in fields.by_seat]
        self._numbers = _by_presence(layout, fields.numbers)
        self._masks = [field for name in fields.masks for field in _parts(layout, name)]
        self._lists = [entries for name, key in fields.ordered for entries in _ordered(layout, name, key)]
        self._pending = [(name, _parts(layout, f"pending.{name}")[0].first) for name in fields.pending]

    def turn(self, row: Numbers[float], seat: int, pending: Collection[str] = ()) -> None:
        """Rotate a row in place: the observing seat becomes seat 0, the next one seat 1.

        `pending`: names of the numbers of the pending decision.
        """
        for first, end, each in self._blocks:
            middle = first + seat * each
            row[first:end] = row[middle:end] + row[first:middle]
        for flag, least, places in self._numbers:
            if flag is None or row[flag] >= least:
                self._turn_seats(row, places, seat)
        for name, at in self._pending:
            if name in pending:
                self._turn_seats(row, (at,), seat)
            else:
                row[at] = MISSING
        for field in self._masks:
            self._turn_mask(row, field, seat)
        for count, first, each, key in self._lists:
            if row[count] > 1:
                _sort(row, int(row[count]), first, each, key)

    def _turn_seats(self, row: Numbers[float], places: Iterable[int], seat: int) -> None:
        seats = self._seats
        for at in places:
            if 0 <= row[at] < seats:
                row[at] = (row[at] - seat) % seats

    def _turn_mask(self, row: Numbers[float], field: Field, seat: int) -> None:
        """Rotate the bits of a mask; those of no seat stay."""
        seats = self._seats
        if field.size > 1:
            middle, end = field.first + seat, field.first + seats
            row[field.first : end] = row[middle:end] + row[field.first : middle]
        elif row[field.first] > 0:
            mask = int(row[field.first])
            own = mask & (1 << seats) - 1
            row[field.first] = mask - own + (own >> seat | own << seats - seat & (1 << seats) - 1)


def _sort(row: Numbers[float], count: int, first: int, each: int, key: int) -> None:
    """Put the entries of a list in the order of their seats; entries of one seat keep theirs."""
    entries = [row[at : at + each] for at in range(first, first + count * each, each)]
    entries.sort(key=lambda entry: entry[key])
    for place, entry in enumerate(entries):
        row[first + place * each : first + (place + 1) * each] = entry


def _parts(layout: Layout, name: str) -> list[Field]:
    """Return the fields of a layout that a name stands for, in all entries of lists, those of its parts included."""
    plain = [(_PLACES.sub("", field.name), field) for field in layout.fields]
    found = [field for whole, field in plain if whole == name or whole.startswith(f"{name}.")]
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


def _by_presence(layout: Layout, names: Iterable[str]) -> list[tuple[int | None, int, list[int]]]:
    """Return the indices of fields, grouped by the number that says whether they are there, with its least value."""
    groups: defaultdict[tuple[int | None, int], list[int]] = defaultdict(list)
    firsts = {field.name: field.first for field in layout.fields}
    for name in names:
        for field in _parts(layout, name):
            groups[_presence(firsts, field.name)] += range(field.first, field.first + field.size)
    return [(flag, least, places) for (flag, least), places in groups.items()]


def _presence(firsts: dict[str, int], name: str) -> tuple[int | None, int]:
    """Return the index of the number that says whether the owner of a field is there, and its least value for that.

    The number is 1 for something that may be missing, or the length of a list; None if the owner is always there.
    """
    owner = name.rpartition(".")[0]
    if owner in firsts:
        return firsts[owner], 1
    place = _LAST_PLACE.search(owner)
    if place and owner[: place.start()] in firsts:
        return firsts[owner[: place.start()]], int(place[1]) + 1
    return None, 0


def _ordered(layout: Layout, name: str, key: str) -> list[tuple[int, int, int, int]]:
    """Return, for each list of a name, the index of its length, its first entry, the size of one, and its key in it."""
    firsts = {field.name: field.first for field in layout.fields}
    found: list[tuple[int, int, int, int]] = []
    for field in layout.fields:
        if _PLACES.sub("", field.name) == name and f"{field.name}[0].{key}" in firsts:
            first, second = (firsts[f"{field.name}[{place}].{key}"] for place in (0, 1))
            found.append((field.first, field.first + 1, second - first, first - field.first - 1))
    if not found:
        raise KeyError(name)
    return found


@cache
def rotation_of(game: AnyGame, seats: int, options: Any) -> Rotation:
    """Return the rotation of the observations of a game; NotRotatable if its view does not say what is by seat."""
    fields = type(game.view(game.start(options, seats, Chance.from_seed(0)), 0)).seat_fields
    if seats > 1 and fields is None:
        raise NotRotatable(game)
    return Rotation(layout_of(game, seats, options), seats, fields or SeatFields((), ()))
