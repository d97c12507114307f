"""What a browser fetches for a page beside the page itself: once for ever, but before anything can be done there."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from typing import Final

import pytest

from aevum.web import made
from aevum.web.shell import STATIC
from figures import Count
from table.high_cards import seated
from table.visitor import Visitor

MOST: Final = {
    "/": 12_000,
    "/new/tempus": 12_500,
    "/rules/tempus": 12_500,
    "/mine": 12_000,
    "{match}": 18_100,
    "{match}/replay": 18_900,
}
"""Packed bytes of styles and scripts that somebody wrote, a little more than measured; made ones grow with games."""
FACES: Final = frozenset(("faces.js", "faces.css"))
IMPORTED: Final = re.compile(r'^import .* from "\./([^"]+)"', re.MULTILINE)
WHEN_ASKED: Final = 3_100
"""What explains itself is fetched when the first thing is asked for."""
HINTS: Final = frozenset(("hints.css",))
WHEN_HINTED: Final = 600
LATE: Final = frozenset(("glide.js", "stepper.js"))
WHEN_ALIVE: Final = 2_900
"""What lets pieces travel and amounts be stepped is fetched while the page can be used, when it is wanted."""


def content(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


def weight(names: Iterable[str]) -> int:
    return sum(len(gzip.compress(content(name).encode())) for name in names)


def fetched(visitor: Visitor, page: str) -> set[str]:
    """The styles and scripts that a page asks for, and those that they ask for in turn."""
    found: set[str] = set()
    new = set(re.findall(r'(?:src|href)="/static/[^/"]+/([^"]+\.(?:js|css))"', visitor.get(page).text)) - {made.STYLE}
    while new:
        found |= new
        scripts = [content(name) for name in new if name.endswith(".js")]
        new = {name for script in scripts for name in IMPORTED.findall(script)} - found
    return found


def match_at(visitor: Visitor) -> str:
    return f"/m/{seated(visitor.hub.storage).id}"


@pytest.mark.parametrize("page", MOST)
def test_a_page_fetches_little(visitor: Visitor, count: Count, page: str) -> None:
    files = fetched(visitor, page.format(match=match_at(visitor)))
    assert {"theme.js", "aevum.css"} < files
    count(f"bytes of styles and scripts for {page}", weight(files))
    assert weight(files) < MOST[page], sorted(files)


def test_what_explains_itself_weighs_little_and_comes_late(visitor: Visitor) -> None:
    assert weight(FACES) < WHEN_ASKED
    assert not FACES & fetched(visitor, match_at(visitor))


def test_how_hints_look_weighs_little_and_comes_with_the_first(visitor: Visitor) -> None:
    assert weight(HINTS) < WHEN_HINTED
    assert not HINTS & fetched(visitor, match_at(visitor))


def test_what_lets_pieces_travel_weighs_little_and_comes_late(visitor: Visitor) -> None:
    assert weight(LATE) < WHEN_ALIVE
    assert not LATE & fetched(visitor, match_at(visitor))


def test_every_file_belongs_to_a_page(visitor: Visitor) -> None:
    match = match_at(visitor)
    named = {name for page in MOST for name in fetched(visitor, page.format(match=match))}
    assert {file.name for file in STATIC.iterdir() if file.suffix in (".js", ".css")} <= named | FACES | HINTS | LATE
