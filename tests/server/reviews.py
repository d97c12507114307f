"""Reviews of any finished match that are made up in no time, for tests of storage and pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from aevum.kernel.match import Match, Played
from aevum.review import ChanceEvent, Decision, Estimate, Reason, Review, SeatTotals, TurningPoint, WhatIf
from aevum.review.futures import Line
from aevum.server.presenters.replay_data import decisions

MAX_DECISIONS = 5


def _no_progress(_: int, __: int) -> None: ...


def made_up_review(match: Match, seat: int, progress: Callable[[int, int], None] = _no_progress) -> Review:
    """Return a review with five decisions of the seat, each of which could have been another legal move."""
    seats, last = len(match.seats), len(match.moves)
    progress(1, 2)
    rows = [
        tuple((1 + (number + own) % seats) / (seats * (seats + 1) / 2) for own in range(seats))
        for number in range(last + 1)
    ]
    luck = tuple(Estimate(1.5 - own, 0.25) for own in range(seats))
    return Review(
        game=match.game.id,
        seats=tuple(match.seats),
        seat=seat,
        expected=tuple(rows) if seats > 1 else tuple((float(number),) for number in range(last + 1)),
        margins=tuple(tuple(number / 4 - own for own in range(seats)) for number in range(last + 1)),
        turning_points=tuple(
            TurningPoint(at, tuple(0.3 - 0.2 * own for own in range(seats)), by_chance=at % 2 == 0)
            for at in sorted({max(1, last // 3), max(1, last // 2), last})
        ),
        chance_events=tuple(ChanceEvent(at, 0, luck, 0) for at in range(1, min(12, last) + 1)),
        totals=tuple(
            SeatTotals(0.5, 9.0 - own, Estimate(6.0, 0.6), Estimate(-11.0, 1.5), Estimate(14.0, 2.0), -0.5, 12)
            for own in range(seats)
        ),
        costliest=tuple(_decisions(match, own) for own in range(seats)),
    )


def _decisions(match: Match, seat: int) -> tuple[Decision, ...]:
    found: list[Decision] = []
    for at in decisions(match)[:-1]:
        state = match.state_at(at)
        legal = [move for move in state.legal() if move != match.moves[at].move]
        if state.actor == seat and len(legal) > 1:
            number = len(found)
            reasons = (Reason("term-prospects", "", 4.5, 1.25),)
            rival = next((played for played in match.moves[at:] if played.seat != seat), None)
            replies = (Played(rival.seat, rival.move),) if rival else ()
            loss, lines = Estimate(8.0 - number, 1.0), tuple((move,) for move in legal[:2])
            played = (match.moves[at].move,)
            found.append(
                Decision(at, seat, played, lines, loss, 0.12 if len(match.seats) > 1 else 0.0, replies, reasons)
            )
        if len(found) == MAX_DECISIONS:
            break
    return tuple(found)


def made_up_comparison(
    match: Match,
    position: int,
    lines: Sequence[tuple[int, ...]],
    futures: int = 64,
    progress: Callable[[int, int], None] = _no_progress,
) -> WhatIf:
    """Return a comparison in which the first line is better by three points in every future but a few."""
    progress(1, 1)
    results = [
        tuple(float((7 * future) % 23 - 4 * number + (future % 8 == 0)) for future in range(futures))
        for number in range(len(lines))
    ]
    return WhatIf(
        position,
        match.moves[position].seat,
        tuple(Line(tuple(line), own) for line, own in zip(lines, results, strict=True)),
    )
