"""Snapshots of live matches, small enough to be sent to the process that renders their pages."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from aevum.bots.hints import Hints
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match, Played, Record, Redrawn, Undone
from aevum.kernel.registry import find_game
from aevum.server.live.attendance import Attendance
from aevum.server.live.live_match import Explanations, LiveMatch
from aevum.server.live.pick_options import Draft
from aevum.server.storage.match_index import Origin, Seat
from aevum.server.storage.matches import LoadedMatch, UndoRequest
from aevum.server.storage.people import Person

MATCHES_CACHED: Final = 16
"""Maximum number of rebuilt matches that a rendering process caches."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Live match as plain data, from which `live` rebuilds a live match without viewers and bots.

    The draft and the hints are those of the reader's seat only, because no other seat may see them.
    """

    id: str
    match: bytes
    seats: tuple[Seat, ...]
    puzzle: str | None
    created: float
    undo: UndoRequest | None
    host: str | None
    hints: bool | None
    known_seed: bool
    absence_limit: int | None = None
    lesson: str | None = None
    lesson_step: int | None = None
    lesson_text: str | None = None
    moved: float = 0.0
    origin: Origin | None = None
    exercise: str | None = None
    attendance: Attendance | None = None
    chat: tuple[tuple[str, str], ...] = ()
    draft: tuple[int, Draft] | None = None
    known_hints: tuple[int, Hints] | None = None
    hint_requests: frozenset[tuple[int, int]] = frozenset()
    curtain_lifted_at: tuple[tuple[str, int], ...] = ()
    explanations: tuple[tuple[str, Explanations], ...] = ()

    def live(self) -> LiveMatch:
        """Return the match as a LiveMatch, for functions that show live matches."""
        match = unpickled_match(self.match)
        stored = LoadedMatch(
            self.id,
            match,
            list(self.seats),
            self.puzzle,
            self.created,
            self.undo,
            self.host,
            hints=self.hints,
            known_seed=self.known_seed,
            absence_limit=self.absence_limit,
            lesson=self.lesson,
            lesson_step=self.lesson_step,
            lesson_text=self.lesson_text,
            moved=self.moved,
            origin=self.origin,
            exercise=self.exercise,
        )
        live = LiveMatch(
            stored,
            list(self.chat),
            fixed_attendance=self.attendance,
            hint_requests=set(self.hint_requests),
            curtain_lifted_at=dict(self.curtain_lifted_at),
            explanations=dict(self.explanations),
        )
        if self.draft:
            live.drafts[self.draft[0]] = self.draft[1]
        if self.known_hints:
            live.known_hints[self.known_hints[0]] = match, self.known_hints[1]
        return live


def snapshot(live: LiveMatch) -> Snapshot:
    """Return a snapshot of the match itself and its seats: enough for replays, drawings and the log."""
    stored = live.stored
    return Snapshot(
        stored.id,
        _pickle(live),
        tuple(stored.seats),
        stored.puzzle,
        stored.created,
        stored.undo,
        stored.host,
        stored.hints,
        stored.known_seed,
        stored.absence_limit,
        stored.lesson,
        stored.lesson_step,
        stored.lesson_text,
        stored.moved,
        stored.origin,
        stored.exercise,
    )


def snapshot_for(live: LiveMatch, person: Person) -> Snapshot:
    """Return a snapshot with all that the match page shows to a person."""
    seat = live.seat_for(person)
    known, hints = live.known_hints.get(seat, (None, None))
    lifted, explanations = live.curtain_lifted_at.get(person.id), live.explanations.get(person.id)
    return replace(
        snapshot(live),
        attendance=live.attendance,
        chat=tuple(live.chat),
        draft=(seat, live.drafts[seat]) if seat in live.drafts else None,
        known_hints=(seat, hints) if hints is not None and known is live.match else None,
        hint_requests=frozenset(asked for asked in live.hint_requests if asked[0] == seat),
        curtain_lifted_at=() if lifted is None else ((person.id, lifted),),
        explanations=() if explanations is None else ((person.id, explanations),),
    )


# -- a match as bytes


def _pickle(live: LiveMatch) -> bytes:
    """Return the match as bytes, cached until it changes."""
    match = live.match
    if live.pickled is None or live.pickled[0] is not match or live.pickled[1] != match.length:
        live.pickled = match, match.length, pickled_match(match)
    return live.pickled[2]


def pickled_match(match: Match) -> bytes:
    """Return a match as bytes without its positions, which take far longer to pickle than to replay."""
    records = list(map(_record_to_json, match.records))
    return pickle.dumps((match.game.id, match.options, match.seats, match.seed, records, match.horizons))


@lru_cache(maxsize=MATCHES_CACHED)
def unpickled_match(content: bytes) -> Match:
    """Return the match of bytes made by `pickled_match`. Callers share it and must not change it."""
    game, options, seats, seed, records, horizons = pickle.loads(content)
    return Match.trusted(find_game(game), options, seats, seed, [_record_from_json(*one) for one in records], horizons)


def _record_to_json(record: Record) -> tuple[int, ...]:
    if isinstance(record, Played):
        return record.seat, record.move
    if isinstance(record, Undone):
        return record.seat, -1, record.length
    return record.seat, -1, -1, record.seed, record.keeps


def _record_from_json(seat: int, move: int, length: int = -1, seed: int = -1, keeps: int = SPECTATOR) -> Record:
    if seed >= 0:
        return Redrawn(seat, seed, keeps)
    return Undone(seat, length) if length >= 0 else Played(seat, move)
