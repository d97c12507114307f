"""The numbers of an observation, written one after the other, straight from a state.

A game that writes its observations so (`Game.observation_writer`) writes the same numbers as are made of its view, in
the order of the view's fields; the tests compare both.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from aevum.kernel.encoding_hints import BitPacked


class NamedPlaces:
    """Places of numbers that are known by name, as the hint `ByKey` orders them; several may be packed into one."""

    def __init__(self, hints: Mapping[str, BitPacked | None]) -> None:
        self.places: Final[dict[str, tuple[int, int, int]]] = {}
        at = 0
        for name, hint in hints.items():
            count, bits = (hint.count, hint.bits) if hint is not None else (1, 0)
            self.places[name] = (at, count, bits)
            at += count
        self.size: Final = at


class ObservationRow:
    """Numbers of one observation; `at` is the place of the next one. Places that are skipped stay zero."""

    def __init__(self, size: int) -> None:
        self.numbers: array[float] = array("f", bytes(4 * size))
        self.at = 0

    def put(self, value: int) -> None:
        """Write a number."""
        self.numbers[self.at] = value
        self.at += 1

    def put_half(self, halves: int) -> None:
        """Write a number that is counted in halves."""
        self.numbers[self.at] = halves / 2
        self.at += 1

    def put_all(self, values: Sequence[int]) -> None:
        """Write numbers in their order."""
        end = self.at + len(values)
        self.numbers[self.at : end] = array("f", values)
        self.at = end

    def skip(self, count: int) -> None:
        """Leave zeros."""
        self.at += count

    def one_of(self, place: int, count: int) -> None:
        """Write 1 at one of several places."""
        self.numbers[self.at + place] = 1
        self.at += count

    def count_kinds(self, kinds: int, things: Sequence[int]) -> None:
        """Write how many things there are of each kind."""
        numbers, first = self.numbers, self.at
        for kind in things:
            numbers[first + kind] += 1
        self.at = first + kinds

    def mark_kinds(self, kinds: int, mask: int, first_kind: int = 0) -> None:
        """Write 1 for each kind whose bit is set; the lowest bit is the kind `first_kind`."""
        numbers, place = self.numbers, self.at + first_kind
        while mask:
            if mask & 1:
                numbers[place] = 1
            mask >>= 1
            place += 1
        self.at += kinds

    def put_packed(self, value: int, count: int, bits: int) -> None:
        """Write numbers that are packed into one, the lowest first."""
        self._unpack(self.at, value, count, bits)
        self.at += count

    def _unpack(self, place: int, value: int, count: int, bits: int) -> None:
        numbers, mask = self.numbers, (1 << bits) - 1
        left = value & (1 << count * bits) - 1
        while left:
            part = left & mask
            if part:
                numbers[place] = part
            left >>= bits
            place += 1

    def put_list(self, values: Sequence[int], most: int) -> None:
        """Write the length of a list, then its numbers, in a place that holds `most` of them."""
        self.put(len(values))
        end = self.at + most
        if values:
            self.put_all(values[:most])
        self.at = end

    def put_named(self, values: dict[str, int], names: NamedPlaces) -> None:
        """Write numbers by their names; names that are missing stay zero."""
        first, places = self.at, names.places
        for name, value in values.items():
            at, count, bits = places[name]
            if bits:
                self._unpack(first + at, value, count, bits)
            else:
                self.numbers[first + at] = value
        self.at = first + names.size
