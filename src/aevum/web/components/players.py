"""List of players with their figures, and the bar of the viewer's own figures, as HTML chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.presentation import Figure
from aevum.kernel.words import Words
from aevum.web.components.avatar import avatar
from aevum.web.components.invite import invite
from aevum.web.text.seat_names import marked_level


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A seat in the list of players."""

    seat: int
    name: str
    """Name of the player; empty for a free seat."""
    figures: Sequence[Figure]
    bot: str = ""
    """Level of the bot; empty for a person, and for a bot whose name says its level."""
    is_viewer: bool = False
    to_move: bool = False
    link: str = ""
    """Invitation link of a free seat, if the viewer may send it."""
    present: bool | None = None
    """Whether the person is present; None for bots and free seats, and if that is not shown to the viewer."""
    stand_in: bool = False
    """Whether a bot plays until the absent person is back."""
    avatar: str = ""
    """Code of the avatar of the person; empty for bots and free seats."""


def player_list(rows: Sequence[PlayerRow], game: AnyGame, words: Words, *, filled: bool = False) -> str:
    """Return the items of the list, one for each seat. `filled`: with their figures, else to be filled one by one."""
    if filled:
        return fragment(_row(row, game, words, filled=True) for row in rows)
    return fragment(_empty_row(replace(row, figures=()), game, words) for row in rows)


def figure_regions(rows: Sequence[PlayerRow]) -> dict[str, str]:
    """Return the figures of each seat by the element ids of their places in the list."""
    return {_place(row.seat, main): _chips_of(row, main) for row in rows for main in (True, False)}


def _place(seat: int, main: bool) -> str:
    return f"{'main' if main else 'more'}-figures-{seat}"


def _chips_of(row: PlayerRow, main: bool) -> str:
    return fragment(_chip(figure) for figure in row.figures if figure.is_main == main)


# Cached: rows without figures come back with every turn.
@lru_cache(maxsize=4_000)
def _empty_row(row: PlayerRow, game: AnyGame, words: Words) -> Markup:
    return _row(row, game, words, filled=False)


def _row(row: PlayerRow, game: AnyGame, words: Words, *, filled: bool) -> Markup:
    look = (".me" if row.is_viewer else "") + (".turn" if row.to_move else "")
    first, second = (
        h.span(f"#{_place(row.seat, main)}.chips", data_keep="content")[
            Markup(_chips_of(row, main)) if filled else None
        ]
        for main in (True, False)
    )
    return h.li(look)[
        h.div(".who")[
            Markup(game.seat_icon(row.seat, words)),
            avatar(row.avatar, 20) if row.avatar else None,
            h.span(".name", dir="auto")[row.name or words("table-open-seat")],
            _presence(row, words),
            h.span(".quiet")[" · ", words("table-you")] if row.is_viewer else None,
            marked_level(row.bot, words, game, " · ") if row.bot else None,
            h.span(".quiet.moves", title=words("table-to-move"))[" ←", h.span(".unseen")[words("table-to-move")]]
            if row.to_move
            else None,
            first,
        ],
        second,
        invite(row.link, words) if row.link else None,
    ]


def _presence(row: PlayerRow, words: Words) -> list[Child]:
    """Return a dot that says whether the person of a seat is present, and a note if a bot plays meanwhile."""
    if row.present is None:
        return []
    text = words("table-present" if row.present else "table-absent")
    return [
        h.span(".here" if row.present else ".away", role="img", aria_label=text, title=text)[""],
        h.span(".quiet")[words("stand-in-plays")] if row.stand_in else None,
    ]


def chips(figures: Sequence[Figure]) -> Markup:
    """Return figures as a row of chips."""
    return h.span(".chips", tabindex=0)[[_chip(figure) for figure in figures]]


def _chip(figure: Figure) -> Markup:
    look = (
        (".key" if figure.is_main else "")
        + (".alarm" if figure.is_alarm else "")
        + (".recent" if figure.is_recent else "")
    )
    said = f"{figure.name}: {figure.value}{figure.more}" if figure.value else figure.name
    return h.span(f".figure{look}", role="img", aria_label=said, data_face=figure.id)[
        Markup(figure.icon) if figure.icon else None,
        figure.value or None,
        h.small[figure.more] if figure.more else None,
    ]


def own_bar(figures: Sequence[Figure], totals: Mapping[int, str], stage: str, game: AnyGame, words: Words) -> str:
    """Return the bar of the viewer's own figures, and a line with the points of all seats for narrow screens.

    `totals`: points by seat, as they are written. `stage`: progress of the match, in words.
    """
    return fragment(_scores(totals, stage, game, words), chips(figures))


def _scores(totals: Mapping[int, str], stage: str, game: AnyGame, words: Words) -> Child:
    if len(totals) < 2:
        return None
    return h.span(".scores")[
        [
            h.span(".figure", role="img", aria_label=f"{game.seat_title(seat, words)}: {points}")[
                Markup(game.seat_icon(seat, words)), points
            ]
            for seat, points in totals.items()
        ],
        h.span(".quiet")[stage] if stage else None,
    ]
