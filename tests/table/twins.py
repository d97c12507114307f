"""Twins: a match and its double, which one seat cannot tell apart by anything it may know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from high_card.moves import BOOK
from high_card.state import Table

from aevum.kernel.chance import Chance
from aevum.kernel.events import Event, Log
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.table.hub import Live
from table.visitor import Visitor


class Twin(Match):
    """The same High Card match, but every card whose face the seat does not know has been another one from the deal on.

    `resample` says which cards change places. Moves follow: where the others laid a 7, they laid what lies there now.
    So the double is a match that could have been played, with another past and another future. Only its commitment is
    that of the original, for that was published.
    """

    def __init__(self, match: Match, seat: int, redraw: int) -> None:
        super().__init__(match.game, match.options, seats=match.seats, seed=match.seed ^ (1 + redraw))
        now = match.state
        assert isinstance(now, Table)
        drawn_anew = now.resample(seat, Chance.from_seed(redraw))
        self.face = dict(zip(now.cards(), drawn_anew.cards(), strict=True))
        self.original = match
        self._snapshots = [self._with_new_faces(match.state_at(0))]
        self._state = self._snapshots[0].copy()
        for played in match.moves:
            self.play(self._move(played.move), played.seat)
        # Of what was taken back nobody receives more than that there was something.
        self.records = match.records[:]
        assert self._state.key() == drawn_anew.key()
        self._state = drawn_anew

    @property
    def commitment(self) -> str:
        return self.original.commitment

    def replay(self) -> Iterator[tuple[State, list[Event]]]:
        state = self._snapshots[0].copy()
        for played in self.moves:
            state.log = Log()
            state.apply(played.move)
            yield state, state.log.events

    @property
    def differs(self) -> bool:
        """Has anything changed places at all?"""
        return any(old != new for old, new in self.face.items())

    def _with_new_faces(self, dealt: State) -> Table:
        assert isinstance(dealt, Table)
        other = dealt.copy()
        other.deck = [self.face[card] for card in dealt.deck]
        other.hands = [sorted(self.face[card] for card in hand) for hand in dealt.hands]
        return other

    def _move(self, number: int) -> int:
        move = BOOK.move(number)
        return BOOK.from_json({"verb": move.verb, "args": [str(self.face[int(card)]) for card in move.args]})


class Redrawn(Match):
    """A match with the same past in which everything that a seat does not know now is another thing."""

    @classmethod
    def of(cls, match: Match, seat: int, redraw: int) -> Match:
        other = match.copy()
        other._state = match.state.resample(seat, Chance.from_seed(redraw))
        return other


@contextmanager
def in_its_place(visitor: Visitor, id: str, twin: Match) -> Iterator[None]:
    """While open, the table shows the double of a match; everything but the match itself is the same."""
    live = visitor.live(id)
    visitor.hub.live[id] = Live(replace(live.stored, match=twin), live.chat, lifted=live.lifted)
    yield
    visitor.hub.live[id] = live
