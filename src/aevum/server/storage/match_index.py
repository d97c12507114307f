"""Queries for matches without a replay: lists, thumbnails, and matches that cannot be loaded."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection, Row

from aevum.kernel.errors import AevumError, BadFile, EditedFile
from aevum.kernel.events import SPECTATOR, Audience, Event, only
from aevum.kernel.points import Points, points_of
from aevum.kernel.presentation import Stage
from aevum.kernel.records.codec import events_from_json
from aevum.kernel.records.transcript import Transcript
from aevum.kernel.words import DEFAULT_LANGUAGE, Words
from aevum.server.security.server_secret import unseal
from aevum.server.storage.load_errors import is_final, load_error
from aevum.server.storage.people import PeopleStore, Person
from aevum.server.storage.player_lessons import content_of
from aevum.server.storage.schema import holders, matches, pictures, records, seats
from aevum.web.text.seat_names import seat_name


class NoSuchMatch(AevumError):
    """No match has this id."""

    message = "error-no-such-match"


SMALL: Final = "small-"
"""Prefix of the language of a thumbnail that is shown in lists."""
OVERLOAD: Final = "overload"
"""Cause of a replacement if the bot was not given the time to decide."""
RECOVERED: Final = "recovered"
"""Cause of a replacement if the stand-in is the bot that had been replaced for OVERLOAD and plays again."""


class Failure(NamedTuple):
    """A bot that could not decide, and its replacement."""

    bot: str
    stand_in: str
    """The bot that plays on."""
    moves: int
    """Number of moves before the failure."""
    cause: str = ""
    """OVERLOAD or RECOVERED; empty if the bot itself failed."""


class Departure(NamedTuple):
    """A person who has left a seat, and the bot that plays on."""

    name: str
    moves: int
    """Number of moves before the departure."""
    heir: str = ""
    """Name of the bot that plays on."""
    bot: str = ""
    """Kind of the bot that plays on; empty if the seat was left open."""


class Absence(NamedTuple):
    """A person who was absent, and the bot that played meanwhile."""

    name: str
    moves: int
    """Number of moves before the bot began to play."""
    bot: str
    """Kind of the bot."""
    back: int = -1
    """Number of moves before the person came back; -1: still absent."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a match: held by people, played by a bot, or open."""

    name: str
    bot: str | None
    token: str
    """Token of the invitation link."""
    people: frozenset[str]
    """Ids of the people who hold the seat."""
    failures: tuple[Failure, ...] = ()
    """Bots that have played here and failed, the first one first."""
    departures: tuple[Departure, ...] = ()
    """People who have held the seat and left."""
    absences: tuple[Absence, ...] = ()
    """Absences of people for whom a bot has played, the first one first."""
    stand_in: str | None = None
    """Bot that plays until an absent person is back; None if there is none."""
    present_until: float = 0.0
    """Time until which one of the people counts as present, in seconds since 1970; if past, when it was last so."""

    @property
    def played_by(self) -> str | None:
        """Bot that decides for the seat, for good or until an absent person is back; None if a person decides."""
        return self.bot or self.stand_in

    @property
    def bot_with_a_name(self) -> bool:
        """Whether the seat is played by a bot with a name other than its kind."""
        return self.bot is not None and self.name != self.bot

    def called(self, words: Words) -> str:
        """Return the name of the seat as readers see it."""
        return seat_name(self.name, self.bot, words)


@dataclass(frozen=True, slots=True)
class Summary:
    """A match as an entry of a list; fields that are not known have their defaults."""

    id: str
    game: str
    length: int
    actor: int | None
    """Seat that has to decide; None when the match is over or the seat is not known."""
    over: bool
    seats: Sequence[Seat]
    load_error: BadFile | None = None
    """Error for which the match cannot be continued."""
    moved: float = 0.0
    """Time of the last move, in seconds since 1970."""
    options: Mapping[str, Any] = field(default_factory=dict)
    puzzle: str | None = None
    stage: Stage | None = None
    """Progress of a running match."""
    totals: Sequence[Points] = ()
    """Points of all seats, final or so far."""
    ranking: Sequence[Sequence[int]] = ()
    """Seats by place, once the match is over."""
    public: bool = False
    thumbnail_length: int | None = None
    """Number of records when the thumbnails were rendered; None without thumbnails."""

    @property
    def people(self) -> frozenset[str]:
        """Ids of all people who hold a seat."""
        return frozenset(person for seat in self.seats for person in seat.people)

    def seats_of(self, person: Person) -> list[int]:
        """Return the numbers of the seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if person.id in seat.people]


class StoredMove(NamedTuple):
    """A stored move."""

    seat: int
    """Seat that made the move."""
    notation: str
    events: list[Event] | None
    """Events of the move; None: not known."""
    readers: Audience
    """Seats that may read the move while the match runs."""


class Origin(NamedTuple):
    """Position from which a match was continued."""

    match: str | None
    """Id of the match in which the position occurred; None for a position as text, or if the match was deleted."""
    moves: int
    """Number of moves before the position."""
    redrawn: bool = False
    """Whether all hidden information was redrawn there."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match with all its records as they are stored, not replayed."""

    summary: Summary
    transcript: Transcript
    puzzle: str | None
    created: float
    undo: str | None
    host: str | None
    hints: bool | None
    thumbnail_length: int | None
    load_error_known: bool
    """Whether a load error is stored, even one that is out of date."""
    readers: Sequence[Audience | None]
    """Seats that may read each record while the match runs; None: not known."""
    known_seed: bool
    """Whether the match was uploaded as a file, so that the uploader knows its seed."""
    absence_limit: int | None = None
    """Seconds of absence after which a bot may play for a person; None: never."""
    lesson: str | None = None
    """Id of the lesson for which the match was made."""
    lesson_step: int | None = None
    """Number of completed steps of the lesson; None if the match is no lesson, or none any more."""
    lesson_text: str | None = None
    """The lesson as TOML, if a person has made it."""
    origin: Origin | None = None
    """Position from which the match was continued; None if it began with its first move."""
    exercise: str | None = None
    """Reviewed decision that is tried again in the match, as JSON; None in other matches."""

    def seat_for(self, person: Person) -> int:
        """Return the seat from which a person sees the match; SPECTATOR for a person with no seat or several."""
        held = self.summary.seats_of(person)
        return held[0] if len(held) == 1 else SPECTATOR

    def may_export(self, *, seated: bool) -> bool:
        """Whether the save file, which contains the seed, may be exported.

        All clients may once the match is over, only players (`seated`) if it can never be continued.
        """
        error = self.summary.load_error
        return self.summary.over or (seated and error is not None and is_final(error))

    def log(self) -> list[StoredMove]:
        """Return the moves that were not undone, in order."""
        return [self._move(number) for number in self.transcript.line()]

    def _move(self, number: int) -> StoredMove:
        record, events, readers = self.transcript.records[number], self.transcript.events[number], self.readers[number]
        mover = record["seat"]
        audience = only(mover) if readers is None else readers
        return StoredMove(mover, record.get("move") or "?", _events(events), audience)


def _events(content: Any) -> list[Event] | None:
    return None if content is None else events_from_json(content)


class MatchIndex(PeopleStore):
    """Queries for stored matches, their summaries and thumbnails."""

    def stored(self, id: str) -> StoredMatch:
        """Return the stored match of an id; raise NoSuchMatch if there is none."""
        with self._reading() as connection:
            header = connection.execute(select(matches).where(matches.c.id == id)).first()
            if header is None:
                raise NoSuchMatch(match=id)
            rows = records_of(connection, id)
            seating = seating_of(connection, [id], self.secret)[id]
            lesson_text = content_of(connection, header.lesson)
        return StoredMatch(
            summary=_summary(header, seating),
            transcript=_transcript(header, seating, rows),
            puzzle=header.puzzle,
            created=header.created,
            undo=header.undo,
            host=header.host,
            hints=None if header.hints is None else bool(header.hints),
            thumbnail_length=header.pictured,
            load_error_known=header.verdict is not None,
            readers=[row.readers for row in rows],
            known_seed=bool(header.known_seed),
            absence_limit=header.absence_limit,
            lesson=header.lesson,
            lesson_step=header.lesson_step,
            lesson_text=lesson_text,
            origin=origin_of(header),
            exercise=header.exercise,
        )

    def matches_of(self, person: str, most: int = 100) -> list[str]:
        """Return the ids of at most `most` matches in which a person holds a seat, the most recently moved first."""
        return [summary.id for summary in self.summaries_of(person, most)]

    def summaries_of(self, person: str, most: int = 100) -> list[Summary]:
        """Return summaries of at most `most` matches in which a person holds a seat, the most recently moved first.

        Matches that the person has hidden are left out.
        """
        held = select(holders.c.match).where((holders.c.person == person) & (holders.c.hidden == 0))
        query = select(matches).where(matches.c.id.in_(held)).order_by(matches.c.moved.desc()).limit(most)
        with self._reading() as connection:
            return _summaries(connection, connection.execute(query).all(), self.secret)

    def summary(self, id: str) -> Summary:
        """Return the summary of a match; raise NoSuchMatch if there is none."""
        with self._reading() as connection:
            found = _summaries(
                connection, connection.execute(select(matches).where(matches.c.id == id)).all(), self.secret
            )
        if not found:
            raise NoSuchMatch(match=id)
        return found[0]

    def public_summaries(self, since: float, most: int = 30) -> list[Summary]:
        """Return summaries of running public matches with a move since a time, the most recently moved first."""
        running = (matches.c.public == 1) & matches.c.scores.is_(None) & matches.c.verdict.is_(None)
        query = select(matches).where(running & (matches.c.moved > since)).order_by(matches.c.moved.desc()).limit(most)
        with self._reading() as connection:
            return _summaries(connection, connection.execute(query).all(), self.secret)

    def finished_of(self, person: str, *, everything: bool, most: int = 2000) -> list[Summary]:
        """Return summaries of finished matches of a person; not `everything`: of public matches and daily puzzles.

        Matches from files and continuations are left out, because their results may have been made up.
        """
        held = select(holders.c.match).where(holders.c.person == person)
        fair = (matches.c.known_seed == 0) & matches.c.origin_moves.is_(None)
        finished = matches.c.id.in_(held) & matches.c.scores.is_not(None) & fair
        open_to_all = (matches.c.public == 1) | matches.c.puzzle.is_not(None)
        wanted = finished if everything else finished & open_to_all
        query = select(matches).where(wanted).order_by(matches.c.moved.desc()).limit(most)
        with self._reading() as connection:
            return _summaries(connection, connection.execute(query).all(), self.secret)

    def continuations_of(self, match: str, most: int = 12) -> list[tuple[str, int]]:
        """Return id and number of moves of at most `most` continuations of a match, the newest first."""
        query = select(matches.c.id, matches.c.origin_moves).where(
            (matches.c.origin == match) & matches.c.exercise.is_(None)
        )
        with self.readers.connect() as connection:
            found = connection.execute(query.order_by(matches.c.created.desc()).limit(most))
            return [(row.id, row.origin_moves) for row in found]

    # -- thumbnails

    def without_thumbnail(self) -> list[str]:
        """Return the ids of matches whose thumbnails are missing or out of date, the most recently moved first."""
        current = (matches.c.pictured == matches.c.length) & matches.c.pictured.is_not(None)
        query = select(matches.c.id).where(~current & matches.c.verdict.is_(None)).order_by(matches.c.moved.desc())
        with self.readers.connect() as connection:
            return list(connection.execute(query).scalars())

    def store_thumbnails(self, id: str, length: int, drawings: Mapping[str, str]) -> None:
        """Store the SVG thumbnails of a match by language, as spectators see it after `length` records.

        A language with SMALL before it stands for the thumbnail in lists.
        """
        rows = [
            {"match": id, "language": language, "svg": zlib.compress(svg.encode())}
            for language, svg in drawings.items()
        ]
        with self.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(pictured=length))
            connection.execute(delete(pictures).where(pictures.c.match == id))
            connection.execute(insert(pictures), rows)

    def thumbnail(self, id: str, language: str) -> str | None:
        """Return the latest thumbnail of a match as SVG, else that of the default language; None without thumbnails."""
        with self.readers.connect() as connection:
            found = connection.execute(select(pictures).where(pictures.c.match == id)).all()
        drawings = {row.language: row.svg for row in found}
        svg = drawings.get(language) or drawings.get(DEFAULT_LANGUAGE)
        return zlib.decompress(svg).decode() if svg else None

    def small_thumbnail(self, id: str, language: str) -> str | None:
        """Return the latest thumbnail of a match for lists as SVG; None if there is none in this language."""
        wanted = (pictures.c.match == id) & (pictures.c.language == f"{SMALL}{language}")
        with self.readers.connect() as connection:
            svg = connection.execute(select(pictures.c.svg).where(wanted)).scalar()
        return zlib.decompress(svg).decode() if svg else None


def seating_of(connection: Connection, ids: Sequence[str], secret: bytes) -> dict[str, list[Seat]]:
    """Return the seats of some matches, by match id."""
    held: dict[tuple[str, int], set[str]] = {}
    present: dict[tuple[str, int], float] = {}
    for row in connection.execute(select(holders).where(holders.c.match.in_(ids))):
        place = row.match, row.seat
        held.setdefault(place, set()).add(row.person)
        present[place] = max(present.get(place, 0.0), row.present_until or 0.0)
    seating: dict[str, list[Seat]] = {id: [] for id in ids}
    for row in connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)):
        place = row.match, row.seat
        notes = notes_of(row.failures)
        seating[row.match].append(
            Seat(
                row.name,
                row.bot,
                unseal(secret, row.token_sealed),
                people=frozenset(held.get(place, ())),
                failures=tuple(note for note in notes if isinstance(note, Failure)),
                departures=tuple(note for note in notes if isinstance(note, Departure)),
                absences=tuple(note for note in notes if isinstance(note, Absence)),
                stand_in=row.stand_in,
                present_until=present.get(place, 0.0),
            )
        )
    return seating


Note = Failure | Departure | Absence


def notes_of(column: str | None) -> list[Note]:
    """Return the notes in the column `failures` of a seat: failures are JSON arrays, the others JSON objects."""
    return [_note(note) for note in json.loads(column or "[]")]


def notes_json(notes: Iterable[Note]) -> str:
    """Return notes as they are stored in the column `failures` of a seat."""
    return json.dumps([note if isinstance(note, Failure) else note._asdict() for note in notes])


def _note(note: Any) -> Note:
    if not isinstance(note, dict):
        return Failure(*note)
    return Absence(**note) if "back" in note else Departure(**note)


def records_of(connection: Connection, id: str, first: int = 0) -> Sequence[Row[Any]]:
    """Return the records of a match from number `first` on as rows."""
    where = (records.c.match == id) & (records.c.number >= first)
    return connection.execute(select(records).where(where).order_by(records.c.number)).all()


def origin_of(header: Row[Any]) -> Origin | None:
    """Return the position from which a match was continued; None if it began with its first move."""
    if header.origin_moves is None:
        return None
    return Origin(header.origin, header.origin_moves, bool(header.origin_redrawn))


def plain(row: Row[Any]) -> dict[str, Any]:
    """Return the row of a record as JSON data."""
    if row.redraw is not None:
        knowledge = {} if row.keeps is None else {"keeps": row.keeps}
        return {"seat": row.seat, "redraw": row.redraw, **knowledge}
    return {"seat": row.seat, "undo": row.undo} if row.move is None else {"seat": row.seat, "move": row.move}


def _summaries(connection: Connection, headers: Sequence[Row[Any]], secret: bytes) -> list[Summary]:
    seating = seating_of(connection, [header.id for header in headers], secret)
    return [_summary(header, seating[header.id]) for header in headers]


def _summary(header: Row[Any], seating: list[Seat]) -> Summary:
    return Summary(
        id=header.id,
        game=header.game,
        length=header.length,
        actor=header.actor,
        over=header.scores is not None,
        seats=seating,
        load_error=load_error(header.id, header.game, header.rules_version, header.verdict),
        moved=header.moved,
        options=_read(header.options),
        puzzle=header.puzzle,
        public=bool(header.public),
        thumbnail_length=header.pictured,
        **_standing(_read(header.stage), _read(header.scores)),
    )


def _standing(stage: dict[str, Any], outcome: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a summary that say how far a match has come, or how it ended."""
    totals = outcome.get("scores", stage.get("totals", ()))
    where = stage.get("stage")
    return {
        "stage": (where[0], where[1]) if where and not outcome else None,
        "totals": tuple(map(points_of, totals)),
        "ranking": outcome.get("ranking", ()),
    }


def _read(text: str | None) -> dict[str, Any]:
    """Return the JSON object in a column; empty if it cannot be parsed, because loading the match reports the error."""
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
            events=[json.loads(row.told) if row.told else None for row in rows],
        )
    except ValueError as error:
        raise EditedFile(file=header.id, line="1") from error
