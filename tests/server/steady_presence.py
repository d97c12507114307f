"""Presence that does not change while two views of a match are compared."""

from __future__ import annotations

import pytest

from aevum.server.live import attendance, live_match
from aevum.server.live.attendance import Attendance
from aevum.server.live.live_match import LiveMatch


def keep_all_present(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody count as present: when pages are opened and closed must not show in a comparison of positions."""

    def all_present(live: LiveMatch) -> Attendance:
        return Attendance(frozenset(live.human_seats()))

    for module in (attendance, live_match):
        monkeypatch.setattr(module, "attendance_of", all_present)
