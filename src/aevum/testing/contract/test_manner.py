"""Texts of a game: refusals are whole sentences, and a text that was translated uses one language."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.words import LANGUAGES, Words
from aevum.testing.budget import Budget
from aevum.testing.refusals import refusals
from aevum.testing.untranslated_words import latin_words, read_aloud
from aevum.testing.variants import Variant
from aevum.testing.walks import played, walk
from aevum.web.text.move_text import move_in_words
from aevum.web.text.site_words import LOCALE

pytestmark = pytest.mark.main_variants


def skip_unless_russian(game: AnyGame) -> None:
    if "ru" not in game.languages:
        pytest.skip(f"{game.id} has no locale/ru.ftl: Russian readers see it in English")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_whole_sentences(game: AnyGame, language: str) -> None:
    """Only a reader can judge whether they give a reason: `python -m aevum.testing.refusals` prints them."""
    words = Words(language, (LOCALE, game.locale))
    for clause, move in refusals(game).items():
        said = words("table-refused", move=move_in_words(move, game.book, words), text=clause.text(language))
        assert re.search(r"[.:] [A-ZÁÉÍÓÚА-ЯЁ«“].*\.$", said), said
        assert " …" not in said, said


def test_refusals_hold_no_latin_words_in_russian(game: AnyGame) -> None:
    skip_unless_russian(game)
    words = Words("ru", (LOCALE, game.locale))
    for clause, move in refusals(game).items():
        said = words("table-refused", move=move_in_words(move, game.book, words), text=clause.text("ru"))
        assert not latin_words(said), said


def test_every_pick_is_called_something_or_written_alike_everywhere(game: AnyGame) -> None:
    skip_unless_russian(game)
    words = Words("ru", (LOCALE, game.locale))
    for verb in game.book.verbs:
        for move in (verb.first, verb.first + verb.size // 2, verb.first + verb.size - 1):
            assert not latin_words(move_in_words(move, game.book, words)), game.book.notation(move)


def test_rules_hold_no_latin_words_in_russian(game: AnyGame) -> None:
    skip_unless_russian(game)
    words = Words("ru", (game.locale,))
    for clause in game.rulebook:
        for said in (clause.text("ru"), clause.chapter.title("ru"), clause.basis(words)):
            assert not latin_words(said), f"{clause.id}: {said}"


def test_events_and_outcome_hold_no_latin_words_in_russian(variant: Variant) -> None:
    skip_unless_russian(variant.game)
    words = variant.game.words("ru")
    match = played(variant, 2)
    for said in {_said_to_all(event, words) for events in match.log() for event in events}:
        assert not latin_words(said), said
    outcome = match.outcome()
    assert outcome is not None
    for message in (outcome.reason, *(f"score-{line}" for line in outcome.points[0])):
        assert not latin_words(words(message)), message


def _said_to_all(event: Event, words: Words) -> str:
    return f"{event.say(words)} {event.say_to_others(words, 'Игрок')}"


def test_an_event_for_its_player_can_be_said_to_others(variant: Variant) -> None:
    """Only for games that name their seats, so that the sentence for the others has a subject."""
    words = variant.game.words("ru")
    if not variant.game.seat_title(0, words):
        pytest.skip("its seats have no names")
    for events in played(variant, 2).log():
        for event in events:
            if event.message.endswith("-by-you"):
                assert "Игрок" in event.say_to_others(words, "Игрок")


def test_prompts_boards_and_texts_hold_no_latin_words_in_russian(variant: Variant, budget: Budget) -> None:
    skip_unless_russian(variant.game)
    game, words = variant.game, variant.game.words("ru")
    for state in islice(walk(variant, 2), 0, 400, 1 + 400 // budget.drawn):
        view = game.view(state, max(state.actor, 0))
        shown = [
            read_aloud(drawing)
            for drawing in [
                game.svg(view, words),
                *(layer for part in game.panels(view, words) for layer in part.layers.values()),
            ]
        ]
        shown.append(re.sub(r"\[[^\]]*\]", " ", game.text(view, words)).replace("from B2", ""))
        if state.actor != OVER:
            shown.append(game.prompt(view, words))
            others = [seat for seat in (SPECTATOR, *range(variant.seats)) if seat != state.actor]
            shown += [game.waiting(game.view(state, seat), "Ада", words) for seat in others]
        for text in shown:
            assert not latin_words(text), latin_words(text)
