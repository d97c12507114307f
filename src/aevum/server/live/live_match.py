"""A match in memory, its viewers, drafts and bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Final

from aevum.bots import Bot
from aevum.bots.hints import Hints
from aevum.bots.move_explanation import MoveExplanation
from aevum.kernel.events import SPECTATOR
from aevum.kernel.lessons.lesson import Lesson
from aevum.kernel.lessons.progress import Progress, ProgressTracker, is_match_of
from aevum.kernel.lessons.reader import find_lesson
from aevum.kernel.lessons.single_file import known_lesson
from aevum.kernel.match import Match
from aevum.kernel.words import Words
from aevum.server.live.attendance import Attendance, attendance_of
from aevum.server.live.pick_numbers import PickNumbers
from aevum.server.live.pick_options import EMPTY, Draft
from aevum.server.live.position import Decision, Position
from aevum.server.live.seat_log import SeatLog, with_notes
from aevum.server.storage.matches import LoadedMatch, Person, UndoRequest
from aevum.server.storage.player_lessons import PREFIX
from aevum.web.components.log_lines import LogEntry
from aevum.web.text.seat_names import words_with_players
from aevum.web.text.site_words import words_of

PRESENCE_SECONDS: Final = 60.0
"""Seconds for which bots keep playing after a person was last seen."""
MATCH_BYTES: Final = 20_000
"""Estimated memory of a match without its records, in bytes."""
RECORD_BYTES: Final = 1_200
"""Estimated memory of a record, in bytes: measured on our own games, where it is 930 to 1,470."""


@dataclass(slots=True, eq=False)
class Viewer:
    """One open page. It has no seat: that is asked anew for every update, because seats can be taken and turns pass."""

    person: Person
    address: str = ""
    key: str = ""
    """Hash of the session key by which the person is known; empty without one."""
    gone: bool = False
    """Whether the session key has been revoked, so that the page has to close."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the page has to be updated."""
    hidden: bool = False
    """Whether the page is in the background."""
    active_at: float = inf
    """Time of the last action on the page, in seconds since 1970; infinite if it is not measured."""


@dataclass(slots=True)
class Explanations:
    """Explanations of the game of a match for one person."""

    is_on: bool
    notes: dict[str, int]
    """Number of moves when each note was first shown in the match; CLOSED if closed or shown in another match."""


@dataclass(slots=True, eq=False)
class LiveMatch:
    """Match in memory with everything that is not stored: viewers, drafts, bots, caches."""

    stored: LoadedMatch
    chat: list[tuple[str, str]]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    drafts: dict[int, Draft] = field(default_factory=dict)
    bots: dict[int, Bot] = field(default_factory=dict)
    bots_at_work: asyncio.Task[None] | None = None
    seat_logs: dict[int, SeatLog] = field(default_factory=dict)
    last_notified_seat: int = SPECTATOR
    curtain_lifted_at: dict[str, int] = field(default_factory=dict)
    """Seat for which each person, by id, has last lifted the curtain."""
    known_hints: dict[int, tuple[Match, Hints]] = field(default_factory=dict)
    """Last hints of each seat, and the match for which they were found."""
    move_explanations: dict[int, MoveExplanation] = field(default_factory=dict)
    """Explanations of the moves of bots that were asked for once the match was over, by number of the move."""
    hint_requests: set[tuple[int, int]] = field(default_factory=set)
    """Decisions for which hints are being computed: seat, and length of the match."""
    pick_numbers: PickNumbers = field(default_factory=PickNumbers)
    present_until: float = 0.0
    """Monotonic time until which a person counts as present without an open page."""
    bot_client: str = ""
    """Client address for which the bots play, by which worker processes are shared fairly."""
    overloads: dict[int, int] = field(default_factory=dict)
    """Number of overloads in a row of the bot of each seat."""
    fallback_until: dict[int, float] = field(default_factory=dict)
    """Monotonic time at which the bot of a seat that was replaced for overload may try again."""
    verified: tuple[Match, bool] | None = None
    """Match that was verified, and whether it is as it should be."""
    revision: int = 0
    """Number of changes that viewers have been told of; picks on the way to a move are not among them."""
    known_position: Position | None = None
    """Position in which the match stood when it was last looked at."""
    coming_position: Position | None = None
    """Position after a move that is being stored, with its legal moves computed."""
    clock: Callable[[], float] = time.time
    """Clock by which absence is measured, in seconds since 1970."""
    reminded: dict[int, float] = field(default_factory=dict)
    """Time of the last reminder to each seat."""
    shown_attendance: Attendance | None = None
    """Attendance that the open pages show; None if none has been shown."""
    fixed_attendance: Attendance | None = None
    """Attendance of a match that was rebuilt in another process, which does not know its viewers; else None."""
    lesson_tracker: ProgressTracker | None = None
    """Progress in the lesson that is taken in this match, as far as it was computed; None without a lesson."""
    explanations: dict[str, Explanations] = field(default_factory=dict)
    """Explanations for people who hold seats and have opened the page, by id."""
    pickled: tuple[Match, int, bytes] | None = None
    """Match, its number of records, and it as bytes for rendering processes, valid while the first two are the same."""

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def match(self) -> Match:
        return self.stored.match

    @property
    def undo(self) -> UndoRequest | None:
        return self.stored.undo

    def words(self, language: str) -> Words:
        """Return the messages of the game with the names of the players, the same object while these stay the same."""
        words = words_of(self.match.game.id, language)
        return words_with_players(self.match.game, language, tuple(seat.called(words) for seat in self.stored.seats))

    @property
    def attendance(self) -> Attendance:
        """Presence of the people of the match."""
        return self.fixed_attendance or attendance_of(self)

    @property
    def position(self) -> Position:
        """Current position, with what has been computed for it so far."""
        if self.known_position is None or not self.known_position.is_of(self.match):
            coming, self.coming_position = self.coming_position, None
            self.known_position = coming if coming and coming.is_of(self.match) else Position(self.match)
        return self.known_position

    @property
    def progress(self) -> Progress | None:
        """Progress in the lesson that is taken in this match; None without a lesson, or once it has been left."""
        stored, match = self.stored, self.match
        if stored.lesson is None or stored.lesson_step is None:
            return None
        if self.lesson_tracker is None:
            lesson = _lesson_of(stored)
            if lesson is None or not is_match_of(lesson, match):
                return None
            self.lesson_tracker = ProgressTracker(lesson, match)
        return self.lesson_tracker.after(match.records)

    @property
    def takes_lesson(self) -> bool:
        """Whether a lesson is taken in this match and not finished."""
        progress = self.progress
        return progress is not None and not progress.finished

    @property
    def least_length(self) -> int:
        """Smallest number of moves to which an undo may lead: the first of a lesson or an exercise prepare it.

        A lesson of which every step begins with a given position is not taken back behind the step at hand.
        """
        progress = self.progress
        if progress is None:
            origin = self.stored.origin
            return origin.moves if origin and self.stored.exercise else 0
        return progress.since if progress.lesson.returns else len(progress.lesson.moves)

    @property
    def moves_itself(self) -> bool:
        """Whether a bot decides, or a lesson makes the next move, so that no person has to."""
        progress = self.progress
        if progress is not None and progress.shows:
            return not progress.awaits_reader and not self.match.over
        return self.match.actor in self.bots

    def decision_of(self, seat: int) -> Decision | None:
        """Return the pending decision if this seat has to make it; else None, also while a lesson shows moves."""
        decision, progress = self.position.decision, self.progress
        if self.match.over or (progress is not None and progress.shows):
            return None
        return decision if seat == decision.seat else None

    def log(self, seat: int) -> list[LogEntry]:
        """Return the log of the match as a seat may read it, with notes."""
        return with_notes(self.entries(seat), self.match, self.stored.seats, self.stored.origin, undos=self.shared)

    def entries(self, seat: int) -> list[LogEntry]:
        """Return the log of the match as a seat may read it, without notes."""
        return self.seat_logs.setdefault(seat, SeatLog(seat)).entries(self.match)

    def seats_of(self, person: Person) -> list[int]:
        """Return the seats that a person holds."""
        return [number for number, seat in enumerate(self.stored.seats) if person.id in seat.people]

    def is_host(self, person: Person) -> bool:
        """Whether a person is the creator or, if the creator holds no seat, a holder of the first seat that is held."""
        host, held = self.stored.host, [seat.people for seat in self.stored.seats if seat.people]
        if person.id == host:
            return True
        return bool(held) and person.id in held[0] and not any(host in people for people in held)

    def seat_for(self, person: Person) -> int:
        """Return the seat a person sees through: the deciding one if it is theirs, else their only one, else SPECTATOR.

        On a screen shared by several seats in a game with hidden information a curtain falls between turns: it shows no
        more than spectators see until the player whose turn it is lifts it. Without hidden information it shows the
        first seat.
        """
        held = self.seats_of(person)
        if not held or self.curtain_for(person):
            return SPECTATOR
        if self.match.actor in held:
            return self.match.actor
        return held[0] if len(held) == 1 or not self.match.game.has_hidden_information else SPECTATOR

    def curtain_for(self, person: Person) -> bool:
        """Whether a shared screen must change hands before the next decision; only where there is something to hide."""
        actor, game = self.match.actor, self.match.game
        held = self.seats_of(person)
        if (
            len(held) < 2
            or actor not in held
            or not game.has_hidden_information
            or self.curtain_lifted_at.get(person.id) == actor
        ):
            return False
        if game.has_private_information(self.position.view(actor)):
            return True
        # With nothing to hide the curtain lifts by itself; it falls again before another seat with private information.
        self.lift_curtain(person)
        return False

    def played_elsewhere(self, person: Person) -> bool:
        """Whether another person plays at another screen, or may still join."""
        held = self.seats_of(person)
        return any(not seat.bot and number not in held for number, seat in enumerate(self.stored.seats))

    def lift_curtain(self, person: Person) -> None:
        """Show a person's shared screen to the seat that decides."""
        self.curtain_lifted_at[person.id] = self.match.actor

    def human_seats(self) -> set[int]:
        """Return the seats that people hold."""
        return {number for number, seat in enumerate(self.stored.seats) if seat.people and not seat.bot}

    def others(self, seat: int) -> set[int]:
        """Return the seats held by other people than those who hold this one."""
        own = self.stored.seats[seat].people
        return {other for other in self.human_seats() if not self.stored.seats[other].people & own}

    def others_may_play(self, seat: int) -> bool:
        """Whether another seat is open or held by other people than those who hold this one."""
        own = self.stored.seats[seat].people
        others = (other for number, other in enumerate(self.stored.seats) if number != seat)
        return any(not other.bot and not other.people & own for other in others)

    def plays_alone(self, seat: int) -> bool:
        """Whether all other seats are played by bots, so that no person learns anything from what a seat does."""
        return not self.human_seats() - {seat} and not self.others_may_play(seat)

    def undoes_alone(self, seat: int) -> bool:
        """Whether a seat can undo everything: those who hold it hold all other seats of people, too, at one screen."""
        return not self.others_may_play(seat)

    @property
    def awaits_others(self) -> bool:
        """Whether a seat is still open."""
        return any(not seat.bot and not seat.people for seat in self.stored.seats)

    @property
    def shared(self) -> bool:
        """Whether there are seats for more than one person."""
        return sum(not seat.bot for seat in self.stored.seats) > 1

    @property
    def on_several_screens(self) -> bool:
        """Whether people play at different screens, or may still join."""
        held = [seat.people for seat in self.stored.seats if not seat.bot]
        return len(held) > 1 and not frozenset.intersection(*held)

    def draft(self, seat: int) -> Draft:
        """Return the picks that a seat has made so far."""
        return self.drafts.get(seat, EMPTY)

    @property
    def bots_busy(self) -> bool:
        """Whether a bot is thinking or about to."""
        return self.bots_at_work is not None and not self.bots_at_work.done()

    def mark_present(self, address: str = "") -> None:
        """Note that a person attends the match, and counts as present for PRESENCE_SECONDS without an open page.

        `address`: client for which the bots play from now on.
        """
        self.present_until = time.monotonic() + PRESENCE_SECONDS
        self.bot_client = address or self.bot_client

    @property
    def is_attended(self) -> bool:
        """Whether a person is present, to play or to watch."""
        return bool(self.viewers) or time.monotonic() < self.present_until

    @property
    def is_idle(self) -> bool:
        """Whether the match can be evicted from memory: no viewer, no change and no bot is under way."""
        return not self.viewers and not self.lock.locked() and not self.bots_busy

    @property
    def bytes_used(self) -> int:
        """Estimated memory of the match, in bytes."""
        drawn = self.known_position.bytes_drawn if self.known_position else 0
        pickled = len(self.pickled[2]) if self.pickled else 0
        return MATCH_BYTES + RECORD_BYTES * self.match.length + drawn + pickled

    def changed(self) -> None:
        """Set the flag of every viewer, so that all open pages are updated."""
        self.revision += 1
        for viewer in self.viewers:
            viewer.changed.set()


def _lesson_of(stored: LoadedMatch) -> Lesson | None:
    """Return the lesson that is taken in a match; None if it is gone, or no longer fits its game."""
    game, id = stored.match.game, stored.lesson
    if id is None or not id.startswith(PREFIX):
        return find_lesson(game, id or "")
    return None if stored.lesson_text is None else known_lesson(stored.lesson_text, id.removeprefix(PREFIX), game)
