"""My matches: those that wait for me first, each with its players, how far it has come, and how to be rid of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.marks import mark


@dataclass(frozen=True, slots=True)
class Player:
    """One of those who play. `level`: how well a bot plays, empty for people; `points`: as far as they are known."""

    name: str
    emblem: str = ""
    level: str = ""
    points: str = ""
    me: bool = False
    first: bool = False
    to_move: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A match in a list. `mine`: it waits for the reader; `over`: it has ended; `kept`: it cannot be played on.

    `note`: its date, its result, or why it cannot. `stage`: how far it has come; `since`: when it was last moved.
    `remove`: how the reader can be rid of it: `leave` it to the others, `delete` it, or `hide` it.
    """

    id: str
    title: str
    names: str
    state: str
    mine: bool
    over: bool = False
    kept: bool = False
    note: str = ""
    players: tuple[Player, ...] = ()
    stage: str = ""
    since: str = ""
    picture: str | None = None
    remove: str = ""
    link: str = ""


def mine_page(entries: Sequence[Entry], words: Words) -> Markup:
    """Every match somebody sits at."""
    return h.div(".reading.mine")[h.h1[words("web-mine")], _groups(entries, words) if entries else _none(words)]


def running(entries: Sequence[Entry], words: Words) -> Markup | None:
    """The matches to go on with, for the lobby."""
    going_on = _ordered(_going_on(entries))
    if not going_on:
        return None
    return h.section(".running", aria_labelledby="running")[
        h.h2("#running")[words("lobby-running")],
        h.ul(".matches")[[row(entry, words) for entry in going_on[:4]]],
        h.p[h.a(href="/mine")[words("lobby-all-mine")]] if len(entries) > len(going_on[:4]) else None,
    ]


def _groups(entries: Sequence[Entry], words: Words) -> list[Child]:
    going_on = _going_on(entries)
    stuck = [entry for entry in entries if entry.kept and not entry.over]
    ended = [entry for entry in entries if entry.over]
    groups = (("mine-going-on", _ordered(going_on)), ("mine-stuck", stuck), ("mine-ended", ended))
    return [_group(words(title), some, words) for title, some in groups if some]


def _going_on(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if not entry.over and not entry.kept]


def _ordered(entries: Sequence[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: not entry.mine)


def _group(title: str, entries: Sequence[Entry], words: Words) -> Markup:
    return h.section[
        h.h2[title],
        h.ul(".matches")[[row(entry, words, removable=True) for entry in entries]],
    ]


def row(entry: Entry, words: Words, *, removable: bool = False) -> Markup:
    """A match in a list; all of it leads there, but for the button that opens what else can be done."""
    where = entry.link or (f"/m/{entry.id}/replay" if entry.over else f"/m/{entry.id}")
    return h.li(".turn" if entry.mine else "")[
        h.span(".thumb-frame")[h.img(".thumb", src=entry.picture, alt="")] if entry.picture else None,
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
        Markup(player.emblem) if player.emblem else None,
        h.span(dir="auto")[player.name],
        h.span(".quiet")[player.level] if player.level else None,
        h.b[player.points] if player.points else None,
        h.span(".unseen")[words("table-to-move")] if player.to_move else None,
    ]


def _removal(entry: Entry, words: Words) -> Markup:
    """Nothing is done before a second click, and it says in words what it does."""
    return h.details(".more")[
        h.summary[mark("more"), h.span(".unseen")[words("mine-more", title=entry.title)]],
        h.form(method="post", action=f"/m/{entry.id}/{entry.remove}")[
            h.p[words(f"mine-{entry.remove}-about")],
            [h.button(name="to", value=way)[words(f"mine-leave-{way}")] for way in ("bot", "open")]
            if entry.remove == "leave"
            else h.button[words(f"mine-{entry.remove}")],
        ],
    ]


def _none(words: Words) -> Markup:
    return h.div(".card.empty")[h.p[words("mine-none")], h.p[h.a(".button.main", href="/")[words("mine-begin")]]]
