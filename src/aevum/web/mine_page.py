"""My matches: those that wait for me first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words


@dataclass(frozen=True, slots=True)
class Entry:
    """A match in a list. `mine`: it waits for the reader; `over`: it has ended; `kept`: it cannot be played on.

    `note`: its date, its result, or why it cannot.
    """

    id: str
    title: str
    names: str
    state: str
    mine: bool
    over: bool = False
    kept: bool = False
    note: str = ""


def mine_page(entries: Sequence[Entry], words: Words) -> Markup:
    """Every match somebody sits at."""
    return h.div(".reading")[h.h1[words("web-mine")], _groups(entries, words) if entries else _none(words)]


def running(entries: Sequence[Entry], words: Words) -> Markup | None:
    """The matches to go on with, for the lobby."""
    going_on = _ordered(_going_on(entries))
    if not going_on:
        return None
    return h.section(".running", aria_labelledby="running")[
        h.h2("#running")[words("lobby-running")],
        h.ul(".matches")[[_row(entry) for entry in going_on[:6]]],
        h.p[h.a(href="/mine")[words("lobby-all-mine")]] if len(entries) > len(going_on[:6]) else None,
    ]


def _groups(entries: Sequence[Entry], words: Words) -> list[Child]:
    going_on = _going_on(entries)
    stuck = [entry for entry in entries if entry.kept and not entry.over]
    ended = [entry for entry in entries if entry.over]
    return [
        _group(words("mine-going-on"), _ordered(going_on)) if going_on else None,
        _group(words("mine-stuck"), stuck) if stuck else None,
        _group(words("mine-ended"), ended) if ended else None,
    ]


def _going_on(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if not entry.over and not entry.kept]


def _ordered(entries: Sequence[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: not entry.mine)


def _group(title: str, entries: Sequence[Entry]) -> Markup:
    return h.section[h.h2[title], h.ul(".matches")[[_row(entry) for entry in entries]]]


def _row(entry: Entry) -> Markup:
    where = f"/m/{entry.id}/replay" if entry.over else f"/m/{entry.id}"
    return h.li(".turn" if entry.mine else "")[
        h.a(href=where)[
            h.b[entry.title],
            h.span(".quiet", dir="auto")[entry.names],
            h.span(".quiet")[entry.note] if entry.note else None,
            h.span(".state")[entry.state],
        ]
    ]


def _none(words: Words) -> Markup:
    return h.div(".card.empty")[h.p[words("mine-none")], h.p[h.a(".button.main", href="/")[words("mine-begin")]]]
