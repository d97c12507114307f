"""Shelf: what is known of matches without playing them. Lists come from here, and matches no rules can play."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection, Row

from aevum.kernel.errors import AevumError, BadFile, EditedFile
from aevum.kernel.events import WATCHING, Event
from aevum.kernel.points import Points, points_of
from aevum.kernel.records import told_from_plain
from aevum.kernel.shows import Stage
from aevum.kernel.transcript import Transcript
from aevum.kernel.words import DEFAULT_LANGUAGE, Words
from aevum.table.people import People, Person
from aevum.table.schema import holders, matches, pictures, records, seats
from aevum.table.verdicts import is_final, objection
from aevum.web.seats import seat_name


class NoSuchMatch(AevumError):
    """No match has this id."""

    message = "error-no-such-match"


class Failure(NamedTuple):
    """A bot that could not decide, the one that plays on for it, and after how many moves."""

    bot: str
    stand_in: str
    moves: int


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a match: a name, a bot or nobody yet, the token of its link, and the people who hold it.

    `failures`: the bots that have played here and could not go on, the first one first.
    """

    name: str
    bot: str | None
    token: str
    people: frozenset[str]
    failures: tuple[Failure, ...] = ()

    @property
    def bot_with_a_name(self) -> bool:
        """A bot that is not simply called by what it is."""
        return self.bot is not None and self.name != self.bot

    def called(self, words: Words) -> str:
        """The name as a person reads it."""
        return seat_name(self.name, self.bot, words)


@dataclass(frozen=True, slots=True)
class Summary:
    """A match as a list shows it.

    `actor`: None when it is over or that is not known. `objection`: why it cannot be played on. `stage`: how far it has
    come; `totals`: everybody's points, at the end or so far; `ranking`: once it is over. What is not known is left out.
    """

    id: str
    game: str
    length: int
    actor: int | None
    over: bool
    seats: Sequence[Seat]
    objection: BadFile | None = None
    moved: float = 0.0
    options: Mapping[str, Any] = field(default_factory=dict)
    puzzle: str | None = None
    stage: Stage | None = None
    totals: Sequence[Points] = ()
    ranking: Sequence[Sequence[int]] = ()
    public: bool = False

    @property
    def people(self) -> frozenset[str]:
        """Everybody who holds a seat."""
        return frozenset(person for seat in self.seats for person in seat.people)

    def seats_of(self, person: Person) -> list[int]:
        """The seats a person holds."""
        return [number for number, seat in enumerate(self.seats) if person.id in seat.people]


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as the database has it, records and all, not yet played again."""

    summary: Summary
    transcript: Transcript
    puzzle: str | None
    created: float
    undo: str | None
    host: str | None
    hints: bool | None
    pictured: int | None
    judged: bool
    """Is there a verdict on it, or has there been one?"""

    def seat_for(self, person: Person) -> int:
        """Whose eyes a person looks through; who holds several seats sees what all may see."""
        held = self.summary.seats_of(person)
        return held[0] if len(held) == 1 else WATCHING

    def may_export(self, *, seated: bool) -> bool:
        """Its file tells the seed: to all once it is over, to those who sit there if it never will go on."""
        objection = self.summary.objection
        return self.summary.over or (seated and objection is not None and is_final(objection))

    def log(self) -> list[tuple[int, str, list[Event] | None]]:
        """Who moved, the notation, and what it told if that is known, move by move."""
        kept = self.transcript
        return [
            (kept.records[number]["seat"], kept.records[number].get("move") or "?", _events(kept.told[number]))
            for number in kept.line()
        ]


def _events(told: Any) -> list[Event] | None:
    return None if told is None else told_from_plain(told)


class Shelf(People):
    """The matches of a database, as they are written down."""

    def kept(self, id: str) -> Kept:
        """The match of an id."""
        with self._reading() as connection:
            header = connection.execute(select(matches).where(matches.c.id == id)).first()
            if header is None:
                raise NoSuchMatch(match=id)
            rows = records_of(connection, id)
            seating = seating_of(connection, [id])[id]
        return Kept(
            summary=_summary(header, seating),
            transcript=_transcript(header, seating, rows),
            puzzle=header.puzzle,
            created=header.created,
            undo=header.undo,
            host=header.host,
            hints=None if header.hints is None else bool(header.hints),
            pictured=header.pictured,
            judged=header.verdict is not None,
        )

    def matches_of(self, person: str, most: int = 100) -> list[str]:
        """Ids of the matches in which a person sits, the latest moved first."""
        return [summary.id for summary in self.summaries_of(person, most)]

    def summaries_of(self, person: str, most: int = 100) -> list[Summary]:
        """The matches in which a person sits, the latest moved first."""
        held = select(holders.c.match).where((holders.c.person == person) & (holders.c.hidden == 0))
        query = select(matches).where(matches.c.id.in_(held)).order_by(matches.c.moved.desc()).limit(most)
        with self._reading() as connection:
            return _summaries(connection, connection.execute(query).all())

    def summary(self, id: str) -> Summary:
        """The match of an id, as a list shows it."""
        with self._reading() as connection:
            found = _summaries(connection, connection.execute(select(matches).where(matches.c.id == id)).all())
        if not found:
            raise NoSuchMatch(match=id)
        return found[0]

    def public_summaries(self, since: float, most: int = 30) -> list[Summary]:
        """Matches that anybody may join or watch, moved lately, the latest first."""
        running = (matches.c.public == 1) & matches.c.scores.is_(None) & matches.c.verdict.is_(None)
        query = select(matches).where(running & (matches.c.moved > since)).order_by(matches.c.moved.desc()).limit(most)
        with self._reading() as connection:
            return _summaries(connection, connection.execute(query).all())

    # -- pictures

    def unpictured(self) -> list[str]:
        """Ids of the matches whose pictures are older than their last record, the latest moved first."""
        current = (matches.c.pictured == matches.c.length) & matches.c.pictured.is_not(None)
        query = select(matches.c.id).where(~current & matches.c.verdict.is_(None)).order_by(matches.c.moved.desc())
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def keep_pictures(self, id: str, length: int, drawings: Mapping[str, str]) -> None:
        """Keep how a match looks to those who watch after so many records, in each language."""
        rows = [
            {"match": id, "language": language, "svg": zlib.compress(svg.encode())}
            for language, svg in drawings.items()
        ]
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(pictured=length))
            connection.execute(delete(pictures).where(pictures.c.match == id))
            connection.execute(insert(pictures), rows)

    def picture(self, id: str, language: str) -> str | None:
        """How a match looked when it was last drawn; in another language if need be."""
        with self.engine.connect() as connection:
            found = connection.execute(select(pictures).where(pictures.c.match == id)).all()
        drawings = {row.language: row.svg for row in found}
        svg = drawings.get(language) or drawings.get(DEFAULT_LANGUAGE)
        return zlib.decompress(svg).decode() if svg else None


def seating_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of some matches."""
    held: dict[tuple[str, int], set[str]] = {}
    for row in connection.execute(select(holders).where(holders.c.match.in_(ids))):
        held.setdefault((row.match, row.seat), set()).add(row.person)
    seating: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)):
        people = frozenset(held.get((row.match, row.seat), ()))
        failures = tuple(Failure(*failure) for failure in json.loads(row.failures or "[]"))
        seating[row.match].append(Seat(row.name, row.bot, row.token, people, failures))
    return seating


def records_of(connection: Connection, id: str, first: int = 0) -> Sequence[Row[Any]]:
    """The records of a match as rows."""
    where = (records.c.match == id) & (records.c.number >= first)
    return connection.execute(select(records).where(where).order_by(records.c.number)).all()


def plain(row: Row[Any]) -> dict[str, Any]:
    """A row as the record's plain data."""
    return {"seat": row.seat, "undo": row.undo} if row.move is None else {"seat": row.seat, "move": row.move}


def _summaries(connection: Connection, headers: Sequence[Row[Any]]) -> list[Summary]:
    seating = seating_of(connection, [header.id for header in headers])
    return [_summary(header, seating[header.id]) for header in headers]


def _summary(header: Row[Any], seating: list[Seat]) -> Summary:
    return Summary(
        id=header.id,
        game=header.game,
        length=header.length,
        actor=header.actor,
        over=header.scores is not None,
        seats=seating,
        objection=objection(header.id, header.game, header.rules_version, header.verdict),
        moved=header.moved,
        options=_read(header.options),
        puzzle=header.puzzle,
        public=bool(header.public),
        **_standing(_read(header.stage), _read(header.scores)),
    )


def _standing(stage: dict[str, Any], outcome: dict[str, Any]) -> dict[str, Any]:
    """How far a match has come, or how it ended."""
    totals = outcome.get("scores", stage.get("totals", ()))
    where = stage.get("stage")
    return {
        "stage": (where[0], where[1]) if where and not outcome else None,
        "totals": tuple(map(points_of, totals)),
        "ranking": outcome.get("ranking", ()),
    }


def _read(text: str | None) -> dict[str, Any]:
    """A column of JSON; one that cannot be read tells nothing, and its match says why when it is opened."""
    try:
        value = json.loads(text or "{}")
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _transcript(header: Row[Any], seating: list[Seat], rows: Sequence[Row[Any]]) -> Transcript:
    try:
        return Transcript(
            game=header.game,
            rules_version=header.rules_version,
            options=json.loads(header.options),
            seats=[seat.name for seat in seating],
            seed=int(header.seed, 16),
            records=[plain(row) for row in rows],
            outcome=json.loads(header.scores) if header.scores else None,
            actor=header.actor,
            told=[json.loads(row.told) if row.told else None for row in rows],
        )
    except ValueError as error:
        raise EditedFile(file=header.id, line="1") from error
