"""HTML report about a contest, with its plots in it; it needs no other file."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from aevum.arena.contest import Contest, Result
from aevum.arena.number_format import decimal, interval, percent, wins
from aevum.arena.plots import histograms, shares
from aevum.arena.ratings import can_rate
from aevum.arena.standings import Spread, Standing, standings
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import signed
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words

STYLE: Final = Markup("""
:root { color-scheme: light dark; --paper: #fdf9ee; --ink: #2b211a; --soft: #5c4c3c; --rule: #d8c9aa; --bar: #9a6c0c;
  --mark: #8a1c1c }
@media (prefers-color-scheme: dark) { :root { --paper: #211c18; --ink: #f1e7d4; --soft: #cbbca4; --rule: #4d4237;
  --bar: #dba82f; --mark: #f59c8f } }
body { background: var(--paper); color: var(--ink); font: 17px/1.5 'Libertinus Serif', 'Times New Roman', serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: 0 } h2 { margin: 2.2rem 0 .4rem } p { margin: .4rem 0 } .soft { color: var(--soft) }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .8rem .25rem 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule) }
th:first-child, td:first-child { text-align: left } code { font-size: .9em; overflow-wrap: anywhere }
svg { display: block; width: 100%; height: auto; max-width: 760px; min-width: 30rem; margin-top: 1rem }
svg text { font-size: 15px; fill: var(--ink) }
svg .tick { font-size: 13px; fill: var(--soft) } .level, .floor { stroke: var(--rule) } .bar { fill: var(--bar) }
.share { fill: var(--bar) } .reach { stroke: var(--bar); stroke-width: 2.5 } .chance, .mean { stroke: var(--mark);
  stroke-width: 2; stroke-dasharray: 4 3 } .mean { stroke: var(--ink) }
""")

_SPREAD: Final = ("arena-average", "arena-deviation", "arena-least", "arena-median", "arena-most")


def report(contest: Contest, results: Sequence[Result], words: Words) -> str:
    """Return the page in the language of the words."""
    spoken = words.with_folder(find_game(contest.game).locale)
    found = standings(contest, results)
    title = spoken("arena-title", game=spoken("game-title"))
    page = h.html(lang=words.language)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.title[title],
            h.style[STYLE],
        ],
        h.body[
            h.h1[title],
            h.p(".soft")[_lead(contest, results, spoken)],
            _ranked(found, spoken),
            _points(found, spoken),
            _by_seat(contest, results, found, spoken),
            _lengths(results, spoken),
            _again(contest, results, spoken),
        ],
    ]
    return f"<!DOCTYPE html>\n{page}\n"


def _lead(contest: Contest, results: Sequence[Result], words: Words) -> str:
    deals = len({result.deal for result in results})
    bots = ", ".join(contest.bots)
    return words("arena-lead", games=len(results), deals=deals, seatings=len(contest.seatings), bots=bots)


def _ranked(found: Sequence[Standing], words: Words) -> Child:
    if len(found) == 1:
        return None
    rated = any(own.rating for own in found)
    headings = ["arena-bot", "arena-seats", "arena-wins", "arena-share", "arena-sure", "arena-chance"]
    rows = [
        [
            own.bot,
            str(own.seats),
            wins(own.wins, words),
            percent(own.share, words),
            interval(own.interval, words),
            percent(own.chance, words),
            *([rating_of(own, words)] if rated else []),
        ]
        for own in found
    ]
    return [
        h.h2[words("arena-heading-wins")],
        _table([*headings, *(["arena-rating"] if rated else [])], rows, words),
        h.div(".wide", tabindex=0)[shares(found, words)],
        h.p(".soft")[words("arena-about-wins")],
        h.p(".soft")[words("arena-about-rating")] if rated else None,
        h.p(".soft")[words("arena-no-rating")] if not can_rate() else None,
    ]


def rating_of(own: Standing, words: Words) -> str:
    """Return a rating with its standard deviation, or a dash."""
    if own.rating is None:
        return "–"
    return f"{decimal(own.rating.mu, words)} ± {decimal(own.rating.sigma, words)}"


def _points(found: Sequence[Standing], words: Words) -> Child:
    rows = [[own.bot, *_spread(own.spread, words)] for own in found]
    return [
        h.h2[words("arena-heading-points")],
        _table(["arena-bot", *_SPREAD], rows, words),
        h.div(".wide", tabindex=0)[histograms([(own.bot, own.points) for own in found], words)],
    ]


def _spread(spread: Spread, words: Words) -> list[str]:
    return [
        decimal(spread.mean, words),
        decimal(spread.deviation, words),
        signed(spread.least),
        decimal(spread.median, words),
        signed(spread.most),
    ]


def _by_seat(contest: Contest, results: Sequence[Result], found: Sequence[Standing], words: Words) -> Child:
    """Return the shares of wins by seat, for each bot and for all together."""
    if len(contest.bots) == 1:
        return None
    seats = range(len(contest.bots))
    named = found if len(found) > 1 else []
    rows = [[own.bot, *(_won_from(results, seat, own.bot, words) for seat in seats)] for own in named]
    rows.append([words("arena-everybody"), *(_won_from(results, seat, None, words) for seat in seats)])
    headings = [words("arena-seat", number=seat + 1) for seat in seats]
    return [
        h.h2[words("arena-heading-seats")],
        _plain_table([words("arena-bot"), *headings], rows),
        h.p(".soft")[words("arena-about-seats", chance=percent(Fraction(1, len(contest.bots)), words))],
    ]


def _won_from(results: Sequence[Result], seat: int, bot: str | None, words: Words) -> str:
    played = [result for result in results if bot in (None, result.bots[seat])]
    if not played:
        return "–"
    won = sum(Fraction(seat in own.outcome.ranking[0], len(own.outcome.ranking[0])) for own in played)
    return percent(won / len(played), words)


def _lengths(results: Sequence[Result], words: Words) -> Child:
    lengths = [result.outcome.decisions for result in results]
    return [
        h.h2[words("arena-heading-length")],
        _table(["arena-games", *_SPREAD], [[str(len(lengths)), *_spread(Spread.of(lengths), words)]], words),
        h.div(".wide", tabindex=0)[histograms([(words("arena-decisions"), lengths)], words)],
    ]


def _again(contest: Contest, results: Sequence[Result], words: Words) -> Child:
    return [h.h2[words("arena-heading-again")], h.p[h.code[command(contest, len(results))]]]


def command(contest: Contest, games: int) -> str:
    """Return the command line that plays the same games again."""
    game = find_game(contest.game)
    usual, chosen = game.options_json(game.options_type()), game.options_json(contest.options)
    flags = [
        f"--{name.replace('_', '-')} {str(value).lower() if isinstance(value, bool) else value}"
        for name, value in chosen.items()
        if value != usual[name]
    ]
    bots = ",".join(contest.bots)
    return " ".join([f"aevum arena {contest.game} --bots {bots} --games {games} --seed {contest.seed}", *flags])


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]], words: Words) -> Markup:
    return _plain_table([words(heading) for heading in headings], rows)


def _plain_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    return h.div(".wide", tabindex=0)[
        h.table[
            h.thead[h.tr[[h.th(scope="col")[heading] for heading in headings]]],
            h.tbody[[h.tr[[h.td[cell] for cell in row]] for row in rows]],
        ]
    ]
