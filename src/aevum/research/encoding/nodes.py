"""Encoders, each of which writes values of one type as a fixed number of floats."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

Numbers = array  # of floats, four bytes each
Write = Callable[[Any, "Numbers[float]"], None]
"""Function that writes a value of a view into its place of a vector, which holds zeros there."""
Memory = list[Any] | None
"""Values that were written last, then the memories of their parts; None where nothing is remembered."""
Rewrite = Callable[[Any, "Numbers[float]", Any], None]
"""Function that writes a value over the one that the memory holds, and stores it there."""
_UNWRITTEN: Final = object()
"""Placeholder that equals no value of a view."""


class TooMany(ValueError):
    """A value for which a layout has no place: the game's hints say less about its fields than they should."""


@dataclass(frozen=True, slots=True)
class Field:
    """Numbers of a vector that stand for one field: first index, count and meaning."""

    name: str
    first: int
    size: int
    meaning: str


class Encoder:
    """Base class of encoders; a value of its type becomes `size` numbers."""

    size: int

    def fields(self, name: str, first: int) -> Iterator[Field]:
        """Yield the fields of a value that is encoded from index `first` on."""
        yield Field(name, first, self.size, self.meaning)

    @property
    def meaning(self) -> str:
        raise NotImplementedError

    def writer(self, first: int) -> Write:
        """Return a function that writes a value into a vector from index `first` on."""
        raise NotImplementedError

    def memory(self) -> Memory:
        """Return a memory in which nothing is written yet; None where a changed value is written as a whole."""
        return None

    def rewriter(self, first: int) -> Rewrite:
        """Return a function that writes a value over another one."""
        write, zeros, end = self.writer(first), array("f", bytes(4 * self.size)), first + self.size

        def rewrite(value: Any, row: Numbers[float], memory: Memory) -> None:
            row[first:end] = zeros
            write(value, row)

        return rewrite


class EmptyEncoder(Encoder):
    """Encoder of values that are left out."""

    size = 0

    def fields(self, name: str, first: int) -> Iterator[Field]:
        return iter(())

    def writer(self, first: int) -> Write:
        def write(value: Any, row: Numbers[float]) -> None:
            """Write nothing."""

        return write


class NumberEncoder(Encoder):
    """Encoder of a number as it is; false is 0, true is 1."""

    size = 1
    meaning = "a number"

    def writer(self, first: int) -> Write:
        def write(value: Any, row: Numbers[float]) -> None:
            row[first] = value

        return write

    def rewriter(self, first: int) -> Rewrite:
        def rewrite(value: Any, row: Numbers[float], memory: Memory) -> None:
            row[first] = value

        return rewrite


class RowEncoder(Encoder):
    """Encoder of a fixed count of numbers; more are cut, fewer leave zeros."""

    def __init__(self, length: int) -> None:
        self.size = length

    @property
    def meaning(self) -> str:
        return "numbers in their order"

    def writer(self, first: int) -> Write:
        end, size = first + self.size, self.size

        def write(value: Any, row: Numbers[float]) -> None:
            if len(value) == size:
                row[first:end] = array("f", value)
            else:
                row[first : first + min(size, len(value))] = array("f", value[:size])

        return write


class OneOfEncoder(Encoder):
    """One-hot encoder of a value: 1 at its place, 0 elsewhere."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)
        self.size = len(self.values)

    @property
    def meaning(self) -> str:
        return "1 for one of: " + ", ".join(map(str, self.values))

    def writer(self, first: int) -> Write:
        places = {value: first + place for place, value in enumerate(self.values)}

        def write(value: Any, row: Numbers[float]) -> None:
            place = places.get(value)
            if place is not None:
                row[place] = 1

        return write


class CountsEncoder(Encoder):
    """Encoder of things in no order, as a count of each kind."""

    def __init__(self, kinds: int) -> None:
        self.size = kinds

    @property
    def meaning(self) -> str:
        return f"how many of each kind, 0 to {self.size - 1}"

    def writer(self, first: int) -> Write:
        kinds = self.size

        def write(value: Any, row: Numbers[float]) -> None:
            for kind in value:
                if not 0 <= kind < kinds:
                    raise TooMany(f"kind {kind} of {kinds}")
                row[first + kind] += 1

        return write


class ValuesPerKind(Encoder):
    """Encoder of a mapping from kinds to a number, or to several; 0 for kinds that are missing."""

    def __init__(self, kinds: int, each: int) -> None:
        self.kinds, self.each = kinds, each
        self.size = kinds * each

    @property
    def meaning(self) -> str:
        what = "a number" if self.each == 1 else f"{self.each} numbers"
        return f"{what} for each kind, 0 to {self.kinds - 1}; 0 where there is none"

    def writer(self, first: int) -> Write:
        kinds, each = self.kinds, self.each

        def write(value: Any, row: Numbers[float]) -> None:
            for kind, price in value.items():
                if not 0 <= kind < kinds:
                    raise TooMany(f"kind {kind} of {kinds}")
                at = first + kind * each
                row[at : at + each] = array("f", price if each > 1 else (price,))

        return write


class BitsEncoder(Encoder):
    """Encoder of numbers that were packed into one, the lowest first."""

    def __init__(self, count: int, bits: int) -> None:
        self.size, self.bits = count, bits

    @property
    def meaning(self) -> str:
        return "numbers in their order"

    def writer(self, first: int) -> Write:
        bits, mask, whole = self.bits, (1 << self.bits) - 1, (1 << self.size * self.bits) - 1

        def write(value: Any, row: Numbers[float]) -> None:
            at, left = first, value & whole
            while left:
                row[at] = left & mask
                at, left = at + 1, left >> bits

        return write


class OptionalEncoder(Encoder):
    """Encoder of a value that may be None: 1 and the value, or zeros."""

    def __init__(self, inner: Encoder) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def fields(self, name: str, first: int) -> Iterator[Field]:
        yield Field(name, first, 1, "1 if there is one; else zeros follow")
        yield from self.inner.fields(name, first + 1)

    def writer(self, first: int) -> Write:
        inner = self.inner.writer(first + 1)

        def write(value: Any, row: Numbers[float]) -> None:
            if value is not None:
                row[first] = 1
                inner(value, row)

        return write


class FixedListEncoder(Encoder):
    """Encoder of a fixed count of values, one after the other; more are cut, fewer leave zeros."""

    def __init__(self, length: int, item: Encoder) -> None:
        self.length, self.item = length, item
        self.size = length * item.size

    def fields(self, name: str, first: int) -> Iterator[Field]:
        for place in range(self.length):
            yield from self.item.fields(f"{name}[{place}]", first + place * self.item.size)

    def writer(self, first: int) -> Write:
        writers = [self.item.writer(first + place * self.item.size) for place in range(self.length)]

        def write(value: Any, row: Numbers[float]) -> None:
            for one, put in zip(value, writers, strict=False):
                put(one, row)

        return write

    def memory(self) -> Memory:
        return [(_UNWRITTEN,) * self.length, [self.item.memory() for _ in range(self.length)]]

    def rewriter(self, first: int) -> Rewrite:
        rewriters = [self.item.rewriter(place) for place in range(first, first + self.size, self.item.size)]
        anew = super().rewriter(first)

        def rewrite(value: Any, row: Numbers[float], memory: Any) -> None:
            if len(value) < len(rewriters):
                anew(value, row, None)
                memory[:] = self.memory() or ()  # it is no longer known which parts are written
                return
            for one, before, put, part_memory in zip(value, memory[0], rewriters, memory[1], strict=False):
                if one is not before and (part_memory is not None or one != before):
                    put(one, row, part_memory)
            memory[0] = value

        return rewrite


class PaddedListEncoder(Encoder):
    """Encoder of a list: its length, then as many entries as there is room for, then zeros."""

    def __init__(self, most: int, item: Encoder) -> None:
        self.most, self.item = most, item
        self.size = 1 + most * item.size

    def fields(self, name: str, first: int) -> Iterator[Field]:
        yield Field(name, first, 1, f"how many; the first {self.most} of them follow, then zeros")
        if isinstance(self.item, NumberEncoder):
            yield Field(f"{name}[0..{self.most - 1}]", first + 1, self.most, RowEncoder(0).meaning)
        else:
            yield from FixedListEncoder(self.most, self.item).fields(name, first + 1)

    def writer(self, first: int) -> Write:
        writers = [self.item.writer(first + 1 + place * self.item.size) for place in range(self.most)]

        def write(value: Any, row: Numbers[float]) -> None:
            row[first] = len(value)
            for one, put in zip(value, writers, strict=False):
                put(one, row)

        return write


class RecordEncoder(Encoder):
    """Encoder of an object, attribute after attribute."""

    def __init__(self, parts: Mapping[str, Encoder]) -> None:
        self.parts = {name: part for name, part in parts.items() if part.size}
        self.size = sum(part.size for part in self.parts.values())

    def fields(self, name: str, first: int) -> Iterator[Field]:
        for part, node in self.parts.items():
            yield from node.fields(f"{name}.{part}" if name else part, first)
            first += node.size

    def _placed(self, first: int) -> Iterator[tuple[str, Encoder, int]]:
        for name, part in self.parts.items():
            yield name, part, first
            first += part.size

    def writer(self, first: int) -> Write:
        writers = [(name, part.writer(at)) for name, part, at in self._placed(first)]

        def write(value: Any, row: Numbers[float]) -> None:
            for name, put in writers:
                put(getattr(value, name), row)

        return write

    def memory(self) -> Memory:
        return [(_UNWRITTEN,) * max(2, len(self.parts)), [part.memory() for part in self.parts.values()]]

    def rewriter(self, first: int) -> Rewrite:
        """Return a function that writes only attributes that have changed since they were written last."""
        # At least two names: of a single one `attrgetter` makes no tuple.
        names = (*self.parts, *self.parts)[: max(2, len(self.parts))]
        read = attrgetter(*names)
        rewriters = [part.rewriter(at) for _, part, at in self._placed(first)]

        def rewrite(value: Any, row: Numbers[float], memory: Any) -> None:
            values = read(value)
            for now, before, put, part_memory in zip(values, memory[0], rewriters, memory[1], strict=False):
                if now is not before and (part_memory is not None or now != before):
                    put(now, row, part_memory)
            memory[0] = values

        return rewrite


class MappingEncoder(RecordEncoder):
    """Encoder of a mapping with known keys, one after the other; missing ones stay zero."""

    memory = Encoder.memory
    rewriter = Encoder.rewriter

    def writer(self, first: int) -> Write:
        writers = [(name, part.writer(at)) for name, part, at in self._placed(first)]

        def write(value: Any, row: Numbers[float]) -> None:
            for name, put in writers:
                if name in value:
                    put(value[name], row)

        return write


class TupleEncoder(RecordEncoder):
    """Encoder of a tuple whose places mean different things."""

    memory = Encoder.memory
    rewriter = Encoder.rewriter

    def writer(self, first: int) -> Write:
        writers = [part.writer(at) for _, part, at in self._placed(first)]
        places = [int(name) for name in self.parts]

        def write(value: Any, row: Numbers[float]) -> None:
            for place, put in zip(places, writers, strict=True):
                put(value[place], row)

        return write
