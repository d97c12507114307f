"""Walks: random matches by seed, in tempers that lead to different corners of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from contract.variants import Variant
from hypothesis import strategies as st

from aevum.kernel.game import OVER, State
from aevum.kernel.match import Match
from aevum.kernel.moves import MoveBook

LONGEST: Final = 20_000
"""A match with more moves than this never ends."""


class Temper:
    """How a random player chooses, by seed: any move; any verb and then a move of it; by a taste for verbs kept all match
    long; or, curious, of a few moves the one after which most can be done.

    A taste can scorn what costs, and curiosity saves and connects; they reach rich positions that chance alone never sees.
    """

    def __init__(self, book: MoveBook, seed: int) -> None:
        self._book = book
        self._dice = Random(seed)
        self._by_verb = seed % 4 > 0
        self._curious = seed % 4 == 3
        self._taste = {verb.name: 8.0 ** self._dice.randrange(4 if seed % 4 == 2 else 1) for verb in book.verbs}

    def choose(self, state: State) -> int:
        """A legal move of a state that is not over."""
        legal = state.legal()
        if not self._by_verb:
            return self._dice.choice(legal)
        verbs = [self._book.verb_of(move).name for move in legal]
        many = Counter(verbs)
        weights = [self._taste[verb] / many[verb] for verb in verbs]
        few = self._dice.choices(legal, weights, k=12 if self._curious else 1)
        return max(few, key=lambda move: self._promise(state, move)) if self._curious else few[0]

    def _promise(self, state: State, move: int) -> int:
        after = state.copy()
        after.apply(move)
        return len(after.legal())


def walk(variant: Variant, seed: int) -> Iterator[State]:
    """A state for each decision of one random match, and the last one."""
    temper = Temper(variant.game.book, seed)
    state = variant.start(seed)
    for _ in range(LONGEST):
        yield state.copy()
        if state.actor == OVER:
            return
        state.apply(temper.choose(state))
    raise AssertionError(f"{variant}, seed {seed}: no end after {LONGEST} moves")


def along(variant: Variant, count: int, every: int = 3) -> Iterator[State]:
    """`count` positions of several walks, one every few moves."""
    seeds = iter(range(LONGEST))
    return islice((state for seed in seeds for state in islice(walk(variant, seed), seed % every, None, every)), count)


def spread(variant: Variant, count: int) -> list[State]:
    """`count` positions, as different as can be: those with the same kinds of legal moves take turns."""
    kinds: dict[frozenset[str], list[State]] = {}
    for state in along(variant, 20 * count, every=1):
        verbs = frozenset(variant.game.book.verb_of(move).name for move in state.legal())
        kinds.setdefault(verbs, []).append(state)
    dice = Random(count)
    for states in kinds.values():
        dice.shuffle(states)
    chosen: list[State] = []
    while len(chosen) < count and any(kinds.values()):
        chosen += [states.pop() for states in kinds.values() if states]
    return chosen[:count]


def played(variant: Variant, seed: int, moves: int = LONGEST) -> Match:
    """A random match, over or so many moves long."""
    match = variant.match(seed)
    temper = Temper(variant.game.book, seed)
    while not match.over and len(match.moves) < moves:
        match.play(temper.choose(match.state))
    return match


def sample(book: MoveBook, dice: Random, count: int) -> list[int]:
    """Moves of the book, legal or not, each verb as likely as another."""
    verbs = dice.choices(book.verbs, k=count)
    return [verb.first + dice.randrange(verb.size) for verb in verbs]


seeds = st.integers(0, 2**64)
choices = st.lists(st.integers(0, 10**6), max_size=80)
"""Which of the legal moves is made, decision by decision."""


def walked(variant: Variant, seed: int, chosen: Sequence[int]) -> State:
    """The position that these choices lead to."""
    state = variant.start(seed)
    for choice in chosen:
        legal = state.legal()
        if not legal:
            break
        state.apply(legal[choice % len(legal)])
    return state
