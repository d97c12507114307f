"""The page behind the link to a seat: which match, who sits where, and one button to sit down."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words


@dataclass(frozen=True, slots=True)
class Invitation:
    """The seat somebody is asked to take. `action`: where to say yes; `taken`: others hold it already.

    `bots`: the seats of bots whose names do not say that they are bots.
    """

    action: str
    seat: int
    names: tuple[str, ...]
    bots: frozenset[int]
    taken: bool


def join_page(invitation: Invitation, name: str, words: Words) -> Markup:
    """Nothing is taken before the button. `name`: what the reader is called so far."""
    own = invitation.names[invitation.seat]
    return h.div(".reading.account")[
        h.h1[words("join-title", title=words("game-title"))],
        h.form(".card", method="post", action=invitation.action)[
            h.p[words("join-about", seat=invitation.seat + 1)],
            h.ol(".sitting", aria_label=words("table-seats"))[
                [_seat(invitation, seat, words) for seat in range(len(invitation.names))]
            ],
            h.p(".quiet")[words("join-together", name=own)] if invitation.taken else _name(name or own, words),
            h.button(".main")[words("join-do")],
        ],
    ]


def _seat(invitation: Invitation, seat: int, words: Words) -> Markup:
    offered = seat == invitation.seat
    return h.li(".offered" if offered else "")[
        h.span(dir="auto")[invitation.names[seat] or words("table-open-seat")],
        h.span(".quiet")[f" {words('table-bot')}"] if seat in invitation.bots else None,
        h.span(".quiet")[f" ← {words('join-yours')}"] if offered else None,
    ]


def _name(name: str, words: Words) -> Markup:
    return h.label[
        words("account-name"),
        h.input(
            name="name",
            value=name,
            maxlength=40,
            autocomplete="nickname",
            placeholder=words("lobby-optional"),
            dir="auto",
        ),
    ]
