"""Random matches by seed, by players with different tempers that lead to different corners of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, islice
from random import Random
from typing import Final

from hypothesis import strategies as st

from aevum.kernel.chance import Chance
from aevum.kernel.events import Event, Log
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.match import Match
from aevum.kernel.moves import MoveBook
from aevum.testing.golden_games import golden_games
from aevum.testing.variants import Variant

LONGEST: Final = 20_000
"""Maximum number of moves of a match; a longer one is an endless one."""
TEMPERS: Final = 4
"""Number of ways to choose; the seed of a player selects one."""


class Temper:
    """Random player, by seed: any move; any kind of move first; or by a taste that stays the same all match long.

    Only one seed of sixteen may resign, because late positions are worth seeing.

    A taste strongly prefers some kinds of moves, and places that it has been to before. A player that avoids what costs
    and comes back to its own roads reaches rich positions that pure chance hardly ever reaches.
    """

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._book = book = game.book
        self._dice = Random(seed)
        self._may_resign = seed % 16 == 2
        self._any_move = seed % TEMPERS == 0
        self._homesick = 30 if seed % TEMPERS > 1 else 1
        self._taste = {verb.words[0]: 8 ** self._dice.randrange(4) if seed % TEMPERS > 1 else 1 for verb in book.verbs}
        self._visited: set[str] = set()

    def choose(self, state: State) -> int:
        """Return a legal move of a state that is not over."""
        legal = state.legal() if self._may_resign else self._game.without_resignations(state.legal())
        if self._any_move:
            return self._dice.choice(legal)
        kinds = [self._book.verb_of(move).words[0] for move in legal]
        lures = [self._homesick ** len(places(self._book, move) & self._visited) for move in legal]
        totals: Counter[str] = Counter()
        for kind, lure in zip(kinds, lures, strict=True):
            totals[kind] += lure
        weights = [self._taste[kind] * lure / totals[kind] for kind, lure in zip(kinds, lures, strict=True)]
        move = self._dice.choices(legal, weights)[0]
        self._visited |= places(self._book, move)
        return move


@cache
def places(book: MoveBook, move: int) -> frozenset[str]:
    """Return the places that the arguments of a move name; `E5-F5` names two."""
    return frozenset(place for label in book.move(move).args for place in label.split("-"))


def opening(variant: Variant, seed: int) -> State:
    """Return the start of a walk: the first decision, or for odd seeds some position of a golden game.

    The variant's own options hold there too; moves of the golden game that they forbid are left out.
    """
    golden = [match for match in golden_games(variant.game) if len(match.seats) == variant.seats]
    if seed % 2 == 0 or not golden:
        return variant.start(seed)
    dice = Random(seed)
    match = dice.choice(golden)
    options = variant.game.read_options({**variant.game.options_json(match.options), **variant.changes})
    state: State = variant.game.start(options, variant.seats, Chance.from_seed(match.seed))
    for record in match.moves[: dice.randrange(len(match.moves))]:
        if state.actor != OVER and state.check(record.move) is None:
            state.apply(record.move)
    return state


class Line:
    """One random match, extended as far as callers walk it and cached, because many tests walk the same one."""

    def __init__(self, variant: Variant, seed: int, first: State) -> None:
        self._name = f"{variant}, seed {seed}"
        self._first = first
        self._furthest = first.copy()
        self._temper = Temper(variant.game, seed)
        self._made: list[int] = []

    def moves(self) -> Iterator[int]:
        """Yield the moves to the end of the match."""
        for number in range(LONGEST):
            if number == len(self._made):
                if self._furthest.actor == OVER:
                    return
                self._made.append(self._temper.choose(self._furthest))
                self._furthest.apply(self._made[-1])
            yield self._made[number]
        raise AssertionError(f"{self._name}: no end after {LONGEST} moves")

    def states(self) -> Iterator[State]:
        """Yield a state for each decision, and the last one."""
        state = self._first.copy()
        yield state.copy()
        for move in self.moves():
            state.apply(move)
            yield state.copy()

    def events(self) -> Iterator[list[Event]]:
        """Yield the events of each move."""
        state = self._first.copy()
        for move in self.moves():
            state.log = Log()
            state.apply(move)
            yield state.log.events

    def end(self) -> State:
        """Return the position after the last move."""
        for _ in self.moves():
            pass
        return self._furthest.copy()


@cache
def line(variant: Variant, seed: int) -> Line:
    """Return the match of a seed, begun at an opening."""
    return Line(variant, seed, opening(variant, seed))


@cache
def line_from_start(variant: Variant, seed: int) -> Line:
    """Return the match of a seed, begun at its first decision."""
    return line(variant, seed) if seed % 2 == 0 else Line(variant, seed, variant.start(seed))


def walk(variant: Variant, seed: int) -> Iterator[State]:
    """Yield a state for each decision of one random match, and the last one."""
    return line(variant, seed).states()


def matches(variant: Variant, decisions: int) -> Iterator[tuple[int, list[State]]]:
    """Yield whole walks with their seeds, at least one, until `decisions` decisions have been made."""
    for seed in range(decisions + 1):
        states = list(walk(variant, seed))
        yield seed, states
        decisions -= len(states) - 1
        if decisions <= 0:
            return


def random_events(variant: Variant, decisions: int) -> Iterator[Event]:
    """Yield all events of `decisions` decisions of random matches."""
    events = chain.from_iterable(line(variant, seed).events() for seed in range(10**9))
    return chain.from_iterable(islice(events, decisions))


def along(variant: Variant, count: int, every: int = 3) -> Iterator[State]:
    """Yield `count` positions, one every few moves of as many walks as there are tempers, from each in turn."""
    seeds = iter(range(10**9))
    walks = [_some_of_next(variant, seeds, every) for _ in range(TEMPERS)]
    return islice(chain.from_iterable(zip(*walks, strict=False)), count)


def _some_of_next(variant: Variant, seeds: Iterator[int], every: int) -> Iterator[State]:
    """Yield a state every few moves of a walk, then of another."""
    for seed in seeds:
        yield from islice(walk(variant, seed), seed % every, None, every)


def spread(variant: Variant, count: int, among: int) -> list[State]:
    """Return `count` positions among many, as different as possible: one of each set of legal verbs in turn."""
    kinds: dict[frozenset[str], list[State]] = {}
    for state in along(variant, max(among, count), every=1):
        kinds.setdefault(verbs_of(variant, state), []).append(state)
    for states in kinds.values():
        Random(count).shuffle(states)
    chosen: list[State] = []
    while len(chosen) < count and any(kinds.values()):
        chosen += [states.pop() for states in sorted(kinds.values(), key=len) if states]
    return chosen[:count]


def verbs_of(variant: Variant, state: State) -> frozenset[str]:
    """Return the names of the verbs that have legal moves."""
    return frozenset(variant.game.book.verb_of(move).name for move in state.legal())


def played(variant: Variant, seed: int, moves: int = LONGEST) -> Match:
    """Return a random match, over or `moves` moves long."""
    match = variant.match(seed)
    for move in islice(line_from_start(variant, seed).moves(), moves):
        match.play(move)
    return match


@cache
def finished(variant: Variant) -> Match:
    """Return a random match that is over; it is shared by many tests, which must not undo moves of it."""
    return played(variant, 5)


def sample(book: MoveBook, dice: Random, count: int) -> list[int]:
    """Return random moves of the book, legal or not, each verb equally likely."""
    verbs = dice.choices(book.verbs, k=count)
    return [verb.first + dice.randrange(verb.size) for verb in verbs]


seeds = st.integers(0, 2**64)
choices = st.lists(st.integers(0, 10**6), max_size=80)
"""Indices into the legal moves, decision by decision."""


def walked(variant: Variant, seed: int, chosen: Sequence[int]) -> State:
    """Return the position that these choices lead to."""
    state = variant.start(seed)
    for choice in chosen:
        legal = state.legal()
        if not legal:
            break
        state.apply(legal[choice % len(legal)])
    return state
