"""Data of the replay page: positions of a match, the stops between them, and the chart series of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import View
from aevum.kernel.match import Match
from aevum.kernel.points import Points
from aevum.kernel.presentation import Stage
from aevum.kernel.words import Words
from aevum.server.live.hub import LiveMatch
from aevum.server.live.seat_log import departure_event, notation_for
from aevum.server.storage.match_index import Departure
from aevum.server.storage.people import Person
from aevum.web.components.draw_proof import proof_address
from aevum.web.components.line_chart import TurnAxis, by_player
from aevum.web.components.panels import static_panels
from aevum.web.components.players import PlayerRow, player_list
from aevum.web.pages.replay import UNITS, ReplayLine, ReplayPosition
from aevum.web.text.move_text import move_in_words
from aevum.web.text.site_words import words_of

MOVER: Final = "mover"
"""Viewpoint of the seat that made the last move."""
REPLAYS_CACHED: Final = 64
"""Maximum number of replays whose data a rendering process caches."""
Lines = list[tuple[str, list[Points]]]


@dataclass(frozen=True, slots=True)
class ReplayData:
    """Chart series and stages of a match from one viewpoint, at the start and after every move."""

    series: Lines
    stages: Sequence[Stage | None]
    chance: Sequence[tuple[int, int]]
    """State of the generator of random numbers, and how often hidden things have been shown."""


def replay_data(live: LiveMatch, seat: int, words: Words) -> ReplayData:
    """Return the chart series and stages of a match as a seat may know them; slow for a long match."""
    return _measured(live.match, seat, words.language)


@lru_cache(maxsize=REPLAYS_CACHED)
def _measured(match: Match, seat: int, language: str) -> ReplayData:
    game = match.game
    words = words_of(game.id, language)
    states = [match.state_at(0), *(state for state, _ in match.replay())]
    views: list[View] = [game.view(state, seat) for state in states]
    rows = [game.chart_series(view, words) for view in views]
    series = [(name, [row[place][1] for row in rows]) for place, (name, _) in enumerate(rows[0])]
    chance = [(state.chance, state.revealed) for state in states]
    return ReplayData(series, [game.stage(view) for view in views], chance)


def decisions(match: Match) -> list[int]:
    """Return the numbers of moves after which a decision is complete: 0, and the end of a move with its follow-ups."""
    ends = [0]
    for number, played in enumerate(match.moves, start=1):
        following = match.moves[number] if number < len(match.moves) else None
        goes_on = following is not None and following.seat == played.seat
        if not (goes_on and following is not None and match.game.book.verb_of(following.move).follows):
            ends.append(number)
    return ends


def turns(stages: Sequence[Stage | None]) -> list[int]:
    """Return the numbers of moves at which a new stage begins, such as a turn or a round; start and end included."""
    begins = [0, *(at for at in range(1, len(stages)) if stages[at] != stages[at - 1])]
    return begins if begins[-1] == len(stages) - 1 else [*begins, len(stages) - 1]


def turn_axis(stages: Sequence[Stage | None], words: Words) -> TurnAxis | None:
    """Return the axis with the numbers of rounds, or of turns in games without rounds; None if the stages have none."""
    counted = next((key for key in ("round", "turn") if any(stage and key in stage[1] for stage in stages)), None)
    if counted is None:
        return None
    begins: list[tuple[int, int]] = []
    for at, stage in enumerate(stages):
        number = int(stage[1].get(counted, 0)) if stage else 0
        if number and (not begins or begins[-1][1] != number):
            begins.append((at, number))
    return TurnAxis(words(f"plot-{counted}"), begins)


def previous_stop(at: int, stops: Sequence[int]) -> int:
    """Return the last stop before a number of moves; 0 if there is none."""
    return max((stop for stop in stops if stop < at), default=0)


@dataclass(frozen=True, slots=True)
class ReplayQuery:
    """Request for a position of a replay."""

    at: int
    """Number of moves after which the match is shown."""
    by: str
    """Unit between stops, one of UNITS."""
    viewpoint: str
    """Viewpoint as requested, a seat number or MOVER; empty for the default."""
    own: int
    """Seat through which the reader sees the running match; SPECTATOR if none."""
    held: Sequence[int]
    """Seats that the reader holds."""


def replay_query(live: LiveMatch, person: Person, parameters: Mapping[str, str]) -> ReplayQuery:
    """Return the request for a position that a person makes by the parameters of an address; by default the last."""
    wish, last = parameters.get("at", ""), len(live.match.moves)
    at = min(int(wish), last) if wish.isascii() and wish.isdigit() and len(wish) < 9 else last
    by, viewpoint = parameters.get("by", "")[:10], parameters.get("as", "")[:10]
    return ReplayQuery(at, by, viewpoint, live.seat_for(person), tuple(live.seats_of(person)))


def replay_position(live: LiveMatch, query: ReplayQuery, words: Words) -> ReplayPosition:
    """Return a position of a match, with changes since the stop before it marked in the drawing."""
    match, game, at = live.match, live.match.game, query.at
    seat, through = _viewpoint(live, query)
    data = replay_data(live, seat if through != MOVER else SPECTATOR, words)
    stops = (turns(data.stages), decisions(match), range(len(match.moves) + 1))
    by = query.by if query.by in UNITS else "decision"
    since = previous_stop(at, stops[UNITS.index(by)])
    now, then = (game.view(match.state_at(length), seat) for length in (at, since))
    players = player_list(_player_rows(live, seat, now, then, words), game, words, filled=True)
    drawing = static_panels(game.panels(now, words), game.panels(then, words), players, words)
    visible = [event for events in match.log()[since:at] for event in events if event.seen_by(seat)]
    played = match.moves[since:at]
    return ReplayPosition(
        at=at,
        last=len(match.moves),
        drawing=drawing,
        notation=" ".join(filter(None, (notation_for(match, one, seat) for one in played))) if by != "turn" else "",
        sentence=" ".join(event.say(words) for event in visible) or " ".join(_picks(match, since, at, seat, words)),
        series=by_player(data.series, _names(live, words)),
        colours=game.chart_colours,
        turns=turn_axis(data.stages, words),
        stage=_said(data.stages[at], words),
        stops=stops,
        log=_log(live, stops[1], data, seat, words),
        viewpoints=_viewpoints(live, words)
        if match.over and game.has_hidden_information and len(match.seats) > 1
        else (),
        viewpoint=through,
        by=by,
    )


def _player_rows(live: LiveMatch, seat: int, now: View, then: View, words: Words) -> list[PlayerRow]:
    """Return the list of players at a position, with the figures marked that differ from those before."""
    game = live.match.game
    rows = []
    for number, name in enumerate(_names(live, words)):
        before = {figure.id: (figure.value, figure.more) for figure in game.seat_figures(then, number, words)}
        figures = [
            replace(figure, is_recent=before.get(figure.id) != (figure.value, figure.more))
            for figure in game.seat_figures(now, number, words)
        ]
        rows.append(PlayerRow(number, name, figures, is_viewer=number == seat))
    return rows


def _viewpoint(live: LiveMatch, query: ReplayQuery) -> tuple[int, str]:
    """Return the seat of the viewpoint, and the viewpoint as requests name it.

    Once a match with hidden information is over, any seat can be chosen; else it is the reader's own.
    """
    match, wish = live.match, query.viewpoint
    if not match.over or not match.game.has_hidden_information:
        return query.own, ""
    if not wish and len(query.held) == 1:
        wish = str(query.held[0])
    if wish in map(str, range(len(match.seats))):
        return int(wish), wish
    return match.moves[max(query.at - 1, 0)].seat, MOVER


def _viewpoints(live: LiveMatch, words: Words) -> list[tuple[str, str]]:
    seats = ((str(seat), name) for seat, name in enumerate(_names(live, words)))
    return [(MOVER, words("replay-as-mover")), *seats]


def _names(live: LiveMatch, words: Words) -> list[str]:
    return [seat.called(words) or words("table-open-seat") for seat in live.stored.seats]


def _log(live: LiveMatch, stops: Sequence[int], data: ReplayData, seat: int, words: Words) -> list[ReplayLine]:
    """Return a log line for each decision, with its stage as heading and departures after it.

    Once the match is over, decisions with rolls or draws lead to their proof.
    """
    match, stages = live.match, data.stages
    lines: list[ReplayLine] = []
    log = match.log()
    departures = [departure for other in live.stored.seats for departure in other.departures]
    heading: Stage | None = None
    # Headings over nearly every line would only make the log longer.
    headed = len(turns(stages)) < len(stops) / 2
    for start, end in pairwise(stops):
        events = [event.say(words) for some in log[start:end] for event in some if event.seen_by(seat)]
        mover = match.moves[start].seat
        events = events or _picks(match, start, end, seat, words)
        events += [departure_event(one).say(words) for one in departures if start < _shown_after(one, match) <= end]
        new = headed and stages[start] != heading
        heading = stages[start]
        emblem = match.game.seat_icon(mover, words)
        drawn = match.over and data.chance[start] != data.chance[end]
        proof = proof_address(live.id, start, end) if drawn else ""
        lines.append(ReplayLine(end, " ".join(events), emblem, _said(heading, words) if new else "", proof))
    return [line for line in lines if line.text]


def _shown_after(departure: Departure, match: Match) -> int:
    """Return the number of the move after which a departure is shown: one that still exists after an undo."""
    return max(1, min(departure.moves, len(match.moves)))


def _picks(match: Match, start: int, end: int, seat: int, words: Words) -> list[str]:
    """Return moves without events as sentences made of their picks, as far as the seat may know them."""
    known = [played.move for played in match.moves[start:end] if notation_for(match, played, seat)]
    return [f"{move_in_words(move, match.game.book, words)}." for move in known]


def _said(stage: Stage | None, words: Words) -> str:
    return words(stage[0], **stage[1]) if stage else ""
