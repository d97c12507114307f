"""Pushes: what one page of a match has been sent, and what it has not got yet."""

from __future__ import annotations

import re
from typing import Any

from aevum.kernel.events import WATCHING
from aevum.kernel.words import Words
from aevum.table.live import Live
from aevum.table.staging import look_ahead, scene
from aevum.table.storage import Person
from aevum.web.parts import layer_id, targets_id
from aevum.web.scene import Refusal, Scene, log_lines, regions, told_mark


class Pushes:
    """One page. `had`: the mark of the log lines that it says it has."""

    def __init__(self, live: Live, person: Person, words: Words, had: str = "") -> None:
        self._live = live
        self._person = person
        self._words = words
        self._had = had
        self._sent: dict[str, int] = {}
        self._told: list[int] = []

    def next(self, refusal: Refusal | None = None) -> dict[str, Any]:
        """The message that brings the page up to date."""
        live = self._live
        now = scene(live, self._person, self._words, refusal)
        shown = regions(now)
        return {
            "length": live.match.length,
            "draft": len(live.draft(now.seat)),
            "turn": now.offer is not None,
            "others": now.since is not None or now.seat == WATCHING,
            "weighty": self._weighty(),
            "regions": self._changed(shown, now),
            "log": self._log(log_lines(now)),
            "ahead": {label: _differing(after, shown) for label, after in look_ahead(live, now).items()},
        }

    def _weighty(self) -> bool:
        """Has the last move brought something one wants to look at?"""
        told = self._live.match.log()
        return bool(told) and any(map(self._live.match.game.weighty, told[-1]))

    def _changed(self, shown: dict[str, str], now: Scene) -> dict[str, str]:
        """The regions that this page has not got yet. A new frame around a part keeps what it holds."""
        frames = _frames(now)
        marks = {id: hash((frames.get(id), html)) for id, html in shown.items()}
        changed = {id: html for id, html in shown.items() if self._sent.get(id) != marks[id]}
        self._sent = marks
        return changed

    def _log(self, lines: list[str]) -> dict[str, Any]:
        """The lines that this page has not got yet, after those that it keeps."""
        if self._had:
            count = int(self._had.partition(".")[0]) if re.fullmatch(r"\d{1,6}\.[0-9a-f]{1,8}", self._had) else 0
            self._told = [hash(line) for line in lines[:count]] if told_mark(lines[:count]) == self._had else []
            self._had = ""
        marks = [hash(line) for line in lines]
        keep = next((n for n, (old, new) in enumerate(zip(self._told, marks, strict=False)) if old != new), None)
        keep = min(len(self._told), len(marks)) if keep is None else keep
        self._told = marks
        return {"keep": keep, "add": lines[keep:], "mark": told_mark(lines)}


def _frames(now: Scene) -> dict[str, str]:
    """The kind of frame around each layer: a part that becomes another kind is laid out anew, and is empty then."""
    ids = ((part, (*(layer_id(part, name) for name in part.layers), targets_id(part))) for part in now.parts)
    return {id: part.kind for part, own in ids for id in own}


def _differing(after: dict[str, str], shown: dict[str, str]) -> dict[str, str]:
    return {id: html for id, html in after.items() if html != shown[id]}
