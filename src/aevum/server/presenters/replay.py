"""Positions of a match for its replay page, with the log and the stops between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from aevum.bots import bots
from aevum.bots.search_bots import SearchBot
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import View
from aevum.kernel.markup import Markup
from aevum.kernel.match import Match
from aevum.kernel.presentation import Stage
from aevum.kernel.words import Words
from aevum.server.live.hub import LiveMatch
from aevum.server.live.move_explanations import bot_of_move
from aevum.server.live.seat_log import departure_event, notation_for
from aevum.server.presenters.match_story import curves_of, story_of
from aevum.server.presenters.replay_data import ReplayData, decisions, replay_data, turn_axis, turns
from aevum.server.storage.match_index import Departure
from aevum.server.storage.people import Person
from aevum.web.components.draw_proof import proof_address
from aevum.web.components.event_sentence import Reader
from aevum.web.components.move_explanation import explanation_address
from aevum.web.components.panels import static_panels
from aevum.web.components.players import PlayerRow, player_list
from aevum.web.components.turning_points import turning_points_list
from aevum.web.pages.replay import UNITS, ReplayLine, ReplayPosition
from aevum.web.text.move_text import move_in_words

MOVER: Final = "mover"
"""Viewpoint of the seat that made the last move."""


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
        curves=curves_of(live, _names(live, words), words, seat if through != MOVER else SPECTATOR),
        turning_points=_turning_points(live, query.own, words) if match.over else None,
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
        why=explanation_address(live.id, at) if _is_explained(live, at) else "",
    )


def _is_explained(live: LiveMatch, number: int) -> bool:
    """Whether a move of a finished match was made by a bot that can say why."""
    bot = bots().get(bot_of_move(live, number) or "")
    return bot is not None and issubclass(bot, SearchBot) and live.match.game.heuristics is not None


def _turning_points(live: LiveMatch, seat: int, words: Words) -> Markup | None:
    """Return the list of the turning points of a finished match."""
    reader, points = Reader(live.match.game, words, seat), story_of(live.match).turning_points
    return turning_points_list(points, live.id, _names(live, words), reader, words)


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
