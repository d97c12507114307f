"""Pictures and print without the extra `print`: the drawing as SVG, and a page that says what to install."""

from __future__ import annotations

import sys

import pytest

from aevum.kernel.words import LANGUAGES
from server.high_card_matches import seated
from server.raw_client import RawClient

COMMAND = "pip install &quot;.[print]&quot;"


@pytest.fixture
def page(client: RawClient) -> str:
    return f"/m/{seated(client.hub.storage).id}"


@pytest.fixture
def unprinted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the package that prints."""
    monkeypatch.setitem(sys.modules, "typst", None)


@pytest.mark.usefixtures("unprinted")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["pdf", "png"])
def test_without_printing_a_page_says_what_to_install_and_offers_the_drawing(
    client: RawClient, page: str, kind: str, language: str
) -> None:
    answer = client.get(f"{page}/board.{kind}", language=language)
    assert answer.status == 501
    assert f'<html lang="{language}">' in answer.text
    assert COMMAND in answer.text
    assert f'href="{page}/board.svg"' in answer.text
    assert client.get(f"{page}/board.svg").status == 200


@pytest.mark.usefixtures("unprinted")
@pytest.mark.parametrize("shown", ["", "/replay"])
def test_without_printing_the_picture_is_the_drawing_itself(client: RawClient, page: str, shown: str) -> None:
    text = client.get(page + shown).text
    assert f'href="{page}/board.svg"' in text
    assert "board.png" not in text


def test_with_printing_pages_link_to_both_formats(client: RawClient, page: str) -> None:
    text = client.get(page).text
    assert f'href="{page}/board.png"' in text
    assert f'href="{page}/board.pdf"' in text
