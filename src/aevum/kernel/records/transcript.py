"""A stored match that can be read, shown and passed on without any rules.

Replaying it gives the match, also under newer rules than its own, if they change nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from aevum.kernel.errors import (
    AevumError,
    BadOption,
    BadSeats,
    BadSeed,
    EditedFile,
    EndsOtherwise,
    Illegal,
    NewerFile,
    NoLongerLegal,
    OlderFile,
    RulesFailed,
    TellsOtherwise,
)
from aevum.kernel.events import Event
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.records.codec import Json, NoRecord, active_records, from_json, json_goes_back, same_events, to_json

FindGame = Callable[[str], AnyGame]
FIRST_RULES: Final = 1
"""First version of rules; a match played before there were versions cannot be replayed."""
RESULT: Final = ("scores", "ranking")
"""Parts of an outcome that must be the same after a replay; how it came about may be described otherwise."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match as it is stored in a file or a database."""

    game: str
    rules_version: int
    options: Mapping[str, Any]
    seats: Sequence[str]
    seed: int
    records: Sequence[Json]
    outcome: Mapping[str, Any] | None
    """Those parts of the outcome that were stored; None while the match runs."""
    actor: int | None = None
    """Seat that was to decide, where that was stored."""
    events: Sequence[Any] = ()
    """Events of each record as plain data, where they were stored."""

    @classmethod
    def of(cls, match: Match) -> Self:
        """Return the transcript of a match."""
        outcome = match.outcome()
        return cls(
            game=match.game.id,
            rules_version=match.game.rules_version,
            options=match.game.options_json(match.options),
            seats=list(match.seats),
            seed=match.seed,
            records=[to_json(record, match.game.book) for record in match.records],
            outcome=outcome.to_json() if outcome else None,
        )

    def line(self) -> list[int]:
        """Return the numbers of the records whose moves count."""
        return active_records(map(json_goes_back, self.records))


@dataclass(slots=True)
class _Replay:
    """Replay of a transcript; `name` is the file name in errors."""

    transcript: Transcript
    name: str
    game: AnyGame

    @property
    def older(self) -> bool:
        return self.transcript.rules_version < self.game.rules_version

    def outdated(self, kind: type[OlderFile] = OlderFile, **arguments: Any) -> OlderFile:
        versions = {"found": str(self.transcript.rules_version), "known": str(self.game.rules_version)}
        return kind(file=self.name, **versions, **arguments)

    def edited(self, line: int) -> EditedFile:
        return EditedFile(file=self.name, line=str(line))

    def begin(self) -> Match:
        transcript = self.transcript
        try:
            return Match(
                self.game, self.game.read_options(transcript.options), seats=transcript.seats, seed=transcript.seed
            )
        except (BadOption, BadSeats, BadSeed) as error:
            raise (self.outdated() if self.older else self.edited(1)) from error
        except Exception as error:
            raise RulesFailed(file=self.name, line="1") from error

    def restore(self, match: Match, number: int) -> list[Event]:
        plain, line = self.transcript.records[number], number + 2
        try:
            return match.restore(from_json(plain, self.game.book))
        except NoRecord as error:
            raise self.edited(line) from error
        except AevumError as error:
            raise (self._no_longer_legal(match, error) if self.older else self.edited(line)) from error
        except Exception as error:
            raise RulesFailed(file=self.name, line=str(line)) from error

    def _no_longer_legal(self, match: Match, error: AevumError) -> OlderFile:
        """Return the error for a move that today's rules forbid.

        It names the move by its number alone: the move itself may still be hidden from the reader.
        """
        clause = error.clause if isinstance(error, Illegal) else None
        return self.outdated(NoLongerLegal, clause=clause, number=str(len(match.moves) + 1))

    def compare_events(self, match: Match, number: int, events: list[Event]) -> None:
        """Raise TellsOtherwise if under newer rules a move causes other events than were stored.

        Then something hidden lies elsewhere than it did.
        """
        game, stored = self.game, self.transcript.events[number] if number < len(self.transcript.events) else None
        if not self.older or stored is None:
            return
        if not same_events(stored, events, game.added_events, game.former_events):
            raise self.outdated(TellsOtherwise, number=str(len(match.moves)))

    def compare_outcome(self, match: Match) -> None:
        outcome, written = match.outcome(), self.transcript.outcome or {}
        found = outcome.to_json() if outcome else {}
        same = bool(found) == bool(written) and all(found[key] == written[key] for key in RESULT if key in written)
        if not same:
            raise self.outdated(EndsOtherwise) if self.older else self.edited(match.length + 2)
        if self.older and self.transcript.actor not in (None, match.actor):
            raise self.outdated(EndsOtherwise)


def replay_transcript(transcript: Transcript, name: str, find_game: FindGame) -> tuple[Match, list[list[Event]]]:
    """Return the match of a transcript and the events of each record; every move is checked as when it was made.

    A transcript of older rules is taken over if all its moves are still legal, cause the same events and end where they
    ended. Raises UnknownGame, NewerFile, a kind of OlderFile, EditedFile for data that can never have been written, and
    RulesFailed when the game itself breaks down.
    """
    replay = _Replay(transcript, name, find_game(transcript.game))
    if transcript.rules_version > replay.game.rules_version:
        known = str(replay.game.rules_version)
        raise NewerFile(file=name, found=str(transcript.rules_version), known=known)
    if transcript.rules_version < FIRST_RULES:
        raise replay.outdated()
    match = replay.begin()
    events: list[list[Event]] = []
    for number in range(len(transcript.records)):
        events.append(replay.restore(match, number))
        replay.compare_events(match, number, events[-1])
    replay.compare_outcome(match)
    return match, events
