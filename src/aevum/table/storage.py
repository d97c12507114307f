"""Storage: matches, seats, people and records in a database. A move is one appended row; the second to append loses.

All functions block; the server calls them in a thread.
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
from aevum.kernel.events import WATCHING, Event
from aevum.kernel.match import Match, Undone
from aevum.kernel.points import plain as plain_points
from aevum.kernel.records import from_plain, standing, to_plain, told_to_plain
from aevum.kernel.registry import find_game
from aevum.kernel.transcript import play_again
from aevum.table import verdicts
from aevum.table.chairs import Chairs
from aevum.table.pars import ParShelf
from aevum.table.people import Person, hashed, new_token
from aevum.table.retention import Attic, erase
from aevum.table.schema import chat, holders, matches, pulse, records, seats
from aevum.table.shelf import Kept, NoSuchMatch, Seat, Summary, plain, records_of, seating_of

__all__ = ["Lost", "NoSuchMatch", "Person", "Seat", "Storage", "Stored", "UndoRequest", "hashed", "new_token"]

CHAT_SHOWN: Final = 100
LOG: Final = logging.getLogger("aevum.storage")


class Lost(Exception):
    """Another process appended first; reload and try again."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat asks to go back to the first `length` moves; every person seated must agree.

    It was asked when the match had so many records, and is void once there are more.
    """

    seat: int
    length: int
    agreed: frozenset[int]
    records: int


@dataclass(slots=True)
class Stored:
    """A match as the database has it."""

    id: str
    match: Match
    seats: list[Seat]
    puzzle: str | None
    created: float
    undo: UndoRequest | None = None
    host: str | None = None
    """Who made it, where that is known."""
    hints: bool | None = None
    """May hints be asked for? None: where nobody else plays."""
    pictured: int | None = None
    """How many records it had when its pictures were drawn."""

    @property
    def summary(self) -> Summary:
        """As a list shows it."""
        match = self.match
        actor = None if match.over else match.actor
        return Summary(self.id, match.game.id, match.length, actor, match.over, self.seats)


class Storage(Chairs, Attic, ParShelf):
    """Everything the table keeps."""

    def create(
        self,
        match: Match,
        bots: Sequence[str | None],
        puzzle: str | None = None,
        host: str | None = None,
        *,
        public: bool = False,
        hints: bool | None = None,
    ) -> str:
        """Store a new match with all its records so far; its id.

        `host`: the person who makes it. `public`: anybody may join or watch. `hints`: as it was agreed, if it was.
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
            "created": now,
            "moved": now,
        }
        with self.engine.begin() as connection:
            connection.execute(insert(matches).values(**header))
            for seat, (name, bot) in enumerate(zip(match.seats, bots, strict=True)):
                connection.execute(insert(seats).values(match=id, seat=seat, name=name, bot=bot, token=new_token()))
            self._append(connection, id, match, 0)
        return id

    def load(self, id: str) -> Stored:
        """The match of an id, every record checked again.

        One of older rules is taken over if they change nothing for it; else a BadFile error says why it cannot go on,
        now and in every list, and `kept` still tells all that is known of it.
        """
        kept = self.playable(id)
        try:
            match, told = play_again(kept.transcript, id, find_game)
        except BadFile as error:
            self.object_to(id, error)
            raise
        return self.opened(kept, match, told)

    def playable(self, id: str) -> Kept:
        """The match of an id as it is written down, if nothing is known that keeps it from being played on."""
        kept = self.kept(id)
        objection = kept.summary.objection
        if objection is not None and not _worth_another_try(objection):
            raise objection
        return kept

    def opened(self, kept: Kept, match: Match, told: list[list[Event]]) -> Stored:
        """A match that has been played again, what each record told, and what else is written down of it."""
        self._settle(kept, match, told)
        seats, undo = list(kept.summary.seats), _asked(kept.undo, match)
        known = kept.puzzle, kept.created, undo, kept.host, kept.hints, kept.pictured
        return Stored(kept.summary.id, match, seats, *known)

    def object_to(self, id: str, error: BadFile) -> None:
        """Write down why a match cannot be played on."""
        if isinstance(error, RulesFailed):
            LOG.error("match %s could not be played again", id, exc_info=error)
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(verdict=verdicts.to_text(error)))

    def _settle(self, kept: Kept, match: Match, told: list[list[Event]]) -> None:
        """Write down what only playing it tells: that today's rules have it, whose turn it is, what its moves told."""
        known = kept.transcript
        silent = [
            number for number, plain in enumerate(known.told) if plain is None and "move" in known.records[number]
        ]
        current = known.rules_version == match.game.rules_version and known.actor == _actor(match)
        if current and not silent and not kept.judged:
            return
        values = {"rules_version": match.game.rules_version, "actor": _actor(match), "verdict": None}
        # Who has appended meanwhile knows better.
        same = (matches.c.id == kept.summary.id) & (matches.c.length == match.length)
        with self.engine.begin() as connection:
            if connection.execute(update(matches).where(same).values(values)).rowcount and silent:
                rows = [{"n": number, "events": _telling(told[number])} for number in silent]
                where = (records.c.match == kept.summary.id) & (records.c.number == bindparam("n"))
                connection.execute(update(records).where(where).values(told=bindparam("events")), rows)

    def catch_up(self, known: Stored) -> Stored:
        """What a match has become since; only the records it lacks are read and checked."""
        match = known.match
        with self._reading() as connection:
            header = connection.execute(select(matches.c.undo, matches.c.host).where(matches.c.id == known.id)).first()
            if header is None:
                raise NoSuchMatch(match=known.id)
            rows = records_of(connection, known.id, match.length)
            seating = seating_of(connection, [known.id])[known.id]
        if rows:
            match = match.copy()
        for row in rows:
            match.restore(from_plain(plain(row), match.game.book))
        return replace(known, match=match, seats=seating, undo=_asked(header.undo, match), host=header.host)

    def append(self, id: str, match: Match, first: int) -> None:
        """Make the records from `first` on durable, or raise Lost if somebody else was first."""
        try:
            with self._changing(id) as connection:
                self._append(connection, id, match, first)
        except IntegrityError as error:
            raise Lost from error

    def _append(self, connection: Connection, id: str, match: Match, first: int) -> None:
        now = time.time()
        rows = _rows(id, match, first, now)
        if rows:
            connection.execute(insert(records), rows)
        outcome = match.outcome()
        values = {
            "moved": now,
            "length": match.length,
            "actor": _actor(match),
            "scores": json.dumps(outcome.to_json()) if outcome else None,
            "stage": _stage(match),
            "undo": None,
            "verdict": None,
        }
        ours = (matches.c.id == id) & (matches.c.rules_version == match.game.rules_version)
        if not connection.execute(update(matches).where(ours).values(values)).rowcount:
            # A process with younger rules has taken the match over.
            raise Lost

    def ask_undo(self, id: str, request: UndoRequest | None) -> None:
        """Write down what is asked, or that nothing is asked any more."""
        with self._changing(id) as connection:
            _write_undo(connection, id, request)

    def agree_to_undo(self, id: str, match: Match, seats: Iterable[int]) -> UndoRequest | None:
        """Some seats agree to what is asked now, if anything is; others may agree elsewhere at the same time."""
        with self._changing(id) as connection:
            query = select(matches.c.undo).where(matches.c.id == id).with_for_update()
            request = _asked(connection.execute(query).scalar(), match)
            if request is not None:
                request = replace(request, agreed=request.agreed | set(seats))
                _write_undo(connection, id, request)
        return request

    def beat(self) -> None:
        """Write something, as a move would be written; raises what keeps moves from being written."""
        with self.engine.begin() as connection:
            connection.execute(update(pulse).values(at=time.time()))

    def length(self, id: str) -> int:
        """How many records the database has of a match."""
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).where(records.c.match == id)).scalar_one()

    def hide(self, match: str, person: str) -> None:
        """A person no longer wants to see a match in lists."""
        where = (holders.c.match == match) & (holders.c.person == person)
        with self.engine.begin() as connection:
            connection.execute(update(holders).where(where).values(hidden=1))

    def delete(self, match: str) -> None:
        """Nothing is left of a match."""
        with self._changing(match) as connection:
            erase(connection, [match])

    def follow_up(self, match: str, next: str) -> str:
        """The match that is played after this one: the given one, unless another was begun first."""
        first = (matches.c.id == match) & matches.c.rematch.is_(None)
        with self._changing(match) as connection:
            connection.execute(update(matches).where(first).values(rematch=next))
            chosen: str = connection.execute(select(matches.c.rematch).where(matches.c.id == match)).scalar_one()
        return chosen

    def rematch_of(self, match: str) -> str | None:
        """The match that was begun after this one, if any."""
        with self.engine.connect() as connection:
            return connection.execute(select(matches.c.rematch).where(matches.c.id == match)).scalar()

    def puzzle_results(self, puzzle: str, game: str | None = None) -> list[Row[Any]]:
        """Finished matches of a day's puzzle: match, name, scores, person. `game`: of this game alone."""
        finished = (matches.c.puzzle == puzzle) & matches.c.scores.is_not(None)
        query = (
            select(matches.c.id, seats.c.name, matches.c.scores, holders.c.person)
            .join(seats, seats.c.match == matches.c.id)
            .join(holders, (holders.c.match == matches.c.id) & (holders.c.seat == seats.c.seat))
            .where(finished if game is None else finished & (matches.c.game == game))
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    def puzzle_days(self, person: str, game: str | None = None) -> set[str]:
        """The days whose puzzle a person has finished, of all games or of one."""
        held = select(holders.c.match).where(holders.c.person == person)
        finished = matches.c.id.in_(held) & matches.c.scores.is_not(None)
        query = select(matches.c.puzzle).where(finished if game is None else finished & (matches.c.game == game))
        with self.engine.connect() as connection:
            return {day for day in connection.execute(query).scalars() if day}

    # -- chat

    def say(self, match: str, name: str, text: str) -> None:
        """Write a line of chat."""
        with self._changing(match) as connection:
            connection.execute(insert(chat).values(match=match, name=name, text=text, at=time.time()))

    def chat(self, match: str) -> list[tuple[str, str]]:
        """The latest lines, oldest first."""
        query = (
            select(chat.c.name, chat.c.text).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(CHAT_SHOWN)
        )
        with self.engine.connect() as connection:
            return [(row.name, row.text) for row in connection.execute(query)][::-1]


def _asked(text: str | None, match: Match) -> UndoRequest | None:
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
    """How far the match has come, as all may know it."""
    game, view = match.game, match.view(WATCHING)
    return json.dumps({"stage": game.stage(view), "totals": list(map(plain_points, game.totals(view)))})


def _worth_another_try(objection: BadFile) -> bool:
    """What older rules allowed stays forbidden; what was damaged or broke down may have been mended."""
    return type(objection) in (EditedFile, RulesFailed)


def _rows(id: str, match: Match, first: int, at: float) -> list[dict[str, Any]]:
    """The records from `first` on as rows. What moves told that are taken back already is not known any more."""
    line = standing(record.length if isinstance(record, Undone) else None for record in match.records)
    new = [number for number in line if number >= first]
    told = dict(zip(new, match.log()[len(line) - len(new) :], strict=True))
    empty = {"match": id, "move": None, "undo": None, "at": at}
    return [
        {
            **empty,
            **to_plain(match.records[number], match.game.book),
            "number": number,
            "told": _telling(told[number]) if number in told else None,
        }
        for number in range(first, match.length)
    ]


def _telling(events: list[Event]) -> str:
    return json.dumps(told_to_plain(events), ensure_ascii=False, separators=(",", ":"))
