"""Form that continues a match from one of its positions: the position, who plays, and what becomes of hidden things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.layout import static
from aevum.web.pages.new_match import default_bot, seat_field, seat_kinds


@dataclass(frozen=True, slots=True)
class PositionOffer:
    """A position from which a reader may play on."""

    game: AnyGame
    action: str
    """Address to which the form is posted."""
    moves: int
    """Number of moves before the position."""
    stage: str
    """Progress of the match at the position, in words; empty if the game names none."""
    drawing: str
    """The position as spectators see it, as SVG."""
    players: Sequence[str]
    """Names of those who have played; empty for a seat without a name."""
    bots: Sequence[str]
    seat: int
    """Seat that is suggested to the reader."""
    name: str = ""
    """Name of the reader."""
    text: str = ""
    """The position as text, if it was pasted."""
    source: str = ""
    """Address of the replay from which the position comes; empty for a position as text."""


def play_on_page(offer: PositionOffer, words: Words) -> Markup:
    """Return the page; its form creates the continuation."""
    kinds = seat_kinds(offer.bots, words, here=len(offer.players) > 1)
    others = f"bot:{default_bot(offer.bots)}"
    seats = [
        seat_field(
            seat,
            offer.game,
            kinds,
            "me" if seat == offer.seat else others,
            words,
            offer.name if seat == offer.seat else "",
            own=seat == offer.seat,
        )
        for seat in range(len(offer.players))
    ]
    return h.div(".new.play-on")[
        h.link(rel="stylesheet", href=static("new_match.css")),
        h.div(".poster.position")[Markup(offer.drawing)],
        h.form("#new", method="post", action=offer.action)[
            h.header[
                h.p(".over-title")[words("game-title")],
                h.h1[words("play-on")],
                h.p[" · ".join(filter(None, (words("play-on-after", moves=offer.moves), offer.stage)))],
                _played_by(offer, words),
            ],
            h.input(type="hidden", name="at", value=offer.moves),
            h.textarea(name="text", hidden=True)[offer.text] if offer.text else None,
            h.section(".who")[
                h.h2[words("lobby-who")],
                h.div(".seats")[seats],
                h.p(".quiet.by-link")[words("new-link-about")] if len(offer.players) > 1 else None,
            ],
            _hidden_things(offer, words),
            h.button(".main.large")[h.b[words("play-on-begin")]],
        ],
    ]


def _played_by(offer: PositionOffer, words: Words) -> Child:
    """Return who has played so far, with a link to the replay; None for a position as text."""
    if not offer.source:
        return None
    names = ", ".join(name for name in offer.players if name)
    return h.p(".quiet")[names, " · " if names else None, h.a(href=offer.source)[words("table-look-back")]]


def _hidden_things(offer: PositionOffer, words: Words) -> Markup:
    """Return the choice between hidden things as they were and drawn anew."""
    return h.fieldset(".option.hidden-things")[
        h.legend(".about")[words("play-on-hidden")],
        h.div(".values")[
            [
                h.label[
                    h.input(type="radio", name="hidden", value=way, checked=way == "anew"),
                    h.span[words(f"play-on-{way}"), h.small[words(f"play-on-{way}-about")]],
                ]
                for way in ("anew", "same")
            ]
        ],
    ]
