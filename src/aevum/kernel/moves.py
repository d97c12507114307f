"""MoveBook: every conceivable move of a game as a dense integer, a typed Move, a notation and a path of picks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, Final

from aevum.kernel.errors import Malformed

LONGEST_LINE: Final = 64
"""Moves in one line of notation; nobody means more."""


def compact(text: str) -> str:
    """Text as the parser compares it: case and spacing are forgiven."""
    return "".join(text.split()).casefold()


class Domain:
    """What an argument can be: a name for messages (`domain-<name>`) and a label for each value."""

    __slots__ = ("_index", "_lengths", "labels", "name")

    def __init__(self, name: str, labels: Sequence[str], aliases: Mapping[str, int] | None = None) -> None:
        self.name = name
        self.labels = tuple(labels)
        self._index = {compact(label): value for value, label in enumerate(self.labels)}
        if len(self._index) != len(self.labels):
            raise ValueError(f"two labels of {name} read alike")
        for alias, value in (aliases or {}).items():
            self._index.setdefault(compact(alias), value)
        self._lengths = sorted({len(label) for label in self._index}, reverse=True)

    def __len__(self) -> int:
        return len(self.labels)

    def value(self, label: str) -> int | None:
        """The value of a label or alias; None if there is none."""
        return self._index.get(compact(label))

    def prefixes(self, text: str, start: int) -> Iterator[tuple[int, int]]:
        """(value, end) of each label that stands in the compact text at `start`, longest first."""
        for length in self._lengths:
            value = self._index.get(text[start : start + length])
            if value is not None and start + length <= len(text):
                yield value, start + length


class Verb:
    """A kind of move: the words it begins with, then one argument of each domain.

    `follows`: in a line of notation it may go on with the move before it (`build market C3 from B2`).
    """

    __slots__ = ("domains", "first", "follows", "name", "size", "words")

    def __init__(self, name: str, *domains: Domain, words: str = "", follows: bool = False) -> None:
        self.name = name
        self.words = tuple((words or name).split())
        self.domains = domains
        self.follows = follows
        self.size = prod(len(domain) for domain in domains)
        self.first = 0

    def values(self, offset: int) -> list[int]:
        """Argument values of the move at this place among the verb's moves."""
        values: list[int] = []
        for domain in reversed(self.domains):
            offset, value = divmod(offset, len(domain))
            values.append(value)
        return values[::-1]

    def offset(self, values: Sequence[int]) -> int:
        """Place of a move among the verb's moves."""
        offset = 0
        for domain, value in zip(self.domains, values, strict=True):
            if not 0 <= value < len(domain):
                raise ValueError(f"{self.name}: no {domain.name} {value}")
            offset = offset * len(domain) + value
        return offset


@dataclass(frozen=True, slots=True)
class Move:
    """A move as a person reads it. `number` is what engines use."""

    number: int
    verb: str
    args: tuple[str, ...]
    notation: str = field(compare=False)

    def __str__(self) -> str:
        return self.notation

    def to_json(self) -> dict[str, Any]:
        """Plain data; `MoveBook.from_json` reads it back."""
        return {"verb": self.verb, "args": list(self.args)}


class MoveBook:
    """The verbs of a game, numbered through."""

    __slots__ = ("_firsts", "by_name", "size", "verbs")

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self.by_name = {verb.name: verb for verb in verbs}
        self.size = 0
        for verb in verbs:
            verb.first = self.size
            self.size += verb.size
        self._firsts = [verb.first for verb in verbs]

    def number(self, verb: str, *values: int) -> int:
        """The integer of a move given by argument values."""
        entry = self.by_name[verb]
        return entry.first + entry.offset(values)

    def verb_of(self, number: int) -> Verb:
        """Whose move is it?"""
        if not 0 <= number < self.size:
            raise ValueError(f"no move {number}")
        return self.verbs[bisect_right(self._firsts, number) - 1]

    def move(self, number: int) -> Move:
        """The typed move of an integer."""
        verb = self.verb_of(number)
        values = verb.values(number - verb.first)
        args = tuple(domain.labels[value] for domain, value in zip(verb.domains, values, strict=True))
        return Move(number, verb.name, args, " ".join((*verb.words, *args)))

    def notation(self, number: int) -> str:
        """The text of an integer."""
        return self.move(number).notation

    def picks(self, number: int) -> tuple[str, ...]:
        """The path a person walks to this move: the verb's words, then each argument."""
        move = self.move(number)
        return (*self.by_name[move.verb].words, *move.args)

    def from_json(self, data: Mapping[str, Any]) -> int:
        """The integer of `Move.to_json` data."""
        verb = self.by_name.get(str(data.get("verb")))
        if verb is None:
            raise Malformed("", str(data.get("verb", "")), [entry.name for entry in self.verbs])
        args = data.get("args")
        if not isinstance(args, list | tuple) or len(args) != len(verb.domains):
            raise Malformed(verb.name, str(args), [f"<{domain.name}>" for domain in verb.domains] or ["<end>"])
        values: list[int] = []
        for domain, label in zip(verb.domains, args, strict=True):
            value = domain.value(str(label))
            if value is None:
                raise Malformed(verb.name, str(label), [f"<{domain.name}>"])
            values.append(value)
        return verb.first + verb.offset(values)

    def parse(self, text: str) -> int:
        """The integer of a text that holds exactly one move, or Malformed."""
        reading = _Reading(text)
        for number, end in self._readings(reading, 0, self.verbs, []):
            if end == len(reading.text):
                return number
            reading.expect(end, self.notation(number), "<end>")
        raise reading.malformed()

    def parse_line(self, text: str) -> list[int]:
        """The integers of a text with one move and those that follow it (`build market C3 from B2 from B4`)."""
        reading = _Reading(text)
        line = self._line(reading, 0, self.verbs, [])
        if line is None:
            raise reading.malformed()
        return line

    def _line(self, reading: _Reading, start: int, verbs: Sequence[Verb], before: list[int]) -> list[int] | None:
        followers = [verb for verb in self.verbs if verb.follows]
        for number, end in self._readings(reading, start, verbs, [self.notation(number) for number in before]):
            line = [*before, number]
            if end == len(reading.text):
                return line
            reading.expect(end, " ".join(map(self.notation, line)), "<end>")
            whole = self._line(reading, end, followers, line) if len(line) < LONGEST_LINE else None
            if whole is not None:
                return whole
        return None

    def _readings(
        self, reading: _Reading, start: int, verbs: Sequence[Verb], before: list[str]
    ) -> Iterator[tuple[int, int]]:
        for verb in verbs:
            for values, end in _arguments(reading, verb, start, before):
                yield verb.first + verb.offset(values), end


class _Reading:
    """A text under the parser, with the furthest place it came to and what could have stood there."""

    __slots__ = ("_expected", "_furthest", "_origin", "_source", "_understood", "text")

    def __init__(self, source: str) -> None:
        self._source = source
        self._origin = [place for place, sign in enumerate(source) if not sign.isspace() for _ in sign.casefold()]
        self.text = compact(source)
        self._furthest = 0
        self._understood = ""
        self._expected: list[str] = []

    def expect(self, place: int, understood: str, wanted: str) -> None:
        """Note that `wanted` could have stood at `place`."""
        if place > self._furthest:
            self._furthest, self._understood, self._expected = place, understood, []
        if place == self._furthest and wanted not in self._expected:
            self._expected.append(wanted)

    def malformed(self) -> Malformed:
        rest = self._source[self._origin[self._furthest] :] if self._furthest < len(self._origin) else ""
        return Malformed(self._understood, rest.strip(), self._expected)


def _arguments(reading: _Reading, verb: Verb, start: int, before: list[str]) -> Iterator[tuple[list[int], int]]:
    """(argument values, end) of each way to read the verb at `start`, after the moves `before`."""
    place = start
    understood = before.copy()
    for word in verb.words:
        if not reading.text.startswith(word, place):
            reading.expect(place, " ".join(understood), word)
            return
        understood.append(word)
        place += len(word)
    yield from _values(reading, verb, [], understood, place)


def _values(
    reading: _Reading, verb: Verb, values: list[int], understood: list[str], place: int
) -> Iterator[tuple[list[int], int]]:
    if len(values) == len(verb.domains):
        yield values, place
        return
    domain = verb.domains[len(values)]
    reading.expect(place, " ".join(understood), f"<{domain.name}>")
    for value, end in domain.prefixes(reading.text, place):
        yield from _values(reading, verb, [*values, value], [*understood, domain.labels[value]], end)


class Picks:
    """The trie of picks over some legal moves: what can be picked next, and which move is complete."""

    __slots__ = ("move", "next")

    def __init__(self) -> None:
        self.move: int | None = None
        self.next: dict[str, Picks] = {}

    @classmethod
    def over(cls, book: MoveBook, legal: Iterable[int]) -> Picks:
        """The trie of these moves."""
        root = cls()
        for number in legal:
            node = root
            for pick in book.picks(number):
                node = node.next.setdefault(pick, cls())
            node.move = number
        return root

    def walk(self, path: Iterable[str]) -> Picks | None:
        """Where a path of picks leads; None if it leaves the trie."""
        node: Picks | None = self
        for pick in path:
            node = node.next.get(pick) if node else None
        return node

    def moves(self) -> list[int]:
        """All moves at and below this node, sorted."""
        own = [] if self.move is None else [self.move]
        return sorted(own + [number for child in self.next.values() for number in child.moves()])
