"""Walks: random matches by seed, in tempers that lead to different corners of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Final

from hypothesis import strategies as st

from aevum.kernel.chance import Chance
from aevum.kernel.events import Event, Log
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.match import Match
from aevum.kernel.moves import MoveBook
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import read_match
from contract.variants import Variant

GOLDEN: Final = Path(__file__).parents[1] / "golden"
LONGEST: Final = 20_000
"""A match with more moves than this never ends."""
TEMPERS: Final = 4
"""Ways to choose; the seed of a player says which."""


class Temper:
    """How a random player chooses, by seed: any move; any kind of move first; or by a taste kept all match long.

    Only one of sixteen may give up: what comes late in a game is worth seeing.

    A taste likes some kinds of moves far better than others, and places it has been to before. One that scorns what
    costs and comes back to its own roads reaches rich positions that chance alone hardly ever sees.
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
        """A legal move of a state that is not over."""
        legal = state.legal() if self._may_resign else self._game.playing_on(state.legal())
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
    """What the arguments of a move name; `E5-F5` names two."""
    return frozenset(place for label in book.move(move).args for place in label.split("-"))


@cache
def golden_games(game: AnyGame) -> list[Match]:
    """The whole games that people who knew what they did have left in `tests/golden`."""
    matches = [read_match(file, find_game) for file in sorted(GOLDEN.glob("*.aevum"))]
    return [match for match in matches if match.game is game]


def opening(variant: Variant, seed: int) -> State:
    """Where a walk begins: at the first decision, or every other time somewhere in a golden game.

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
    """One random match, played on as far as anybody walks it. It is kept, because many tests walk the same one."""

    def __init__(self, variant: Variant, seed: int, first: State) -> None:
        self._name = f"{variant}, seed {seed}"
        self._first = first
        self._furthest = first.copy()
        self._temper = Temper(variant.game, seed)
        self._made: list[int] = []

    def moves(self) -> Iterator[int]:
        """Move by move to the end."""
        for number in range(LONGEST):
            if number == len(self._made):
                if self._furthest.actor == OVER:
                    return
                self._made.append(self._temper.choose(self._furthest))
                self._furthest.apply(self._made[-1])
            yield self._made[number]
        raise AssertionError(f"{self._name}: no end after {LONGEST} moves")

    def states(self) -> Iterator[State]:
        """A state for each decision, and the last one."""
        state = self._first.copy()
        yield state.copy()
        for move in self.moves():
            state.apply(move)
            yield state.copy()

    def events(self) -> Iterator[list[Event]]:
        """What each move tells."""
        state = self._first.copy()
        for move in self.moves():
            state.log = Log()
            state.apply(move)
            yield state.log.events

    def end(self) -> State:
        """The position after the last move."""
        for _ in self.moves():
            pass
        return self._furthest.copy()


@cache
def line(variant: Variant, seed: int) -> Line:
    """The match of a seed, begun at an opening."""
    return Line(variant, seed, opening(variant, seed))


@cache
def line_from_start(variant: Variant, seed: int) -> Line:
    """The match of a seed, begun at its first decision."""
    return line(variant, seed) if seed % 2 == 0 else Line(variant, seed, variant.start(seed))


def walk(variant: Variant, seed: int) -> Iterator[State]:
    """A state for each decision of one random match, and the last one."""
    return line(variant, seed).states()


def matches(variant: Variant, decisions: int) -> Iterator[tuple[int, list[State]]]:
    """Whole walks with their seeds, one at least, until so many decisions have been made."""
    for seed in range(decisions + 1):
        states = list(walk(variant, seed))
        yield seed, states
        decisions -= len(states) - 1
        if decisions <= 0:
            return


def heard(variant: Variant, decisions: int) -> Iterator[Event]:
    """All that is told in so many decisions of random matches."""
    told = chain.from_iterable(line(variant, seed).events() for seed in range(10**9))
    return chain.from_iterable(islice(told, decisions))


def along(variant: Variant, count: int, every: int = 3) -> Iterator[State]:
    """`count` positions, one every few moves of as many walks as there are tempers, of each in turn."""
    seeds = iter(range(10**9))
    walks = [_some_of_next(variant, seeds, every) for _ in range(TEMPERS)]
    return islice(chain.from_iterable(zip(*walks, strict=False)), count)


def _some_of_next(variant: Variant, seeds: Iterator[int], every: int) -> Iterator[State]:
    """One state every few moves of a walk, then of another."""
    for seed in seeds:
        yield from islice(walk(variant, seed), seed % every, None, every)


def spread(variant: Variant, count: int, among: int) -> list[State]:
    """`count` positions among many, as different as can be: one of each set of kinds of legal moves in turn."""
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
    """The kinds of moves that are legal."""
    return frozenset(variant.game.book.verb_of(move).name for move in state.legal())


def played(variant: Variant, seed: int, moves: int = LONGEST) -> Match:
    """A random match, over or so many moves long."""
    match = variant.match(seed)
    for move in islice(line_from_start(variant, seed).moves(), moves):
        match.play(move)
    return match


@cache
def finished(variant: Variant) -> Match:
    """A random match that is over; many tests look at it, and none goes back in it."""
    return played(variant, 5)


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
