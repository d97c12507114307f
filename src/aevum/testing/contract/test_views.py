"""A view is plain data, and can be drawn for every seat and for spectators, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
from rich.text import Text

from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import State, View
from aevum.kernel.words import LANGUAGES, Words
from aevum.testing.variants import Variant
from aevum.testing.walks import along, line

pytestmark = pytest.mark.main_variants


def some_states(variant: Variant) -> list[State]:
    return [variant.start(1), *along(variant, 4, every=7), line(variant, 1).end()]


def test_a_view_is_plain_data_that_names_its_game(variant: Variant) -> None:
    for state in some_states(variant):
        for seat in (SPECTATOR, *range(variant.seats)):
            data = variant.game.view(state, seat).to_json()
            assert json.loads(json.dumps(data))["game"] == variant.game.id


def test_a_view_does_not_follow_the_state(variant: Variant) -> None:
    for state in along(variant, 10):
        view = variant.game.view(state, 0)
        before = json.dumps(view.to_json())
        for move in state.legal()[:1]:
            state.apply(move)
        assert json.dumps(view.to_json()) == before


def eyes(variant: Variant) -> Iterator[tuple[View, Words]]:
    """Yield the views of each state for each seat and SPECTATOR, in languages that take turns."""
    for number, state in enumerate(some_states(variant)):
        for seat in (SPECTATOR, *range(variant.seats)):
            language = LANGUAGES[(number + seat) % len(LANGUAGES)]
            yield variant.game.view(state, seat), variant.game.words(language)


def test_a_view_can_be_read_in_a_terminal(variant: Variant) -> None:
    for view, words in eyes(variant):
        text = Text.from_markup(variant.game.text(view, words)).plain
        assert text.strip()
        assert not re.search(r"[\[{]|\btext-|\bgame-", text), text


def test_a_view_is_drawn_as_well_formed_svg(variant: Variant) -> None:
    for view, words in eyes(variant):
        drawing = ET.fromstring(variant.game.svg(view, words))
        assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
        assert re.fullmatch(r"0 0 [\d.]+ [\d.]+", drawing.attrib["viewBox"])
        assert list(drawing)
