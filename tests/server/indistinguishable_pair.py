"""A match and a counterpart that one seat cannot distinguish from it by anything that it may know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from unittest.mock import patch

from high_card.moves import BOOK
from high_card.state import Table

from aevum.kernel.chance import Chance
from aevum.kernel.events import Event, Log
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.server.live import snapshots
from aevum.server.live.hub import LiveMatch
from server.raw_client import RawClient

_NUMBERS = count()


class Counterpart(Match):
    """Copy of a High Card match in which every card unknown to the seat was another one from the deal on.

    `resample` decides which cards change places. Moves follow: where the others laid a 7, they laid the card that is in
    its place now. So the counterpart is a match that could have been played, with another past and another future. Only
    its commitment is that of the original, because that was published.
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
        # Of an undone move viewers learn only that there was one.
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
        """Whether any card has changed places."""
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
    """Copy of a match with the same past in which everything that a seat does not know now is resampled."""

    @classmethod
    def of(cls, match: Match, seat: int, redraw: int) -> Match:
        other = match.copy()
        other._state = match.state.resample(seat, Chance.from_seed(redraw))
        return other


@contextmanager
def in_its_place(client: RawClient, id: str, counterpart: Match) -> Iterator[None]:
    """Let the server show another match in place of a stored one; everything but the match is the same."""
    live = client.live(id)
    name = f"twin {next(_NUMBERS)}".encode()
    client.hub.live[id] = LiveMatch(
        # Presence is noted in the list of seats: that of one viewing must not show in the next.
        replace(live.stored, match=counterpart, seats=list(live.stored.seats)),
        live.chat,
        curtain_lifted_at=live.curtain_lifted_at,
        pickled=(counterpart, counterpart.length, name),
    )
    rebuilt = snapshots.unpickled_match
    # No seed leads to a counterpart, so the renderer is given the counterpart itself.
    with patch.object(
        snapshots, "unpickled_match", lambda content: counterpart if content == name else rebuilt(content)
    ):
        yield
    client.hub.live[id] = live
