"""Matches and their records in the database: create, load, append, undo requests, chat, puzzle results.

A move is one appended row; of two processes that append the same number, the second fails with AppendConflict. All
functions block; the server calls them in a thread.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from aevum.kernel.errors import BadFile, EditedFile, RulesFailed
from aevum.kernel.events import SPECTATOR, Audience, Event
from aevum.kernel.match import Match, Played, Record, Redrawn
from aevum.kernel.points import plain as plain_points
from aevum.kernel.records.codec import active_records, events_to_json, from_json, goes_back, to_json
from aevum.kernel.records.transcript import replay_transcript
from aevum.kernel.registry import find_game
from aevum.server.security.server_secret import hashed, new_token
from aevum.server.storage import load_errors
from aevum.server.storage.daily_pars import ParStore
from aevum.server.storage.database import new_seat_token
from aevum.server.storage.explanations import ExplanationStore
from aevum.server.storage.lessons import LessonStore, count_step
from aevum.server.storage.match_index import (
    NoSuchMatch,
    Origin,
    Seat,
    StoredMatch,
    Summary,
    plain,
    records_of,
    seating_of,
)
from aevum.server.storage.people import Person, give_up_rank
from aevum.server.storage.player_lessons import PlayerLessonStore
from aevum.server.storage.push_subscriptions import PushStore
from aevum.server.storage.retention import RetentionQueries, delete_rows
from aevum.server.storage.reviews import ReviewStore
from aevum.server.storage.schema import chat, holders, matches, pulse, records, seats, unranked
from aevum.server.storage.seats import SeatStore

__all__ = [
    "AppendConflict",
    "LoadedMatch",
    "NoSuchMatch",
    "Person",
    "Seat",
    "Storage",
    "UndoRequest",
    "hashed",
    "new_token",
]

CHAT_LINES_SHOWN: Final = 100
"""Maximum number of chat messages that are shown."""
LOG: Final = logging.getLogger("aevum.storage")
# Built once: building a statement takes longer than executing it.
_UPDATE_AFTER_APPEND: Final = (
    update(matches)
    .where((matches.c.id == bindparam("match_id")) & (matches.c.rules_version == bindparam("version")))
    .values({name: bindparam(name) for name in ("moved", "length", "actor", "scores", "stage", "undo", "verdict")})
)
_INSERT_RECORDS: Final = insert(records)


class AppendConflict(Exception):
    """Another process has appended a record first; the caller must reload and try again."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Request of a seat to undo all but the first `length` moves; every seated person must agree."""

    seat: int
    length: int
    agreed: frozenset[int]
    """Seats that have agreed."""
    records: int
    """Number of records when the request was made; it is void once there are more."""


@dataclass(slots=True)
class LoadedMatch:
    """A match that was loaded from the database and replayed."""

    id: str
    match: Match
    seats: list[Seat]
    puzzle: str | None
    created: float
    undo: UndoRequest | None = None
    host: str | None = None
    """Id of the person who created the match; None if not known."""
    hints: bool | None = None
    """Whether hints are allowed; None: only where no other person can play."""
    thumbnail_length: int | None = None
    """Number of records when the thumbnails were rendered; None without thumbnails."""
    known_seed: bool = False
    """Whether the match was uploaded as a file, so that the uploader knows its seed."""
    absence_limit: int | None = None
    """Seconds of absence after which a bot may play for a person; None: never."""
    moved: float = 0.0
    """Time of the last record, in seconds since 1970; of the creation if there is none."""
    lesson: str | None = None
    """Id of the lesson for which the match was made; None for other matches."""
    lesson_step: int | None = None
    """Number of completed steps of the lesson that are stored; None if the match is no lesson, or none any more."""
    lesson_text: str | None = None
    """The lesson as TOML, if a person has made it."""
    origin: Origin | None = None
    """Position from which the match was continued; None if it began with its first move."""
    exercise: str | None = None
    """Reviewed decision that is tried again in the match, as JSON; None in other matches."""

    @property
    def summary(self) -> Summary:
        """The match as an entry of a list."""
        match = self.match
        actor = None if match.over else match.actor
        return Summary(self.id, match.game.id, match.length, actor, match.over, self.seats)


class Storage(
    SeatStore, RetentionQueries, ParStore, PushStore, LessonStore, PlayerLessonStore, ExplanationStore, ReviewStore
):
    """All queries of the server."""

    def create(
        self,
        match: Match,
        bots: Sequence[str | None],
        puzzle: str | None = None,
        host: str | None = None,
        *,
        public: bool = False,
        hints: bool | None = None,
        known_seed: bool = False,
        absence_limit: int | None = None,
        lesson: str | None = None,
        origin: Origin | None = None,
        exercise: str | None = None,
    ) -> str:
        """Store a new match with all its records so far and return its id.

        `host`: the person who creates it. `public`: every visitor may join or watch. `hints`: whether hints are
        allowed; None: only where no other person can play. `known_seed`: it was uploaded as a file, so that the
        uploader knows its seed. `absence_limit`: seconds of absence after which a bot may play for a person; None:
        never. `lesson`: id of the lesson that is taken in it. `origin`: the position from which it is continued.
        `exercise`: the reviewed decision that is tried again in it, as JSON.
        """
        id = secrets.token_urlsafe(9)
        now = time.time()
        header = {
            "id": id,
            "game": match.game.id,
            "rules_version": match.game.rules_version,
            "options": json.dumps(match.game.options_json(match.options)),
            "seed": f"{match.seed:x}",
            "puzzle": puzzle,
            "public": int(public),
            "hints": None if hints is None else int(hints),
            "host": host,
            "known_seed": int(known_seed),
            "absence_limit": absence_limit,
            "lesson": lesson,
            "lesson_step": None if lesson is None else 0,
            "origin": origin and origin.match,
            "origin_moves": origin and origin.moves,
            "origin_redrawn": origin and int(origin.redrawn),
            "exercise": exercise,
            "created": now,
            "moved": now,
        }
        with self.engine.begin() as connection:
            connection.execute(insert(matches).values(**header))
            for seat, (name, bot) in enumerate(zip(match.seats, bots, strict=True)):
                token = new_seat_token(self.secret)
                connection.execute(insert(seats).values(match=id, seat=seat, name=name, bot=bot, **token))
            self._append(connection, id, match, 0)
            if lesson is not None:
                count_step(connection, match.game.id, lesson, 0)
        return id

    def load(self, id: str) -> LoadedMatch:
        """Return the match of an id, replayed and with every record checked.

        A match of older rules is migrated if the current rules change nothing in it. Else a BadFile error says why it
        cannot be continued; the error is stored for lists, and `stored` still returns the match without a replay.
        """
        stored = self.loadable(id)
        try:
            match, events = replay_transcript(stored.transcript, id, find_game)
        except BadFile as error:
            self.set_load_error(id, error)
            raise
        return self.loaded(stored, match, events)

    def loadable(self, id: str) -> StoredMatch:
        """Return the stored match of an id for a replay; raise its known load error unless it can be repaired."""
        error = self.summary(id).load_error
        if error is not None and not isinstance(error, EditedFile | RulesFailed):
            raise error
        return self.stored(id)

    def loaded(self, stored: StoredMatch, match: Match, events: list[list[Event]]) -> LoadedMatch:
        """Return a loaded match from what is stored, the replayed match and the events of each record."""
        self._settle(stored, match, events)
        seats, undo = list(stored.summary.seats), _undo_request(stored.undo, match)
        return LoadedMatch(
            stored.summary.id,
            match,
            seats,
            stored.puzzle,
            stored.created,
            undo,
            host=stored.host,
            hints=stored.hints,
            thumbnail_length=stored.thumbnail_length,
            known_seed=stored.known_seed,
            absence_limit=stored.absence_limit,
            moved=stored.summary.moved,
            lesson=stored.lesson,
            lesson_step=stored.lesson_step,
            lesson_text=stored.lesson_text,
            origin=stored.origin,
            exercise=stored.exercise,
        )

    def set_load_error(self, id: str, error: BadFile) -> None:
        """Store the error for which a match cannot be loaded."""
        if isinstance(error, RulesFailed):
            LOG.error("match %s could not be played again", id, exc_info=error)
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(verdict=load_errors.to_text(error)))

    def _settle(self, stored: StoredMatch, match: Match, events: list[list[Event]]) -> None:
        """Store results of a replay that the database lacks: rules version, actor, events and readers of records."""
        known = stored.transcript
        lacking = [
            number
            for number, (plain, readers) in enumerate(zip(known.events, stored.readers, strict=True))
            if (plain is None or readers is None) and "move" in known.records[number]
        ]
        current = known.rules_version == match.game.rules_version and known.actor == _actor(match)
        if current and not lacking and not stored.load_error_known:
            return
        values = {"rules_version": match.game.rules_version, "actor": _actor(match), "verdict": None}
        # A process that has appended meanwhile has stored newer values.
        same = (matches.c.id == stored.summary.id) & (matches.c.length == match.length)
        with self.engine.begin() as connection:
            if connection.execute(update(matches).where(same).values(values)).rowcount and lacking:
                rows = [
                    {
                        "n": number,
                        "events": _events_json(events[number]),
                        "seen_by": _readers(match, match.records[number]),
                    }
                    for number in lacking
                ]
                where = (records.c.match == stored.summary.id) & (records.c.number == bindparam("n"))
                filled = update(records).where(where).values(told=bindparam("events"), readers=bindparam("seen_by"))
                connection.execute(filled, rows)

    def catch_up(self, known: LoadedMatch) -> LoadedMatch:
        """Return a loaded match brought up to date; only the records that it lacks are read and checked."""
        match = known.match
        with self._reading() as connection:
            columns = (matches.c.undo, matches.c.host, matches.c.known_seed, matches.c.moved, matches.c.lesson_step)
            header = connection.execute(select(*columns).where(matches.c.id == known.id)).first()
            if header is None:
                raise NoSuchMatch(match=known.id)
            rows = records_of(connection, known.id, match.length)
            seating = seating_of(connection, [known.id], self.secret)[known.id]
        if rows:
            match = match.copy()
        for row in rows:
            match.restore(from_json(plain(row), match.game.book))
        undo, known_seed = _undo_request(header.undo, match), bool(header.known_seed)
        return replace(
            known,
            match=match,
            seats=seating,
            undo=undo,
            host=header.host,
            known_seed=known_seed,
            moved=header.moved,
            lesson_step=header.lesson_step,
        )

    def append(self, id: str, match: Match, first: int) -> None:
        """Store the records from number `first` on; raise AppendConflict if another process was first."""
        try:
            with self._changing(id) as connection:
                self._append(connection, id, match, first)
                if any(isinstance(record, Redrawn) for record in match.records[first:]):
                    connection.execute(update(matches).where(matches.c.id == id).values(known_seed=0))
        except IntegrityError as error:
            raise AppendConflict from error

    def _append(self, connection: Connection, id: str, match: Match, first: int) -> None:
        now = time.time()
        rows = _rows(id, match, first, now)
        if rows:
            connection.execute(_INSERT_RECORDS, rows)
        outcome = match.outcome()
        values = {
            "match_id": id,
            "version": match.game.rules_version,
            "moved": now,
            "length": match.length,
            "actor": _actor(match),
            "scores": json.dumps(outcome.to_json()) if outcome else None,
            "stage": _stage(match),
            "undo": None,
            "verdict": None,
        }
        if not connection.execute(_UPDATE_AFTER_APPEND, values).rowcount:
            # A process with newer rules has migrated the match.
            raise AppendConflict

    def ask_undo(self, id: str, request: UndoRequest | None) -> None:
        """Store an undo request; None removes it."""
        with self._changing(id) as connection:
            _write_undo(connection, id, request)

    def agree_to_undo(self, id: str, match: Match, seats: Iterable[int]) -> UndoRequest | None:
        """Add the agreement of seats to the current undo request and return it; None if there is none.

        The row is locked, because other processes may add agreements at the same time.
        """
        with self._changing(id) as connection:
            query = select(matches.c.undo).where(matches.c.id == id).with_for_update()
            request = _undo_request(connection.execute(query).scalar(), match)
            if request is not None:
                request = replace(request, agreed=request.agreed | set(seats))
                _write_undo(connection, id, request)
        return request

    def heartbeat(self) -> None:
        """Write a row as a move would be written; raise the error that keeps moves from being stored."""
        with self.engine.begin() as connection:
            connection.execute(update(pulse).values(at=time.time()))

    def length(self, id: str) -> int:
        """Return the number of stored records of a match."""
        with self.readers.connect() as connection:
            return connection.execute(select(func.count()).where(records.c.match == id)).scalar_one()

    def hide(self, match: str, person: str) -> None:
        """Remove a match from the lists of a person."""
        where = (holders.c.match == match) & (holders.c.person == person)
        with self.engine.begin() as connection:
            connection.execute(update(holders).where(where).values(hidden=1))

    def delete(self, match: str) -> None:
        """Delete a match and everything that belongs to it."""
        with self._changing(match) as connection:
            delete_rows(connection, [match])

    def set_rematch(self, match: str, next: str) -> str:
        """Store a rematch of a match unless there is one already, and return the id of the one that is stored."""
        first = (matches.c.id == match) & matches.c.rematch.is_(None)
        with self._changing(match) as connection:
            connection.execute(update(matches).where(first).values(rematch=next))
            chosen: str = connection.execute(select(matches.c.rematch).where(matches.c.id == match)).scalar_one()
        return chosen

    def rematch_of(self, match: str) -> str | None:
        """Return the id of the rematch of a match, if any."""
        with self.readers.connect() as connection:
            return connection.execute(select(matches.c.rematch).where(matches.c.id == match)).scalar()

    def puzzle_tries(self, puzzle: str, game: str | None = None) -> list[Row[Any]]:
        """Return match, name, scores and person of the matches of a day's puzzle, of all games or of one.

        The earliest comes first; those that are not finished have no scores.
        """
        tried = matches.c.puzzle == puzzle
        query = (
            select(matches.c.id, seats.c.name, matches.c.scores, holders.c.person)
            .join(seats, seats.c.match == matches.c.id)
            .join(holders, (holders.c.match == matches.c.id) & (holders.c.seat == seats.c.seat))
            .where(tried if game is None else tried & (matches.c.game == game))
            .order_by(matches.c.created, matches.c.id)
        )
        with self.readers.connect() as connection:
            return list(connection.execute(query))

    def puzzle_days(self, person: str, game: str | None = None) -> set[str]:
        """Return the days whose puzzle a person has finished, of all games or of one."""
        held = select(holders.c.match).where(holders.c.person == person)
        finished = matches.c.id.in_(held) & matches.c.scores.is_not(None)
        query = select(matches.c.puzzle).where(finished if game is None else finished & (matches.c.game == game))
        with self.readers.connect() as connection:
            return {day for day in connection.execute(query).scalars() if day}

    def give_up_rank(self, puzzle: str, game: str, person: str) -> None:
        """Take a person out of the ranking of a day's puzzle, for good."""
        with self.engine.begin() as connection:
            give_up_rank(connection, puzzle, game, person)

    def unranked(self, puzzle: str, game: str) -> set[str]:
        """Return the people who have given up their place in a day's puzzle."""
        query = select(unranked.c.person).where((unranked.c.day == puzzle) & (unranked.c.game == game))
        with self.readers.connect() as connection:
            return set(connection.execute(query).scalars())

    # -- chat

    def say(self, match: str, name: str, text: str) -> None:
        """Store a chat message."""
        with self._changing(match) as connection:
            connection.execute(insert(chat).values(match=match, name=name, text=text, at=time.time()))

    def chat(self, match: str) -> list[tuple[str, str]]:
        """Return name and text of the latest chat messages of a match, oldest first."""
        query = (
            select(chat.c.name, chat.c.text)
            .where(chat.c.match == match)
            .order_by(chat.c.id.desc())
            .limit(CHAT_LINES_SHOWN)
        )
        with self.readers.connect() as connection:
            return [(row.name, row.text) for row in connection.execute(query)][::-1]


def _undo_request(text: str | None, match: Match) -> UndoRequest | None:
    if text is None:
        return None
    seat, length, agreed, records = json.loads(text)
    return UndoRequest(seat, length, frozenset(agreed), records) if records == match.length else None


def _write_undo(connection: Connection, id: str, request: UndoRequest | None) -> None:
    parts = request and (request.seat, request.length, sorted(request.agreed), request.records)
    connection.execute(update(matches).where(matches.c.id == id).values(undo=json.dumps(parts) if parts else None))


def _actor(match: Match) -> int | None:
    return None if match.over else match.actor


def _stage(match: Match) -> str:
    """Return progress and points so far as JSON, limited to public information."""
    game, view = match.game, match.view(SPECTATOR)
    return json.dumps({"stage": game.stage(view), "totals": list(map(plain_points, game.totals(view)))})


def _rows(id: str, match: Match, first: int, at: float) -> list[dict[str, Any]]:
    """Return the records from number `first` on as rows; the events of undone moves are not known any more."""
    line = active_records(map(goes_back, match.records))
    new = [number for number in line if number >= first]
    events = dict(zip(new, match.log()[len(line) - len(new) :], strict=True))
    empty = {"match": id, "move": None, "undo": None, "redraw": None, "keeps": None, "at": at}
    return [
        {
            **empty,
            **to_json(match.records[number], match.game.book),
            "number": number,
            "told": _events_json(events[number]) if number in events else None,
            "readers": _readers(match, match.records[number]),
        }
        for number in range(first, match.length)
    ]


def _readers(match: Match, record: Record) -> Audience | None:
    """Return the seats that may read a record while the match runs; None for records that are not moves."""
    return match.game.book.readers(record.move, record.seat) if isinstance(record, Played) else None


def _events_json(events: list[Event]) -> str:
    return json.dumps(events_to_json(events), ensure_ascii=False, separators=(",", ":"))
