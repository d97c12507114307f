"""Messages that bring an open match page up to date: the regions and log lines that it lacks."""

from __future__ import annotations

import re
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from sys import intern
from typing import Any

from aevum.kernel.events import SPECTATOR
from aevum.kernel.presentation import Panel
from aevum.server.live.explanations import note_for
from aevum.server.live.live_match import LiveMatch
from aevum.server.live.pick_options import Draft
from aevum.server.live.position import Position
from aevum.server.presenters.scene import NOTHING, hint_panel, prerender, scene, scene_after_pick
from aevum.server.storage.matches import Person
from aevum.web.components.controls import BACK
from aevum.web.components.log_lines import log_checksum
from aevum.web.components.panels import layer_id, targets_id
from aevum.web.components.scene import (
    HINTS,
    Refusal,
    Scene,
    log_lines,
    regions_after_pick,
    regions_any_time,
    regions_per_move,
)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """Scene and regions of a page whose seat decides: its picks change only a part of them."""

    revision: int
    position: Position
    scene: Scene
    """Scene as it was last composed; picks to prerendered regions have changed nothing in it but the prompt."""
    regions: dict[str, str]
    by_draft: Mapping[Draft, dict[str, str]]
    """Regions of this draft and those after the picks that may come next, without the hints."""

    def holds(self, live: LiveMatch, person: Person) -> bool:
        """Whether nothing but picks, hints and refusals has changed since."""
        return (
            self.revision == live.revision
            and self.position is live.position
            and (self.scene.seat, self.scene.curtain) == (live.seat_for(person), live.curtain_for(person))
            and self._holds_note(live, person)
        )

    def _holds_note(self, live: LiveMatch, person: Person) -> bool:
        """Whether the page shows the note that it should."""
        note, shown = note_for(live, person), self.scene.first_note
        return (note.situation.id if note else None) == (shown.id if shown else None)

    def prerendered(self, live: LiveMatch) -> dict[str, str] | None:
        """Return all regions after the seat's pick, if they were prerendered; else None."""
        seat, prompt = self.scene.seat, self.scene.prompt
        if prompt is None or prompt.confirmation or self.scene.hint_panel != hint_panel(live, seat):
            return None
        if self.scene.lesson is not None:
            # The panel of a lesson follows the draft, and the lesson may be left at any time.
            return None
        after = self.by_draft.get(live.draft(seat))
        return None if after is None else self.regions | after


class PageUpdates:
    """Updates for one open page, with hashes of what it has been sent.

    `known_log`: fingerprint of the log lines that the page says it has.
    """

    def __init__(self, live: LiveMatch, person: Person, language: str, known_log: str = "") -> None:
        self._live = live
        self._person = person
        self._language = language
        self._known_log = known_log
        self._panels: Sequence[Panel] = ()
        self._sent_panels: dict[str, int] = {}
        self._sent: dict[str, int] = {}
        self._sent_log = array("q")
        self._log_mark = ""
        self._drawn: _Drawn | None = None
        self.new_note = ""
        """Id of the note that the last message has shown for the first time; empty if there is none."""

    def next_message(self, refusal: Refusal | None = None) -> dict[str, Any]:
        """Return the message that brings the page up to date."""
        live = self._live
        drawn = self._drawn if self._drawn and self._drawn.holds(live, self._person) else None
        if drawn is not None:
            now, shown = self._after_pick(drawn, refusal)
            log = {"keep": len(self._sent_log), "add": [], "mark": self._log_mark}
        else:
            now = scene(live, self._person, live.words(self._language), refusal)
            shown = regions_any_time(now)
            log = self._log(log_lines(now))
        same_panels = drawn is not None and drawn.scene.hint_panel == now.hint_panel and now.lesson is None
        known = drawn.by_draft if drawn is not None and same_panels else NOTHING
        ahead = prerender(live, now, known)
        self._drawn = _drawn(live, now, shown, ahead, refusal) if now.prompt else None
        self.new_note = now.first_note.id if now.first_note and now.first_note.is_new else ""
        kinds = _kinds(now)
        changed, self._sent = _changed(shown, self._sent, kinds)
        return {
            "length": live.match.length,
            "draft": len(live.draft(now.seat)),
            "turn": now.prompt is not None,
            "others": now.since is not None or now.seat == SPECTATOR,
            "weighty": self._is_highlight(now.seat),
            "regions": self._changed_panels(now, kinds) | changed,
            "log": log,
            "ahead": {label: _differing(after, shown) for label, after in ahead.items()},
        }

    def _after_pick(self, drawn: _Drawn, refusal: Refusal | None) -> tuple[Scene, dict[str, str]]:
        """Return scene and regions after a pick that made no move."""
        known = None if refusal else drawn.prerendered(self._live)
        if known is not None:
            return drawn.scene, known
        now = scene_after_pick(self._live, drawn.scene, refusal)
        return now, drawn.regions | regions_after_pick(now)

    def _is_highlight(self, seat: int) -> bool:
        """Whether the last move has an event, visible to the seat, that the game marks as a highlight."""
        log = self._live.match.log()
        return bool(log) and any(self._live.match.game.is_highlight(event) for event in log[-1] if event.seen_by(seat))

    def _changed_panels(self, now: Scene, kinds: Mapping[str, str]) -> dict[str, str]:
        """Return the frames and layers that this page lacks; none if its panels are the same objects as before."""
        if now.panels is self._panels:
            return {}
        self._panels = now.panels
        changed, self._sent_panels = _changed(regions_per_move(now), self._sent_panels, kinds)
        return changed

    def _log(self, lines: list[str]) -> dict[str, Any]:
        """Return the log lines that this page lacks, and the number of lines before them that it keeps."""
        if self._known_log:
            count = (
                int(self._known_log.partition(".")[0])
                if re.fullmatch(r"\d{1,6}\.[0-9a-f]{1,8}", self._known_log)
                else 0
            )
            self._sent_log = _marks(lines[:count] if log_checksum(lines[:count]) == self._known_log else [])
            self._known_log = ""
        marks = _marks(lines)
        keep = next((n for n, (old, new) in enumerate(zip(self._sent_log, marks, strict=False)) if old != new), None)
        keep = min(len(self._sent_log), len(marks)) if keep is None else keep
        self._sent_log, self._log_mark = marks, log_checksum(lines)
        return {"keep": keep, "add": lines[keep:], "mark": self._log_mark}


def _drawn(
    live: LiveMatch, now: Scene, shown: dict[str, str], ahead: dict[str, dict[str, str]], refusal: Refusal | None
) -> _Drawn:
    """Return what is kept of a page whose seat decides; a refusal is shown once."""
    draft = live.draft(now.seat)
    by_draft = {draft.back() if label == BACK else draft.then(label): after for label, after in ahead.items()}
    if refusal is None:
        by_draft[draft] = {id: html for id, html in shown.items() if id != HINTS}
    return _Drawn(live.revision, live.position, now, shown, by_draft)


def _marks(lines: list[str]) -> array[int]:
    """Return a hash of each line, as an array to save memory: every open page has its own."""
    return array("q", map(hash, lines))


def _changed(
    shown: dict[str, str], sent: dict[str, int], kinds: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, int]]:
    """Return the regions that a page lacks, and the hashes of all regions that it has then.

    The layers of a panel are sent again if the panel changes its kind; a new frame of the same kind keeps them.
    """
    marks = {intern(id): hash((kinds.get(id), html)) for id, html in shown.items()}
    return {id: html for id, html in shown.items() if sent.get(id) != marks[id]}, marks


def _kinds(now: Scene) -> dict[str, str]:
    """Return the kind of panel around each layer: a panel that changes its kind is laid out anew and is empty then."""
    ids = ((part, (*(layer_id(part, name) for name in part.layers), targets_id(part))) for part in now.panels)
    return {id: part.kind for part, own in ids for id in own}


def _differing(after: dict[str, str], shown: dict[str, str]) -> dict[str, str]:
    return {id: html for id, html in after.items() if html != shown[id]}
