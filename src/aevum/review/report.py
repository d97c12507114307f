"""Result of a review: expected results over a match, luck and decisions of each seat, its costliest decisions.

Points are always margins: points of a seat beyond the mean of the others; in a solo match simply its points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from aevum.kernel.ai.estimate import Estimate
from aevum.kernel.match import Played
from aevum.kernel.words import Argument, Words

FORMAT: Final = 3
"""Version of the plain data of a review; a stored review of another version is computed again."""


class OtherFormat(ValueError):
    """Plain data that is no review of this version."""


@dataclass(frozen=True, slots=True)
class ChanceEvent:
    """A draw, a roll or something turned up, with the points that its outcome brought each seat beyond the usual."""

    position: int
    """Number of moves after which the outcome was known."""
    seat: int
    """Seat that made the move."""
    luck: tuple[Estimate, ...]
    line: int
    """Index of the event that tells of it in `Match.log()[position - 1]`; -1: nothing was told."""

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "position": self.position,
            "seat": self.seat,
            "luck": [own.to_json() for own in self.luck],
            "line": self.line,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Return the chance event of plain data."""
        luck = tuple(map(Estimate.from_json, data["luck"]))
        return cls(int(data["position"]), int(data["seat"]), luck, int(data["line"]))


@dataclass(frozen=True, slots=True)
class Reason:
    """A term of the evaluation, or a feature, that differs between the best line and the one played."""

    message: str
    argument: Argument
    """Argument `of` of the message; empty if it has none."""
    best: float
    """Points that the term stands for after the best line."""
    played: float
    """Points that the term stands for after the line that was played."""

    @property
    def difference(self) -> float:
        """Points that speak for the best line; negative if they speak for the one that was played."""
        return self.best - self.played

    def describe(self, words: Words) -> str:
        """Return the name of the term or feature in the reader's language."""
        return words(self.message, of=self.argument) if self.argument else words(self.message)

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"message": self.message, "of": self.argument, "best": self.best, "played": self.played}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Return the reason of plain data."""
        return cls(str(data["message"]), data["of"], float(data["best"]), float(data["played"]))


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision judged from what its seat knew then: the line played, better ones, and what the difference costs."""

    position: int
    """Number of moves before it."""
    seat: int
    played: tuple[int, ...]
    """Moves of the seat in a row that were one decision."""
    best: tuple[tuple[int, ...], ...]
    """Lines that are better than the one played, the best first; none if no better one was found."""
    loss: Estimate
    """Points that the line played brings less than the best one at the end of the match."""
    share_lost: float
    """Part of a victory that the loss stands for at that moment; in a solo match 0."""
    replies: tuple[Played, ...] = ()
    """Moves of rivals that probably follow upon the line played, by what the seat knew."""
    reasons: tuple[Reason, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "position": self.position,
            "seat": self.seat,
            "played": list(self.played),
            "best": [list(line) for line in self.best],
            "loss": self.loss.to_json(),
            "share_lost": self.share_lost,
            "replies": [[reply.seat, reply.move] for reply in self.replies],
            "reasons": [reason.to_json() for reason in self.reasons],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Return the decision of plain data."""
        return cls(
            position=int(data["position"]),
            seat=int(data["seat"]),
            played=tuple(map(int, data["played"])),
            best=tuple(tuple(map(int, line)) for line in data["best"]),
            loss=Estimate.from_json(data["loss"]),
            share_lost=float(data["share_lost"]),
            replies=tuple(Played(int(seat), int(move)) for seat, move in data["replies"]),
            reasons=tuple(map(Reason.from_json, data["reasons"])),
        )


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment at which the expected results changed most."""

    position: int
    """Number of moves after which they had changed."""
    change: tuple[float, ...]
    """Change of the expected result of each seat."""
    by_chance: bool
    """Whether an outcome of chance changed them, not a decision."""

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"position": self.position, "change": list(self.change), "by_chance": self.by_chance}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Return the turning point of plain data."""
        return cls(int(data["position"]), tuple(map(float, data["change"])), bool(data["by_chance"]))


@dataclass(frozen=True, slots=True)
class SeatTotals:
    """Sources of the result of a seat: `result = start + luck + decisions + rivals + unexplained`."""

    start: float
    """Points expected before the first move; in a solo match those of the best plan found."""
    result: float
    luck: Estimate
    decisions: Estimate
    """Points that the seat's own decisions brought, compared with the best ones found: usually below 0."""
    rivals: Estimate
    """Points that the decisions of the rivals brought the seat: usually above 0."""
    unexplained: float
    """Points that neither luck nor decisions explain: the evaluation saw them too late, or not at all."""
    decisions_judged: int
    """Number of the seat's decisions with more than one reasonable answer."""

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "start": self.start,
            "result": self.result,
            "luck": self.luck.to_json(),
            "decisions": self.decisions.to_json(),
            "rivals": self.rivals.to_json(),
            "unexplained": self.unexplained,
            "decisions_judged": self.decisions_judged,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Return the totals of plain data."""
        return cls(
            start=float(data["start"]),
            result=float(data["result"]),
            luck=Estimate.from_json(data["luck"]),
            decisions=Estimate.from_json(data["decisions"]),
            rivals=Estimate.from_json(data["rivals"]),
            unexplained=float(data["unexplained"]),
            decisions_judged=int(data["decisions_judged"]),
        )


@dataclass(frozen=True, slots=True)
class Review:
    """Review of a finished match."""

    game: str
    seats: tuple[str, ...]
    seat: int
    """Seat for which the review was made; its decisions are judged with the largest effort."""
    expected: tuple[tuple[float, ...], ...]
    """Expected result of each seat after every number of moves: part of the victory; in a solo match its points."""
    margins: tuple[tuple[float, ...], ...]
    """Expected points of each seat, after every number of moves."""
    turning_points: tuple[TurningPoint, ...]
    """Moments at which the expected results changed most, in the order of the match."""
    chance_events: tuple[ChanceEvent, ...]
    """All chance events whose outcome made a difference, in the order of the match."""
    totals: tuple[SeatTotals, ...]
    costliest: tuple[tuple[Decision, ...], ...]
    """Costliest decisions of each seat, at most five, the costliest first."""

    @property
    def is_solo(self) -> bool:
        """Whether there are no rivals, so that results are points instead of parts of a victory."""
        return len(self.seats) == 1

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "review": FORMAT,
            "game": self.game,
            "seats": list(self.seats),
            "seat": self.seat,
            "expected": [list(row) for row in self.expected],
            "margins": [list(row) for row in self.margins],
            "turning_points": [point.to_json() for point in self.turning_points],
            "chance_events": [event.to_json() for event in self.chance_events],
            "totals": [totals.to_json() for totals in self.totals],
            "costliest": [[decision.to_json() for decision in own] for own in self.costliest],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Return the review of plain data; OtherFormat if it was written by another version."""
        if data.get("review") != FORMAT:
            raise OtherFormat(str(data.get("review")))
        return cls(
            game=str(data["game"]),
            seats=tuple(map(str, data["seats"])),
            seat=int(data["seat"]),
            expected=_rows(data["expected"]),
            margins=_rows(data["margins"]),
            turning_points=tuple(map(TurningPoint.from_json, data["turning_points"])),
            chance_events=tuple(map(ChanceEvent.from_json, data["chance_events"])),
            totals=tuple(map(SeatTotals.from_json, data["totals"])),
            costliest=tuple(tuple(map(Decision.from_json, own)) for own in data["costliest"]),
        )


def _rows(data: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(map(float, row)) for row in data)
