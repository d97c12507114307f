"""Every message of a game exists in each of its languages, English among them, and takes the same arguments there."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from aevum.kernel.game import AnyGame
from aevum.kernel.words import DEFAULT_LANGUAGE, KERNEL_LOCALE, Argument
from aevum.testing.budget import Budget
from aevum.testing.messages import assert_languages_agree
from aevum.testing.variants import Variant
from aevum.testing.walks import line, random_events


@cache
def bundle(language: str, locale: Path) -> FluentBundle:
    """Return the messages of one language alone, without English as a fallback."""
    words = FluentBundle([language], use_isolating=False)
    for folder in (KERNEL_LOCALE, locale):
        words.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return words


def assert_said(game: AnyGame, message: str, **arguments: Argument) -> None:
    """Assert that the message exists in every language of the game and needs no other arguments than these."""
    for language in game.languages:
        words = bundle(language, game.locale)
        assert words.has_message(message), f"{language}: there is no {message}"
        pattern = words.get_message(message).value
        assert pattern is not None, f"{language}: {message} has no text"
        sentence, errors = words.format_pattern(pattern, arguments)
        assert not errors, f"{language}: {message}: {errors}"
        assert str(sentence).strip(), f"{language}: {message} is empty"


def test_every_event_has_words(variant: Variant, budget: Budget) -> None:
    for event in set(random_events(variant, variant.part_of(budget.worded))):
        assert_said(variant.game, event.message, **dict(event.arguments))


def test_every_event_leads_to_its_clause(variant: Variant, budget: Budget) -> None:
    for event in set(random_events(variant, variant.part_of(budget.worded))):
        assert event.clause in variant.game.rulebook, event


def test_the_outcome_has_words(variant: Variant) -> None:
    for seed in range(2):
        outcome = line(variant, seed).end().outcome()
        assert outcome is not None
        assert_said(variant.game, outcome.reason)
        for name in {name for lines in (*outcome.points, *outcome.tie_breaks) for name in lines}:
            assert_said(variant.game, f"score-{name}")


def test_the_game_its_options_and_what_stands_in_its_moves_have_names(game: AnyGame) -> None:
    assert_said(game, "game-title")
    assert_said(game, "game-about")
    for entry in game.option_names():
        assert_said(game, f"option-{entry.name}")
    for domain in {domain.name for verb in game.book.verbs for domain in verb.domains}:
        assert_said(game, f"domain-{domain}")
    for heading in {verb.heading for verb in game.book.verbs if verb.heading}:
        assert_said(game, f"heading-{heading}")


def test_the_game_is_written_in_english(game: AnyGame) -> None:
    assert DEFAULT_LANGUAGE in game.languages


def test_every_clause_is_written_in_every_language_and_has_its_place(game: AnyGame) -> None:
    assert len(game.rulebook) > 0
    for clause in game.rulebook:
        texts = [clause.text(language).strip() for language in game.languages]
        assert all(texts), clause.id
        assert len(set(texts)) == len(game.languages), f"{clause.id}: one text stands for two languages"
        assert clause.place, clause.id


def test_every_chapter_has_a_title_in_every_language(game: AnyGame) -> None:
    for chapter in {clause.chapter for clause in game.rulebook}:
        titles = [chapter.title(language).strip() for language in game.languages]
        assert all(titles), chapter.id
        assert len(set(titles)) == len(game.languages), f"{chapter.id}: one title stands for two languages"


def test_clauses_of_a_chapter_stand_together(game: AnyGame) -> None:
    chapters = [chapter.id for chapter, _ in groupby(clause.chapter for clause in game.rulebook)]
    assert len(set(chapters)) == len(chapters)


def test_all_languages_hold_the_same_messages_with_the_same_variables(game: AnyGame) -> None:
    assert_languages_agree(game.locale, game.languages)
