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
from typing import Any, Final, Self

import pytest
from high_card import HighCard
from high_card.moves import BOOK
from high_card.state import Table

from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR, Event, Log, includes
from aevum.kernel.game import FRAME, OVER, SEAT, AnyGame, State, View
from aevum.kernel.moves import MoveBook, Verb
from aevum.kernel.steps import FIRST
from aevum.testing.budget import Budget
from aevum.testing.figures import Count
from aevum.testing.variants import Variant, variants_of
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


def test_what_names_a_card_in_a_hand_is_private_unless_its_verb_says_otherwise() -> None:
    book = MoveBook([Verb("play", BOOK.by_name["play"].domains[0])])
    assert [includes(book.readers(3, mover=1), seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]


# -- these tests can fail


def card_of(move: int) -> int:
    """Return the card that a move names, 0 for a move that names none."""
    return int(BOOK.move(move).args[0]) if BOOK.move(move).args else 0


class LeakyBook(HighCard):
    """High Card with all verbs declared public."""

    book = MoveBook([Verb(verb.name, *verb.domains, follows=verb.follows, public=True) for verb in BOOK.verbs])


class LeakyTable(HighCard):
    """High Card played on a state that leaks."""

    def __init__(self, table: type[Table]) -> None:
        self._table = table

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return self._table().set_up(options, seats, chance)


class LeakyMask(Table):
    """State with a mask of the cards set aside, which resampling leaves as it is."""

    def apply(self, move: int) -> None:
        super().apply(move)
        if BOOK.verb_of(move).name == "swap":
            self.frames[FIRST] |= 1 << card_of(move)


class LeakyTurns(Table):
    """State that passes over the next seat after an odd card."""

    def apply(self, move: int) -> None:
        super().apply(move)
        if BOOK.verb_of(move).name == "play" and card_of(move) % 2 and self.frames and len(self.hands) > 2:
            self.frames[SEAT] = self.frames[SEAT - FRAME] if len(self.frames) > FRAME else self.frames[SEAT]


class PeekingView(View):
    """View with a number added to its JSON."""

    def __init__(self, view: View, more: int) -> None:
        self._view = view
        self._more = more

    def to_json(self) -> dict[str, Any]:
        return self._view.to_json() | {"more": self._more}


class LeakyExchange(HighCard):
    """High Card whose views show whether an odd card went under the deck, once cards were exchanged."""

    def view(self, state: State, seat: int) -> Any:
        assert isinstance(state, Table)
        return PeekingView(super().view(state, seat), sum(sum(given) for given in state.given) % 2)


LEAKS: Final[dict[str, AnyGame]] = {
    "notation of (play|swap)": LeakyBook(),
    "imagined states: swap after 0": LeakyTable(LeakyMask),
    "who is asked: play": LeakyTable(LeakyTurns),
    "view: swap after [1-9]": LeakyExchange(),
}
"""Games that leak, by the leak that must be found."""


@pytest.mark.parametrize("found_by", LEAKS)
def test_a_leak_is_caught(found_by: str) -> None:
    variant = variants_of(LEAKS[found_by])[2]
    with pytest.raises(AssertionError, match=found_by):
        assert_hidden_choices_stay_hidden(variant, 200)
