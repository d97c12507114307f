"""Looking back: the places at which a match can be looked at, and what the game measured at each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from aevum.kernel.events import WATCHING
from aevum.kernel.game import View
from aevum.kernel.match import Match
from aevum.kernel.points import Points
from aevum.kernel.shows import Stage
from aevum.kernel.words import Words
from aevum.table.hub import Live
from aevum.table.logbook import notation_for
from aevum.web.parts import still
from aevum.web.plot import by_player
from aevum.web.replay_page import UNITS, Line, Moment
from aevum.web.spoken import move_in_words

MOVER: Final = "mover"
"""To look through the eyes of whoever has just moved."""
Lines = list[tuple[str, list[Points]]]


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a match through one pair of eyes. `series`: what the game measures, after every move.

    `stages`: how far it had come after every move.
    """

    series: Lines
    stages: Sequence[Stage | None]


async def course(live: Live, seat: int, words: Words) -> Course:
    """Kept as long as the match stands where it does; measured aside, for a long match takes its time."""
    match, eyes = live.match, (seat, words.language)
    known = live.courses.get(eyes)
    if known is not None and known[0] is match:
        kept: Course = known[1]
        return kept
    found = await asyncio.to_thread(_measured, match, seat, words)
    live.courses[eyes] = (match, found)
    return found


def _measured(match: Match, seat: int, words: Words) -> Course:
    game = match.game
    views: list[View] = [game.view(match.state_at(0), seat), *(game.view(state, seat) for state, _ in match.replay())]
    rows = [game.measures(view, words) for view in views]
    series = [(name, [row[place][1] for row in rows]) for place, (name, _) in enumerate(rows[0])]
    return Course(series, [game.stage(view) for view in views])


def decisions(match: Match) -> list[int]:
    """The lengths at which a decision is whole: the start, and the end of each move with all that follows it."""
    ends = [0]
    for number, played in enumerate(match.moves, start=1):
        following = match.moves[number] if number < len(match.moves) else None
        goes_on = following is not None and following.seat == played.seat
        if not (goes_on and following is not None and match.game.book.verb_of(following.move).follows):
            ends.append(number)
    return ends


def turns(stages: Sequence[Stage | None]) -> list[int]:
    """The lengths at which something new begins: a turn, a round. The start and the end are among them."""
    begins = [0, *(at for at in range(1, len(stages)) if stages[at] != stages[at - 1])]
    return begins if begins[-1] == len(stages) - 1 else [*begins, len(stages) - 1]


def before(at: int, stops: Sequence[int]) -> int:
    """The stop before a moment."""
    return max((stop for stop in stops if stop < at), default=0)


@dataclass(frozen=True, slots=True)
class Look:
    """What one wants to see: how long the match was, by which unit one walks, through whose eyes.

    `own`: the eyes one has anyway; `held`: one's seats.
    """

    at: int
    by: str
    through: str
    own: int
    held: Sequence[int]


async def moment_of(live: Live, look: Look, words: Words) -> Moment:
    """A moment of a match, with what has changed since the stop before it marked in the drawing."""
    match, game, at = live.match, live.match.game, look.at
    seat, through = _eyes(live, look)
    way = await course(live, seat if through != MOVER else WATCHING, words)
    stops = (turns(way.stages), decisions(match), range(len(match.moves) + 1))
    by = look.by if look.by in UNITS else "decision"
    since = before(at, stops[UNITS.index(by)])
    now, then = (game.view(match.state_at(length), seat) for length in (at, since))
    drawing = still(game.parts(now, words), game.parts(then, words), words)
    told = [event for events in match.log()[since:at] for event in events if event.seen_by(seat)]
    played = zip(match.moves[since:at], match.log()[since:at], strict=True)
    return Moment(
        at=at,
        last=len(match.moves),
        drawing=drawing,
        notation=" ".join(filter(None, (notation_for(match, *one, seat) for one in played))) if by != "turn" else "",
        sentence=" ".join(event.say(words) for event in told) or " ".join(_picks(match, since, at, seat, words)),
        series=by_player(way.series, _names(live, words)),
        colours=game.measure_colours,
        stage=_said(way.stages[at], words),
        stops=stops,
        log=_log(match, stops[1], way.stages, seat, words),
        eyes=_all_eyes(live, words) if match.over and game.hides and len(match.seats) > 1 else (),
        through=through,
        by=by,
    )


def _eyes(live: Live, look: Look) -> tuple[int, str]:
    """Whose eyes one looks back through, and how that is asked for: anybody's once it is over, else one's own."""
    match, wish = live.match, look.through
    if not match.over or not match.game.hides:
        return look.own, ""
    if not wish and len(look.held) == 1:
        wish = str(look.held[0])
    if wish in map(str, range(len(match.seats))):
        return int(wish), wish
    return match.moves[max(look.at - 1, 0)].seat, MOVER


def _all_eyes(live: Live, words: Words) -> list[tuple[str, str]]:
    seats = ((str(seat), name) for seat, name in enumerate(_names(live, words)))
    return [(MOVER, words("replay-as-mover")), *seats]


def _names(live: Live, words: Words) -> list[str]:
    return [seat.called(words) or words("table-open-seat") for seat in live.stored.seats]


def _log(match: Match, stops: Sequence[int], stages: Sequence[Stage | None], seat: int, words: Words) -> list[Line]:
    """A line for each decision, under the turns they belong to."""
    lines: list[Line] = []
    told = match.log()
    heading: Stage | None = None
    # Where every line would have one, headings only make the log longer.
    headed = len(turns(stages)) < len(stops) / 2
    for start, end in pairwise(stops):
        events = [event.say(words) for some in told[start:end] for event in some if event.seen_by(seat)]
        mover = match.moves[start].seat
        events = events or _picks(match, start, end, seat, words)
        new = headed and stages[start] != heading
        heading = stages[start]
        emblem = match.game.emblem(mover, words)
        lines.append(Line(end, " ".join(events), emblem, _said(heading, words) if new else ""))
    return [line for line in lines if line.text]


def _picks(match: Match, start: int, end: int, seat: int, words: Words) -> list[str]:
    """Moves that told nothing, as one would choose them: as far as the seat may know them."""
    told = match.log()
    known = [
        played.move
        for number, played in enumerate(match.moves[start:end], start=start)
        if notation_for(match, played, told[number], seat)
    ]
    return [f"{move_in_words(move, match.game.book, words)}." for move in known]


def _said(stage: Stage | None, words: Words) -> str:
    return words(stage[0], **stage[1]) if stage else ""
