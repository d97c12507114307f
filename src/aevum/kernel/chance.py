"""Seeded random numbers by hashing; the whole state of a generator is one int.

Draw number *k* of seed *s* is the BLAKE2b hash of both, so a shuffle can be verified with any hash tool, and the next
die cannot be predicted even from a thousand dice before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, MutableSequence, Sequence
from hashlib import blake2b
from typing import Final, Self, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

SEED_BITS: Final = 256
COUNTER_BITS: Final = 48
"""Bits of a generator's state that count its hashes; the bits above them are the seed."""
_STATE_BYTES: Final = (SEED_BITS + COUNTER_BITS) // 8
_WORD: Final = 1 << 64
RecordedDraw = tuple[int, int, int]
"""State of a generator before a draw, number of possible values, and the value."""
RECORDERS: Final[list[list[RecordedDraw]]] = []
"""Lists to which every draw is added; empty unless draws are to be proved."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Seeded, splittable random number generator; `state` is all there is to save, copy and compare."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def __reduce__(self) -> tuple[type[Chance], tuple[int]]:
        """Support `pickle` and `copy`, which cannot look into a compiled class by themselves."""
        return type(self), (self.state,)

    @classmethod
    def from_seed(cls, seed: int) -> Self:
        """Return the generator of a seed, before its first draw."""
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1")
        return cls(seed << COUNTER_BITS)

    def _word(self) -> int:
        digest = blake2b(self.state.to_bytes(_STATE_BYTES, "big"), digest_size=8).digest()
        self.state += 1
        return int.from_bytes(digest, "big")

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1, all equally likely."""
        if not 0 < bound <= _WORD:
            raise ValueError("a bound is a whole number from 1 to 2^64")
        fair, before = _WORD - _WORD % bound, self.state
        word = self._word()
        while word >= fair:
            word = self._word()
        for recorder in RECORDERS:
            recorder.append((before, bound, word % bound))
        return word % bound

    def die(self, sides: int = 6) -> int:
        """Return one throw of a die, 1 to `sides`."""
        return 1 + self.below(sides)

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """Return `count` throws of a die, in order."""
        return [self.die(sides) for _ in range(count)]

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items at random; they stay where they are."""
        return items[self.below(len(items))]

    def draw(self, items: MutableSequence[T]) -> T:
        """Remove one of the items at random and return it."""
        return items.pop(self.below(len(items)))

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def branch(self, number: int) -> int:
        """Return an independent seed for part `number` of a larger run; this generator does not advance."""
        material = self.state.to_bytes(_STATE_BYTES, "big") + number.to_bytes(8, "big")
        return int.from_bytes(blake2b(material, digest_size=16).digest(), "big")


def redeal(piles: Sequence[list[int]], known: Sequence[Collection[int]], chance: Chance) -> None:
    """Shuffle all cards that are not known among the places where they lie.

    `known[n]` are the cards that stay in pile `n`. The others are sorted before they are shuffled, so that the order in
    which they lay leaves no trace.
    """
    fixed = [Counter(cards) for cards in known] or [Counter() for _ in piles]
    places: list[tuple[list[int], int]] = []
    for pile, stays in zip(piles, fixed, strict=True):
        for place, card in enumerate(pile):
            if stays[card]:
                stays[card] -= 1
            else:
                places.append((pile, place))
    unknown = sorted(pile[place] for pile, place in places)
    chance.shuffle(unknown)
    for pile, place in places:
        pile[place] = unknown.pop()
