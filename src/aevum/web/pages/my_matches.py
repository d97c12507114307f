"""Page of the reader's matches, those that wait for the reader first, and the match rows of other lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon


@dataclass(frozen=True, slots=True)
class Player:
    """A player in the row of a match."""

    name: str
    icon: str = ""
    level: str = ""
    """Level of a bot in words; empty for people."""
    points: str = ""
    """Points as far as they are known; empty if they are not."""
    me: bool = False
    """Whether the reader holds the seat."""
    first: bool = False
    """Whether the player has won."""
    to_move: bool = False


@dataclass(frozen=True, slots=True)
class MatchEntry:
    """A match in a list."""

    id: str
    title: str
    names: str
    state: str
    mine: bool
    """Whether the match waits for the reader, or has a free seat for them."""
    over: bool = False
    """Whether the match has ended."""
    archived: bool = False
    """Whether the match is stored but cannot be played on."""
    note: str = ""
    """Date or other mark of the match, or why it cannot be played on."""
    players: tuple[Player, ...] = ()
    stage: str = ""
    """Progress of the match in words."""
    since: str = ""
    """Time of the last move in words."""
    picture: str | None = None
    remove: str = ""
    """Action by which the reader can remove it from the list: `leave`, `delete` or `hide`; empty if none."""
    link: str = ""
    """Address of the row, if it is not that of the match or its replay."""


def my_matches_page(entries: Sequence[MatchEntry], words: Words) -> Markup:
    """Return the page with every match of the reader."""
    return h.div(".reading.mine")[h.h1[words("web-mine")], _groups(entries, words) if entries else _none(words)]


def running(entries: Sequence[MatchEntry], words: Words) -> Markup | None:
    """Return the reader's matches that have not ended, for the lobby; None if there are none."""
    going_on = _ordered(_going_on(entries))
    if not going_on:
        return None
    return h.section(".running", aria_labelledby="running")[
        h.h2("#running")[words("lobby-running")],
        h.ul(".matches")[[row(entry, words) for entry in going_on[:4]]],
        h.p[h.a(href="/mine")[words("lobby-all-mine")]] if len(entries) > len(going_on[:4]) else None,
    ]


def _groups(entries: Sequence[MatchEntry], words: Words) -> list[Child]:
    going_on = _going_on(entries)
    stuck = [entry for entry in entries if entry.archived and not entry.over]
    ended = [entry for entry in entries if entry.over]
    groups = (("mine-going-on", _ordered(going_on)), ("mine-stuck", stuck), ("mine-ended", ended))
    return [_group(words(title), some, words) for title, some in groups if some]


def _going_on(entries: Sequence[MatchEntry]) -> list[MatchEntry]:
    return [entry for entry in entries if not entry.over and not entry.archived]


def _ordered(entries: Sequence[MatchEntry]) -> list[MatchEntry]:
    return sorted(entries, key=lambda entry: not entry.mine)


def _group(title: str, entries: Sequence[MatchEntry], words: Words) -> Markup:
    return h.section[
        h.h2[title],
        h.ul(".matches")[[row(entry, words, removable=True) for entry in entries]],
    ]


def row(entry: MatchEntry, words: Words, *, removable: bool = False) -> Markup:
    """Return a match as a list item that links to it; `removable`: with the menu of actions."""
    where = entry.link or (f"/m/{entry.id}/replay" if entry.over else f"/m/{entry.id}")
    return h.li(".turn" if entry.mine else "")[
        h.span(".thumb-frame")[h.img(".thumb", src=entry.picture, alt="", loading="lazy")] if entry.picture else None,
        h.div(".told")[
            h.a(".whole", href=where)[h.b[entry.title]],
            h.span(".state")[entry.state],
            _players(entry.players, words) if entry.players else h.span(".quiet", dir="auto")[entry.names],
            h.span(".quiet.facts")[[h.span[fact] for fact in (entry.note, entry.stage, entry.since) if fact]],
        ],
        _removal(entry, words) if removable and entry.remove else None,
    ]


def _players(players: Sequence[Player], words: Words) -> Markup:
    return h.span(".players")[[_player(player, words) for player in players]]


def _player(player: Player, words: Words) -> Markup:
    kinds = ((".me", player.me), (".first", player.first), (".moves", player.to_move))
    return h.span(".player" + "".join(kind for kind, holds in kinds if holds))[
        Markup(player.icon) if player.icon else None,
        h.span(dir="auto")[player.name],
        h.span(".quiet")[player.level] if player.level else None,
        h.b[player.points] if player.points else None,
        h.span(".unseen")[words("table-to-move")] if player.to_move else None,
    ]


def _removal(entry: MatchEntry, words: Words) -> Markup:
    """Return the menu that removes a match: a first click opens it, a button says in words what it does."""
    return h.details(".more")[
        h.summary[icon("more"), h.span(".unseen")[words("mine-more", title=entry.title)]],
        h.form(method="post", action=f"/m/{entry.id}/{entry.remove}")[
            h.p[words(f"mine-{entry.remove}-about")],
            [h.button(name="to", value=way)[words(f"mine-leave-{way}")] for way in ("bot", "open")]
            if entry.remove == "leave"
            else h.button[words(f"mine-{entry.remove}")],
        ],
    ]


def _none(words: Words) -> Markup:
    return h.div(".card.empty")[h.p[words("mine-none")], h.p[h.a(".button.main", href="/")[words("mine-begin")]]]
