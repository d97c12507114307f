"""Dates and times in words."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from aevum.kernel.words import Words
from aevum.web.text.dates import ago, spoken_minute
from aevum.web.text.site_words import LOCALE

NOW = datetime(2026, 11, 16, 20, 30)


@pytest.mark.parametrize(
    ("before", "en", "ru"),
    [
        (timedelta(seconds=10), "just now", "только что"),
        (timedelta(minutes=1), "a minute ago", "1 минуту назад"),
        (timedelta(minutes=22), "22 minutes ago", "22 минуты назад"),
        (timedelta(hours=5), "5 hours ago", "5 часов назад"),
        (timedelta(hours=23), "yesterday", "вчера"),
        (timedelta(days=3), "3 days ago", "3 дня назад"),
        (timedelta(days=40), "7 October 2026", "7 октября 2026 года"),
        (timedelta(seconds=-30), "just now", "только что"),
    ],
)
def test_how_long_ago(before: timedelta, en: str, ru: str) -> None:
    assert ago(NOW - before, NOW, Words("en", (LOCALE,))) == en
    assert ago(NOW - before, NOW, Words("ru", (LOCALE,))) == ru


def test_a_minute_in_words() -> None:
    assert spoken_minute(NOW, Words("es", (LOCALE,))) == "16 de noviembre de 2026, 20:30"
