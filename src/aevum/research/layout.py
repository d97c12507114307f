"""Layout: which numbers of a row stand for which field of a view. Fixed for a game, its options and its seats.

A layout is read off the types of the view, with what they say of themselves (`kernel/numbers.py`). Where they say
nothing, a few random matches from fixed seeds show how much room is needed; a list that grows beyond its room is cut,
and its length is still told.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from numbers import Real
from operator import attrgetter
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.numbers import Counted, Keyed, LeftOut, OneOf, Packed, Priced, UpTo

Numbers = array  # of floats, four bytes each
Write = Callable[[Any, "Numbers[float]"], None]
"""Puts a value of a view into its place of the row, which holds zeros there."""

MATCHES: Final = 6
"""Random matches that are looked at."""
EVERY: Final = 9
"""One view of so many decisions."""

LEAST_ROOM: Final = 4
"""For things of which nobody said how many there can be, and of which few or none were seen."""


class TooMany(ValueError):
    """A view holds something that its layout has no place for: the game says less of its fields than it should."""


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers in a row that stand for one field: where they begin, how many, and what they mean."""

    name: str
    first: int
    size: int
    meaning: str


class Layout:
    """The plan of a row, and how a view is written into it."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.size = root.size
        self.fields = tuple(root.fields("", 0))
        self._write = root.writer(0)
        self._empty = array("f", bytes(4 * root.size))

    def row(self, view: Any) -> Numbers[float]:
        """A view as numbers."""
        row = self._empty[:]
        self._write(view, row)
        return row


class Scribe:
    """Writes the views of one match after another. What has not changed since the last view stays written."""

    def __init__(self, layout: Layout) -> None:
        self._row = array("f", bytes(4 * layout.size))
        self._write = layout.root.over(0)

    def row(self, view: Any) -> Numbers[float]:
        """A view as numbers, as `Layout.row` has it."""
        self._write(view, self._row)
        return self._row[:]


_UNWRITTEN: Final = object()
"""No value of a view equals it."""


@cache
def layout_of(game: AnyGame, seats: int, options: Any) -> Layout:
    """The layout of a game as it is played with these options and so many seats."""
    views = list(_views(game, seats, options))
    return Layout(_Reading(game).of(type(views[0]), views))


def _views(game: AnyGame, seats: int, options: Any) -> Iterator[Any]:
    for seed in range(MATCHES):
        choose = Random(seed).choice
        state = game.start(options, seats, Chance.from_seed(seed))
        decisions = 0
        while state.actor != OVER:
            if decisions % EVERY == 0:
                yield game.view(state, state.actor)
            state.apply(choose(game.playing_on(state.legal())))
            decisions += 1
        yield from (game.view(state, seat) for seat in range(seats))


# -- the parts of a layout


class Node:
    """How values of one kind are written: so many numbers. `compares`: writing over another value, does it see itself
    which of its parts have changed?"""

    size: int
    compares = False

    def fields(self, name: str, first: int) -> Iterator[Field]:
        """What stands where."""
        yield Field(name, first, self.size, self.meaning)

    @property
    def meaning(self) -> str:
        raise NotImplementedError

    def writer(self, first: int) -> Write:
        """What writes a value into a row from `first` on."""
        raise NotImplementedError

    def over(self, first: int) -> Write:
        """What writes a value over another one."""
        write, zeros, end = self.writer(first), array("f", bytes(4 * self.size)), first + self.size

        def put(value: Any, row: Numbers[float]) -> None:
            row[first:end] = zeros
            write(value, row)

        return put


class Nothing(Node):
    """Left out."""

    size = 0

    def fields(self, name: str, first: int) -> Iterator[Field]:
        return iter(())

    def writer(self, first: int) -> Write:
        def write(value: Any, row: Numbers[float]) -> None:
            """Nothing is written."""

        return write


class Number(Node):
    """A number as it is; false and true are 0 and 1."""

    size = 1
    meaning = "a number"

    def writer(self, first: int) -> Write:
        def write(value: Any, row: Numbers[float]) -> None:
            row[first] = value

        return write

    def over(self, first: int) -> Write:
        return self.writer(first)


class Row(Node):
    """So many numbers; more are cut, fewer leave zeros."""

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


class Choice(Node):
    """1 at the place of the value, 0 elsewhere."""

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


class Counts(Node):
    """How many of each kind."""

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


class Prices(Node):
    """A number, or several, for some kinds, 0 for the others."""

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


class Unpacked(Node):
    """Numbers that were packed into one, the lowest first."""

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


class Maybe(Node):
    """1 and the value, or zeros."""

    def __init__(self, inner: Node) -> None:
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


class Items(Node):
    """Several of a kind one after the other; more are cut, fewer leave zeros."""

    compares = True

    def __init__(self, length: int, item: Node) -> None:
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

    def over(self, first: int) -> Write:
        places = range(first, first + self.size, self.item.size)
        writers = [self.item.over(place) for place in places]
        anew = super().over(first)
        unwritten: Sequence[Any] = (_UNWRITTEN,) * self.length
        compares = self.item.compares
        last = unwritten

        def write(value: Any, row: Numbers[float]) -> None:
            nonlocal last
            if len(value) < len(writers):
                anew(value, row)
                writers[:] = [self.item.over(place) for place in places]  # these have written nothing yet
                last = unwritten
                return
            for one, before, put in zip(value, last, writers, strict=False):
                if one is not before and (compares or one != before):
                    put(one, row)
            last = value

        return write


class Padded(Node):
    """How many there are, then as many as there is room for, then zeros."""

    def __init__(self, most: int, item: Node) -> None:
        self.most, self.item = most, item
        self.size = 1 + most * item.size

    def fields(self, name: str, first: int) -> Iterator[Field]:
        yield Field(name, first, 1, f"how many; the first {self.most} of them follow, then zeros")
        if isinstance(self.item, Number):
            yield Field(f"{name}[0..{self.most - 1}]", first + 1, self.most, Row(0).meaning)
        else:
            yield from Items(self.most, self.item).fields(name, first + 1)

    def writer(self, first: int) -> Write:
        writers = [self.item.writer(first + 1 + place * self.item.size) for place in range(self.most)]

        def write(value: Any, row: Numbers[float]) -> None:
            row[first] = len(value)
            for one, put in zip(value, writers, strict=False):
                put(one, row)

        return write


class Record(Node):
    """Fields by name, one after the other."""

    compares = True

    def __init__(self, parts: Mapping[str, Node]) -> None:
        self.parts = {name: part for name, part in parts.items() if part.size}
        self.size = sum(part.size for part in self.parts.values())

    def fields(self, name: str, first: int) -> Iterator[Field]:
        for part, node in self.parts.items():
            yield from node.fields(f"{name}.{part}" if name else part, first)
            first += node.size

    def _placed(self, first: int) -> Iterator[tuple[str, Node, int]]:
        for name, part in self.parts.items():
            yield name, part, first
            first += part.size

    def writer(self, first: int) -> Write:
        writers = [(name, part.writer(at)) for name, part, at in self._placed(first)]

        def write(value: Any, row: Numbers[float]) -> None:
            for name, put in writers:
                put(getattr(value, name), row)

        return write

    def over(self, first: int) -> Write:
        """Only fields that are not as they were written last are written again."""
        names = (*self.parts, *self.parts)[: max(2, len(self.parts))]  # two at least: of one there is no tuple
        read = attrgetter(*names)
        writers = [(part.over(at), part.compares) for _, part, at in self._placed(first)]
        last: tuple[Any, ...] = (_UNWRITTEN,) * len(names)

        def write(value: Any, row: Numbers[float]) -> None:
            nonlocal last
            values = read(value)
            for now, before, (put, compares) in zip(values, last, writers, strict=False):
                if now is not before and (compares or now != before):
                    put(now, row)
            last = values

        return write


class Entries(Record):
    """The same for a mapping; what is missing stays zero."""

    compares = False
    over = Node.over

    def writer(self, first: int) -> Write:
        writers = [(name, part.writer(at)) for name, part, at in self._placed(first)]

        def write(value: Any, row: Numbers[float]) -> None:
            for name, put in writers:
                if name in value:
                    put(value[name], row)

        return write


class Places(Record):
    """The same for a tuple whose places mean different things."""

    compares = False
    over = Node.over

    def writer(self, first: int) -> Write:
        writers = [part.writer(at) for _, part, at in self._placed(first)]
        places = [int(name) for name in self.parts]

        def write(value: Any, row: Numbers[float]) -> None:
            for place, put in zip(places, writers, strict=True):
                put(value[place], row)

        return write


# -- from the types of a view to the parts


class _Reading:
    """Reads types and samples of one game."""

    def __init__(self, game: AnyGame) -> None:
        self._constant = game.options_type
        self._phases = ("", *(step.name for step in game.law.steps))

    def of(self, kind: Any, samples: Sequence[Any]) -> Node:
        """The node for values of a kind, `samples` of which are known."""
        kind, told = _told(kind)
        if isinstance(told, LeftOut) or kind is self._constant:
            return Nothing()
        if _may_be_none(kind) or None in samples:
            inner = Annotated[_without_none(kind), told] if told else _without_none(kind)
            return Maybe(self.of(inner, [value for value in samples if value is not None]))
        return self._as_told(told, kind, samples) if told else self._as_seen(kind, samples)

    def _as_told(self, told: Any, kind: Any, samples: Sequence[Any]) -> Node:
        match told:
            case Counted(kinds):
                return Counts(kinds)
            case Priced(kinds, each):
                return Prices(kinds, each)
            case Packed(count, bits):
                return Unpacked(count, bits)
            case OneOf(values):
                return Choice(values)
            case UpTo(most):
                return Padded(most, self._item(kind, samples))
            case Keyed(parts):
                return Entries(
                    {name: self._as_told(part, Any, ()) if part else Number() for name, part in parts.items()}
                )
        raise TypeError(f"no layout for {told}")

    def _as_seen(self, kind: Any, samples: Sequence[Any]) -> Node:
        example = samples[0] if samples else None
        if is_dataclass(kind) or is_dataclass(example):
            return self._record(kind if is_dataclass(kind) else type(example), samples)
        if isinstance(example, str) or kind is str:
            return Choice(sorted(set(samples)))
        if isinstance(example, Real) or kind in (int, bool, float):
            return Number()
        if isinstance(example, Mapping):
            return self._entries(kind, samples)
        return self._sequence(kind, samples)

    def _record(self, kind: Any, samples: Sequence[Any]) -> Node:
        types = get_type_hints(kind, include_extras=True)
        parts: dict[str, Node] = {}
        for entry in fields(kind):
            told = Annotated[str, OneOf(self._phases)] if entry.name == "phase" else types[entry.name]
            parts[entry.name] = self.of(told, [getattr(value, entry.name) for value in samples])
        return Record(parts)

    def _entries(self, kind: Any, samples: Sequence[Mapping[Any, Any]]) -> Node:
        names = sorted({name for value in samples for name in value}, key=str)
        item = (get_args(kind) or (Any, Any))[1]
        return Entries({name: self.of(item, [value[name] for value in samples if name in value]) for name in names})

    def _sequence(self, kind: Any, samples: Sequence[Any]) -> Node:
        arguments = get_args(kind)
        if get_origin(kind) is tuple and Ellipsis not in arguments:
            return self._places(arguments, samples)
        lengths = {len(value) for value in samples}
        item = self._item(kind, samples)
        if not any(lengths):
            return Padded(LEAST_ROOM, item) if lengths else Nothing()
        if len(lengths) > 1:
            return Padded(max(LEAST_ROOM, 1 << (max(lengths) - 1).bit_length()), item)
        return Row(max(lengths)) if isinstance(item, Number) else Items(max(lengths), item)

    def _places(self, kinds: Sequence[Any], samples: Sequence[Any]) -> Node:
        parts = {str(place): self.of(kind, [value[place] for value in samples]) for place, kind in enumerate(kinds)}
        return Row(len(parts)) if all(isinstance(part, Number) for part in parts.values()) else Places(parts)

    def _item(self, kind: Any, samples: Sequence[Any]) -> Node:
        item = (get_args(kind) or (Any,))[0]
        items = [one for value in samples for one in value]
        return self.of(item, items) if items or item is not Any else Number()


def _told(kind: Any) -> tuple[Any, Any]:
    """A type, and what it says of itself."""
    if get_origin(kind) is not Annotated:
        return kind, None
    plain, *told = get_args(kind)
    return plain, told[0]


def _may_be_none(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType) and NoneType in get_args(kind)


def _without_none(kind: Any) -> Any:
    rest = [one for one in get_args(kind) if one is not NoneType] if _may_be_none(kind) else [kind]
    return rest[0]
