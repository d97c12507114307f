"""The pictures of the rules page are fetched one by one, kept by browsers, and drawn in the reader's language."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from server.raw_client import RawClient


@pytest.mark.parametrize("game", ["clash-of-cultures", "tempus", "tempus-imperium", "through-the-ages"])
def test_every_picture_of_the_page_is_loaded_when_it_is_near(client: RawClient, game: str) -> None:
    page = client.get(f"/rules/{game}").text
    pictures = re.findall(r"<img [^>]*/static/rules/[^>]*>", page)
    assert len(pictures) > 5
    assert all('loading="lazy"' in picture and 'alt="' in picture for picture in pictures)
    for picture in (pictures[0], pictures[-1]):
        answer = client.get(re.findall(r'src="([^"]+)"', picture)[0])
        assert answer.status == 200
        assert answer.header("content-type").startswith("image/svg+xml")
        assert "immutable" in answer.header("cache-control")
        ElementTree.fromstring(answer.text)


def test_pictures_speak_the_language_of_the_page(client: RawClient) -> None:
    page = client.get("/rules/tempus", language="ru").text
    source = re.findall(r'src="(/static/rules/[^"]+fight-2\.svg)"', page)[0]
    assert "Зелёный" in client.get(source).text


@pytest.mark.parametrize(
    "change", [("fight-2", "fight-9"), ("fight-2", "nothing"), ("/en-", "/xx-"), ("/tempus/", "/chess/"), ("-", "-0")]
)
def test_other_addresses_lead_nowhere(client: RawClient, change: tuple[str, str]) -> None:
    source = re.findall(r'src="(/static/rules/[^"]+fight-2\.svg)"', client.get("/rules/tempus").text)[0]
    assert client.get(source.replace(*change)).status == 404
