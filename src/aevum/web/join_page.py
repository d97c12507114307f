"""The link to a seat: how the host hands it out, and the page behind it with one button to sit down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.marks import mark
from aevum.web.seats import marked_level


def invite(link: str, words: Words) -> Markup:
    """A link to hand out, large enough not to be missed; a click copies it."""
    return h.a(".invite.button.main", href=link, data_copy=True, data_copied=words("table-copied"))[
        mark("link"), h.span[words("invite-copy")]
    ]


@dataclass(frozen=True, slots=True)
class Invitation:
    """The seat somebody is asked to take. `action`: where to say yes; `taken`: others hold it already.

    `bots`: how well each of them plays. `picture`: where the game's picture is, if it has one.
    """

    action: str
    seat: int
    names: tuple[str, ...]
    bots: Mapping[int, str] = field(default_factory=dict)
    taken: bool = False
    game: AnyGame | None = None
    picture: str | None = None


def join_page(invitation: Invitation, name: str, words: Words) -> Markup:
    """Nothing is taken before the button. `name`: what the reader is called so far."""
    own = invitation.names[invitation.seat]
    return h.div(".join")[
        h.div(".poster")[h.img(src=invitation.picture, alt="")] if invitation.picture else None,
        h.div(".asked")[
            h.h1[words("join-title", title=words("game-title"))],
            h.p(".quiet")[words("game-about")],
            h.form(".card", method="post", action=invitation.action)[
                h.p[words("join-about", seat=invitation.seat + 1)],
                h.ol(".sitting", aria_label=words("table-seats"))[
                    [_seat(invitation, seat, words) for seat in range(len(invitation.names))]
                ],
                h.p(".quiet")[words("join-together", name=own)] if invitation.taken else _name(name or own, words),
                h.button(".main.wide")[words("join-do")],
            ],
            _goal(invitation, words),
        ],
    ]


def _seat(invitation: Invitation, seat: int, words: Words) -> Markup:
    offered = seat == invitation.seat
    level = invitation.bots.get(seat)
    return h.li(".offered" if offered else "")[
        Markup(invitation.game.emblem(seat, words)) if invitation.game else None,
        h.span(dir="auto")[invitation.names[seat] or words("table-open-seat")],
        marked_level(level, words) if level else None,
        h.span(".yours")[words("join-yours")] if offered else None,
    ]


def _goal(invitation: Invitation, words: Words) -> Child:
    """What the game is about, for those who do not know it yet."""
    if not words.knows("game-goal") or invitation.game is None:
        return None
    return h.section(".goal", aria_labelledby="goal")[
        h.h2("#goal")[words("rules-goal")],
        h.p[words("game-goal")],
        h.p(".links")[h.a(href=f"/rules/{invitation.game.id}", target="_blank")[mark("book"), words("lobby-rules")]],
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
            autofocus=not name,
        ),
    ]
