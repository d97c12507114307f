"""Every drawn element that names a tooltip has one, in every language, with a clause that exists."""

from __future__ import annotations

import re
from html import escape
from typing import Final

import pytest

from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import AnyGame
from aevum.kernel.words import LANGUAGES, Words
from aevum.testing.budget import Budget
from aevum.testing.golden_games import golden_games
from aevum.testing.variants import Variant
from aevum.testing.walks import played
from aevum.web.components.event_sentence import Reader, event_sentence
from aevum.web.text.site_words import LOCALE

pytestmark = pytest.mark.main_variants

TOOLTIP_ID: Final = re.compile(r'data-face="([^"]+)"')
UNSAID: Final = re.compile(r"\b(?:face|board|pick|card|era|terrain|kind|score)-[a-z]|[{}]")
"""The id of a message instead of its text."""


def spoken(game: AnyGame) -> list[Words]:
    return [Words(language, (LOCALE, game.locale)) for language in LANGUAGES]


def test_what_wears_a_face_has_one(variant: Variant, budget: Budget) -> None:
    states = [state for state, _ in played(variant, 3).replay()]
    for state in states[:: 1 + len(states) // budget.drawn]:
        for seat in (0, SPECTATOR):
            view = variant.game.view(state, seat)
            for words in spoken(variant.game)[:1]:
                named = set(TOOLTIP_ID.findall(variant.game.svg(view, words)))
                assert named <= variant.game.tooltips(view, words).keys()


def test_tooltips_are_whole_in_every_language(game: AnyGame) -> None:
    states = [match.state_at(at) for match in golden_games(game) for at in range(0, len(match.moves), 90)]
    for view in (None, *(game.view(state, 0) for state in states)):
        for words in spoken(game):
            for name, tooltip in game.tooltips(view, words).items():
                assert tooltip.title, name
                assert tooltip.text, name
                assert tooltip.clause in game.rulebook, name
                assert not UNSAID.search(f"{tooltip.title} {tooltip.text} {tooltip.now}"), tooltip


def test_pieces_of_the_rules_explain_themselves(game: AnyGame) -> None:
    words = spoken(game)[0]
    named = {name for svg, _ in game.piece_gallery(words) for name in TOOLTIP_ID.findall(svg)}
    assert named <= game.tooltips(None, words).keys()
    assert len(named) == len(game.piece_gallery(words))


def test_names_in_a_sentence_carry_their_faces_and_change_no_word(variant: Variant) -> None:
    for words in spoken(variant.game):
        for events in played(variant, 2).log():
            for event in events:
                marked = event_sentence(event, Reader(variant.game, words))
                assert re.sub(r"</?span[^>]*>", "", marked) == escape(event.say(words))
