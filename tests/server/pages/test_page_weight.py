"""Bytes of styles and scripts that a browser fetches for a page: cached for good, but needed before the page works."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from typing import Final

import pytest

from aevum.testing.figures import Count
from aevum.web.assets import generated
from aevum.web.assets.static_text import STATIC, static_text
from server.high_card_matches import seated
from server.raw_client import RawClient

MAX_BYTES: Final = {
    "/": 12_000,
    "/new/tempus": 12_600,
    "/rules/tempus": 12_500,
    "/learn/tempus": 12_000,
    "/mine": 12_000,
    "{match}": 18_600,
    "{match}/replay": 19_000,
}
"""Maximum of compressed bytes of hand-written styles and scripts by page, a little more than measured.

Generated files are not counted; they grow with the games.
"""
FACES: Final = frozenset(("tooltips.js", "tooltips.css"))
IMPORTED: Final = re.compile(r'^import .* from "\./([^"]+)"', re.MULTILINE)
WHEN_ASKED: Final = 4_200
"""Maximum of bytes fetched for the first tooltip."""
HINTS: Final = frozenset(("hints.css",))
WHEN_HINTED: Final = 700
COUNTERS: Final = frozenset(("counters.css",))
WHEN_COUNTED: Final = 500
"""Maximum of bytes fetched with the first counter."""
LATE: Final = frozenset(
    (
        "boards.css",
        "chat.css",
        "piece_animation.js",
        "presence.js",
        "result.js",
        "stepper.js",
        "stepper.css",
        "tabs.js",
    )
)
WHEN_ALIVE: Final = 5_700
"""Maximum of bytes for animations, steppers, tabs, presence and results, fetched when a page needs them."""

GOAL: Final = frozenset(("goal.js", "goal.css"))
WHEN_NEW: Final = 1_100
"""Maximum of bytes for the goal of the game, fetched until it has been closed once."""
NOTICES: Final = frozenset(("notify.js", "worker.js"))
WHEN_AWAY: Final = 1_500
"""Maximum of bytes for turn notices, fetched when the player looks elsewhere."""
PIECES: Final = frozenset(("pieces.css",))
WHEN_IN_PIECES: Final = 600
"""Maximum of bytes for strips in pieces, fetched where a game has some."""
STRIPS: Final = frozenset(("strips.js", "strips.css"))
WHEN_OVERFULL: Final = 2_200
"""Maximum of bytes for strips that do not fit, fetched with the first of them."""
REPORTS: Final = frozenset(("reports.js", "reports.css", "log.js"))
WHEN_REPORTED: Final = 5_000
"""Maximum of bytes for reports and past positions, fetched with the first of them."""
FREE_SPACE: Final = frozenset(("free_space.js",))
WHEN_PLACED: Final = 1_200
"""Maximum of bytes for the search of free space, fetched with the first tooltip or report."""
MENU: Final = frozenset(("match_menu.js", "match_menu.css", "push.js", "invitation.js", "invitations.css"))
WHEN_OPENED: Final = 2_800
"""Maximum of bytes for the menu of a match, fetched when it is opened, and for invitations to free seats."""

LESSONS: Final = frozenset(("lesson.js", "lesson.css"))
WHEN_LEARNING: Final = 2_200
"""Maximum of bytes for the panel and the rings of a lesson, fetched in lessons alone."""
MAKER: Final = frozenset(("lesson_maker.js", "lesson_maker.css"))
WHEN_MAKING: Final = 1_800
"""Maximum of bytes for the form in which a lesson is made, fetched beside the replay that it is made of."""
EXPLANATIONS: Final = frozenset(("explain.css",))
WHEN_EXPLAINED: Final = 1_400
"""Maximum of bytes for explanations, fetched by players who read them."""
PROOFS: Final = frozenset(("proof.js", "proof.css", "fingerprint.js"))
WHEN_DOUBTED: Final = 3_200
"""Maximum of bytes for proofs of random numbers, fetched with the first of them, and for the note of a fingerprint."""


REVIEW: Final = frozenset(("review.css", "review.js"))
STORY: Final = frozenset(("story.css", "chronicle.css"))
WHEN_TOLD: Final = 2_400
"""Maximum of bytes for the curves and the chronicle of a finished match."""
WHEN_REVIEWED: Final = 2_400
"""Maximum of bytes for the review of a finished match."""


def weight(names: Iterable[str]) -> int:
    return sum(len(gzip.compress(static_text(name).encode())) for name in names)


def fetched(client: RawClient, page: str) -> set[str]:
    """Return the styles and scripts that a page asks for, and those that they import."""
    found: set[str] = set()
    new = set(re.findall(r'(?:src|href)="/static/[^/"]+/([^"]+\.(?:js|css))"', client.get(page).text)) - {
        generated.STYLE
    }
    while new:
        found |= new
        scripts = [static_text(name) for name in new if name.endswith(".js")]
        new = {name for script in scripts for name in IMPORTED.findall(script)} - found
    return found


def match_at(client: RawClient) -> str:
    return f"/m/{seated(client.hub.storage).id}"


@pytest.mark.parametrize("page", MAX_BYTES)
def test_a_page_fetches_little(client: RawClient, count: Count, page: str) -> None:
    files = fetched(client, page.format(match=match_at(client)))
    assert {"theme.js", "aevum.css"} < files
    count(f"bytes of styles and scripts for {page}", weight(files))
    assert weight(files) < MAX_BYTES[page], sorted(files)


def test_what_explains_itself_weighs_little_and_comes_late(client: RawClient) -> None:
    assert weight(FACES) < WHEN_ASKED
    assert weight(FREE_SPACE) < WHEN_PLACED
    assert not (FACES | FREE_SPACE) & fetched(client, match_at(client))


def test_how_hints_look_weighs_little_and_comes_with_the_first(client: RawClient) -> None:
    assert weight(HINTS) < WHEN_HINTED
    assert weight(COUNTERS) < WHEN_COUNTED
    assert not HINTS & fetched(client, match_at(client))


def test_what_lets_pieces_travel_weighs_little_and_comes_late(client: RawClient) -> None:
    assert weight(LATE) < WHEN_ALIVE
    assert weight(GOAL) < WHEN_NEW
    assert not (LATE | GOAL) & fetched(client, match_at(client))


def test_strips_weigh_little_and_come_late(client: RawClient) -> None:
    assert weight(STRIPS) < WHEN_OVERFULL
    assert not STRIPS & fetched(client, match_at(client))


def test_lessons_weigh_little_and_only_where_one_is_taken(client: RawClient) -> None:
    assert weight(LESSONS) < WHEN_LEARNING
    assert not LESSONS & fetched(client, match_at(client))


def test_making_a_lesson_weighs_little_and_only_where_one_is_made(client: RawClient) -> None:
    assert weight(MAKER) < WHEN_MAKING
    assert not MAKER & fetched(client, f"{match_at(client)}/replay")


def test_explanations_weigh_little_and_only_for_those_who_read_them(client: RawClient) -> None:
    assert weight(EXPLANATIONS) < WHEN_EXPLAINED
    assert not EXPLANATIONS & fetched(client, match_at(client))


def test_proofs_weigh_little_and_come_late(client: RawClient, count: Count) -> None:
    count("bytes of styles and scripts for a proof", weight(PROOFS))
    assert weight(PROOFS) < WHEN_DOUBTED
    match = match_at(client)
    assert not PROOFS & (fetched(client, match) | fetched(client, f"{match}/replay"))


def test_the_story_of_a_match_weighs_little_and_comes_when_it_is_over(client: RawClient, count: Count) -> None:
    count("bytes of styles for the story of a match", weight(STORY))
    assert weight(STORY) < WHEN_TOLD
    assert weight(REVIEW) < WHEN_REVIEWED
    match = match_at(client)
    assert not (STORY | REVIEW) & (fetched(client, match) | fetched(client, f"{match}/replay"))


def test_strips_in_pieces_weigh_little_and_only_where_there_are_some(client: RawClient) -> None:
    assert weight(PIECES) < WHEN_IN_PIECES
    assert not PIECES & fetched(client, match_at(client))


def test_scripts_and_styles_are_served_without_comments(client: RawClient) -> None:
    match = match_at(client)
    page = client.get(match).text
    addresses = re.findall(r'(?:src|href)="(/static/[^"]+\.(?:js|css))"', page)
    served = {address: client.get(address) for address in addresses}
    assert len(served) >= 4
    for address, answer in served.items():
        is_style = address.endswith("css")
        assert not re.search(r"/\*" if is_style else r"^\s*//", answer.text, re.MULTILINE), address
        assert dict(answer.headers)["content-type"].startswith("text/css" if is_style else "text/javascript")


def test_reports_weigh_little_and_come_with_the_first(client: RawClient) -> None:
    assert weight(REPORTS) < WHEN_REPORTED
    assert not REPORTS & fetched(client, match_at(client))


def test_every_file_belongs_to_a_page(client: RawClient) -> None:
    match = match_at(client)
    named = {name for page in MAX_BYTES for name in fetched(client, page.format(match=match))}
    assert (
        {file.name for file in STATIC.iterdir() if file.suffix in (".js", ".css")}
        <= named
        | FACES
        | GOAL
        | HINTS
        | COUNTERS
        | EXPLANATIONS
        | LATE
        | LESSONS
        | MAKER
        | NOTICES
        | MENU
        | PROOFS
        | REPORTS
        | STRIPS
        | PIECES
        | FREE_SPACE
        | REVIEW
        | STORY
    )


def test_what_tells_whose_turn_it_is_weighs_little_and_comes_late(client: RawClient) -> None:
    assert weight(NOTICES) < WHEN_AWAY
    assert not fetched(client, match_at(client)) & NOTICES


def test_the_menu_of_a_match_weighs_little_and_comes_when_it_is_opened(client: RawClient) -> None:
    assert weight(MENU) < WHEN_OPENED
    assert not fetched(client, match_at(client)) & MENU
