"""Result of a match: winner and reason, score table, chart, and links to a rematch and the replay."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.outcome import Outcome
from aevum.kernel.points import Points, counted, place_in, signed
from aevum.kernel.words import Words
from aevum.web.components.continuations import Continuations, continuation_links
from aevum.web.components.curves import Curve, curves_panel
from aevum.web.components.drawing_links import share_address
from aevum.web.components.event_sentence import Reader
from aevum.web.components.icons import icon
from aevum.web.components.line_chart import TurnAxis
from aevum.web.components.par import Par, compare_to_par
from aevum.web.components.statistics import Statistic, statistics_table
from aevum.web.components.turning_points import TurningPoint, turning_points_list
from aevum.web.layout import static

_SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?![aeo])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PuzzleRank:
    """Rank of the reader in a daily puzzle."""

    place: int | None
    """Place of the reader's first try; None while that is not finished."""
    among: int
    """Number of people who have finished their first try."""
    streak: int
    """Number of consecutive days with a finished puzzle, up to today or yesterday."""
    match: str = ""
    """Id of the match that is the reader's first try; empty if they have not begun it."""
    given_up: bool = False
    """Whether the reader has given up the place to see how the par is reached."""

    @property
    def is_running(self) -> bool:
        """Whether the reader's first try counts and is not finished."""
        return self.place is None and not self.given_up


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Data of the result panel of a match, for one reader."""

    id: str
    game: AnyGame
    outcome: Outcome
    names: Sequence[str]
    """Display names of the seats in the reader's language."""
    held: Sequence[int] = ()
    """Seats of the reader."""
    curves: Sequence[Curve] = ()
    colours: Sequence[str] = ()
    turns: TurnAxis | None = None
    statistics: Sequence[Statistic] = ()
    sources: Mapping[str, Sequence[Points]] = field(default_factory=dict)
    """Points of each seat by their source; without any, the lines of the outcome are shown."""
    turning_points: Sequence[TurningPoint] = ()
    moves: int = 0
    puzzle: PuzzleRank | None = None
    par: Par | None = None
    par_shown: bool = False
    """Whether the reader may see how the par is reached."""
    rematch: str | None = None
    """Id of the match that was started as the rematch; None if there is none yet."""
    may_rematch: bool = False
    """Whether the reader may start a rematch."""
    continuations: Continuations | None = None
    may_review: bool = False
    """Whether the reader may ask for the review of the match."""


def result_panel(end: MatchResult, words: Words) -> Markup:
    """Return the complete result panel, for the page of the match and for a page of its own."""
    order = [seat for tied in end.outcome.ranking for seat in tied]
    heads = [_player(end, seat, words) for seat in order]
    return h.section("#end.ending", aria_labelledby="end-title")[
        h.link(rel="stylesheet", href=static("story.css")),
        h.div(".laurels")[
            _mark(end),
            h.h2("#end-title")[headline(end, words)],
            h.button(".fold-result", type="button", data_fold=True)[
                h.span(".to-fold")[words("end-fold")], h.span(".to-unfold")[words("end-unfold")]
            ],
        ],
        h.p(".reason")[" ".join(filter(None, (words(end.outcome.reason), decided_by(end, words))))],
        _puzzle(end, words) if end.puzzle else None,
        _next(end, words),
        continuation_links(end.continuations, words) if end.continuations else None,
        h.div(".result-figures")[
            compare_to_par(end.par, end.outcome.points[0], words, shown=end.par_shown)
            if end.par
            else _scores(end, words),
            h.div(".course-of-match")[
                curves_panel(end.curves, end.moves, words, end.colours, end.turns),
                turning_points_list(end.turning_points, end.id, end.names, _reader(end, words), words),
            ],
            statistics_table(end.statistics, heads, order, words, end.colours),
        ],
    ]


def _reader(end: MatchResult, words: Words) -> Reader:
    return Reader(end.game, words, end.held[0] if len(end.held) == 1 else SPECTATOR)


# -- winner and reason


def with_its_style(shown: Markup) -> Markup:
    """Return the result with its style sheet, which the page of a running match does not load."""
    return h.div[h.link(rel="stylesheet", href=static("result.css")), shown]


def _place(end: MatchResult) -> int | None:
    """Return the place of the reader among several players; None for readers with no seat or several."""
    several = len(end.outcome.totals) > 1
    return place_in(end.outcome.ranking, end.held[0]) if several and len(end.held) == 1 else None


def _mark(end: MatchResult) -> Markup:
    """Return the sign of the result: a cup for a good one, else the place or a flag."""
    place, total = _place(end), end.outcome.totals[0]
    if place is not None and place > 1:
        return h.span(".medal", aria_hidden="true")[place]
    alone = len(end.outcome.totals) == 1
    return icon("goal" if alone and total < (end.par.points if end.par else 1) else "cup")


def headline(end: MatchResult, words: Words) -> str:
    """Return the headline of the result: `You are 2nd`, `Juno wins`, or the points of a solo match."""
    winners = end.outcome.winners
    if not winners:
        return words("end-alone", points=counted(end.outcome.totals[0]))
    place = _place(end)
    if place is not None and place > 1:
        return words("end-you-are", place=place)
    if len(winners) > 1:
        return words("end-shared", names=listed([end.names[seat] for seat in winners], words))
    return words("end-you-win" if list(end.held) == [winners[0]] else "end-wins", name=end.names[winners[0]])


def decided_by(end: MatchResult, words: Words) -> str:
    """Return the sentence that says by how much or by which tie break a match was won; empty without a winner."""
    outcome = end.outcome
    if not outcome.winners:
        return ""
    winner = outcome.winners[0]
    best = outcome.totals[winner]
    tied = [seat for seat, total in enumerate(outcome.totals) if total == best]
    if len(tied) == 1:
        second = max(total for seat, total in enumerate(outcome.totals) if seat != winner)
        if second > best:  # a player who resigned has lost, whatever their points
            return ""
        rivals = listed([end.names[seat] for seat, total in enumerate(outcome.totals) if total == second], words)
        return words(
            "end-ahead", name=end.names[winner], points=counted(best), ahead=signed(best - second), rivals=rivals
        )
    names = listed([end.names[seat] for seat in tied], words)
    line = deciding_line(outcome, tied)
    if line is None:
        return words("end-even", names=names, points=counted(best))
    merits = [outcome.tie_breaks[seat][line] for seat in tied]
    figures = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}".join(signed(merit) for merit in sorted(merits, reverse=True))
    return words("end-tie", names=names, points=counted(best), line=words(f"score-{line}"), figures=figures)


def deciding_line(outcome: Outcome, tied: Sequence[int]) -> str | None:
    """Return the tie break after which a single seat is left; None if no tie break separates the seats."""
    left = list(tied)
    for line in outcome.tie_breaks[0] if outcome.tie_breaks else ():
        most = max(outcome.tie_breaks[seat][line] for seat in left)
        left = [seat for seat in left if outcome.tie_breaks[seat][line] == most]
        if len(left) == 1:
            return str(line)
    return None


def listed(names: Sequence[str], words: Words) -> str:
    """Return names as a list in a sentence.

    Spanish joins the last name by “e” if it begins with the sound of “i”.
    """
    if len(names) == 1:
        return names[0]
    message = "end-and-before-i" if _SOUNDS_LIKE_I.match(names[-1]) else "end-and"
    return words(message, some=", ".join(names[:-1]), last=names[-1])


# -- score table


def _scores(end: MatchResult, words: Words) -> Markup:
    return h.div(".scroll-x", tabindex=0, role="group", aria_label=words("table-score"))[_score(end, words)]


def _score(end: MatchResult, words: Words) -> Markup:
    outcome = end.outcome
    order = [seat for tied in outcome.ranking for seat in tied]
    tied = [seat for seat in order if outcome.totals[seat] == max(outcome.totals)]
    decided = deciding_line(outcome, tied) if len(tied) > 1 else None
    sources = end.sources or {line: [own[line] for own in outcome.points] for line in outcome.points[0]}
    longest = max((max(points, -points) for row in sources.values() for points in row), default=0)
    return h.table(".score.final")[
        h.caption(".unseen")[words("table-score")],
        h.thead[h.tr[h.td[""], [_player(end, seat, words) for seat in order]]],
        h.tbody[
            [
                _row(words(f"score-{name}"), [row[seat] for seat in order], best=len(order) > 1, longest=longest)
                for name, row in sources.items()
            ],
            _row(words("score-total"), [outcome.totals[seat] for seat in order], ".total"),
            [
                _row(
                    words(f"score-{line}"),
                    [outcome.tie_breaks[seat][line] for seat in order],
                    ".quiet.decided" if line == decided else ".quiet",
                )
                for line in outcome.deciding
            ],
        ],
    ]


def _player(end: MatchResult, seat: int, words: Words) -> Markup:
    """Return the head of a seat's column; winners are marked."""
    first = seat in end.outcome.winners
    kinds = (".winner" if first else "") + (".own" if list(end.held) == [seat] else "")
    return h.th(kinds, scope="col")[
        Markup(end.game.seat_icon(seat, words)),
        h.span(dir="auto")[end.names[seat]],
        h.span(".unseen")[words("table-winner")] if first else None,
    ]


def _row(name: str, points: Sequence[Points], kind: str = "", *, best: bool = False, longest: Points = 0) -> Markup:
    """Return a line of the score; `best`: the highest value is highlighted, unless all are equal.

    `longest`: value for which the bar below a number is as wide as its cell; without it there are no bars.
    """
    most = max(points)
    apart = best and min(points) != most
    return h.tr(kind)[
        h.th(scope="row")[name],
        [
            h.td(".best" if apart and own == most else "")[signed(own), _bar(own, longest) if longest else None]
            for own in points
        ],
    ]


def _bar(points: Points, longest: Points) -> Markup:
    """Return the bar of a number, which ends at the right edge of its cell; hollow below zero."""
    width = float(100 * max(points, -points) / longest)
    return h.svg(".bar", viewBox="0 0 100 6", preserveAspectRatio="none", aria_hidden="true")[
        h.rect(".below" if points < 0 else "", x=round(100 - width, 1), y=1, width=round(width, 1), height=4)
        if points
        else None
    ]


# -- rank in the daily puzzle, and links


def _puzzle(end: MatchResult, words: Words) -> Markup:
    assert end.puzzle is not None
    rank = end.puzzle
    practice = rank.match not in ("", end.id) and not rank.given_up
    return h.div(".ranked")[
        h.p(".quiet")[words("puzzle-practice")] if practice else None,
        h.p(".rank")[
            rank_text(rank, words),
            h.span[icon("flame"), words("puzzle-streak", days=rank.streak)],
            h.a(href=f"/puzzle/{end.game.id}")[words("end-table")],
        ],
    ]


def rank_text(rank: PuzzleRank, words: Words) -> list[Child]:
    """Return the place of the reader's first try; a link to that match while it is not finished."""
    if rank.given_up:
        return [h.span[words("puzzle-given-up")]]
    if rank.place is None:
        return [h.a(href=f"/m/{rank.match}")[words("puzzle-first-try")]]
    return [h.span(".medal")[rank.place], h.span[words("end-rank", place=rank.place, among=rank.among)]]


def _next(end: MatchResult, words: Words) -> Markup:
    replay = f"/m/{end.id}/replay"
    return h.div(".onwards")[
        _again(end, words),
        h.a(".button", href=f"{replay}?at=0")[icon("play"), words("table-look-back")],
        h.a(".button", href=f"/m/{end.id}/review")[icon("target"), words("review")] if end.may_review else None,
        h.a(".button", href=f"/m/{end.id}/chronicle")[icon("book"), words("story-chronicle")],
        h.a(".button", href=replay, data_copy=True, data_copied=words("table-copied"))[
            icon("link"), words("table-share")
        ],
        h.a(".button", href=share_address(end.id), download=True)[icon("picture"), words("table-share-picture")],
    ]


def _again(end: MatchResult, words: Words) -> Child:
    if end.rematch:
        return h.a(".button.main", href=f"/m/{end.rematch}")[icon("again"), words("end-to-rematch")]
    if not end.may_rematch:
        return h.a(".button.main", href=f"/new/{end.game.id}")[icon("again"), words("table-again")]
    return h.form(method="post", action=f"/m/{end.id}/rematch")[
        h.button(".main")[icon("again"), words("end-rematch" if len(end.names) > 1 else "table-again")]
    ]
