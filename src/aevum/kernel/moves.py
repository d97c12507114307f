"""All conceivable moves of a game, each as a dense integer, a typed Move, a notation and a path of picks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Final

from aevum.kernel.errors import Malformed
from aevum.kernel.events import EVERYONE, Audience, only
from aevum.kernel.verbs import Domain, Verb, compact

__all__ = ["LONGEST_LINE", "Domain", "Move", "MoveBook", "Verb"]

LONGEST_LINE: Final = 64
"""Maximum number of moves in one line of notation."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move as people read it; `number` is the form that engines use."""

    number: int
    verb: str
    args: tuple[str, ...]
    notation: str = field(compare=False)

    def __str__(self) -> str:
        return self.notation

    def to_json(self) -> dict[str, Any]:
        """Return plain data that `MoveBook.from_json` reads back."""
        return {"verb": self.verb, "args": list(self.args)}


class MoveBook:
    """Verbs of a game with all their moves, numbered through."""

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
        """Raise ValueError if two touchable domains share a label: a touch on a page is sent as a label and no more.

        `touchable` are names of domains. Domains of amounts count too, because amounts are picked as things are
        touched.
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
        """Return the integer of a move given by argument values."""
        entry = self.by_name[verb]
        return entry.first + entry.offset(values)

    def verb_of(self, number: int) -> Verb:
        """Return the verb that a move number belongs to."""
        if not 0 <= number < self.size:
            raise ValueError(f"no move {number}")
        return self.verbs[bisect_right(self._firsts, number) - 1]

    def readers(self, number: int, mover: int) -> Audience:
        """Return the audience of a move while the match runs: everyone if its verb is public, else its mover alone."""
        return EVERYONE if self.verb_of(number).public else only(mover)

    def move(self, number: int) -> Move:
        """Return the typed move of an integer."""
        verb = self.verb_of(number)
        values = verb.values(number - verb.first)
        args = tuple(domain.labels[value] for domain, value in zip(verb.domains, values, strict=True))
        return Move(number, verb.name, args, " ".join((*verb.words, *args)))

    def notation(self, number: int) -> str:
        """Return the notation of an integer."""
        return self.move(number).notation

    def picks(self, number: int) -> tuple[str, ...]:
        """Return the path of picks that leads to a move: the words of its verb, then each argument."""
        move = self.move(number)
        return (*self.by_name[move.verb].words, *move.args)

    def from_json(self, data: Mapping[str, Any]) -> int:
        """Return the integer of `Move.to_json` data, or raise Malformed."""
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
        """Return the integer of a text that holds exactly one move, or raise Malformed."""
        reading = _Reading(text)
        for number, end in self._readings(reading, 0, self.verbs, []):
            if end == len(reading.text):
                return number
            reading.expect(end, self.notation(number), "<end>")
        raise reading.malformed()

    def parse_line(self, text: str) -> list[int]:
        """Return the integers of a text with one move and those that follow it (`build market C3 from B2 from B4`)."""
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
    """A text under the parser, with the places that it reached and what could have stood there."""

    __slots__ = ("_notes", "_origin", "_source", "text")

    def __init__(self, source: str) -> None:
        self._source = source
        self._origin = [place for place, sign in enumerate(source) if not sign.isspace() for _ in sign.casefold()]
        self.text = compact(source)
        self._notes: dict[int, tuple[str, list[str]]] = {0: ("", [])}
        """Text understood before each place, and what could have stood there."""

    def expect(self, place: int, understood: str, wanted: str) -> None:
        """Note that `wanted` could have stood at `place`."""
        _, expected = self._notes.setdefault(place, (understood, []))
        if wanted not in expected:
            expected.append(wanted)

    def malformed(self) -> Malformed:
        """Return the error at the furthest place that is not within a number: of `R99` not only the 9 is wrong."""
        place = max(place for place in self._notes if not self._cuts_number(place))
        understood, expected = self._notes[place]
        rest = self._source[self._origin[place] :] if place < len(self._origin) else ""
        return Malformed(understood, rest.strip(), expected)

    def _cuts_number(self, place: int) -> bool:
        """Whether the characters before and after a place are digits of one number."""
        if not 0 < place < len(self.text) or not self.text[place - 1 : place + 1].isdecimal():
            return False
        return self._origin[place] == self._origin[place - 1] + 1


def _arguments(reading: _Reading, verb: Verb, start: int, before: list[str]) -> Iterator[tuple[list[int], int]]:
    """Yield (argument values, end) of each way to read the verb at `start`, after the moves `before`."""
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
