"""Links to pages have a title, a description and a picture wherever they are pasted."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

import aevum
from server.high_card_matches import seated
from server.raw_client import RawClient

GOLDEN = Path(__file__).parents[2] / "golden"


def previewed(page: str) -> dict[str, str]:
    """Return the Open Graph properties of a page."""
    return {key: html.unescape(value) for key, value in re.findall(r'property="og:(\w+)" content="([^"]*)"', page)}


@pytest.mark.parametrize("path", ["/", "/rules/tempus", "/new/clash-of-cultures", "/puzzle/tempus-imperium"])
def test_pages_of_games_have_a_description_and_a_poster(client: RawClient, path: str) -> None:
    page = client.get(path).text
    shown = previewed(page)
    assert shown["title"]
    assert f'name="description" content="{html.escape(shown["description"])}"' in page.replace("&#x27;", "&#39;")
    assert shown["image"].startswith("http://")


def test_the_poster_is_a_picture_that_chats_can_show(client: RawClient) -> None:
    image = previewed(client.get("/rules/tempus-imperium").text)["image"]
    answer = client.get("/" + image.split("/", 3)[3])
    assert answer.status == 200
    assert answer.body.startswith(b"\x89PNG")


def test_a_running_match_is_shown_by_its_position_as_spectators_see_it(client: RawClient) -> None:
    live = client.live(seated(client.hub.storage).id)
    for path in (f"/m/{live.id}", f"/m/{live.id}/replay"):
        assert previewed(client.get(path).text)["image"].endswith(f"/m/{live.id}/board.png")


def test_a_finished_match_is_shown_by_its_result(client: RawClient) -> None:
    match = aevum.load(GOLDEN / "tempus-imperium-1806061935.aevum")
    live = client.live(client.hub.storage.create(match, [None]))
    for path in (f"/m/{live.id}", f"/m/{live.id}/replay"):
        shown = previewed(client.get(path).text)
        assert shown["image"].endswith(f"/m/{live.id}/story.png")
        assert match.seats[0] in shown["description"]
    answer = client.get(f"/m/{live.id}/story.png")
    assert answer.status == 200
    assert answer.body.startswith(b"\x89PNG")


def test_an_invitation_shows_the_game_but_not_the_hidden_position(client: RawClient) -> None:
    live = client.live(seated(client.hub.storage).id)
    token = live.stored.seats[1].token
    shown = previewed(client.get(f"/join/{token}").text)
    assert "High Card" in shown["title"]
    assert "/board." not in shown.get("image", "")
    assert token not in "".join(shown.values())
