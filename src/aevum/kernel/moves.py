"""MoveBook: every conceivable move of a game as a dense integer, a typed Move, a notation and a path of picks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Final

from aevum.kernel.errors import Malformed
from aevum.kernel.verbs import Domain, Verb, compact

__all__ = ["LONGEST_LINE", "Domain", "Move", "MoveBook", "Verb"]

LONGEST_LINE: Final = 64
"""Moves in one line of notation; nobody means more."""


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

    def refuse_shared_labels(self, touchable: Set[str]) -> None:
        """ValueError if two domains of these names share a label: at the table a touch is a label and no more.

        Amounts are picked as things are touched.
        """
        owners: dict[str, str] = {}
        domains = {
            domain for verb in self.verbs for domain in verb.domains if domain.name in touchable or domain.stepped
        }
        for domain in sorted(domains, key=lambda domain: domain.name):
            for label in domain.labels:
                owner = owners.setdefault(compact(label), domain.name)
                if owner != domain.name:
                    raise ValueError(f"{owner} and {domain.name} can both be touched and share the label {label!r}")

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
            if value is None or value not in verb.after(values):
                raise Malformed(verb.name, str(label), verb.expected(values))
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
    domain, possible = verb.domains[len(values)], verb.after(values)
    for wanted in verb.expected(values):
        reading.expect(place, " ".join(understood), wanted)
    for value, end in domain.prefixes(reading.text, place):
        if value in possible:
            yield from _values(reading, verb, [*values, value], [*understood, domain.labels[value]], end)
