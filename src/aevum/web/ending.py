"""The end of a match: who won and why, every line of the score side by side, how it went, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.outcome import Outcome
from aevum.kernel.points import Points, signed
from aevum.kernel.words import Words
from aevum.web.marks import mark
from aevum.web.par import Par, compared
from aevum.web.plot import Series, by_player, plot
from aevum.web.shell import static


@dataclass(frozen=True, slots=True)
class PuzzleRank:
    """How a day's puzzle went for the reader: the place among so many, and the days in a row."""

    place: int
    among: int
    streak: int


@dataclass(frozen=True, slots=True)
class Ending:
    """Everything there is to say once a match is over.

    `names`: as the reader says them; `held`: the reader's seats. `rematch`: the match that was begun after this one;
    `may_rematch`: the reader may begin one.
    """

    id: str
    game: AnyGame
    outcome: Outcome
    names: Sequence[str]
    held: Sequence[int] = ()
    series: Series = ()
    colours: Sequence[str] = ()
    moves: int = 0
    puzzle: PuzzleRank | None = None
    par: Par | None = None
    rematch: str | None = None
    may_rematch: bool = False


def ending(end: Ending, words: Words) -> Markup:
    """All of it, for the page of the match and for a page of its own."""
    return h.section("#end.ending", aria_labelledby="end-title")[
        h.div(".laurels")[mark("cup"), h.h2("#end-title")[headline(end, words)]],
        h.p(".reason")[" ".join(filter(None, (words(end.outcome.reason), decided_by(end, words))))],
        _puzzle(end, words) if end.puzzle else None,
        compared(end.par, end.outcome.points[0], words) if end.par else _scores(end, words),
        _next(end, words),
        plot(by_player(end.series, end.names), end.moves, words, end.colours),
    ]


# -- who, and why


def with_its_style(shown: Markup) -> Markup:
    """The end as it comes to a table, which does without its style until then."""
    return h.div[h.link(rel="stylesheet", href=static("ending.css")), shown]


def headline(end: Ending, words: Words) -> str:
    """`You win!`, `Juno wins.`, or how many points one has made alone."""
    winners = end.outcome.winners
    if not winners:
        return words("end-alone", points=signed(end.outcome.totals[0]))
    if len(winners) > 1:
        return words("end-shared", names=_listed([end.names[seat] for seat in winners], words))
    return words("end-you-win" if list(end.held) == [winners[0]] else "end-wins", name=end.names[winners[0]])


def decided_by(end: Ending, words: Words) -> str:
    """By how much, or by which tie break."""
    outcome = end.outcome
    if not outcome.winners:
        return ""
    winner = outcome.winners[0]
    best = outcome.totals[winner]
    tied = [seat for seat, total in enumerate(outcome.totals) if total == best]
    if len(tied) == 1:
        second = max(total for seat, total in enumerate(outcome.totals) if seat != winner)
        if second > best:  # whoever resigned has lost with any points
            return ""
        rivals = _listed([end.names[seat] for seat, total in enumerate(outcome.totals) if total == second], words)
        return words(
            "end-ahead", name=end.names[winner], points=signed(best), ahead=signed(best - second), rivals=rivals
        )
    names = _listed([end.names[seat] for seat in tied], words)
    line = deciding_line(outcome, tied)
    if line is None:
        return words("end-even", names=names, points=signed(best))
    merits = [outcome.tie_breaks[seat][line] for seat in tied]
    figures = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}".join(signed(merit) for merit in sorted(merits, reverse=True))
    return words("end-tie", names=names, points=signed(best), line=words(f"score-{line}"), figures=figures)


def deciding_line(outcome: Outcome, tied: Sequence[int]) -> str | None:
    """The tie break after which only the winners are left; None if nothing could part them."""
    left = list(tied)
    for line in outcome.tie_breaks[0] if outcome.tie_breaks else ():
        most = max(outcome.tie_breaks[seat][line] for seat in left)
        left = [seat for seat in left if outcome.tie_breaks[seat][line] == most]
        if len(left) == 1:
            return str(line)
    return None


def _listed(names: Sequence[str], words: Words) -> str:
    return names[0] if len(names) == 1 else words("end-and", some=", ".join(names[:-1]), last=names[-1])


# -- the score


def _scores(end: Ending, words: Words) -> Markup:
    return h.div(".scroll-x", tabindex=0, role="group", aria_label=words("table-score"))[_score(end, words)]


def _score(end: Ending, words: Words) -> Markup:
    outcome = end.outcome
    order = [seat for tied in outcome.ranking for seat in tied]
    tied = [seat for seat in order if outcome.totals[seat] == max(outcome.totals)]
    decided = deciding_line(outcome, tied) if len(tied) > 1 else None
    return h.table(".score.final")[
        h.caption(".unseen")[words("table-score")],
        h.thead[h.tr[h.td[""], [_player(end, seat, words) for seat in order]]],
        h.tbody[
            [
                _row(words(f"score-{line}"), [outcome.points[seat][line] for seat in order], best=len(order) > 1)
                for line in outcome.points[0]
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


def _player(end: Ending, seat: int, words: Words) -> Markup:
    """The name over a column; whoever has won is marked."""
    first = seat in end.outcome.winners
    return h.th(".winner" if first else "", scope="col")[
        Markup(end.game.emblem(seat, words)),
        h.span(dir="auto")[end.names[seat]],
        h.span(".unseen")[words("table-winner")] if first else None,
    ]


def _row(name: str, points: Sequence[Points], kind: str = "", *, best: bool = False) -> Markup:
    """A line of the score; the best in it stands out."""
    most = max(points)
    apart = best and min(points) != most
    return h.tr(kind)[
        h.th(scope="row")[name], [h.td(".best" if apart and own == most else "")[signed(own)] for own in points]
    ]


# -- the day's puzzle, and what comes next


def _puzzle(end: Ending, words: Words) -> Markup:
    assert end.puzzle is not None
    rank = end.puzzle
    return h.p(".rank")[
        h.span(".medal")[rank.place],
        h.span[words("end-rank", place=rank.place, among=rank.among)],
        h.span[mark("flame"), words("puzzle-streak", days=rank.streak)],
        h.a(href=f"/puzzle/{end.game.id}")[words("end-table")],
    ]


def _next(end: Ending, words: Words) -> Markup:
    replay = f"/m/{end.id}/replay"
    return h.div(".onwards")[
        _again(end, words),
        h.a(".button", href=f"{replay}?at=0")[mark("play"), words("table-look-back")],
        h.a(".button", href=replay, data_copy=True, data_copied=words("table-copied"))[
            mark("link"), words("table-share")
        ],
        h.a(".button", href=f"/m/{end.id}/board.png", download=True)[mark("picture"), words("table-share-picture")],
    ]


def _again(end: Ending, words: Words) -> Child:
    if end.rematch:
        return h.a(".button.main", href=f"/m/{end.rematch}")[mark("again"), words("end-to-rematch")]
    if not end.may_rematch:
        return h.a(".button.main", href=f"/new/{end.game.id}")[mark("again"), words("table-again")]
    return h.form(method="post", action=f"/m/{end.id}/rematch")[
        h.button(".main")[mark("again"), words("end-rematch" if len(end.names) > 1 else "table-again")]
    ]
