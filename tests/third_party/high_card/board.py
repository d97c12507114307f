"""The state as text and as a drawing. Both are made from the view, so they cannot show more than it holds."""

from __future__ import annotations

from aevum.kernel.game import OVER
from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from high_card.view import TableView


def text(view: TableView, words: Words) -> str:
    """Return a line for the round, one for each seat, and one for the seat's own hand."""
    return "\n".join(
        [
            f"[bold]{words('text-over') if view.actor == OVER else words('text-round', round=view.round)}[/]",
            *(_seat(view, seat, words) for seat in range(len(view.tricks))),
            words("text-hand", cards=" ".join(map(str, view.hand)) or "-"),
        ]
    )


def _seat(view: TableView, seat: int, words: Words) -> str:
    line = words("text-seat", seat=seat + 1, cards=view.in_hand[seat], tricks=view.tricks[seat])
    return f"[reverse]{line}[/]" if seat == view.actor else line


def svg(view: TableView, words: Words) -> str:
    """Return a drawing: the seat's own hand below, one card for each seat above, face down once it is laid."""
    laid = [_card(seat, 0, "?" if has_laid else "") for seat, has_laid in enumerate(view.have_laid)]
    hand = [_card(place, 1, str(card)) for place, card in enumerate(view.hand)]
    return h.svg("#cards", xmlns="http://www.w3.org/2000/svg", viewBox="0 0 150 140", role="img")[
        h.title[words("game-title")], laid, hand
    ]


def _card(column: int, row: int, face: str) -> Markup:
    left, top = 5 + 48 * column, 5 + 68 * row
    return h.g[
        h.rect(x=left, y=top, width=42, height=60, rx=4, fill="white", stroke="black"),
        h.text(x=left + 21, y=top + 36, text_anchor="middle")[face],
    ]
