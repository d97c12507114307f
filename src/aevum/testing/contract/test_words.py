"""Every message of a game exists in English, Spanish and Russian, and takes the same arguments there."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import aevum
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.kernel.words import KERNEL_LOCALE, LANGUAGES, Argument
from aevum.testing.budget import Budget
from aevum.testing.variants import Variant
from aevum.testing.walks import line, random_events

PACKAGE: Final = Path(aevum.__file__).parent
LOCALES: Final = {folder.parent.name: folder for folder in sorted(PACKAGE.rglob("locale"))} | {
    game.id.replace("-", "_"): game.locale for game in games().values()
}
every_locale = pytest.mark.parametrize("locale", LOCALES.values(), ids=list(LOCALES))


@cache
def bundle(language: str, locale: Path) -> FluentBundle:
    """Return the messages of one language alone, without English as a fallback."""
    words = FluentBundle([language], use_isolating=False)
    for folder in (KERNEL_LOCALE, locale):
        words.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return words


def assert_said(game: AnyGame, message: str, **arguments: Argument) -> None:
    """Assert that the message exists in every language and needs no other arguments than these."""
    for language in LANGUAGES:
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


def test_every_clause_is_written_in_three_languages_and_has_its_place(game: AnyGame) -> None:
    assert len(game.rulebook) > 0
    for clause in game.rulebook:
        texts = [clause.text(language).strip() for language in LANGUAGES]
        assert all(texts), clause.id
        assert len(set(texts)) == len(LANGUAGES), f"{clause.id}: one text stands for two languages"
        assert clause.place, clause.id


def test_every_chapter_has_a_title_in_three_languages_and_is_named_as_the_file_that_decides_it(game: AnyGame) -> None:
    for chapter in {clause.chapter for clause in game.rulebook}:
        titles = [chapter.title(language).strip() for language in LANGUAGES]
        assert all(titles), chapter.id
        assert len(set(titles)) == len(LANGUAGES), f"{chapter.id}: one title stands for two languages"
        places = ("rules/{}.py", "{}.py", "cards/{}.toml")
        files = [game.folder / place.format(chapter.id) for place in places]
        assert any(file.exists() for file in files), f"no file of the rules is named {chapter.id}"


def test_clauses_of_a_chapter_stand_together(game: AnyGame) -> None:
    chapters = [chapter.id for chapter, _ in groupby(clause.chapter for clause in game.rulebook)]
    assert len(set(chapters)) == len(chapters)


# -- the files


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.names.add(node.id.name)


def variables_by_message(file: Path) -> dict[str, set[str]]:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{file} does not parse at: {junk}"
    found: dict[str, set[str]] = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@every_locale
def test_all_languages_hold_the_same_messages_with_the_same_variables(locale: Path) -> None:
    english, *others = [variables_by_message(locale / f"{language}.ftl") for language in LANGUAGES]
    assert english
    for language, messages in zip(LANGUAGES[1:], others, strict=True):
        assert messages == english, language


def test_a_difference_between_languages_is_seen(tmp_path: Path) -> None:
    for language, text in zip(LANGUAGES, ("hi = { $name }", "hi = { $who }", "hi = { $name }"), strict=True):
        (tmp_path / f"{language}.ftl").write_text(text)
    with pytest.raises(AssertionError, match="es"):
        test_all_languages_hold_the_same_messages_with_the_same_variables(tmp_path)
