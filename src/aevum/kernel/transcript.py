"""Transcript: a match as it was written down. It can be read, shown and handed on without any rules.

Playing it again gives the match, also under younger rules than its own, if they change nothing for it.
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
from aevum.kernel.records import NoRecord, Plain, from_plain, standing, tells_the_same, to_plain

FindGame = Callable[[str], AnyGame]
FIRST_RULES: Final = 1
"""What was played before there were versions cannot be judged."""
RESULT: Final = ("scores", "ranking")
"""What of an outcome must be the same; how it came about may be told otherwise."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """What stands in a file or a database.

    `outcome`: the lines of the outcome that were written down; None while the match runs.
    `actor`, `told`: who was to decide and what each record told, as plain data, where that was written down.
    """

    game: str
    rules_version: int
    options: Mapping[str, Any]
    seats: Sequence[str]
    seed: int
    records: Sequence[Plain]
    outcome: Mapping[str, Any] | None
    actor: int | None = None
    told: Sequence[Any] = ()

    @classmethod
    def of(cls, match: Match) -> Self:
        """A match written down."""
        outcome = match.outcome()
        return cls(
            game=match.game.id,
            rules_version=match.game.rules_version,
            options=match.game.options_json(match.options),
            seats=list(match.seats),
            seed=match.seed,
            records=[to_plain(record, match.game.book) for record in match.records],
            outcome=outcome.to_json() if outcome else None,
        )

    def line(self) -> list[int]:
        """The numbers of the records whose moves count."""
        return standing(record.get("undo") for record in self.records)


@dataclass(slots=True)
class _Reading:
    """A transcript being played again. `name` is how errors call it."""

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
        kept = self.transcript
        try:
            return Match(self.game, self.game.read_options(kept.options), seats=kept.seats, seed=kept.seed)
        except (BadOption, BadSeats, BadSeed) as error:
            raise (self.outdated() if self.older else self.edited(1)) from error
        except Exception as error:
            raise RulesFailed(file=self.name, line="1") from error

    def restore(self, match: Match, number: int) -> list[Event]:
        plain, line = self.transcript.records[number], number + 2
        try:
            return match.restore(from_plain(plain, self.game.book))
        except NoRecord as error:
            raise self.edited(line) from error
        except AevumError as error:
            raise (self._no_longer_legal(match, error) if self.older else self.edited(line)) from error
        except Exception as error:
            raise RulesFailed(file=self.name, line=str(line)) from error

    def _no_longer_legal(self, match: Match, error: AevumError) -> OlderFile:
        """The move is told by its number alone: what it was may still be hidden from who reads this."""
        clause = error.clause if isinstance(error, Illegal) else None
        return self.outdated(NoLongerLegal, clause=clause, number=str(len(match.moves) + 1))

    def compare_telling(self, match: Match, number: int, events: list[Event]) -> None:
        """Under younger rules a move must tell what it told, else something hidden lies elsewhere than it did."""
        told = self.transcript.told[number] if number < len(self.transcript.told) else None
        if self.older and told is not None and not tells_the_same(told, events):
            raise self.outdated(TellsOtherwise, number=str(len(match.moves)))

    def compare_ending(self, match: Match) -> None:
        outcome, written = match.outcome(), self.transcript.outcome or {}
        found = outcome.to_json() if outcome else {}
        same = bool(found) == bool(written) and all(found[key] == written[key] for key in RESULT if key in written)
        if not same:
            raise self.outdated(EndsOtherwise) if self.older else self.edited(match.length + 2)
        if self.older and self.transcript.actor not in (None, match.actor):
            raise self.outdated(EndsOtherwise)


def play_again(transcript: Transcript, name: str, find_game: FindGame) -> tuple[Match, list[list[Event]]]:
    """The match and what each record told; every move is checked as when it was made.

    A transcript of older rules is taken over if all its moves are still legal, tell the same and end where they
    ended. Raises UnknownGame, NewerFile, a kind of OlderFile, EditedFile for what never can have been written, and
    RulesFailed when the game itself breaks down.
    """
    reading = _Reading(transcript, name, find_game(transcript.game))
    if transcript.rules_version > reading.game.rules_version:
        known = str(reading.game.rules_version)
        raise NewerFile(file=name, found=str(transcript.rules_version), known=known)
    if transcript.rules_version < FIRST_RULES:
        raise reading.outdated()
    match = reading.begin()
    told: list[list[Event]] = []
    for number in range(len(transcript.records)):
        told.append(reading.restore(match, number))
        reading.compare_telling(match, number, told[-1])
    reading.compare_ending(match)
    return match, told
