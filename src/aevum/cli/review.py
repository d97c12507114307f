"""`aevum review`: a finished match with luck and decisions told apart, and the costliest decisions of a seat."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.markup import escape

from aevum.arena.number_format import decimal, percent
from aevum.cli.arena import progress_bar
from aevum.cli.console import Console
from aevum.cli.parser import Parser, Usage, whole_number
from aevum.cli.saved_matches import saved_match
from aevum.kernel.ai.estimate import Estimate
from aevum.kernel.match import Match
from aevum.kernel.words import Words
from aevum.review import ChanceEvent, Decision, Review, SeatTotals, review


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: file and seat."""
    parser.add_argument("file", metavar=words("help-file"), help=words("help-match-or-position"))
    parser.add_argument("--seat", type=_seat, default=1, metavar="N", help=words("help-review-seat"))


def _seat(text: str) -> int:
    return whole_number(text, 1, "usage-number")


def run(args: argparse.Namespace, console: Console) -> None:
    """Review the match and print totals, turning points, draws and costliest decisions."""
    match = saved_match(args.file)
    if args.seat > len(match.seats):
        raise Usage("usage-too-many", value=str(args.seat), most=str(len(match.seats)))
    with progress_bar(console) as bar:
        task = bar.add_task(console.words("reviewed-progress"), total=None)
        found = review(match, args.seat - 1, lambda done, total: bar.update(task, completed=done, total=total))
    if console.machine:
        console.data(found.to_json())
        return
    _Teller(match, found, console).tell()


class _Teller:
    """Printed form of a review."""

    def __init__(self, match: Match, found: Review, console: Console) -> None:
        self._match, self._review, self._console = match, found, console
        self._words = console.words_for(match.game)
        self._name = match.seats[found.seat]

    def tell(self) -> None:
        self._totals()
        self._turning_points()
        self._draws()
        self._costliest()

    def _heading(self, message: str) -> None:
        self._console.print()
        self._console.print(f"[bold]{escape(self._words(message, name=self._name))}[/]")

    # -- luck and decisions

    def _totals(self) -> None:
        headings = ("reviewed-player", ">reviewed-start", ">reviewed-luck", ">reviewed-decisions")
        rest = (">reviewed-rivals", ">reviewed-unexplained", ">reviewed-result")
        rows = [[name, *self._row(totals)] for name, totals in zip(self._match.seats, self._review.totals, strict=True)]
        self._console.table([*headings, *rest], rows)
        self._console.say("reviewed-units-solo" if self._review.is_solo else "reviewed-units")

    def _row(self, totals: SeatTotals) -> list[str]:
        return [
            self._signed(totals.start),
            self._estimate(totals.luck),
            self._estimate(totals.decisions),
            self._estimate(totals.rivals),
            self._signed(totals.unexplained),
            self._signed(totals.result),
        ]

    def _signed(self, amount: float) -> str:
        digits = decimal(amount, self._words)
        return f"+{digits}" if amount > 0 else digits

    def _estimate(self, estimate: Estimate) -> str:
        return f"{self._signed(estimate.amount)} ± {decimal(estimate.error, self._words)}"

    # -- moments

    def _turning_points(self) -> None:
        if not self._review.turning_points:
            return
        self._heading("reviewed-turning-points")
        for point in self._review.turning_points:
            change = point.change[self._review.seat]
            shown = self._signed(change) if self._review.is_solo else percent(change, self._words, 0)
            message = "reviewed-turned-by-chance" if point.by_chance else "reviewed-turned-by-decision"
            self._console.say(message, position=point.position, change=shown, events=self._sentence(point.position))

    def _draws(self) -> None:
        seat = self._review.seat
        largest = sorted(self._review.chance_events, key=lambda event: -abs(event.luck[seat].amount))[:5]
        if not largest:
            return
        self._heading("reviewed-draws")
        for event in sorted(largest, key=lambda event: event.position):
            self._draw(event, event.luck[seat])

    def _draw(self, event: ChanceEvent, luck: Estimate) -> None:
        sentence = self._sentence(event.position)
        self._console.say("reviewed-draw", position=event.position, luck=self._estimate(luck), events=sentence)

    def _sentence(self, position: int) -> str:
        """Return what the log tells of the move before a position."""
        mover = self._match.moves[position - 1].seat
        name = self._match.game.seat_title(mover, self._words) or self._match.seats[mover]
        events = self._match.log()[position - 1]
        return " ".join(event.say_to_others(self._words, name) for event in events if event.seen_by(mover))

    # -- decisions

    def _costliest(self) -> None:
        found = self._review.costliest[self._review.seat]
        self._heading("reviewed-costliest" if found else "reviewed-no-loss")
        for decision in found:
            self._decision(decision)

    def _decision(self, decision: Decision) -> None:
        say = self._console.say
        self._console.print()
        say("reviewed-decision", position=decision.position + 1, moves=self._line(decision.played))
        lost = f"{decimal(decision.loss.amount, self._words)} ± {decimal(decision.loss.error, self._words)}"
        say("reviewed-better", moves=self._line(decision.best[0]), loss=lost)
        reasons = [f"{reason.describe(self._words)} {self._signed(reason.difference)}" for reason in decision.reasons]
        if reasons:
            say("reviewed-reasons", reasons=", ".join(reasons))
        if decision.replies:
            first = decision.replies[0]
            own = [reply.move for reply in decision.replies if reply.seat == first.seat]
            say("reviewed-replies", name=self._match.seats[first.seat], moves=self._line(own))

    def _line(self, moves: Sequence[int]) -> str:
        return "; ".join(self._match.game.book.notation(move) for move in moves)
