"""Tooltips refer to the emblems of a game, which a browser fetches once for all tooltips."""

from __future__ import annotations

import re
from typing import Final
from xml.etree import ElementTree

import pytest

from aevum.kernel.registry import find_game, games
from aevum.web.assets.generated import emblem_address, emblem_sheet
from server.raw_client import RawClient

WITH_EMBLEMS: Final = ("clash-of-cultures", "through-the-ages")


@pytest.mark.parametrize("game", WITH_EMBLEMS)
def test_the_emblems_of_a_game_are_one_picture_that_is_kept(client: RawClient, game: str) -> None:
    answer = client.get(emblem_address(find_game(game)))
    assert answer.status == 200
    assert answer.header("content-type").startswith("image/svg+xml")
    assert "immutable" in answer.header("cache-control")
    ids = {element.attrib.get("id") for element in ElementTree.fromstring(answer.text)}
    assert ids == find_game(game).emblems().keys()


@pytest.mark.parametrize("game", WITH_EMBLEMS)
def test_tooltips_refer_to_that_picture(client: RawClient, game: str) -> None:
    tooltips = client.get(f"/rules/{game}/faces").json()
    shown = {used for text in tooltips.values() for used in re.findall(r'<use href="([^"]+)"', text)}
    assert shown == {f"{emblem_address(find_game(game))}#{id}" for id in find_game(game).emblems()}


def test_a_game_without_emblems_has_no_sheet() -> None:
    plain = [game for id, game in games().items() if id not in WITH_EMBLEMS]
    assert plain
    assert not any(emblem_sheet(game) for game in plain)
