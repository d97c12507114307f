"""Dates and times in the reader's language."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

from aevum.kernel.words import Words

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
A_WEEK: Final = timedelta(days=7)


def spoken_date(day: date, words: Words) -> str:
    """Return a date in words: `15 November 2026`."""
    return words("web-date", day=day.day, month=day.month, year=str(day.year))


def spoken_minute(minute: datetime, words: Words) -> str:
    """Return a date with its time: `15 November 2026, 20:30`."""
    return f"{spoken_date(minute.date(), words)}, {minute:%H:%M}"


def ago(then: datetime, now: datetime, words: Words) -> str:
    """Return a time relative to now: `5 minutes ago`, `yesterday`; after a week the date."""
    seconds = max(0, int((now - then).total_seconds()))
    if seconds < MINUTE:
        return words("ago-now")
    if seconds < HOUR:
        return words("ago-minutes", count=seconds // MINUTE)
    days = (now.date() - then.date()).days
    if days == 0 or seconds < 6 * HOUR:
        return words("ago-hours", count=seconds // HOUR)
    if days == 1:
        return words("ago-yesterday")
    return words("ago-days", count=days) if days < A_WEEK.days else spoken_date(then.date(), words)
