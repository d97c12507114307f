"""Page behind an invitation link, with one button that takes the seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.text.seat_names import marked_level


@dataclass(frozen=True, slots=True)
class Invitation:
    """Data of an invitation to a seat."""

    action: str
    """Address to which the form is posted."""
    seat: int
    names: tuple[str, ...]
    bots: Mapping[int, str] = field(default_factory=dict)
    """Levels of the bots by seat."""
    taken: bool = False
    """Whether other people hold the seat already."""
    game: AnyGame | None = None
    picture: str | None = None
    """Address of the game's picture; None if it has none."""
    redraws: bool = False
    """Whether everything hidden is drawn anew when the seat is taken, because the match comes from a file."""
    continued: bool = False
    """Whether the match continues a finished one with hidden things as they were, which all players may look up."""
    public: bool = False
    """Whether every visitor may take the seat."""


def join_page(invitation: Invitation, name: str, words: Words) -> Markup:
    """Return the page of an invitation; the seat is only taken by its button.

    `name`: the current name of the reader.
    """
    own = invitation.names[invitation.seat]
    return h.div(".join")[
        h.div(".poster")[h.img(src=invitation.picture, alt="")] if invitation.picture else None,
        h.div(".asked")[
            h.h1[join_title(invitation, words)],
            h.p(".quiet")[words("game-about")],
            h.form(".card", method="post", action=invitation.action)[
                h.p[words("join-about-public" if invitation.public else "join-about", seat=invitation.seat + 1)],
                h.ol(".sitting", aria_label=words("table-seats"))[
                    [_seat(invitation, seat, words) for seat in range(len(invitation.names))]
                ],
                h.p(".quiet")[words("join-together", name=own)] if invitation.taken else _name(name or own, words),
                h.p(".note")[words("join-redraws")] if invitation.redraws else None,
                h.p(".note")[words("join-continued")] if invitation.continued else None,
                h.button(".main.wide")[words("join-do")],
            ],
            _goal(invitation, words),
        ],
    ]


def join_title(invitation: Invitation, words: Words) -> str:
    """Return the title of the page: a seat that is kept for the reader or, at a public table, one that is free."""
    return words("join-title-public" if invitation.public else "join-title", title=words("game-title"))


def _seat(invitation: Invitation, seat: int, words: Words) -> Markup:
    offered = seat == invitation.seat
    level = invitation.bots.get(seat)
    return h.li(".offered" if offered else "")[
        Markup(invitation.game.seat_icon(seat, words)) if invitation.game else None,
        h.span(dir="auto")[invitation.names[seat] or words("table-open-seat")],
        marked_level(level, words, invitation.game) if level else None,
        h.span(".yours")[words("join-yours")] if offered else None,
    ]


def _goal(invitation: Invitation, words: Words) -> Child:
    """Return the goal of the game, for readers who do not know it yet."""
    goal = invitation.game.goal(words) if invitation.game else ""
    if not goal or invitation.game is None:
        return None
    return h.section(".goal", aria_labelledby="goal")[
        h.h2("#goal")[words("rules-goal")],
        h.p[goal],
        h.p(".links")[h.a(href=f"/rules/{invitation.game.id}", target="_blank")[icon("book"), words("lobby-rules")]],
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
