"""Pages to read: the rules of a game, a replay, my matches, the day's puzzle, the account."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.game import Game, Outcome
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words


def rules_page(game: Game, query: str, words: Words) -> Markup:
    """Every clause in the rulebook's order, or those with certain words."""
    found = game.rulebook.search(query, words.language)
    return h.div(".reading")[
        h.h1[words("rules-title", title=words("game-title"))],
        h.form(method="get", role="search")[
            h.label[words("rules-search"), " ", h.input(type="search", name="q", value=query)],
            h.button[words("rules-do")],
        ],
        h.dl(".clauses")[
            [
                h.div(id=clause.id)[
                    h.dt[h.a(href=f"#{clause.id}")[clause.place], h.span(".quiet")[f" {clause.ruling}"]],
                    h.dd[clause.text(words.language)],
                ]
                for clause in found
            ]
        ]
        if found
        else h.p[words("rules-nothing", query=query)],
    ]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a match, for looking back."""

    at: int
    last: int
    drawing: str
    notation: str
    sentence: str
    points: Sequence[Sequence[int]]


def replay_page(
    id: str, moment: Moment, outcome: Outcome | None, commitment: str, seed: str | None, words: Words
) -> Markup:
    """One position with the way to every other."""
    at, last = moment.at, moment.last
    return h.div(".replay")[
        h.h1[words("replay-title", title=words("game-title"))],
        h.form("#scrubber", method="get", data_last=last)[
            _step(0, "⏮", words("replay-first"), at > 0),
            _step(at - 1, "◀", words("replay-back"), at > 0),
            h.label[
                h.span(".quiet")[words("replay-at", at=at, last=last)],
                h.input(type="range", name="at", min=0, max=last, value=at),
            ],
            h.noscript[h.button[words("web-apply")]],
            _step(at + 1, "▶", words("replay-next"), at < last),
            _step(last, "⏭", words("replay-last"), at < last),
        ],
        h.p("#told", aria_live="polite")[h.b[moment.notation], " ", moment.sentence],
        h.div(".drawing")[Markup(moment.drawing)],
        _plot(moment, words),
        _afterwards(id, outcome, commitment, seed, words),
    ]


def _step(at: int, sign: str, name: str, possible: bool) -> Markup:
    if not possible:
        return h.span(".step.quiet", aria_hidden="true")[sign]
    return h.a(".step", href=f"?at={at}", aria_label=name)[sign]


def _plot(moment: Moment, words: Words) -> Markup | None:
    """Points after every move, a line a seat."""
    values = [value for seat in moment.points for value in seat]
    if len(values) < 2:
        return None
    low, high = min(values), max(values) + 1
    lines = [
        h.polyline(
            f".line.seat-{seat}",
            points=" ".join(
                f"{600 * x / max(len(row) - 1, 1):.1f},{180 - 170 * (y - low) / (high - low):.1f}"
                for x, y in enumerate(row)
            ),
        )
        for seat, row in enumerate(moment.points)
    ]
    return h.figure(".plot")[
        h.figcaption[words("replay-plot", low=low, high=high - 1)],
        h.svg(viewBox="0 0 600 190", role="img", aria_label=words("replay-plot", low=low, high=high - 1))[
            lines,
            h.line(
                ".now", x1=600 * moment.at / max(moment.last, 1), x2=600 * moment.at / max(moment.last, 1), y1=0, y2=190
            ),
        ],
    ]


def _afterwards(id: str, outcome: Outcome | None, commitment: str, seed: str | None, words: Words) -> list[Child]:
    if outcome is None or seed is None:
        return [h.p(".quiet")[words("replay-commitment", commitment=commitment)]]
    return [
        h.p[
            h.a(href=f"/m/{id}/match.aevum")[words("replay-file")],
            " ",
            h.a(href=f"/m/{id}/board.png")[words("table-picture")],
            " ",
            h.a(href=f"/m/{id}/board.pdf")[words("table-print")],
        ],
        h.details[
            h.summary[words("replay-honest")],
            h.p[words("replay-commitment", commitment=commitment)],
            h.p[words("replay-seed", seed=seed)],
            h.form(method="get", action=f"/m/{id}/verify")[h.button[words("replay-verify")]],
        ],
    ]


@dataclass(frozen=True, slots=True)
class Entry:
    """A match in a list."""

    id: str
    title: str
    names: str
    state: str
    mine: bool


def mine_page(entries: Sequence[Entry], words: Words) -> Markup:
    """My matches, those that wait for me first."""
    ordered = sorted(entries, key=lambda entry: not entry.mine)
    return h.div(".reading")[
        h.h1[words("web-mine")],
        h.ul(".matches")[
            [
                h.li(".turn" if entry.mine else "")[
                    h.a(href=f"/m/{entry.id}")[entry.title], " ", h.span(dir="auto")[entry.names], " ", h.b[entry.state]
                ]
                for entry in ordered
            ]
        ]
        if entries
        else h.p[words("mine-none")],
    ]


def puzzle_page(day: str, results: Sequence[tuple[str, str, int]], streak: int, words: Words) -> Markup:
    """The best results of a day on this server."""
    return h.div(".reading")[
        h.h1[words("puzzle-title", day=day)],
        h.p[words("puzzle-streak", days=streak)],
        h.table[
            h.thead[
                h.tr[
                    h.th(scope="col")[words("puzzle-place")],
                    h.th(scope="col")[words("puzzle-name")],
                    h.th(scope="col")[words("score-total")],
                ]
            ],
            h.tbody[
                [
                    h.tr[
                        h.td[place],
                        h.td[h.a(href=f"/m/{id}/replay", dir="auto")[name or words("puzzle-somebody")]],
                        h.td[score],
                    ]
                    for place, (id, name, score) in enumerate(results, start=1)
                ]
            ],
        ]
        if results
        else h.p[words("puzzle-nobody")],
    ]


def account_page(name: str, login: str | None, words: Words, problem: str = "") -> Markup:
    """A name, and if one wants an account for other devices."""
    return h.div(".reading")[
        h.h1[words("web-account")],
        h.p(".refusal", role="alert")[problem] if problem else None,
        h.form(method="post", action="/account/name")[
            h.label[
                words("account-name"), " ", h.input(name="name", value=name, maxlength=40, autocomplete="nickname")
            ],
            h.button[words("account-rename")],
        ],
        _signed_in(login, words) if login else _signing_in(words),
    ]


def _signed_in(login: str, words: Words) -> list[Child]:
    return [
        h.p[words("account-signed-in", login=login)],
        h.form(method="post", action="/account/leave")[h.button[words("account-leave")]],
    ]


def _signing_in(words: Words) -> list[Child]:
    return [
        h.p[words("account-why")],
        [
            h.form(".card", method="post", action=f"/account/{action}")[
                h.h2[words(f"account-{action}")],
                h.label[
                    words("account-login"),
                    " ",
                    h.input(name="login", required=True, maxlength=40, autocomplete="username"),
                ],
                h.label[
                    words("account-password"),
                    " ",
                    h.input(
                        name="password",
                        type="password",
                        required=True,
                        minlength=8,
                        autocomplete=f"{'new' if action == 'register' else 'current'}-password",
                    ),
                ],
                h.button[words(f"account-{action}")],
            ]
            for action in ("enter", "register")
        ],
    ]
