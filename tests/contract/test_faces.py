"""Whatever is drawn with a face has one, in three languages, that leads to a clause and takes nothing from the law."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from typing import Final

from aevum.kernel.events import WATCHING
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.faces import faces_json
from aevum.web.shell import LOCALE
from aevum.web.telling import told
from contract.variants import Variant
from contract.walks import golden_games, played

WORN: Final = re.compile(r'data-face="([^"]+)"')
UNSAID: Final = re.compile(r"\b(?:face|board|pick|card|era|terrain|kind|score)-[a-z]|[{}]")
"""The id of a message instead of its text."""


def spoken(game: AnyGame) -> list[Words]:
    return [Words(language, (LOCALE, game.locale)) for language in LANGUAGES]


def test_what_wears_a_face_has_one(variant: Variant) -> None:
    for state, _ in list(played(variant, 3).replay())[:: 40 if variant.share < 1 else 10]:
        for seat in (0, WATCHING):
            view = variant.game.view(state, seat)
            for words in spoken(variant.game)[:1]:
                worn = set(WORN.findall(variant.game.svg(view, words)))
                assert worn <= variant.game.faces(view, words).keys()


def test_faces_are_whole_in_every_language(game: AnyGame) -> None:
    states = [match.state_at(at) for match in golden_games(game) for at in range(0, len(match.moves), 90)]
    for view in (None, *(game.view(state, 0) for state in states)):
        for words in spoken(game):
            for name, face in game.faces(view, words).items():
                assert face.title, name
                assert face.text, name
                assert face.clause in game.rulebook, name
                assert not UNSAID.search(f"{face.title} {face.text} {face.now}"), face


def test_pieces_of_the_rules_explain_themselves(game: AnyGame) -> None:
    words = spoken(game)[0]
    worn = {name for svg, _ in game.pieces(words) for name in WORN.findall(svg)}
    assert worn <= game.faces(None, words).keys()
    assert len(worn) == len(game.pieces(words))


def test_names_in_a_sentence_carry_their_faces_and_change_no_word(variant: Variant) -> None:
    for words in spoken(variant.game):
        for events in played(variant, 2).log():
            for event in events:
                marked = told(event, words)
                assert re.sub(r"</?span[^>]*>", "", marked) == escape(event.say(words))


def test_faces_escape_what_they_show() -> None:
    game = next(game for game in games().values() if game.faces(None, spoken(game)[0]))
    words = spoken(game)[0]
    face = next(iter(game.faces(None, words).values()))
    shown = faces_json(game, {"x": replace(face, title="<b>&")}, words, {})["x"]
    assert "&lt;b&gt;&amp;" in shown
