"""Options of a match: the minute that sets up the sheet, and readings of the rules that a group may choose between."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from aevum.games.tempus_imperium.constants import DATA
from aevum.kernel.errors import BadOption
from aevum.kernel.options import option

DIGITS: Final = len(DATA["digits"]["format"])
PRINTED: Final = "printed"
RANDOM_FREE_SQUARES: Final = "random_free_squares"
_MINUTE: Final = re.compile(r"\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}")


def read_digits(text: str) -> str:
    """Return the text if it has ten digits; an empty text stands for a random minute."""
    if text and not (len(text) == DIGITS and text.isascii() and text.isdigit()):
        raise BadOption("error-digits", value=text, count=len(text))
    return text


def digits_of_date(text: str) -> str:
    """Return the digits of a date and time such as 2018-06-06T19:35."""
    if not _MINUTE.fullmatch(text):
        raise BadOption("error-date-form", value=text)
    try:
        return digits_of_minute(datetime.strptime(text.replace(" ", "T"), "%Y-%m-%dT%H:%M"))
    except ValueError as error:
        raise BadOption("error-date-impossible", value=text) from error


def digits_of_minute(minute: datetime) -> str:
    """Return a minute as ten digits, YYMMDDHHMM."""
    return minute.strftime("%y%m%d%H%M")


def minute_of(digits: str) -> datetime | None:
    """Return the minute that ten digits name in this century; None if no calendar has it."""
    try:
        return datetime.strptime(f"20{digits}", "%Y%m%d%H%M")
    except ValueError:
        return None


def daily_digits(now: datetime) -> str:
    """Return the digits of the daily puzzle: one minute of the day, the same for all players."""
    day = now.date().isoformat()
    minute = int.from_bytes(sha256(day.encode()).digest()[:8], "big") % (24 * 60)
    return digits_of_minute(datetime.fromisoformat(day) + timedelta(minutes=minute))


@dataclass(frozen=True)
class Options:
    """Options agreed before the first turn."""

    digits: str = option("", read=read_digits, also={"at": digits_of_date})
    rim_roads: bool = option(False)
    fort_and_castle_gold: int = option(2, values=(2, 3))
    enemy_mode: str = option(PRINTED, values=(PRINTED, RANDOM_FREE_SQUARES))
    fort_needs_enemy: bool = option(True)
