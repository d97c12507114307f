"""Kinds of moves (verbs) and of their arguments (domains)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import Final

FEW_LABELS: Final = 8
"""Maximum number of labels that an error lists; of more it names only the domain."""


def compact(text: str) -> str:
    """Return text as the parser compares it: without spaces, case folded."""
    return "".join(text.split()).casefold()


class Domain:
    """Values that an argument can have: a name for messages (`domain-<name>`) and a label for each value.

    `stepped`: the labels are amounts, and a page lets players step from one to the next.
    `label_prefix`: the message of a label is `<label_prefix>-<label>`; the name of the domain unless given.
    """

    __slots__ = ("_index", "_lengths", "label_prefix", "labels", "name", "stepped")

    def __init__(
        self,
        name: str,
        labels: Sequence[str],
        aliases: Mapping[str, int] | None = None,
        *,
        stepped: bool = False,
        label_prefix: str = "",
    ) -> None:
        self.name = name
        self.label_prefix = label_prefix or name
        self.stepped = stepped
        self.labels = tuple(labels)
        self._index = {compact(label): value for value, label in enumerate(self.labels)}
        if len(self._index) != len(self.labels):
            raise ValueError(f"two labels of {name} read alike")
        if stepped and not all(map(str.isdecimal, self.labels)):
            raise ValueError(f"{name} is stepped through, but not every label is a number")
        for alias, value in (aliases or {}).items():
            self._index.setdefault(compact(alias), value)
        self._lengths = sorted({len(label) for label in self._index}, reverse=True)

    def __len__(self) -> int:
        return len(self.labels)

    def value(self, label: str) -> int | None:
        """Return the value of a label or alias; None if there is none."""
        return self._index.get(compact(label))

    def prefixes(self, text: str, start: int) -> Iterator[tuple[int, int]]:
        """Yield (value, end) of each label that stands in the compact text at `start`, longest first."""
        for length in self._lengths:
            value = self._index.get(text[start : start + length])
            if value is not None and start + length <= len(text):
                yield value, start + length


class Verb:
    """A kind of move: the words it begins with, then one argument of each domain.

    `combinations`: the values that go together, numbered in this order; without it each goes with every other.
    `follows`: in a line of notation it may go on with the move before it (`build market C3 from B2`). `heading`: the
    group (`heading-<id>`) under which a page offers it. `public`: every viewer may read the move as soon as it is made.
    Without it the move names something that others may not know, such as a card that stays in a hand, and its mover
    alone reads it until the match is over.
    """

    __slots__ = (
        "_after",
        "_combinations",
        "_offsets",
        "domains",
        "first",
        "follows",
        "heading",
        "name",
        "public",
        "size",
        "words",
    )

    def __init__(
        self,
        name: str,
        *domains: Domain,
        words: str = "",
        follows: bool = False,
        heading: str = "",
        public: bool = False,
        combinations: Iterable[Sequence[int]] | None = None,
    ) -> None:
        self.name = name
        self.words = tuple((words or name).split())
        self.domains = domains
        self.follows = follows
        self.heading = heading
        self.public = public
        self.first = 0
        self.size = prod(len(domain) for domain in domains)
        self._combinations: tuple[tuple[int, ...], ...] | None = None
        self._offsets: dict[tuple[int, ...], int] = {}
        self._after: dict[tuple[int, ...], dict[int, None]] = {}
        if combinations is not None:
            self._list(tuple(map(tuple, combinations)))

    def _list(self, combinations: tuple[tuple[int, ...], ...]) -> None:
        for values in combinations:
            self._check(values)
        self._combinations = combinations
        self._offsets = {values: offset for offset, values in enumerate(combinations)}
        self.size = len(combinations)
        if not 0 < self.size == len(self._offsets):
            raise ValueError(f"{self.name}: no combination, or one of them twice")
        for values in combinations:
            for place, value in enumerate(values):
                self._after.setdefault(values[:place], {})[value] = None

    def _check(self, values: Sequence[int]) -> None:
        if len(values) != len(self.domains):
            raise ValueError(f"{self.name}: {len(self.domains)} arguments, not {len(values)}")
        for domain, value in zip(self.domains, values, strict=True):
            if not 0 <= value < len(domain):
                raise ValueError(f"{self.name}: no {domain.name} {value}")

    def values(self, offset: int) -> list[int]:
        """Return the argument values of the move at an offset among the verb's moves."""
        if self._combinations is not None:
            return list(self._combinations[offset])
        values: list[int] = []
        for domain in reversed(self.domains):
            offset, value = divmod(offset, len(domain))
            values.append(value)
        return values[::-1]

    def offset(self, values: Sequence[int]) -> int:
        """Return the offset of a move among the verb's moves; ValueError if there is none with these values."""
        self._check(values)
        if self._combinations is not None:
            return self._listed(tuple(values))
        offset = 0
        for domain, value in zip(self.domains, values, strict=True):
            offset = offset * len(domain) + value
        return offset

    def _listed(self, values: tuple[int, ...]) -> int:
        offset = self._offsets.get(values)
        if offset is None:
            raise ValueError(f"{self.name}: no combination {values}")
        return offset

    def after(self, values: Sequence[int]) -> Collection[int]:
        """Return the values that the next argument can have after these."""
        if self._combinations is None:
            return range(len(self.domains[len(values)]))
        return self._after[tuple(values)]

    def expected(self, values: Sequence[int]) -> list[str]:
        """Return what could have stood after these values, for errors: the labels if they are few, else the domain."""
        domain, possible = self.domains[len(values)], self.after(values)
        if len(possible) == len(domain) or len(possible) > FEW_LABELS:
            return [f"<{domain.name}>"]
        return [domain.labels[value] for value in possible]
