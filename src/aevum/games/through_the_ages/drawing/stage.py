"""Drawing of decisions outside the ordinary turn: an attack, an auction, an event or a choice among others' cards."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.constants import (
    CARDS,
    COLOURS,
    FIRST_GOVERNMENT,
    FIRST_SPECIAL,
    LANDS,
    NONE,
    PLAYERS,
    UNITS,
)
from aevum.games.through_the_ages.drawing.cards import card_face
from aevum.games.through_the_ages.drawing.layout import PITCH, STRIP_HEIGHT, card_boxes
from aevum.games.through_the_ages.drawing.palette import CELL, SEAT_TEXT, place
from aevum.games.through_the_ages.rules.clauses import CARD
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.markup import Child, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BLOOD, DARK_GOLD, FAINT_INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import draw_number, fit_size, wrap, write
from aevum.kernel.words import Words

_TEXT: Final = 13
_LEADING: Final = 15
_TOTALS_LEFT: Final = 2 + PITCH + 2
"""Left edge, beside the card, of totals or of cards to choose from; the text of the card follows them."""
_TOTALS_WIDTH: Final = 232
_TEXT_WIDTH: Final = 540

_BY_CARD: Final = ("territory", "fought", "pact", "card")
_CHOSEN_FROM_A_RIVAL: Final = frozenset(("raze", "bomb", "annex", "seize"))


def card_of(view: TableView) -> int:
    """Return the card that caused the decision; NONE in the ordinary course of a turn."""
    return next((view.pending[name] for name in _BY_CARD if name in view.pending), NONE)


def choices(view: TableView) -> tuple[int, ...]:
    """Return the cards to choose from that the viewer's other panels do not show: an opponent's, or bonuses to keep."""
    if view.phase == "keep":
        return tuple(dict.fromkeys((*view.dealt, *view.pool)))
    if view.phase not in _CHOSEN_FROM_A_RIVAL:
        return ()
    victim = view.civilizations[view.pending["victim"]]
    if view.phase == "annex":
        return victim.colonies
    if view.phase == "seize":
        return tuple(card for card in victim.technologies if FIRST_SPECIAL <= card < FIRST_GOVERNMENT)
    return tuple(work for work in range(LANDS, UNITS) if victim.workers[work])


def is_on(view: TableView) -> bool:
    """Whether there is anything to show on the stage."""
    return not view.over and (card_of(view) != NONE or bool(choices(view)))


def choice_boxes(view: TableView) -> list[tuple[int, Box]]:
    """Return the cards to choose from, with their boxes."""
    left = _TOTALS_LEFT if card_of(view) != NONE else 2
    cards = choices(view)
    return list(zip(cards, card_boxes(len(cards), left), strict=True))


def stage_box(view: TableView) -> Box:
    """Return the frame of the strip."""
    left = _text_left(view)
    return Box(0, 0, left + _TEXT_WIDTH + 4 if card_of(view) != NONE else left, STRIP_HEIGHT)


def _text_left(view: TableView) -> float:
    """Return the left edge of the text of the card."""
    cards = choices(view)
    beside = PITCH * len(cards) + 6 if cards else _TOTALS_WIDTH + 6 if _has_totals(view) else 4
    return (_TOTALS_LEFT if card_of(view) != NONE else 2) + beside


def _has_totals(view: TableView) -> bool:
    return "aggressor" in view.pending or "territory" in view.pending


def draw_stage(view: TableView, words: Words) -> list[Child]:
    """Return the card, totals or cards to choose from, then the text of the card."""
    card = card_of(view)
    return [
        [card_face(card, card_boxes(1)[0], words), _words_of(card, _text_left(view), words)] if card != NONE else None,
        _totals(view, words),
        [card_face(choice, box, words, id=f"ta-{CARDS[choice]}") for choice, box in choice_boxes(view)],
    ]


def _words_of(card: int, left: float, words: Words) -> list[Child]:
    """Return the clause of the card, in lines."""
    lines = wrap(CARD[card].text(words.language), _TEXT_WIDTH * 1.06, _TEXT)
    first = STRIP_HEIGHT / 2 - _LEADING * len(lines) / 2 + 11
    return [write(line, left, first + _LEADING * row, _TEXT, anchor=None) for row, line in enumerate(lines)]


def _totals(view: TableView, words: Words) -> Child:
    if choices(view):
        return None
    if "aggressor" in view.pending:
        return _fight(view, words)
    return _auction(view, words) if "territory" in view.pending else None


def _fight(view: TableView, words: Words) -> list[Child]:
    """Return both totals as they are now, the lower one in a softer colour."""
    sides = (("aggressor", "strength", view.attack), ("target", "defence", view.defence))
    left = float(_TOTALS_LEFT)
    drawn: list[Child] = [_panel()]
    for number, (role, sign, total) in enumerate(sides):
        seat, x = view.pending[role], left + 58 + 116 * number
        ahead = total == max(view.attack, view.defence)
        drawn += [
            _seat(seat, x, 20, words),
            place(sign, x - 26, 62, 34),
            draw_number(total, x - 4, 62, 40, anchor=None, bold=True, colour=None if ahead else SOFT_INK),
            _sacrificed(view, seat, x),
            _by_pact(view, x) if role == "aggressor" else None,
        ]
    return [*drawn, draw_number("–", left + _TOTALS_WIDTH / 2, 62, 24)]


def _panel() -> Child:
    return h.rect(x=_TOTALS_LEFT, y=2, width=_TOTALS_WIDTH - 4, height=104, rx=8, fill=LIGHT_PAPER, stroke=FAINT_INK)


def _seat(seat: int, x: float, y: float, words: Words) -> list[Child]:
    name = words(PLAYERS[seat])
    return [
        place(COLOURS[seat], x - 38, y, 17),
        write(name, x - 26, y + 5, fit_size(name, 78, 14), anchor=None, bold=True, colour=SEAT_TEXT[seat]),
    ]


def _sacrificed(view: TableView, seat: int, x: float) -> Child:
    lost = sum(view.sent[seat])
    if not lost:
        return None
    return [place("worker", x - 30, 94, 15), draw_number(f"−{lost}", x - 20, 94, 13, anchor=None, colour=BLOOD)]


def _by_pact(view: TableView, x: float) -> Child:
    """Return the strength that pacts give the attacker, as a part of its total."""
    bonus = view.pending["attack_bonus"]
    return [place("pact", x + 18, 94, 17), draw_number(f"+{bonus}", x + 29, 94, 13, anchor=None)] if bonus else None


def _auction(view: TableView, words: Words) -> list[Child]:
    """Return the highest bid with its seat; after the auction also the force sent so far."""
    pending, left = view.pending, float(_TOTALS_LEFT)
    bidder = pending["bidder"]
    sending = view.phase == "send"
    drawn: list[Child] = [
        _panel(),
        place("colonization", left + 32, 62, 38),
        draw_number(
            f"{view.force}/{pending['highest']}" if sending else pending["highest"],
            left + 60,
            62,
            38,
            anchor=None,
            bold=True,
        ),
        _seat(bidder, left + 58, 20, words) if bidder != NONE else None,
        [_bidder(view, seat, left + 18 + 30 * seat) for seat in range(view.seats)],
    ]
    if view.may_bid and view.phase == "bid":
        text = words("board-may-bid", most=view.may_bid)
        drawn.append(write(text, left + _TOTALS_WIDTH - 14, 98, fit_size(text, 100, 13), anchor="end", bold=True))
    return drawn


def _bidder(view: TableView, seat: int, x: float) -> list[Child]:
    """Return the symbol of a seat in the auction; a seat that has passed is struck out."""
    passed = view.pending["passed"] >> seat & 1
    turn = seat == view.actor
    return [
        h.circle(cx=x, cy=93, r=12, fill=CELL, stroke=DARK_GOLD, stroke_width=2) if turn else None,
        place(COLOURS[seat], x, 93, 15),
        h.path(d=f"M{x - 11:g} 104L{x + 11:g} 82", stroke=BLOOD, stroke_width=2.5) if passed else None,
    ]
