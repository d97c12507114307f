"""A position of a live match: the pending decision, and the views and panels of seats, each computed once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from aevum.kernel.events import Event
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.kernel.presentation import Figure, Panel, View
from aevum.kernel.words import Words
from aevum.server.live.pick_options import FollowUps, PickPaths, follow_ups, only_completes
from aevum.server.live.recent_events import last_own_decision, recent_events


class Decision:
    """Pending decision of a match. Only the seat that decides may be shown anything of it.

    `length`: number of records of the match, which `Match.play` expects with a move that was chosen here.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self.length = match.length
        self.seat = match.actor

    @cached_property
    def legal(self) -> list[int]:
        """Legal moves. Callers share the list and must not change it."""
        return self._state.legal()

    @cached_property
    def follow_ups(self) -> FollowUps:
        """Function from a legal move to the follow-ups that complete it."""
        return follow_ups(self._match.game, self._state)

    @cached_property
    def picks(self) -> PickPaths:
        """Picks that lead to the legal moves."""
        game = self._match.game
        return PickPaths(game, self.legal, self.follow_ups, game.shortcuts(self._state, self.legal))

    @cached_property
    def is_half_made(self) -> bool:
        """Whether it only completes the seat's own last move, so that going back takes that back."""
        match = self._match
        if match.over or not match.moves or match.moves[-1].seat != self.seat or match.horizon == len(match.moves):
            return False
        return only_completes(match.game, self._state, self.legal)

    @cached_property
    def passed_by(self) -> Sequence[str]:
        """Names of the verbs by which the seat ends this step."""
        return self._match.game.law.now(self._state).passed_by

    @cached_property
    def forced_pass(self) -> int | None:
        """Pass by which the seat ends what it has just done, if that is the only legal move; else None."""
        if len(self.legal) != 1:
            return None
        game, (move,) = self._match.game, self.legal
        verb = game.book.verb_of(move)
        return move if verb.follows and verb.name in self.passed_by else None

    @cached_property
    def formality(self) -> int | None:
        """Only legal move, if the game calls it a formality; else None."""
        return self.legal[0] if len(self.legal) == 1 and self._match.game.is_formality(self.legal[0]) else None

    @cached_property
    def presumed(self) -> int | None:
        """Move that a seat which plays alone with bots is presumed to make; None if it is asked."""
        game = self._match.game
        return None if self._match.over else game.presumed_answer(game.law.now(self._state).name, self.legal)

    @cached_property
    def _state(self) -> State:
        return self._match.state


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures of a position for one viewer."""

    own: Sequence[Figure]
    """Figures of the viewer's own seat and of the match."""
    by_seat: Sequence[Sequence[Figure]]
    """Public figures of every seat."""


class Position:
    """Position of a match after a number of records, with what has been computed for it.

    Views and panels are kept by seat: none is ever shown to another seat than that for which it was made.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._length = match.length
        self._views: dict[int, View] = {}
        self._panels: dict[tuple[int, Words], list[Panel]] = {}
        self._figures: dict[tuple[int, Words], Figures] = {}
        self._decided: dict[int, int] = {}
        self._latest: dict[int, list[Event]] = {}
        self.decision = Decision(match)

    def is_of(self, match: Match) -> bool:
        """Whether a match still stands here."""
        return self._match is match and self._length == match.length

    def view(self, seat: int) -> View:
        """Return the view of a seat. Callers share it and must not change it."""
        if seat not in self._views:
            self._views[seat] = self._match.view(seat)
        return self._views[seat]

    def last_own_decision(self, seat: int) -> int:
        """Return the number of moves up to and including the seat's last decision; 0 if it has made none."""
        if seat not in self._decided:
            self._decided[seat] = last_own_decision(self._match, seat)
        return self._decided[seat]

    def _news(self, seat: int) -> list[Event]:
        """Return the events since the seat's last decision that it may know."""
        return recent_events(self._match, seat, self.last_own_decision(seat))

    def latest_events(self, seat: int) -> list[Event]:
        """Return the events of the seat's last decision and since that it may know. Callers share the list."""
        if seat not in self._latest:
            since = max(0, self.last_own_decision(seat) - 1)
            self._latest[seat] = recent_events(self._match, seat, since)
        return self._latest[seat]

    def panels(self, seat: int, words: Words) -> list[Panel]:
        """Return the panels of a seat in a language, the same object for all its pages."""
        key = seat, words
        if key not in self._panels:
            self._panels[key] = self._match.game.panels(self.view(seat), words, self._news(seat))
        return self._panels[key]

    def figures(self, seat: int, words: Words) -> Figures:
        """Return the figures that a seat sees, in a language."""
        key = seat, words
        if key not in self._figures:
            game, view, news = self._match.game, self.view(seat), self._news(seat)
            seats = range(len(self._match.seats))
            self._figures[key] = Figures(
                game.own_figures(view, words), [game.seat_figures(view, other, words, news) for other in seats]
            )
        return self._figures[key]

    @property
    def bytes_drawn(self) -> int:
        """Size of all panels, in bytes."""
        drawn = (panel for panels in self._panels.values() for panel in panels)
        return sum(len(layer) for panel in drawn for layer in panel.layers.values())
