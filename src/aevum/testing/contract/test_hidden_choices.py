"""A hidden choice does not show in notation, views or determinizations of seats that were not informed of it.

Two legal moves of one verb are made in two copies of a position. A seat that sees the same events of both must not be
able to distinguish the copies, neither at once nor after both went on with the same moves.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final, Self

from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR, Event, Log, includes
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.moves import Verb
from aevum.testing.budget import Budget
from aevum.testing.figures import Count
from aevum.testing.variants import Variant
from aevum.testing.walks import along

FOLLOWED: Final = 6
"""Number of moves that both copies go on with after a hidden choice."""


@dataclass(slots=True)
class Branch:
    """A copy of a position after one of two moves, with all events since then."""

    state: State
    events: list[Event]

    @classmethod
    def after(cls, state: State, move: int) -> Self:
        branch = cls(state.copy(), [])
        branch.play(move)
        return branch

    def play(self, move: int) -> None:
        log = self.state.log = Log()
        self.state.apply(move)
        self.state.log = None
        self.events += log.events

    def events_seen_by(self, seat: int) -> list[Event]:
        return [event for event in self.events if event.seen_by(seat)]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two copies of a position that differ by one choice of one seat."""

    game: AnyGame
    mover: int
    verb: Verb
    one: Branch
    other: Branch

    @property
    def both(self) -> tuple[Branch, Branch]:
        return self.one, self.other

    def unaware(self, seats: int) -> list[int]:
        """Return the seats but the mover, and SPECTATOR, that see the same events of both copies."""
        others = [seat for seat in (SPECTATOR, *range(seats)) if seat != self.mover]
        return [seat for seat in others if self.one.events_seen_by(seat) == self.other.events_seen_by(seat)]

    def looks_alike(self, seat: int) -> bool:
        one, other = (json.dumps(self.game.view(branch.state, seat).to_json()) for branch in self.both)
        return one == other

    def is_imagined_alike(self, seat: int, redraw: int) -> bool:
        """Whether a seat that resamples both copies by the same chance gets the same states."""
        one, other = (branch.state.resample(seat, Chance.from_seed(redraw)).key() for branch in self.both)
        return bool(one == other)

    def goes_on(self, dice: Random) -> bool:
        """Make the same legal move in both copies; False if there is none, or they differ in chance or actor."""
        one, other = self.one.state, self.other.state
        if OVER in (one.actor, other.actor) or one.actor != other.actor or one.chance != other.chance:
            return False
        common = sorted(set(one.legal()) & set(other.legal()))
        if not common:
            return False
        move = dice.choice(common)
        for branch in self.both:
            branch.play(move)
        return True


def pairs(game: AnyGame, state: State, dice: Random) -> Iterator[Pair]:
    """Yield a pair for each verb that has several legal moves, if it matters which of them is made."""
    by_verb: dict[str, list[int]] = {}
    for move in state.legal():
        by_verb.setdefault(game.book.verb_of(move).name, []).append(move)
    for name, moves in by_verb.items():
        if len(moves) > 1:
            one, other = (Branch.after(state, move) for move in dice.sample(moves, 2))
            if one.state.key() != other.state.key():
                yield Pair(game, state.actor, game.book.by_name[name], one, other)


def leaks(pair: Pair, seats: int, dice: Random) -> Iterator[str]:
    """Yield the ways by which an unaware seat could find out a hidden choice."""
    redraw = dice.getrandbits(64)
    if pair.verb.public:
        for seat in pair.unaware(seats):
            if pair.looks_alike(seat) and pair.is_imagined_alike(seat, redraw):
                yield f"notation of {pair.verb.name}"
        return
    assert not any(includes(pair.game.book.readers(pair.verb.first, pair.mover), seat) for seat in pair.unaware(seats))
    for length in range(FOLLOWED):
        for seat in pair.unaware(seats):
            later = f"{pair.verb.name} after {length} more moves"
            if pair.one.state.actor != pair.other.state.actor:
                yield f"who is asked: {later}"
            if not pair.looks_alike(seat):
                yield f"view: {later}"
            elif not pair.is_imagined_alike(seat, redraw):
                yield f"imagined states: {later}"
        if not pair.goes_on(dice):
            return


def assert_hidden_choices_stay_hidden(variant: Variant, decisions: int) -> Counter[str]:
    """Compare a pair for each verb at `decisions` decisions; return the number of pairs by verb."""
    dice, compared = Random(decisions), Counter[str]()
    for state in islice((state for state in along(variant, 10**9, every=1) if state.actor != OVER), decisions):
        for pair in pairs(variant.game, state, dice):
            found = list(leaks(pair, variant.seats, dice))
            assert not found, f"{variant}: somebody who is told nothing can tell by: {found}"
            compared[pair.verb.name] += 1
    return compared


def test_a_hidden_choice_shows_to_no_seat_that_may_not_see_it(variant: Variant, budget: Budget, count: Count) -> None:
    decisions = variant.part_of(budget.paired if variant.game.has_hidden_information else budget.examined)
    compared = assert_hidden_choices_stay_hidden(variant, decisions)
    book = variant.game.book
    hidden = sum(compared[verb.name] for verb in book.verbs if not verb.public)
    count(f"{variant.game.id}: hidden choices compared for who is not told of them", hidden)
    count(f"{variant.game.id}: open choices that show without notation", compared.total() - hidden)
